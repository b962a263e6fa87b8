// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The only two ways from one state to the next. Both are pure. update applies a command at once (a
// turn counts as one tick); step flies one simulation step of 1/240 s and runs the engines' tick
// when one is due. Commands that take time (rate ... for, wait, cross, hold ... for) set the state
// up; durationSteps says for how many steps it then has to be flown. StepClock turns elapsed wall
// time into steps.
#pragma once

#include <vector>

#include "sim/card_column.h"
#include "sim/command.h"

namespace gimbalscope::sim {

struct Outcome {
    AppState state;
    std::vector<Event> events;  ///< of the ticks run, in order
    std::string
        message;  ///< why a command did nothing (bad selection, policy without sense); else empty
};

/// What the engines saw in one step.
struct Sighting {
    std::vector<Event> events;
    std::vector<CardSample> samples;  ///< what each card shows, when a tick was due
    bool ticked = false;
};

/// Applies a command. Commands of play (wait, expect, picture) change nothing here.
Outcome update(const AppState& state, const Command& command);

/// One simulation step; does nothing when paused.
Outcome step(const AppState& state);

/// The same in place, for those who fly many; nothing is seen when paused.
Sighting advance(AppState& state);

/// Steps a command asks to be flown before the next one in a script (0 for most).
std::int64_t durationSteps(const Command& command, const AppState& stateBefore);

/// Fixed-step clock: turns elapsed wall time into whole steps. Negative, NaN, infinite and zero
/// time give none; at most 60 a call (0.25 s), the rest is dropped and counted.
struct StepClock {
    double owedSeconds = 0.0;
    std::int64_t droppedSteps = 0;
    std::int64_t spikes = 0;  ///< calls that came more than 0.1 s after the one before
    int take(double elapsedSeconds, double speed);
};

}  // namespace gimbalscope::sim
