#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Gimbalscope authors
# SPDX-License-Identifier: MIT
"""Holds Gimbalscope against Python (goals P3, P6, P7): the batch kernel beside numpy's formula and SciPy on the very
attitudes of gimbalscope_bench, a table of 3.6 million rows beside pandas and numpy, and the start of a command beside
that of /bin/true. Ours and theirs run in turn; of each the fewest of all turns counts, medians stand in brackets.

  batch_python.py BUILD           everything; BUILD holds gimbalscope and gimbalscope_bench
  ... --only kernel|table|start   one part of it
  ... --rows N                    a shorter table
  ... --json FILE                 also as JSON, for report.py --goals --python FILE

Needs numpy and SciPy, and takes pandas where it is there (Debian: python3-numpy python3-scipy python3-pandas)."""
import argparse
import json
import os
import pathlib
import platform
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

TURNS = 7
TABLE_TURNS = 3
WAYS = {"f4": "float32", "f8": "float64"}


def fewest(times):
    return f"{min(times):.4g} [{statistics.median(times):.4g}]"


def describe():
    import numpy
    import scipy
    flags = re.findall(r"^flags.*", pathlib.Path("/proc/cpuinfo").read_text(), re.M)
    sets = [each for each in ("sse2", "avx2", "avx512f") if flags and f" {each} " in flags[0] + " "]
    try:
        import pandas
        table = f"pandas {pandas.__version__}"
    except ImportError:
        table = "no pandas (numpy.loadtxt instead)"
    print(f"python {platform.python_version()}, numpy {numpy.__version__}, scipy {scipy.__version__}, {table}; "
          f"{os.cpu_count()} cores with {' '.join(sets)}; load {os.getloadavg()[0]:.1f}", flush=True)


def angles(numpy, w, x, y, z):
    """The textbook formula for z-y-x, vectorised: yaw, pitch, roll in radians."""
    return (numpy.arctan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z)),
            numpy.arcsin(numpy.clip(2 * (w * y - z * x), -1, 1)),
            numpy.arctan2(2 * (w * x + y * z), 1 - 2 * (x * x + y * y)))


def attitudes(build, folder, count):
    """The sets of gimbalscope_bench as files of doubles x y z w: name -> path."""
    subprocess.run([bench_of(build), f"--attitudes={folder}", f"--count={count}"], check=True)
    return {name: pathlib.Path(folder) / f"{name}.f64" for name in ("smooth", "random")}


def bench_of(build):
    below = build / "benchmarks" / "gimbalscope_bench"
    return below if below.exists() else build / "gimbalscope_bench"


def nanoseconds(task, count):
    start = time.perf_counter()
    task()
    return (time.perf_counter() - start) * 1e9 / count


def ours(build, name):
    command = [bench_of(build), f"--benchmark_filter=^{name}$", "--benchmark_min_time=0.03",
               "--benchmark_format=json"]
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    found = json.loads(text)["benchmarks"]
    return found[0]["cpu_time"] if found else None


def kernel(build):
    """numpy and SciPy against the batch kernel; one core each."""
    import numpy
    from scipy.spatial.transform import Rotation
    results = []
    with tempfile.TemporaryDirectory() as folder:
        files = attitudes(build, folder, 1 << 16)
        for data, path in files.items():
            doubles = numpy.fromfile(path).reshape(-1, 4)
            rotation = Rotation.from_quat(doubles)
            count = len(doubles)
            for scalar, arithmetic in WAYS.items():
                x, y, z, w = (numpy.ascontiguousarray(column, scalar) for column in doubles.T)
                times = {"avx2": [], "avx512": [], "numpy": [], "scipy": []}
                for _ in range(TURNS):
                    for way in ("avx2", "avx512"):
                        found = ours(build, f"batch/{way}/zyx/{arithmetic}/{data}")
                        times[way] += [] if found is None else [found]
                    times["numpy"].append(nanoseconds(lambda: angles(numpy, w, x, y, z), count))
                    if scalar == "f8":
                        times["scipy"].append(nanoseconds(lambda: rotation.as_euler("ZYX"), count))
                results.append({"data": data, "arithmetic": arithmetic,
                                "ns": {name: min(each) for name, each in times.items() if each}})
                told = ", ".join(f"{name} {fewest(each)}" for name, each in times.items() if each)
                print(f"kernel, {data}, {arithmetic}, 1 core, {count} attitudes, ns each: {told}", flush=True)
    return results


def write_table(build, path, rows):
    """t,qw,qx,qy,qz of a smooth flight at 1000 rows a second, nine decimals."""
    import numpy
    with tempfile.TemporaryDirectory() as folder:
        files = attitudes(build, folder, rows)
        q = numpy.fromfile(files["smooth"]).reshape(-1, 4)
    with open(path, "w", encoding="ascii") as file:
        file.write("t,qw,qx,qy,qz\n")
        for at in range(0, rows, 100000):
            part = q[at:at + 100000]
            lines = [f"{(at + i) / 1000:.3f},{each[3]:.9f},{each[0]:.9f},{each[1]:.9f},{each[2]:.9f}\n"
                     for i, each in enumerate(part.tolist())]
            file.write("".join(lines))


