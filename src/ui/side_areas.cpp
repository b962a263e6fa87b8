// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The division of the side panel.
#include "ui/side_areas.h"

#include <algorithm>
#include <cmath>

#include "ui/map_areas.h"

namespace gimbalscope::ui {
namespace {

constexpr float kMargin = 16.0F, kBallMargin = 6.0F, kGap = 12.0F;
constexpr float kLegend = 42.0F, kMeters = 50.0F, kSwitch = 28.0F, kSwitchWidth = 164.0F;
constexpr float kNarrowest = 250.0F, kLegendNeeds = 330.0F;  // of a page with the ball beside words
constexpr float kVerdictLine = 34.0F, kVerdictLineFrom = 200.0F, kVerdictLineFromLong = 480.0F;
constexpr float kSmallestBall = 104.0F, kSmallestVerdict = 132.0F;

/// Units to whole pixels.
struct Scaler {
    float scale;
    int operator()(float units) const { return static_cast<int>(std::lround(units * scale)); }
};

/// The page's inside: all but the margins.
Rect inside(const Rect& body, Scaler px) {
    return {body.x + px(kMargin), body.y, std::max(body.width - 2 * px(kMargin), 0),
            std::max(body.height - px(kGap), 0)};
}

/// Takes a row off the bottom of `room`.
Rect takeBelow(Rect& room, int height, int gap) {
    const Rect row{room.x, bottom(room) - height, room.width, height};
    room.height = std::max(room.height - height - gap, 0);
    return row;
}

/// The switch at the lower right, the legend beside it or at the left of it.
void placeSwitch(SideAreas& areas, Rect& room, Scaler px) {
    Rect row = takeBelow(room, px(kSwitch), px(6.0F));
    const int width = std::min(px(kSwitchWidth), row.width);
    areas.ballSwitch = {right(row) - width, row.y, width, row.height};
}

/// Ball at the left, verdict at the right.
void placeBeside(SideAreas& areas, Rect room, Scaler px) {
    const int edge = px(kMargin - kBallMargin);  // the ball has room for beads of its own
    const int widest = static_cast<int>(std::lround(0.49 * areas.body.width));
    const bool isNarrow = room.width < px(kLegendNeeds);
    // Beside a narrow ball the words keep their height, and the legend what lies below the ball.
    const bool hasLegend =
        room.height >= (isNarrow ? widest + px(kLegend) : px(kSmallestBall + kLegend));
    const int side = std::min(widest, room.height - (hasLegend ? px(kLegend) : 0));
    if (side < px(kSmallestBall) || room.width < px(kNarrowest)) {
        areas.verdict = room;
        return;
    }
    areas.ball = {room.x - edge, room.y, side, side};
    const int beside = right(areas.ball) + px(kGap);
    const int column = isNarrow ? beside : std::max(beside, room.x + px(196.0F));
    if (hasLegend) {
        areas.legend = {room.x, bottom(areas.ball), column - room.x - px(8.0F), px(kLegend)};
    }
    Rect words{column, room.y, right(room) - column, room.height};
    if (hasLegend && !isNarrow) {
        words.height = bottom(areas.legend) - room.y;
    }
    placeSwitch(areas, words, px);
    areas.verdict = words;
}

/// Ball above, verdict below.
void placeStacked(SideAreas& areas, Rect room, Scaler px) {
    const int side = std::min(room.width, room.height - px(kSmallestVerdict + kLegend));
    if (side < px(kSmallestBall)) {
        areas.verdict = room;
        return;
    }
    areas.ball = {room.x + (room.width - side) / 2, room.y, side, side};
    Rect row{room.x, bottom(areas.ball), room.width, px(kLegend)};
    const int width = std::min(px(kSwitchWidth), row.width);
    if (row.width >= px(kSwitchWidth + 204.0F)) {
        areas.legend = {row.x, row.y, row.width - width - px(8.0F), row.height};
    }
    areas.ballSwitch = {right(row) - width, row.y + px(6.0F), width, px(kSwitch)};
    const int top = bottom(row) + px(8.0F);
    areas.verdict = {room.x, top, room.width, std::max(bottom(room) - top, 0)};
}

void placeNavball(SideAreas& areas, Scaler px) {
    Rect room = inside(areas.body, px);
    const bool isTall = room.height > room.width * 11 / 10;
    if (room.height >= px(isTall ? 420.0F : 316.0F)) {
        areas.meters = takeBelow(room, px(kMeters), px(8.0F));
    }
    if (isTall) {
        placeStacked(areas, room, px);
    } else {
        placeBeside(areas, room, px);
    }
}

}  // namespace

SideAreas sideAreas(const Rect& side, float scale, sim::SidePage page) {
    SideAreas areas;
    if (isEmpty(side)) {
        return areas;
    }
    const Scaler px{scale};
    const int top = px(48.0F);
    areas.tabs = {side.x + px(10.0F), side.y + px(10.0F), std::max(side.width - px(20.0F), 0),
                  px(30.0F)};
    if (side.height < px(80.0F)) {
        areas.tabs = {};
        areas.body = side;
        return areas;
    }
    areas.body = {side.x, side.y + top, side.width, side.height - top};
    const bool isLong = page == sim::SidePage::Autopilot;
    if (page != sim::SidePage::Navball &&
        areas.body.height >= px(isLong ? kVerdictLineFromLong : kVerdictLineFrom)) {
        areas.verdictLine = takeBelow(areas.body, px(kVerdictLine), 0);
    }
    if (page == sim::SidePage::Navball) {
        placeNavball(areas, px);
    } else if (page == sim::SidePage::Map) {
        areas.map = mapAreas(areas.body, scale).cells;
    }
    return areas;
}

}  // namespace gimbalscope::ui
