// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What the pages of the side panel share: where the next line goes.
#pragma once

#include <cmath>

#include "ui/context.h"

namespace gimbalscope::ui {

/// The vertical pen of a page.
struct Pen {
    float left, right, y;
    float airiness = 1.0F;  ///< of lines, where a page has more or less room than it needs
    float low = 1e9F;       ///< below it nothing is written
};
/// A height at 100 % in whole pixels as airy as the pen; never more than its part of the room.
inline float airy(const Painter& painter, const Pen& pen, float units) {
    return std::floor(units * pen.airiness * painter.scale + 0.01F);
}
/// What a page of the side panel is called on its tab.
std::string_view sidePageTitle(sim::SidePage page);

/// A pen at the top of a page, within its margins.
Pen penIn(const Painter& painter, const Rect& body);

/// The autopilot's controls; moves the pen below them.
void drawPilot(PanelContext& context, Pen& pen);
/// What is going on, and a cure, within `rect`.
void drawVerdict(PanelContext& context, const Rect& rect);
/// Its first sentence in a line, where the rest is not on screen; a click leads there.
void drawVerdictLine(PanelContext& context, const Rect& rect);

/// How high the table of rates is with all its lines, in units.
float ratesHeight(std::size_t cards);
/// The table of rates, as many lines as fit above `low`; moves the pen below it.
void drawRates(PanelContext& context, Pen& pen, float low);

}  // namespace gimbalscope::ui
