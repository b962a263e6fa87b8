#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Gimbalscope authors
# SPDX-License-Identifier: MIT
"""The checks of layers, hygiene and sentences find what they are for: each is run over a small tree with one fault."""
import pathlib
import subprocess
import sys
import tempfile
import unittest

SCRIPTS = pathlib.Path(__file__).resolve().parents[2] / "scripts"
SPDX = "// SPDX-FileCopyrightText: 2026 The Gimbalscope authors\n// SPDX-License-Identifier: MIT\n"


def run(check, files):
    """Exit status and output of a check over a tree of these files."""
    with tempfile.TemporaryDirectory() as folder:
        for name, text in files.items():
            path = pathlib.Path(folder, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        done = subprocess.run([sys.executable, SCRIPTS / f"check_{check}.py", folder],
                              capture_output=True, text=True, check=False)
        return done.returncode, done.stdout


class Layers(unittest.TestCase):
    def fails(self, name, text, expected):
        status, output = run("layers", {name: text})
        self.assertEqual(status, 1, output)
        self.assertIn(expected, output)

    def test_downward_passes(self):
        status, output = run("layers", {"src/sim/a.cpp": '#include "math/b.h"\n#include <vector>\n',
                                        "app/gui_loop.cpp": "#include <imgui.h>\n"})
        self.assertEqual((status, output), (0, "\n"))

    def test_upward(self):
        self.fails("src/math/a.h", '#include "sim/state.h"\n', "src/math/a.h:1: math may not include sim")

    def test_sideways(self):
        self.fails("src/render/a.cpp", '\n#include "ui/panels.h"\n', "a.cpp:2: render may not include ui")

    def test_library(self):
        self.fails("src/scene/a.h", "#include <glad/gl.h>\n", "scene may not include <glad/gl.h>")
        self.fails("app/main.cpp", "#include <imgui.h>\n", "app may not include <imgui.h>")

    def test_clock_in_the_core(self):
        self.fails("src/sim/a.cpp", "# include <chrono>\n", "sim is pure")

    def test_a_state_that_is_written_into(self):
        expected = "a.cpp:1: app may not write into a state"
        self.fails("app/a.cpp", "shown.state.paused = false;\n", expected)
        self.fails("app/a.cpp", "flight_->state.view.theme = dark;\n", expected)
        status, output = run("layers", {"src/sim/a.cpp": "session.state.paused = true;\n",
                                        "app/a.cpp": "if (flight.state.paused == is) {\n"})
        self.assertEqual((status, output), (0, "\n"))

    def test_unknown_layer(self):
        self.fails("src/util/a.h", "\n", "util is no layer")

    def test_length(self):
        self.fails("tests/sim/a.cpp", "\n" * 401, "401 lines")

    def test_empty_tree(self):
        self.assertEqual(run("layers", {"README.md": ""})[0], 1)


class Hygiene(unittest.TestCase):
    def fails(self, text, expected, name="src/math/a.h"):
        status, output = run("hygiene", {name: text})
        self.assertEqual(status, 1, output)
        self.assertIn(f"{name}:{expected}", output)

    def test_clean_passes(self):
        status, output = run("hygiene", {"src/a.cpp": SPDX + 'auto s = "\u00b0";\n', "docs/a.md": "\u00b0"})
        self.assertEqual((status, output), (0, "\n"))

    def test_faults(self):
        self.fails("int a;\n", "1: no SPDX lines")
        self.fails(SPDX + "\tint a;\n", "3: tab")
        self.fails(SPDX + "int a; \n", "3: blanks at the end")
        self.fails(SPDX + "#if 0\n", "3: code that is switched off")
        self.fails(SPDX + "// 90\u00b0\n", "3: not ASCII")
        self.fails(SPDX + "int a;", "3: no newline")
        self.fails("see /" + "work/notes\n", "1: names a path", name="docs/a.md")


class Sentences(unittest.TestCase):
    WINDOW = "translation window\nlanguage de\n"
    SOURCE = ('const char quote = \'"\';  // "in a comment"\n'
              'say("Type \\"next\\" or "\n    "press a key.");\nsay("by %\\xC2\\xB0");\n')

    def told(self, sentence):
        return run("sentences", {"src/ui/a.cpp": self.SOURCE,
                                 "assets/lessons/window.de.lesson": f"{self.WINDOW}text {sentence}\nis   x\n"})

    def test_what_is_said_passes(self):
        for sentence in ('Type "next" or press a key.', "by %\u00B0"):
            self.assertEqual(self.told(sentence), (0, "\n"), sentence)

    def test_what_nobody_says(self):
        for sentence in ("press a key.", "in a comment", "right predictions"):
            status, output = self.told(sentence)
            self.assertEqual(status, 1, sentence)
            self.assertIn(f'assets/lessons/window.de.lesson:3: nobody says "{sentence}"', output)


if __name__ == "__main__":
    unittest.main()
