// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Angles in a row's own writing: signs, units, quantisation and the range of rotator units. Parts
// of a reading, for those who have the angles already, many at a time.
#pragma once

#include "convention/reading.h"

namespace gimbalscope::convention {

/// A mathematical triple with the row's signs, in its units, intrinsic order; not quantised.
Extracted fromTriple(const Convention& row, const math::Triple& anglesRad);

/// Rotator units in (-32768, 32768], or in [0, 65536) when unsigned.
double wrappedRotator(double units, bool isUnsigned);

/// A mathematical triple as read() would show it: as above, then quantised and wrapped.
std::array<double, 3> shownAngles(const Convention& row, const ReadingOptions& options,
                                  const math::Triple& anglesRad);

}  // namespace gimbalscope::convention
