// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// How the goal of a lesson's step can be reached, in words: from its "solve" lines.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lesson/lesson.h"

namespace gimbalscope::report {

/// One sentence for each command, "nose up by 15 degrees, 6 times" where it is given several times
/// in turn; in a language as far as the window has one. Predictions are left out.
std::vector<std::string> solutionOf(const lesson::Step& step, std::string_view language);

}  // namespace gimbalscope::report
