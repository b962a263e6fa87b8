// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What would cure a card or the drift of the quaternion that all of them are fed: the commands of
// the verdict's buttons. A lock itself has no cure but flying on.
#pragma once

#include <optional>

#include "sim/verdict.h"

namespace gimbalscope::sim {

inline constexpr double kDriftFromDeg = 0.1;  ///< worth a word
/// True when |fed| - 1 is beyond what rounding in float32 leaves (1e-5).
bool isNotUnit(double fedNormError);

/// What makes a card better that is nan, flickers, is wrong or has jumped to its other name;
/// nullopt for others.
std::optional<Cure> cureOf(const AppState& state, const Readouts& readouts, std::size_t card);

/// What brings fed back to the attitude and to length 1; nullopt when no setting does.
std::optional<Cure> driftCure(const AppState& state, const Truth& truth);

/// Slow motion, for what happens within a few ticks; nullopt when it is slow already or there is
/// nothing of the kind.
std::optional<Cure> slowlyFor(const AppState& state, convention::State cardState);

}  // namespace gimbalscope::sim
