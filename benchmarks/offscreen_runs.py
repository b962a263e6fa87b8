# SPDX-FileCopyrightText: 2026 The Gimbalscope authors
# SPDX-License-Identifier: MIT
"""Goals P9 and P11 without a window: gimbalscope_frame_bench for times, callgrind for instructions."""
import json
import os
import re
import shutil
import subprocess

from measured import Row


def frames(program, quick):
    """The runs of every benchmark at 1280x800, and the renderer's name."""
    command = [program, "--benchmark_filter=/1280/800", "--benchmark_format=json",
               "--benchmark_enable_random_interleaving=true",
               f"--benchmark_repetitions={1 if quick else 7}",
               f"--benchmark_min_time={0.3 if quick else 1}"]
    data = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    runs = {}
    for bench in data["benchmarks"]:
        if bench.get("run_type") != "aggregate":
            runs.setdefault(bench["run_name"].split("/")[1], []).append(bench)
    return runs, data["context"].get("renderer", "unknown renderer")


def fewest(runs, name, what):
    return min(run[what] for run in runs[name])


def instructions(program, *arguments):
    """How many one run takes; the difference of two numbers of frames leaves out the start."""
    result = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, *map(str, arguments)],
        check=True, capture_output=True, text=True)
    return int(re.search(r"Collected : (\d+)", result.stderr).group(1)), int(result.stdout)


def per_frame(program, what, *more):
    few, many = 10, 40
    less, _ = instructions(program, what, few, *more)
    total, vertices = instructions(program, what, many, *more)
    return (total - less) / (many - few), vertices


def counted(program):
    """Instructions of building the interface beside an anchor of as many vertices."""
    if not shutil.which("valgrind"):
        return []
    flight, _ = per_frame(program, "flight")
    panels, vertices = per_frame(program, "panels")
    anchor, anchor_vertices = per_frame(program, "anchor", vertices)
    ours = panels - flight
    return [Row("P9", "instructions to build the interface (callgrind)",
                f"{ours / 1e6:.2f} M, {vertices} v", f"{anchor / 1e6:.2f} M, {anchor_vertices} v",
                f"x {ours / anchor:.2f}", "", None, ours / anchor <= 2.5)]


def measure(build, quick, _folder):
    """The rows, and the renderer's name."""
    runs, renderer = frames(os.path.join(build, "benchmarks", "gimbalscope_frame_bench"), quick)
    rows = []
    build_ms, anchor_ms = (fewest(runs, name, "build_ms") for name in ("cockpit", "same-vertices"))
    slow_ms, slow_anchor = (fewest(runs, name, "build_p99_ms") for name in ("cockpit", "same-vertices"))
    vertices, anchor_vertices = (int(runs[name][0]["vertices"]) for name in ("cockpit", "same-vertices"))
    rows.append(Row("P9", "building the interface, processor time",
                    f"{build_ms:.3f} ms, {vertices} v", f"{anchor_ms:.3f} ms, {anchor_vertices} v",
                    f"x {build_ms / anchor_ms:.2f}", "0.5 ms", build_ms <= 0.5,
                    build_ms / anchor_ms <= 5.0))  # tells a tenfold; counted() is the close one
    rows.append(Row("P9", "  99 % of frames", f"{slow_ms:.3f} ms", f"{slow_anchor:.3f} ms",
                    f"x {slow_ms / slow_anchor:.2f}", "1.0 ms", slow_ms <= 1.0))
    rows += counted(os.path.join(build, "benchmarks", "gimbalscope_ui_count"))
    ours, slow = fewest(runs, "cockpit", "real_time"), fewest(runs, "cockpit", "frame_p99_ms")
    for anchor, name, gate in (("imgui-demo", "ImGui demo", 8.0), ("clear", "clear", None)):
        other, slow_other = (fewest(runs, anchor, what) for what in ("real_time", "frame_p99_ms"))
        spent, spent_other = (fewest(runs, each, "cpu_time") for each in ("cockpit", anchor))
        rows.append(Row("P11", f"frame offscreen, beside {name}",
                        f"{ours:.2f} ms, {1e3 / ours:.0f}/s", f"{other:.2f} ms, {1e3 / other:.0f}/s",
                        f"x {ours / other:.2f}", "60/s", ours <= 1e3 / 60))
        rows.append(Row("P11", "  processor time of all threads in a frame", f"{spent:.2f} ms",
                        f"{spent_other:.2f} ms", f"x {spent / spent_other:.2f}", "", None,
                        spent / spent_other <= gate if gate else None))
        rows.append(Row("P11", "  99 % of frames", f"{slow:.2f} ms", f"{slow_other:.2f} ms",
                        f"x {slow / slow_other:.2f}", "20 ms", slow <= 20.0))
    return rows, renderer
