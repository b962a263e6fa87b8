// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A curve through keyframes with everything that is shown of it: attitudes along the whole way, how
// it moves there, what it jumps by at the keys, how long it is. Made once for a request and a
// method, never for each picture.
#pragma once

#include <optional>

#include "curve/motion.h"
#include "sim/keyframes.h"

namespace gimbalscope::sim {

/// A moment of a curve. At a key there are two, the end of one interval and the beginning of the
/// next.
struct PathSample {
    double timeS = 0.0;        ///< of the keyframes
    std::size_t interval = 0;  ///< counted from 0
    math::Quat worldFromBody;  ///< NaN where euler has an angle that is none, and at a leap
    double speedDegPerS = 0.0, accelerationDegPerS2 = 0.0;  ///< lengths; NaN likewise
};

struct MeasuredPath {
    curve::Method method = curve::Method::Slerp;
    std::shared_ptr<const Path> path;  ///< nullptr: there is none
    std::vector<PathSample> samples;   ///< in the order of time; none without an interval
    std::vector<curve::Jump> jumps;    ///< at the keys that have an interval on both sides
    std::vector<curve::Leap> leaps;    ///< where it has no speed, being elsewhere at once
    double lengthDeg = 0.0, shortestDeg = 0.0;
    double slowestDegPerS = 0.0, fastestDegPerS = 0.0;
    double rateJumpDegPerS = 0.0, accelerationJumpDegPerS2 = 0.0;  ///< the largest at a key
    bool hasGaps = false;                                          ///< some attitudes are NaN
};

/// Samples at most so far apart that a curve looks round, at most about 2000 in all. Measures are
/// NaN where a part of the curve is.
MeasuredPath measuredPath(const PathRequest& request, curve::Method method);

/// The attitude at a time of the keyframes; none without a path, or where euler has no angle.
std::optional<math::Quat> attitudeAt(const MeasuredPath& measured, double timeS);
/// How fast it turns then, in degrees per second; 0 without a path and where it is at rest.
double speedAtDegPerS(const MeasuredPath& measured, double timeS);

}  // namespace gimbalscope::sim
