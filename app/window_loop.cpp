// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The turns of the window's loop.
#include "app/window_loop.h"

#include <algorithm>

#include "app/command_line.h"
#include "app/exit_code.h"
#include "app/keys_answer.h"
#include "app/signals.h"
#include "sim/moving.h"
#include "text/numbers.h"

namespace gimbalscope::app {

namespace {

constexpr double kNoticeSeconds = 5.0, kBlinkSeconds = 0.3;
constexpr double kPadIdleSeconds = 0.25, kPadRestSeconds = 10.0;
constexpr double kStoodStillSeconds = 1.5;  // longer than any hiccup

}  // namespace

WindowLoop::WindowLoop(const WindowOptions& options, platform::Window& window, Keeper& keeper,
                       sim::Script script)
    : options_(options),
      window_(window),
      cockpit_(platform::openGlFunction),
      input_(window),
      player_{std::move(script)},
      flight_(sim::beginSession(sim::initialState())),
      keeper_(keeper),
      speaker_(options.says) {
    errors_.emplace();
    context_.emplace(platform::openGlFunction);
    if (const std::string error = journal_.open(options.journal); !error.empty()) {
        complain(error);
        outputFailed_ = true;
    }
    begin();
    if (isKeysPath(options.script)) {
        cockpit_.keysAreOf(options.script);
    }
    readKeyLabels();
    drawn_ = flight_.state;
    lastTurn_ = window_.seconds();
}

int WindowLoop::run() {
    const BeforeExit keeping([this] {  // the window's place stays: there is no one to ask
        keeper_.finish(flight_.state);
        pictures_.finish();
    });
    while (!outputFailed_ && goesOn()) {
        rest();
        takeEvents();
        takeDropped();
        playScript();
        fly();
        watchGoal();
        speak();
        if (mustDraw()) {
            draw();
        } else {
            savePictures(false);
        }
        keep();
    }
    finishKeeping();
    journal_.finish(flight_.state, frames_);
    journal_.note("spikes", clock_.spikes);
    journal_.note("dropped-steps", clock_.droppedSteps);
    journal_.note("opengl-errors", errors_->count());
    journal_.note("contexts-lost", contextsLost_);
    return exitCode();
}

/// False when somebody wants an end: a signal, the window, --frames, a full disk.
bool WindowLoop::goesOn() const {
    return stopSignal() == 0 && !window_.shouldClose() && !journal_.hasFailed() &&
           (options_.frames == 0 || frames_ < options_.frames);
}

/// Sleeps until there is something to do: the next picture while something moves, else an event.
void WindowLoop::rest() {
    const bool flies = isMoving() || keeper_.isReplaying();
    const bool draws = window_.isVisible() && (flies || redraws_ > 0 || input_.hasMore() ||
                                               cockpit_.isAnimating() || options_.frames > 0);
    if (!draws) {  // a hidden window owes pictures to nobody
        window_.wait(drops_.isBusy() ? 0.005 : flies || pictures_.isBusy() ? 0.05 : idleSeconds());
        return;
    }
    const double pace = options_.frameSeconds.value_or(options_.fixedDt ? 0.0 : paceSeconds_);
    window_.poll();
    for (double left = lastFrame_ + pace - window_.seconds(); left > 0.0 && stopSignal() == 0;
         left = lastFrame_ + pace - window_.seconds()) {
        window_.wait(left);
    }
}

/// How long to sleep at most when nothing happens. A pad cannot wake us: it is asked four times a
/// second, and at the pace of pictures as long as a person uses it.
double WindowLoop::idleSeconds() const {
    if (padConnected_) {
        const bool isUsed = window_.seconds() - padTouched_ < kPadRestSeconds;
        return isUsed ? kFrameSeconds : kPadIdleSeconds;
    }
    return !notice_.empty() || keyboardIsTaken() ? kBlinkSeconds : 0.5;
}

/// The lines of the script that are due now.
void WindowLoop::playScript() {
    while (picturesWanted_.empty()) {  // they are of this moment
        const sim::ScriptLine* line = player_.take(flight_.state);
        if (line == nullptr) {
            return;
        }
        obey(sim::Command(line->command));
    }
}

/// Something turns the ship, or did within the last second (badges count over a second).
bool WindowLoop::isMoving() const {
    const sim::AppState& state = flight_.state;
    if (state.paused) {
        return false;
    }
    return sim::isMoving(state) || !player_.isDone() ||
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
    if (!options_.fixedDt && elapsed > kStoodStillSeconds) {
        notify("stood still for " + text::formatFixed(elapsed, 1) +
               " s; a quarter of a second of it was flown");
    }
    for (int steps = clock_.take(elapsed, flight_.state.speed); steps > 0; --steps) {
        const math::Quat before = flight_.state.attitude;
        flyStep(flight_);
        player_.stepped();
        if (!(before == flight_.state.attitude)) {
            lastMotionStep_ = flight_.state.stepCount;
        }
        playScript();
        if (!picturesWanted_.empty()) {
            return;
        }
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
    const bool hasGlErrors = options_.frames > 0 && errors_ && errors_->count() > 0;
    return hasGlErrors || checksFailed_ ? kExitFindings : kExitClean;
}

}  // namespace gimbalscope::app
