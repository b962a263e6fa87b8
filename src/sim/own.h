// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Conventions of one's own in the state: made from a row, changed choice by choice, forgotten. The
// choices and their words, which the grammar, the panel and the settings share, are here; what a
// convention is, is in convention/custom.h.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sim/command.h"

namespace gimbalscope::sim {

inline constexpr std::size_t kMostOwn = 32;

/// A choice of a convention. `words` says what it takes; the name of a choice is its key.
struct OwnKey {
    std::string_view key, words, meaning;
};
/// In the order in which choices build on each other, the title last.
std::span<const OwnKey> ownKeys();
/// How a choice stands, as the grammar writes it: "ZYX", "++-", "degrees", "pitch,yaw,roll".
/// Unknown keys give nothing.
std::string ownWord(const convention::Custom& custom, std::string_view key);
/// Takes a choice over; the complaint when it cannot be, and then nothing is changed. What the
/// choices come to together is asked of convention::problem.
std::string takeChoice(convention::Custom& custom, const OwnChoice& choice);

/// Why a name cannot be one's own: no plain name, a row of the catalog, a word of the grammar;
/// empty when it can.
std::string ownNameObjection(std::string_view name);
/// Why no state can obey; empty when one can.
std::string ownObjection(const MakeOwn& make);

/// The command that makes the whole convention, wherever it came from. A title that the grammar
/// cannot write (a comment in it) is left out.
MakeOwn makingOf(const convention::Custom& custom);
/// The sentence about one more than there may be.
std::string tooManyOwn();
/// The sentence about a name that none has, with the nearest one.
std::string unknownOwn(const AppState& state, std::string_view name);
/// The names that the state knows besides the catalog.
std::vector<std::string> ownNames(const AppState& state);
/// The names after the command: one more, or one less.
void follow(std::vector<std::string>& names, const Command& command);

/// Obeys. A new one is shown at the right of the selected card and is selected. The cards that show
/// it keep their place and forget what they remember; a policy written after its name gives way
/// where it makes no sense any more, and on the selected card when the convention's own is chosen.
/// The sentence when nothing was done.
std::string makeOwn(AppState& state, const MakeOwn& make);
/// Obeys. Its cards go; were there no other, the first becomes the plain order.
std::string forgetOwn(AppState& state, const ForgetOwn& forget);

}  // namespace gimbalscope::sim
