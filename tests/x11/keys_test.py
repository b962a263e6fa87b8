# SPDX-FileCopyrightText: 2026 The Gimbalscope authors
# SPDX-License-Identifier: MIT
"""Keys in the real window: chosen ones, chords, opposite and repeated ones (F62), typing (F63, F64)."""
import unittest

from flights import nose_up_degrees, play, steered
from harness import WIDE, X11Test


class ChosenKeys(X11Test):
    def test_a_chosen_key_flies_and_the_usual_one_does_not(self):
        window = self.open(self.script("bind pitch-up I"))
        window.wait_line("bind pitch-up I")
        window.hold("i", "pitch-up")
        self.server.xdotool("key", "s")
        window.key("p", "pause on")  # a mark behind the key that does nothing
        self.assertEqual(steered(self.finish(window)), ["steer pitch-up on", "steer pitch-up off"])

    def test_each_key_gives_its_command(self):
        window = self.open()
        for key, line in (("9", "preset 9"), ("ctrl+z", "undo"), ("ctrl+y", "redo"),
                          ("ctrl+z", "undo"), ("ctrl+shift+z", "redo")):
            window.key(key, line)
        window.hold("s", "pitch-up")
        for key, line in (("Left", "back"), ("Right", "tick"), ("Home", "seek 0"),
                          ("End", "seek end")):
            window.key(key, line)
        self.assertEqual(self.finish(window).count("preset 9"), 1)

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
        lines = self.finish(window)
        held = [i for i, line in enumerate(lines) if line.startswith("steer")]
        self.assertEqual(play(lines[:held[5] + 1])["attitude"],
                         play(lines[:held[6]])["attitude"], "six keys turn the ship")

    def test_f62_the_systems_repeat_is_no_new_key(self):
        window = self.open()
        self.server.xdotool("keydown", "s")
        window.wait_line("steer pitch-up on")
        for _ in range(5):  # what a repeating keyboard sends: pressed again without a release
            self.server.xdotool("keydown", "s")
        self.server.xdotool("keyup", "s")
        window.wait_line("steer pitch-up off")
        self.assertEqual(steered(self.finish(window)), ["steer pitch-up on", "steer pitch-up off"])

    def test_f61_a_field_that_opens_does_not_hold_the_key(self):
        window = self.open(size=WIDE)
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
        window = self.open(size=WIDE)
        window.click("type attitude")
        window.appeared("attitude field")
        for text in self.REFUSED:
            self.type_attitude(window, text)
        self.type_attitude(window, "bdefghijkl" * 30)  # a paste of 10 KB is in pages_test.cpp
        self.type_attitude(window, "30\u00b0 20\u00b0 40")
        window.wait_line("attitude")
        window.stop()
        self.assertEqual(window.count("attitude"), 1)
        self.assertEqual(steered(window.lines()), [])
        self.assertAlmostEqual(nose_up_degrees(window.comment("attitude")), 20.0, delta=1e-9)


if __name__ == "__main__":
    unittest.main()
