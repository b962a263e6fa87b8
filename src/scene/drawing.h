// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What every part of a view needs to put lines, circles and labels into it: the stage it plays on
// and a few helpers. Front means the half of a sphere round the ship that faces the camera.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "scene/scene.h"

namespace gimbalscope::scene {

/// Where a view stands and how it looks; handed to everything that draws into it.
struct Stage {
    PixelRect rect;
    Camera camera;
    float pixelScale = 1.0F;
    const look::Palette* palette = nullptr;
    std::vector<PixelRect> keepClear{};  ///< where something else is written over the view
    /// The ship over which nothing but beads and key caps may be written, as it stands in the
    /// world.
    std::optional<math::Quat> worldFromBody{};

    /// A width or length in pixels at text scale 1, without the theme's stroke factor.
    float px(float pixels) const { return pixels * pixelScale; }
    /// The width of a line: px with the theme's stroke factor.
    float stroke(float width) const { return width * pixelScale * palette->strokeFactor; }
};

/// 0 at the back, 1 at the front of the sphere round the ship, smooth in between.
float frontness(const Camera& camera, math::Vec3 point);

/// True when a point on a sphere round the ship is on the half that faces the camera.
bool isInFront(const Camera& camera, math::Vec3 point);

/// Two unit vectors that span the plane square to a unit axis, right-handed with it.
struct PlaneAxes {
    math::Vec3 u, w;
};
PlaneAxes planeAxes(math::Vec3 unitAxis);

/// Appends a polyline of at least two points; fewer are ignored.
void addLine(Drawing& drawing, std::span<const LinePoint> points, const LineStyle& style = {});

/// Appends a filled quadrilateral a b c d with one colour at the edge a d and one at b c.
struct Quad {
    math::Vec3 a, b, c, d;
    look::Rgba colorAd, colorBc;
};
void addQuad(Drawing& drawing, const Quad& quad);

/// A curve over s in [0, 1], of which only the half in front or behind is wanted.
struct HalfCurve {
    std::function<math::Vec3(double s)> at;
    int segments = 48;
    look::Rgba color;    ///< full alpha in front, 38 % of it at the back
    float width = 1.1F;  ///< pixels
    LineStyle style{};
};
/// Appends the part of a curve that lies in front (or behind).
void addHalfCurve(Drawing& drawing, const Camera& camera, const HalfCurve& curve, bool front);

/// Appends a label at a world point and returns true. Returns false, and leaves it out, when the
/// point is behind the camera, or when the text would stick out of the view, lie on another label
/// or on something it must keep clear of; sizes are estimated, because fonts are not known here.
/// Add what matters most first. Beads are never left out for another label: they move off the beads
/// before them; key caps are never left out either: they stand outside the point as seen from the
/// ship, in the view and beside each other.
bool addLabel(View& view, const Stage& stage, math::Vec3 at, look::Label label);

/// True when a world point falls neither on a label nor on something to keep clear of. Points
/// behind the camera are clear.
bool isClear(const View& view, const Stage& stage, math::Vec3 at);

}  // namespace gimbalscope::scene
