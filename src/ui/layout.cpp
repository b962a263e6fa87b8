// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The three arrangements, from roomy to cramped.
#include "ui/layout.h"

#include <algorithm>
#include <cmath>

namespace gimbalscope::ui {
namespace {

constexpr float kGap = 8.0F, kTopBar = 46.0F, kTabs = 34.0F, kMinCardWidth = 300.0F;

/// Units to whole pixels.
struct Scaler {
    float scale;
    int operator()(float units) const { return static_cast<int>(std::lround(units * scale)); }
};

Rect nonNegative(Rect rect) {
    rect.width = std::max(rect.width, 0);
    rect.height = std::max(rect.height, 0);
    return rect;
}

/// The square for the ship, at the left of the card between title and meter.
Rect cardView(const Rect& panel, Scaler px) {
    const float units = static_cast<float>(panel.height) / px.scale;
    const int top = px(units >= 200.0F ? 50.0F : 38.0F);
    const int low = px(units >= 268.0F ? 57.0F : units >= 200.0F ? 38.0F : 18.0F);
    const int room = panel.height - top - low;
    const int side = std::min(room, static_cast<int>(std::lround(0.54 * panel.width)));
    if (side < px(72.0F) || panel.width < px(260.0F)) {
        return {};
    }
    return {panel.x + px(6.0F), panel.y + top + (room - side) / 2, side, side};
}

CardSlot slot(std::size_t card, const Rect& panel, Scaler px) {
    return {card, nonNegative(panel), cardView(panel, px)};
}

/// As many cards as fit side by side in `area`, the selected one among them.
void placeCards(Layout& layout, Rect area, const LayoutRequest& request) {
    if (request.cardCount == 0 || isEmpty(area)) {
        return;
    }
    const Scaler px{request.scale};
    const int gap = px(kGap);
    const auto fitting =
        static_cast<std::size_t>(std::max(1, (area.width + gap) / (px(kMinCardWidth) + gap)));
    const std::size_t columns = std::min(request.cardCount, fitting);
    if (columns < request.cardCount) {
        layout.tabs = {area.x, area.y, area.width, px(kTabs)};
        area.y += px(kTabs) + gap / 2;
        area.height -= px(kTabs) + gap / 2;
    }
    const std::size_t selected = std::min(request.selectedCard, request.cardCount - 1);
    const std::size_t first = selected < columns ? 0 : selected - columns + 1;
    const int count = static_cast<int>(columns);
    for (int column = 0; column < count; ++column) {
        const int from = area.x + (area.width + gap) * column / count;
        const int to = area.x + (area.width + gap) * (column + 1) / count - gap;
        const Rect panel{from, area.y, to - from, area.height};
        layout.cards.push_back(slot(first + static_cast<std::size_t>(column), panel, px));
    }
}

/// Everything at once.
void makeFull(Layout& layout, const LayoutRequest& request) {
    const Scaler px{request.scale};
    const int gap = px(kGap), top = px(kTopBar);
    const float units = static_cast<float>(request.height) / request.scale;
    const int stripHeight = units >= 640.0F ? static_cast<int>(request.height * 0.135) : 0;
    const int bottomEdge = request.height - gap - (stripHeight > 0 ? stripHeight + gap : 0);
    const int room = bottomEdge - top - gap;
    const int cardHeight = request.cardCount > 0 ? static_cast<int>(room * 0.44) : -gap;
    const int flightHeight = room - cardHeight;
    const int width = request.width - 2 * gap;
    const int side = std::min(static_cast<int>(request.width * 0.32), px(516.0F));
    layout.flight = {gap, top, width - side - gap, flightHeight};
    layout.side = {request.width - gap - side, top, side, flightHeight};
    placeCards(layout, {gap, top + flightHeight + gap, width, cardHeight}, request);
    if (stripHeight > 0) {
        layout.strip = {gap, request.height - gap - stripHeight, width, stripHeight};
    }
}

/// One panel in `area`: the page asked for.
void placePage(Layout& layout, const Rect& area, const LayoutRequest& request) {
    Page page = request.page;
    if (page == Page::Card && request.cardCount == 0) {
        page = Page::Side;
    }
    if (page == Page::Side) {
        layout.side = nonNegative(area);
    } else if (page == Page::Flight) {
        layout.flight = nonNegative(area);
    } else {
        const std::size_t card = std::min(request.selectedCard, request.cardCount - 1);
        layout.cards.push_back(slot(card, area, Scaler{request.scale}));
    }
}

/// The flight view, and beside it one panel chosen by tabs.
void makeColumn(Layout& layout, LayoutRequest request) {
    const Scaler px{request.scale};
    const int gap = px(kGap), top = px(kTopBar);
    const int height = request.height - top - gap;
    const int column = std::clamp(static_cast<int>(request.width * 0.42), px(300.0F), px(420.0F));
    layout.flight = {gap, top, request.width - column - 3 * gap, height};
    const int x = request.width - gap - column;
    layout.tabs = {x, top, column, px(kTabs)};
    const int used = px(kTabs) + gap / 2;
    if (request.page == Page::Flight) {
        request.page = Page::Card;
    }
    placePage(layout, {x, top + used, column, height - used}, request);
}

/// One panel at a time.
void makeSingle(Layout& layout, const LayoutRequest& request) {
    const Scaler px{request.scale};
    const int gap = px(kGap), top = px(kTopBar);
    // Mark at the left, transport and menu at the right, tabs between them.
    const int x = px(44.0F), end = request.width - px(112.0F);
    layout.tabs = nonNegative({x, px(6.0F), end - x, px(kTabs)});
    placePage(layout, {gap, top, request.width - 2 * gap, request.height - top - gap}, request);
}

}  // namespace

Layout makeLayout(const LayoutRequest& asked) {
    LayoutRequest request = asked;
    request.width = std::max(request.width, 1);
    request.height = std::max(request.height, 1);
    request.scale = std::isfinite(asked.scale) ? std::clamp(asked.scale, 0.1F, 20.0F) : 1.0F;
    const float width = static_cast<float>(request.width) / request.scale;
    const float height = static_cast<float>(request.height) / request.scale;

    Layout layout;
    layout.scale = request.scale;
    layout.window = {0, 0, request.width, request.height};
    layout.topBar = {0, 0, request.width, std::min(Scaler{request.scale}(kTopBar), request.height)};
    if (width >= 1000.0F && height >= 560.0F) {
        makeFull(layout, request);
    } else if (width >= 700.0F && height >= 360.0F) {
        layout.kind = LayoutKind::Column;
        makeColumn(layout, request);
    } else {
        layout.kind = LayoutKind::Single;
        makeSingle(layout, request);
    }
    return layout;
}

float textScale(int width, int height, double contentScale, int textPercent) {
    const double monitor = std::isfinite(contentScale) && contentScale > 0.0 ? contentScale : 1.0;
    const double size = std::min(width / 1600.0, height / 900.0);
    const double window = std::floor(size * 10.0 + 1e-9) / 10.0;
    const double percent = std::clamp(textPercent, 25, 400) / 100.0;
    return static_cast<float>(std::clamp(std::max(monitor, window) * percent, 0.5, 8.0));
}

}  // namespace gimbalscope::ui
