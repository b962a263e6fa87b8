// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Wall time into whole steps. What is left of a step is owed to the next call, so that frames of
// any length fly the same number of steps in the same time.
#include <algorithm>
#include <cmath>

#include "sim/update.h"

namespace gimbalscope::sim {

namespace {

constexpr int kMostSteps = 60;
constexpr double kSpikeSeconds = 0.1;
// A machine asleep for a season: keeps the count of steps finite.
constexpr double kMostOwedSeconds = 1e7;

}  // namespace

int StepClock::take(double elapsedSeconds, double speed) {
    if (!std::isfinite(elapsedSeconds) || elapsedSeconds <= 0.0 || !std::isfinite(speed) ||
        speed <= 0.0) {
        return 0;
    }
    if (elapsedSeconds > kSpikeSeconds) {
        ++spikes;
    }
    owedSeconds += std::min(elapsedSeconds * speed, kMostOwedSeconds);
    const double due = std::floor(owedSeconds * kStepsPerSecond);
    owedSeconds = std::max(0.0, owedSeconds - due * kStepSeconds);
    const auto steps = static_cast<std::int64_t>(due);
    const std::int64_t taken = std::min<std::int64_t>(steps, kMostSteps);
    droppedSteps += steps - taken;
    return static_cast<int>(taken);
}

}  // namespace gimbalscope::sim
