// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Sticks, buttons and their help.
#include "ui/pad_pilot.h"

#include <algorithm>
#include <cmath>

namespace gimbalscope::ui {
namespace {

/// The order is GLFW's; names as printed on the pads most people have.
constexpr std::array kButtons{PadButton{0, "A", "brake"},
                              PadButton{1, "B", "level"},
                              PadButton{2, "X", "reset"},
                              PadButton{3, "Y", "variant"},
                              PadButton{4, "left bumper", "slower"},
                              PadButton{5, "right bumper", "faster"},
                              PadButton{6, "Back", "camera"},
                              PadButton{7, "Start", "pause"},
                              PadButton{8, "Guide", "help"},
                              PadButton{9, "left stick", "navball"},
                              PadButton{10, "right stick", "side"},
                              PadButton{11, "up", "redo"},
                              PadButton{12, "right", "tick"},
                              PadButton{13, "down", "undo"},
                              PadButton{14, "left", "back"}};

constexpr std::array<std::string_view, 7> kAxisLabels{"left stick, sideways",
                                                      "left stick, up and down",
                                                      "right stick, sideways",
                                                      "right stick, up and down",
                                                      "left trigger",
                                                      "right trigger",
                                                      "none"};
constexpr std::array<std::string_view, 3> kTurnLabels{"bank", "nose", "yaw"};

}  // namespace

double stickValue(const PadState& pad, const sim::PadChoice& choice, double deadZone) {
    const auto axis = static_cast<std::size_t>(choice.axis);
    if (axis >= kPadAxes || !std::isfinite(pad.axes[axis])) {
        return 0.0;
    }
    const bool isTrigger =
        choice.axis == sim::PadAxis::LeftTrigger || choice.axis == sim::PadAxis::RightTrigger;
    const double raw = std::clamp(pad.axes[axis], -1.0, 1.0);
    const double value = isTrigger ? (raw + 1.0) / 2.0 : raw;
    const double beyond = (std::abs(value) - deadZone) / (1.0 - deadZone);
    const double rounded = std::round(std::max(beyond, 0.0) * 100.0) / 100.0;
    const bool isNegative = (value < 0.0) != choice.inverted;
    return rounded == 0.0 ? 0.0 : isNegative ? -rounded : rounded;  // never a minus zero
}

std::vector<sim::Command> commandsForPad(PadPilot& pilot, const std::optional<PadState>& pad,
                                         const sim::AppState& state) {
    std::vector<sim::Command> commands;
    const PadState now = pad.value_or(PadState{});
    for (std::size_t axis = 0; axis < pilot.sticks.size(); ++axis) {
        const double value = pad ? stickValue(now, state.view.pad[axis], state.view.deadZone) : 0.0;
        if (value != pilot.sticks[axis]) {
            pilot.sticks[axis] = value;
            commands.push_back(sim::MoveStick{static_cast<sim::StickAxis>(axis), value});
        }
    }
    for (const PadButton& each : kButtons) {
        const bool wentDown = now.buttons[each.button] && !pilot.buttons[each.button];
        const Binding* const binding = wentDown ? bindingOf(each.action) : nullptr;
        if (binding != nullptr && binding->command != nullptr) {
            if (std::optional<sim::Command> command = binding->command(state)) {
                commands.push_back(std::move(*command));
            }
        }
    }
    pilot.buttons = now.buttons;
    return commands;
}

bool isTouched(const PadState& pad, const sim::AppState& state) {
    const bool isPressed = std::ranges::find(pad.buttons, true) != pad.buttons.end();
    return isPressed || std::ranges::any_of(state.view.pad, [&](const sim::PadChoice& choice) {
               return stickValue(pad, choice, state.view.deadZone) != 0.0;
           });
}

std::span<const PadButton> padButtons() { return kButtons; }

HelpGroup padHelp(const sim::ViewState& view) {
    HelpGroup group{"Game pad", {}};
    const auto add = [&](std::string_view control, std::string_view meaning) {
        group.rows.push_back({std::string(control), std::string(meaning), {}, {}});
    };
    for (std::size_t axis = 0; axis < view.pad.size(); ++axis) {
        const sim::PadChoice& choice = view.pad[axis];
        const std::string_view label = kAxisLabels[static_cast<std::size_t>(choice.axis)];
        add(label, std::string(kTurnLabels[axis]) + (choice.inverted ? ", inverted" : ""));
    }
    for (const PadButton& each : kButtons) {
        add(each.name, bindingOf(each.action)->help);
    }
    return group;
}

}  // namespace gimbalscope::ui
