# SPDX-FileCopyrightText: 2026 The Gimbalscope authors
# SPDX-License-Identifier: MIT
"""What happens to the real window when graphics, clocks, screens and people misbehave (F48 to F66)."""
import os
import random
import signal
import subprocess
import tempfile
import time
import unittest

from flights import play, total_degrees
from harness import PROGRAM, WIDE, X11Test, wait_for


class Graphics(X11Test):
    def test_f48_shaders_that_do_not_compile_are_shown_and_end_it(self):
        with tempfile.TemporaryDirectory() as good, tempfile.TemporaryDirectory() as bad:
            # Mesa writes the shaders it is given, and takes others in their place.
            result = self.draw_once({"MESA_SHADER_DUMP_PATH": good})
            self.assertEqual(result.returncode, 0, result.stderr)
            if not os.listdir(good):
                self.skipTest("this driver does not exchange shaders")
            for name in os.listdir(good):
                with open(os.path.join(bad, name), "w", encoding="ascii") as file:
                    file.write("#version 330 core\nvoid main() { nonsense }\n")
            result = self.draw_once({"MESA_SHADER_READ_PATH": bad})
        self.assertEqual(result.returncode, 6, result.stderr)
        self.assertIn("does not compile", result.stderr)
        self.assertIn("syntax error", result.stderr)  # the driver's own words

    def draw_once(self, environment):
        return subprocess.run([PROGRAM, "--frames", "1", "--no-config"], timeout=60, text=True,
                              capture_output=True, env={**self.server.environment(), **environment})

    def test_f49_lost_graphics_are_made_anew_and_the_flight_goes_on(self):
        # So many pictures are drawn only in flight: not before the key is down.
        window = self.open(environment={"GIMBALSCOPE_FAULT": "lose-context=60"})
        window.key("9", "preset 9")
        lost = window.id
        self.server.xdotool("keydown", "s")

        def focus():
            """The keyboard to the new window, as soon as it is shown."""
            window.id = window.find()
            return window.id not in ("", lost) and subprocess.run(
                ["xdotool", "windowfocus", "--sync", window.id], env=self.server.environment(),
                stderr=subprocess.DEVNULL, check=False).returncode == 0

        wait_for(focus, "another window")
        self.server.xdotool("keyup", "s")
        window.key("p", "pause on")
        lines = self.finish(window)
        self.assertEqual(window.comment("contexts-lost"), [1.0])
        self.assertIn("made anew", window.messages)
        self.assertTrue({"release", "steer pitch-up off"} & set(lines), "the key is let go of")
        for shown, replayed in zip(window.comment("attitude"), play(lines)["attitude"]):
            self.assertAlmostEqual(shown, replayed, delta=1e-15)

    def test_f50_an_error_in_every_frame_is_told_once(self):
        window = self.open(environment={"GIMBALSCOPE_FAULT": "gl-errors"})
        drawn = window.pictures()
        self.server.xdotool("keydown", "s")
        wait_for(lambda: window.pictures() > drawn + 40, "pictures of the flight")
        self.server.xdotool("keyup", "s")
        window.wait_line("steer pitch-up off")
        window.stop()
        self.assertGreater(window.comment("opengl-errors")[0], 40)
        told = [line for line in window.messages.splitlines() if "OpenGL:" in line]
        self.assertLessEqual(len(told), 2, told)
        self.assertTrue(told)

    def test_f51_a_whole_script_of_the_interface_without_a_complaint(self):
        window = self.open(environment={"GIMBALSCOPE_GL_DEBUG": "1"}, size=WIDE)
        for key, line in (("9", "preset"), ("c", "camera"), ("c", "camera"), ("v", "variant"),
                          ("n", "navball"), ("b", "side"), ("b", "side"), ("b", "side"),
                          ("g", "drive"), ("g", "drive"), ("t", "theme"), ("t", "theme"),
                          ("m", "timeline"), ("minus", "timeline-span"), ("F1", "help"),
                          ("Escape", "help"), ("ctrl+equal", "text-size")):
            window.key(key, line)
        self.finish(window)
        self.assertNotIn("OpenGL:", window.messages)


class Screens(X11Test):
    def test_f52_each_size_is_drawn_rightly(self):
        window = self.open()
        for width, height in ((200, 150), (8192, 100), (3840, 2160), (1, 1)):
            drawn = window.pictures()
            self.server.xdotool("windowsize", window.id, width, height)
            wait_for(lambda: window.pictures() > drawn, f"a picture after {width} x {height}")
        window.resize(1400, 800)
        window.key("p", "pause on")
        self.finish(window)

    def test_full_screen_and_back_to_the_former_place(self):
        window = self.open(size="800x600")
        self.server.xdotool("windowmove", "--sync", window.id, 100, 50)
        window.wait_idle(0.5)  # it has heard of its place
        before = window.place()
        self.assertEqual(before, (100, 50, 800, 600))
        window.key("F11", "full-screen on")
        wait_for(lambda: window.place()[2] == 1920, "full screen")
        window.key("F11", "full-screen off")
        wait_for(lambda: window.place() == before, "its former place")
        self.finish(window)


