# The bundled demo flight: one ship, three engines, and the vertical.
#
# Four cards: what seed 000's function reads (urot), the same read by the closed form with memory
# (urot:nearest), and two engines that have their poles elsewhere. Nothing is staged: the script only
# steers, and every number comes from the published formula in the published arithmetic.

show urot urot:nearest oblivion lsl
camera orbit
orbit 0 -17                              # from a little below: the horizon low, stars behind the ship

# Take off, heading west, and bank into a climbing turn to the left. All is well.
attitude 260 3 0
rate bank-left 42 for 1 meanwhile
rate pitch-up 12 for 3 meanwhile
rate yaw-left 14 for 4
rate bank-right 30 for 1.4
expect urot state calm
expect urot flickers = 0
expect urot error-deg < 0.01

# Up and past the zenith, 0.4 degrees beside it. Yaw and roll swing by half a turn within a few ticks: their
# other name. The rebuilt ship does not jump.
cross miss 0.4 rate 60
expect urot name-jumps >= 1
expect urot flickers = 0
expect urot:nearest flickers = 0

# Exactly through it.
cross miss 0 rate 60
expect urot:nearest flickers = 0

# Back to the vertical, to a hundredth of a degree: asin sees more than 1 and pitch is not a number.
hold distance 0.01 jitter 1e-7 for 4
expect urot flickers >= 20
expect urot cause domain
expect urot:nearest flickers = 0

# And onto the vertical itself. Choosing the arithmetic starts the accumulation anew from where the ship
# is, so that no drift keeps it off. Now both atan2 see nothing but rounding noise, too.
rate yaw-right 6 for 1
hold distance 0 for 0.5
arithmetic float32
hold distance 0 jitter 6e-8 for 3.73
expect urot domain >= 20
expect urot noise >= 5
expect urot:nearest flickers = 0
expect oblivion flickers = 0
expect lsl flickers = 0

# It ends as it began for the author of seed 000: nose straight up, flickering. The length of the last hold is
# chosen so that the flight stops in a tick in which pitch is NaN: the engine reads 0 and lays the ship flat. On
# another C library the last bits, and with them that tick, may fall differently; the flicker does not.
expect urot flickers >= 100
expect urot:nearest error-deg < 0.02
expect oblivion state calm
expect lsl state stretched
