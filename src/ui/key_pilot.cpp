// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// From keys going down and up to commands: held keys steer, short ones are taps, and Shift or Ctrl
// pressed on the way changes the pace of what is held.
#include <algorithm>
#include <array>
#include <iterator>

#include "sim/key_words.h"
#include "ui/bindings.h"

namespace gimbalscope::ui {
namespace {

using sim::Command;
using sim::Pace;
using sim::Turn;

/// Ctrl wins over Shift.
Pace paceOf(const KeyPress& press) {
    return press.ctrl ? Pace::Coarse : press.shift ? Pace::Fine : Pace::Normal;
}

/// The turn a key asks for, with pitch exchanged for those who fly inverted.
Turn turnOf(const Binding& binding, const sim::Settings& settings) {
    const Turn turn = *binding.steers;
    if (settings.invertPitch && turn == Turn::PitchUp) {
        return Turn::PitchDown;
    }
    return settings.invertPitch && turn == Turn::PitchDown ? Turn::PitchUp : turn;
}

/// True when the same key goes up again among the presses that follow.
bool isLetGo(std::span<const KeyPress> rest, const std::string& key) {
    return std::ranges::any_of(rest,
                               [&](const KeyPress& each) { return each.key == key && !each.down; });
}

/// The row of a key name; nullptr when nothing has that key.
const Binding* rowOf(const std::vector<BoundKey>& keys, const std::string& name) {
    const auto found = std::ranges::find(keys, name, &BoundKey::key);
    return found != keys.end() && !name.empty() ? found->binding : nullptr;
}

/// What a key means with the modifiers held: the chord itself, else the key alone, whose pace they
/// change or, with Shift, do not matter to.
const Binding* meaningOf(const std::vector<BoundKey>& keys, const KeyPress& press) {
    const bool byPrint = (press.ctrl || press.alt) && !press.printed.empty();
    const std::string& key = byPrint ? press.printed : press.key;
    const std::string chord = text(sim::Chord{key, press.ctrl, press.alt, press.shift});
    if (const Binding* row = rowOf(keys, chord)) {
        return row;
    }
    const Binding* row = rowOf(keys, press.key);
    return row != nullptr && (row->steers || (!press.ctrl && !press.alt)) ? row : nullptr;
}

/// Writes a number that a lesson asks for; wherever minus and plus lie on the keyboard.
bool writesNumber(const KeyPress& press, const sim::Learning& learning) {
    const std::string& written = press.printed.empty() ? press.key : press.printed;
    const auto isSign = [](const std::string& key) {
        return key.size() == 1 && isOfNumbers(key[0]);
    };
    return learning.asked == sim::Asked::Value && !press.ctrl && !press.alt &&
           (isSign(written) || isSign(press.key) || press.key == "=");
}

/// While the help is open it has the keys; what closes it and what concerns the window goes on.
bool isOfHelp(const Binding& binding) {
    static constexpr std::array<std::string_view, 6> kActions{
        "help", "close", "text-larger", "text-smaller", "full-screen", "picture"};
    return std::ranges::find(kActions, binding.action) != kActions.end();
}

/// The keys of one frame, taken one after the other.
struct Taker {
    KeyPilot& pilot;
    const sim::AppState& state;
    std::vector<BoundKey> keys;
    std::vector<Command> commands;

    void steerDown(const Binding& binding, const KeyPress& press, std::span<const KeyPress> rest) {
        const Turn turn = turnOf(binding, state.settings);
        const Pace pace = paceOf(press);
        if (state.settings.stepModeDeg > 0.0 || isLetGo(rest, press.key)) {
            commands.push_back(sim::TurnBy{turn, sim::tapDegrees(state.settings, pace)});
            return;
        }
        commands.push_back(sim::Steer{turn, true, pace});
        pilot.held.push_back({press.key, turn, pace, state.stepCount});
    }

    void steerUp(const KeyPress& press) {
        const auto found = std::ranges::find(pilot.held, press.key, &KeyPilot::Held::key);
        if (found == pilot.held.end()) {
            return;  // a tap, already done
        }
        if (found->sinceStep == state.stepCount && !state.paused) {
            commands.push_back(sim::Wait{1});  // no frame flew a step while it was down
        }
        commands.push_back(sim::Steer{found->turn, false, Pace::Normal});
        pilot.held.erase(found);
    }

    void changePace(Pace pace) {
        for (KeyPilot::Held& each : pilot.held) {
            if (each.pace != pace) {
                each.pace = pace;
                commands.push_back(sim::Steer{each.turn, true, pace});
            }
        }
    }

    void take(const KeyPress& press, std::span<const KeyPress> rest) {
        if (press.key == "Shift" || press.key == "Ctrl") {
            changePace(paceOf(press));
            return;
        }
        if (!press.down) {
            steerUp(press);  // also when the key means something else by now
            return;
        }
        const Binding* binding = meaningOf(keys, press);
        const bool isTyped =
            state.view.task == sim::Task::Learn && writesNumber(press, state.view.learning);
        if (binding == nullptr || isTyped || (press.repeat && !binding->repeats) ||
            (state.view.help && !isOfHelp(*binding))) {
            return;
        }
        if (binding->steers) {
            steerDown(*binding, press, rest);
        } else if (std::optional<Command> command = binding->command(state)) {
            commands.push_back(std::move(*command));
        }
    }
};

}  // namespace

bool isOfNumbers(char letter) {
    return std::string_view("0123456789+-.,").find(letter) != std::string_view::npos;
}

std::vector<Command> commandsForKey(KeyPilot& pilot, std::span<const KeyPress> presses,
                                    const sim::AppState& state) {
    if (presses.empty()) {
        return {};
    }
    Taker taker{pilot, state, effectiveBindings(state.view.keys), {}};
    taker.take(presses.front(), presses.subspan(1));
    return std::move(taker.commands);
}

std::vector<Command> commandsForKeys(KeyPilot& pilot, std::span<const KeyPress> presses,
                                     const sim::AppState& state) {
    std::vector<Command> all;
    for (; !presses.empty(); presses = presses.subspan(1)) {
        std::ranges::move(commandsForKey(pilot, presses, state), std::back_inserter(all));
    }
    return all;
}

std::vector<Command> releaseAll(KeyPilot& pilot) {
    if (pilot.held.empty()) {
        return {};
    }
    pilot.held.clear();
    return {sim::ReleaseKeys{}};
}

}  // namespace gimbalscope::ui
