// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The division of the flicker map's page. The cells are squares of whole pixels and the picture a
// whole number of them, so that nothing is stretched. When room is short the legend goes first,
// then the sentences, then the title.
#pragma once

#include "ui/rect.h"

namespace gimbalscope::ui {

/// Rectangles in pixels of the window; empty for what has no room.
struct MapAreas {
    Rect title, cells, legend, words;
    Rect rival;  ///< the cells of B, beside A's and as many; empty where there is one map
    int cellPixels = 3;
    int columns = 0, rows = 0;  ///< cells; 0 where there is no room for a map
};
/// `scale` is pixels per unit, above 0. Two maps stand side by side on one scale of distances;
/// where the page is too narrow for both there is A's only.
MapAreas mapAreas(const Rect& body, float scale, bool isOfTwo = false);

}  // namespace gimbalscope::ui
