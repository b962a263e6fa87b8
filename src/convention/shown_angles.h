// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Angles in a row's own writing: signs, units, quantisation and the range of rotator units. Parts
// of a reading, for those who have the angles already, many at a time.
#pragma once

#include <span>

#include "convention/reading.h"

namespace gimbalscope::convention {

/// Half a turn: 180, pi or 32768.
double halfTurnIn(Unit unit);

/// The equal angle in (-half, half], never -0, where `half` is half a turn in the angle's unit; NaN
/// for a non-finite one.
double wrappedTo(double angle, double half);

/// Rotator units in (-32768, 32768], or in [0, 65536) when unsigned.
double wrappedRotator(double units, bool isUnsigned);

/// An angle in another unit, rounded once where that is degrees.
double inUnit(double angleRad, Unit unit);

/// A mathematical triple with the row's signs, in its units, intrinsic order; not quantised.
Extracted fromTriple(const Convention& row, const math::Triple& anglesRad);

/// Mathematical triples as read() would show them: as above, then quantised and wrapped. As many
/// are written as there are triples; angles that the row does not have are left as they are.
void showAngles(const Convention& row, const ReadingOptions& options,
                std::span<const math::Triple> anglesRad, std::span<std::array<double, 3>> shown);

}  // namespace gimbalscope::convention
