# SPDX-FileCopyrightText: 2026 The Gimbalscope authors
# SPDX-License-Identifier: MIT
"""Settings and pictures that cannot be read or written, and the last moment before the server dies: F39,
F40, F43 and F47."""
import os
import signal
import stat
import time
import unittest

from harness import PATIENCE, read, wait_for
from sitting import FIRST, LAST, SettingsTest


class F39(SettingsTest):
    def one_notice(self, window, wanted):
        """Chooses and flies for some seconds; one sentence, no file in the current folder."""
        for _ in range(3):
            window.press("c")
            self.server.xdotool("key", "--delay", "400", "s")
            time.sleep(1.1)  # writing is tried at most once a second
        wait_for(lambda: wanted in window.messages, wanted)
        self.assertEqual(window.stop(), 130)
        lines = window.messages.splitlines()
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
        wait_for(lambda: "is damaged" in window.messages, "the notice")
        window.stop()
        self.assertEqual(len(window.messages.splitlines()), 1, window.messages)
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
        huge = (self.WHOLE + "thume lught\n" * (100 * 1024 * 1024 // 12)).encode()
        plain, slow = [], []
        for _ in range(3):  # the best of three: a busy machine makes any start slow
            plain.append(self.timed_start())
            self.put(huge)
            slow.append(self.timed_start())
        self.assertLess(min(slow), 0.2 + 2.0 * min(plain))

    def timed_start(self):
        window = self.sit()
        window.stop()
        return window.started


class F43(SettingsTest):
    def picture(self, path, wanted):
        script = self.script(f"picture {path}", "turn yaw-left 5")
        window = self.sit(script, "--size", "640x400")
        wait_for(lambda: wanted in window.messages, wanted)
        window.wait_line("turn yaw-left 5")
        window.key("p", "pause on")
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
        window.press("c")
        window.wait_setting("camera orbit")
        window.press("s")
        wait_for(lambda: window.count("steer pitch-up off") + window.count("turn pitch-up"), "a tap")
        kept = window.kept()
        wait_for(lambda: [name for name in os.listdir(window.folder) if name.startswith("flight-")],
                 "the flight")
        self.server.stop(signal.SIGKILL)
        code = window.process.wait(timeout=PATIENCE)
        self.assertGreater(code, 0, "an exit code, and no signal that leaves a core")
        self.assertEqual(window.kept(), kept)
        self.assertEqual(sorted(os.listdir(window.folder)), ["last-flight.gsc", "settings.gsc"])
        # The next sitting finds both.
        self.anew()
        again = self.sit(name="b")
        again.wait_line("camera orbit")
        again.stop()
        self.assertIn("last-flight.gsc", os.listdir(again.folder))

    def test_a_change_of_the_last_moment_is_kept(self):
        window = self.sit()
        window.press("c")
        window.wait_setting("camera orbit")  # from now on nothing is written for a second
        window.press("c", "t")
        window.wait_line("theme light")
        self.server.stop(signal.SIGKILL)
        self.assertEqual(window.process.wait(timeout=PATIENCE), 1)
        self.assertEqual(window.kept(), [FIRST, "camera cockpit", "theme light", LAST])


if __name__ == "__main__":
    unittest.main()
