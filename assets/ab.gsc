# A/B: urot as published against the same convention by the angles nearest to the ones before, in one card. B's needle
# and dashed rings lie over A's; the maps and the numbers over the whole sphere say which is better, and where.

show urot versus urot:nearest lsl
task tune
tool compare
side map
page tune
camera orbit
orbit 0 -14
attitude 20 10 0
rate pitch-up 20 for 3
rate yaw-left 8 for 2
hold distance 0.01 jitter 1e-7 for 3
expect urot flickers >= 10
expect urot versus-error-deg < 0.01
