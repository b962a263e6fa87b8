// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Where the nose has been in the last 14 seconds, for the ribbon in the flight view. Outside
// AppState: derived, never undone. Extend it once after every step and command; a repeated call
// does no harm.
#pragma once

#include <deque>

#include "sim/state.h"

namespace gimbalscope::sim {

inline constexpr double kTrailSeconds = 14.0;
inline constexpr double kTrailSpacingDeg = 1.3;  ///< of nose travel between two samples
inline constexpr double kTrailBreakDeg =
    20.0;  ///< a step further than this is a jump, not a flight

struct TrailSample {
    std::int64_t step = 0;     ///< when, in simulation steps
    math::Quat attitude;       ///< worldFromBody: nose and wing direction of the ribbon
    double stretch = 1.0;      ///< of the card selected at that time; 1 without cards
    bool breakBefore = false;  ///< no ribbon between this sample and the one before
};

struct Trail {
    std::deque<TrailSample> samples;  ///< oldest first
    std::optional<math::Quat> last;   ///< attitude at the last call
};

/// Appends the present attitude when the nose has moved far enough, and drops what is too old.
void extend(Trail& trail, const AppState& state);

/// 1/|cos(middle)| of a card's convention at an attitude (1/|sin| for proper Euler orders).
double stretchOf(const Card& card, const AppState& state, const math::Quat& worldFromBody);

}  // namespace gimbalscope::sim
