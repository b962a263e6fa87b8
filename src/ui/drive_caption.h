// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What is written over the flight views when the keys change angles: whose ship each view shows,
// which keys have come to do the same thing and how nearly, and how far two ships are apart.
#pragma once

#include "ui/context.h"

namespace gimbalscope::ui {

/// The captions of the flight views; none under drive quaternion.
void drawDriveCaptions(PanelContext& context);

/// What they cover of a view. Empty under drive quaternion.
std::vector<Rect> driveOverlays(const Rect& view, float scale, sim::Drive drive);

/// The key of a turn as it is printed; empty when it has none.
std::string turnKey(const sim::AppState& state, const KeyLabels& labels, sim::Turn turn);
/// The two keys that turn the ship about one of its axes (0 X bank, 1 Y pitch, 2 Z yaw): "W S".
std::string axisKeys(const sim::AppState& state, const KeyLabels& labels, int shipAxis);

}  // namespace gimbalscope::ui
