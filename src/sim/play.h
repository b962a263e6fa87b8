// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A script played without a window: lines in, final state, events and failed checks out. The window
// plays the same commands at the pace of the clock, with a Player that says which line is due.
#pragma once

#include <functional>

#include "sim/readout.h"
#include "sim/session.h"
#include "sim/shell.h"

namespace gimbalscope::sim {

/// What some editors put before UTF-8 text; scripts may begin with it.
inline constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

struct ScriptLine {
    int number = 0;  ///< from 1
    Command command;
};
struct Script {
    std::vector<ScriptLine> lines;
    std::vector<std::string> errors;  ///< "line 3: ..." each; a script with errors is not played
};
/// Reads .gsc text: one command a line, # comments, CRLF and a UTF-8 BOM accepted. After 100 errors
/// a last one says that the rest is not read.
Script parseScript(std::string_view text);

/// Where a script stands. Take lines until none is due, then fly one step and say stepped();
/// repeat.
struct Player {
    Script script;
    std::size_t next = 0;
    std::int64_t stepsLeft = 0;  ///< to fly before the next line

    /// The next line, when it is due, and how long it takes counts from now; nullptr when steps
    /// have to be flown first or the script is over. Points into the script.
    const ScriptLine* take(const AppState& state);
    /// One step was flown.
    void stepped();
    /// These come next, as if they stood behind the line taken last and had its number.
    void insert(const std::vector<Command>& commands);
    /// True when no line is left and nothing has to be flown.
    bool isDone() const;
};

/// A session, and what a script found in it. Picture commands need somebody who draws, and those
/// for files a shell: without them they are passed over.
struct Playback : Session {
    std::vector<Event> events;          ///< of the flight as it stands: not of what was taken back
    std::vector<std::string> failures;  ///< "line 12: expected urot state nan, found calm"
    struct Answer {
        int line = 0;
        std::string command;  ///< "detect readings.csv"
        ToolAnswer answer;
    };
    std::vector<Answer> answers;        ///< of detect and check, as they came
    std::vector<std::string> messages;  ///< "line 4: ..." commands that did nothing
};
/// Plays all lines from the initial state. Deterministic. Nothing is played when the script has
/// errors.
Playback play(const Script& script);
/// The same, calling onStep after each simulation step and after each command (for frame sequences
/// and recorders).
Playback play(const Script& script, const std::function<void(const Playback&)>& onStep,
              Shell* shell = nullptr);
/// The same from where a playback stands, for whoever writes the lines one after the other.
void playOn(Playback& playback, const Script& script,
            const std::function<void(const Playback&)>& onStep, Shell* shell);

}  // namespace gimbalscope::sim
