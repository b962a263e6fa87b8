// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Where things stand inside the panel at the side, for the panels that write there and for the
// pictures drawn there (navball, flicker map). A pure function of the panel's rectangle.
#pragma once

#include "sim/state.h"
#include "ui/rect.h"

namespace gimbalscope::ui {

/// Rectangles in pixels of the window; empty for what is not shown or has no room.
struct SideAreas {
    Rect tabs;  ///< the choice between the pages
    Rect body;  ///< all below it
    Rect ball;  ///< a square: the navball with the marks outside its rim
    Rect map;   ///< the cells of the flicker map, without its axes
};
SideAreas sideAreas(const Rect& side, float scale, sim::SidePage page);

}  // namespace gimbalscope::ui
