// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The world round the ship: the dome of sky and ground, the stars (only above the horizon, which
// together with hue and grid makes upside-down unmistakable), the ground grid and the horizon's
// glow. The dome is coloured per vertex, because that costs a quarter of a shader that computes it
// per pixel.
#pragma once

#include "scene/drawing.h"

namespace gimbalscope::scene {

/// A corner of the dome: a direction and the colour of the sky there.
struct DomeVertex {
    math::Vec3 direction;  ///< unit
    look::Rgb color;
};

/// Triangles of the whole dome, three vertices each. Sky and ground have separate corners at
/// elevation 0, so the horizon is crisp.
std::vector<DomeVertex> domeTriangles(const look::Palette& palette);

struct Star {
    math::Vec3 direction;  ///< unit, above the horizon
    look::Rgb tint;
    float brightness = 0.0F;  ///< 0.16 to 1
};

/// The stars, always the same ones, in the same order.
std::vector<Star> starField();

/// The colour of the sky at an elevation above the horizon (sine of it), without the grid.
look::Rgb skyColor(const look::Palette& palette, float sineOfElevation);

/// The ground grid and the horizon line with its glow.
Drawing groundAndHorizon(const Stage& stage);

}  // namespace gimbalscope::scene
