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
/// All its digits: "100000", "0.0000001".
std::string whole(double value);
/// The same of a number in a text; the text itself where it is none.
std::string whole(const std::string& number);

/// What was found, which is a finite number: as fine as it is asked for or in so many digits, and
/// finer where only that shows why a condition holds or does not.
std::string figuresOf(const sim::Expect& expect, const sim::Finding& finding, Unit unit,
                      int digits);

/// A condition as a lesson writes it: "urot yaw 182 within 0.0000001".
std::string writtenText(const sim::Expect& expect);
/// What was found for it, as whoever writes a lesson reads it: "181 rotator units".
std::string checkedText(const sim::Expect& expect, const sim::Finding& finding, Unit unit);

}  // namespace gimbalscope::lesson
