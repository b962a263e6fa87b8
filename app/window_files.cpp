// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What the window's loop does with files of conventions, and with files dropped on it.
#include <algorithm>
#include <utility>

#include "app/own_files.h"
#include "app/window_loop.h"

namespace gimbalscope::app {

/// Files are answered here. What is opened stands in the journal as the convention it is, so that
/// the journal replays without the file.
void WindowLoop::obeyWithFiles(const sim::Command& command) {
    const sim::Answer answer = shell_.answer(command, flight_.state);
    if (answer.isPlayed) {
        player_.insert(answer.commands);
        redraws_ = std::max(redraws_, 1);
    } else {
        for (const sim::Command& each : answer.commands) {
            obey(each);
        }
    }
    const bool isRefused = !answer.message.empty() && answer.commands.empty();
    std::string sentence = answer.message;
    const auto* own = std::get_if<sim::SaveOwn>(&command);
    const auto* keys = std::get_if<sim::SaveKeys>(&command);
    if ((own != nullptr || keys != nullptr) && !isRefused) {
        journal_.record(command, flight_.state, flight_.state);
        sentence = "saved as " + (own != nullptr ? own->path : keys->path);
    }
    cockpit_.answerFiles(isRefused ? sentence : std::string());
    if (keys != nullptr) {
        cockpit_.answerKeys(isRefused ? keys->path : std::string());
    }
    const auto* opened = std::get_if<sim::OpenKeys>(&command);
    if (!isRefused && (keys != nullptr || opened != nullptr)) {
        cockpit_.keysAreOf(keys != nullptr ? keys->path : opened->path);
    }
    if (!sentence.empty()) {
        notify(sentence);
    }
}

/// The goal of a lesson's step counts once it is reached.
void WindowLoop::watchGoal() {
    const lesson::Lesson* const lesson = shell_.shelf().lessonOf(flight_.state);
    if (lesson == nullptr || !player_.isDone() || goalSeen_ == flight_.state) {
        return;
    }
    goalSeen_ = flight_.state;
    if (goal_.counts(*lesson, flight_.state)) {
        obey(sim::MeetGoal{});
    }
}

/// What is new, on standard output; the readouts once the ship is at rest.
void WindowLoop::speak() {
    outputFailed_ =
        !speaker_.say(shell_.shelf().lessonOf(flight_.state), flight_.state, isMoving()) ||
        outputFailed_;
}

/// A file is dropped: it is read beside the frames.
void WindowLoop::takeDrop(const platform::DropEvent& drop) {
    const std::string problem =
        drop.count == 1 ? drops_.begin(drop.path) : refusalOf(static_cast<std::size_t>(drop.count));
    if (!problem.empty()) {
        notify(problem);
    }
}

/// What was dropped, once it is read.
void WindowLoop::takeDropped() {
    std::optional<Dropped> dropped = drops_.take();
    if (!dropped) {
        return;
    }
    if (auto* opened = std::get_if<sim::Opened>(&dropped->what)) {
        const sim::Answer answer = answerOpened(flight_.state, std::move(*opened));
        for (const sim::Command& each : answer.commands) {
            obeyUser(each);
        }
        dropped->sentence = answer.message.empty() ? dropped->sentence : answer.message;
    } else if (auto* keys = std::get_if<sim::SetKeys>(&dropped->what)) {
        obeyUser(sim::SetChoice{"task", "interpolate"});
        obeyUser(std::move(*keys));
        cockpit_.keysAreOf(dropped->path);
    } else if (auto* script = std::get_if<sim::Script>(&dropped->what)) {
        beginAnew(std::move(*script));
    } else if (auto* text = std::get_if<std::string>(&dropped->what)) {
        cockpit_.offerAttitude(std::move(*text));
    }
    notify(dropped->sentence);
}

/// A script in this window, as if the program had been started with it: how it looks stays as the
/// person has it.
void WindowLoop::beginAnew(sim::Script script) {
    const sim::AppState looks = flight_.state;
    ui::releaseAll(pilot_);
    keeper_.cancelReplay();
    flight_ = sim::beginSession(sim::initialState());
    player_ = {.script = std::move(script)};
    journal_.startOver({}, flight_.state);
    keeper_.startOver({}, flight_.state);
    for (const sim::Command& command : asSetUp(commandsTowards(flight_.state, looks, true))) {
        obey(command);
    }
    lastMotionStep_ = kAtRest;
    redraws_ = std::max(redraws_, 1);
}

}  // namespace gimbalscope::app
