// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The strip at the bottom: the three angles of the selected card over the last seconds, now at the
// right. Continuous curves are lines; where the card flickers, each two-pixel column shows the
// range between its smallest and largest value on a red hatch; a name jump is a gap, a thin line
// and a diamond. Below, the stretch as a band in the colours of the nose trail.
#include <algorithm>
#include <cmath>
#include <vector>

#include "ui/format.h"
#include "ui/strip_curve.h"
#include "ui/widgets.h"

namespace gimbalscope::ui {
namespace {

constexpr double kShownSeconds = 15.0;

/// What the selected card showed at a moment.
struct Tick {
    double seconds;
    sim::CardSample sample;
};

double timeOf(const Tick& tick) { return tick.seconds; }

/// The rows from a time on, those before the card was shown left out.
std::vector<Tick> ticksFrom(const sim::Recording& recording, const std::string& selection,
                            double from) {
    std::vector<Tick> ticks;
    const sim::CardColumn* const column = sim::columnOf(recording, selection);
    if (column == nullptr) {
        return ticks;
    }
    for (std::size_t row = sim::rowAt(recording, from); row < sim::rowCount(recording); ++row) {
        if (column->samples[row].shown) {
            ticks.push_back({sim::secondsAt(recording, row), column->samples[row]});
        }
    }
    return ticks;
}

/// Lines at the quarters of a turn, and times below.
void drawGrid(const Painter& painter, const Plot& plot) {
    const look::Palette& p = *painter.palette;
    for (const float value : {-180.0F, -90.0F, 0.0F, 90.0F, 180.0F}) {
        const float y = std::floor(plot.y(value));
        painter.list->AddRectFilled({plot.left, y}, {plot.right, y + 1.0F},
                                    packed(p.line, value == 0.0F ? 1.0F : 0.6F));
        if (value == 0.0F || std::fabs(value) > 100.0F) {
            drawText(painter, *painter.fonts.caption, {plot.left - painter.px(8.0F), y}, p.text3,
                     number(static_cast<double>(value), 0), Anchor::Right);
        }
    }
    const double first = std::ceil(plot.from / 3.0) * 3.0;
    for (double seconds = std::max(first, 0.0); seconds <= plot.to; seconds += 3.0) {
        const float x = plot.x(seconds);
        if (x < plot.right - painter.px(64.0F) && x > plot.left + painter.px(4.0F)) {
            drawText(painter, *painter.fonts.caption, {x, plot.bottom + painter.px(12.0F)}, p.text3,
                     number(seconds, 0), Anchor::Middle);
        }
    }
}

/// A band of flicker: tint and hatch.
void drawBand(const Painter& painter, const Plot& plot, float from, float to) {
    const look::Palette& p = *painter.palette;
    painter.list->AddRectFilled({from, plot.top}, {to, plot.bottom},
                                packed(p.flicker, p.isLight ? 0.12F : 0.16F));
    const float height = plot.bottom - plot.top, step = painter.px(9.0F);
    const float start = std::floor((from - height) / step) * step;
    for (float x = start; x < to; x += step) {
        const float x0 = std::max(x, from), x1 = std::min(x + height, to);
        if (x1 > x0) {
            painter.list->AddLine({x0, plot.bottom - (x0 - x)}, {x1, plot.bottom - (x1 - x)},
                                  packed(p.flicker, 0.22F));
        }
    }
}

/// Bands round flickers that are less than a quarter of a second apart.
void drawBands(const Painter& painter, const Plot& plot, const std::vector<Tick>& ticks) {
    double first = -1.0, last = -1.0;
    const auto flush = [&] {
        if (first >= 0.0) {
            const float from = std::max(plot.x(first), plot.left);
            drawBand(painter, plot, from,
                     std::min(std::max(plot.x(last), from + painter.px(3.0F)), plot.right));
        }
        first = -1.0;
    };
    for (const Tick& tick : ticks) {
        const double time = timeOf(tick);
        if (time < plot.from || !tick.sample.flickered) {
            continue;
        }
        if (first >= 0.0 && time - last > 0.25) {
            flush();
        }
        first = first < 0.0 ? time : first;
        last = time;
    }
    flush();
}

/// The ramp under the curves: where it reddens, a lock is near.
void drawStretchBand(const Painter& painter, const Plot& plot, const std::vector<Tick>& ticks) {
    const float low = plot.bottom + painter.px(1.0F), high = plot.bottom - painter.px(3.0F);
    // One rectangle for each run of nearly equal colour.
    std::size_t index = 0;
    while (index < ticks.size() && timeOf(ticks[index]) < plot.from) {
        ++index;
    }
    while (index + 1 < ticks.size()) {
        const float start = look::lockness(static_cast<double>(ticks[index].sample.stretch));
        std::size_t end = index + 1;
        while (end + 1 < ticks.size() &&
               std::fabs(look::lockness(static_cast<double>(ticks[end].sample.stretch)) - start) <
                   0.04F) {
            ++end;
        }
        const ImU32 a = packed(
            look::rampColor(*painter.palette, static_cast<double>(ticks[index].sample.stretch)));
        const ImU32 b = packed(
            look::rampColor(*painter.palette, static_cast<double>(ticks[end].sample.stretch)));
        painter.list->AddRectFilledMultiColor({plot.x(timeOf(ticks[index])), high},
                                              {plot.x(timeOf(ticks[end])), low}, a, b, b, a);
        index = end;
    }
}

/// The three angles of the card.
void drawCurves(const Painter& painter, const Plot& plot, const std::vector<Tick>& ticks,
                const sim::Readout& card) {
    const look::Palette& p = *painter.palette;
    for (std::size_t slot = 0; slot < card.row->angleCount; ++slot) {
        const int axis = bodyAxis(card, slot);
        Curve curve(painter, plot, axis == 0 ? p.roll : axis == 1 ? p.pitch : p.yaw);
        for (const Tick& tick : ticks) {
            if (const double time = timeOf(tick); time >= plot.from) {
                const sim::CardSample& sample = tick.sample;
                curve.add(time, sample.anglesDeg[slot], sample.flickered);
            }
        }
        curve.finish();
    }
}

/// Where the angles jumped and the ship did not.
void drawNameJumps(const Painter& painter, const Plot& plot, const std::vector<Tick>& ticks) {
    const look::Palette& p = *painter.palette;
    const float r = painter.px(5.0F);
    for (const Tick& tick : ticks) {
        if (timeOf(tick) < plot.from || !tick.sample.nameJumped || tick.sample.flickered) {
            continue;
        }
        const float x = std::floor(plot.x(timeOf(tick)));
        painter.list->AddRectFilled({x, plot.top}, {x + 1.0F, plot.bottom},
                                    packed(p.otherName, 0.7F));
        painter.list->AddQuadFilled({x + 0.5F, plot.top - r}, {x + 0.5F + r, plot.top},
                                    {x + 0.5F, plot.top + r}, {x + 0.5F - r, plot.top},
                                    packed(p.otherName));
    }
}

/// The line of the present and its time in a label.
void drawNow(const Painter& painter, const Plot& plot, double now) {
    const look::Palette& p = *painter.palette;
    const float x = std::floor(plot.x(now));
    painter.list->AddRectFilled({x, plot.top - painter.px(5.0F)},
                                {x + painter.stroke(1.5F), plot.bottom + painter.px(3.0F)},
                                packed(p.text));
    const std::string time = number(now, 2) + " s";
    const float width = textWidth(*painter.fonts.mono, time) + painter.px(14.0F);
    const float middle = plot.bottom + painter.px(13.0F);
    const float from =
        std::floor(std::min(x - width * 0.5F, plot.right + painter.px(12.0F) - width));
    painter.list->AddRectFilled({from, middle - painter.px(9.0F)},
                                {from + width, middle + painter.px(9.0F)}, packed(p.text),
                                painter.px(5.0F));
    drawText(painter, *painter.fonts.mono, {from + width * 0.5F, middle}, p.panel, time,
             Anchor::Middle);
}

/// Title, whose angles these are, and their beads. A click goes on to the next card.
void drawCaption(PanelContext& context, const Rect& panel, const sim::Readout& card) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const float x = static_cast<float>(panel.x) + painter.px(16.0F);
    const float y = static_cast<float>(panel.y);
    const bool low = panel.height < static_cast<int>(painter.px(88.0F));
    drawText(painter, *painter.fonts.strong, {x, y + painter.px(20.0F)}, p.text2, "Angles");
    const std::size_t count = context.readouts.cards.size();
    const Rect rect{panel.x + static_cast<int>(painter.px(10.0F)),
                    panel.y + static_cast<int>(painter.px(31.0F)),
                    static_cast<int>(painter.px(92.0F)), static_cast<int>(painter.px(26.0F))};
    const Touch touch = touchArea(context, "strip card", rect);
    if (touch.clicked) {
        context.commands.push_back(
            sim::SelectCard{(context.state.view.selectedCard + 1) % count + 1});
    }
    drawTextIn(painter, *painter.fonts.label, {x, y + painter.px(44.0F)}, painter.px(88.0F),
               touch.hovered ? p.accent : p.text, card.selection);
    if (low) {
        return;
    }
    float bead = x + painter.px(8.0F);
    for (std::size_t shown = 0; shown < card.row->angleCount; ++shown) {
        const std::size_t slot = card.row->shown[shown];
        const int axis = bodyAxis(card, slot);
        drawBead(painter, {bead, y + painter.px(71.0F)}, beadLetter(*card.row, slot),
                 axis == 0   ? p.roll
                 : axis == 1 ? p.pitch
                             : p.yaw,
                 1.0F, false, 8.0F);
        bead += painter.px(24.0F);
    }
}

}  // namespace

