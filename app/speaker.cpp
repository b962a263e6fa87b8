// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include "app/speaker.h"

#include "app/commands.h"
#include "app/exit_code.h"
#include "sim/moving.h"

namespace gimbalscope::app {
namespace {

// A table of attitudes without a wait between them is not read out.
constexpr std::int64_t kRestSteps = sim::kStepsPerSecond / 2;

}  // namespace

bool Speaker::say(const lesson::Lesson* lesson, const sim::AppState& state, bool isFlying) {
    if (!speaks_) {
        return true;
    }
    const std::string news = narrator_.tell(lesson, state, isFlying);
    // Where nobody reads any more nothing more is said.
    speaks_ = news.empty() || printOut(news) == kExitClean;
    return speaks_;
}

bool Speaker::follow(const lesson::Lesson* lesson, const sim::AppState& state) {
    const bool isBack = state.stepCount < sinceStep_;  // after undo or seek
    if (isBack || !(state.attitude == attitude_)) {
        attitude_ = state.attitude;
        sinceStep_ = state.stepCount;
    }
    return say(lesson, state, sim::isMoving(state) || state.stepCount - sinceStep_ < kRestSteps);
}

}  // namespace gimbalscope::app
