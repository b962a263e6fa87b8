#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Gimbalscope authors
# SPDX-License-Identifier: MIT
#
# update_pictures.sh [PROGRAM]: renews the pictures of the README in docs/pictures from the bundled
# flights. Without PROGRAM it takes the one of the release build.
set -euo pipefail

cd "$(dirname "$0")/.."
program=${1:-build/release/gimbalscope}
projector=$(mktemp --suffix=.gsc)
trap 'rm -f "$projector"' EXIT
{ cat assets/demo.gsc; echo "theme projector"; } >"$projector"

"$program" render assets/demo.gsc -o docs/pictures/cockpit.png --size 1600x900
"$program" render assets/two-drives.gsc -o docs/pictures/two-drives.png --size 1280x720
"$program" render assets/flicker-map.gsc -o docs/pictures/flicker-map.png --size 1280x720
"$program" render assets/yours.gsc -o docs/pictures/yours.png --size 1600x900
"$program" render assets/ab.gsc -o docs/pictures/ab.png --size 1600x900
"$program" render assets/detective.gsc -o docs/pictures/detective.png --size 1600x900
"$program" render assets/interpolate.gsc -o docs/pictures/interpolate.png --size 1920x1080
"$program" render assets/learn.gsc -o docs/pictures/learn.png --size 1600x900
"$program" render "$projector" -o docs/pictures/projector.png --size 1280x720
