// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Commands as they were applied, with the steps between them. A command that itself flies steps
// (tick) moves the count on without an advance line.
#include "sim/journal.h"

namespace gimbalscope::sim {

namespace {

std::vector<std::string> advanceLines(std::int64_t steps) {
    return steps > 0 ? std::vector{text(Wait{steps})} : std::vector<std::string>{};
}

// As it was applied: without making a script wait.
Command withoutWaiting(Command command) {
    if (auto* const rate = std::get_if<RateFor>(&command)) {
        rate->meanwhile = true;
    } else if (auto* const fly = std::get_if<Fly>(&command)) {
        fly->meanwhile = true;
    } else if (auto* const play = std::get_if<PlayKeys>(&command)) {
        play->meanwhile = true;
    }
    return command;
}

}  // namespace

std::vector<std::string> Journal::record(const Command& command, const AppState& before,
                                         const AppState& after) {
    if (std::holds_alternative<Wait>(command)) {
        return {};
    }
    std::vector<std::string> lines = advanceLines(before.stepCount - stepsWritten);
    lines.push_back(text(withoutWaiting(command)));
    stepsWritten = after.stepCount;
    return lines;
}

std::vector<std::string> Journal::finish(const AppState& state) {
    std::vector<std::string> lines = advanceLines(state.stepCount - stepsWritten);
    stepsWritten = state.stepCount;
    return lines;
}

}  // namespace gimbalscope::sim
