// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Fading is done in the logarithm of the stretch, on which the glow depends.
#include "app/card_motion.h"

#include <algorithm>
#include <cmath>

namespace gimbalscope::app {
namespace {

constexpr double kFadeSeconds = 0.15;
constexpr double kBrightest = convention::kLockedFrom, kDarkest = 1.3;  // look::lockness 1 and 0
constexpr std::int64_t kCalmSteps = sim::kStepsPerSecond / 3;

/// True when a new pose has to wait.
bool isHeld(const CardMemory& memory, const sim::Readout& readout, const MotionFrame& frame) {
    const std::int64_t since = frame.state.stepCount - memory.shownStep;
    return frame.state.view.calmMotion && !frame.settled && !frame.state.paused &&
           memory.selection == readout.selection && readout.flickersPerSecond > 0 && since >= 0 &&
           since < kCalmSteps;
}

}  // namespace

double fadedGlow(double glowStretch, double stretch, double seconds) {
    const double now = std::isfinite(stretch) ? std::min(stretch, kBrightest) : kBrightest;
    const double rate = std::log(kBrightest / kDarkest) / kFadeSeconds;
    const double faded = glowStretch * std::exp(-rate * std::max(seconds, 0.0));
    return std::max({now, faded, 1.0});
}

CardMotion moveCard(CardMemory& memory, const sim::Readout& readout, const MotionFrame& frame) {
    const bool isNew = memory.selection != readout.selection;
    if (!isHeld(memory, readout, frame)) {
        memory.shown.worldFromRebuilt = readout.reading.worldFromRebuilt;
        memory.shown.anglesRad = readout.reading.anglesRad;
        memory.shownStep = frame.state.stepCount;
    }
    memory.selection = readout.selection;
    const double stretch = readout.reading.stretch;
    const bool eases = !isNew && !frame.settled && !frame.state.view.reduceMotion;
    const double before = eases ? memory.shown.glowStretch : 1.0;
    memory.shown.glowStretch = fadedGlow(before, stretch, frame.seconds);
    memory.isFading = eases && memory.shown.glowStretch > kDarkest &&
                      memory.shown.glowStretch > std::max(stretch, 1.0);
    return memory.shown;
}

}  // namespace gimbalscope::app
