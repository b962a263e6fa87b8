#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Gimbalscope authors
# SPDX-License-Identifier: MIT
#
# Plays a flight and converts rotations under valgrind's memcheck, good input and bad:
#   valgrind_test.sh PROGRAM
# Fails when a byte is read or written that is nobody's, used before it is set, or lost.
set -eu
program=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

cat >"$folder/flight.gsc" <<'FLIGHT'
show urot urot:nearest lsl oblivion
tumble rate 90 for 1
arithmetic half
hold distance 0 jitter 1e-7 for 0.5
theme light
seek 0.4
pause off
wait 0.2
undo
undo
redo
preset 4
wait 0.2
FLIGHT

# check CODE ARGUMENTS...: the exit code has to be CODE; 99 is valgrind's own.
check() {
    expected=$1
    shift
    code=0
    valgrind --quiet --error-exitcode=99 --leak-check=full --errors-for-leak-kinds=definite \
        "$program" "$@" <"$folder/in" >"$folder/out" 2>"$folder/err" || code=$?
    if [ "$code" -ne "$expected" ]; then
        echo "gimbalscope $* ended with $code instead of $expected:"
        cat "$folder/err"
        exit 1
    fi
}

: >"$folder/in"
check 0 play "$folder/flight.gsc" --format json
check 0 list
printf '3641 5461 7282\n0 16384 0\n' >"$folder/in"
check 0 convert --from urot --to all --format json
printf '0 0 0 1\nrubbish\n1 2 3 4 5\n' >"$folder/in"
check 1 convert --from quat --to urot,lsl:nearest --format csv
printf '0 0 0 1\n\377\377\n' >"$folder/in"
check 4 convert --from quat --to urot
printf 'x,y,z,w,note\n0,0,0,1,calm\n' >"$folder/in"
check 0 convert --from quat --to urot --keep-columns --format csv -i - -o "$folder/out.csv"
printf 'tumble for\n' >"$folder/bad.gsc"
check 4 play "$folder/bad.gsc"
