// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// One attitude as people read it: a line for the truth, then a table with one line per target.
// Units that are not degrees are written in degrees too, so that rows can be compared by eye.
#pragma once

#include <span>
#include <string>

#include "report/entry.h"

namespace gimbalscope::report {

/// The truth and the table, each line with its end.
std::string rowText(const math::Quat& attitude, std::span<const Entry> entries);

/// The table alone.
std::string entriesText(std::span<const Entry> entries);

/// Quaternion and heading, nose up, bank: the first line of rowText.
std::string attitudeText(const math::Quat& attitude);

/// Three significant digits, "NaN", "Infinity": for errors and sizes that span many magnitudes.
std::string shortNumber(double value);

}  // namespace gimbalscope::report
