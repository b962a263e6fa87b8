# Stretched: a climbing turn to about heading 16, nose up 75. urot's yaw and roll turn almost four times as
# fast as the ship, and nothing is wrong yet: the rebuilt ship is where the ship is.

show urot oblivion lsl urot:nearest
camera orbit
orbit 0 -14
attitude 304 -8 0
rate yaw-right 6 for 6 meanwhile
rate bank-left 2 for 6 meanwhile
rate pitch-up 14.3 for 6

expect urot state stretched
expect urot flickers = 0
expect oblivion state calm
