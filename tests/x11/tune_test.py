# SPDX-FileCopyrightText: 2026 The Gimbalscope authors
# SPDX-License-Identifier: MIT
"""A convention of one's own, built in the real window by mouse and keys; its files; the clipboard."""
import os
import unittest

from flights import play, total_degrees
from harness import WIDE, X11Test, read, wait_for


class TuneTest(X11Test):
    def tuning(self, *lines, **how):
        """A window that tunes what was urot."""
        window = self.open(self.script(*lines, "literal off"), size=WIDE, **how)
        window.wait_line("literal off")
        window.pick("task Tune", "task tune")
        window.pick("make it yours", "own yours from urot")
        wait_for(lambda: window.rect("own order XYZ"), "the editor")
        return window


class Tune(TuneTest):
    def test_a_row_is_made_ones_own_and_its_order_changed_by_a_click(self):
        window = self.tuning("attitude 30 20 40")
        window.pick("own order XYZ", "own yours order XYZ")
        window.pick("own reading extrinsic", "own yours order zyx")
        window.wait_still()  # the rows change places
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

    def test_a_card_is_held_against_a_rival(self):
        window = self.open(self.script("show urot lsl", "attitude 20 60 5", "literal off"), size=WIDE)
        window.wait_line("literal off")
        window.choose("versus 1", "urot:nearest", "versus urot:nearest")
        window.pick("task Tune", "task tune")
        window.pick("tool Compare", "tool compare")
        window.wait_idle(0.5)  # both maps are complete, and the comparison
        self.assertTrue(window.rect("map of B"))
        window.key("x", "versus off")
        wait_for(lambda: window.rect("compare first"), "the way to a rival")
        window.pick("compare first", "versus urot:nearest")
        window.key("ctrl+z", "undo")
        window.key("ctrl+y", "redo")
        card = play(self.finish(window))["to"][0]
        self.assertEqual(card["versus"]["selection"], "urot:nearest")
        self.assertLess(card["versus"]["difference_deg"], 0.01)

    def test_a_name_is_typed(self):
        window = self.tuning()
        window.click("own name 1")
        window.press("ctrl+a")
        self.server.xdotool("type", "heading")
        window.press("Return")
        window.wait_line("own yours names heading,pitch,roll")
        window.key("F4", "task interpolate")
        self.finish(window)

    def test_keys_alone_reach_a_control_and_press_it(self):
        window = self.tuning()
        wait_for(lambda: window.rect("own order XYZ"), "the editor")
        window.press("Down")  # begins at the editor's first control, the page
        for _ in range(8):
            if window.count("own yours order"):
                break
            window.press("Down")
            window.press("Return")
            window.wait_still()
            if window.rect("own files path") or window.rect("own yours"):
                window.press("Escape")
        window.wait_line("own yours order")
        window.hold("s", "pitch-up")  # flies meanwhile
        before = window.count("tick")
        window.press("Left")  # to a neighbour, not a tick back
        window.press("Escape")
        window.key("period", "tick")
        self.assertEqual((window.count("tick"), window.count("back")), (before + 1, 0))
        self.finish(window)

    def test_readings_are_typed_and_the_detective_answers(self):
        lines = ("task tune", "show oblivion urot", "attitude 45 0 0", "literal off")
        window = self.open(self.script(*lines), size=WIDE)
        window.wait_line("literal off")
        window.pick("tool Detective", "tool detective")
        for field, typed in (("reading 1", "0"), ("reading 2", "0"), ("reading 3", "45")):
            window.click(field)
            self.server.xdotool("type", typed)
        window.press("Return")
        window.wait_line("reading 0 0 45")
        window.pick("fly there", "attitude quat ")  # several remain
        window.click("reading 1")
        window.key("F4", "task interpolate")
        self.finish(window)


