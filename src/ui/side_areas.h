// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Where things stand inside the panel at the side, for the panels that write there and for the
// pictures drawn there (navball, flicker map). A pure function of the panel's rectangle. On the
// navball's page ball and verdict stand side by side, in a tall panel one above the other. When
// room is short the meters go first, then the legend, then the ball: what is going on, in words,
// stays.
#pragma once

#include "sim/state.h"
#include "ui/rect.h"

namespace gimbalscope::ui {

/// Rectangles in pixels of the window; empty for what is not shown or has no room.
struct SideAreas {
    Rect tabs;         ///< the choice between the pages
    Rect body;         ///< all below it
    Rect ball;         ///< a square: the navball with the marks outside its rim
    Rect legend;       ///< what the rings on the ball mean
    Rect ballSwitch;   ///< the choice between the pilot's view and the view from outside
    Rect verdict;      ///< what is going on, in words, and a cure
    Rect verdictLine;  ///< the first sentence of it, at the foot of the pages that lack the rest
    Rect meters;       ///< how stretched each card is
    Rect map;          ///< the cells of the flicker map, without its axes
};
/// `scale` is pixels per unit, above 0.
SideAreas sideAreas(const Rect& side, float scale, sim::SidePage page);

}  // namespace gimbalscope::ui
