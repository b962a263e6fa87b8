// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The controls of the timeline: whose angles, in which mode, how long; and the captions of the
// lanes. In a column at the left, or in rows at the top.
#include <algorithm>
#include <cmath>

#include "ui/bindings.h"
#include "ui/explain.h"
#include "ui/format.h"
#include "ui/timeline_parts.h"
#include "ui/widgets.h"

namespace gimbalscope::ui {
namespace {

constexpr std::array<double, 8> kSpans{kShortestSpanS, 0.25, 1.0, 5.0, 15.0, 60.0, 300.0, 0.0};
constexpr std::string_view kMinus = "\xE2\x88\x92";

ChoiceSpec modeSpec(const PanelContext& context, bool named) {
    return {"timeline mode", named ? "Angles" : "", sim::choiceWords("timeline"),
            static_cast<std::size_t>(context.state.view.timeline.mode)};
}

void drawMode(PanelContext& context, ImVec2 leftMiddle, bool named) {
    const ChoiceSpec spec = modeSpec(context, named);
    if (const auto picked = choice(context, leftMiddle, spec)) {
        context.commands.push_back(sim::SetChoice{"timeline", std::string(spec.options[*picked])});
    }
}

/// The selected card's name, or all of them.
std::string cardsText(const PanelContext& context) {
    const std::size_t selected =
        std::min(context.state.view.selectedCard, context.readouts.cards.size() - 1);
    return context.state.view.timeline.allCards ? "all cards"
                                                : context.readouts.cards[selected].selection;
}

void drawCards(PanelContext& context, ImVec2 leftMiddle, float room) {
    std::vector<std::string_view> names;
    for (const sim::Readout& card : context.readouts.cards) {
        names.push_back(card.selection);
    }
    names.push_back("all cards");
    const bool all = context.state.view.timeline.allCards;
    ChoiceSpec spec{"timeline cards", "", names,
                    all ? names.size() - 1 : context.state.view.selectedCard};
    spec.value = cardsText(context);
    spec.room = room;
    if (const auto picked = choice(context, leftMiddle, spec)) {
        const bool wantsAll = *picked == names.size() - 1;
        if (wantsAll != all) {
            context.commands.push_back(sim::SetSwitch{"timeline-all", wantsAll});
        }
        if (!wantsAll) {
            context.commands.push_back(sim::SelectCard{*picked + 1});
        }
    }
}

float cardsWidth(const PanelContext& context, float room) {
    const Painter& painter = context.painter;
    return std::min(textWidth(*painter.fonts.label, cardsText(context)), room) + painter.px(16.0F);
}

ChoiceSpec spanSpec(const PanelContext& context, std::span<const std::string_view> names) {
    const double span = context.state.view.timeline.spanS;
    ChoiceSpec spec{"timeline span", "", names, names.size()};
    for (std::size_t index = 0; index < kSpans.size(); ++index) {
        spec.selected = std::fabs(kSpans[index] - span) < 1e-9 ? index : spec.selected;
    }
    spec.value = spanText(span);
    return spec;
}

/// "-", the span, "+". Closer and further about the moment shown, if it can be seen.
void drawZoom(PanelContext& context, const TimelineFrame& frame, ImVec2 leftMiddle, float width) {
    const Painter& painter = context.painter;
    const sim::TimelineView& view = context.state.view.timeline;
    const TimeWindow& shown = frame.axis.window;
    const bool visible = frame.stateS >= shown.from && frame.stateS <= shown.to;
    const double about = visible ? frame.stateS : (shown.from + shown.to) * 0.5;
    const bool flying = !context.state.paused && !frame.isPast;
    const int side = static_cast<int>(painter.px(22.0F));
    const auto place = [&](float x) {
        return Rect{static_cast<int>(x), static_cast<int>(leftMiddle.y) - side / 2, side, side};
    };
    const Rect whole{static_cast<int>(leftMiddle.x), place(leftMiddle.x).y, static_cast<int>(width),
                     side};
    drawOutline(painter, whole);
    if (button(context, "timeline out", place(leftMiddle.x), kMinus, ButtonKind::Quiet)) {
        pushView(context, zoomed(view, frame.recorded, {2.0, about, flying}));
    }
    const float end = leftMiddle.x + width - static_cast<float>(side);
    if (button(context, "timeline in", place(end), "+", ButtonKind::Quiet)) {
        pushView(context, zoomed(view, frame.recorded, {0.5, about, flying}));
    }
    std::vector<std::string> texts;
    for (const double each : kSpans) {
        texts.push_back(spanText(each));
    }
    const std::vector<std::string_view> names(texts.begin(), texts.end());
    const ChoiceSpec spec = spanSpec(context, names);
    const float from = leftMiddle.x + static_cast<float>(side);
    const float free = end - from - choiceWidth(painter, spec);
    if (const auto picked =
            choice(context, {std::floor(from + std::max(free, 0.0F) * 0.5F), leftMiddle.y}, spec)) {
        sim::TimelineView next = view;
        next.spanS = kSpans[*picked];
        pushView(context,
                 next.spanS <= 0.0 ? sim::TimelineView{next.mode, next.allCards, 0.0, {}} : next);
    }
}

float zoomWidth(const PanelContext& context) { return context.painter.px(148.0F); }

/// Back, slower, faster: what the bar of a small window leaves out.
void drawSlowMotion(PanelContext& context, ImVec2 leftMiddle) {
    const Painter& painter = context.painter;
    const int side = static_cast<int>(painter.px(26.0F));
    float x = leftMiddle.x;
    const auto next = [&] {
        const Rect rect{static_cast<int>(x), static_cast<int>(leftMiddle.y) - side / 2, side, side};
        x += static_cast<float>(side);
        return rect;
    };
    if (button(context, "timeline back", next(), "\xE2\x86\x90", ButtonKind::Quiet)) {
        context.commands.push_back(sim::TickBack{});
    }
    const double speed = context.state.speed;
    x += painter.px(8.0F);
    drawOutline(painter, {static_cast<int>(x), static_cast<int>(leftMiddle.y) - side / 2,
                          2 * side + static_cast<int>(painter.px(48.0F)), side});
    if (button(context, "timeline slower", next(), kMinus, ButtonKind::Quiet)) {
        context.commands.push_back(sim::SetNumber{"speed", neighbouringSpeed(speed, -1)});
    }
    const float room = painter.px(48.0F);
    drawText(painter, *painter.fonts.mono, {x + room * 0.5F, leftMiddle.y},
             speed == 1.0 ? painter.palette->text2 : painter.palette->accent, speedText(speed),
             Anchor::Middle);
    x += room;
    if (button(context, "timeline faster", next(), "+", ButtonKind::Quiet)) {
        context.commands.push_back(sim::SetNumber{"speed", neighbouringSpeed(speed, +1)});
    }
}

/// The controls one after the other; those that do not fit in the rows are left out, the last ones
/// first.
void drawRows(PanelContext& context, const TimelineFrame& frame) {
    const Painter& painter = context.painter;
    const Rect& area = frame.plan.controls;
    const float left = static_cast<float>(area.x) + painter.px(8.0F);
    const float end = static_cast<float>(right(area)) - painter.px(8.0F);
    const float cardsRoom = std::min(painter.px(170.0F), (end - left) * 0.5F);
    float x = left, y = static_cast<float>(area.y) + painter.px(15.0F);
    const auto place = [&](float width) {
        if (x > left && x + width > end) {
            x = left;
            y += painter.px(30.0F);
        }
        const std::optional<ImVec2> at =
            x + width <= end + 1.0F && y < static_cast<float>(bottom(area))
                ? std::optional(ImVec2{std::floor(x), y})
                : std::nullopt;
        x += width + painter.px(18.0F);
        return at;
    };
    if (const auto at = place(cardsWidth(context, cardsRoom))) {
        drawCards(context, *at, cardsRoom);
    }
    if (const auto at = place(choiceWidth(painter, modeSpec(context, false)))) {
        drawMode(context, *at, false);
    }
    if (const auto at = place(zoomWidth(context))) {
        drawZoom(context, frame, *at, zoomWidth(context));
    }
    if (context.layout.kind != LayoutKind::Single) {
        return;
    }
    if (const auto at = place(painter.px(134.0F))) {
        drawSlowMotion(context, *at);
    }
}

void drawBeads(const Painter& painter, ImVec2 leftMiddle, const sim::Readout& card) {
    float x = leftMiddle.x + painter.px(8.0F);
    for (std::size_t shown = 0; shown < card.row->angleCount; ++shown) {
        const std::size_t slot = card.row->shown[shown];
        drawBead(painter, {x, leftMiddle.y}, beadLetter(*card.row, slot),
                 look::axisColor(*painter.palette, bodyAxis(card, slot)), 1.0F, false, 8.0F);
        x += painter.px(24.0F);
    }
}

/// The column of a low panel: title and mode, card, beads; the span stands below.
void drawColumn(PanelContext& context, const TimelineFrame& frame) {
    const Painter& painter = context.painter;
    const Rect& area = frame.plan.controls;
    const float x = static_cast<float>(area.x), top = static_cast<float>(area.y);
    const float step = painter.px(28.0F);
    const float left = static_cast<float>(area.height) - 2.0F * step;
    drawMode(context, {x, top + step * 0.5F}, true);
    drawCards(context, {x, top + step * 1.5F}, static_cast<float>(area.width) - painter.px(16.0F));
    if (!frame.plan.lanes.empty() && left >= painter.px(12.0F) &&
        !context.state.view.timeline.allCards) {
        const float beads = top + step * 2.0F + std::min(left * 0.5F, painter.px(14.0F));
        drawBeads(painter, {x, std::floor(beads)},
                  context.readouts.cards[frame.plan.lanes.front().card]);
        explain(context, lineRect(painter, x, x + static_cast<float>(area.width), beads),
                "timeline signs");
    }
    const Rect& zoom = frame.plan.zoom;
    drawZoom(context, frame,
             {static_cast<float>(zoom.x),
              static_cast<float>(zoom.y) + static_cast<float>(zoom.height) * 0.5F},
             static_cast<float>(zoom.width));
}

}  // namespace

void drawTimelineControls(PanelContext& context, const TimelineFrame& frame) {
    if (isEmpty(frame.plan.controls)) {
        return;
    }
    if (frame.plan.hasColumn) {
        drawColumn(context, frame);
    } else {
        drawRows(context, frame);
    }
}

void drawLaneCaptions(PanelContext& context, const TimelineFrame& frame) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    for (const LanePlan& lane : frame.plan.lanes) {
        if (isEmpty(lane.caption) || lane.card >= context.readouts.cards.size()) {
            continue;
        }
        const sim::Readout& card = context.readouts.cards[lane.card];
        const Touch touch =
            touchArea(context, "lane " + std::to_string(lane.card + 1), lane.caption);
        if (touch.clicked) {
            context.commands.push_back(sim::SelectCard{lane.card + 1});
        }
        const bool selected = lane.card == context.state.view.selectedCard;
        const look::Rgb ink = touch.hovered ? p.accent : selected ? p.text : p.text2;
        const float left = static_cast<float>(lane.caption.x) + painter.px(6.0F);
        const float width = static_cast<float>(lane.caption.width) - painter.px(6.0F);
        const float beads = painter.px(24.0F) * static_cast<float>(card.row->angleCount);
        const float middle =
            static_cast<float>(lane.caption.y) + static_cast<float>(lane.caption.height) * 0.5F;
        if (lane.caption.height >= static_cast<int>(painter.px(34.0F))) {
            drawTextIn(painter, *painter.fonts.strong, {left, middle - painter.px(10.0F)}, width,
                       ink, card.selection);
            drawBeads(painter, {left, middle + painter.px(10.0F)}, card);
        } else {
            const float used =
                drawTextIn(painter, *painter.fonts.strong, {left, middle},
                           std::max(width - beads - painter.px(8.0F), 1.0F), ink, card.selection);
            if (width > beads + painter.px(40.0F)) {
                drawBeads(painter, {left + used + painter.px(10.0F), middle}, card);
            }
        }
    }
}

}  // namespace gimbalscope::ui
