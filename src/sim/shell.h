// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What commands ask of whoever plays them, since it needs files: the window, play and render.
#pragma once

#include <string>

#include "sim/command.h"

namespace gimbalscope::sim {

class Shell {
public:
    Shell() = default;
    Shell(const Shell&) = delete;
    Shell& operator=(const Shell&) = delete;
    virtual ~Shell() = default;

    /// Does what a command asks for beyond the state: export writes a file. The sentence when that
    /// failed; empty when it did not, and for commands that ask for nothing.
    virtual std::string obey(const Command& command, const AppState& state) = 0;
};

}  // namespace gimbalscope::sim
