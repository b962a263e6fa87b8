// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// How methods go through the same keys, in numbers: the length of the way against the shortest, and
// by how much velocity and acceleration jump at the keys.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "curve/motion.h"
#include "tune/stop.h"

namespace gimbalscope::report {

/// One method's way through the keys.
struct CurveSummary {
    std::string_view method;
    double pathRad = 0.0, shortestRad = 0.0;
    std::vector<curve::Jump> jumps;
    std::vector<curve::Leap> leaps{};
};
/// Measures a curve. Takes about half a millisecond an interval; once it is stopped the rest is
/// left out.
CurveSummary summaryOf(const curve::Curve& curve, const tune::Stop& stop = {});

/// Keys whose jumps the text lists one by one; of more only the largest are said.
inline constexpr std::size_t kMostListedKeys = 30;

/// Of curves through the same keys, whose times are given in the unit of their file.
using KeyTimes = std::span<const double>;
std::string summariesText(std::span<const CurveSummary> summaries, KeyTimes times);
/// A header and a line for each method: method, keys, path_deg, shortest_deg, and the largest jumps
/// with the times of their keys (empty where no key has an interval on both sides), and leap_deg,
/// the largest leap within an interval, 0 without any.
std::string summariesCsv(std::span<const CurveSummary> summaries, KeyTimes times);
/// One object a method: {"method", "keys", "path_deg", "shortest_deg", "jumps": [{"key", "t",
/// "rate_deg_per_s", "acceleration_deg_per_s2"}], "leaps": [{"after_key", "angle_deg"}]}; keys
/// count from 1.
std::string summariesJson(std::span<const CurveSummary> summaries, KeyTimes times);

}  // namespace gimbalscope::report
