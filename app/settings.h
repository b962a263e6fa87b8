// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What a person has chosen and finds again at the next start, as a script in the grammar of all
// scripts: one line for each choice that differs from the beginning, in the order of their words.
// Kept are looks, layout, cards, conventions of one's
// own, keys and how they act. Not kept is what the engines are fed and
// compute with (arithmetic, renormalise, integration, quantise, raw, literal, wrap, tick-rate,
// jump-threshold, drive, speed) and where the camera stands: yesterday's magnifier must not colour
// today's reading. Pure text; settings_file.h has the file.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "sim/command.h"

namespace gimbalscope::app {

/// Key ("theme", "pad bank", "bind pitch-up", "window") to canonical line.
using Settings = std::map<std::string, std::string>;

/// The key of a command; empty when it is no setting.
std::string settingKey(const sim::Command& command);
/// False for settings that a flight depends on (own, show, step-mode, inertia): a script starts
/// without.
bool isLook(std::string_view key);
/// The settings of a state that differ from the initial state's. The window's place is not among
/// them.
Settings settingsOf(const sim::AppState& state);
/// The commands that give `state` the settings of `wanted`; only looks when `looksOnly`.
std::vector<sim::Command> commandsTowards(const sim::AppState& state, const sim::AppState& wanted,
                                          bool looksOnly);
/// The same between "set-up on" and "set-up off": no steps of undo. Nothing stays nothing.
std::vector<sim::Command> asSetUp(std::vector<sim::Command> commands);
/// Takes over what a command changed between two states; other settings stay as they were.
void takeChanges(Settings& settings, const sim::AppState& before, const sim::AppState& after);

/// The text of the file: a first line with the version, the settings, a last line.
std::string settingsText(const Settings& settings);

/// At most this much of a file is read.
inline constexpr std::size_t kSettingsLimit = 65536;

struct SettingsRead {
    Settings settings;
    std::string problem;  ///< what is wrong, for a sentence that names the file; empty when whole
};
/// Reads the text of a settings file: every good line is used, whatever stands beside it. A text
/// longer than kSettingsLimit is damaged, and so is one without our first and last line.
SettingsRead readSettings(std::string_view text);

}  // namespace gimbalscope::app
