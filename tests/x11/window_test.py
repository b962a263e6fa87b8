# SPDX-FileCopyrightText: 2026 The Gimbalscope authors
# SPDX-License-Identifier: MIT
"""Flying, typing, resizing and idling in the real window."""
import os
import signal
import struct
import subprocess
import time
import unittest

from flights import nose_up_degrees, play, seconds_flown, steered, total_degrees
from harness import PROGRAM, WIDE, X11Test, wait_for


class Flying(X11Test):
    def test_hold_s_raises_the_nose(self):
        window = self.open()
        window.hold("s", "pitch-up", seconds=0.4)
        self.assertEqual(window.stop(), 130)
        attitude = window.comment("attitude")
        self.assertGreater(nose_up_degrees(attitude), 3.0)
        # The journal is a script that ends in the same attitude, and the readouts say the same.
        final = play(window.lines())
        for shown, replayed in zip(attitude, final["attitude"]):
            self.assertAlmostEqual(shown, replayed, delta=1e-15)
        urot = next(each for each in final["to"] if each["id"] == "urot")
        pitch = [value for name, value in urot["angles"].items() if name.lower() == "pitch"][0]
        self.assertGreater(pitch, 500)  # rotator units: 3 degrees are 546

    def test_twenty_taps_at_ten_frames_a_second(self):
        window = self.open("--frame-seconds", "0.1")
        for _ in range(20):
            self.server.xdotool("key", "s")

        def turns():
            """Those that are over: within a frame, or from one to another."""
            return window.count("turn pitch-up") + window.count("steer pitch-up off")

        wait_for(lambda: turns() >= 20, "twenty turns in the journal")
        window.stop()
        self.assertEqual(turns(), 20)
        self.assertGreaterEqual(total_degrees(window.comment("attitude")), 20 * 45 / 240 - 1e-9)

    def test_f59_stopped_for_seconds_flies_a_quarter_second_on(self):
        window = self.open()
        start = time.monotonic()
        self.server.xdotool("keydown", "s")
        window.wait_line("steer pitch-up on")
        window.process.send_signal(signal.SIGSTOP)
        time.sleep(3.0)  # how long the program stands still
        window.process.send_signal(signal.SIGCONT)
        self.server.xdotool("keyup", "s")
        window.wait_line("steer pitch-up off")
        passed = time.monotonic() - start
        window.stop()
        lines = window.flight()
        flown = seconds_flown(lines[lines.index("steer pitch-up on"):])
        self.assertLess(flown, passed - 3.0 + 0.26)
        self.assertGreater(total_degrees(window.comment("attitude")), 0.0)

    def test_f62_opposite_keys_cancel(self):
        window = self.open()
        self.server.xdotool("keydown", "s")
        window.wait_line("steer pitch-up on")
        self.server.xdotool("keydown", "w")
        window.wait_line("steer pitch-down on")
        time.sleep(0.3)  # how long both are held
        self.server.xdotool("keyup", "w")
        window.wait_line("steer pitch-down off")
        self.server.xdotool("keyup", "s")
        window.wait_line("steer pitch-up off")
        window.stop()
        lines = window.lines()
        both = next(i for i, line in enumerate(lines) if line == "steer pitch-down on")
        off = next(i for i, line in enumerate(lines) if line == "steer pitch-down off")
        flown = [line for line in lines[both + 1:off] if line.startswith("advance")]
        self.assertTrue(flown, "no step was flown with both keys down")
        self.assertEqual(play(lines[:both + 1])["attitude"], play(lines[:off])["attitude"])

    def test_f61_losing_the_keyboard_lets_go_of_the_keys(self):
        window, other = self.open(), self.open(size="320x240")
        self.server.xdotool("windowfocus", "--sync", window.id)
        self.server.xdotool("keydown", "s")
        window.wait_line("steer pitch-up on")
        self.server.xdotool("windowfocus", "--sync", other.id)
        wait_for(lambda: any(line in ("release", "steer pitch-up off") for line in window.lines()),
                 "the key to be let go")
        self.server.xdotool("keyup", "s")
        window.stop()
        lines = window.flight()
        self.assertEqual(play(lines)["attitude"], play(lines + ["wait 1"])["attitude"],
                         "the ship still turns")

    def test_f63_typing_does_not_fly(self):
        window = self.open(size=WIDE)
        window.click("type attitude")
        window.appeared("attitude field")
        self.server.xdotool("type", "--delay", "20", "wasdqe")
        self.server.xdotool("key", "ctrl+a")
        self.server.xdotool("type", "--delay", "20", "30 20 40")
        self.server.xdotool("key", "Return")
        window.wait_line("attitude")
        window.stop()
        self.assertEqual(steered(window.lines()), [])
        self.assertAlmostEqual(nose_up_degrees(window.comment("attitude")), 20.0, delta=1e-9)