void drawTimeline(PanelContext& context) {
    const Rect& panel = context.layout.timeline;
    if (isEmpty(panel)) {
        return;
    }
    const Painter& painter = context.painter;
    drawPanelFrame(painter, panel, painter.palette->line, 1.0F);
    const std::size_t selected = context.state.view.selectedCard;
    if (selected >= context.readouts.cards.size()) {
        return;
    }
    const sim::Readout& card = context.readouts.cards[selected];
    drawCaption(context, panel, card);
    const double now = sim::timeS(context.state);
    const double to = std::max(now, kShownSeconds);
    const Plot plot{static_cast<float>(panel.x) + painter.px(142.0F),
                    static_cast<float>(right(panel)) - painter.px(28.0F),
                    static_cast<float>(panel.y) + painter.px(14.0F),
                    static_cast<float>(bottom(panel)) - painter.px(26.0F),
                    to - kShownSeconds,
                    to};
    drawGrid(painter, plot);
    const std::vector<Tick> ticks = ticksFrom(context.recording, card.selection, plot.from);
    if (!ticks.empty()) {
        painter.list->PushClipRect({plot.left, plot.top - painter.px(6.0F)},
                                   {plot.right, plot.bottom + painter.px(2.0F)}, true);
        drawBands(painter, plot, ticks);
        drawStretchBand(painter, plot, ticks);
        drawCurves(painter, plot, ticks, card);
        drawNameJumps(painter, plot, ticks);
        painter.list->PopClipRect();
    }
    drawNow(painter, plot, now);
}

}  // namespace gimbalscope::ui
