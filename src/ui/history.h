// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What the strip and the flicker log show of the past: the angles of every card at each engine tick
// of the last seconds, and the latest events. Derived from the states as they go by, like the
// trail; not part of the state. Extend it after every simulation step and every command.
#pragma once

#include <array>
#include <deque>
#include <span>
#include <string>
#include <vector>

#include "sim/update.h"

namespace gimbalscope::ui {

inline constexpr double kHistorySeconds = 15.0;
inline constexpr std::size_t kEventsKept = 256;

/// One card at one tick.
struct CardSample {
    std::array<float, 3> anglesDeg{};  ///< intrinsic order, as shown; NaN for NaN
    float stretch = 1.0F;
    bool flickered = false, nameJumped = false;
};

/// All cards at one tick.
struct TickSample {
    std::int64_t step = 0;
    std::vector<CardSample> cards;  ///< in the order of the state's cards
};

struct History {
    std::deque<TickSample> ticks;    ///< oldest first, not older than kHistorySeconds
    std::deque<sim::Event> events;   ///< oldest first, at most kEventsKept
    std::vector<std::string> shown;  ///< selections the samples belong to; a change clears them
    std::int64_t lastStep = -1;      ///< step count at the last call
};

/// Forgets the events, as a reset does; the curves stay.
void forgetEvents(History& history);
/// Takes in the outcome of a step or a command. Events of cards no longer shown are forgotten.
void extend(History& history, const sim::Outcome& outcome);

}  // namespace gimbalscope::ui
