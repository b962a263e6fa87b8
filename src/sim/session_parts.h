// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What session.cpp and undo.cpp share: a session put aside, and put back.
#pragma once

#include <string_view>

#include "sim/session.h"

namespace gimbalscope::sim {

inline constexpr const char* kPauseKind = "pause";  ///< steps that only pause or go on
inline constexpr const char* kHoldKind = "hold";  ///< keys from the first press to the last release

/// All of a session but its rows.
Snapshot snapshot(const Session& session);
/// Rows recorded up to the end, counted from the beginning.
std::size_t endOfRows(const Recording& recording);
/// The selected card is one that is shown.
void clampSelected(AppState& state);
/// The trail of the present moment, made from the recording.
void remakeTrail(Session& session);

/// Takes back the last step; a message when there is none.
Outcome undoStep(Session& session);
/// Makes it again.
Outcome redoStep(Session& session);

}  // namespace gimbalscope::sim
