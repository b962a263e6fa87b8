// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The recording of a flight, at least its last ten minutes: what every card showed at each engine
// tick, and enough to bring back the whole state at any of them. States are kept once a second with
// the commands between; since a step is a pure function, flying them again gives the same bits. A
// row is one look of the engines: a tick, or a command that made them look again, so several rows
// may share a step.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sim/update.h"

namespace gimbalscope::sim {

inline constexpr double kRecordedSeconds = 600.0;  ///< of simulated time, at 60 ticks a second
inline constexpr std::size_t kEventsKept = 256;

/// One card at one row.
struct CardSample {
    std::array<float, 3> anglesDeg{};     ///< intrinsic order, as shown; NaN for NaN
    std::array<std::int32_t, 3> turns{};  ///< whole turns to add so that an angle runs on past one
    float stretch = 1.0F, errorDeg = 0.0F;
    bool shown = false;  ///< false: the card was not there at that time, and nothing else counts
    bool flickered = false, nameJumped = false;
    convention::Cause cause = convention::Cause::None;
};

/// What lies between two rows of a card, for a column of pixels.
struct CardSummary {
    std::array<float, 3> lowDeg{}, highDeg{};  ///< over the finite angles; low > high when none is
    std::array<float, 3> lowTurnedDeg{}, highTurnedDeg{};  ///< the same with the turns added
    float highestStretch = 1.0F;
    bool anyShown = false, anyFlicker = false, anyNan = false, anyNameJump = false;
};

/// The rows of one selection ("urot:nearest").
struct CardColumn {
    std::string selection;
    std::deque<CardSample> samples;  ///< one for each row of the recording
};

struct Recording {
    std::deque<std::int64_t> steps;    ///< of each row, never falling
    std::deque<math::Quat> attitudes;  ///< worldFromBody at each row
    std::vector<CardColumn> columns;   ///< every selection that was shown, in order of appearance
    std::deque<Event> events;          ///< oldest first, at most kEventsKept
};

/// Takes in the outcome of a step or a command: a row when the engines looked.
void record(Recording& recording, const Outcome& outcome);
/// Forgets the events, as a reset does; the rows stay.
void forgetEvents(Recording& recording);

std::size_t rowCount(const Recording& recording);
/// Simulated time of a row, which must exist.
double secondsAt(const Recording& recording, std::size_t row);
/// The last row at or before a time; the first row when there is none. There must be rows.
std::size_t rowAt(const Recording& recording, double seconds);
/// The column of a selection; nullptr when it was never shown.
const CardColumn* columnOf(const Recording& recording, std::string_view selection);
/// An angle of a sample carried on past a turn, degrees; NaN for NaN.
float turnedDeg(const CardSample& sample, std::size_t slot);
/// The rows [from, to) of a column put together; to is cut off at the end.
CardSummary summary(const CardColumn& column, std::size_t from, std::size_t to);

}  // namespace gimbalscope::sim
