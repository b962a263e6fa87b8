# A calm picture: the worked example that every view agrees on, reached by flying.
#
# heading 30, nose up 20, bank 40: urot 3641 5461 7282, oblivion -37.296 -25.193 31.281.

show urot oblivion lsl lsl-rpy
camera orbit
attitude -40 0 0
rate yaw-right 35 for 2
rate pitch-up 20 for 1
rate bank-right 40 for 1

expect heading = 30         # within 1e-6
expect nose-up = 20
expect bank = 40
expect urot pitch = 3641
expect urot yaw = 5461
expect urot roll = 7282
expect urot state calm
expect urot error-deg < 0.01
expect oblivion error-deg < 0.001
expect lsl state calm
expect lsl-rpy flickers = 0
