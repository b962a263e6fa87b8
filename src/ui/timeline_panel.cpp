// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The timeline: the angles of the selected card, or of every card in lanes, over any part of the
// recorded flight. What is drawn costs the same for a second and for ten minutes: the recording
// puts any stretch of rows together at once (timeline_columns.h).
#include <algorithm>
#include <cmath>

#include "ui/bindings.h"
#include "ui/format.h"
#include "ui/timeline_parts.h"
#include "ui/widgets.h"

namespace gimbalscope::ui {
namespace {

constexpr std::string_view kToTheEnd = "to the end";

/// The time stands on a plate; where it may lie.
struct Plate {
    float from = 0.0F, to = 0.0F;
};

std::string timeText(const TimelineFrame& frame) {
    const double span = frame.axis.window.to - frame.axis.window.from;
    return number(frame.stateS, span < 1.5 ? 3 : 2) + " s";
}

Plate playheadPlate(const Painter& painter, const TimelineFrame& frame) {
    const float width = textWidth(*painter.fonts.mono, timeText(frame)) + painter.px(14.0F);
    const float end = static_cast<float>(right(frame.plan.axis)) + painter.px(12.0F);
    const float x = std::floor(frame.axis.x(frame.stateS));
    const float from = std::floor(std::min(
        std::max(x - width * 0.5F, static_cast<float>(frame.plan.axis.x) - painter.px(12.0F)),
        end - width));
    return {from, from + width};
}

bool isShown(const TimelineFrame& frame, double seconds) {
    return seconds >= frame.axis.window.from - 1e-9 && seconds <= frame.axis.window.to + 1e-9;
}

/// "to the end" and, where there is room, why: on the side of the playhead that has more of it.
struct PastNotice {
    Plate place;  ///< empty when there is no room
    std::string text;
    float buttonWidth = 0.0F;
};
PastNotice planPastNotice(const PanelContext& context, const TimelineFrame& frame) {
    PastNotice notice;
    if (!frame.isPast || isEmpty(frame.plan.axis)) {
        return notice;
    }
    const Painter& painter = context.painter;
    const std::string key = keyOf("pause", context.state.view.keys);
    const std::string_view printed = keyLabel(context, key);
    notice.text = "past \xC2\xB7 " + (printed.empty() ? "play" : std::string(printed)) +
                  " flies on from here";
    notice.buttonWidth = textWidth(*painter.fonts.strong, kToTheEnd) + painter.px(16.0F);
    const float space = painter.px(10.0F);
    const auto left = static_cast<float>(frame.plan.axis.x);
    const float end = static_cast<float>(right(frame.plan.axis)) + painter.px(12.0F);
    const Plate plate = playheadPlate(painter, frame);
    const bool shown = isShown(frame, frame.stateS);
    const float before = shown ? plate.from - left : 0.0F;
    const float behind = shown ? end - plate.to : end - left;
    const float room = std::max(before, behind) - space;
    float width = notice.buttonWidth + textWidth(*painter.fonts.caption, notice.text) + space;
    if (width > room) {
        notice.text.clear();
        width = notice.buttonWidth;
    }
    if (width <= room) {
        const float from = std::floor(behind >= before ? end - width : left);
        notice.place = {from, from + width};
    }
    return notice;
}

/// Times below the plots; none under the plate of the playhead or the notice.
void drawTimes(const PanelContext& context, const TimelineFrame& frame) {
    const Painter& painter = context.painter;
    const Rect& row = frame.plan.axis;
    if (isEmpty(row)) {
        return;
    }
    const Plate plate = playheadPlate(painter, frame);
    const Plate notice = planPastNotice(context, frame).place;
    const bool hasPlate = isShown(frame, frame.stateS);
    const TimeTicks ticks = timeTicks(frame.axis, painter.px(72.0F));
    const float y = static_cast<float>(row.y) + painter.px(12.0F);
    for (const double seconds : ticks.seconds) {
        const std::string text = number(seconds, ticks.decimals);
        const float half = textWidth(*painter.fonts.caption, text) * 0.5F;
        const float x = frame.axis.x(seconds), space = painter.px(4.0F);
        const auto isUnder = [&](const Plate& each) {
            return x + half + space > each.from && x - half - space < each.to;
        };
        if (seconds < 0.0 || x - half < static_cast<float>(row.x) - painter.px(6.0F) ||
            x + half > static_cast<float>(right(row)) + painter.px(12.0F) ||
            (hasPlate && isUnder(plate)) || isUnder(notice)) {
            continue;
        }
        drawText(painter, *painter.fonts.caption, {x, y}, painter.palette->text3, text,
                 Anchor::Middle);
    }
}

/// The lanes' curves.
void drawLanes(PanelContext& context, const TimelineFrame& frame) {
    const Painter& painter = context.painter;
    const TimeWindow& shown = frame.axis.window;
    const auto most = static_cast<std::size_t>(std::max(frame.plan.plots.width / 2, 8));
    const std::vector<RowSpan> spans = rowSpans(context.recording, shown, most);
    LaneAxes axes{frame.axis, {}, context.state.view.timeline.mode, 1.0};
    if (spans.size() > 1) {
        const double rowS = (spans.back().seconds - spans.front().seconds) /
                            static_cast<double>(spans.back().from - spans.front().from);
        axes.tickPixels = rowS * frame.axis.pixelsPerSecond();
    } else {
        axes.tickPixels = kShortestSpanS * frame.axis.pixelsPerSecond();
    }
    for (const LanePlan& lane : frame.plan.lanes) {
        if (lane.card >= context.readouts.cards.size() || isEmpty(lane.plot)) {
            continue;
        }
        const sim::Readout& card = context.readouts.cards[lane.card];
        const sim::CardColumn* const column = sim::columnOf(context.recording, card.selection);
        const std::vector<LaneColumn> columns =
            column != nullptr ? laneColumns(*column, spans) : std::vector<LaneColumn>{};
        const DegreeRange range = degreeRange(columns, axes.mode, card.row->angleCount);
        const float inset = painter.px(4.0F);
        axes.value =
            valueAxis(static_cast<float>(lane.plot.y) + inset,
                      static_cast<float>(bottom(lane.plot)) - inset, range.low, range.high);
        drawLane(painter, {lane, card, columns, axes, frame.plan.hasValues});
    }
}

/// What will be here, above the lines of a ship that has not turned yet.
void drawInvitation(const PanelContext& context, const TimelineFrame& frame) {
    constexpr std::string_view kWords =
        "What the angles do is drawn here as you fly. Drag to look back, turn the wheel to zoom.";
    const Painter& painter = context.painter;
    const Rect& plot = frame.plan.lanes.front().plot;
    const float width = textWidth(*painter.fonts.label, kWords), space = painter.px(8.0F);
    const float x = std::floor(static_cast<float>(right(plot)) - space - width);
    const float free = frame.axis.x(std::max(frame.recorded.to, frame.stateS)) + painter.px(48.0F);
    if (context.state.turnedDeg >= 0.5 || frame.isPast || x < free ||
        plot.height < static_cast<int>(painter.px(44.0F))) {
        return;
    }
    const float y =
        std::floor(static_cast<float>(plot.y) + 0.26F * static_cast<float>(plot.height));
    painter.list->AddRectFilled({x - space, y - space}, {x + width + space, y + space},
                                packed(painter.palette->panel));
    drawText(painter, *painter.fonts.label, {x, y}, painter.palette->text2, kWords);
}

TimelineFrame frameOf(const PanelContext& context) {
    const sim::TimelineView& view = context.state.view.timeline;
    TimelineFrame frame;
    frame.plan = planTimeline({context.layout.timeline, context.painter.scale,
                               context.readouts.cards.size(), context.state.view.selectedCard,
                               view.allCards, context.layout.kind == LayoutKind::Single});
    frame.recorded = recordedRange(context.recording);
    frame.stateS = sim::timeS(context.state);
    frame.isPast = context.recording.shownRow.has_value();
    // The state may be some steps after the last tick.
    const TimeWindow all{frame.recorded.from, std::max(frame.recorded.to, frame.stateS)};
    frame.axis = {static_cast<float>(frame.plan.plots.x),
                  static_cast<float>(right(frame.plan.plots)), shownWindow(view, all)};
    return frame;
}

}  // namespace

void drawPlayhead(PanelContext& context, const TimelineFrame& frame) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const Rect& plots = frame.plan.plots;
    const float top = static_cast<float>(plots.y), under = static_cast<float>(bottom(plots));
    const float left = static_cast<float>(plots.x), end = static_cast<float>(right(plots));
    const float at = frame.axis.x(frame.stateS);
    if (frame.isPast && at < end) {
        painter.list->AddRectFilled({std::max(at, left), top - painter.px(6.0F)},
                                    {end + 1.0F, under + painter.px(2.0F)}, packed(p.panel, 0.66F));
    }
    if (!isShown(frame, frame.stateS)) {
        // An arrow at the edge it lies behind.
        const float sign = at < left ? -1.0F : 1.0F, x = at < left ? left : end;
        const float middle = (top + under) * 0.5F, r = painter.px(6.0F);
        painter.list->AddTriangleFilled({x, middle}, {x - sign * r, middle - r},
                                        {x - sign * r, middle + r}, packed(p.text));
        return;
    }
    const float x = std::min(std::floor(at), end - 1.0F);
    painter.list->AddRectFilled({x, top - painter.px(5.0F)},
                                {x + painter.stroke(1.5F), under + painter.px(3.0F)},
                                packed(p.text));
    if (isEmpty(frame.plan.axis)) {
        return;
    }
    const Plate plate = playheadPlate(painter, frame);
    const float middle = static_cast<float>(frame.plan.axis.y) + painter.px(13.0F);
    painter.list->AddRectFilled({plate.from, middle - painter.px(9.0F)},
                                {plate.to, middle + painter.px(9.0F)}, packed(p.text),
                                painter.px(5.0F));
    drawText(painter, *painter.fonts.mono, {(plate.from + plate.to) * 0.5F, middle}, p.panel,
             timeText(frame), Anchor::Middle);
}