class Files(TuneTest):
    def test_what_is_saved_is_listed_and_opened(self):
        config = self.folder()
        window = self.tuning(config=config)
        window.pick("own order XYZ", "own yours order XYZ")
        window.click("own files")
        window.appeared("own files path")
        window.pick("own files save", "save yours ")
        saved = os.path.join(config, "gimbalscope", "conventions", "yours.toml")
        self.assertIn('order = "XYZ"', read(saved))
        wait_for(lambda: not window.rect("own files path"), "the end of the pop-up")
        window.pick("own order ZXY", "own yours order ZXY")
        window.click("own files")
        window.appeared("own file yours.toml")
        window.pick("own file yours.toml", "own yours-2 from")
        self.assertIn('order = "XYZ"', read(saved))  # as it was
        lines = self.finish(window)
        self.assertIn("yours-2", [card["id"] for card in play(lines)["to"]])

    def test_what_cannot_be_opened_is_said_beside_the_field(self):
        window = self.tuning()
        window.click("own files")
        window.appeared("own files path")
        window.press("ctrl+a")
        self.server.xdotool("type", "nowhere.toml")
        window.click("own files open")
        wait_for(lambda: "cannot read" in window.messages, "the refusal")
        self.assertTrue(window.rect("own files path"))
        self.finish(window)

    def dropped(self, *paths):
        """A window on which files have been dropped."""
        faults = " ".join("drop=" + path for path in paths)
        return self.open(size=WIDE, environment={"GIMBALSCOPE_FAULT": faults})

    def written(self, name, text):
        path = os.path.join(self.folder(), name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return path

    def test_a_convention_is_dropped(self):
        window = self.dropped(self.written("hull.toml", "order = 'XYZ'\n"))
        window.wait_line("own hull from XYZ")
        window.key("ctrl+z", "undo")
        lines = self.finish(window)
        self.assertNotIn("hull", [card["id"] for card in play(lines)["to"]])

    def test_a_script_is_dropped_and_played(self):
        window = self.dropped(self.written("over.gsc", "attitude 30 20 40\nliteral off\n"))
        window.wait_line("literal off")
        self.finish(window)
        self.assertGreater(total_degrees(window.comment("attitude")), 20.0)

    def test_an_attitude_is_dropped_and_taken_with_enter(self):
        window = self.dropped(self.written("pose.txt", "(Pitch=3641,Yaw=5461,Roll=7282)"))
        window.appeared("attitude field")
        window.press("Return")
        window.wait_line("attitude quat")
        self.finish(window)

    def test_f29_everything_else_is_refused_and_the_window_goes_on(self):
        pipe = os.path.join(self.folder(), "pipe.toml")
        os.mkfifo(pipe)
        huge = self.written("huge.gsc", "")
        os.truncate(huge, 10 ** 9)
        emoji = self.written("\U0001F680.png", "no picture")
        for paths in ([pipe], [huge], [emoji], [self.folder()], ["/" + "n" * 4000 + ".gsc"],
                      [emoji] * 50):
            with self.subTest(paths[0][-20:]):
                window = self.dropped(*paths)
                wait_for(lambda: "gimbalscope: " in window.messages, "a refusal")
                window.key("9", "preset 9")
                self.finish(window)


class Clipboard(X11Test):
    """Between two programs, as text goes through the server."""

    def copying(self, form):
        window = self.open(self.script("attitude 30 20 40", "literal off"), size=WIDE)
        window.wait_line("literal off")
        window.click("copy attitude")
        window.appeared("copy as " + form)
        window.click("copy as " + form)
        wait_for(lambda: "copied to the clipboard" in window.messages, "the notice")
        return window

    def pasted(self, *keys):
        window = self.open(size=WIDE)
        window.click("type attitude")
        window.appeared("attitude field")
        window.press("ctrl+v")
        window.wait_still()
        for key in keys:
            window.press(key)
            window.wait_still()
        window.wait_line("attitude quat")
        return window

    def test_what_one_copies_another_takes(self):
        for form in ("glm", "rotator", "matrix-lines"):
            with self.subTest(form):
                source = self.copying(form)
                window = self.pasted("Return")
                self.finish(window)
                self.finish(source)
                for seen, meant in zip(window.comment("attitude"), source.comment("attitude")):
                    self.assertAlmostEqual(seen, meant, delta=1e-3)

    def test_what_is_ambiguous_is_chosen_by_keys(self):
        window = self.open(size=WIDE)
        window.click("type attitude")
        window.appeared("attitude field")
        self.server.xdotool("type", "--delay", "5", "0.1 0.2 0.3 0.92736")
        window.appeared("attitude choice 2")
        window.press("Return")  # takes none of them
        window.press("Down")
        window.press("Down")
        window.press("Return")
        window.wait_line("attitude quat 0.2")
        self.finish(window)


if __name__ == "__main__":
    unittest.main()
