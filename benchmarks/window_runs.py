# SPDX-FileCopyrightText: 2026 The Gimbalscope authors
# SPDX-License-Identifier: MIT
"""Goals P9 and P11 to P15 in a real window on an Xvfb of its own."""
import ctypes
import os
import random
import re
import shutil
import signal
import subprocess
import time

from harness import Server, wait_for
from measured import Row, percentile

WIDTH, HEIGHT = 1280, 800
MILLION = 1e6


class Keyboard:
    """Keys that the X server takes for pressed ones."""

    def __init__(self, display):
        self.x11, self.xtst = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
        self.x11.XOpenDisplay.restype = ctypes.c_void_p
        self.x11.XStringToKeysym.restype = ctypes.c_ulong
        self.connection = ctypes.c_void_p(self.x11.XOpenDisplay(display.encode()))

    def send(self, key, down):
        """When it was sent, in nanoseconds of the monotonic clock."""
        symbol = ctypes.c_ulong(self.x11.XStringToKeysym(key.encode()))
        code = self.x11.XKeysymToKeycode(self.connection, symbol)
        self.xtst.XTestFakeKeyEvent(self.connection, code, int(down), ctypes.c_ulong(0))
        sent = time.monotonic_ns()
        self.x11.XFlush(self.connection)
        return sent


class Run:
    """A program that logs its frames, from its start on."""

    def __init__(self, server, folder, command):
        self.server = server
        self.log = os.path.join(folder, "frames")
        self.messages = os.path.join(folder, "messages")
        if os.path.exists(self.log):
            os.unlink(self.log)
        environment = {**server.environment(), "GIMBALSCOPE_FRAME_LOG": self.log}
        with open(self.messages, "w", encoding="utf-8") as messages:
            self.started = time.monotonic_ns()
            self.process = subprocess.Popen(command, env=environment, cwd=folder, stderr=messages)
        wait_for(lambda: self.process.poll() is not None or self.frames(), "the first frame")
        if self.process.poll() is not None:
            raise AssertionError(f"{command[0]} ended early: " + open(self.messages).read())

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()

    def frames(self):
        """(begin, end, panels) of each frame so far, nanoseconds."""
        try:
            with open(self.log, encoding="ascii") as file:
                text = file.read()
        except FileNotFoundError:
            return []
        return [tuple(map(int, line.split())) for line in text[:text.rfind("\n") + 1].splitlines()]

    def after(self, seconds):
        """The frames that begin within so many seconds from now."""
        start = time.monotonic_ns()
        time.sleep(seconds)
        return [frame for frame in self.frames() if start <= frame[0]]

    def rest(self, quiet=0.2):
        """Waits until no frame has been drawn for a while."""
        wait_for(lambda: time.monotonic_ns() - self.frames()[-1][1] > quiet * 1e9, "rest")

    def processor_ns(self):
        """Processor time of all threads."""
        total = 0
        for task in os.listdir(f"/proc/{self.process.pid}/task"):
            with open(f"/proc/{self.process.pid}/task/{task}/schedstat", encoding="ascii") as file:
                total += int(file.read().split()[0])
        return total

    def memory(self):
        """Kilobytes by the kernel's names: Rss, Pss and Private_Dirty."""
        with open(f"/proc/{self.process.pid}/smaps_rollup", encoding="ascii") as file:
            return {name: int(size) for name, size in re.findall(r"(\w+): +(\d+) kB", file.read())}

    def window(self):
        return wait_for(lambda: self.server.xdotool("search", "--pid", self.process.pid), "the window")


