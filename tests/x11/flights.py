# SPDX-FileCopyrightText: 2026 The Gimbalscope authors
# SPDX-License-Identifier: MIT
"""What the lines of a journal amount to: as the command line plays them, and in degrees and seconds."""
import json
import math
import os
import subprocess
import tempfile

from harness import PROGRAM


def play(lines):
    """The final state of a script, as the command line reports it."""
    with tempfile.NamedTemporaryFile("w", suffix=".gsc", delete=False) as file:
        file.write("\n".join(lines) + "\n")
    try:
        result = subprocess.run([PROGRAM, "play", file.name, "--format", "json"], check=True,
                                capture_output=True, text=True)
        return json.loads(result.stdout.splitlines()[-1])
    finally:
        os.unlink(file.name)


def steered(lines):
    return [line for line in lines if line.startswith(("steer", "turn"))]


def seconds_flown(lines):
    return sum(int(line.split()[1]) for line in lines if line.startswith("advance")) / 240


def nose_up_degrees(attitude):
    x, y, z, w = attitude
    return math.degrees(math.asin(max(-1.0, min(1.0, 2.0 * (x * z - w * y)))))


def total_degrees(attitude):
    """The whole turn from level, 0 to 180: unlike nose up it does not fold at the vertical."""
    x, y, z, w = attitude
    return math.degrees(2.0 * math.atan2(math.hypot(x, y, z), abs(w)))
