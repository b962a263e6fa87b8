# SPDX-FileCopyrightText: 2026 The Gimbalscope authors
# SPDX-License-Identifier: MIT
"""The real program on an X server of its own, driven by real key events.

Every test starts its own Xvfb (which picks a free display number), waits on the program's --ready file, then
on lines of its journal: never on time alone. Widgets are found by name in the map the program writes.
Needs Xvfb and xdotool; GIMBALSCOPE names the program.
"""
import json
import os
import signal
import subprocess
import tempfile
import time
import unittest

PROGRAM = os.environ.get("GIMBALSCOPE", "build/release/gimbalscope")
PATIENCE = 60.0  # seconds; only a broken program ever waits that long


def wait_for(condition, what):
    """The first true value of condition(), or a failure that says what was awaited."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        value = condition()
        if value:
            return value
        time.sleep(0.01)
    raise AssertionError(f"waited {PATIENCE:.0f} s for {what}")


def read(path):
    try:
        with open(path, encoding="utf-8") as file:
            return file.read()
    except FileNotFoundError:
        return ""


class Server:
    """An Xvfb with one screen; `display` is its name."""

    def __init__(self, *options, screen="1920x1080"):
        reader, writer = os.pipe()
        self.process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writer), "-screen", "0", screen + "x24", "-nolisten", "tcp",
             *options], pass_fds=[writer], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(writer)
        with os.fdopen(reader) as file:
            number = file.readline().strip()
        if not number:
            raise AssertionError("Xvfb did not start")
        self.display = ":" + number

    def environment(self):
        return {**os.environ, "DISPLAY": self.display, "LIBGL_ALWAYS_SOFTWARE": "1"}

    def xdotool(self, *words):
        result = subprocess.run(["xdotool", *map(str, words)], env=self.environment(), check=True,
                                capture_output=True, text=True)
        return result.stdout.strip()

    def stop(self):
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait()


class Window:
    """A running program on a server, with its files in a folder of its own.

    Its settings are in the folder `config`; without one it has none. `counted` is for wait_idle().
    """

    def __init__(self, server, *options, size="1280x720", config=None, counted=False):
        self.server = server
        self.folder = tempfile.TemporaryDirectory(prefix="gimbalscope-x11-")
        self.journal, self.map, self.ready, self.frame_log = (
            os.path.join(self.folder.name, name)
            for name in ("journal.gsc", "map", "ready", "frames"))
        self.messages = ""
        environment = server.environment()
        if counted:
            environment["GIMBALSCOPE_FRAME_LOG"] = self.frame_log
        if config:
            environment["XDG_CONFIG_HOME"] = config
        else:
            options = ("--no-config", *options)
        self.process = subprocess.Popen(
            [PROGRAM, "--size", size, "--journal", self.journal, "--ui-map", self.map, "--ready",
             self.ready, *options], env=environment, cwd=self.folder.name, stderr=subprocess.PIPE,
            text=True)
        wait_for(lambda: os.path.exists(self.ready) or self.process.poll() is not None,
                 "the first frame")
        if self.process.poll() is not None:
            raise AssertionError("ended early: " + self.process.stderr.read())
        self.id = wait_for(lambda: self.find(), "the window")
        server.xdotool("windowfocus", "--sync", self.id)

    def find(self):
        found = subprocess.run(["xdotool", "search", "--pid", str(self.process.pid)],
                               env=self.server.environment(), capture_output=True, text=True)
        return found.stdout.split()[-1] if found.stdout.split() else ""

    def lines(self):
        return read(self.journal).splitlines()

    def wait_line(self, start, count=1):
        """Waits until `count` lines of the journal begin with `start`."""
        wait_for(lambda: self.count(start) >= count,
                 f"{count} lines \"{start}\" in the journal, which is\n" + read(self.journal))

    def rect(self, name):
        for line in read(self.map).splitlines():
            x, y, width, height, rest = line.split(" ", 4)
            if rest == name:
                return int(x), int(y), int(width), int(height)
        return None

    def appeared(self, name):
        """The rectangle of a widget. What has just opened finds its place and takes the keyboard in
        its first pictures: then this waits until the map stays as it is for a while."""
        if self.rect(name):
            return self.rect(name)
        wait_for(lambda: self.rect(name), f"the widget \"{name}\"")
        seen, since = None, time.monotonic()

        def is_still():
            nonlocal seen, since
            if read(self.map) != seen:
                seen, since = read(self.map), time.monotonic()
            return time.monotonic() - since > 0.3

        wait_for(is_still, f"a place for \"{name}\"")
        return self.rect(name)

    def click(self, name):
        x, y, width, height = self.appeared(name)
        self.server.xdotool("mousemove", "--window", self.id, x + width // 2, y + height // 2)
        self.server.xdotool("click", "1")

    def resize(self, width, height):
        """Gives the window a size and waits for a picture of it. The width may be near no other that the
        window had just before: the X server and the program get through a storm of sizes one by one."""
        self.server.xdotool("windowsize", self.id, width, height)

        def fits():
            x, _, wide, _ = self.rect("help") or (0, 0, 0, 0)
            return width - 50 < x + wide <= width

        wait_for(fits, f"a picture of {width} x {height}")

    def widgets(self):
        """The names in the map."""
        return [line.split(" ", 4)[4] for line in read(self.map).splitlines()]

    def at(self, name, across=0.5, down=0.5):
        """A point of a widget, by parts of its width and height."""
        x, y, width, height = wait_for(lambda: self.rect(name), f"the widget \"{name}\"")
        return round(x + width * across), round(y + height * down)

    def point(self, where, *then):
        """Moves the mouse there, and does what xdotool is told then."""
        self.server.xdotool("mousemove", "--window", self.id, *where, *then)

    def drag(self, places, line):
        """Drags from the first place over the others; each move has to give such a line."""
        self.point(places[0], "mousedown", "1")
        for place in places[1:]:
            before = self.count(line)
            self.point(place)
            self.wait_line(line, before + 1)
        self.server.xdotool("mouseup", "1")

    def key(self, key, line):
        """Presses a key and waits for the line that this gives."""
        before = self.count(line)
        self.server.xdotool("key", key)
        self.wait_line(line, before + 1)

    def pick(self, widget, line):
        """Clicks a widget and waits for the line that this gives."""
        before = self.count(line)
        self.click(widget)
        self.wait_line(line, before + 1)

    def count(self, start):
        return sum(line.startswith(start) for line in self.lines())

    def wait_idle(self, seconds=1.0):
        """Waits until no picture was drawn for so long."""
        drawn, since = None, time.monotonic()

        def is_idle():
            nonlocal drawn, since
            now = len(read(self.frame_log).splitlines())
            if now != drawn:
                drawn, since = now, time.monotonic()
            return drawn > 0 and time.monotonic() - since >= seconds

        wait_for(is_idle, f"{seconds} s without a picture")

    def stop(self, how=signal.SIGINT):
        """Ends the program; its exit code. The journal is complete then."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        self.process.wait(timeout=PATIENCE)
        if not self.process.stderr.closed:
            self.messages = self.process.stderr.read()
            self.process.stderr.close()
        return self.process.returncode

    def comment(self, word):
        """The last "# word ..." of the journal as numbers."""
        found = [line for line in self.lines() if line.startswith(f"# {word} ")]
        return [float(each) for each in found[-1].split()[2:]]


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


class X11Test(unittest.TestCase):
    def setUp(self):
        self.server = Server()
        self.addCleanup(self.server.stop)

    def open(self, *options, **kwargs):
        window = Window(self.server, *options, **kwargs)
        self.addCleanup(window.folder.cleanup)
        self.addCleanup(lambda: window.stop(signal.SIGKILL))
        return window
