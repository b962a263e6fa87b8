// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What layout*.cpp share. For these only.
#pragma once

#include <algorithm>
#include <cmath>

#include "ui/layout.h"

namespace gimbalscope::ui {

// All in units.
inline constexpr float kGap = 8.0F, kTopBar = 46.0F, kTabs = 34.0F;

/// Units to whole pixels.
struct Scaler {
    float scale;
    int operator()(float units) const { return static_cast<int>(std::lround(units * scale)); }
};

inline Rect nonNegative(Rect rect) {
    rect.width = std::max(rect.width, 0);
    rect.height = std::max(rect.height, 0);
    return rect;
}

/// Everything at once, for flying.
void makeFull(Layout& layout, const LayoutRequest& request);
/// Everything of the keyframes at once; with the page "flight" the cockpit in the methods' place.
void makeFullPaths(Layout& layout, LayoutRequest request);
/// The page asked for is one of the keyframes': methods, keys or curves.
bool isPathPage(const LayoutRequest& request);
/// Everything at once beside the lesson, where there is room for both; false where there is not.
bool makeFullLesson(Layout& layout, LayoutRequest request);
/// Takes a line off the lower end of an area for what goes on in a lesson, where a page hides it.
void takeLessonBar(Layout& layout, Rect& area, const LayoutRequest& request);
/// The flight view with as many cards below it as fit without tabs, the selected one among them.
void takeCardsBelow(Layout& layout, Rect& flight, const LayoutRequest& request);
/// A card in its place.
CardSlot cardSlot(std::size_t card, const Rect& panel, const LayoutRequest& request);
/// What that page shows, in `area`.
void placePathPage(Layout& layout, Rect area, const LayoutRequest& request);

}  // namespace gimbalscope::ui
