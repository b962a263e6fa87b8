// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What a column's name says: "pose.orientation.qx", "urot.yaw", "Pitch (deg)", "yaw_rad". One
// reader for all tables, and one list of the ways in which the numbers of an attitude are called.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "convention/convention.h"

namespace gimbalscope::tune {

/// A name in its parts.
struct HeaderName {
    std::string prefix{};                    ///< before the last point, as it is written
    std::string stem{};                      ///< lower case, without prefix and unit
    std::optional<convention::Unit> unit{};  ///< of an angle, when the name tells one

    friend bool operator==(const HeaderName&, const HeaderName&) = default;
};
/// Any text is a name; one that is all unit ("_deg") is all stem.
HeaderName headerName(std::string_view written);

/// Takes the unit off a name's end, "time_us", "t [s]", "Time (ms)": which of `units` (in lower
/// case) it is; nullopt, and the name as it was, for any other end.
std::optional<std::size_t> takeUnit(std::string& name, std::span<const std::string_view> units);

using Spellings = std::vector<std::vector<std::string>>;  ///< [way][number], stems; best way first

const Spellings& quatSpellings();     ///< x y z w; q0 q1 q2 q3 have the scalar first
const Spellings& matrixSpellings();   ///< nine numbers by rows
const Spellings& noseTopSpellings();  ///< where nose and top point
/// The row's own names in display order: one way.
Spellings angleSpellings(const convention::Convention& row);

}  // namespace gimbalscope::tune
