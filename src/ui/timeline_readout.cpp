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
    const double unitsPerDegree = convention::unitsPerRadian(card.row->unit) * math::kPi / 180.0;
    for (std::size_t shown = 0; shown < card.row->angleCount; ++shown) {
        const std::size_t slot = card.row->shown[shown];
        const double value = static_cast<double>(sample.anglesDeg[slot]) * unitsPerDegree;
        const int axis = bodyAxis(card, slot);
        const bool isNan = std::isnan(value);
        lines.push_back({beadLetter(*card.row, slot), std::string(card.row->names[slot]),
                         angle(value, card.row->unit),
                         isNan ? std::string() : angleInDegrees(value, card.row->unit),
                         axis == 0   ? p.roll
                         : axis == 1 ? p.pitch
                                     : p.yaw});
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

}  // namespace

void drawTimelineReadout(PanelContext& context, const TimelineFrame& frame) {
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    const LanePlan* const lane = laneUnder(frame.plan, mouse.y);
    if (lane == nullptr || lane->card >= context.readouts.cards.size() ||
        sim::rowCount(context.recording) == 0) {
        return;
    }
    const sim::Readout& card = context.readouts.cards[lane->card];
    const sim::CardColumn* const column = sim::columnOf(context.recording, card.selection);
    const double seconds = frame.axis.seconds(mouse.x);
    std::size_t row = sim::rowAt(context.recording, seconds);
    if (row + 1 < sim::rowCount(context.recording) &&
        sim::secondsAt(context.recording, row + 1) - seconds <
            seconds - sim::secondsAt(context.recording, row)) {
        ++row;
    }
    const bool outside = seconds > frame.recorded.to + 0.5 / 60.0 || seconds < frame.recorded.from;
    if (column == nullptr || outside || row >= column->samples.size() ||
        !column->samples[row].shown) {
        return;
    }
    const sim::CardSample& sample = column->samples[row];
    Painter painter = context.painter;
    painter.list = ImGui::GetForegroundDrawList();
    const look::Palette& p = *painter.palette;
    const std::vector<Line> lines = linesOf(p, card, sample);
    const bool isNan =
        std::ranges::any_of(sample.anglesDeg, [](float each) { return std::isnan(each); });
    const std::string event = happening(sample, isNan);
    const std::string time = number(sim::secondsAt(context.recording, row), 3) + " s";

    const float step = painter.px(20.0F), pad = painter.px(12.0F);
    float width = painter.px(250.0F);
    width = std::max(width, textWidth(*painter.fonts.caption, event) + 2.0F * pad);
    const float height =
        step * static_cast<float>(lines.size() + (event.empty() ? 1 : 2)) + 2.0F * pad;
    const Rect& window = context.layout.window;
    const float space = painter.px(4.0F);
    if (width + 2.0F * space > static_cast<float>(window.width) ||
        height + 2.0F * space > static_cast<float>(window.height)) {
        return;
    }
    const float x = std::floor(std::clamp(mouse.x - width * 0.5F, space,
                                          static_cast<float>(window.width) - width - space));
    const float above = static_cast<float>(lane->plot.y) - painter.px(14.0F) - height;
    const float y =
        std::floor(std::clamp(above, space, static_cast<float>(window.height) - height - space));
    drawBox(painter, {x, y}, {x + width, y + height}, p.raised, p.text3, 8.0F);

    float line = y + pad + step * 0.5F;
    const float end = x + width - pad;
    const float used =
        drawText(painter, *painter.fonts.mono, {end, line}, p.text, time, Anchor::Right);
    drawTextIn(painter, *painter.fonts.strong, {x + pad, line},
               width - 2.0F * pad - used - painter.px(8.0F), p.text, card.selection);
    for (const Line& each : lines) {
        line += step;
        drawBead(painter, {x + pad + painter.px(8.0F), line}, each.bead, each.color, 1.0F, false,
                 8.0F);
        drawText(painter, *painter.fonts.label, {x + pad + painter.px(24.0F), line}, p.text2,
                 each.name);
        drawText(painter, *painter.fonts.mono, {end - painter.px(76.0F), line},
                 each.value == "NaN" ? p.flicker : p.text, each.value, Anchor::Right);
        drawText(painter, *painter.fonts.caption, {end, line}, p.text2, each.degrees,
                 Anchor::Right);
    }
    if (!event.empty()) {
        drawText(painter, *painter.fonts.caption, {x + pad, line + step},
                 sample.flickered ? p.flicker : p.text, event);
    }
}

}  // namespace gimbalscope::ui
