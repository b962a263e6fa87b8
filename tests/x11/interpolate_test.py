# SPDX-FileCopyrightText: 2026 The Gimbalscope authors
# SPDX-License-Identifier: MIT
"""Keyframes in the real window: begun, flown along, scrubbed, edited, taken back, by mouse."""
import math
import unittest

from flights import play
from harness import WIDE, X11Test, wait_for


class Interpolate(X11Test):
    def keyed(self, *lines):
        """A window with the keys of SquadSetup's page."""
        window = self.open(self.script(*lines, "literal off"), size=WIDE)
        window.wait_line("literal off")
        window.pick("task Interpolate", "task interpolate")
        window.pick("keys from page", "keyframes set -1 ")
        window.appeared("path plot")
        return window

    def test_the_pages_example_is_scrubbed_and_flown_by_another_method(self):
        window = self.keyed()
        window.pick("method slerp", "method slerp")
        window.pick("squad-reading as printed", "squad-reading exp")
        window.pick("squad-reading inverse", "squad-reading inverse")
        window.pick("method squad", "method squad")
        window.drag([window.at("path plot", part) for part in (0.3, 0.4, 0.5)], "scrub ")
        lines = self.finish(window)
        # Halfway from key 2 at 0 s to key 3 at 1 s: 45 degrees about the vertical.
        self.assertEqual([line for line in lines if line.startswith("scrub ")][-1], "scrub 0.5")
        _, _, z, w = play(lines)["attitude"]
        self.assertAlmostEqual(2.0 * math.degrees(math.atan2(abs(z), abs(w))), 45.0, delta=1e-6)

    def test_it_plays_round_and_pauses(self):
        window = self.keyed()
        window.pick("keys round", "round on")
        window.pick("keys play", "keyframes play")
        window.pick("keys play", "pause on")
        window.pick("keys play", "pause off")
        window.pick("keys to start", "scrub -1")
        self.finish(window)

    def test_a_key_is_dragged_along_time_and_taken_back_as_one_step(self):
        window = self.keyed()
        x, y = window.at("key 2")
        window.drag([(x, y), (x + 40, y), (x + 80, y)], "keyframe set 2 at 0.")
        window.key("ctrl+z", "undo")
        window.pick("key add", "keyframe add")
        window.pick("key left", "keyframe move 5 to 4")
        window.pick("key delete", "keyframe drop 4")
        self.finish(window)
        wait_for(lambda: not window.rect("key 5"), "the key to go")

    def test_time_and_angles_are_typed(self):
        window = self.keyed()
        window.pick("key 3", "keyframe select 3")
        window.click("key time")
        window.press("ctrl+a")
        self.server.xdotool("type", "1.5")
        window.press("Return")
        window.wait_line("keyframe set 3 at 1.5")
        window.click("key up")
        window.press("ctrl+a")
        self.server.xdotool("type", "30")
        window.press("Return")
        window.wait_line("keyframe set 3 quat ")
        self.finish(window)

    def test_the_cockpit_stands_there_too(self):
        window = self.keyed()
        window.pick("paths Cockpit", "page flight")
        window.appeared("card 1")
        window.pick("paths Methods", "page interpolate")
        window.appeared("method squad")
        window.key("F4", "task learn")
        self.finish(window)


if __name__ == "__main__":
    unittest.main()
