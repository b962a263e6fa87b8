// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Where methods, curves and keys stand while one goes from key to key.
#include <algorithm>
#include <utility>

#include "ui/layout_parts.h"

namespace gimbalscope::ui {
namespace {

// All in units.
constexpr float kLeastKeys = 360.0F, kLargestKeys = 420.0F;  // width of the editor of keyframes
constexpr float kKeysBesideFrom = 1180.0F, kMethodWidth = 190.0F, kPathTabs = 360.0F;
constexpr float kMethodHead = 38.0F, kMethodRows = 142.0F, kLeastRows = 86.0F, kBesideRows = 168.0F;
constexpr float kLeastSphere = 84.0F, kReadable = 118.0F, kBesideBelow = 210.0F,
                kLeastMethods = 236.0F;
constexpr float kLeastCurves = 118.0F, kMostCurves = 340.0F;
constexpr float kLeastBeside = 140.0F, kMoreMethods = 30.0F, kMoreFrom = 110.0F;

/// Sphere and numbers of a method: numbers beside it in a panel that is wide, else below it.
MethodSlot methodSlot(std::size_t method, const Rect& panel, Scaler px) {
    MethodSlot slot{method, nonNegative(panel), {}, false};
    const int inset = px(6.0F), head = px(kMethodHead);
    const int high = panel.height - head - inset;
    slot.isBeside = panel.width - high >= px(kBesideRows) ||
                    (high < px(kBesideBelow) && panel.width >= px(kBesideRows + 110.0F));
    int side = 0;
    if (slot.isBeside) {
        side = std::min(high, panel.width - px(kBesideRows));
    } else {
        // The numbers come first, as long as the sphere can be read.
        const int room =
            std::max(high - px(kMethodRows), std::min(px(kReadable), high - px(kLeastRows)));
        side = std::min(panel.width - 2 * inset, room);
    }
    if (side < px(kLeastSphere)) {
        slot.isBeside = false;
        return slot;
    }
    const int x = slot.isBeside ? panel.x + inset : panel.x + (panel.width - side) / 2;
    slot.view = {x, panel.y + head, side, side};
    return slot;
}

/// How the panels of the methods stand, and how many of them there are.
struct MethodGrid {
    int columns = 1, rows = 1;
    std::size_t shown = 1;
};

std::size_t methodsAbreast(int width, Scaler px) {
    const int gap = px(kGap);
    return static_cast<std::size_t>(std::max(1, (width + gap) / (px(kMethodWidth) + gap)));
}

/// A panel's sphere and the most of its numbers have room.
bool isRoomy(const MethodSlot& slot, Scaler px) {
    return !isEmpty(slot.view) &&
           slot.panel.height >= px(slot.isBeside ? kLeastBeside : kLeastMethods);
}

/// All methods in one row where it is wide enough, else in as few as hold them; one row of some of
/// them where more would be too low.
MethodGrid methodGrid(const Rect& area, std::size_t count, Scaler px) {
    const int gap = px(kGap);
    const std::size_t abreast = methodsAbreast(area.width, px);
    const std::size_t rows = (count + abreast - 1) / abreast;
    if (rows > 1) {
        const std::size_t columns = (count + rows - 1) / rows;
        const MethodGrid grid{static_cast<int>(columns), static_cast<int>(rows), count};
        const Rect cell{0, 0, (area.width + gap) / grid.columns - gap,
                        (area.height + gap) / grid.rows - gap};
        if (isRoomy(methodSlot(0, cell, px), px)) {
            return grid;
        }
    }
    const std::size_t columns = std::min(count, abreast);
    return {static_cast<int>(columns), 1, columns};
}

/// The methods in rows, the flown one among them; those that have no place in a line below.
void placeMethods(Layout& layout, const Rect& area, const LayoutRequest& request) {
    layout.paths = nonNegative(area);
    if (isEmpty(layout.paths) || request.methodCount == 0) {
        return;
    }
    const Scaler px{request.scale};
    const int gap = px(kGap);
    Rect room = area;
    MethodGrid grid = methodGrid(room, request.methodCount, px);
    if (grid.shown < request.methodCount && room.height >= px(kMoreFrom)) {
        room.height -= px(kMoreMethods) + gap / 2;
        layout.moreMethods = {room.x, bottom(room) + gap / 2, room.width, px(kMoreMethods)};
        grid = methodGrid(room, request.methodCount, px);
    }
    const std::size_t flown = std::min(request.flownMethod, request.methodCount - 1);
    const std::size_t first = flown < grid.shown ? 0 : flown - grid.shown + 1;
    const int shown = static_cast<int>(grid.shown);
    for (int place = 0; place < shown; ++place) {
        const int row = place / grid.columns, column = place % grid.columns;
        const int count = std::min(grid.columns, shown - row * grid.columns);
        const auto part = [gap](int from, int whole, int at, int of) {
            return from + (whole + gap) * at / of;
        };
        const int x = part(room.x, room.width, column, count);
        const int y = part(room.y, room.height, row, grid.rows);
        layout.methods.push_back(
            methodSlot(first + static_cast<std::size_t>(place),
                       {x, y, part(room.x, room.width, column + 1, count) - gap - x,
                        part(room.y, room.height, row + 1, grid.rows) - gap - y},
                       px));
    }
}

/// Takes the curves off the lower end of an area, as far as both keep what they need.
void takeCurves(Layout& layout, Rect& area, const LayoutRequest& request) {
    const Scaler px{request.scale};
    const float units = static_cast<float>(area.height) / request.scale;
    const bool isOneRow = methodsAbreast(area.width, px) >= request.methodCount;
    const float height =
        isOneRow ? std::clamp(0.40F * units, kLeastCurves, kMostCurves) : kLeastCurves;
    if (units - height - kGap < kLeastMethods) {
        return;
    }
    const int low = px(std::floor(height / kGap) * kGap);
    layout.curves = {area.x, bottom(area) - low, area.width, low};
    area.height -= low + px(kGap);
}

/// The column of the keys at the right of an area.
Rect takeKeys(Rect& area, const LayoutRequest& request) {
    const Scaler px{request.scale};
    const int width =
        std::clamp(static_cast<int>(request.width * 0.27), px(kLeastKeys), px(kLargestKeys));
    const Rect keys{right(area) - width, area.y, width, area.height};
    area.width -= width + px(kGap);
    return keys;
}

}  // namespace

void makeFullPaths(Layout& layout, LayoutRequest request) {
    const Scaler px{request.scale};
    const int gap = px(kGap), top = px(kTopBar);
    Rect area{gap, top, request.width - 2 * gap, request.height - top - gap};
    const bool isWide = static_cast<float>(request.width) >= kKeysBesideFrom * request.scale;
    if (isWide) {
        layout.keys = takeKeys(area, request);
        layout.pathTabs = {layout.keys.x + gap, layout.keys.y + gap, layout.keys.width - 2 * gap,
                           px(30.0F)};
        request.width = right(area) + gap;
    } else {
        const int row = px(kTabs);
        layout.pathTabs = {area.x, area.y, std::min(area.width, px(kPathTabs)), row};
        area.y += row + gap / 2;
        area.height -= row + gap / 2;
        if (request.page == Page::Tune) {
            layout.keys = takeKeys(area, request);
        }
    }
    if (request.page != Page::Flight) {
        takeCurves(layout, area, request);
        placeMethods(layout, area, request);
        return;
    }
    // The cockpit as it is in a window of that size, below the tabs.
    request.height -= area.y - top;
    makeFull(layout, request);
    const int down = area.y - top;
    for (Rect* const each :
         {&layout.flight, &layout.flightRight, &layout.side, &layout.tabs, &layout.timeline}) {
        each->y += isEmpty(*each) ? 0 : down;
    }
    for (CardSlot& slot : layout.cards) {
        slot.panel.y += down;
        slot.view.y += isEmpty(slot.view) ? 0 : down;
    }
    std::swap(layout.curves, layout.timeline);
}

bool isPathPage(const LayoutRequest& request) {
    return request.interpolates && (request.page == Page::Interpolate ||
                                    request.page == Page::Tune || request.page == Page::Timeline);
}

void placePathPage(Layout& layout, Rect area, const LayoutRequest& request) {
    if (request.page == Page::Tune) {
        layout.keys = nonNegative(area);
    } else if (request.page == Page::Timeline) {
        layout.curves = nonNegative(area);
    } else {
        takeCurves(layout, area, request);
        placeMethods(layout, area, request);
    }
}

}  // namespace gimbalscope::ui
