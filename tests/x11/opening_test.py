# SPDX-FileCopyrightText: 2026 The Gimbalscope authors
# SPDX-License-Identifier: MIT
"""What people meet when the window cannot be opened, and when the X server dies."""
import os
import subprocess
import unittest

from harness import PROGRAM, Server, X11Test, wait_for


def open_window(environment):
    return subprocess.run([PROGRAM, "--frames", "1", "--no-config"], env=environment, timeout=60,
                          capture_output=True, text=True)


class Opening(unittest.TestCase):
    def check(self, result, *words):
        self.assertEqual(result.returncode, 6, result.stderr)
        for word in (*words, "convert"):  # what still works is named
            self.assertIn(word, result.stderr)
        self.assertEqual(result.stdout, "")

    def test_f44_no_display(self):
        environment = {name: value for name, value in os.environ.items() if name != "DISPLAY"}
        self.check(open_window(environment), "no display", "DISPLAY")

    def test_f44_display_to_nowhere(self):
        self.check(open_window({**os.environ, "DISPLAY": ":4711"}), "no display", ":4711")

    def test_f45_opengl_too_old(self):
        server = Server()
        self.addCleanup(server.stop)
        self.check(open_window({**server.environment(), "MESA_GL_VERSION_OVERRIDE": "2.1"}),
                   "needs OpenGL 3.3, found 2.1", "llvmpipe")

    def test_f46_no_glx(self):
        server = Server("-extension", "GLX")
        self.addCleanup(server.stop)
        self.check(open_window(server.environment()), "GLX")


class Dying(X11Test):
    def test_f47_the_server_dies(self):
        window = self.open()
        window.key("p", "pause on")
        self.server.stop()
        wait_for(lambda: window.process.poll() is not None, "the end of the program")
        self.assertEqual(window.stop(), 1)  # Xlib's, not a crash's
        self.assertIn("pause on", window.lines())


if __name__ == "__main__":
    unittest.main()
