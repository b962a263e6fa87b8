// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Three nested rings as real gimbals: the outer ring turns about the first axis, the middle ring
// about the second, the inner one about the third, each carried by the turns before it. When the
// middle angle is at its pole, outer and middle ring lie in one plane and the first and third
// pivots in one line; then they light up.
#pragma once

#include <array>
#include <string>

#include "scene/drawing.h"

namespace gimbalscope::scene {

/// One turn of a convention in our world frame.
struct GimbalTurn {
    math::Vec3 axis;        ///< unit: about which a positive angle turns, before the other turns
    double angleRad = 0.0;  ///< the engine's own angle; a NaN stands for what the row reads it as
    std::string letter;     ///< in the bead, the engine's own
    look::Rgb color;
};

/// The three turns in intrinsic order and how near to its lock the convention is.
struct Gimbals {
    std::array<GimbalTurn, 3> turns;
    double stretch = 1.0;
    double glowStretch = 1.0;  ///< what the glow has faded to; it shines with the larger of both
    double scale = 1.0;        ///< of the rings against kGimbalReach
};

/// Radius of the outer ring at scale 1; the inner one is at 0.835 of it.
inline constexpr double kGimbalReach = 1.70;

/// Where pivots and ring planes are after the turns, in the world frame. The outer ring contains
/// the first and second pivot, the middle ring the second and third, the inner ring the third and
/// the ship's own copy of the axis that is neither the second's nor the third's; so for proper
/// orders (first and third axis equal) outer and middle ring lie in one plane when the middle angle
/// is 0 or 180 degrees, and the inner ring stands square to them.
struct GimbalPose {
    std::array<math::Vec3, 3> pivots;   ///< axis of each turn, carried by the turns before it
    std::array<math::Vec3, 3> normals;  ///< of the outer, middle and inner ring's planes
};
GimbalPose gimbalPose(const Gimbals& gimbals);

/// How far the rings have lit up for the lock, 0 to 1.
float gimbalGlow(const Gimbals& gimbals);

/// The gimbals of B, held against those of A: dashed rings and letters in rings, where they stand
/// apart from A's. Behind or in front of the ship.
void addRivalGimbals(View& view, const Stage& stage, const Gimbals& own, const Gimbals& rival,
                     bool front);

/// What lies behind the ship: glows, the common plane and line of a lock, back halves and pivots.
void addGimbalsBehind(View& view, const Stage& stage, const Gimbals& gimbals);
/// Front halves and pivots, inner ring first.
void addGimbalsInFront(View& view, const Stage& stage, const Gimbals& gimbals);

}  // namespace gimbalscope::scene
