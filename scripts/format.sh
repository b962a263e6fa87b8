#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Gimbalscope authors
# SPDX-License-Identifier: MIT
#
# format.sh [--check]: lays out all C++ sources by .clang-format, or says which ones differ. Version 14 of
# clang-format decides; others lay out a few lines differently.
set -euo pipefail

cd "$(dirname "$0")/.."
tool=$(command -v clang-format-14 || command -v clang-format) ||
    { echo "clang-format-14 is not installed." >&2; exit 1; }
mapfile -t files < <(find src app tests benchmarks -name '*.h' -o -name '*.cpp' | sort)
if [ "${1:-}" = "--check" ]; then
    if ! output=$("$tool" --dry-run --Werror "${files[@]}" 2>&1); then
        echo "Not laid out by .clang-format (run scripts/format.sh):"
        sed 's/:[0-9]*:[0-9]*: error.*//; t; d' <<<"$output" | sort -u
        exit 1
    fi
else
    "$tool" -i "${files[@]}"
fi
