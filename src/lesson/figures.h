// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Numbers of lessons as people read them: as many digits as say something, and no exponents.
#pragma once

#include <string>

#include "lesson/units.h"
#include "sim/expect.h"

namespace gimbalscope::lesson {

/// Rounded to decimals, without zeros at the end: "182", "0.25".
std::string plain(double value, int decimals);
/// A condition as a lesson writes it: "urot yaw 182 within 0.0000001".
std::string conditionText(const sim::Expect& expect);
/// What was found, with its unit: as fine as it is asked for, and finer where only that shows why a
/// condition does not hold.
std::string foundText(const sim::Expect& expect, const sim::Finding& finding, Unit unit);

}  // namespace gimbalscope::lesson
