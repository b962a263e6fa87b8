// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Everything that is wrong with a lesson's file: what reading it tells, what its steps' own
// commands tell, and the numbers that do not hold when it is played.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "lesson/read.h"
#include "lesson/solve.h"

namespace gimbalscope::lesson {

struct CheckedLesson {
    /// With errors they are all there are: also what the readable steps assert and is not so.
    ReadLesson read;
    Solved solved;  ///< the whole lesson; only without errors
};
/// What "lesson check" tells. The mistakes are in the order of their lines, and none follows only
/// from another one.
CheckedLesson checkLesson(std::string_view text, const std::function<void()>& onCommand = {});

}  // namespace gimbalscope::lesson
