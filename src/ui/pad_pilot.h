// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// From a game pad to commands. Pure: what the pad says now, what it said before and the state give
// the commands. Sticks become "stick AXIS VALUE" by the axis map and dead zone of the view, in
// hundredths and only when they change, so that a journal stays small. Buttons give the commands of
// actions. A pad that is gone, and a window without the keyboard, count as sticks at rest.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "ui/bindings.h"

namespace gimbalscope::ui {

inline constexpr std::size_t kPadAxes = 6, kPadButtons = 15;

/// A pad at one moment, in GLFW's order: left x, left y, right x, right y, triggers; -1 to 1, down
/// and right positive, a trigger at rest -1.
struct PadState {
    std::array<double, kPadAxes> axes{0.0, 0.0, 0.0, 0.0, -1.0, -1.0};
    std::array<bool, kPadButtons> buttons{};
};

/// What the pad did the last time.
struct PadPilot {
    std::array<double, 3> sticks{};  ///< by StickAxis, as sent
    std::array<bool, kPadButtons> buttons{};
};

/// How far an axis turns the ship, -1 to 1: its dead zone taken out and the rest stretched over the
/// whole range, inverted when asked, rounded to hundredths. NaN is 0; a trigger goes from 0 to 1.
double stickValue(const PadState& pad, const sim::PadChoice& choice, double deadZone);

/// The commands since the last call. nullopt for the pad: none there, or nobody listens.
std::vector<sim::Command> commandsForPad(PadPilot& pilot, const std::optional<PadState>& pad,
                                         const sim::AppState& state);
/// True when a person touches it: a stick off its middle or a button down.
bool isTouched(const PadState& pad, const sim::AppState& state);

/// A button and the action (sim::actionNames()) it gives.
struct PadButton {
    std::size_t button;
    std::string_view name, action;
};
std::span<const PadButton> padButtons();
/// The pad for the help: its sticks as they are mapped, then its buttons. Its rows have no action:
/// a click on one chooses no key.
HelpGroup padHelp(const sim::ViewState& view);

}  // namespace gimbalscope::ui
