# SPDX-FileCopyrightText: 2026 The Gimbalscope authors
# SPDX-License-Identifier: MIT
"""Settings, the last flight and pictures in the real window: fault rows F39-F43 and F47."""
import json
import os
import signal
import stat
import subprocess
import tempfile
import time
import unittest

from harness import PROGRAM, PATIENCE, Server, X11Test, read, wait_for

FIRST, LAST = "# gimbalscope settings 1", "# end of settings"


class Sitting:
    """A window with settings, in a home of its own, and what it says."""

    def __init__(self, server, home, *options, environment=None, name="a"):
        self.server, self.home = server, home
        self.folder = os.path.join(home, ".config", "gimbalscope")
        self.settings = os.path.join(self.folder, "settings.gsc")
        self.work = os.path.join(home, "work-" + name)
        os.makedirs(self.work, exist_ok=True)
        self.map, self.ready, self.journal, self.said = (
            os.path.join(home, name + "." + kind) for kind in ("map", "ready", "journal", "said"))
        for path in (self.map, self.ready, self.journal):
            if os.path.exists(path):
                os.remove(path)
        variables = {**server.environment(), "HOME": home, **(environment or {})}
        variables = {key: value for key, value in variables.items() if value is not None}
        if "XDG_CONFIG_HOME" not in (environment or {}):
            variables.pop("XDG_CONFIG_HOME", None)
        self.begun = time.monotonic()
        with open(self.said, "w", encoding="utf-8") as said:
            self.process = subprocess.Popen(
                [PROGRAM, "--ui-map", self.map, "--ready", self.ready, "--journal", self.journal,
                 *options], env=variables, cwd=self.work, stderr=said)
        wait_for(lambda: os.path.exists(self.ready) or self.process.poll() is not None,
                 "the first frame")
        if self.process.poll() is not None:
            raise AssertionError("ended early: " + self.messages())
        self.started = time.monotonic() - self.begun
        self.id = wait_for(self.find, "the window")
        server.xdotool("windowfocus", "--sync", self.id)

    def find(self):
        found = subprocess.run(["xdotool", "search", "--pid", str(self.process.pid)],
                               env=self.server.environment(), capture_output=True, text=True)
        return found.stdout.split()[-1] if found.stdout.split() else ""

    def messages(self):
        """What it said, but for remarks on how busy this machine is."""
        return "".join(line for line in read(self.said).splitlines(keepends=True)
                       if "stood still" not in line and "the processor draws" not in line)

    def lines(self):
        return read(self.journal).splitlines()

    def key(self, *keys):
        self.server.xdotool("windowfocus", "--sync", self.id)
        self.server.xdotool("key", *keys)

    def wait_line(self, line):
        wait_for(lambda: line in self.lines(), f"\"{line}\" in\n" + read(self.journal))

    def wait_setting(self, line):
        wait_for(lambda: line in read(self.settings).splitlines(),
                 f"\"{line}\" in the settings\n" + read(self.settings))

    def kept(self):
        return read(self.settings).splitlines()

    def place(self):
        found = self.server.xdotool("getwindowgeometry", "--shell", self.id)
        values = dict(line.split("=") for line in found.splitlines())
        return tuple(int(values[name]) for name in ("X", "Y", "WIDTH", "HEIGHT"))

    def stop(self, how=signal.SIGINT):
        if self.process.poll() is None:
            self.process.send_signal(how)
        return self.process.wait(timeout=PATIENCE)


class SettingsTest(X11Test):
    def setUp(self):
        super().setUp()
        home = tempfile.TemporaryDirectory(prefix="gimbalscope-home-")
        self.addCleanup(home.cleanup)
        self.home = home.name

    def sit(self, *options, **kwargs):
        sitting = Sitting(self.server, self.home, *options, **kwargs)
        self.addCleanup(lambda: sitting.stop(signal.SIGKILL))
        return sitting

    def put(self, text):
        folder = os.path.join(self.home, ".config", "gimbalscope")
        os.makedirs(folder, exist_ok=True)
        mode = "wb" if isinstance(text, bytes) else "w"
        with open(os.path.join(folder, "settings.gsc"), mode) as file:
            file.write(text)


