// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The turns of the window's loop.
#include "app/window_loop.h"

#include <algorithm>

#include "app/command_line.h"
#include "app/exit_code.h"
#include "app/signals.h"

namespace gimbalscope::app {

namespace {

constexpr double kNoticeSeconds = 5.0, kBlinkSeconds = 0.3;

}  // namespace

WindowLoop::WindowLoop(const WindowOptions& options, platform::Window& window, sim::Script script)
    : options_(options),
      window_(window),
      cockpit_(platform::openGlFunction),
      input_(window),
      player_{std::move(script)},
      flight_(sim::beginSession(sim::initialState())) {
    if (options.frames > 0) {
        errors_.emplace();
    }
    if (const std::string error = journal_.open(options.journal); !error.empty()) {
        complain(error);
        outputFailed_ = true;
    }
    readKeyLabels();
    drawn_ = flight_.state;
    lastTurn_ = window_.seconds();
}

int WindowLoop::run() {
    while (!outputFailed_ && goesOn()) {
        rest();
        takeEvents();
        playScript();
        fly();
        if (mustDraw()) {
            draw();
        }
    }
    journal_.finish(flight_.state, frames_);
    return exitCode();
}

/// False when somebody wants an end: a signal, the window, --frames, a full disk.
bool WindowLoop::goesOn() const {
    return stopSignal() == 0 && !window_.shouldClose() && !journal_.hasFailed() &&
           (options_.frames == 0 || frames_ < options_.frames);
}

/// Sleeps until there is something to do: the next picture while something moves, else an event.
void WindowLoop::rest() {
    const bool busy = isMoving() || redraws_ > 0 || cockpit_.isAnimating() || input_.hasMore() ||
                      options_.frames > 0;
    if (!busy || !window_.isVisible()) {
        const bool waits = !notice_.empty() || keyboardIsTaken();
        window_.wait(busy ? 0.05 : waits ? kBlinkSeconds : 0.5);
        return;
    }
    const double pace = options_.frameSeconds.value_or(options_.fixedDt ? 0.0 : kFrameSeconds);
    window_.poll();
    for (double left = lastFrame_ + pace - window_.seconds(); left > 0.0 && stopSignal() == 0;
         left = lastFrame_ + pace - window_.seconds()) {
        window_.wait(left);
    }
}

/// The lines of the script that are due now.
void WindowLoop::playScript() {
    while (const sim::ScriptLine* line = player_.take(flight_.state)) {
        obey(sim::Command(line->command));
    }
}

/// Something turns the ship, or did within the last second (badges count over a second).
bool WindowLoop::isMoving() const {
    const sim::AppState& state = flight_.state;
    if (state.paused) {
        return false;
    }
    const bool isSteered =
        std::ranges::any_of(state.steering, [](const auto& held) { return held.has_value(); });
    const bool isScripted = std::ranges::any_of(
        state.scripted, [](const sim::ScriptedRate& rate) { return rate.stepsLeft > 0; });
    return isSteered || isScripted || !std::holds_alternative<std::monostate>(state.autopilot) ||
           state.coasting != sim::BodyRates{} || !player_.isDone() ||
           state.stepCount - lastMotionStep_ <= sim::kStepsPerSecond + 4;
}

/// As many simulation steps as the clock owes, none while nothing moves.
void WindowLoop::fly() {
    const double now = window_.seconds();
    // A clock that stood still starts at zero: waking up flies nothing.
    const double elapsed = options_.fixedDt.value_or(wasMoving_ ? now - lastTurn_ : 0.0);
    lastTurn_ = now;
    wasMoving_ = isMoving();
    if (!wasMoving_) {
        clock_.owedSeconds = 0.0;
        return;
    }
    for (int steps = clock_.take(elapsed, flight_.state.speed); steps > 0; --steps) {
        const math::Quat before = flight_.state.attitude;
        flyStep(flight_);
        player_.stepped();
        if (!(before == flight_.state.attitude)) {
            lastMotionStep_ = flight_.state.stepCount;
        }
        playScript();
    }
}

/// Whether a picture would differ from the last one.
bool WindowLoop::mustDraw() const {
    if (!window_.isVisible()) {
        return false;
    }
    const bool noticeIsOver = !notice_.empty() && window_.seconds() > noticeUntil_;
    return options_.frames > 0 || redraws_ > 0 || frames_ == 0 || noticeIsOver ||
           input_.hasMore() || cockpit_.isAnimating() || keyboardIsTaken() ||
           drawnWithScript_ == player_.isDone() || window_.framebufferSize() != drawnSize_ ||
           !(flight_.state == drawn_);
}

/// Says it on standard error and, for some seconds, over the flight view.
void WindowLoop::notify(const std::string& sentence) {
    complain(sentence);
    notice_ = sentence;
    noticeUntil_ = window_.seconds() + kNoticeSeconds;
    redraws_ = std::max(redraws_, 1);
}

int WindowLoop::exitCode() {
    if (outputFailed_ || journal_.hasFailed()) {
        complain("stopped: a file could not be written");
        return kExitOutput;
    }
    if (stopSignal() != 0) {
        return stopExitCode();
    }
    const bool hasGlErrors = errors_ && errors_->count() > 0;
    return hasGlErrors || checksFailed_ ? kExitFindings : kExitClean;
}

}  // namespace gimbalscope::app
