// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// One way of going from key to key as a picture: the ship where it is now, inside a sphere on which
// its nose draws the whole curve. Keys are numbered marks on it; of squad the control points A, B
// and C of the present interval as well, with the lines that pull the curve.
#pragma once

#include <array>
#include <optional>
#include <span>

#include "scene/drawing.h"
#include "scene/ship_lights.h"

namespace gimbalscope::scene {

/// From the key where an interval begins over A and B to C, the key where it ends.
struct PathControls {
    math::Quat from, a, b, c;
};

struct PathGlobeInput {
    PixelRect rect;
    float pixelScale = 1.0F;
    const look::Palette* palette = nullptr;
    Camera camera;
    std::optional<math::Quat> worldFromBody;  ///< none: there is no attitude now
    std::span<const math::Quat> way;          ///< worldFromBody along the curve; a NaN is a gap
    std::span<const math::Quat> keys;
    std::size_t selectedKey = 0;
    std::optional<PathControls> controls;
    look::Rgb color;  ///< of the curve
    const ShipLights* lights = nullptr;
};

/// Radius of the sphere, where the curve lies; the ship reaches 1.59 units from its middle before
/// it is made smaller to stand within.
inline constexpr double kPathRadius = 1.72;

/// The view, ready to be drawn: the half of sphere and curve behind the ship dimmed, the one in
/// front bright. Keys whose noses point the same way share one mark that names the first and the
/// last.
View pathGlobe(const PathGlobeInput& input);

/// The camera of these pictures: round the ship, somewhat above it.
Camera pathCamera(double azimuthDeg, double elevationDeg);

/// The ship alone, in a picture of a strip.
struct PoseInput {
    PixelRect rect;
    float pixelScale = 1.0F;
    const look::Palette* palette = nullptr;
    Camera camera;
    math::Quat worldFromBody;
    const ShipLights* lights = nullptr;
};
View poseView(const PoseInput& input);

}  // namespace gimbalscope::scene
