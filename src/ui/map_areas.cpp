// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Heights from the top: title, cells, figures of the axis, legend, two lines of words.
#include "ui/map_areas.h"

#include <algorithm>
#include <cmath>

namespace gimbalscope::ui {
namespace {

constexpr float kMargin = 16.0F, kAxis = 50.0F, kTitle = 27.0F, kTicks = 20.0F;
constexpr float kLegend = 32.0F, kWords = 40.0F, kMoreWords = 57.0F, kLow = 8.0F;
constexpr float kBetween = 14.0F;  // of two maps
constexpr float kNarrow = 400.0F;  // below it the first sentence takes two lines
constexpr float kCell = 2.5F, kLeastCells = 64.0F, kLeastWidth = 96.0F;

}  // namespace

MapAreas mapAreas(const Rect& body, float scale, bool isOfTwo) {
    const auto px = [scale](float units) { return static_cast<int>(std::lround(units * scale)); };
    MapAreas areas;
    const int left = body.x + px(kMargin), width = body.width - 2 * px(kMargin);
    int top = body.y, low = bottom(body) - px(kLow);
    const auto hasRoom = [&](float more) {
        return low - top - px(kTicks) - px(more) >= px(kLeastCells);
    };
    if (width < px(kLeastWidth + kAxis) || !hasRoom(0.0F)) {
        return areas;
    }
    if (hasRoom(kTitle)) {
        areas.title = {left, top, width, px(kTitle)};
        top += px(kTitle);
    }
    isOfTwo = isOfTwo && width >= px(2.0F * kLeastWidth + kAxis + kBetween);
    const float words = width < px(kNarrow) || isOfTwo ? kMoreWords : kWords;
    if (hasRoom(words)) {
        areas.words = {left, low - px(words), width, px(words)};
        low -= px(words);
    }
    if (hasRoom(kLegend)) {
        areas.legend = {left, low - px(kLegend), width, px(kLegend)};
        low -= px(kLegend);
    }
    areas.cellPixels = std::max(2, px(kCell));
    const int across = width - px(kAxis);
    areas.columns = (isOfTwo ? (across - px(kBetween)) / 2 : across) / areas.cellPixels;
    areas.rows = (low - px(kTicks) - top) / areas.cellPixels;
    areas.cells = {left + px(kAxis), top, areas.columns * areas.cellPixels,
                   areas.rows * areas.cellPixels};
    if (isOfTwo) {
        areas.rival = areas.cells;
        areas.rival.x = left + width - areas.cells.width;
    }
    return areas;
}

}  // namespace gimbalscope::ui
