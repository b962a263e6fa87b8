// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Short words for tests of the simulation: states from command lines and steps.
#pragma once

#include <gtest/gtest.h>

#include <cmath>
#include <string>

#include "sim/play.h"

namespace gimbalscope::sim {

/// The command of a line that has to parse.
inline Command command(std::string_view line) {
    ParsedCommand parsed = parse(line);
    EXPECT_TRUE(parsed.command) << line << ": " << parsed.error;
    return parsed.command.value_or(Command{Brake{}});
}

inline AppState after(const AppState& state, std::string_view line) {
    return update(state, command(line)).state;
}

inline AppState flown(AppState state, std::int64_t steps) {
    for (std::int64_t i = 0; i < steps; ++i) {
        state = step(state).state;
    }
    return state;
}

/// A script that has to parse, played.
inline Playback played(std::string_view text) {
    const Script script = parseScript(text);
    for (const std::string& error : script.errors) {
        ADD_FAILURE() << error;
    }
    return play(script);
}

/// Lines obeyed and flown in a session, as the window does at the pace of its clock.
inline void fly(Session& session, std::string_view text) {
    Player player{parseScript(text)};
    for (const std::string& error : player.script.errors) {
        ADD_FAILURE() << error;
    }
    while (!player.isDone()) {
        while (const ScriptLine* const line = player.take(session.state)) {
            sim::apply(session, line->command);
        }
        if (!player.isDone()) {
            flyStep(session);
            player.stepped();
        }
    }
}
inline Session flying(std::string_view text) {
    Session session = beginSession(initialState());
    fly(session, text);
    return session;
}

inline double degreesBetween(const math::Quat& a, const math::Quat& b) {
    return math::toDegrees(math::angleBetween(a, b)).value;
}

}  // namespace gimbalscope::sim
