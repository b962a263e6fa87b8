// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Lessons as text and JSON: the list of them, and one that was played by its own solution.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "lesson/solve.h"

namespace gimbalscope::report {

/// Id, title, how long, steps, misconceptions, aim; one line each.
std::string lessonsText(std::span<const lesson::Lesson> lessons);
/// One object a line.
std::string lessonsJson(std::span<const lesson::Lesson> lessons);

/// Step by step: how many of its numbers hold, what was predicted and what came, whether the goal
/// was met, the numbers that do not hold; then the sum.
std::string solvedText(const lesson::Lesson& lesson, const lesson::Solved& solved);
/// The same whole, as one object: every number, asserted and found, and the table's rows.
std::string solvedJson(const lesson::Lesson& lesson, const lesson::Solved& solved);

}  // namespace gimbalscope::report
