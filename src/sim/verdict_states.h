// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What the verdict says of a card that is not calm: the kind, a headline and the sentences.
#pragma once

#include "sim/verdict.h"

namespace gimbalscope::sim {

/// Kind, headline and text for the state of a card, which must exist; empty text for a calm one.
/// Whom it is about and what would cure it are added by verdict().
Verdict stateVerdict(const AppState& state, const Readouts& readouts, std::size_t card);

}  // namespace gimbalscope::sim
