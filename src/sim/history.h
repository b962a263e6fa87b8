// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The steps of undo and redo. Each remembers the session before it and which part it changed. View:
// theme, camera, text, keys, timeline, keyframes, speed, pause. Settings: what the engines are fed
// and how they compute, and the cards. Flight: everything else, seek and resume too. A change of
// the view is taken back without touching the flight; a setting goes back where the ship is now
// when time has gone on; a flight goes back to its moment, with the recording as it was then. One
// step each: a drag (the same continuous command until "drop" or another one), keys from the first
// press until all are let go, a walk from tick to tick. No steps: help, full screen, task, side,
// tool, page, the selected keyframe and lessons, which only say what one looks at. Keys and sticks
// held stay as they are, except that undoing a press lets go.
#pragma once

#include <deque>
#include <string>

#include "sim/recording.h"

namespace gimbalscope::sim {

inline constexpr std::size_t kUndoSteps = 256;
inline constexpr std::size_t kUndoneRows = 200000;  ///< recorded rows kept for undo, 40 MB

/// A session but for its rows.
struct Snapshot {
    AppState state;
    std::uint64_t version = 0;           ///< of everything but the view
    std::optional<std::size_t> pastRow;  ///< counted from the beginning; none: not in the past
    AppState end;                        ///< the state at the recording's end, while in the past
    std::uint64_t endVersion = 0;
    std::deque<Event> events;
};

enum class UndoPart : std::uint8_t { View, Settings, Flight };

struct UndoStep {
    UndoPart part = UndoPart::Flight;
    std::string kind;  ///< of a continuous command, which goes on with this step; empty: never
    Snapshot before;
    std::uint64_t after = 0;  ///< version that the change led to
    std::size_t rows = 0;     ///< that both have, counted from the beginning
    Recording tail;           ///< those behind them that only the session before has
};

struct History {
    std::deque<UndoStep> undo, redo;  ///< newest last
    bool goesOn = false;         ///< the next command of the same kind belongs to the last step
    bool isSettingUp = false;    ///< looks that change are no steps
    bool isHolding = false;      ///< keys of a step of undo are still held
    std::uint64_t versions = 0;  ///< given out so far
};

/// A new step; redo is over. Forgets the oldest beyond the limits.
void push(History& history, UndoStep step);
/// The looks of now hold for all steps: those of how it looked are over.
void forgetLooks(History& history);
/// Keeps the number of rows for undo within its limit, oldest first.
void limitRows(History& history);

/// True when the states differ in nothing but view, speed and pause.
bool isSameFlight(const AppState& a, const AppState& b);
/// True when they differ in nothing but these, keys and sticks: what is held and seen, not flown.
bool isSameBesidesHands(const AppState& a, const AppState& b);
/// True when a key or a stick is held.
bool hasHands(const AppState& state);
/// The view of one state with what another one looks at (help, full screen, task, side, tool,
/// page, which keyframe, where on the way, how far in a lesson).
ViewState viewToRestore(const ViewState& before, const ViewState& now);
/// Settings and cards of `before` for the ship as it is now; cards still shown keep their counts.
AppState withSettingsOf(const AppState& before, const AppState& now);
/// What a command changes.
UndoPart partOf(const Command& command, const AppState& before, const AppState& after);
/// The kind of a continuous command; empty for others.
std::string kindOf(const Command& command);
/// True when the views differ in more than what one looks at, or speed or pause do.
bool hasChangedView(const AppState& before, const AppState& after);

}  // namespace gimbalscope::sim
