// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The letter by which a convention is known where there is no room for its name, as on the lock
// discs of the navball.
#pragma once

#include <string>
#include <vector>

#include "sim/readout.h"

namespace gimbalscope::ui {

/// A capital letter for each card, in their order: the first letter of its id that no other card
/// has, then a digit. Cards of one row share a letter.
std::vector<std::string> cardLetters(const sim::Readouts& readouts);

}  // namespace gimbalscope::ui
