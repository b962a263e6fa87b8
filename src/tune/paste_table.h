// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Names of numbers: what a name in front of a number or over a column says, in whatever spelling.
#pragma once

#include <optional>

#include "tune/copied.h"

namespace gimbalscope::tune {

/// What one number of an attitude can be.
enum class Part : std::uint8_t { X, Y, Z, W, Heading, Pitch, Bank, Angle };

/// The part a name says ("qx", "orientation.x", "q_x", "yaw_deg", "Pitch"); nullopt for a name that
/// says nothing. q0 to q3 have the scalar first, as everywhere where they stand together with q0.
std::optional<Part> partOf(std::string_view name);

/// The same for all numbers at once. With a q4 and no q0, q1 to q4 have the scalar last.
std::vector<std::optional<Part>> partsOf(const Copied& copied);

/// A line of headings over rows of numbers (CSV, Markdown): gives the numbers of the first row
/// their names and drops the columns whose names say nothing, and the other rows.
void nameByTable(Copied& copied);

}  // namespace gimbalscope::tune
