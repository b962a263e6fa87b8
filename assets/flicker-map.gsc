# The flicker map of urot: how wrong, and why, over distance from the pole and heading. The ship stands
# on the vertical, held there with a jitter of a rounding error, and flickers.

show urot urot:nearest oblivion lsl
camera orbit
orbit 0 -14
side map
page side
attitude 20 10 0
rate pitch-up 20 for 3
rate yaw-left 8 for 2
hold distance 0.01 jitter 1e-7 for 3
expect urot flickers >= 10
