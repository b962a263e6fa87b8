// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What to measure next. Under each remaining hypothesis an attitude reads as certain numbers; given
// those, every other hypothesis poses the ship somewhere else. The best attitude is the one at
// which the smallest of these differences is largest, away from everybody's poles, where readings
// shake.
#pragma once

#include <optional>
#include <vector>

#include "tune/pairs.h"
#include "tune/stop.h"

namespace gimbalscope::tune {

inline constexpr std::size_t kMostCompared = 256;  ///< of more hypotheses, so many

struct NextMeasurement {
    math::Quat inFrame;        ///< in the table's frame, as the header names it
    math::Quat worldFromBody;  ///< the same in our axes
    /// By which any two hypotheses differ there, at least; of over kMostCompared, any two of
    /// so many.
    double separationDeg = 0.0;
    std::vector<std::array<double, 3>> predictions;  ///< columns under each hypothesis, in order
};

/// The attitude of a grid that tells the hypotheses apart best; nullopt with fewer than two. Once
/// it is stopped, the best so far.
std::optional<NextMeasurement> nextMeasurement(const AttitudeKind& kind,
                                               const std::vector<Hypothesis>& hypotheses,
                                               const Stop& stop = {});

}  // namespace gimbalscope::tune
