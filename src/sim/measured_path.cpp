// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include "sim/measured_path.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace gimbalscope::sim {

namespace {

constexpr std::size_t kMostSamples = 2000, kLeastInInterval = 8, kMostInInterval = 96;

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

double degrees(double radians) { return math::toDegrees(math::Radians{radians}).value; }

PathSample sampleAt(const curve::Curve& curve, std::size_t interval, double part) {
    const curve::Interval& piece = curve.intervals()[interval];
    const curve::Motion motion = curve::motionAt(curve, interval, part);
    return {piece.startS + part * piece.lengthS, interval, curve.at(interval, part),
            degrees(math::length(motion.rateRadPerS)),
            degrees(math::length(motion.accelerationRadPerS2))};
}

void addSamples(MeasuredPath& measured, const curve::Curve& curve) {
    const std::size_t intervals = curve.intervals().size();
    if (intervals == 0) {
        return;
    }
    const std::size_t each =
        std::clamp(kMostSamples / intervals, kLeastInInterval, kMostInInterval);
    measured.samples.reserve(intervals * (each + 1));
    for (std::size_t interval = 0; interval < intervals; ++interval) {
        for (std::size_t i = 0; i <= each; ++i) {
            measured.samples.push_back(
                sampleAt(curve, interval, static_cast<double>(i) / static_cast<double>(each)));
        }
    }
}

// Differences over a leap are no speeds.
void forgetSpeedsAtLeaps(MeasuredPath& measured, const curve::Curve& curve) {
    for (PathSample& sample : measured.samples) {
        const double reachS = curve::kMotionReach * curve.intervals()[sample.interval].lengthS;
        const bool isNear = std::ranges::any_of(measured.leaps, [&](const curve::Leap& leap) {
            return std::abs(sample.timeS - leap.timeS) <= reachS;
        });
        if (isNear) {
            sample.speedDegPerS = sample.accelerationDegPerS2 = kNan;
        }
    }
}

// The line of attitudes breaks where they leap.
void breakAtLeaps(MeasuredPath& measured, const curve::Curve& curve) {
    for (const curve::Leap& leap : measured.leaps) {
        const auto behind =
            std::ranges::upper_bound(measured.samples, leap.timeS, {}, &PathSample::timeS);
        measured.samples.insert(behind, {leap.timeS, curve.placeOf(leap.timeS).interval,
                                         math::Quat{kNan, kNan, kNan, kNan}, kNan, kNan});
    }
}

// The larger; NaN when either is.
double larger(double a, double b) { return std::isnan(a) || a > b ? a : b; }

void measureSpeeds(MeasuredPath& measured) {
    if (measured.samples.empty()) {
        return;
    }
    measured.slowestDegPerS = measured.fastestDegPerS = measured.samples.front().speedDegPerS;
    const auto isBesideLeap = [&](const PathSample& sample) {
        return !measured.leaps.empty() && std::isnan(sample.speedDegPerS) &&
               math::isFinite(sample.worldFromBody);
    };
    for (const PathSample& sample : measured.samples) {
        if (isBesideLeap(sample)) {
            continue;
        }
        const bool isGap = !math::isFinite(sample.worldFromBody);
        measured.hasGaps = measured.hasGaps || isGap;
        measured.fastestDegPerS = larger(sample.speedDegPerS, measured.fastestDegPerS);
        measured.slowestDegPerS = -larger(-sample.speedDegPerS, -measured.slowestDegPerS);
    }
}

}  // namespace

MeasuredPath measuredPath(const PathRequest& request, curve::Method method) {
    MeasuredPath measured;
    measured.method = method;
    measured.path = pathOf(request, method);
    if (measured.path == nullptr) {
        return measured;
    }
    const curve::Curve& curve = measured.path->curve;
    addSamples(measured, curve);
    measured.leaps = leaps(curve);
    forgetSpeedsAtLeaps(measured, curve);
    measureSpeeds(measured);
    breakAtLeaps(measured, curve);
    measured.lengthDeg = degrees(lengthRad(curve));
    measured.shortestDeg = degrees(shortestRad(curve));
    measured.jumps = jumps(curve);
    const curve::Jump largest = curve::largestJump(measured.jumps);
    measured.rateJumpDegPerS = degrees(largest.rateRadPerS);
    measured.accelerationJumpDegPerS2 = degrees(largest.accelerationRadPerS2);
    return measured;
}

std::optional<math::Quat> attitudeAt(const MeasuredPath& measured, double timeS) {
    if (measured.path == nullptr) {
        return std::nullopt;
    }
    const math::Quat attitude = measured.path->curve.at(timeS);
    return math::isFinite(attitude) ? std::optional(attitude) : std::nullopt;
}

double speedAtDegPerS(const MeasuredPath& measured, double timeS) {
    return measured.path == nullptr
               ? 0.0
               : degrees(math::length(curve::motionAt(measured.path->curve, timeS).rateRadPerS));
}

}  // namespace gimbalscope::sim
