// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Dividing the timeline's panel.
#include "ui/timeline_plan.h"

#include <algorithm>
#include <cmath>

namespace gimbalscope::ui {
namespace {

// All in units.
constexpr float kMargin = 16.0F, kColumn = 148.0F, kValues = 36.0F, kRight = 28.0F;
constexpr float kAxis = 26.0F, kTop = 14.0F, kRow = 30.0F;
constexpr float kBetweenLanes = 14.0F, kLeastLane = 36.0F, kLaneTitle = 22.0F;
constexpr float kColumnFrom = 560.0F, kRowsFrom = 150.0F;  // width and height of the panel
constexpr float kColumnHeight = 84.0F, kZoom = 22.0F;
constexpr float kValuesFrom = 280.0F, kAxisFrom = 64.0F;

struct Scaler {
    float scale;
    int operator()(float units) const { return static_cast<int>(std::lround(units * scale)); }
};

/// How many rows the controls need at the top of a panel that is not wide.
int controlRows(float widthUnits, float heightUnits, bool slowMotion) {
    if (heightUnits < 76.0F) {
        return 0;
    }
    const float oneRow = slowMotion ? 480.0F : 330.0F;
    const int wanted = widthUnits >= oneRow ? 1 : widthUnits >= 250.0F ? 2 : 3;
    return std::min(wanted, heightUnits >= 220.0F ? 3 : 1);
}

/// The lanes from top to bottom in `area`, captions beside or above them.
void placeLanes(TimelinePlan& plan, const TimelineRequest& request, const Rect& area,
                bool besideCaption) {
    const Scaler px{request.scale};
    const int between = px(kBetweenLanes);
    const std::size_t wanted = request.allLanes ? request.cardCount : 1;
    const auto fitting =
        static_cast<std::size_t>(std::max(1, (area.height + between) / (px(kLeastLane) + between)));
    const std::size_t count = std::min(wanted, fitting);
    const std::size_t selected = std::min(request.selectedCard, request.cardCount - 1);
    const std::size_t first = !request.allLanes  ? selected
                              : selected < count ? 0
                                                 : selected - count + 1;
    const int lanes = static_cast<int>(count);
    for (int lane = 0; lane < lanes; ++lane) {
        const int from = area.y + (area.height + between) * lane / lanes;
        const int to = area.y + (area.height + between) * (lane + 1) / lanes - between;
        LanePlan each{
            first + static_cast<std::size_t>(lane), {}, {area.x, from, area.width, to - from}};
        const int left = request.panel.x + px(kMargin);
        if (besideCaption) {
            each.caption = {left - px(6.0F), from, px(kColumn) + px(6.0F), to - from};
        } else if (!plan.hasColumn && each.plot.height >= px(kLeastLane + kLaneTitle)) {
            each.caption = {area.x, from - px(4.0F), area.width, px(kLaneTitle)};
            each.plot.y += px(kLaneTitle);
            each.plot.height -= px(kLaneTitle);
        }
        plan.lanes.push_back(each);
    }
    plan.plots = {area.x, plan.lanes.front().plot.y, area.width,
                  bottom(plan.lanes.back().plot) - plan.lanes.front().plot.y};
}

}  // namespace

TimelinePlan planTimeline(const TimelineRequest& request) {
    TimelinePlan plan;
    const Rect& panel = request.panel;
    if (isEmpty(panel) || request.cardCount == 0) {
        return plan;
    }
    const Scaler px{request.scale};
    const float width = static_cast<float>(panel.width) / request.scale;
    const float height = static_cast<float>(panel.height) / request.scale;
    const bool isWide = width >= kColumnFrom;
    plan.hasColumn = isWide && height < kRowsFrom && height >= kColumnHeight;
    plan.hasValues = width >= kValuesFrom;
    const int left = panel.x + px(isWide           ? kMargin + kColumn + kValues
                                  : plan.hasValues ? kMargin + kValues
                                                   : kMargin * 0.5F);
    const int end = right(panel) - px(isWide ? kRight : kMargin);
    const int axis = height >= kAxisFrom ? px(kAxis) : px(4.0F);
    int top = panel.y + px(height >= kAxisFrom ? kTop : 4.0F);
    if (plan.hasColumn) {
        plan.zoom = {panel.x + px(kMargin), bottom(panel) - px(kZoom + 4.0F),
                     px(kColumn) - px(6.0F), px(kZoom)};
        plan.controls = {panel.x + px(kMargin), panel.y + px(3.0F), px(kColumn),
                         plan.zoom.y - panel.y - px(3.0F)};
    } else if (const int rows = controlRows(width, height, request.slowMotion); rows > 0) {
        plan.controls = {panel.x + px(kMargin * 0.5F), panel.y + px(4.0F),
                         panel.width - px(kMargin), rows * px(kRow)};
        top = bottom(plan.controls) + px(10.0F);
    }
    const Rect area{left, top, std::max(end - left, 1), std::max(bottom(panel) - axis - top, 1)};
    placeLanes(plan, request, area, isWide && !plan.hasColumn);
    if (axis > px(10.0F)) {
        plan.axis = {area.x, bottom(area), area.width, axis};
    }
    return plan;
}

}  // namespace gimbalscope::ui
