// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Whether a ship is under way.
#pragma once

#include "sim/state.h"

namespace gimbalscope::sim {

/// True while a key, a stick, a script, a pilot or its own coasting turns the ship; false while it
/// is paused.
bool isMoving(const AppState& state);

}  // namespace gimbalscope::sim
