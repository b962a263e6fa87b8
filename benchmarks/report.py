#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Gimbalscope authors
# SPDX-License-Identifier: MIT
"""Turns the JSON of gimbalscope_bench into a table: nanoseconds (the fewest of all repetitions), times
glm::eulerAngles on the same data in the same run, and the worst errors.

  report.py FILE.json            the table
  report.py --run PROGRAM        runs it briefly first (the times then mean little)
  ... --check                    fails unless every row keeps the bounds of its policy
  ... --goals                    the goals P1 to P5 as ratios of this run, GLM's and Eigen's time to ours
  ... --python FILE.json         with --goals: P3, P6 and P7 beside Python, from batch_python.py --json

Times are never checked. Bounds are on the angle between an attitude and the one put together again."""
import argparse
import json
import math
import subprocess
import sys

# Radians. The pinned and held policies move the ship by at most their cap inside it, on top of rounding.
ROUNDING = {"float32": 1e-6, "float64": 2e-15}
TAU = 2e-6
CAPS = {"principal": 0.0, "pin-first": 2 * TAU, "pin-third": 2 * TAU, "keep-last": 2 * TAU,
        "nearest": 4 * TAU}
# Goal, way, arithmetic, data, anchor, times as fast at least.
GOALS = [("P1", "avx2", "float32", "smooth", "glm-eulerAngles", 10), ("P1", "avx2", "float32", "smooth", "eigen-eulerAngles", 18),
         ("P2", "avx2", "float32", "random", "glm-eulerAngles", 30), ("P3", "avx2", "float64", "smooth", "glm-eulerAngles", 4),
         ("P3", "avx2", "float64", "smooth", "eigen-eulerAngles", 7.5), ("P4", "avx512", "float32", "smooth", "glm-eulerAngles", 18),
         ("P4", "avx512", "float64", "smooth", "glm-eulerAngles", 7), ("P5", "one", "float64", "smooth", "glm-eulerAngles", 1)]
# The bank is lost on purpose.
LOSSY = {"oblivion-actor"}


def results(data):
    """name -> the benchmark with the fewest nanoseconds among its repetitions."""
    best = {}
    for bench in data["benchmarks"]:
        if bench.get("run_type") == "aggregate" or bench["run_name"].startswith("frame/"):
            continue
        name = bench["run_name"]
        if name not in best or bench["cpu_time"] < best[name]["cpu_time"]:
            best[name] = bench
    return best


def table(best):
    glm = {}
    for name, bench in best.items():
        kind, what, _, arithmetic, data = name.split("/")
        if kind == "anchor" and what.startswith("glm"):
            glm[arithmetic, data] = bench["cpu_time"]
    print(f"{'':58} {'ns':>8} {'x glm':>6} {'error rad':>10} {'at poles':>10} {'NaN':>5}")
    for name, bench in sorted(best.items()):
        _, _, _, arithmetic, data = name.split("/")
        anchor = glm.get((arithmetic, data))
        ratio = f"{bench['cpu_time'] / anchor:6.2f}" if anchor else f"{'-':>6}"
        print(f"{name:58} {bench['cpu_time']:8.1f} {ratio} {bench['error_rad']:10.1e} "
              f"{bench['pole_error_rad']:10.1e} {bench['pole_nan'] + bench['nan']:5.0f}")


def goals(best):
    """Prints each goal with its ratio; what this processor has no instructions for is said."""
    for goal, way, arithmetic, data, anchor, least in GOALS:
        ours = best.get(f"batch/{way}/zyx/{arithmetic}/{data}")
        theirs = best.get(f"anchor/{anchor}/zyx/{arithmetic}/{data}")
        if not ours or not theirs:
            print(f"{goal}  {way} {arithmetic} {data}: not measured here")
            continue
        ratio = theirs["cpu_time"] / ours["cpu_time"]
        print(f"{goal}  {way} {arithmetic} {data}: {ratio:.1f} times {anchor} (goal {least}) "
              f"{verdict(ratio >= least)}, "
              f"error {math.degrees(max(ours['error_rad'], ours['pole_error_rad'])):.1e} degrees")


