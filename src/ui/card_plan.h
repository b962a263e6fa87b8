// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Where the parts of a card stand, and how large its numbers are.
#pragma once

#include "ui/context.h"

namespace gimbalscope::ui {

/// Where the parts of a card stand; all in pixels, `y` values are middles unless named otherwise.
struct CardPlan {
    Rect panel;
    float left, right;   ///< of the text
    float column;        ///< left edge of the numbers
    float numbersRight;  ///< and their right edge
    float numbersTop, numberStep;
    float errorY, meterTop, causeY, ordersY;
    float rivalErrorY;  ///< below errorY where B's numbers are shown
    int footerLines;
    bool hasSubtitle;    ///< whose formula it is, below its selection
    bool showsRival;     ///< B's numbers have a line below each of A's
    const ImFont* font;  ///< of the angles
};

/// The places of a card's parts, its font not yet chosen: from the bottom up, so that what is left
/// goes to the numbers. B's are left out where each would have less than 29 units.
CardPlan planCard(const Painter& painter, const CardSlot& slot, bool hasRival);

/// The font of the angles on all cards that are laid out: the largest with which the widest name
/// and number of each fit, over B's where there is one.
const ImFont* angleFont(const PanelContext& context);

}  // namespace gimbalscope::ui
