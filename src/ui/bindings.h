// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The keys: one table from action to key to command to help text, and what a person's choices
// (state.view.keys) make of it. The help overlay, the key caps in the flight view and the README
// are made from it. Held keys steer; the others give one command when they go down. Keys are
// positions on a US keyboard; chords with Ctrl or Alt go by the letter printed on the key.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sim/command.h"

namespace gimbalscope::ui {

/// One row: an action of sim::actionNames() with the usual key for it. Exactly one of `steers` and
/// `command` is set. Actions with a second usual key have a second row.
struct Binding {
    std::string_view action;
    std::string_view key;
    std::string_view group;  ///< heading in the help
    std::string_view help;
    std::optional<sim::Turn> steers;
    /// The command the key gives in a state; nullopt when it has nothing to do there.
    std::optional<sim::Command> (*command)(const sim::AppState& state) = nullptr;
    bool repeats = false;  ///< once more for each repeat of a key that is held down
};

/// The table with the usual keys.
std::span<const Binding> bindings();
/// The row of a usual key; nullptr when it has none.
const Binding* findBinding(std::string_view key);
/// The first row of an action; nullptr when there is no such action.
const Binding* bindingOf(std::string_view action);

/// A key in use, after the choices.
struct BoundKey {
    std::string key;  ///< empty: the action has lost its key to `takenBy`
    const Binding* binding = nullptr;
    std::string_view takenBy;  ///< the action that has this row's key now; empty for none
};
/// The table as it is with these choices, in the order of bindings(). A chosen key replaces all the
/// usual ones of its action; an action loses a key that another one was given, and of two choices
/// of one key the later wins. Escape always closes and F1 always helps. Choices that name no action
/// or no key are passed over.
std::vector<BoundKey> effectiveBindings(std::span<const sim::KeyChoice> choices);
/// The key of an action with these choices; empty when it has none.
std::string keyOf(std::string_view action, std::span<const sim::KeyChoice> choices);

/// Why the ship does not move while a lesson waits for a prediction, and the keys that help, in the
/// language of lessons; `labels` as in PanelContext::keyLabels.
std::string heldSentence(const sim::AppState& state,
                         const std::map<std::string, std::string, std::less<>>& labels);

/// Keys that change how the others act, for the help: Shift and Ctrl.
struct Modifier {
    std::string_view key, help;
};
std::span<const Modifier> modifiers();
/// Keys that point at controls and press them (key_focus.h), for the help.
std::span<const Modifier> controlKeys();

/// The help as it is shown: every action and modifier under its heading.
struct HelpRow {
    std::string key;           ///< empty when another action took it
    std::string text;          ///< with further keys of the action: "redo (also Ctrl+Shift+Z)"
    std::string_view action;   ///< empty for modifiers
    std::string_view takenBy;  ///< the action that took the key; empty for none
};
struct HelpGroup {
    std::string_view title;
    std::vector<HelpRow> rows;
};
std::vector<HelpGroup> helpGroups(std::span<const sim::KeyChoice> choices = {});

/// The speeds offered, rising: 0.01 to 4 times the clock's.
std::span<const double> speeds();
/// The next slower (-1) or faster (+1) of the speeds offered, 0.01 to 4.
double neighbouringSpeed(double speed, int direction);
/// The sizes of text offered, rising: 75 to 300 percent.
std::span<const double> textSizes();
/// The next smaller (-1) or larger (+1) of them.
double neighbouringTextSize(int percent, int direction);
/// The next shorter (-1) or longer (+1) of the timeline's spans, 0.1 s to 600 s and then 0, all.
double neighbouringSpan(double spanS, int direction);

/// A key going down or up, as the window tells it.
struct KeyPress {
    std::string key;
    bool down = false, repeat = false, shift = false, ctrl = false, alt = false;
    std::string printed{};  ///< what is printed on the key; empty: its name
};

/// The command that gives an action the key just pressed, for a page that waits for one. nullopt
/// for a key let go, a modifier alone, and Escape, which ends the waiting. What cannot be bound
/// comes out as a command that update() refuses with its reason.
std::optional<sim::Bind> bindFor(std::string_view action, const KeyPress& press);

/// What a number can be typed with: while a lesson asks for one these are no keys of the table.
bool isOfNumbers(char letter);

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
/// The same for the first of the presses only; the others tell whether it is a tap. For a caller
/// who obeys each command before the next key is looked at.
std::vector<sim::Command> commandsForKey(KeyPilot& pilot, std::span<const KeyPress> presses,
                                         const sim::AppState& state);
/// The command for the loss of the keyboard: all keys let go; none when none was held.
std::vector<sim::Command> releaseAll(KeyPilot& pilot);

}  // namespace gimbalscope::ui
