// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Drawing a lane from its columns.
#include "ui/timeline_lane.h"

#include <algorithm>
#include <cmath>

#include "ui/format.h"

namespace gimbalscope::ui {
namespace {

constexpr float kNarrowestBand = 3.0F, kSignsApart = 14.0F;
constexpr std::string_view kDegree = "\xC2\xB0";

float topOf(const Rect& rect) { return static_cast<float>(rect.y); }
float bottomOf(const Rect& rect) { return static_cast<float>(bottom(rect)); }

look::Rgb colorOf(const look::Palette& p, const sim::Readout& card, std::size_t slot) {
    return look::axisColor(p, bodyAxis(card, slot));
}

/// Left and right edge of a column; of a row, half a row to each side of it.
std::pair<float, float> edges(const LaneColumn& column, const LaneAxes& axes) {
    const float x = axes.time.x(column.rows.seconds);
    if (column.rows.to - column.rows.from == 1) {
        const float half = static_cast<float>(axes.tickPixels) * 0.5F;
        return {x - half, x + half};
    }
    return {x, axes.time.x(column.rows.until)};
}

/// Lines at the quarters of a turn; numbers at both ends and in the middle.
void drawGrid(const Painter& painter, const LaneView& lane) {
    const look::Palette& p = *painter.palette;
    const Rect& plot = lane.plan.plot;
    const ValueAxis& axis = lane.axes.value;
    const auto lines = static_cast<int>(std::round((axis.high - axis.low) / axis.step));
    const bool roomy = plot.height > static_cast<int>(painter.px(15.0F)) * (lines + 1);
    for (int line = 0; line <= lines; ++line) {
        const double degrees = axis.low + axis.step * line;
        const float y = std::floor(axis.y(degrees));
        painter.list->AddRectFilled({static_cast<float>(plot.x), y},
                                    {static_cast<float>(right(plot)), y + 1.0F},
                                    packed(p.line, degrees == 0.0 ? 1.0F : 0.6F));
        const bool numbered = line == 0 || line == lines || roomy || (2 * line == lines);
        if (numbered && lane.hasValues && plot.height >= static_cast<int>(painter.px(30.0F))) {
            drawText(painter, *painter.fonts.caption,
                     {static_cast<float>(plot.x) - painter.px(8.0F), y}, p.text3,
                     number(degrees, 0), Anchor::Right);
        }
    }
}

/// Tint and hatch: red is not the only sign.
void drawBand(const Painter& painter, const Rect& plot, const FlickerBand& band) {
    const look::Palette& p = *painter.palette;
    const float top = topOf(plot), under = bottomOf(plot);
    const float from = std::max(band.from, static_cast<float>(plot.x));
    const float to = std::min(band.to, static_cast<float>(right(plot)));
    if (from >= to) {
        return;
    }
    painter.list->AddRectFilled({from, top}, {to, under},
                                packed(p.flicker, p.isLight ? 0.12F : 0.16F));
    const float height = under - top, step = painter.px(9.0F);
    for (float x = std::floor((from - height) / step) * step; x < to; x += step) {
        const float x0 = std::max(x, from), x1 = std::min(x + height, to);
        if (x1 > x0) {
            painter.list->AddLine({x0, under - (x0 - x)}, {x1, under - (x1 - x)},
                                  packed(p.flicker, 0.22F));
        }
    }
}

/// The ramp under the curves: where it reddens, a lock is near.
void drawRamp(const Painter& painter, const LaneView& lane) {
    const float low = bottomOf(lane.plan.plot) + painter.px(1.0F);
    const float high = bottomOf(lane.plan.plot) - painter.px(3.0F);
    const std::vector<LaneColumn>& columns = lane.columns;
    const auto stretch = [&](std::size_t at) {
        return static_cast<double>(columns[at].sum.highestStretch);
    };
    // One rectangle for each run of nearly equal colour.
    std::size_t at = 0;
    while (at < columns.size()) {
        if (!columns[at].sum.anyShown) {
            ++at;
            continue;
        }
        const float start = look::lockness(stretch(at));
        std::size_t end = at + 1;
        while (end < columns.size() && columns[end].sum.anyShown &&
               std::fabs(look::lockness(stretch(end)) - start) < 0.04F) {
            ++end;
        }
        const std::size_t next = end < columns.size() && columns[end].sum.anyShown ? end : end - 1;
        const ImU32 a = packed(look::rampColor(*painter.palette, stretch(at)));
        const ImU32 b = packed(look::rampColor(*painter.palette, stretch(next)));
        painter.list->AddRectFilledMultiColor({edges(columns[at], lane.axes).first, high},
                                              {next == end ? edges(columns[next], lane.axes).first
                                                           : edges(columns[next], lane.axes).second,
                                               low},
                                              a, b, b, a);
        at = end;
    }
}

void drawCross(const Painter& painter, ImVec2 middle, ImU32 color) {
    const float r = painter.px(3.5F), width = painter.stroke(2.0F);
    painter.list->AddLine({middle.x - r, middle.y - r}, {middle.x + r, middle.y + r}, color, width);
    painter.list->AddLine({middle.x - r, middle.y + r}, {middle.x + r, middle.y - r}, color, width);
}

void drawZigzag(const Painter& painter, ImVec2 middle, ImU32 color) {
    const float r = painter.px(4.0F);
    const std::array<ImVec2, 4> points{{{middle.x - r, middle.y + r},
                                        {middle.x - r * 0.3F, middle.y - r},
                                        {middle.x + r * 0.3F, middle.y + r},
                                        {middle.x + r, middle.y - r}}};
    painter.list->AddPolyline(points.data(), static_cast<int>(points.size()), color,
                              ImDrawFlags_None, painter.stroke(2.0F));
}

/// A sign above a band.
struct Sign {
    float x = 0.0F;
    bool isNan = false;
};

/// Not nearer to each other than they can be told apart; a NaN goes before a pose jump.
std::vector<Sign> flickerSigns(const Painter& painter, const LaneView& lane) {
    std::vector<Sign> signs;
    const float apart = painter.px(kSignsApart);
    float lastCross = -1e9F, lastZigzag = -1e9F;
    for (const LaneColumn& column : lane.columns) {
        if (!column.sum.anyFlicker) {
            continue;
        }
        const auto [from, to] = edges(column, lane.axes);
        const float x = (from + to) * 0.5F;
        const bool isNan = column.sum.anyNan;
        if (x - lastCross >= apart && (isNan || x - lastZigzag >= apart)) {
            signs.push_back({x, isNan});
            (isNan ? lastCross : lastZigzag) = x;
        }
    }
    return signs;
}

/// A cross where there was no number, a zigzag where the pose jumped.
void drawFlickerSigns(const Painter& painter, const LaneView& lane,
                      const std::vector<Sign>& signs) {
    const ImU32 color = packed(painter.palette->flicker);
    const float y = topOf(lane.plan.plot) - painter.px(1.0F);
    for (const Sign& each : signs) {
        each.isNan ? drawCross(painter, {each.x, y}, color)
                   : drawZigzag(painter, {each.x, y}, color);
    }
}

/// Where the angles jumped and the ship did not: a line each, and a diamond where no other sign is.
void drawNameJumps(const Painter& painter, const LaneView& lane, const std::vector<Sign>& signs) {
    const look::Palette& p = *painter.palette;
    const float r = painter.px(5.0F), top = topOf(lane.plan.plot);
    float last = -1e9F;
    for (const float at : nameJumps(lane.columns, lane.axes)) {
        const float x = std::floor(at);
        painter.list->AddRectFilled({x, top}, {x + 1.0F, bottomOf(lane.plan.plot)},
                                    packed(p.otherName, 0.7F));
        if (x - last < painter.px(kSignsApart) || std::ranges::any_of(signs, [&](const Sign& each) {
                return std::fabs(each.x - x) < painter.px(kSignsApart);
            })) {
            continue;
        }
        last = x;
        painter.list->AddQuadFilled({x + 0.5F, top - r}, {x + 0.5F + r, top}, {x + 0.5F, top + r},
                                    {x + 0.5F - r, top}, packed(p.otherName));
    }
}

/// The numbers beside the dots of single ticks, pushed apart where they would cover each other.
void drawValues(const Painter& painter, const LaneView& lane) {
    const float line = painter.px(15.0F);
    if (static_cast<float>(lane.axes.tickPixels) < painter.px(84.0F)) {
        return;
    }
    const convention::Convention& row = *lane.card.row;
    for (const LaneColumn& column : lane.columns) {
        std::vector<std::pair<float, std::size_t>> shown;
        for (std::size_t slot = 0; slot < row.angleCount && column.first->shown; ++slot) {
            const float degrees = shownDegrees(*column.first, slot, lane.axes.mode);
            if (!std::isnan(degrees)) {
                shown.push_back({lane.axes.value.y(static_cast<double>(degrees)), slot});
            }
        }
        std::ranges::sort(shown);
        float below = topOf(lane.plan.plot) + line * 0.5F;
        const float x = lane.axes.time.x(column.rows.seconds) + painter.px(8.0F);
        for (std::size_t each = 0; each < shown.size(); ++each) {
            const std::size_t slot = shown[each].second;
            const float left = static_cast<float>(shown.size() - each) - 0.5F;
            const float y = std::min(std::max(shown[each].first, below),
                                     bottomOf(lane.plan.plot) - painter.px(4.0F) - line * left);
            const auto degrees =
                static_cast<double>(shownDegrees(*column.first, slot, lane.axes.mode));
            const std::string text = number(degrees, 2) + std::string(kDegree);
            const float width = textWidth(*painter.fonts.caption, text), space = painter.px(3.0F);
            // No line goes through a number.
            painter.list->AddRectFilled({x - space, y - line * 0.5F},
                                        {x + width + space, y + line * 0.5F},
                                        packed(painter.palette->panel));
            drawText(painter, *painter.fonts.caption, {x, y},
                     colorOf(*painter.palette, lane.card, slot), text);
            below = y + line;
        }
    }
}

void drawCurves(const Painter& painter, const LaneView& lane) {
    for (std::size_t slot = 0; slot < lane.card.row->angleCount; ++slot) {
        TimelineCurve curve(painter, lane.axes, slot, colorOf(*painter.palette, lane.card, slot));
        for (const LaneColumn& column : lane.columns) {
            curve.add(column);
        }
        curve.finish();
    }
}

}  // namespace

std::vector<FlickerBand> flickerBands(const std::vector<LaneColumn>& columns, const LaneAxes& axes,
                                      float mergePixels) {
    std::vector<FlickerBand> bands;
    for (const LaneColumn& column : columns) {
        if (!column.sum.anyFlicker) {
            continue;
        }
        auto [from, to] = edges(column, axes);
        if (to - from < kNarrowestBand) {
            const float middle = (from + to) * 0.5F;
            from = middle - kNarrowestBand * 0.5F;
            to = middle + kNarrowestBand * 0.5F;
        }
        if (!bands.empty() && from - bands.back().to <= mergePixels) {
            bands.back().to = std::max(bands.back().to, to);
        } else {
            bands.push_back({from, to});
        }
    }
    return bands;
}

std::vector<float> nameJumps(const std::vector<LaneColumn>& columns, const LaneAxes& axes) {
    std::vector<float> marks;
    if (axes.mode == sim::TimelineMode::Raw) {
        return marks;
    }
    for (const LaneColumn& column : columns) {
        if (!column.sum.anyNameJump || column.sum.anyFlicker) {
            continue;
        }
        const float x = column.first->nameJumped
                            ? axes.time.x(column.rows.seconds)
                            : axes.time.x((column.rows.seconds + column.rows.until) * 0.5);
        if (marks.empty() || x - marks.back() >= 2.0F) {
            marks.push_back(x);
        }
    }
    return marks;
}

void drawLane(const Painter& painter, const LaneView& lane) {
    const Rect& plot = lane.plan.plot;
    drawGrid(painter, lane);
    if (lane.columns.empty()) {
        return;
    }
    painter.list->PushClipRect({static_cast<float>(plot.x), topOf(plot) - painter.px(6.0F)},
                               {static_cast<float>(right(plot)), bottomOf(plot) + painter.px(2.0F)},
                               true);
    for (const FlickerBand& band : flickerBands(lane.columns, lane.axes, painter.px(3.0F))) {
        drawBand(painter, plot, band);
    }
    drawRamp(painter, lane);
    drawCurves(painter, lane);
    const std::vector<Sign> signs = flickerSigns(painter, lane);
    drawNameJumps(painter, lane, signs);
    drawFlickerSigns(painter, lane, signs);
    drawValues(painter, lane);
    painter.list->PopClipRect();
}

}  // namespace gimbalscope::ui
