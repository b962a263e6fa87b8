#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Gimbalscope authors
# SPDX-License-Identifier: MIT
"""Fails when a source file includes a header from a layer above its own, a library that its layer must
not know, writes into the state of a flight, or has grown too long. Usage: check_layers.py [REPOSITORY]"""
import pathlib
import re
import sys

# Arrows point downward only. A new entry needs a sentence in docs/architecture.md.
MAY_INCLUDE = {
    "text": set(),
    "math": set(),
    "look": set(),
    "convention": {"math", "text"},
    "tune": {"text", "math", "convention"},
    "curve": {"text", "math", "convention"},
    "sim": {"text", "math", "convention", "curve", "tune"},
    "lesson": {"text", "math", "convention", "curve", "tune", "sim"},
    "scene": {"text", "math", "look", "convention", "curve", "sim"},
    "render": {"math", "look", "scene"},
    "ui": {"text", "math", "look", "convention", "curve", "tune", "sim", "lesson"},
    "platform": {"math"},
    "report": {"text", "math", "convention", "curve", "tune", "sim", "lesson"},
    "io": {"text"},
}
MAY_INCLUDE["app"] = set(MAY_INCLUDE)

# First characters of a library's header -> the only layers that may see it.
LIBRARIES = {
    "imgui": {"ui"},
    "backends/imgui": set(),
    "glad/": {"render", "platform"},
    "GLFW/": {"platform"},
    "EGL/": {"platform"},
    "CLI/": {"app"},
    "nlohmann/": {"report", "io"},
    "b64/": {"io"},
    "fast_float/": {"text"},
    "fp16": {"math"},
    "tiny_obj_loader": {"scene"},
    "toml++/": {"tune"},
    "stb_": {"render"},
    "glm/": {"render"},
    "embedded/assets": {"scene", "app"},
    "embedded/lessons": {"lesson"},
    "embedded/fonts": {"ui"},
    "embedded/shaders": {"render"},
}
# Where ImGui meets window and picture.
IMGUI_IN_APP = re.compile(r"app/(gui|cockpit|imgui_input)\w*\.(h|cpp)$")

# These layers are values and functions: no clock, no streams, no files.
PURE = {"text", "math", "look", "convention", "curve", "tune", "sim", "lesson", "scene"}
IMPURE_HEADERS = {"iostream", "fstream", "chrono", "ctime", "filesystem", "thread"}

# The state of a flight is changed by its commands and steps alone.
STATE_WRITTEN = re.compile(r"\w_?(\.|->)state(\.\w+)+ *[-+*/|&]?=(?!=)")

MAX_LINES = 400


def problems_of(path, layer, lines):
    """Yields (line number, sentence) for one file."""
    for number, line in enumerate(lines, 1):
        if layer != "sim" and STATE_WRITTEN.search(line):
            yield number, f"{layer} may not write into a state: only update and advance make the next one"
        include = re.match(r'\s*#\s*include\s*(["<])([^">]+)[">]', line)
        if not include:
            continue
        header = include[2]
        first = header.split("/")[0]
        if include[1] == '"' and "/" in header and first in MAY_INCLUDE:
            if first != layer and first not in MAY_INCLUDE[layer]:
                yield number, f"{layer} may not include {first}"
        for prefix, layers in LIBRARIES.items():
            if not header.startswith(prefix) or layer in layers:
                continue
            if "imgui" in prefix and IMGUI_IN_APP.search(path.as_posix()):
                continue
            yield number, f"{layer} may not include <{header}>"
        if layer in PURE and header in IMPURE_HEADERS:
            yield number, f"{layer} is pure and may not include <{header}>"
    if len(lines) > MAX_LINES:
        yield len(lines), f"{len(lines)} lines; split what has more than {MAX_LINES}"


def main():
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".")
    bad = []
    seen = 0
    for folder in ("src", "app", "tests", "benchmarks"):
        for path in sorted((root / folder).rglob("*")):
            if path.suffix not in {".h", ".cpp"}:
                continue
            seen += 1
            relative = path.relative_to(root)
            lines = path.read_text(encoding="utf-8").splitlines()
            if folder in {"tests", "benchmarks"}:
                if len(lines) > MAX_LINES:
                    bad.append(f"{relative}:{len(lines)}: {len(lines)} lines; split it")
                continue
            layer = relative.parts[1] if folder == "src" else "app"
            if layer not in MAY_INCLUDE:
                bad.append(f"{relative}:1: {layer} is no layer")
                continue
            bad += [f"{relative}:{n}: {text}" for n, text in problems_of(relative, layer, lines)]
    if seen == 0:
        bad.append(f"no sources under {root}")
    print("\n".join(bad))
    return 1 if bad else 0


sys.exit(main())
