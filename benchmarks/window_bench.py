#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Gimbalscope authors
# SPDX-License-Identifier: MIT
"""What frames, waiting, keys, starting and memory cost, each beside its anchor in one run: a table.

  window_bench.py BUILD             BUILD is a build folder, e.g. build/ci; takes some three minutes
  window_bench.py BUILD --quick     less of everything; the times then mean less
  ... --check                       fails where a ratio, a count or a size is beyond its bound

The program runs on an Xvfb of its own, by a software renderer where there is no other; keys are XTest
events. The anchors are benchmarks/bare_window.cpp and benchmarks/anchor_ui.cpp: the same libraries,
window size and kind of context. Runs of ours and of the anchor alternate, so that what else the machine
does meets both. Milliseconds are printed and never checked. Without Xvfb: exit code 77."""
import argparse
import os
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../tests/x11"))
import window_runs  # noqa: E402
import offscreen_runs  # noqa: E402
from measured import facts  # noqa: E402


def row_text(row):
    verdict = "" if row.ok is None else "ok" if row.ok else "MISSED"
    return (f"{row.goal:4} {row.what:47} {row.ours:>19} {row.anchor:>22} {row.compared:>17} "
            f"{row.bound:>17} {verdict}")


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="gimbalscope-bench-") as folder:
        measured, renderer = offscreen_runs.measure(arguments.build, arguments.quick, folder)
        windows = window_runs.measure(arguments.build, arguments.quick, folder)
    print(facts(renderer))
    print(f"{'goal':4} {'1280x800, four cards, flying a loop':47} {'ours':>19} {'anchor':>22} "
          f"{'ours to anchor':>17} {'goal':>17}")
    rows = measured + windows
    for row in rows:
        print(row_text(row))
    if not windows:
        print("no Xvfb: the window was not measured")
        return 77
    broken = [row for row in rows if row.gate is False]
    for row in broken:
        print(f"beyond its gate: {row.goal} {row.what}: {row.ours}, {row.compared}")
    return 1 if arguments.check and broken else 0


if __name__ == "__main__":
    sys.exit(main())
