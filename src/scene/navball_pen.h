// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What the parts of the navball share: drawing curves on the ball and lines on its plane.
#pragma once

#include <functional>

#include "scene/drawing.h"
#include "scene/navball.h"

namespace gimbalscope::scene {

/// A point of the ball's plane: 1 is the rim, x right, y up.
struct PlanePoint {
    double x = 0.0, y = 0.0;
};

/// A curve on the ball over s in [0, 1].
struct BallCurve {
    std::function<math::Vec3(double s)> at;  ///< unit direction in the world
    int segments = 24;
    look::Rgba color;
    float width = 1.0F;        ///< pixels at text scale 1
    LineStyle style{};         ///< dashes in pixels at text scale 1
    float hiddenAlpha = 0.0F;  ///< of the part on the far side, seen from outside; 0: not drawn
};

class BallPen {
public:
    BallPen(const NavballInput& input, Drawing& drawing);

    /// Pixels in units of the ball's radius.
    double units(double pixels) const;
    const look::Palette& palette() const { return *input_.palette; }
    const BallFacing& facing() const { return input_.facing; }

    /// A curve on the ball, fainter towards the rim.
    void curve(const BallCurve& curve);
    /// A line on the plane.
    void line(std::span<const PlanePoint> points, look::Rgba color, float width,
              bool isClosed = false);
    /// A filled triangle with an outline in the casing's colour.
    void triangle(const std::array<PlanePoint, 3>& corners, look::Rgba color);
    /// Pixels of the window of a point of the plane.
    PixelPoint pixel(PlanePoint point) const;

    /// What marks of the ship are drawn in, and what lies under them to set them off.
    look::Rgb ink() const;
    look::Rgb casing() const;

private:
    void flush(const LineStyle& style);

    const NavballInput& input_;
    Drawing& drawing_;
    double radius_;  // 1 is half the view's height
    double radiusPx_;
    std::vector<LinePoint> run_;
};

/// The direction of a heading and height above the horizon, both in degrees.
math::Vec3 onBall(double headingDeg, double heightDeg);

/// Horizon, parallels, meridians and ticks.
void addGraticule(BallPen& pen);
/// N 3 6 E ... and 30 60, upright, where no bead of the view lies.
void addBallLabels(View& view, const NavballInput& input, const BallPen& pen);
/// Rings round the directions to keep out of, and the beads of who locks there.
void addLockDiscs(View& view, const NavballInput& input, BallPen& pen);
/// Rim, reticle, index, bank ticks and sky pointer of the pilot's view.
void addPilotMarks(const NavballInput& input, BallPen& pen);
/// Rim, and nose, wings and top of the ship on a ball seen from outside.
void addOutsideMarks(const NavballInput& input, BallPen& pen);

}  // namespace gimbalscope::scene
