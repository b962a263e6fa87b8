# SPDX-FileCopyrightText: 2026 The Gimbalscope authors
# SPDX-License-Identifier: MIT
"""Keys in the real window: chosen ones, chords, opposite and repeated ones (F62), typing (F63, F64)."""
import os
import subprocess
import tempfile
import unittest

from harness import X11Test, play
from window_test import nose_up_degrees


def flown(lines):
    return [line for line in lines if line.startswith(("steer", "turn"))]


class ChosenKeys(X11Test):
    def script(self, *lines):
        file = tempfile.NamedTemporaryFile("w", suffix=".gsc", delete=False)
        self.addCleanup(lambda: os.unlink(file.name))
        file.write("\n".join(lines) + "\n")
        file.close()
        return file.name

    def test_a_chosen_key_flies_and_the_usual_one_does_not(self):
        window = self.open(self.script("bind pitch-up I"))
        window.wait_line("bind pitch-up I")
        self.server.xdotool("keydown", "i")
        window.wait_line("steer pitch-up on")
        self.server.xdotool("keyup", "i")
        window.wait_line("steer pitch-up off")
        self.server.xdotool("key", "s")
        self.server.xdotool("key", "p")  # a mark behind the key that does nothing
        window.wait_line("pause on")
        window.stop()
        self.assertEqual(flown(window.lines()), ["steer pitch-up on", "steer pitch-up off"])

    def test_ctrl_z_undoes_and_ctrl_y_does_it_again(self):
        window = self.open()
        self.server.xdotool("key", "9")
        window.wait_line("preset 9")
        self.server.xdotool("key", "ctrl+z")
        window.wait_line("undo")
        self.server.xdotool("key", "ctrl+y")
        window.wait_line("redo")
        self.server.xdotool("key", "ctrl+shift+z")
        window.wait_line("redo", 2)
        self.assertEqual(window.stop(), 130)
        self.assertFalse(any(line.startswith("preset 9") for line in window.lines()[2:]))

    def test_arrows_step_through_the_recording(self):
        window = self.open()
        self.server.xdotool("keydown", "s")
        window.wait_line("steer pitch-up on")
        self.server.xdotool("keyup", "s")
        window.wait_line("steer pitch-up off")
        self.server.xdotool("key", "Left")
        window.wait_line("back")
        self.server.xdotool("key", "Right")
        window.wait_line("tick")
        self.server.xdotool("key", "Home")
        window.wait_line("seek 0")
        self.server.xdotool("key", "End")
        window.wait_line("seek end")
        self.assertEqual(window.stop(), 130)

    def test_a_key_that_opens_what_another_closes_in_one_frame(self):
        window = self.open("--frame-seconds", "0.3")
        for _ in range(4):
            self.server.xdotool("key", "F1")
        window.wait_line("help", 4)
        window.stop()
        switched = [line for line in window.lines() if line.startswith("help")]
        self.assertEqual(switched, ["help on", "help off"] * 2)


class ManyKeys(X11Test):
    def test_f62_six_keys_at_once_cancel(self):
        window = self.open()
        for key in "wasdqe":
            self.server.xdotool("keydown", key)
        window.wait_line("steer", 6)
        for key in "wasdqe":
            self.server.xdotool("keyup", key)
        window.wait_line("steer", 12)
        window.stop()
        lines = window.lines()
        held = [i for i, line in enumerate(lines) if line.startswith("steer")]
        self.assertEqual(play(lines[:held[5] + 1])["attitude"],
                         play(lines[:held[6]])["attitude"], "six keys turn the ship")

    def test_f62_the_systems_repeat_is_no_new_key(self):
        window = self.open()
        subprocess.run(["xdotool", "keydown", "s"], env=self.server.environment(), check=True)
        window.wait_line("steer pitch-up on")
        for _ in range(5):  # what a repeating keyboard sends: pressed again without a release
            self.server.xdotool("keydown", "s")
        self.server.xdotool("keyup", "s")
        window.wait_line("steer pitch-up off")
        window.stop()
        self.assertEqual(flown(window.lines()), ["steer pitch-up on", "steer pitch-up off"])

    def test_f61_a_field_that_opens_does_not_hold_the_key(self):
        window = self.open(size="1600x900")
        self.server.xdotool("keydown", "s")
        window.wait_line("steer pitch-up on")
        window.click("type attitude")
        window.appeared("attitude field")
        self.server.xdotool("keyup", "s")
        window.wait_line("steer pitch-up off")
        window.stop()


class Typing(X11Test):
    REFUSED = ["abc", "1e400", "nan", "1,5 20 40", "30 20", "30 20 40 50 60", "1/0", ""]

    def type_attitude(self, window, text):
        """Into the field, which has the keyboard, also after a refusal."""
        self.server.xdotool("key", "ctrl+a")
        self.server.xdotool("key", "BackSpace")
        self.server.xdotool("type", "--delay", "5", text)
        self.server.xdotool("key", "Return")

    def test_f64_what_is_no_attitude_is_refused_and_the_old_one_stays(self):
        window = self.open(size="1600x900")
        window.click("type attitude")
        window.appeared("attitude field")
        for text in self.REFUSED:
            self.type_attitude(window, text)
        self.type_attitude(window, "bdefghijkl" * 30)  # a paste of 10 KB is in pages_test.cpp
        self.type_attitude(window, "30\u00b0 20\u00b0 40")
        window.wait_line("attitude")
        window.stop()
        self.assertEqual(window.count("attitude"), 1)
        self.assertEqual(flown(window.lines()), [])
        self.assertAlmostEqual(nose_up_degrees(window.comment("attitude")), 20.0, delta=1e-9)


if __name__ == "__main__":
    unittest.main()