class Kept(SettingsTest):
    def test_a_choice_is_there_again_in_the_next_sitting(self):
        window = self.sit()
        self.assertFalse(os.path.exists(window.folder), "nothing is written at the start")
        window.key("c")
        window.wait_setting("camera orbit")
        self.assertEqual(window.stop(), 130)
        self.assertEqual(window.kept(), [FIRST, "camera orbit", LAST])
        again = self.sit()
        again.wait_line("camera orbit")
        again.key("c", "c", "c")
        again.wait_line("camera chase")
        again.stop()
        self.assertEqual(again.kept(), [FIRST, LAST])
        self.assertEqual(again.messages(), "")

    def test_no_config_reads_and_writes_nothing(self):
        self.put(f"{FIRST}\ncamera fixed\n{LAST}\n")
        window = self.sit("--no-config")
        window.key("c")
        window.wait_line("camera orbit")
        window.stop()
        self.assertEqual(window.kept(), [FIRST, "camera fixed", LAST])
        self.assertEqual(os.listdir(window.folder), ["settings.gsc"])

    def test_a_script_flies_from_the_beginning_and_changes_no_settings(self):
        self.put(f"{FIRST}\nshow lsl\nstep-mode 45\ncamera fixed\n{LAST}\n")
        script = os.path.join(self.home, "flight.gsc")
        with open(script, "w", encoding="ascii") as file:
            file.write("expect urot state calm\ntheme light\nturn yaw-left 5\n")
        window = self.sit(script)
        window.wait_line("turn yaw-left 5")
        window.stop()
        self.assertEqual(window.lines()[0], "camera fixed")
        self.assertEqual(window.kept(),
                         [FIRST, "show lsl", "step-mode 45", "camera fixed", LAST])
        self.assertEqual(window.messages(), "")

    def test_a_replay_takes_back_no_more_than_the_sitting_did(self):
        self.put(f"{FIRST}\nshow lsl\n{LAST}\n")
        window = self.sit()
        window.key("comma")
        wait_for(lambda: "the recording begins here" in window.messages(), "the beginning")
        window.key("4")
        window.wait_line("preset 4")
        window.key("ctrl+z", "ctrl+z")
        wait_for(lambda: "nothing to undo" in window.messages(), "the last step of undo")
        window.stop()
        done = [line for line in window.lines() if not line.startswith(("#", "advance"))]
        self.assertEqual(done, ["show lsl", "preset 4", "undo"])
        played = subprocess.run([PROGRAM, "play", window.journal, "--format", "json"],
                                capture_output=True, text=True, check=True)
        self.assertEqual([each["id"] for each in json.loads(played.stdout)["to"]], ["lsl"])

    def test_the_last_flight_goes_on(self):
        window = self.sit()
        window.key("4")
        window.wait_line("preset 4")
        self.server.xdotool("keydown", "d")
        wait_for(lambda: any(line.startswith("steer yaw-right on") for line in window.lines()),
                 "the turn")
        time.sleep(0.3)  # how long the key is held
        self.server.xdotool("keyup", "d")
        window.wait_line("steer yaw-right off")
        window.stop()
        last = os.path.join(window.folder, "last-flight.gsc")
        self.assertTrue(os.path.exists(last))
        flown = [line for line in window.lines() if line.startswith("# attitude")][-1]

        script = os.path.join(self.home, "continue.gsc")
        with open(script, "w", encoding="ascii") as file:
            file.write("turn bank-left 5\ncontinue last-flight\n")
        again = self.sit(script)
        wait_for(lambda: "goes on where it ended" in again.messages(), "the end of the replay")
        again.stop()
        now = [line for line in again.lines() if line.startswith("# attitude")][-1]
        self.assertEqual(now, flown)
        self.assertNotIn("turn bank-left 5", again.lines())