class Scripts(X11Test):
    def test_the_first_flying_key_ends_a_script_quietly(self):
        window = self.open(self.script("rate yaw-left 20 for 600", "expect urot state nan"))
        window.wait_line("rate yaw-left")
        window.hold("s", "pitch-up")
        lines = self.finish(window)
        self.assertFalse(any(line.startswith("expect") for line in lines))
        # The script's turn is over, too: nothing turns the ship after the key is let go.
        self.assertEqual(play(lines)["attitude"], play(lines + ["wait 1"])["attitude"])


class Mouse(X11Test):
    def test_buttons_give_commands(self):
        window = self.open(size=WIDE)
        for widget, line in (("pause", "pause on"), ("camera Orbit", "camera orbit"),
                             ("renormalise", "renormalise off"), ("card 2", "select 2")):
            window.pick(widget, line)
        window.choose("arithmetic", "half", "arithmetic half")
        self.finish(window)

    def test_a_title_chooses_the_policy_of_its_card(self):
        window = self.open()
        window.choose("policy 2", "nearest", "show urot oblivion:nearest lsl")
        self.finish(window)

    def test_the_autopilot_crosses_the_vertical(self):
        window = self.open()
        window.pick("side Autopilot", "side autopilot")
        window.pick("fly", "cross")
        self.finish(window)


class Drawing(X11Test):
    def test_three_frames_without_a_complaint_of_opengl(self):
        # Not through open(): the window may be gone before the keyboard is given to it.
        result = subprocess.run([PROGRAM, "--frames", "3", "--no-config"], timeout=60, text=True,
                                capture_output=True, env=self.server.environment())
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertNotIn("OpenGL", result.stderr)

    def test_f12_saves_a_picture_and_never_over_another(self):
        window = self.open()
        for name in ("gimbalscope.png", "gimbalscope-2.png"):
            self.server.xdotool("key", "F12")
            path = os.path.join(window.work, name)
            wait_for(lambda: os.path.exists(path), name)
            # Written under another name first: what has this name is whole.
            with open(path, "rb") as file:
                head = file.read(24)
            self.assertEqual(head[:8], b"\x89PNG\r\n\x1a\n")
            self.assertEqual(struct.unpack(">II", head[16:]), (1280, 720))
        window.stop()

    def test_idle_draws_nothing(self):
        window = self.open()
        window.wait_idle(1.0)
        window.stop()
        self.assertLessEqual(window.comment("frames")[0], 30)

    def test_hidden_draws_nothing(self):
        window = self.open(self.script("rate yaw-left 20 for 600"))
        window.wait_line("rate yaw-left")
        self.server.xdotool("windowunmap", "--sync", window.id)
        window.wait_idle(1.0)
        drawn = window.pictures()
        self.server.xdotool("windowmap", "--sync", window.id)
        wait_for(lambda: window.pictures() > drawn + 3, "pictures again")
        window.pick("pause", "pause on")
        self.assertEqual(window.stop(signal.SIGTERM), 143)

    def test_f52_resize_storm(self):
        window = self.open()
        sizes = [(1, 1), (8192, 100), (1280, 720), (30, 2000), (640, 1), (1920, 1080)] * 33
        for width, height in sizes:
            self.server.xdotool("windowsize", window.id, width, height)
        window.resize(1400, 800)  # a width that is near no other
        window.pick("pause", "pause on")
        self.finish(window)


if __name__ == "__main__":
    unittest.main()
