// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What happens to the window: events become commands, and commands reach the state, the journal and
// the window itself.
#include <algorithm>
#include <utility>

#include "app/window_loop.h"
#include "sim/expect.h"
#include "sim/key_words.h"
#include "sim/lessons.h"
#include "sim/own_files.h"

namespace gimbalscope::app {
namespace {

/// Commands that fly the ship or put it somewhere: given by hand, they end a script.
bool isFlying(const sim::Command& command) {
    if (const auto* steer = std::get_if<sim::Steer>(&command)) {
        return steer->on;
    }
    if (const auto* stick = std::get_if<sim::MoveStick>(&command)) {
        return stick->value != 0.0;
    }
    return std::holds_alternative<sim::TurnBy>(command) ||
           std::holds_alternative<sim::Rotate>(command) ||
           std::holds_alternative<sim::Fly>(command) ||
           std::holds_alternative<sim::StopAutopilot>(command) ||
           std::holds_alternative<sim::PlayKeys>(command) ||
           std::holds_alternative<sim::Scrub>(command) ||
           std::holds_alternative<sim::SetAttitude>(command) ||
           std::holds_alternative<sim::Preset>(command) ||
           std::holds_alternative<sim::Reset>(command) ||
           std::holds_alternative<sim::Level>(command) ||
           std::holds_alternative<sim::Brake>(command);
}

/// Refused where this sitting began. A journal has the settings before that, which a replay must
/// not take back: these commands stand in it only when they were obeyed.
bool endsAtTheBeginning(const sim::Command& command) {
    return std::holds_alternative<sim::Undo>(command) ||
           std::holds_alternative<sim::TickBack>(command);
}

/// F1 to F12 type nothing and serve while typing too.
bool isFunctionKey(const std::string& key) { return key.size() > 1 && key[0] == 'F'; }

}  // namespace

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
            const ui::KeyPress press{key->key,  key->down, key->repeat, key->shift,
                                     key->ctrl, key->alt,  key->printed};
            // A release always counts, so that a key cannot stick when a text field opens.
            if (!cockpit_.capture(press) &&
                (!key->down || isFunctionKey(key->key) ||
                 (!keyboardIsTaken() && !cockpit_.takesKey(key->key)))) {
                presses.push_back(press);
            }
        } else if (const auto* focus = std::get_if<platform::FocusEvent>(&event)) {
            takeKeys(presses);
            readKeyLabels();  // the layout may have been changed while we were away
            if (!focus->focused) {
                for (const sim::Command& command : ui::releaseAll(pilot_)) {
                    obey(command);
                }
            }
        } else if (const auto* drop = std::get_if<platform::DropEvent>(&event)) {
            takeDrop(*drop);
        }
    }
    takeKeys(presses);
    takePad();
    if (const std::string copied = cockpit_.takeCopied(); !copied.empty()) {
        notify("copied to the clipboard: " + copied);
    }
    for (const sim::Command& command : cockpit_.takeCommands()) {
        obeyUser(command);
    }
    // A monitor was pulled out: the window has left full screen by itself.
    if (flight_.state.view.fullScreen && !window_.isFullScreen()) {
        obey(sim::SetSwitch{"full-screen", false});
    }
}

/// What a game pad says. Without the keyboard its sticks count as let go.
void WindowLoop::takePad() {
    const std::optional<platform::PadReading> reading = window_.pad();
    if (reading.has_value() != padConnected_) {
        padConnected_ = reading.has_value();
        redraws_ = kRedrawsPerEvent;
    }
    std::optional<ui::PadState> pad;
    if (reading && window_.isFocused()) {
        pad = ui::PadState{reading->axes, reading->buttons};
        if (ui::isTouched(*pad, flight_.state)) {
            padTouched_ = window_.seconds();
        }
    }
    for (const sim::Command& command : ui::commandsForPad(padPilot_, pad, flight_.state)) {
        obeyUser(command);
    }
}

