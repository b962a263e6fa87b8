# Is Oblivion's "axis order X*Y*Z"? Readings of its setAngle x y z, each taken where the object then points
# (tests/data/oblivion_readings.csv has the same with their sources). One alone would leave hundreds of conventions.

show oblivion urot
task tune
tool detective
page tune
side map
attitude 45 0 0
reading 0 0 45
attitude 0 -30 0
reading 30 0 0
attitude 0 0 -20
reading 0 20 0
expect detect not one
attitude 30 -20 0
reading 17.4952 -9.8466 28.4812
attitude 120 35 0
reading 19.2953 29.784 125.1767
attitude -75 -50 0
reading 17.1423 47.7265 -67.3709
attitude -160 -15 0
reading -14.1327 5.0785 -160.6299
detect readings
expect detect = oblivion
expect detect = one
check readings
expect check = pass
