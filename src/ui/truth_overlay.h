// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The truth in brief, over the upper left corner of the flight view: where the ship points, its
// quaternion, the drift of what the engines are fed, and the field in which an attitude is typed.
#pragma once

#include "ui/context.h"

namespace gimbalscope::ui {

/// Draws it; fewer lines in a smaller view.
void drawTruthOverlay(PanelContext& context, const Rect& view);
/// What it covers of a view.
Rect truthOverlayRect(const Rect& view, float scale);

/// A faint plate that keeps stars from running through digits.
void drawPlate(const Painter& painter, ImVec2 min, ImVec2 max);

/// The button "type an attitude" and its pop-up: heading, nose up and bank, or an id and its
/// numbers. One at a time in a frame.
void typeAttitude(PanelContext& context, const Rect& button);

}  // namespace gimbalscope::ui
