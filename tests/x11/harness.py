# SPDX-FileCopyrightText: 2026 The Gimbalscope authors
# SPDX-License-Identifier: MIT
"""The real program on an X server of its own, driven by real key events.

Every test starts its own Xvfb (which picks a free display number), waits on the program's --ready file, then
on lines of its journal: never on time alone. Widgets are found by name in the map the program writes.
A line is waited for by how many there are, so that no earlier one will do. Needs Xvfb and xdotool;
GIMBALSCOPE names the program.
"""
import os
import signal
import subprocess
import tempfile
import time
import unittest

PROGRAM = os.environ.get("GIMBALSCOPE", "build/release/gimbalscope")
PATIENCE = 60.0  # seconds; only a broken program ever waits that long
WIDE = "1600x900"  # every control has a place of its own


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

    def stop(self, how=signal.SIGTERM):
        if self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait()


class Window:
    """A running program on a server. What it writes (journal, map of widgets, log of pictures, what
    it says) is in `folder` under its name; it runs in `work`. Variables that are None are removed."""

    def __init__(self, server, folder, *options, environment=None, name="a"):
        self.server = server
        self.work = os.path.join(folder, "work-" + name)
        os.makedirs(self.work, exist_ok=True)
        self.journal, self.map, self.ready, self.frame_log, self.said = (
            os.path.join(folder, f"{name}.{kind}")
            for kind in ("gsc", "map", "ready", "frames", "said"))
        for path in (self.journal, self.map, self.ready, self.frame_log):
            if os.path.exists(path):
                os.remove(path)
        variables = {**server.environment(), "GIMBALSCOPE_FRAME_LOG": self.frame_log,
                     **(environment or {})}
        begun = time.monotonic()
        with open(self.said, "w", encoding="utf-8") as said:
            self.process = subprocess.Popen(
                [PROGRAM, "--ui-map", self.map, "--ready", self.ready, "--journal", self.journal,
                 *options], cwd=self.work, stderr=said,
                env={key: value for key, value in variables.items() if value is not None})
        wait_for(lambda: os.path.exists(self.ready) or self.process.poll() is not None,
                 "the first frame")
        if self.process.poll() is not None:
            raise AssertionError("ended early: " + self.messages)
        self.started = time.monotonic() - begun
        self.id = wait_for(self.find, "the window")
        server.xdotool("windowfocus", "--sync", self.id)

    # What it has written.

    @property
    def messages(self):
        return read(self.said)

    def lines(self):
        return read(self.journal).splitlines()

    def flight(self):
        """The journal without what it says of itself."""
        return [line for line in self.lines() if not line.startswith("#")]

    def count(self, start):
        return sum(line.startswith(start) for line in self.lines())

    def comment(self, word):
        """The last "# word ..." of the journal as numbers."""
        found = [line for line in self.lines() if line.startswith(f"# {word} ")]
        return [float(each) for each in found[-1].split()[2:]]

    def pictures(self):
        """How many were drawn."""
        return read(self.frame_log).count("\n")

    def widgets(self):
        """The names in the map."""
        return [line.split(" ", 4)[4] for line in read(self.map).splitlines()]

    def rect(self, name):
        for line in read(self.map).splitlines():
            x, y, width, height, rest = line.split(" ", 4)
            if rest == name:
                return int(x), int(y), int(width), int(height)
        return None

    def find(self):
        found = subprocess.run(["xdotool", "search", "--pid", str(self.process.pid)],
                               env=self.server.environment(), capture_output=True, text=True)
        return found.stdout.split()[-1] if found.stdout.split() else ""

    def place(self):
        found = self.server.xdotool("getwindowgeometry", "--shell", self.id)
        values = dict(line.split("=") for line in found.splitlines())
        return tuple(int(values[name]) for name in ("X", "Y", "WIDTH", "HEIGHT"))

    # Waiting.

    def wait_line(self, start, count=1):
        """Waits until `count` lines of the journal begin with `start`."""
        wait_for(lambda: self.count(start) >= count,
                 f"{count} lines \"{start}\" in the journal, which is\n" + read(self.journal))

    def wait_idle(self, seconds=1.0):
        """Waits until no picture was drawn for so long."""
        drawn, since = None, time.monotonic()

        def is_idle():
            nonlocal drawn, since
            now = self.pictures()
            if now != drawn:
                drawn, since = now, time.monotonic()
            return drawn > 0 and time.monotonic() - since >= seconds

        wait_for(is_idle, f"{seconds} s without a picture")

    def wait_still(self):
        """Waits until the map stays as it is for three pictures, or while none is drawn."""
        seen, since, first, drawn = None, 0.0, 0, 0

        def is_still():
            nonlocal seen, since, first, drawn
            now, shown = self.pictures(), read(self.map)
            if shown != seen:
                seen, first = shown, now
            if now != drawn:
                drawn, since = now, time.monotonic()
            return drawn >= first + 3 or time.monotonic() - since > 0.5

        wait_for(is_still, "controls that stay where they are")

    def appeared(self, name):
        """The rectangle of a widget. What has just opened finds its place and takes the keyboard in
        its first pictures: those are waited for."""
        if not self.rect(name):
            wait_for(lambda: self.rect(name), f"the widget \"{name}\"")
            self.wait_still()
        return self.rect(name)

    # What a person does.

    def at(self, name, across=0.5, down=0.5):
        """A point of a widget, by parts of its width and height."""
        x, y, width, height = self.appeared(name)
        return round(x + width * across), round(y + height * down)

    def point(self, where, *then):
        """Moves the mouse there, and does what xdotool is told then."""
        self.server.xdotool("mousemove", "--window", self.id, *where, *then)

    def click(self, name):
        place = None
        while place != self.at(name):  # it may move away while the mouse comes
            place = self.at(name)
            self.point(place)
        self.server.xdotool("click", "1")

    def pick(self, widget, line):
        """Clicks a widget and waits for the line that this gives."""
        before = self.count(line)
        self.click(widget)
        self.wait_line(line, before + 1)

    def choose(self, choice, option, line):
        """Opens a choice and picks one of its options; it is closed again then."""
        self.click(choice)
        self.pick(f"{choice} {option}", line)
        wait_for(lambda: not self.rect(f"{choice} {option}"), f"the choice \"{choice}\" to close")

    def drag(self, places, line):
        """Drags from the first place over the others; each move has to give such a line, and the end
        a drop."""
        drops = self.count("drop")
        self.point(places[0], "mousedown", "1")
        for place in places[1:]:
            before = self.count(line)
            self.point(place)
            self.wait_line(line, before + 1)
        self.wait_still()  # a line may have been that of the move before
        self.server.xdotool("mouseup", "1")
        self.wait_line("drop", drops + 1)

    def press(self, *keys):
        self.server.xdotool("windowfocus", "--sync", self.id)
        self.server.xdotool("key", *keys)

    def key(self, key, line):
        """Presses a key and waits for the line that this gives."""
        before = self.count(line)
        self.server.xdotool("key", key)
        self.wait_line(line, before + 1)

    def hold(self, key, turn, seconds=0.0):
        """Holds a flying key for some time."""
        on, off = f"steer {turn} on", f"steer {turn} off"
        before = self.count(on), self.count(off)
        self.server.xdotool("keydown", key)
        self.wait_line(on, before[0] + 1)
        time.sleep(seconds)
        self.server.xdotool("keyup", key)
        self.wait_line(off, before[1] + 1)

    def resize(self, width, height):
        """Gives the window a size and waits for a picture of it. The width may be near no other that the
        window had just before: the X server and the program get through a storm of sizes one by one."""
        self.server.xdotool("windowsize", self.id, width, height)

        def fits():
            x, _, wide, _ = self.rect("help") or (0, 0, 0, 0)
            return width - 50 < x + wide <= width

        wait_for(fits, f"a picture of {width} x {height}")

    def stop(self, how=signal.SIGINT):
        """Ends the program; its exit code. The journal is complete then."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        return self.process.wait(timeout=PATIENCE)


class X11Test(unittest.TestCase):
    def setUp(self):
        self.server = Server()
        self.addCleanup(lambda: self.server.stop())  # that of then

    def anew(self, *options, **kwargs):
        """Another server in place of this one."""
        self.server.stop()
        self.server = Server(*options, **kwargs)

    def folder(self):
        """A new one that goes with the test."""
        folder = tempfile.TemporaryDirectory(prefix="gimbalscope-x11-")
        self.addCleanup(folder.cleanup)
        return folder.name

    def script(self, *lines):
        """A file of these lines."""
        path = os.path.join(self.folder(), "flight.gsc")
        with open(path, "w", encoding="utf-8") as file:
            file.write("\n".join(lines) + "\n")
        return path

    def open(self, *options, size="1280x720", config=None, environment=None):
        """A window; its settings are in the folder `config`, without one it has none."""
        kept = {"XDG_CONFIG_HOME": config} if config else {}
        window = Window(self.server, self.folder(), *([] if config else ["--no-config"]), "--size",
                        size, *options, environment={**kept, **(environment or {})})
        self.addCleanup(lambda: window.stop(signal.SIGKILL))
        return window

    def finish(self, window):
        """Ends it as Ctrl+C does, without a complaint; its flight."""
        self.assertEqual(window.stop(), 130, window.messages)
        self.assertEqual(window.comment("opengl-errors"), [0.0])
        return window.flight()
