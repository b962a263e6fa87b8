// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The truth in brief, over the upper left corner of the flight view: where the ship points, its
// quaternion, the drift of what the engines are fed, and the buttons to type and copy an attitude.
#pragma once

#include "ui/context.h"

namespace gimbalscope::ui {

/// Draws it; fewer lines in a smaller view.
void drawTruthOverlay(PanelContext& context, const Rect& view);
/// What it covers of a view.
Rect truthOverlayRect(const Rect& view, float scale);

/// A faint plate that keeps stars from running through digits.
void drawPlate(const Painter& painter, ImVec2 min, ImVec2 max);

}  // namespace gimbalscope::ui
