// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The detective: which conventions explain a table of attitudes and angles. Every hypothesis poses
// the ship from each row's numbers; how far that is from the row's attitude is its error. Those
// that fit remain, with what makes the others indistinguishable and the attitude that would tell
// them apart.
//
// What remains: rms error within the tolerance, no row over three times of it, and not
// significantly worse than the best. Copies of a row count once, and rows of one attitude as one:
// they prove nothing more. With n rows, an error of 3n independent parts, the ratio of
// two rms errors of the same noise stays below exp(3.3 / sqrt(3n)) in 999 of 1000 cases (the
// logarithm of a variance ratio with equal degrees of freedom d has variance 4/d). Readings are not
// trusted beyond 0.05 degrees, whatever their digits say.
#pragma once

#include "tune/detect_next.h"
#include "tune/pairs.h"
#include "tune/stop.h"

namespace gimbalscope::tune {

inline constexpr double kDefaultToleranceDeg = 2.0;
inline constexpr double kTrustedToDeg = 0.05;  ///< readings are not trusted further
inline constexpr std::size_t kMostPairs = 100'000;

/// How well a hypothesis poses the rows: angles between attitudes, in degrees.
struct Fit {
    Hypothesis hypothesis;
    double rmsDeg = 0.0, maxDeg = 0.0;
    std::size_t worstPair = 0;
};

enum class Outcome : std::uint8_t { One, Several, None };

/// Rows without which the table would have an explanation.
struct BadRows {
    std::vector<std::size_t> pairs;  ///< at most kBadRowsNamed of them
    std::size_t count = 0;           ///< of all
    std::size_t remaining = 0;       ///< hypotheses that fit without them
    Fit without;                     ///< the best of them, over the other rows
};
inline constexpr std::size_t kBadRowsNamed = 8;

struct Detection {
    Outcome outcome = Outcome::None;
    std::size_t tried = 0;     ///< different hypotheses
    std::vector<Fit> fits;     ///< what remains, best first; of None the three nearest misses
    double limitDeg = 0.0;     ///< the rms error up to which hypotheses remain
    std::size_t examined = 0;  ///< rows that every remaining hypothesis was verified on
    std::vector<std::string> reasons;  ///< of Several: why no more can be told
    std::optional<BadRows> badRows;    ///< of None
    /// Of None: the tolerance in degrees with which one would remain, clearly better than all
    /// others.
    std::optional<double> toleranceForOneDeg;
    std::optional<NextMeasurement> next;  ///< of Several
};

/// Ranks all hypotheses of one unit for all columns, and where none of them fits two or more rows
/// those of different units. All are scored on at most 64 rows that differ as much as they can,
/// those that fit there on all. The tolerance is above 0. Without pairs: None, and nothing tried.
/// Once it is stopped the rest is left out, and what was found means nothing.
Detection detect(const PairTable& table, double toleranceDeg = kDefaultToleranceDeg,
                 const Stop& stop = {});

/// Why the rows cannot tell these hypotheses apart, as sentences. There is at least one fit.
std::vector<std::string> ambiguities(const PairTable& table, const std::vector<Fit>& fits);

/// The angle between a row's attitude and the pose of its numbers under the hypothesis, in degrees,
/// 0 to 180; NaN for numbers that are not finite.
double errorDeg(const PairTable& table, const Pair& pair, const Hypothesis& hypothesis);

}  // namespace gimbalscope::tune
