# Over the top at a distance: names jump, poses do not; then NaN at the vertical itself.
show urot urot:nearest oblivion aero-321
turn yaw-right 30
turn pitch-up 80
turn bank-right 20
rate pitch-up 45 for 1
attitude quat -0.1830127 -0.6830127 -0.1830127 0.6830127
tick
expect urot state nan
attitude quat -0.5 -0.5 -0.5 0.5
tick
