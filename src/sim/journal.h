// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The journal of a flight: one line for each applied command, "advance N" before it when steps were
// flown since the one before. It is a script: played from the initial state it ends in the same
// state. Commands that take time are written with "meanwhile", since the steps flown stand in the
// advance lines.
#pragma once

#include <string>
#include <vector>

#include "sim/command.h"

namespace gimbalscope::sim {

struct Journal {
    std::int64_t stepsWritten = 0;  ///< step count at the end of the last line

    /// The lines for a command that took the state from `before` to `after`; none for wait and
    /// advance.
    std::vector<std::string> record(const Command& command, const AppState& before,
                                    const AppState& after);
    /// The last line: the steps flown since the last command; none when there were none.
    std::vector<std::string> finish(const AppState& state);
};

}  // namespace gimbalscope::sim
