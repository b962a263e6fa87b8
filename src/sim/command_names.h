// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The words that commands are written with: of enumerators, of switches, numbers and choices that
// can be set, of actions for keys, and the attitudes of the presets.
#pragma once

#include <span>
#include <string_view>

#include "sim/state.h"

namespace gimbalscope::sim {

/// A number that can be set, with its range; whole ones are refused with a fraction.
struct NumberSetting {
    std::string_view name;
    double smallest, largest;
    bool whole;
    std::string_view meaning;
};
std::span<const NumberSetting> numberSettings();
/// A choice between words: drive, task, side, page, navball, timeline, tool, language,
/// code-axes, turn-axis, turn-about.
struct ChoiceSetting {
    std::string_view name;
    std::span<const std::string_view> words;
};
std::span<const ChoiceSetting> choiceSettings();
/// The words of one of them, which must exist, in the order of its enumerators.
std::span<const std::string_view> choiceWords(std::string_view name);
/// The degrees that a tap may turn ("step-mode"), rising; 0 first: taps do not turn by steps.
std::span<const double> stepModes();
/// What can be bound to a key: the names of ui::bindings().
std::span<const std::string_view> actionNames();
/// renormalise, literal, raw, wrap, inertia, invert-pitch, help, full-screen.
std::span<const std::string_view> switchNames();

std::string_view name(Turn turn);  ///< pitch-up pitch-down yaw-right yaw-left bank-right bank-left
std::string_view name(Pace pace);  ///< normal fine coarse
std::string_view name(Integration integration);  ///< exact seed
std::string_view name(Camera camera);            ///< chase orbit cockpit fixed
std::string_view name(Theme theme);              ///< dark light projector high-contrast
std::string_view name(EventKind kind);           ///< pose-jump nan name-jump
/// All of them, in the order of the enumerators.
std::span<const std::string_view> turnNames();
std::span<const std::string_view> paceNames();
std::span<const std::string_view> integrationNames();
std::span<const std::string_view> cameraNames();
std::span<const std::string_view> themeNames();
std::string_view name(StickAxis axis);  ///< bank pitch yaw
std::string_view name(PadAxis axis);    ///< left-x left-y right-x right-y left-trigger ... none
std::span<const std::string_view> stickAxisNames();
std::span<const std::string_view> padAxisNames();

/// The attitude of a preset (keys 1 to 9) as heading, nose up and bank.
struct PresetAttitude {
    std::string_view label;
    double headingDeg, noseUpDeg, bankDeg;
};
std::span<const PresetAttitude> presets();

/// What a tap on a steering key turns: one step of 45 degrees a second at the pace, or the step of
/// step mode.
double tapDegrees(const Settings& settings, Pace pace);

}  // namespace gimbalscope::sim
