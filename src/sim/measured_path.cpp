// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include "sim/measured_path.h"

#include <algorithm>
#include <cmath>

namespace gimbalscope::sim {

namespace {

constexpr std::size_t kMostSamples = 2000, kLeastInInterval = 8, kMostInInterval = 96;

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

// The larger; NaN when either is.
double larger(double a, double b) { return std::isnan(a) || a > b ? a : b; }

void measureSpeeds(MeasuredPath& measured) {
    if (measured.samples.empty()) {
        return;
    }
    measured.slowestDegPerS = measured.fastestDegPerS = measured.samples.front().speedDegPerS;
    for (const PathSample& sample : measured.samples) {
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
    measureSpeeds(measured);
    measured.lengthDeg = degrees(lengthRad(curve));
    measured.shortestDeg = degrees(shortestRad(curve));
    if (curve.intervals().size() > 0) {
        measured.jumps = jumps(curve);
    }
    for (const curve::Jump& jump : measured.jumps) {
        measured.rateJumpDegPerS = larger(degrees(jump.rateRadPerS), measured.rateJumpDegPerS);
        measured.accelerationJumpDegPerS2 =
            larger(degrees(jump.accelerationRadPerS2), measured.accelerationJumpDegPerS2);
    }
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
