// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The turns of the window's loop.
#include "app/window_loop.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <filesystem>

#include "app/exit_code.h"
#include "app/signals.h"
#include "io/output_file.h"
#include "render/offscreen.h"
#include "sim/expect.h"

namespace gimbalscope::app {
namespace {

constexpr double kFrameSeconds = 1.0 / 60.0, kNoticeSeconds = 5.0, kBlinkSeconds = 0.3;
constexpr int kRedrawsPerEvent = 3;  // pop-ups need a picture to find their size

/// The path itself, or with a number before its extension when a file of that name exists.
std::string unusedPath(const std::string& path) {
    const std::filesystem::path wanted(path);
    std::filesystem::path candidate = wanted;
    std::error_code ignored;
    for (int number = 2; number < 10000 && std::filesystem::exists(candidate, ignored); ++number) {
        candidate = wanted.parent_path() / (wanted.stem().string() + "-" + std::to_string(number) +
                                            wanted.extension().string());
    }
    return candidate.string();
}

/// Commands that fly the ship or put it somewhere: given by hand, they end a script.
bool isFlying(const sim::Command& command) {
    if (const auto* steer = std::get_if<sim::Steer>(&command)) {
        return steer->on;
    }
    return std::holds_alternative<sim::TurnBy>(command) ||
           std::holds_alternative<sim::Fly>(command) ||
           std::holds_alternative<sim::StopAutopilot>(command) ||
           std::holds_alternative<sim::SetAttitude>(command) ||
           std::holds_alternative<sim::Preset>(command) ||
           std::holds_alternative<sim::Reset>(command) ||
           std::holds_alternative<sim::Level>(command) ||
           std::holds_alternative<sim::Brake>(command);
}

/// F1 to F12 type nothing and serve while typing too.
bool isFunctionKey(const std::string& key) { return key.size() > 1 && key[0] == 'F'; }

/// A sentence for people, on standard error.
void tell(const std::string& sentence) {
    std::fprintf(stderr, "gimbalscope: %s\n", sentence.c_str());
}

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
        tell(error);
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

/// Events go to ImGui and, as keys, to the ship; then the panels' commands of the last picture.
void WindowLoop::takeEvents() {
    const std::vector<platform::InputEvent> events = window_.takeEvents();
    if (!events.empty()) {
        redraws_ = std::max(redraws_, kRedrawsPerEvent);
    }
    input_.add(events);
    std::vector<ui::KeyPress> presses;
    for (const platform::InputEvent& event : events) {
        if (const auto* key = std::get_if<platform::KeyEvent>(&event)) {
            // A release always counts, so that a key cannot stick when a text field opens.
            if (!key->down || !keyboardIsTaken() || isFunctionKey(key->key)) {
                presses.push_back(
                    {key->key, key->down, key->repeat, key->shift, key->ctrl, key->alt});
            }
        } else if (const auto* focus = std::get_if<platform::FocusEvent>(&event)) {
            takeKeys(presses);
            readKeyLabels();  // the layout may have been changed while we were away
            if (!focus->focused) {
                for (const sim::Command& command : ui::releaseAll(pilot_)) {
                    obey(command);
                }
            }
        }
    }
    takeKeys(presses);
    for (const sim::Command& command : cockpit_.takeCommands()) {
        obeyUser(command);
    }
}

/// A command given by hand. The first that flies ends a script: its turns and checks were made for
/// another flight.
void WindowLoop::obeyUser(const sim::Command& command) {
    if (!player_.isDone() && isFlying(command)) {
        player_ = {};
        obey(sim::Brake{});
        notify("script ended: you fly");
    }
    obey(command);
}

void WindowLoop::takeKeys(std::vector<ui::KeyPress>& presses) {
    for (const sim::Command& command : ui::commandsForKeys(pilot_, presses, flight_.state)) {
        obeyUser(command);
    }
    presses.clear();
}

/// One command: to the state, to the journal, and to the window where it concerns it.
void WindowLoop::obey(const sim::Command& command) {
    const sim::AppState before = flight_.state;
    if (const auto* picture = std::get_if<sim::TakePicture>(&command)) {
        picture_ = picture->path;
        redraws_ = std::max(redraws_, 1);
    } else if (const auto* wait = std::get_if<sim::Wait>(&command); wait && player_.isDone()) {
        for (std::int64_t step = 0; step < wait->steps; ++step) {
            flyStep(flight_);
        }
    } else if (const auto* check = std::get_if<sim::Expect>(&command)) {
        if (const auto failure = sim::failure(*check, flight_.state)) {
            checksFailed_ = true;
            notify(*failure);
        }
    } else if (const std::string message = apply(flight_, command).message; !message.empty()) {
        notify(message);
    }
    journal_.record(command, before, flight_.state);
    sim::AppState looksChanged = before;
    looksChanged.view = flight_.state.view;
    if (!(looksChanged == flight_.state)) {
        lastMotionStep_ = flight_.state.stepCount;
    }
    if (before.view.fullScreen != flight_.state.view.fullScreen) {
        window_.setFullScreen(flight_.state.view.fullScreen);
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

void WindowLoop::draw() {
    const double now = window_.seconds();
    if (now > noticeUntil_) {
        notice_.clear();
    }
    FrameInput frame;
    drawnSize_ = window_.framebufferSize();
    frame.width = drawnSize_.width;
    frame.height = drawnSize_.height;
    frame.contentScale = window_.contentScale();
    frame.seconds = options_.fixedDt.value_or(lastFrame_ < 0.0 ? kFrameSeconds : now - lastFrame_);
    frame.settled = frames_ == 0;
    frame.keyLabels = keyLabels_;
    frame.notice = notice_;
    frame.scriptFlies = drawnWithScript_ = !player_.isDone();
    lastFrame_ = now;
    drawn_ = flight_.state;
    redraws_ = std::max(redraws_ - 1, 0);
    input_.feed();
    cockpit_.draw(flight_, frame);
    input_.showPointer();
    savePicture();
    if (errors_) {
        errors_->check();
    }
    window_.swap();
    ++frames_;
    writeFiles();
}

/// What F12 asked for, read back before the picture is handed to the screen.
void WindowLoop::savePicture() {
    if (picture_.empty()) {
        return;
    }
    const std::string path = unusedPath(picture_);
    picture_.clear();
    const render::Image image = render::readFramebuffer({drawnSize_.width, drawnSize_.height});
    const std::string error = io::writeWhole(path, render::encodePng(image));
    notify(error.empty() ? "picture saved as " + path : error);
}

/// What tests and tutorials wait for: the map of widgets and the sign of the first picture.
void WindowLoop::writeFiles() {
    if (!options_.uiMap.empty()) {
        if (std::string map = cockpit_.uiMap(); map != writtenMap_) {
            writtenMap_ = std::move(map);
            if (const std::string error = io::writeWhole(options_.uiMap, writtenMap_);
                !error.empty()) {
                tell(error);
                outputFailed_ = true;
            }
        }
    }
    if (frames_ == 1 && !options_.ready.empty()) {
        const std::string size =
            std::to_string(drawnSize_.width) + " " + std::to_string(drawnSize_.height) + "\n";
        if (const std::string error = io::writeWhole(options_.ready, size); !error.empty()) {
            tell(error);
            outputFailed_ = true;
        }
    }
}

/// What is printed on the bound keys of this keyboard.
void WindowLoop::readKeyLabels() {
    keyLabels_.clear();
    for (const ui::Binding& binding : ui::bindings()) {
        const std::string key(binding.key);
        if (std::string printed = window_.printedOn(key); printed != key) {
            keyLabels_[key] = std::move(printed);
        }
    }
}

/// Says it on standard error and, for some seconds, over the flight view.
void WindowLoop::notify(const std::string& sentence) {
    tell(sentence);
    notice_ = sentence;
    noticeUntil_ = window_.seconds() + kNoticeSeconds;
    redraws_ = std::max(redraws_, 1);
}

int WindowLoop::exitCode() {
    if (outputFailed_ || journal_.hasFailed()) {
        tell("stopped: a file could not be written");
        return kExitOutput;
    }
    if (stopSignal() != 0) {
        return stopExitCode();
    }
    const bool hasGlErrors = errors_ && errors_->count() > 0;
    return hasGlErrors || checksFailed_ ? kExitFindings : kExitClean;
}

}  // namespace gimbalscope::app
