// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A sitting at the instrument: the state, and what remembers its past - the recording, the trail of
// the nose, the steps of undo. Commands that need the past (seek, back, undo, redo, and tick while
// the state is of the past) are obeyed here; all others go to update(). The past is never lost
// before something new is flown or changed from there.
#pragma once

#include "sim/recording.h"
#include "sim/trail.h"

namespace gimbalscope::sim {

struct Session {
    AppState state;
    Trail trail;
    Recording recording;
};

/// A session that begins with a state.
Session beginSession(const AppState& state);
/// Applies a command; the outcome's message says why it did nothing.
Outcome apply(Session& session, const Command& command);
/// Flies one simulation step; does nothing when paused.
Outcome flyStep(Session& session);

}  // namespace gimbalscope::sim
