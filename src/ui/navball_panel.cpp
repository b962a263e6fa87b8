// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The navball's page of the side panel: what is written beside the ball.
#include "ui/side_areas.h"
#include "ui/side_pen.h"

namespace gimbalscope::ui {

void drawNavballPage(PanelContext&, const Rect&) {}

}  // namespace gimbalscope::ui
