// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A flight with its journal for tests, what must hold of its recording at any time, and that a
// replay of the journal is the same flight.
#pragma once

#include <algorithm>

#include "sim/flying.h"
#include "sim/journal.h"

namespace gimbalscope::sim {

/// A session whose journal is kept as the window does it.
struct Sitting {
    Session session = beginSession(initialState());
    Journal journal;
    std::string lines;

    void write(const std::vector<std::string>& more) {
        for (const std::string& line : more) {
            lines += line + '\n';
        }
    }
    void obey(const std::string& line) {
        const AppState before = session.state;
        sim::apply(session, command(line));
        write(journal.record(command(line), before, session.state));
    }
    void fly(int steps) {
        for (int i = 0; i < steps; ++i) {
            flyStep(session);
        }
    }
    std::string whole() {
        write(journal.finish(session.state));
        return lines;
    }
};

/// Rows, changes and keyframes are within each other's bounds, and the last row says what was
/// flown.
inline void expectSound(const Session& session) {
    const Recording& recording = session.recording;
    ASSERT_GE(rowCount(recording), 1U);
    ASSERT_TRUE(std::ranges::is_sorted(recording.steps));
    ASSERT_TRUE(std::ranges::is_sorted(recording.changesAt));
    ASSERT_FALSE(recording.keyframes.empty());
    const std::size_t changes = recording.firstChange + recording.changes.size();
    ASSERT_LE(recording.changesAt.back(), changes);
    ASSERT_LE(recording.keyframes.back().change, changes);
    const std::size_t last = rowCount(recording) - 1;
    ASSERT_EQ(stateAt(recording, last).attitude, recording.attitudes[last]);
}

/// A replay of the journal is the same flight.
inline void expectSame(const Session& replay, const Session& session, const std::string& journal) {
    ASSERT_EQ(replay.state, session.state) << journal;
    EXPECT_EQ(replay.recording.steps, session.recording.steps);
    EXPECT_EQ(replay.recording.attitudes, session.recording.attitudes);
    EXPECT_EQ(replay.recording.shownRow, session.recording.shownRow);
    EXPECT_EQ(replay.history.undo.size(), session.history.undo.size());
    EXPECT_EQ(replay.history.redo.size(), session.history.redo.size());
}

}  // namespace gimbalscope::sim