class F39(SettingsTest):
    def one_notice(self, window, wanted):
        """Chooses and flies for some seconds; one sentence, no file in the current folder."""
        for _ in range(3):
            window.key("c")
            self.server.xdotool("key", "--delay", "400", "s")
            time.sleep(1.1)  # writing is tried at most once a second
        wait_for(lambda: wanted in window.messages(), wanted)
        self.assertEqual(window.stop(), 130)
        lines = window.messages().splitlines()
        self.assertEqual(len(lines), 1, lines)
        self.assertEqual(os.listdir(window.work), [])

    def test_folder_on_a_missing_drive(self):
        window = self.sit(environment={"XDG_CONFIG_HOME": "/proc/no-drive"})
        self.one_notice(window, "settings are not kept")

    def test_folder_read_only(self):
        if os.geteuid() == 0:
            # Nothing is read-only for root but such file systems.
            window = self.sit(environment={"XDG_CONFIG_HOME": "/sys/kernel"})
        else:
            os.makedirs(os.path.join(self.home, ".config", "gimbalscope"))
            os.chmod(os.path.join(self.home, ".config", "gimbalscope"), stat.S_IRUSR | stat.S_IXUSR)
            window = self.sit()
        self.one_notice(window, "settings are not kept")

    def test_home_unset(self):
        window = self.sit(environment={"HOME": None})
        self.one_notice(window, "neither XDG_CONFIG_HOME nor HOME")

    def test_xdg_config_home_is_a_file(self):
        path = os.path.join(self.home, "file")
        with open(path, "w", encoding="ascii") as file:
            file.write("x")
        window = self.sit(environment={"XDG_CONFIG_HOME": path})
        self.one_notice(window, "settings are not kept")


