// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The keys: one table from key to command to help text. The help overlay, the key caps in the
// flight view and the README are made from it. Keys are names of positions on a US keyboard
// (platform/input.h); held keys steer, the others give one command when they go down.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sim/command.h"

namespace gimbalscope::ui {

/// One row. Exactly one of `steers` and `command` is set.
struct Binding {
    std::string_view key;
    std::string_view group;  ///< heading in the help
    std::string_view help;
    std::optional<sim::Turn> steers;
    /// The command the key gives in a state; nullopt when it has nothing to do there.
    std::optional<sim::Command> (*command)(const sim::AppState& state) = nullptr;
};

std::span<const Binding> bindings();
/// The row of a key; nullptr when it has none.
const Binding* findBinding(std::string_view key);

/// Keys that change how the others act, for the help: Shift and Ctrl.
struct Modifier {
    std::string_view key, help;
};
std::span<const Modifier> modifiers();

/// The help as it is shown: every binding and modifier under its heading.
struct HelpRow {
    std::string_view key, text;
};
struct HelpGroup {
    std::string_view title;
    std::vector<HelpRow> rows;
};
std::vector<HelpGroup> helpGroups();

/// The next slower (-1) or faster (+1) of the speeds offered, 0.01 to 4.
double neighbouringSpeed(double speed, int direction);

/// A key going down or up, as the window tells it.
struct KeyPress {
    std::string key;
    bool down = false, repeat = false, shift = false, ctrl = false, alt = false;
};

/// Which steering keys are down: what it takes to turn key presses into commands.
struct KeyPilot {
    struct Held {
        std::string key;
        sim::Turn turn;
        sim::Pace pace;
        std::int64_t sinceStep;  ///< step count when it went down
    };
    std::vector<Held> held;
};

/// The commands for the keys of one frame, in order. A steering key that goes down and up within
/// the frame turns the ship by a tap (sim::tapDegrees) as one command; one let go before a step was
/// flown makes the window fly one step first ("advance 1").
std::vector<sim::Command> commandsForKeys(KeyPilot& pilot, std::span<const KeyPress> presses,
                                          const sim::AppState& state);
/// The command for the loss of the keyboard: all keys let go; none when none was held.
std::vector<sim::Command> releaseAll(KeyPilot& pilot);

}  // namespace gimbalscope::ui
