// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Which of the plain commands of lessons cannot be at a step: scripts and journals may say
// anything.
#pragma once

#include <string>

#include "lesson/lesson.h"
#include "sim/command.h"

namespace gimbalscope::lesson {

/// Why the step of a state that is in this lesson has not what a command is about: the question
/// that is put, the choice that is given or told, the goal that is met, the hint that is shown.
/// Empty where it has, and for all other commands.
std::string objection(const Lesson& lesson, const sim::Learning& learning,
                      const sim::Command& command);

}  // namespace gimbalscope::lesson
