// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Angles as somebody types them into the engine: the line of code or script that sets them, with
// the engine's names, order, unit and rounding.
#pragma once

#include <array>
#include <string>

#include "convention/reading.h"

namespace gimbalscope::tune {

/// The unit of one angle; `slot` counts in intrinsic order.
convention::Unit unitOf(const convention::Convention& row, std::size_t slot);

/// The principal angles of a unit attitude by the closed form: the row's units, intrinsic order,
/// rounded as the row (or the options) say. Never NaN; at the pole the split is arbitrary and the
/// pose right. A row of two angles loses the third.
std::array<double, 3> anglesToType(const convention::Convention& row,
                                   const convention::ReadingOptions& options,
                                   const math::Quat& worldFromBody);

/// What to type for angles in the row's units and intrinsic order, e.g. "(Pitch=3641,Yaw=5461,
/// Roll=7282)" or three lines of SetAngle. As many digits as the row's arithmetic holds. A row that
/// has no engine's syntax of its own is written as this program's scripts take it: "aero-321 30 20
/// 40".
std::string typed(const convention::Convention& row, const std::array<double, 3>& angles);

}  // namespace gimbalscope::tune
