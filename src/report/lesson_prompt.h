// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What is said to somebody who goes through a lesson by typing lines: what is waited for, and what
// can be typed.
#pragma once

#include <string>
#include <string_view>

#include "lesson/lesson.h"

namespace gimbalscope::report {

/// What is waited for where one is, as a line; the same line as long as it is the same.
std::string awaitedText(const lesson::Lesson& lesson, const sim::Learning& learning);

/// All that can be typed, line by line.
std::string typingHelp(std::string_view language);

}  // namespace gimbalscope::report
