# SPDX-FileCopyrightText: 2026 The Gimbalscope authors
# SPDX-License-Identifier: MIT
"""A lesson in the real window: predicted, flown and summed up, by keys and by mouse."""
import unittest

from flights import nose_up_degrees, play
from harness import WIDE, X11Test, wait_for


class Lesson(X11Test):
    def test_hidden_roll_from_the_list_to_the_sum(self):
        window = self.open(size=WIDE)
        window.pick("task Learn", "task learn")
        window.pick("lesson L3", "learn 1 L3")
        window.appeared("lesson choice 4")
        # Wrong, by key; what came is told when it has flown.
        window.key("2", "given 2")
        window.wait_line("told 3 wrong")
        window.pick("lesson next", "learn 2 L3")
        window.key("Next", "learn 3 L3")
        # Right, by mouse.
        window.appeared("lesson choice 1")
        window.pick("lesson choice 1", "given 1")
        window.wait_line("told 1 right")
        window.key("Next", "learn 4 L3")
        window.key("Prior", "learn 3 L3")  # begins afresh
        window.key("Next", "learn 4 L3")
        window.key("BackSpace", "learn 4 L3")
        window.appeared("lesson choice 2")
        window.key("2", "given 2")
        window.wait_line("told 2 right")
        window.key("Next", "learn 5 L3")
        # The goal: upside down without a bank key.
        window.pick("lesson hint", "hint")
        window.key("h", "hint")
        for key in "dsadsa":
            self.server.xdotool("key", key)
        window.wait_line("met")
        window.key("Next", "learn 6 L3")
        window.pick("lesson following", "learn 1 L4")
        lines = self.finish(window)
        # The journal is a script that leads to the same attitude: inverted, nose ahead.
        x, y, z, w = play(lines[:lines.index("met")])["attitude"]
        self.assertAlmostEqual(abs(x), 1.0, delta=1e-9)
        self.assertLess(max(abs(y), abs(z), abs(w)), 1e-9)

    def test_a_value_is_typed_and_the_class_looks_up(self):
        window = self.open(self.script("task learn", "lesson L5 step 3"), size=WIDE)
        window.click("lesson value")
        self.server.xdotool("type", "1")
        window.key("Return", "given 1")
        window.wait_line("told ")
        window.key("k", "blank on")
        window.pick("lesson unblank", "blank off")
        window.pick("lesson language", "lesson-language de")
        self.finish(window)

    def test_a_value_is_typed_where_nobody_pointed_at_its_field(self):
        window = self.open(self.script("task learn", "lesson L5 step 3"), size=WIDE)
        window.appeared("lesson value")
        self.server.xdotool("type", "--delay", "1", "--", "-12.5")
        window.wait_still()
        self.server.xdotool("key", "Escape")
        window.wait_still()
        self.server.xdotool("type", "--delay", "1", "--", "-2")
        window.key("Return", "given -2")
        window.wait_line("told ")
        lines = self.finish(window)
        for shortcut in ("timeline-span", "preset", "tick"):
            self.assertFalse([line for line in lines if line.startswith(shortcut)], lines)

    def test_keys_lead_back_to_the_question_that_holds_the_ship(self):
        window = self.open(self.script("lesson L5 step 2", "task fly"), size=WIDE)
        window.wait_line("task fly")
        window.wait_still()
        self.assertNotIn("lesson next", window.widgets())
        self.server.xdotool("key", "s")
        wait_for(lambda: "L5: F2 shows the question, F3 leaves the lesson." in window.messages,
                 "the way back, which is not among\n" + window.messages)
        window.key("F2", "task learn")
        window.appeared("lesson next")
        window.key("F4", "task fly")
        window.key("Escape", "task learn")
        window.key("F4", "task fly")
        window.key("Next", "learn 3 L5")
        window.appeared("lesson value")
        window.key("F3", "learn off")
        window.appeared("lesson L1")
        self.finish(window)

    def test_a_target_is_reached_by_sliders(self):
        window = self.open(self.script("task learn", "lesson L6 step 7"), size=WIDE)
        for name, degrees, most in (("roll", 40, 180), ("pitch", 60, 90), ("yaw", 30, 180)):
            middle = window.at("slider " + name)
            x, _, width, _ = window.rect("slider " + name)
            knob = 8  # of a radius that the groove leaves at either end
            x = round(x + knob + (width - 2 * knob) * (0.5 + 0.5 * degrees / most))
            window.drag([middle, ((middle[0] + x) // 2, middle[1]), (x, middle[1])], "attitude ")
        window.wait_line("met")
        lines = self.finish(window)
        # Three drags: the first and two corrections.
        self.assertEqual(lines.count("drop"), 3)
        self.assertAlmostEqual(nose_up_degrees(play(lines)["attitude"]), 60.0, delta=2.0)


if __name__ == "__main__":
    unittest.main()
