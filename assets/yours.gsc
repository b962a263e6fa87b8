# A convention of one's own beside the row it was begun from: urot, with the closed form that tracks the angles
# instead of its formula at the pole. Both stand on the vertical with a jitter of rounding errors; urot flickers.

show urot
own yours from urot formula closed-form policy nearest tau 0.0001
task tune
side map
page tune
camera orbit
orbit 0 -14
attitude 20 10 0
rate pitch-up 20 for 3
rate yaw-left 8 for 2
hold distance 0.01 jitter 1e-7 for 3
expect urot flickers >= 10
expect yours flickers is 0
