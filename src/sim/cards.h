// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Which cards are shown and how they are read. These change the state only; what the cards then
// show is read by the caller. Each returns why it did nothing, empty when it did.
#pragma once

#include <string>
#include <vector>

#include "sim/state.h"

namespace gimbalscope::sim {

inline constexpr std::size_t kMostCards = 8;  ///< beside each other

/// These cards from left to right; one already shown keeps its counts and memory. All or none.
std::string showCards(AppState& state, const std::vector<std::string>& selections);

/// The selected card becomes the next row of its family, with the same policy where that makes
/// sense.
std::string showNextVariant(AppState& state);

/// The policy on every card for which it makes sense; those whose policy changes forget what they
/// remember.
std::string setPolicy(AppState& state, convention::Policy policy);

}  // namespace gimbalscope::sim