def verdict(is_met):
    return "met" if is_met else "MISSED"


def python_goals(found):
    """Prints the goals that batch_python.py measured."""
    for each in found.get("kernel", []):
        if each["data"] != "smooth" or each["arithmetic"] != "float64" or "avx2" not in each["ns"]:
            continue
        for anchor, least in (("numpy", 3), ("scipy", 350)):
            ratio = each["ns"][anchor] / each["ns"]["avx2"]
            print(f"P3  avx2 float64 smooth: {ratio:.1f} times {anchor} (goal {least}) {verdict(ratio >= least)}")
        if "avx512" in each["ns"]:
            # numpy takes AVX-512 of itself where it is; NPY_DISABLE_CPU_FEATURES takes it away.
            print(f"P3  avx512 float64 smooth: {each['ns']['numpy'] / each['ns']['avx512']:.1f} times numpy")
    if "table" in found:
        seconds = found["table"]["s"]
        ratio = seconds["numpy, one"] / seconds["ours"]
        same = seconds["numpy, three"] / seconds["ours"]
        print(f"P6  {found['table']['rows']} rows to three conventions: {seconds['ours']:.2f} s (goal 0.6 on a quiet machine), "
              f"{ratio:.1f} times numpy with one of them (goal 11) {verdict(ratio >= 11)}, {same:.1f} times with all three")
        peak = found["table"]["peak_kib"]
        if peak:
            print(f"P7  the same, peak memory: {peak / 1024:.1f} MiB (goal 64) {verdict(peak <= 65536)}")
    if "start" in found:
        ms = found["start"]["ms"]
        print(f"P7  ten rows: {ms['ten rows']:.1f} ms (goal 10) {verdict(ms['ten rows'] <= 10)}, "
              f"/bin/true {ms['/bin/true']:.1f} ms")


def broken_bounds(best):
    """Yields a sentence per row and policy that breaks its bound."""
    checked = 0
    for name, bench in sorted(best.items()):
        kind, row, policy, arithmetic, _ = name.split("/")
        if kind == "batch" and not max(bench["error_rad"], bench["pole_error_rad"]) <= ROUNDING[arithmetic]:
            yield f"{name}: {bench['error_rad']:.2e}, at poles {bench['pole_error_rad']:.2e}"
        if policy not in CAPS or row in LOSSY:
            continue
        checked += 1
        bound = ROUNDING[arithmetic]
        at_poles = max(bound, CAPS[policy])
        if bench["nan"] or bench["pole_nan"]:
            yield f"{name}: NaN"
        # The flight and the random attitudes may meet a cap too.
        if not max(bench["error_rad"], bench["pole_error_rad"]) <= at_poles:
            yield f"{name}: {bench['error_rad']:.2e}, at poles {bench['pole_error_rad']:.2e} > {at_poles:.1e}"
        if not all(map(math.isfinite, (bench["cpu_time"], bench["error_rad"]))):
            yield f"{name}: not measured"
    if not checked:
        yield "nothing was measured"


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", nargs="?")
    parser.add_argument("--run", metavar="PROGRAM")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--goals", action="store_true")
    parser.add_argument("--python", metavar="FILE")
    arguments = parser.parse_args()
    if arguments.run:
        command = [arguments.run, "--benchmark_min_time=0.00001", "--benchmark_format=json"]
        text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    elif arguments.file:
        with open(arguments.file, encoding="utf-8") as file:
            text = file.read()
    else:
        parser.error("a FILE or --run PROGRAM")
    best = results(json.loads(text))
    if arguments.goals:
        goals(best)
        if arguments.python:
            with open(arguments.python, encoding="utf-8") as file:
                python_goals(json.load(file))
    else:
        table(best)
    if not arguments.check:
        return 0
    bad = list(broken_bounds(best))
    print("\n".join(bad))
    return 1 if bad else 0


sys.exit(main())
