// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A script played without a window: lines in, final state, events and failed checks out. The window plays
// the same commands at the pace of the clock.
#pragma once

#include "sim/readout.h"
#include "sim/update.h"

namespace gimbalscope::sim {

struct ScriptLine {
    int number = 0;  ///< from 1
    Command command;
};
struct Script {
    std::vector<ScriptLine> lines;
    std::vector<std::string> errors;  ///< "line 3: ..." each; a script with errors is not played
};
/// Reads .gsc text: one command a line, # comments, CRLF and a UTF-8 BOM accepted.
Script parseScript(std::string_view text);

struct Playback {
    AppState state;
    std::vector<Event> events;
    std::vector<std::string> failures;  ///< "line 12: expected urot state nan, found calm"
    std::vector<std::string> messages;  ///< "line 4: ..." commands that did nothing
    std::vector<std::string> pictures;  ///< paths asked for by picture commands, in order
};
/// Plays all lines from the initial state. Deterministic.
Playback play(const Script& script);
/// The same, calling onTick after each engine tick (for frame sequences and recorders).
template <class OnTick>
Playback play(const Script& script, OnTick&& onTick);

}  // namespace gimbalscope::sim
