// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// From a flight to its navball: the attitude, and the lock discs of the conventions that are shown.
#pragma once

#include <optional>

#include "app/compose.h"
#include "scene/navball.h"

namespace gimbalscope::app {

/// The discs of all cards: where which mark of the ship must not come, with the letters of who
/// locks there (ui/card_letters.h). Conventions that lock at one place share a disc.
std::vector<scene::LockDisc> lockDiscs(const sim::Readouts& readouts);

/// The navball's view; none when the side panel shows something else or has no room.
std::optional<scene::View> navballView(const ComposeInput& input);

}  // namespace gimbalscope::app
