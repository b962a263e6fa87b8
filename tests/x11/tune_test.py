# SPDX-FileCopyrightText: 2026 The Gimbalscope authors
# SPDX-License-Identifier: MIT
"""A convention of one's own, built in the real window by mouse and keys."""
import unittest

from flights import play
from harness import WIDE, X11Test, wait_for


class Tune(X11Test):
    def tuning(self, *lines):
        """A window that tunes what was urot."""
        window = self.open(self.script(*lines, "literal off"), size=WIDE)
        window.wait_line("literal off")
        window.pick("task Tune", "task tune")
        window.pick("make it yours", "own yours from urot")
        wait_for(lambda: window.rect("own order XYZ"), "the editor")
        return window

    def test_a_row_is_made_ones_own_and_its_order_changed_by_a_click(self):
        window = self.tuning("attitude 30 20 40")
        window.pick("own order XYZ", "own yours order XYZ")
        window.pick("own reading extrinsic", "own yours order zyx")
        window.pick("own sign 1 +", "own yours signs +-+")
        window.choose("own policy", "nearest", "own yours policy nearest")
        window.choose("own forward", "+z", "own yours frame ")
        lines = self.finish(window)
        card = play(lines)["to"][1]
        self.assertEqual(card["id"], "yours")
        self.assertEqual(card["policy"], "nearest")
        self.assertLess(card["error_deg"], 0.01)

    def test_undo_takes_changes_and_the_making_back(self):
        window = self.tuning()
        window.pick("own order XYZ", "own yours order XYZ")
        window.key("ctrl+z", "undo")
        window.key("ctrl+z", "undo")
        wait_for(lambda: window.rect("make it yours"), "the beginning")
        window.key("ctrl+y", "redo")
        lines = self.finish(window)
        self.assertEqual([card["id"] for card in play(lines)["to"]],
                         ["urot", "yours", "oblivion", "lsl"])

    def test_the_map_follows_while_it_is_computed(self):
        window = self.tuning()
        window.wait_idle(0.5)  # the map is complete
        for order in ("XYZ", "ZXZ", "YXZ"):
            window.pick("own order " + order, "own yours order " + order)
        window.pick("own forget", "forget yours")
        window.wait_idle(0.5)
        self.finish(window)

    def test_a_name_is_typed(self):
        window = self.tuning()
        window.click("own name 1")
        window.press("ctrl+a")
        self.server.xdotool("type", "heading")
        window.press("Return")
        window.wait_line("own yours names heading,pitch,roll")
        window.key("F4", "task fly")
        self.finish(window)


if __name__ == "__main__":
    unittest.main()