class Clocks(X11Test):
    def test_f55_a_swap_that_returns_at_once_does_not_race(self):
        window = self.open()
        start, drawn = time.monotonic(), window.pictures()
        window.hold("s", "pitch-up", seconds=2.0)
        drawn = window.pictures() - drawn
        seconds = time.monotonic() - start
        window.stop()
        self.assertLess(drawn, 60 * seconds + 30)

    def test_f55_a_blocked_swap_loses_time_but_no_key(self):
        window = self.open(environment={"GIMBALSCOPE_FAULT": "block-swap=20"})
        self.server.xdotool("keydown", "s")
        window.wait_line("steer pitch-up on")
        for presses in range(1, 22):  # each is seen by another frame, and one of them is blocked
            self.server.xdotool("key", "c")
            window.wait_line("camera", presses)
        self.server.xdotool("keyup", "s")
        window.wait_line("steer pitch-up off")
        window.stop()
        self.assertGreater(window.comment("dropped-steps")[0], 0)
        self.assertGreaterEqual(window.comment("spikes")[0], 1)

    def test_f59_a_program_that_was_stopped_says_so(self):
        window = self.open()
        self.server.xdotool("keydown", "s")
        window.wait_line("steer pitch-up on")
        window.process.send_signal(signal.SIGSTOP)
        time.sleep(3.0)  # how long the program stands still
        drawn = window.pictures()
        window.process.send_signal(signal.SIGCONT)
        wait_for(lambda: window.pictures() > drawn + 2, "pictures again")
        self.server.xdotool("keyup", "s")
        window.wait_line("steer pitch-up off")
        window.stop()
        self.assertIn("stood still", window.messages)
        self.assertGreater(window.comment("dropped-steps")[0], 300)

    def test_f60_spikes_change_nothing_but_their_count(self):
        script = self.script("rate pitch-up 45 for 2", "rate bank-left 30 for 1", "pause on")
        attitudes = []
        for faults in ("", "spikes=0.2"):
            window = self.open(script, environment={"GIMBALSCOPE_FAULT": faults})
            window.wait_line("pause on")
            window.stop()
            attitudes.append(window.comment("attitude"))
            if faults:
                self.assertGreater(window.comment("spikes")[0], 2)
        self.assertEqual(*attitudes)


class People(X11Test):
    def test_f65_a_monkey(self):
        seed = int(os.environ.get("GIMBALSCOPE_MONKEY_SEED", "20261201"))
        chance = random.Random(seed)
        window = self.open()
        keys = ["s", "a", "q", "space", "c", "v", "n", "b", "g", "m", "t", "Tab", "Left", "Right",
                "F1", "Escape", "ctrl+z", "ctrl+y", "1", "4", "9", "bracketleft", "minus", "l"]
        for _ in range(150):
            if chance.random() < 0.5:
                self.server.xdotool("mousemove", "--window", window.id, chance.randrange(1280),
                                    chance.randrange(720), "click", chance.choice("1145"))
            else:
                self.server.xdotool("key", chance.choice(keys))
            self.assertIsNone(window.process.poll(), f"ended with seed {seed}")
        self.assertEqual(window.stop(), 130, f"seed {seed}: {window.messages}")
        self.assertEqual(window.comment("opengl-errors"), [0.0], f"seed {seed}")

    def test_f66_a_recorded_flight_replays_the_same(self):
        window = self.open()
        for key in ("s", "d"):
            self.server.xdotool("keydown", key)
            window.wait_line("steer", 1 if key == "s" else 2)
        time.sleep(0.5)  # how long both are held
        for key in ("s", "d"):
            self.server.xdotool("keyup", key)
        window.wait_line("steer", 4)
        window.stop()
        lines = window.flight()
        self.assertEqual(play(lines), play(lines))
        for shown, replayed in zip(window.comment("attitude"), play(lines)["attitude"]):
            self.assertAlmostEqual(shown, replayed, delta=1e-15)
        script, pictures = self.script(*lines), []
        for number in range(2):
            path = os.path.join(window.work, f"replay-{number}.png")
            subprocess.run([PROGRAM, "render", script, "-o", path, "--size", "640x400"], check=True,
                           env={**os.environ, "LIBGL_ALWAYS_SOFTWARE": "1"}, capture_output=True)
            with open(path, "rb") as file:
                pictures.append(file.read())
        self.assertEqual(*pictures)
        self.assertGreater(total_degrees(window.comment("attitude")), 5.0)


if __name__ == "__main__":
    unittest.main()