class F40(SettingsTest):
    WHOLE = f"{FIRST}\ncamera orbit\ntext-size 150\ntheme light\n{LAST}\n"

    def starts_with(self, damaged, good_lines):
        self.put(damaged)
        window = self.sit()
        for line in good_lines:
            window.wait_line(line)
        wait_for(lambda: "is damaged" in window.messages(), "the notice")
        window.stop()
        self.assertEqual(len(window.messages().splitlines()), 1, window.messages())
        aside = os.path.join(window.folder, "settings.gsc.bad")
        with open(aside, "rb") as file:
            kept = file.read(1 << 16)
        wanted = damaged if isinstance(damaged, bytes) else damaged.encode()
        self.assertEqual(kept, wanted[:1 << 16])
        self.assertEqual(window.kept(), [FIRST, *good_lines, LAST] if good_lines else [])
        os.remove(aside)
        return window

    def test_empty(self):
        self.starts_with("", [])

    def test_truncated(self):
        # Every byte is tried without a window (settings_test.cpp); here a cut in a line.
        self.starts_with(self.WHOLE[:self.WHOLE.index("50\n")], ["camera orbit"])

    def test_random_bytes(self):
        self.starts_with(bytes((i * i * 7919 + i // 3) % 256 for i in range(5000)), [])

    def test_from_a_newer_version(self):
        self.starts_with(self.WHOLE.replace("settings 1", "settings 2\nhologram on"),
                         ["camera orbit", "text-size 150", "theme light"])

    def test_100_mb_take_no_time(self):
        plain = min(self.timed_start() for _ in range(2))
        huge = (self.WHOLE + "thume lught\n" * (100 * 1024 * 1024 // 12)).encode()
        self.put(huge)
        slow = self.timed_start()
        # 0.2 s extra, and what a busy machine adds to any start.
        self.assertLess(slow - plain, 0.2 + plain)

    def timed_start(self):
        window = self.sit()
        window.stop()
        return window.started


class F41(SettingsTest):
    def test_places_that_cannot_be_seen(self):
        for place in ("-30000 -30000 800 600", "100 100 0 0", "0 0 1000000000 1000000000",
                      "5000 100 800 600"):
            with self.subTest(place=place):
                self.put(f"{FIRST}\nwindow {place}\n{LAST}\n")
                window = self.sit()
                x, y, width, height = window.place()
                window.stop()
                self.assertGreaterEqual(min(x, y), 0)
                self.assertLessEqual(x + width, 1920)
                self.assertLessEqual(y + height, 1080)
                self.assertGreaterEqual(min(width, height), 240)

    def test_a_place_that_is_no_number(self):
        self.put(f"{FIRST}\nwindow NaN 0 800 600\ncamera orbit\n{LAST}\n")
        window = self.sit()
        window.wait_line("camera orbit")
        window.stop()
        self.assertIn("line 2: window", window.messages())

    def test_the_place_is_kept(self):
        window = self.sit()
        time.sleep(1.5)  # the place at the start is looked at within a second
        self.server.xdotool("windowsize", "--sync", window.id, 900, 700)
        self.server.xdotool("windowmove", "--sync", window.id, 60, 40)
        window.wait_setting("window 60 40 900 700")
        window.stop()
        again = self.sit()
        self.assertEqual(again.place(), (60, 40, 900, 700))
        again.stop()


class F42(SettingsTest):
    def test_two_instances(self):
        one, other = self.sit(name="a"), self.sit(name="b")
        for _ in range(3):
            one.key("c")
            other.key("F1", "F1", "c")
        one.wait_line("camera fixed")
        other.wait_line("camera fixed")
        for window in (one, other):
            self.assertEqual(window.stop(), 130)
            self.assertEqual(window.messages(), "")
        self.assertEqual(one.kept(), [FIRST, "camera fixed", LAST])
        self.assertEqual(os.listdir(one.folder), ["settings.gsc"])


class F43(SettingsTest):
    def picture(self, path, wanted):
        script = os.path.join(self.home, "picture.gsc")
        with open(script, "w", encoding="utf-8") as file:
            file.write(f"picture {path}\nturn yaw-left 5\n")
        window = self.sit(script, "--size", "640x400")
        wait_for(lambda: wanted in window.messages(), wanted)
        window.wait_line("turn yaw-left 5")
        window.key("p")
        window.wait_line("pause on")
        self.assertEqual(window.stop(), 130)
        return window

    def test_a_bad_path_is_said_and_the_program_goes_on(self):
        self.picture("/no/such/folder/x.png", "No such file or directory")
        self.picture("x.gif", "png, jpg, bmp or tga")
        self.picture("/proc/x.png", "cannot write /proc/x.png")
        self.picture("/dev/full", "No space left on device")
        self.picture("x.png 16384x16384", "64 million pixels")

    def test_a_picture_of_another_size_with_its_readouts(self):
        window = self.picture("shot.png 320x200", "picture saved as shot.png")
        self.assertEqual(sorted(os.listdir(window.work)), ["shot.png", "shot.txt"])
        with open(os.path.join(window.work, "shot.png"), "rb") as file:
            head = file.read(24)
        self.assertEqual((int.from_bytes(head[16:20], "big"), int.from_bytes(head[20:24], "big")),
                         (320, 200))
        self.assertIn("urot", read(os.path.join(window.work, "shot.txt")))


class F47(SettingsTest):
    def test_the_x_server_dies(self):
        window = self.sit()
        window.key("c")
        window.wait_setting("camera orbit")
        window.key("s")
        wait_for(lambda: any(line.startswith(("steer pitch-up off", "turn pitch-up"))
                             for line in window.lines()), "a tap")
        kept = window.kept()
        wait_for(lambda: [name for name in os.listdir(window.folder) if name.startswith("flight-")],
                 "the flight")
        self.server.process.send_signal(signal.SIGKILL)
        self.server.process.wait()
        code = window.process.wait(timeout=PATIENCE)
        self.assertGreater(code, 0, "an exit code, and no signal that leaves a core")
        self.assertEqual(window.kept(), kept)
        self.assertEqual(sorted(os.listdir(window.folder)), ["last-flight.gsc", "settings.gsc"])
        # The next sitting finds both.
        self.server = Server()
        self.addCleanup(self.server.stop)
        again = self.sit(name="b")
        again.wait_line("camera orbit")
        again.stop()
        self.assertIn("last-flight.gsc", os.listdir(again.folder))

    def test_a_change_of_the_last_moment_is_kept(self):
        window = self.sit()
        window.key("c")
        window.wait_setting("camera orbit")  # from now on nothing is written for a second
        window.key("c", "t")
        window.wait_line("theme light")
        self.server.process.send_signal(signal.SIGKILL)
        self.server.process.wait()
        self.assertEqual(window.process.wait(timeout=PATIENCE), 1)
        self.assertEqual(window.kept(), [FIRST, "camera cockpit", "theme light", LAST])


if __name__ == "__main__":
    unittest.main()
