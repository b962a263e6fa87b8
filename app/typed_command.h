// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What somebody types in a lesson, as commands: any command of scripts, or short words for what is
// typed often.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lesson/lesson.h"
#include "sim/command.h"

namespace gimbalscope::app {

struct TypedCommands {
    std::vector<sim::Command> commands{};  ///< none for an empty line
    std::string problem{};                 ///< why there are none, as a sentence
};

/// "2" answers the question of the open `lesson` (nullptr for none), also "2.92 degrees" or "2.92°"
/// where a number in that unit is asked for: another unit is a problem. "next", "back", "again" and
/// "hint" are of the lesson; "key S", "key S 3" and "key S for 1.5 fine" are taps on a key, and a
/// key held down. Everything else is a line of a script.
TypedCommands readTyped(std::string_view line, const sim::AppState& state,
                        const lesson::Lesson* lesson);

}  // namespace gimbalscope::app
