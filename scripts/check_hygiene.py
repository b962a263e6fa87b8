#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Gimbalscope authors
# SPDX-License-Identifier: MIT
"""Fails on what does not belong into committed files: paths of a workplace, tabs, code that is switched
off, missing licence lines, and letters outside ASCII in code (string literals may have them).
Usage: check_hygiene.py [REPOSITORY]"""
import pathlib
import re
import subprocess
import sys

SOURCES = {".h", ".cpp", ".vert", ".frag", ".glsl"}
SCRIPTS = {".py", ".cmake", ".sh"}
# Written in pieces, so that this file does not match itself.
WORKPLACE = re.compile(r"(?<![\w.])/" + r"(work|tmp/bash|root|home/\w+)/")
SWITCHED_OFF = re.compile(r"^\s*#\s*if\s+0\b")
STRING = re.compile(r'"(\\.|[^"\\])*"')


def tracked(root):
    """The committed files; all files where the folder is no git repository."""
    try:
        out = subprocess.run(["git", "-C", str(root), "ls-files", "-z"], check=True, capture_output=True)
        return [root / name for name in out.stdout.decode().split("\0") if name]
    except (OSError, subprocess.CalledProcessError):
        return [p for p in root.rglob("*") if p.is_file() and "build" not in p.parts]


def problems_of(path, text):
    """Yields (line number, sentence) for one file."""
    is_source = path.suffix in SOURCES
    is_ours = is_source or path.suffix in SCRIPTS or path.name == "CMakeLists.txt"
    lines = text.split("\n")
    if is_ours and not any("SPDX-License-Identifier: MIT" in line for line in lines[:4]):
        yield 1, "no SPDX lines"
    if is_ours and text and not text.endswith("\n"):
        yield len(lines), "no newline at the end"
    for number, line in enumerate(lines, 1):
        if WORKPLACE.search(line):
            yield number, "names a path of somebody's machine"
        if is_ours and "\t" in line:
            yield number, "tab"
        if is_ours and line != line.rstrip():
            yield number, "blanks at the end"
        if is_source and SWITCHED_OFF.match(line):
            yield number, "code that is switched off"
        if is_source and not STRING.sub("", line).isascii():
            yield number, "not ASCII outside a string"


def main():
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".").resolve()
    bad = []
    for path in tracked(root):
        if not path.is_file():
            continue
        try:
            text = path.read_bytes().decode("utf-8")
        except UnicodeDecodeError:
            continue  # a picture
        bad += [f"{path.relative_to(root)}:{n}: {what}" for n, what in problems_of(path, text)]
    print("\n".join(bad))
    return 1 if bad else 0


sys.exit(main())
