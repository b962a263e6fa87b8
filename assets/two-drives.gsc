# Two ships, one set of keys, flown up to the vertical and then yawed to the right. The left one is turned by
# its quaternion and does that. The right one is turned by urot's angles: with the nose up, yaw and roll turn it
# about one axis, so it only spins, and no key swings its nose aside.

show urot oblivion lsl urot:nearest
camera orbit
page flight
drive both
attitude 300 0 0
rate pitch-up 30 for 3
rate yaw-right 20 for 1.5

expect urot error-deg < 0.01
