// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The named switches, choices and numbers of the grammar and where they are in the state: one table
// each, from which reading, writing, ranges and help are made.
#pragma once

#include <optional>
#include <string_view>

#include "sim/state.h"

namespace gimbalscope::sim {

/// Sets a switch by its name; unknown names do nothing. Without inertia nothing coasts.
void setSwitch(AppState& state, std::string_view name, bool on);
/// How a switch stands; nullopt for an unknown name.
std::optional<bool> switchOf(const AppState& state, std::string_view name);

/// Sets a choice to one of its words; unknown names and words do nothing.
void setChoice(AppState& state, std::string_view name, std::string_view word);
/// The word of a choice; nullopt for an unknown name.
std::optional<std::string_view> choiceOf(const AppState& state, std::string_view name);

/// Sets a number by its name, which must be in range; unknown names do nothing.
void setNumber(AppState& state, std::string_view name, double value);
/// What a number is; nullopt for an unknown name.
std::optional<double> numberOf(const AppState& state, std::string_view name);

}  // namespace gimbalscope::sim
