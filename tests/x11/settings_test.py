# SPDX-FileCopyrightText: 2026 The Gimbalscope authors
# SPDX-License-Identifier: MIT
"""Settings and the last flight in the real window, from one sitting to the next."""
import json
import os
import subprocess
import time
import unittest

from harness import PROGRAM, wait_for
from sitting import FIRST, LAST, SettingsTest


class Kept(SettingsTest):
    def test_a_choice_is_there_again_in_the_next_sitting(self):
        window = self.sit()
        self.assertFalse(os.path.exists(window.folder), "nothing is written at the start")
        window.press("c")
        window.wait_setting("camera orbit")
        self.assertEqual(window.stop(), 130)
        self.assertEqual(window.kept(), [FIRST, "camera orbit", LAST])
        again = self.sit()
        again.wait_line("camera orbit")
        again.press("c", "c", "c")
        again.wait_line("camera chase")
        again.stop()
        self.assertEqual(again.kept(), [FIRST, LAST])
        self.assertEqual(again.messages, "")

    def test_no_config_reads_and_writes_nothing(self):
        self.put(f"{FIRST}\ncamera fixed\n{LAST}\n")
        window = self.sit("--no-config")
        window.press("c")
        window.wait_line("camera orbit")
        window.stop()
        self.assertEqual(window.kept(), [FIRST, "camera fixed", LAST])
        self.assertEqual(os.listdir(window.folder), ["settings.gsc"])

    def test_a_script_flies_from_the_beginning_and_changes_no_settings(self):
        self.put(f"{FIRST}\nshow lsl\nstep-mode 45\ncamera fixed\n{LAST}\n")
        window = self.sit(self.script("expect urot state calm", "theme light", "turn yaw-left 5"))
        window.wait_line("turn yaw-left 5")
        window.stop()
        self.assertEqual(window.lines()[:3], ["set-up on", "camera fixed", "set-up off"])
        self.assertEqual(window.kept(),
                         [FIRST, "show lsl", "step-mode 45", "camera fixed", LAST])
        self.assertEqual(window.messages, "")

    def test_a_replay_takes_back_no_more_than_the_sitting_did(self):
        self.put(f"{FIRST}\nshow lsl\n{LAST}\n")
        window = self.sit()
        window.press("comma")
        wait_for(lambda: "the recording begins here" in window.messages, "the beginning")
        window.press("4")
        window.wait_line("preset 4")
        window.press("ctrl+z", "ctrl+z")
        wait_for(lambda: "nothing to undo" in window.messages, "the last step of undo")
        window.stop()
        done = [line for line in window.flight() if not line.startswith("advance")]
        self.assertEqual(done, ["set-up on", "show lsl", "set-up off", "preset 4", "undo"])
        played = subprocess.run([PROGRAM, "play", window.journal, "--format", "json"],
                                capture_output=True, text=True, check=True)
        self.assertEqual([each["id"] for each in json.loads(played.stdout)["to"]], ["lsl"])

    def test_the_last_flight_goes_on(self):
        window = self.sit()
        window.key("4", "preset 4")
        window.hold("d", "yaw-right", seconds=0.3)
        window.stop()
        last = os.path.join(window.folder, "last-flight.gsc")
        self.assertTrue(os.path.exists(last))
        flown = window.comment("attitude")
        again = self.sit(self.script("turn bank-left 5", "continue last-flight"))
        wait_for(lambda: "goes on where it ended" in again.messages, "the end of the replay")
        again.stop()
        self.assertEqual(again.comment("attitude"), flown)
        self.assertNotIn("turn bank-left 5", again.lines())


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
        self.assertIn("line 2: window", window.messages)

    def test_the_place_is_kept(self):
        window = self.sit()
        time.sleep(1.1)  # where it stands is looked at after a picture, once a second
        window.key("p", "pause on")
        window.key("p", "pause off")
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
            one.press("c")
            other.press("F1", "F1", "c")
        one.wait_line("camera fixed")
        other.wait_line("camera fixed")
        for window in (one, other):
            self.assertEqual(window.stop(), 130)
            self.assertEqual(window.messages, "")
        self.assertEqual(one.kept(), [FIRST, "camera fixed", LAST])
        self.assertEqual(os.listdir(one.folder), ["settings.gsc"])


if __name__ == "__main__":
    unittest.main()
