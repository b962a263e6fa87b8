// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// How long a script waits for a command.
#include <algorithm>
#include <cmath>

#include "sim/flight.h"
#include "sim/keyframes.h"
#include "sim/update.h"

namespace gimbalscope::sim {

namespace {

std::int64_t stepsIn(double seconds) { return std::llround(seconds * kStepsPerSecond); }

// From here to where the way along the keyframes ends; 0 where it goes round.
std::int64_t stepsAlongKeys(const PlayKeys& play, const AppState& stateBefore) {
    const AppState after = update(stateBefore, play).state;
    const auto* const pilot = std::get_if<KeysPilot>(&after.autopilot);
    if (pilot == nullptr) {
        return 0;
    }
    const double leftS = pilot->path->curve.lastS() - pilot->fromS;
    const std::int64_t steps =
        pilot->goesRound ? 0 : static_cast<std::int64_t>(std::ceil(leftS * kStepsPerSecond - 1e-6));
    return play.seconds > 0.0 && (steps == 0 || stepsIn(play.seconds) < steps)
               ? stepsIn(play.seconds)
               : steps;
}

}  // namespace

std::int64_t durationSteps(const Command& command, const AppState& stateBefore) {
    constexpr std::int64_t kLongestCross = 3600 * kStepsPerSecond;
    constexpr std::int64_t kLongest = static_cast<std::int64_t>(kLongestSeconds) * kStepsPerSecond;
    if (const auto* const wait = std::get_if<Wait>(&command)) {
        return wait->steps;
    }
    if (const auto* const rate = std::get_if<RateFor>(&command)) {
        return rate->meanwhile ? 0 : stepsIn(rate->seconds);
    }
    if (const auto* const play = std::get_if<PlayKeys>(&command)) {
        return play->meanwhile ? 0 : std::min(stepsAlongKeys(*play, stateBefore), kLongest);
    }
    const auto* const fly = std::get_if<Fly>(&command);
    if (fly == nullptr || fly->meanwhile) {
        return 0;
    }
    if (!std::holds_alternative<CrossPilot>(fly->autopilot)) {
        return stepsIn(fly->seconds);
    }
    // How long a crossing takes depends on where it begins: flown ahead, without the engines.
    AppState ahead = update(stateBefore, command).state;
    std::int64_t steps = 0;
    while (!std::holds_alternative<std::monostate>(ahead.autopilot) && steps < kLongestCross) {
        flyStep(ahead);
        ++steps;
    }
    return steps;
}

}  // namespace gimbalscope::sim
