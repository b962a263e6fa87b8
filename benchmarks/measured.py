# SPDX-FileCopyrightText: 2026 The Gimbalscope authors
# SPDX-License-Identifier: MIT
"""What was measured, as rows of a table, and what it was measured on."""
import dataclasses
import os
import platform
import subprocess


@dataclasses.dataclass
class Row:
    """`ok` says whether the goal is met, `gate` whether a test may hold us to it (None: it may not)."""
    goal: str
    what: str
    ours: str
    anchor: str = ""
    compared: str = ""
    bound: str = ""
    ok: bool | None = None
    gate: bool | None = None


def percentile(values, share):
    """The value below which so large a share lies: 0.5 the median, 0.99 the slow ones."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def processor():
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            return next(line.split(":", 1)[1].strip() for line in file if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.machine()


def commit():
    result = subprocess.run(["git", "describe", "--always", "--dirty"], capture_output=True, text=True,
                            cwd=os.path.dirname(os.path.abspath(__file__)))
    return result.stdout.strip() or "unknown"


def facts(renderer):
    return (f"{processor()}, {os.cpu_count()} cores (load {os.getloadavg()[0]:.1f} while measuring), "
            f"{platform.system()} {platform.release()}\n"
            f"{renderer}; commit {commit()}; attitudes float64, engines' formulas float32")
