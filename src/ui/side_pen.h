// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What the pages of the side panel share: where the next line goes.
#pragma once

#include "ui/context.h"

namespace gimbalscope::ui {

/// The vertical pen of a page.
struct Pen {
    float left, right, y;
};
/// A pen at the top of a page, within its margins.
Pen penIn(const Painter& painter, const Rect& body);

/// The autopilot's controls; moves the pen below them.
void drawPilot(PanelContext& context, Pen& pen);

}  // namespace gimbalscope::ui
