// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A sitting at the instrument: the state, and what remembers its past - the recording, the trail of
// the nose, the steps of undo. Commands that need the past (seek, back, undo, redo, and tick while
// the state is of the past) are obeyed here; all others go to update(). A state of the past comes
// back paused and whole - settings, cards, counts - but for how the window looks, its speed and the
// keys held, which stay. Its future stays recorded until something is flown or changed from there;
// what that drops comes back by undo.
#pragma once

#include "sim/history.h"

namespace gimbalscope::sim {

struct Session {
    AppState state;
    Trail trail;
    Recording recording;
    History history;
    std::uint64_t version = 0;  ///< of everything but the view: the same number, the same flight
    AppState end;  ///< the state at the end of the recording, while the present one is of the past
    std::uint64_t endVersion = 0;
};

/// A session that begins with a state.
Session beginSession(const AppState& state);
/// Applies a command; the outcome's message says why it did nothing.
Outcome apply(Session& session, const Command& command);
/// Flies one simulation step; does nothing when paused. The events of its tick.
std::vector<Event> flyStep(Session& session);

/// True while the state is one of the past: its rows after shownRow(recording) are its future.
bool isInPast(const Session& session);
/// True when there is a step to take back, or to make again.
bool canUndo(const Session& session);
bool canRedo(const Session& session);

}  // namespace gimbalscope::sim
