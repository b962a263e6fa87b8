// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// From keys going down and up to commands: held keys steer, short ones are taps, and Shift or Ctrl
// pressed on the way changes the pace of what is held.
#include <algorithm>

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

/// The keys of one frame, taken one after the other.
struct Taker {
    KeyPilot& pilot;
    const sim::AppState& state;
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
        const Binding* binding = findBinding(press.key);
        if (binding == nullptr || press.repeat) {
            return;
        }
        if (binding->steers) {
            press.down ? steerDown(*binding, press, rest) : steerUp(press);
        } else if (press.down && !press.ctrl && !press.alt) {
            if (std::optional<Command> command = binding->command(state)) {
                commands.push_back(std::move(*command));
            }
        }
    }
};

}  // namespace

std::vector<Command> commandsForKeys(KeyPilot& pilot, std::span<const KeyPress> presses,
                                     const sim::AppState& state) {
    Taker taker{pilot, state, {}};
    for (std::size_t index = 0; index < presses.size(); ++index) {
        taker.take(presses[index], presses.subspan(index + 1));
    }
    return std::move(taker.commands);
}

std::vector<Command> releaseAll(KeyPilot& pilot) {
    if (pilot.held.empty()) {
        return {};
    }
    pilot.held.clear();
    return {sim::ReleaseKeys{}};
}

}  // namespace gimbalscope::ui
