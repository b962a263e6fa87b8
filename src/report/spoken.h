// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Readouts as lines that can be listened to, in the language of lessons. Names of angles stay as
// the engines have them.
#pragma once

#include <string>
#include <string_view>

#include "lesson/lesson.h"
#include "sim/readout.h"

namespace gimbalscope::report {

/// One line for the ship and one for each card, and for what it is held against: angles with their
/// names and unit, in degrees too where that is another, stretch, how far the rebuilt ship is off,
/// and the state where it is not calm.
std::string spokenReadouts(const sim::AppState& state, std::string_view language = "en");

/// Each part of a goal in words, and what is found.
std::string spokenGoal(const lesson::Goal& goal, const sim::AppState& state,
                       std::string_view language);

}  // namespace gimbalscope::report
