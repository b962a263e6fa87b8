// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A row's three turns in our own world. In the row's axes an attitude is three turns about axes of
// that frame; carried into our axes they are three turns about axes of ours, with the engine's
// signs put into the axes: worldFromBody = turn(axis 1, angle 1) turn(axis 2, angle 2) turn(axis 3,
// angle 3). What the angles do to the ship, where they lock and how fast they move all follow from
// this.
#pragma once

#include <array>

#include "convention/reading.h"

namespace gimbalscope::convention {

/// In whose axes the row's numbers are: the one written after @, else the row's own; our own when
/// they are taken literally.
FrameId frameOf(const Convention& row, const ReadingOptions& options);

/// The unit axis, in our world, about which a positive angle of the row turns the ship
/// right-handedly before the other turns. A turn is a pseudovector: a left-handed frame reverses
/// it.
math::Vec3 turnAxis(const Convention& row, const ReadingOptions& options, std::size_t slot);

/// Which of the ship's axes the angle turns it about near level: 0 X (bank), 1 Y (pitch), 2 Z
/// (yaw).
int shipAxis(const Convention& row, const ReadingOptions& options, std::size_t slot);

/// The three axes at the attitude: unit, in our world, about which the ship turns when one of the
/// angles (radians, engine's signs, intrinsic order) grows. The first is fixed in the world, the
/// third in the ship; at the pole they lie in one line. A row of two angles has a third axis but no
/// angle about it.
std::array<math::Vec3, 3> turnAxes(const Convention& row, const ReadingOptions& options,
                                   const std::array<double, 3>& anglesRad);

/// worldFromBody of angles in radians with the engine's signs, any size: the row's own decoding,
/// neither wrapped nor quantised. The third angle of a row of two counts as 0. Exact at the poles.
math::Quat pose(const Convention& row, const ReadingOptions& options,
                const std::array<double, 3>& anglesRad);

/// The principal angles of a unit attitude by the closed form: radians, engine's signs, intrinsic
/// order. At the pole the split between first and third is arbitrary and the pose right. Of two
/// angles: where the axis goes that the row can show, the rest is lost (an attitude that the row
/// can show comes back within 1e-7).
std::array<double, 3> exactAngles(const Convention& row, const ReadingOptions& options,
                                  const math::Quat& worldFromBody);

}  // namespace gimbalscope::convention
