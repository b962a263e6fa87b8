// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What was under the pointer: time, the angles of that tick in the row's own unit and in degrees,
// and why it flickered. Drawn over everything, above the timeline where there is room.
#include <algorithm>
#include <cmath>

#include "ui/format.h"
#include "ui/timeline_parts.h"
#include "ui/widgets.h"

namespace gimbalscope::ui {
namespace {

/// A line of the box.
struct Line {
    std::string bead, name, value, degrees;
    look::Rgb color;
};

const LanePlan* laneUnder(const TimelinePlan& plan, float y) {
    const LanePlan* nearest = nullptr;
    for (const LanePlan& lane : plan.lanes) {
        if (nearest == nullptr || y >= static_cast<float>(lane.plot.y)) {
            nearest = &lane;
        }
    }
    return nearest;
}

std::vector<Line> linesOf(const look::Palette& p, const sim::Readout& card,
                          const sim::CardSample& sample) {
    std::vector<Line> lines;
    for (std::size_t shown = 0; shown < card.row->angleCount; ++shown) {
        const std::size_t slot = card.row->shown[shown];
        const convention::Unit unit = card.row->units[slot];
        const double unitsPerDegree = convention::unitsPerRadian(unit) * math::kPi / 180.0;
        const double value = static_cast<double>(sample.anglesDeg[slot]) * unitsPerDegree;
        const bool isNan = std::isnan(value);
        lines.push_back({beadLetter(*card.row, slot), std::string(card.row->names[slot]),
                         angle(value, unit), isNan ? std::string() : angleInDegrees(value, unit),
                         look::axisColor(p, bodyAxis(card, slot))});
    }
    return lines;
}

/// "NaN: asin beyond 1", "pose jump: rounding noise", "another name"; empty when nothing
/// happened at that tick.
std::string happening(const sim::CardSample& sample, bool isNan) {
    if (!sample.flickered) {
        return sample.nameJumped ? "name jump: the ship did not move" : "";
    }
    const std::string_view why = causeWords(sample.cause);
    return std::string(isNan ? "NaN" : "pose jump") + (why.empty() ? "" : ": ") + std::string(why);
}

/// A tick of a lane.
struct Pointed {
    const LanePlan* lane = nullptr;
    const sim::Readout* card = nullptr;
    const sim::CardSample* sample = nullptr;
    double seconds = 0.0;
};

/// What is shown nearest to the pointer; none outside of the recording and where the card was not
/// shown.
std::optional<Pointed> pointedAt(const PanelContext& context, const TimelineFrame& frame) {
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    const LanePlan* const lane = laneUnder(frame.plan, mouse.y);
    if (lane == nullptr || lane->card >= context.readouts.cards.size() ||
        sim::rowCount(context.recording) == 0) {
        return std::nullopt;
    }
    const sim::Readout& card = context.readouts.cards[lane->card];
    const sim::CardColumn* const column = sim::columnOf(context.recording, card.selection);
    const double seconds = frame.axis.seconds(mouse.x);
    const std::size_t row = nearestRow(context.recording, seconds);
    const bool outside =
        seconds > frame.recorded.to + 0.5 * kShortestSpanS || seconds < frame.recorded.from;
    if (column == nullptr || outside || row >= column->samples.size() ||
        !column->samples[row].shown) {
        return std::nullopt;
    }
    return Pointed{lane, &card, &column->samples[row], sim::secondsAt(context.recording, row)};
}

/// What the box says.
struct BoxText {
    std::string title, time, event;
    std::vector<Line> lines;
    look::Rgb eventColor;
};
BoxText textOf(const look::Palette& p, const Pointed& pointed) {
    const sim::CardSample& sample = *pointed.sample;
    const bool isNan =
        std::ranges::any_of(sample.anglesDeg, [](float each) { return std::isnan(each); });
    return {pointed.card->selection, number(pointed.seconds, 3) + " s", happening(sample, isNan),
            linesOf(p, *pointed.card, sample), sample.flickered ? p.flicker : p.text};
}

constexpr float kBoxStep = 20.0F, kBoxPad = 12.0F, kBoxWidth = 250.0F;

/// Where the box stands: above the lane where there is room. None in a window smaller than it.
std::optional<ImVec2> placeBox(const PanelContext& context, const LanePlan& lane, ImVec2 size) {
    const Painter& painter = context.painter;
    const auto width = static_cast<float>(context.layout.window.width);
    const auto height = static_cast<float>(context.layout.window.height);
    const float space = painter.px(4.0F);
    if (size.x + 2.0F * space > width || size.y + 2.0F * space > height) {
        return std::nullopt;
    }
    const float x = ImGui::GetIO().MousePos.x - size.x * 0.5F;
    const float y = static_cast<float>(lane.plot.y) - painter.px(14.0F) - size.y;
    return ImVec2{std::floor(std::clamp(x, space, width - size.x - space)),
                  std::floor(std::clamp(y, space, height - size.y - space))};
}

/// One angle: its bead and name, its value, and that in degrees.
void drawLine(const Painter& painter, ImVec2 leftMiddle, float end, const Line& line) {
    const look::Palette& p = *painter.palette;
    drawBead(painter, {leftMiddle.x + painter.px(8.0F), leftMiddle.y}, line.bead, line.color, 1.0F,
             false, 8.0F);
    drawText(painter, *painter.fonts.label, {leftMiddle.x + painter.px(24.0F), leftMiddle.y},
             p.text2, line.name);
    drawText(painter, *painter.fonts.mono, {end - painter.px(76.0F), leftMiddle.y},
             line.value == "NaN" ? p.flicker : p.text, line.value, Anchor::Right);
    drawText(painter, *painter.fonts.caption, {end, leftMiddle.y}, p.text2, line.degrees,
             Anchor::Right);
}

void drawBoxText(const Painter& painter, ImVec2 topLeft, float width, const BoxText& text) {
    const look::Palette& p = *painter.palette;
    const float step = painter.px(kBoxStep), pad = painter.px(kBoxPad);
    const float left = topLeft.x + pad, end = topLeft.x + width - pad;
    float y = topLeft.y + pad + step * 0.5F;
    const float used =
        drawText(painter, *painter.fonts.mono, {end, y}, p.text, text.time, Anchor::Right);
    drawTextIn(painter, *painter.fonts.strong, {left, y}, end - left - used - painter.px(8.0F),
               p.text, text.title);
    for (const Line& each : text.lines) {
        y += step;
        drawLine(painter, {left, y}, end, each);
    }
    drawText(painter, *painter.fonts.caption, {left, y + step}, text.eventColor, text.event);
}

}  // namespace

void drawTimelineReadout(PanelContext& context, const TimelineFrame& frame) {
    const std::optional<Pointed> pointed = pointedAt(context, frame);
    if (!pointed) {
        return;
    }
    Painter painter = context.painter;
    painter.list = ImGui::GetForegroundDrawList();
    const look::Palette& p = *painter.palette;
    const BoxText text = textOf(p, *pointed);
    const float pad = painter.px(kBoxPad);
    const auto lines = static_cast<float>(text.lines.size() + (text.event.empty() ? 1 : 2));
    const ImVec2 size{
        std::max(painter.px(kBoxWidth), textWidth(*painter.fonts.caption, text.event) + 2.0F * pad),
        painter.px(kBoxStep) * lines + 2.0F * pad};
    if (const std::optional<ImVec2> at = placeBox(context, *pointed->lane, size)) {
        drawBox(painter, *at, {at->x + size.x, at->y + size.y}, p.raised, p.text3, 8.0F);
        drawBoxText(painter, *at, size.x, text);
    }
}

}  // namespace gimbalscope::ui