void drawPastNotice(PanelContext& context, const TimelineFrame& frame) {
    const PastNotice notice = planPastNotice(context, frame);
    const Plate& place = notice.place;
    if (place.to <= place.from) {
        return;
    }
    const Painter& painter = context.painter;
    const float height = painter.px(20.0F);
    const float y = std::floor(static_cast<float>(frame.plan.axis.y) + painter.px(3.0F));
    if (!notice.text.empty()) {
        drawText(painter, *painter.fonts.caption, {place.from, y + height * 0.5F},
                 painter.palette->accent, notice.text);
    }
    const Rect rect{static_cast<int>(place.to - notice.buttonWidth), static_cast<int>(y),
                    static_cast<int>(notice.buttonWidth), static_cast<int>(height)};
    if (button(context, "timeline to the end", rect, kToTheEnd)) {
        context.commands.push_back(sim::Seek{std::nullopt});
    }
}

void drawTimeline(PanelContext& context) {
    const Rect& panel = context.layout.timeline;
    if (isEmpty(panel)) {
        return;
    }
    const Painter& painter = context.painter;
    beginPanel(painter, panel);
    if (!context.readouts.cards.empty()) {
        const TimelineFrame frame = frameOf(context);
        drawTimelineControls(context, frame);
        drawLaneCaptions(context, frame);
        drawLanes(context, frame);
        drawInvitation(context, frame);
        drawTimes(context, frame);
        drawPlayhead(context, frame);
        drawPastNotice(context, frame);
        if (obeyTimelineMouse(context, frame)) {
            drawTimelineReadout(context, frame);
        }
    }
    endPanel(painter);
}

}  // namespace gimbalscope::ui