/// A command given by hand. The first that flies ends a script: its turns and checks were made for
/// another flight.
void WindowLoop::obeyUser(const sim::Command& command) {
    // Another step begins, or what was predicted is flown, whatever is being flown; not when
    // refused.
    sim::Player interrupted =
        sim::isOfLessons(command) ? std::exchange(player_, {}) : sim::Player{};
    if (!player_.isDone() && isFlying(command)) {
        player_ = {};
        obey(sim::Brake{});
        notify(flight_.state.view.learning.lesson.empty() ? "script ended: you fly" : "you fly");
    }
    if (keeper_.isReplaying() && isFlying(command)) {
        keeper_.cancelReplay();
        notify("the last flight is not continued: you fly");
    }
    const sim::AppState before = flight_.state;
    const bool wasInPast = sim::isInPast(flight_);
    goal_.heed(command, before);
    obey(command);
    if (!interrupted.isDone() && player_.isDone() &&
        before.view.learning.lesson == flight_.state.view.learning.lesson) {
        player_ = std::move(interrupted);
    }
    keeper_.noteByHand(command, before, flight_.state, wasInPast || sim::isInPast(flight_));
}

void WindowLoop::takeKeys(std::vector<ui::KeyPress>& presses) {
    const std::span<const ui::KeyPress> all = presses;
    for (std::size_t i = 0; i < all.size(); ++i) {
        for (const auto& command : ui::commandsForKey(pilot_, all.subspan(i), flight_.state)) {
            obeyUser(command);
        }
    }
    presses.clear();
}

/// One command: to the state, to the journal, and to the window where it concerns it.
void WindowLoop::obey(const sim::Command& command) {
    const sim::AppState before = flight_.state;
    if (std::holds_alternative<sim::ContinueFlight>(command)) {
        continueLastFlight();
        return;  // the lines of that flight will stand in the journal
    }
    if (sim::needsFiles(command)) {
        return obeyWithFiles(command);
    }
    if (const std::string refused = shell_.objection(command, flight_.state); !refused.empty()) {
        return notify(refused);
    }
    if (const auto* picture = std::get_if<sim::TakePicture>(&command)) {
        picturesWanted_.push_back(*picture);
        redraws_ = std::max(redraws_, 1);
    } else if (const auto* place = std::get_if<sim::PlaceWindow>(&command)) {
        window_.setPlace({place->x, place->y, place->width, place->height});
    } else if (const auto* wait = std::get_if<sim::Wait>(&command); wait && player_.isDone()) {
        for (std::int64_t step = 0; step < wait->steps; ++step) {
            flyStep(flight_);
        }
    } else if (const auto* check = std::get_if<sim::Expect>(&command)) {
        if (const auto failure = sim::failure(*check, flight_.state, &shell_)) {
            checksFailed_ = true;
            notify(*failure);
        }
    } else if (const std::string message = apply(flight_, command).message; !message.empty()) {
        const bool isHeld = message == sim::heldMessage(before);
        notify(isHeld ? ui::heldSentence(before, keyLabels_) : message);
        if (endsAtTheBeginning(command)) {
            return;
        }
    }
    const std::string failed = shell_.obey(command, flight_.state);
    if (!failed.empty()) {
        notify(failed);
    }
    if (const auto* code = std::get_if<sim::ExportCode>(&command)) {
        cockpit_.answerCode(failed.empty() ? std::string() : code->path);
        if (failed.empty()) {
            notify("saved " + code->path);
        }
    }
    if (std::holds_alternative<sim::DetectFrom>(command) ||
        std::holds_alternative<sim::CheckAgainst>(command)) {
        cockpit_.readFilesAnew();
        redraws_ = std::max(redraws_, 1);
    }
    journal_.record(command, before, flight_.state);
    keeper_.record(command, before, flight_.state);
    sim::AppState looksChanged = before;
    looksChanged.view = flight_.state.view;
    if (!(looksChanged == flight_.state)) {
        lastMotionStep_ = flight_.state.stepCount;
    }
    if (before.view.fullScreen != flight_.state.view.fullScreen) {
        window_.setFullScreen(flight_.state.view.fullScreen);
    }
    if (before.view.keys != flight_.state.view.keys) {
        readKeyLabels();
    }
    if (std::holds_alternative<sim::BeginStep>(command)) {
        goal_.heed(command, before);
        speaker_.sayStepAgain();
    }
}

/// What is printed on the bound keys of this keyboard.
void WindowLoop::readKeyLabels() {
    keyLabels_.clear();
    for (const ui::BoundKey& bound : ui::effectiveBindings(flight_.state.view.keys)) {
        const std::optional<sim::Chord> chord = sim::parseChord(bound.key);
        if (!chord || chord->ctrl || chord->alt) {
            continue;  // those are named by what is printed already
        }
        std::string printed = window_.printedOn(chord->key);
        if (printed != chord->key) {
            keyLabels_[bound.key] = (chord->shift ? "Shift+" : "") + printed;
        }
    }
}

}  // namespace gimbalscope::app
