// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Angles as somebody types them into the engine: the line of code or script that sets them, with
// the engine's names, order, unit and rounding.
#pragma once

#include <array>
#include <functional>
#include <string>
#include <string_view>

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

/// The text of a placeholder's name ("0", "1.", "33").
using PlaceholderText = std::function<std::string(std::string_view name)>;
/// The pattern with the text of each placeholder in its place: one or two letters, digits or points
/// in braces. Other braces stay.
std::string filled(std::string_view pattern, const PlaceholderText& textOf);

/// What to type for angles in the row's units and intrinsic order, e.g. "(Pitch=3641,Yaw=5461,
/// Roll=7282)" or three lines of SetAngle. As many digits as the row's arithmetic holds. A row that
/// has no engine's syntax of its own is written by its id, a convention of one's own that is called
/// like a row of the catalog as numbers alone: its name would mean that row.
std::string typed(const convention::Convention& row, const std::array<double, 3>& angles);

/// The same behind a name, in the order in which the row shows them, as this program's scripts take
/// them: "aero-321 30 20 40". The name may be a file's path; empty: the numbers alone.
std::string typedBehind(std::string_view name, const convention::Convention& row,
                        const std::array<double, 3>& angles);

}  // namespace gimbalscope::tune
