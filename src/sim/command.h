// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The one command grammar. Keys, buttons, scripts, the journal, tests and the command line all make these
// values or their text, one command a line. text(parse(line)) is the canonical line and
// parse(text(command)) is the command again. The table of words is commandTable(), from which help,
// "gimbalscope list commands" and error suggestions are made.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "sim/state.h"

namespace gimbalscope::sim {

struct ShowCards { std::vector<std::string> selections; };  ///< show urot urot:nearest lsl
struct NextVariant { };                                     ///< variant: next row of the selected card's family
struct SelectCard { std::size_t number; };                  ///< select 2 (from 1)
struct SetPolicy { convention::Policy policy; };            ///< policy nearest: all cards it makes sense for
struct SetArithmetic { std::optional<convention::Arithmetic> arithmetic; };  ///< arithmetic float32|default
struct SetQuantise { std::optional<convention::Quantise> quantise; };
struct SetSwitch { std::string name; bool on; };            ///< renormalise|literal|raw|wrap|inertia|invert-pitch|help|full-screen on|off
struct SetIntegration { Integration integration; };
struct SetNumber { std::string name; double value; };       ///< tick-rate|speed|jump-threshold|step-mode|text-size|zoom ...
struct TurnBy { Turn turn; double degrees; };               ///< turn yaw-right 30: at once, as one tick
struct Steer { Turn turn; bool on; Pace pace; };            ///< steer pitch-up on|off [fine|coarse]: a held key
struct RateFor { Turn turn; double degPerS; double seconds; };  ///< rate pitch-up 45 for 4
struct Wait { std::int64_t steps; };                        ///< advance 37 (steps) or wait 1.5 (seconds)
struct Fly { Autopilot autopilot; double seconds; };        ///< cross miss 0 rate 90 | hold distance d jitter j for s | loop|roll|tumble rate r for s
struct StopAutopilot { };                                   ///< autopilot off
struct SetAttitude { math::Quat worldFromBody; };           ///< attitude 30 20 40 | attitude quat x y z w
struct Preset { int number; };                              ///< preset 4 (keys 1-9)
struct Reset { };
struct Level { };
struct Brake { };
struct Pause { bool on; };
struct TickOnce { };                                        ///< tick
struct SetCamera { Camera camera; };
struct OrbitBy { double azimuthDeg, elevationDeg; };
struct SetTheme { Theme theme; };
/// expect urot state nan | expect urot error-deg < 0.01 | expect urot flickers >= 1 | expect urot cause domain ...
struct Expect { std::string selection, quantity, comparison, value; };
struct TakePicture { std::string path; };                   ///< picture FILE

using Command = std::variant<ShowCards, NextVariant, SelectCard, SetPolicy, SetArithmetic, SetQuantise,
                             SetSwitch, SetIntegration, SetNumber, TurnBy, Steer, RateFor, Wait, Fly,
                             StopAutopilot, SetAttitude, Preset, Reset, Level, Brake, Pause, TickOnce,
                             SetCamera, OrbitBy, SetTheme, Expect, TakePicture>;

/// A parsed command or a sentence that names the word and the nearest valid one.
struct ParsedCommand {
    std::optional<Command> command;  ///< none for an empty or comment line, or on error
    std::string error;               ///< empty when all is well
};
ParsedCommand parse(std::string_view line);

/// The canonical line of a command; numbers in the shortest form that reads back equal.
std::string text(const Command& command);

struct CommandWords {
    std::string_view word, arguments, meaning;
};
std::span<const CommandWords> commandTable();

/// A card selection as written: ID[@frame][:policy]. An error sentence when it names nothing.
struct ParsedSelection {
    std::optional<Card> card;
    std::string error;
};
ParsedSelection parseSelection(std::string_view text);
/// The selection as written, e.g. "urot:nearest".
std::string selectionText(const Card& card);

std::string_view name(Turn turn);
std::string_view name(Camera camera);
std::string_view name(Theme theme);

}  // namespace gimbalscope::sim
