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
/// What is going on, and a cure, within `rect`.
void drawVerdict(PanelContext& context, const Rect& rect);

/// The table of rates, as many lines as fit above `low`; moves the pen below it.
void drawRates(PanelContext& context, Pen& pen, float low);

}  // namespace gimbalscope::ui