def convert_in_python(source, target, conventions):
    """The same work in Python: read, the formula once for each convention, write with six decimals."""
    import numpy
    try:
        import pandas
        columns = pandas.read_csv(source)
        w, x, y, z = (columns[name].to_numpy() for name in ("qw", "qx", "qy", "qz"))
    except ImportError:
        _, w, x, y, z = numpy.loadtxt(source, delimiter=",", skiprows=1, unpack=True)
    turned = [(x, y, z), (y, z, x), (z, x, y)][:conventions]
    found = [numpy.degrees(each) for axes in turned for each in angles(numpy, w, *axes)]
    numpy.savetxt(target, numpy.column_stack(found), fmt="%.6f", delimiter=",")


def convert_command(build, source):
    return [str(build / "gimbalscope"), "convert", "--from", "quat", "--to", "ZYX,urot,lsl", "--policy", "principal",
            "--angles-only", "--decimals", "6", "--format", "csv", "-i", str(source)]


def agree(ours_path, theirs_path):
    """Both say the same angles z-y-x in the rows that can be told from their start."""
    with open(ours_path, encoding="ascii") as mine, open(theirs_path, encoding="ascii") as other:
        next(mine)
        for left, right, _ in zip(mine, other, range(1000)):
            a = [float(each) for each in left.split(",")[1:4]]
            b = [float(each) for each in right.split(",")[:3]]
            if any(abs(p - q) > 1e-5 for p, q in zip(a, b)):
                return False
    return True


def table(build, rows):
    """P6: a table to three conventions. numpy does one of them, as the goal has it, and once all three."""
    with tempfile.TemporaryDirectory() as folder:
        source, mine, other = (pathlib.Path(folder) / name for name in ("in.csv", "ours.csv", "theirs.csv"))
        write_table(build, source, rows)
        command = convert_command(build, source)
        times = {"ours": [], "numpy, one": [], "numpy, three": []}

        def convert():
            with open(mine, "wb") as out:
                start = time.perf_counter()
                subprocess.run(command, stdout=out, stderr=subprocess.DEVNULL, check=True)
                return time.perf_counter() - start

        def in_python(conventions):
            start = time.perf_counter()
            convert_in_python(source, other, conventions)
            return time.perf_counter() - start

        for turn in range(TABLE_TURNS):
            times["ours"].append(convert())
            times["numpy, one"].append(in_python(1))
            if turn == 0 and not agree(mine, other):
                sys.exit("the angles differ")
            times["numpy, three"].append(in_python(3))
        peak = peak_kib(command)
    told = ", ".join(f"{name} {fewest(each)}" for name, each in times.items())
    print(f"table, {rows} rows of a smooth flight to 3 conventions, {os.cpu_count()} cores, s: {told}; "
          f"{rows / min(times['ours']) / 1e6:.1f} M rows per s, peak {peak} KiB; load {os.getloadavg()[0]:.1f}", flush=True)
    return {"rows": rows, "s": {name: min(each) for name, each in times.items()}, "peak_kib": peak}


def peak_kib(command):
    """The most memory that the command had, by time(1), which is small itself; None without it."""
    if not shutil.which("time"):
        return None
    done = subprocess.run([shutil.which("time"), "-f", "%M", *command], stdout=subprocess.DEVNULL,
                          stderr=subprocess.PIPE, text=True, check=False)
    return int(done.stderr.split()[-1])


def start(build):
    """P7: ten rows, and one attitude to all conventions."""
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder) / "ten.csv"
        source.write_text("t,qw,qx,qy,qz\n" + "".join(f"{i / 1000:.3f},0.5,0.5,-0.5,0.5\n" for i in range(10)))
        program = str(build / "gimbalscope")
        commands = {"/bin/true": ["/bin/true"], "ten rows": convert_command(build, source),
                    "one to all": [program, "convert", "--from", "quat", "--to", "all", "0.1", "0.2", "0.3", "0.9"],
                    "ten to all": [program, "convert", "--from", "quat", "--to", "all", "-i", str(source)]}
        times = {name: [] for name in commands}
        silent = os.open("/dev/null", os.O_WRONLY)
        actions = [(os.POSIX_SPAWN_DUP2, silent, 1), (os.POSIX_SPAWN_DUP2, silent, 2)]
        for _ in range(100):
            for name, command in commands.items():
                begun = time.perf_counter()
                os.waitpid(os.posix_spawn(command[0], command, os.environ, file_actions=actions), 0)
                times[name].append((time.perf_counter() - begun) * 1e3)
        peak = peak_kib(commands["ten rows"])
    told = ", ".join(f"{name} {fewest(each)}" for name, each in times.items())
    print(f"start, ms: {told}; peak {peak} KiB; load {os.getloadavg()[0]:.1f}", flush=True)
    return {"ms": {name: min(each) for name, each in times.items()}, "peak_kib": peak}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("--only", choices=("kernel", "table", "start"))
    parser.add_argument("--rows", type=int, default=3600000)
    parser.add_argument("--json", type=pathlib.Path)
    arguments = parser.parse_args()
    build = arguments.build.resolve()
    parts = {"start": lambda: start(build), "kernel": lambda: kernel(build),
             "table": lambda: table(build, arguments.rows)}
    # Before numpy is there, which makes each start of a program slower.
    results = {"start": parts["start"]()} if arguments.only in (None, "start") else {}
    describe()
    for name in ("kernel", "table"):
        if arguments.only in (None, name):
            results[name] = parts[name]()
    if arguments.json:
        arguments.json.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")


main()
