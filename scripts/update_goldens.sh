#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Gimbalscope authors
# SPDX-License-Identifier: MIT
#
# update_goldens.sh NAME: renews the one golden picture tests/golden/NAME.png from what the last failed
# run of its test left in the build folder, after you have looked at it. Never all at once.
set -euo pipefail

cd "$(dirname "$0")/.."
name=${1:-}
if [ -z "$name" ] || [ $# -ne 1 ]; then
    echo "usage: scripts/update_goldens.sh NAME, one of:" >&2
    find tests/golden -name '*.png' -exec basename -s .png {} + 2>/dev/null | sort >&2
    exit 2
fi
actual=$(find build -name "$name.actual.png" -printf '%T@ %p\n' 2>/dev/null | sort -n | tail -n 1 | cut -d' ' -f2-)
if [ -z "$actual" ]; then
    echo "No build folder holds $name.actual.png: run the test first; it leaves one where it fails." >&2
    exit 1
fi
cp "$actual" "tests/golden/$name.png"
echo "tests/golden/$name.png renewed from $actual. Look at both before you commit."
