# From key to key, four ways: a turn, a climb and a roll (lesson L10). Squad and the spline come to the keys and leave
# them with one angular velocity; slerp and the angles of a convention do not. The control points A, B and C are those
# of the interval in which the ship is.

show urot lsl
keyframes set 0 0 0 0 1 1 0 0 0.7071067811865476 0.7071067811865476 2 0.35355339059327373 -0.3535533905932737 0.6123724356957946 0.6123724356957946 3 0.6830127018922194 0.18301270189221938 0.6830127018922194 0.18301270189221938
task interpolate
page interpolate
methods euler slerp squad spline
keyframe select 2
keyframes play for 1.35
