// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What commands ask of whoever plays them, since it needs files: the window, play and render.
#pragma once

#include <string>
#include <vector>

#include "sim/command.h"
#include "sim/tools.h"

namespace gimbalscope::sim {

/// What a command that needs files (own_files.h) comes to.
struct Answer {
    std::vector<Command> commands{};  ///< to be obeyed in its place
    std::string message{};            ///< why it could not be done, or was done otherwise
    int code = 0;                     ///< the exit code of a program that could not do it
    /// One after the other as lines of a script: those that take time are waited for.
    bool isPlayed = false;
};

/// The tools that can be asked.
inline constexpr std::string_view kDetect = "detect", kCheck = "check";

class Shell {
public:
    Shell() = default;
    Shell(const Shell&) = delete;
    Shell& operator=(const Shell&) = delete;
    virtual ~Shell() = default;

    /// Does what a command asks for beyond the state, which it has changed already: export writes a
    /// file, detect and check read one. The sentence when that failed; empty when it did not, and
    /// for commands that ask for nothing.
    virtual std::string obey(const Command& command, const AppState& state) = 0;
    /// Does what save, open, and show and versus with paths ask for.
    virtual Answer answer(const Command& command, const AppState& state) = 0;

    /// Why a command that needs no answer is not obeyed, where only somebody with the lessons knows
    /// it (the step of one that has not so many, a choice that a question has not), or only who
    /// plays it (what the window alone does). Empty for all others.
    virtual std::string objection(const Command& command, const AppState& state) {
        static_cast<void>(command), static_cast<void>(state);
        return {};
    }

    /// What a tool says of the state: kDetect or kCheck. Waits until it is known.
    virtual ToolAnswer ask(std::string_view tool, const AppState& state) = 0;
};

}  // namespace gimbalscope::sim
