// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Where a convention locks, computed from its order and frame. Its first axis is fixed in the
// world, its third in the ship; the middle angle is the angle between the two (proper Euler orders)
// or what that angle is short of 90 degrees (Tait-Bryan). So every row locks in exactly two places:
// where the ship carries its third axis onto the first axis or onto its opposite. There the two
// turns have one axis. A row of two angles (oblivion-actor) has no third turn to lose, but in the
// same two places what it can show no longer says what its first angle is, so that angle jumps.
#pragma once

#include <array>

#include "convention/turn_axes.h"

namespace gimbalscope::convention {

/// One of the two places.
struct LockPlace {
    math::Vec3 worldDirection;  ///< unit, our world: where the ship's axis must not come
    /// The middle angle there in degrees, engine's sign: 90 or -90; proper Euler orders: 0 or 180.
    double middleDeg = 90.0;
    friend bool operator==(const LockPlace&, const LockPlace&) = default;
};

/// Which axis of the ship must not come where.
struct Lock {
    math::Vec3 bodyAxis;  ///< unit, along the ship: nose (1,0,0), left (0,1,0) or top (0,0,1)
    std::array<LockPlace, 2> places{};  ///< the direction along a positive axis of the world first
    friend bool operator==(const Lock&, const Lock&) = default;
};

/// Where the row locks when it is read with these options (frame and literal count).
Lock lockOf(const Convention& row, const ReadingOptions& options);

/// The place that the attitude is nearest to; the first one midway.
const LockPlace& nearestPlace(const Lock& lock, const math::Quat& worldFromBody);

/// How far the ship's axis is from the nearest place, 0 to 90 degrees, with full relative precision
/// near 0; NaN for a zero or non-finite attitude.
double lockDistanceDeg(const Convention& row, const ReadingOptions& options,
                       const math::Quat& worldFromBody);

/// How much faster first and third angle move than the ship: 1 at 90 degrees from both places,
/// infinite at them.
double lockStretch(const Convention& row, const ReadingOptions& options,
                   const math::Quat& worldFromBody);

/// Words for the axes: "nose", "left wing", "top"; "zenith", "nadir", "north", "south", "west",
/// "east" (north is heading 0).
std::string_view shipAxisWord(math::Vec3 bodyAxis);
std::string_view directionWord(math::Vec3 worldDirection);

}  // namespace gimbalscope::convention
