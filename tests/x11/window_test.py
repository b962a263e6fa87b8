# SPDX-FileCopyrightText: 2026 The Gimbalscope authors
# SPDX-License-Identifier: MIT
"""Flying, typing, resizing and idling in the real window."""
import math
import os
import signal
import struct
import tempfile
import time
import unittest

from harness import X11Test, play, wait_for


def nose_up_degrees(attitude):
    x, y, z, w = attitude
    return math.degrees(math.asin(max(-1.0, min(1.0, 2.0 * (x * z - w * y)))))


def total_degrees(attitude):
    """The whole turn from level, 0 to 180: unlike nose up it does not fold at the vertical."""
    x, y, z, w = attitude
    return math.degrees(2.0 * math.atan2(math.hypot(x, y, z), abs(w)))


class Flying(X11Test):
    def test_hold_s_raises_the_nose(self):
        window = self.open()
        self.server.xdotool("keydown", "s")
        window.wait_line("steer pitch-up on")
        time.sleep(0.4)  # how long the key is held
        self.server.xdotool("keyup", "s")
        window.wait_line("steer pitch-up off")
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
            return sum(line.startswith(("turn pitch-up", "steer pitch-up on"))
                       for line in window.lines())

        wait_for(lambda: turns() >= 20, "twenty turns in the journal")
        window.stop()
        self.assertEqual(turns(), 20)
        self.assertGreaterEqual(nose_up_degrees(window.comment("attitude")), 20 * 45 / 240 - 1e-9)

    def test_f59_stopped_for_seconds_flies_a_quarter_second_on(self):
        window = self.open()
        self.server.xdotool("keydown", "s")
        window.wait_line("steer pitch-up on")
        window.process.send_signal(signal.SIGSTOP)
        time.sleep(3.0)  # how long the program stands still
        window.process.send_signal(signal.SIGCONT)
        self.server.xdotool("keyup", "s")
        window.wait_line("steer pitch-up off")
        window.stop()
        # 45 degrees a second for three seconds would be 135; a quarter of a second is 11.
        self.assertLess(total_degrees(window.comment("attitude")), 90.0)
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
        lines = [line for line in window.lines() if not line.startswith("#")]
        self.assertEqual(play(lines)["attitude"], play(lines + ["wait 1"])["attitude"],
                         "the ship still turns")

    def test_f63_typing_does_not_fly(self):
        window = self.open(size="1600x900")
        window.click("type attitude")
        window.appeared("attitude field")
        self.server.xdotool("type", "--delay", "20", "wasdqe")
        self.server.xdotool("key", "ctrl+a")
        self.server.xdotool("type", "--delay", "20", "30 20 40")
        self.server.xdotool("key", "Return")
        window.wait_line("attitude")
        window.stop()
        steered = [line for line in window.lines() if line.startswith(("steer", "turn"))]
        self.assertEqual(steered, [])
        self.assertAlmostEqual(nose_up_degrees(window.comment("attitude")), 20.0, delta=1e-9)


class Scripts(X11Test):
    def test_the_first_flying_key_ends_a_script_quietly(self):
        with tempfile.TemporaryDirectory() as folder:
            script = os.path.join(folder, "flight.gsc")
            with open(script, "w", encoding="ascii") as file:
                file.write("rate yaw-left 20 for 600\nexpect urot state nan\n")
            window = self.open(script)
            window.wait_line("rate yaw-left")
            self.server.xdotool("keydown", "s")
            window.wait_line("steer pitch-up on")
            self.server.xdotool("keyup", "s")
            window.wait_line("steer pitch-up off")
            self.assertEqual(window.stop(), 130)
        lines = [line for line in window.lines() if not line.startswith("#")]
        self.assertFalse(any(line.startswith("expect") for line in lines))
        # The script's turn is over, too: nothing turns the ship after the key is let go.
        self.assertEqual(play(lines)["attitude"], play(lines + ["wait 1"])["attitude"])


class Mouse(X11Test):
    def test_buttons_give_commands(self):
        window = self.open()
        window.click("pause")
        window.wait_line("pause on")
        window.click("camera Orbit")
        window.wait_line("camera orbit")
        window.click("renormalise")
        window.wait_line("renormalise off")
        window.click("card 2")
        window.wait_line("select 2")
        window.click("arithmetic")
        window.click("arithmetic half")
        window.wait_line("arithmetic half")
        self.assertEqual(window.stop(), 130)

    def test_a_title_chooses_the_policy_of_its_card(self):
        window = self.open()
        window.click("policy 2")
        wait_for(lambda: window.rect("policy 2 nearest"), "the policies")
        window.click("policy 2 nearest")
        window.wait_line("show urot oblivion:nearest lsl")
        self.assertEqual(window.stop(), 130)

    def test_the_autopilot_crosses_the_vertical(self):
        window = self.open()
        window.click("side Autopilot")
        window.wait_line("side autopilot")
        window.click("fly")
        window.wait_line("cross")
        self.assertEqual(window.stop(), 130)


class Drawing(X11Test):
    def test_three_frames_without_a_complaint_of_opengl(self):
        window = self.open("--frames", "3")
        self.assertEqual(window.process.wait(timeout=60), 0)

    def test_f12_saves_a_picture_and_never_over_another(self):
        window = self.open()
        for name in ("gimbalscope.png", "gimbalscope-2.png"):
            self.server.xdotool("key", "F12")
            path = os.path.join(window.folder.name, name)
            wait_for(lambda: os.path.exists(path), name)
            with open(path, "rb") as file:
                head = file.read(24)
            self.assertEqual(head[:8], b"\x89PNG\r\n\x1a\n")
            self.assertEqual(struct.unpack(">II", head[16:]), (1280, 720))
        window.stop()

    def test_idle_draws_nothing(self):
        window = self.open()
        time.sleep(2.0)  # idleness is measured over time
        window.stop()
        idle = window.comment("frames")[0]
        self.assertLessEqual(idle, 30)

    def test_hidden_draws_nothing(self):
        window = self.open()
        self.server.xdotool("windowunmap", "--sync", window.id)
        self.server.xdotool("windowmap", "--sync", window.id)
        window.click("pause")
        window.wait_line("pause on")
        self.assertEqual(window.stop(signal.SIGTERM), 143)

    def test_f52_resize_storm(self):
        window = self.open()
        sizes = [(1, 1), (8192, 100), (1280, 720), (30, 2000), (640, 1), (1920, 1080)] * 33
        for width, height in sizes:
            self.server.xdotool("windowsize", window.id, width, height)
        window.resize(1400, 800)  # a width that is near no other
        window.click("pause")
        window.wait_line("pause on")
        self.assertEqual(window.stop(), 130)


if __name__ == "__main__":
    unittest.main()
