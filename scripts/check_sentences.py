#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Gimbalscope authors
# SPDX-License-Identifier: MIT
"""Every sentence of the window that is translated (assets/lessons/window.*.lesson) stands in a source, as a whole
string literal; one that nobody says any more is told with its line. Exit code 1 if there are any.

Usage: check_sentences.py [REPOSITORY]"""
import pathlib
import re
import sys

# Comments and single characters first, for they may hold quotation marks.
TOKEN = re.compile(r"""//[^\n]*|/\*.*?\*/|'(?:[^'\\\n]|\\.)+'|R"(\w*)\((.*?)\)\1"|"((?:[^"\\\n]|\\.)*)"|\S""", re.S)
ESCAPE = re.compile(rb"\\(?:x([0-9A-Fa-f]{2})|(.))")
PLAIN = {b"n": b"\n", b"t": b"\t"}


def decoded(literal):
    """What a literal says; \\xC2\\xB0 is a degree sign."""
    def said(match):
        return bytes.fromhex(match[1].decode()) if match[1] else PLAIN.get(match[2], match[2])
    return ESCAPE.sub(said, literal.encode("utf-8")).decode("utf-8", "replace")


def literals(text):
    """All string literals of a source, those side by side as one."""
    whole = None
    for token in TOKEN.finditer(text):
        part = token[2] if token[2] is not None else token[3]
        if token[0].startswith(("//", "/*")):
            continue
        if part is not None:
            whole = (whole or "") + (part if token[2] is not None else decoded(part))
        elif whole is not None:
            yield whole
            whole = None
    if whole is not None:
        yield whole


def main():
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".").resolve()
    said = set()
    for folder in ("src", "app"):
        for path in (root / folder).rglob("*"):
            if path.suffix in (".h", ".cpp"):
                said.update(literals(path.read_text(encoding="utf-8")))
    bad = []
    for path in sorted((root / "assets/lessons").glob("window.*.lesson")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            keyword, _, sentence = line.partition(" ")
            if keyword == "text" and sentence.strip() not in said:
                bad.append(f"{path.relative_to(root)}:{number}: nobody says \"{sentence.strip()}\"")
    print("\n".join(bad))
    return 1 if bad else 0


sys.exit(main())
