// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// How the flicker map shows an error: a colour by size, on a logarithmic scale from 1e-6 to 180
// degrees (panel, accent at a tenth of a degree, amber at one, red at 180), and a pattern by cause,
// since colour is never the only sign. Patterns are functions of the pixel, so that neighbouring
// cells join, and the legend shows the same as the map.
#pragma once

#include <cstdint>

#include "look/palette.h"

namespace gimbalscope::look {

/// Place of an error on the scale: 0 at 1e-6 degrees or less, 1 at 180; NaN counts as 180.
float errorScale(double errorDeg);
/// The colour of a place on the scale; limited to 0 to 1.
Rgb errorColorAt(const Palette& palette, float place);
/// The colour of an error in degrees.
Rgb errorColor(const Palette& palette, double errorDeg);
/// The colour where this share (0 to 1) of the attitudes gives NaN and the others have a colour:
/// red, of which more is seen the more of them there are.
Rgb nanColor(const Palette& palette, Rgb others, float share);

/// Crossed diagonals, dots, upright lines, level lines.
enum class FaultPattern : std::uint8_t { None, Nan, Noise, Snap, Quantum };
/// True where the pattern has ink; pixels counted from anywhere, scale in pixels per unit.
bool isInked(FaultPattern pattern, int x, int y, float scale);
/// The ink on a ground: darker on it, or lighter where the ground is dark.
Rgb inkOn(const Palette& palette, Rgb ground);

}  // namespace gimbalscope::look
