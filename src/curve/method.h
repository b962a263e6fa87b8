// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The ways of going from key to key that are held side by side, and what each can be told.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>

#include "convention/reading.h"
#include "curve/keys.h"
#include "math/interpolation.h"

namespace gimbalscope::curve {

/// euler: the angles that a convention writes at the keys, each in a straight line.
/// euler-nearest: the same, each key's angles being the nearest of their names to the last ones.
/// nlerp: the four numbers in a straight line, scaled to length 1.
/// slerp: the great arc at constant speed (Shoemake 1985).
/// squad: Direct3D's SquadSetup and Squad, which ignore the keys' times (seed 002). Keys of lengths
/// between a thousandth and a thousand are taken as they are, others and other methods' at
/// length 1. squad-timed: squad with tangents scaled by the intervals, so that the angular velocity
/// is continuous for uneven times as well. spline: a cubic in the rotation vector of each interval
/// whose angular velocity and acceleration are continuous at the keys (Park and Ravani, Smooth
/// Invariant Interpolation of Rotations, ACM Transactions on Graphics 16(3), 1997), the velocities
/// at the keys solved for all of them. gltf-cubic: what glTF 2.0 calls CUBICSPLINE: each of the
/// four numbers a cubic with the keys' tangents, then scaled to length 1; all signs as written
/// where every key has tangents of its own, else with the tangents that squad-timed has there.
enum class Method : std::uint8_t {
    Euler,
    EulerNearest,
    Nlerp,
    Slerp,
    Squad,
    SquadTimed,
    Spline,
    GltfCubic
};
inline constexpr std::size_t kMethods = 8;

/// In the order of the enumerators.
inline constexpr std::array<std::string_view, kMethods> kMethodNames{
    "euler", "euler-nearest", "nlerp", "slerp", "squad", "squad-timed", "spline", "gltf-cubic"};
std::string_view name(Method method);
/// In one sentence what it does.
std::string_view meaning(Method method);
/// True for euler and euler-nearest, which need a convention.
bool isEuler(Method method);

/// What a curve is made with besides its keys.
struct Options {
    Ends ends = Ends::Repeat;
    Way way = Way::Short;                                      ///< without meaning for euler
    math::SquadReading reading = math::SquadReading::Inverse;  ///< of squad
    /// Keys, control points and samples in float32, as Direct3D computes. Squad the short way is
    /// then Direct3D's to the letter: its slerp is linear for near keys and chooses signs by
    /// itself.
    bool isFloat32 = false;
    /// Whose angles euler interpolates; never null for it. Keep it alive as long as the curve.
    const convention::Convention* row = nullptr;
    convention::ReadingOptions euler{};  ///< in whose axes; the angles are not rounded
};

}  // namespace gimbalscope::curve