class Bench:
    def __init__(self, build, quick, folder, server):
        self.quick, self.folder, self.server = quick, folder, server
        self.program = os.path.join(build, "gimbalscope")
        self.bare_program = os.path.join(build, "benchmarks", "bare_window")
        self.script = os.path.join(folder, "loop.gsc")
        with open(self.script, "w", encoding="ascii") as file:
            file.write("show urot urot:nearest oblivion lsl\nloop\n")

    def ours(self, *options):
        return Run(self.server, self.folder, [self.program, "--no-config", "--size", f"{WIDTH}x{HEIGHT}",
                                              *options])

    def bare(self, how):
        return Run(self.server, self.folder, [self.bare_program, how, str(WIDTH), str(HEIGHT)])

    def flying(self):
        """P11, and P9 in the same frames. Unpaced: as many frames as the machine can draw."""
        programs = {"ours": lambda: self.ours(self.script, "--frame-seconds", "0.0001"),
                    "demo": lambda: self.bare("demo"), "clear": lambda: self.bare("clear")}
        rates, slow, panels = ({name: [] for name in programs} for _ in range(3))
        for _ in range(1 if self.quick else 3):
            for name, start in programs.items():
                with start() as run:
                    time.sleep(1.0)
                    frames = run.after(1.5 if self.quick else 5.0)
                rates[name].append((len(frames) - 1) / (frames[-1][1] - frames[0][1]) * 1e9)
                slow[name].append(percentile([end - begin for begin, end, _ in frames], 0.99) / MILLION)
                panels[name] += [each for _, _, each in frames]
        ours = max(rates["ours"])
        rows = [Row("P9", "building the interface in the window: median, 99 %",
                    f"{percentile(panels['ours'], 0.5) / MILLION:.3f}, "
                    f"{percentile(panels['ours'], 0.99) / MILLION:.3f} ms", "", "", "0.5, 1.0 ms",
                    percentile(panels["ours"], 0.5) <= 5e5 and percentile(panels["ours"], 0.99) <= 1e6)]
        for name, words in (("demo", "ImGui demo"), ("clear", "clear and swap")):
            rows.append(Row("P11", f"frames in the window, beside {words}", f"{ours:.0f}/s",
                            f"{max(rates[name]):.0f}/s", f"x {ours / max(rates[name]):.2f}", "60/s",
                            ours >= 60.0))
            rows.append(Row("P11", "  99 % of frames", f"{min(slow['ours']):.1f} ms",
                            f"{min(slow[name]):.1f} ms", f"x {min(slow['ours']) / min(slow[name]):.2f}",
                            "20 ms", min(slow["ours"]) <= 20.0))
        return rows

    def paced(self):
        """P11 as people have it: the program's own pace."""
        with self.ours(self.script) as run:
            time.sleep(1.0)
            frames = run.after(3.0 if self.quick else 10.0)
        gaps = [after[1] - before[1] for before, after in zip(frames, frames[1:])]
        rate = len(gaps) / sum(gaps) * 1e9
        return [Row("P11", "at its own pace: frames, 99 % from frame to frame",
                    f"{rate:.1f}/s, {percentile(gaps, 0.99) / MILLION:.1f} ms", "60/s asked", "",
                    "", None)]

    def idle(self):
        """P12."""
        seconds = 2.0 if self.quick else 10.0

        def waited(run):
            run.rest(1.0)
            before = run.processor_ns()
            frames = run.after(seconds)
            return len(frames), (run.processor_ns() - before) / seconds / 1e7

        with self.bare("idle") as run:
            bare_frames, bare_share = waited(run)
        rows = []

        def add(what, run):
            frames, share = waited(run)
            rows.append(Row("P12", f"{what}, {seconds:.0f} s: frames, share of a core",
                            f"{frames}, {share:.2f} %", f"{bare_frames}, {bare_share:.2f} %",
                            f"+ {share - bare_share:.2f} %", "0, 0.3 %", frames == 0 and share <= 0.3,
                            frames == 0 and share <= 3.0))

        with self.ours() as run:
            add("idle", run)
            self.server.xdotool("windowunmap", run.window())
            add("hidden", run)
        with self.ours(self.script) as run:
            time.sleep(1.0)
            self.server.xdotool("windowunmap", run.window())
            time.sleep(0.5)
            before = run.processor_ns()
            frames = len(run.after(seconds))
            share = (run.processor_ns() - before) / seconds / 1e7
            rows.append(Row("P12", "hidden while flying on: frames, share of a core",
                            f"{frames}, {share:.2f} %", "", "", "0 frames", frames == 0, frames == 0))
        return rows

    def keys(self):
        """P13: N turns the navball from the pilot's to the outside view and back."""
        keyboard = Keyboard(self.server.display)
        taken, drawn = [], []
        with self.ours() as run:
            self.server.xdotool("windowfocus", "--sync", run.window())
            for _ in range(8 if self.quick else 60):
                run.rest()
                time.sleep(random.uniform(0.0, 0.05))
                sent = keyboard.send("n", True)
                begin, end, _ = wait_for(
                    lambda: next((frame for frame in run.frames() if frame[0] >= sent), None), "a frame")
                keyboard.send("n", False)
                taken.append((end - sent) / MILLION)
                drawn.append((end - begin) / MILLION)
        frame = percentile(drawn, 0.5)
        late = [percentile(taken, share) - frame for share in (0.5, 0.95)]
        to_frame = percentile([whole - own for whole, own in zip(taken, drawn)], 0.5)
        return [Row("P13", f"key to finished frame, {len(taken)} times: median",
                    f"{percentile(taken, 0.5):.2f} ms", f"{frame:.2f} ms a frame", f"+ {late[0]:.2f} ms",
                    "+ 2 ms", late[0] <= 2.0, percentile(taken, 0.5) <= 3.0 * frame),
                Row("P13", "  95 %; until its frame began, median",
                    f"{percentile(taken, 0.95):.2f}; {to_frame:.2f} ms", f"{frame:.2f} ms a frame",
                    f"+ {late[1]:.2f} ms", "+ 5 ms", late[1] <= 5.0)]

    def start(self):
        """P14."""
        programs = {"ours": lambda: self.ours(), "bare": lambda: self.bare("idle")}
        taken = {name: [] for name in programs}
        for _ in range(3 if self.quick else 15):
            for name, begin in programs.items():
                with begin() as run:
                    taken[name].append((run.frames()[0][1] - run.started) / MILLION)
        ours, bare = (percentile(taken[name], 0.5) for name in programs)
        spent = {name: [] for name in programs}
        for _ in range(3 if self.quick else 9):
            for name, command in (("ours", [self.program, "--no-config", "--size", f"{WIDTH}x{HEIGHT}",
                                            "--frames", "1"]),
                                  ("bare", [self.bare_program, "once", str(WIDTH), str(HEIGHT)])):
                process = subprocess.Popen(command, env=self.server.environment(), cwd=self.folder)
                _, _, usage = os.wait4(process.pid, 0)
                process.returncode = 0
                spent[name].append((usage.ru_utime + usage.ru_stime) * 1e3)
        cost, bare_cost = min(spent["ours"]), min(spent["bare"])
        fewest = min(taken["ours"]) - min(taken["bare"])
        return [Row("P14", f"start to first frame, median of {len(taken['ours'])}", f"{ours:.0f} ms",
                    f"{bare:.0f} ms", f"+ {ours - bare:.0f} ms", "+ 120 ms", ours - bare <= 120.0,
                    ours <= 8.0 * bare),
                Row("P14", "  fewest of them", f"{min(taken['ours']):.0f} ms",
                    f"{min(taken['bare']):.0f} ms", f"+ {fewest:.0f} ms", "+ 120 ms", fewest <= 120.0),
                Row("P14", "  processor time of all that, and of the end", f"{cost:.0f} ms",
                    f"{bare_cost:.0f} ms", f"+ {cost - bare_cost:.0f} ms")]

    def memory(self):
        """P15. After half a second of flight, so that next to nothing is recorded. What a software driver
        keeps of our shaders is in it; on a graphics card it is not."""
        with self.bare("clear") as run:
            time.sleep(0.5)
            bare = run.memory()
        with self.bare("demo") as run:
            time.sleep(0.5)
            demo = run.memory()
        with self.ours(self.script) as run:
            time.sleep(0.5)
            ours = run.memory()
            time.sleep(2.0 if self.quick else 10.0)
            later = run.memory()
        rows = []
        for name, words in (("Pss", "its share of shared pages (PSS)"), ("Rss", "resident (RSS)")):
            more = (ours[name] - bare[name]) / 1024
            rows.append(Row("P15", f"memory, {words}", f"{ours[name] / 1024:.1f} MiB",
                            f"{bare[name] / 1024:.1f} MiB", f"+ {more:.1f} MiB", "+ 15 MiB",
                            more <= 15.0, more <= 60.0))
        rows.append(Row("P15", "  ImGui demo window above the bare one (PSS)",
                        f"{(demo['Pss'] - bare['Pss']) / 1024:.1f} MiB"))
        rows.append(Row("P15", "  after more flight, recorded (PSS)",
                        f"{(later['Pss'] - ours['Pss']) / 1024:+.1f} MiB"))
        return rows

    def all(self):
        return (self.flying() + self.paced() + self.idle() + self.keys() + self.start()
                + self.memory())


def measure(build, quick, folder):
    """The rows; none without an X server of our own."""
    if not shutil.which("Xvfb") or not shutil.which("xdotool"):
        return []
    server = Server()
    try:
        return Bench(os.path.abspath(build), quick, folder, server).all()
    finally:
        server.stop()
