// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// How fast the ship turns about its own axes, and below it, in the same three columns, how fast the
// angles of each card would have to move for it: each stands under the axis that it turns a level
// ship about. They part company with the ship long before the pole.
#include <algorithm>
#include <array>
#include <cmath>

#include "sim/rates.h"
#include "ui/explain.h"
#include "ui/format.h"
#include "ui/side_pen.h"

namespace gimbalscope::ui {
namespace {

constexpr float kLine = 18.0F, kHead = 20.0F, kName = 92.0F;

/// The table: its pen and where its columns end.
struct Table {
    float left, nameWidth, columnWidth;
    float end(std::size_t column) const {
        return left + nameWidth + columnWidth * static_cast<float>(column + 1);
    }
};

/// In which column each angle of a card stands: by axis when all three differ, else as shown.
std::array<std::size_t, 3> columnsOf(const sim::Readout& card) {
    std::array<std::size_t, 3> columns{};
    std::array<bool, 3> taken{};
    for (std::size_t slot = 0; slot < 3; ++slot) {
        columns[slot] = static_cast<std::size_t>(bodyAxis(card, slot));
        taken[columns[slot]] = true;
    }
    const bool differ = taken[0] && taken[1] && taken[2];
    for (std::size_t shown = 0; !differ && shown < 3; ++shown) {
        columns[card.row->shown[shown]] = shown;
    }
    return columns;
}

/// Loud when an angle runs away from the ship: by the marks of the stretch.
look::Rgb rateColor(const look::Palette& p, double rate, double shipRate) {
    const double times = std::fabs(rate) / std::max(shipRate, 1e-9);
    return !std::isfinite(rate) || times >= convention::kLockedFrom ? look::textFor(p, p.flicker)
           : times >= convention::kStretchedFrom                    ? look::textFor(p, p.stretched)
                                                                    : p.text;
}

/// At most five digits, so that a column keeps its width: 45.0, 1234, 1.2e+07, infinity.
std::string rateText(double degPerS) {
    const double size = std::fabs(degPerS);
    return size < 999.95 || !std::isfinite(degPerS) ? number(degPerS, 1)
           : size < 99999.5                         ? number(degPerS, 0)
                                                    : scientific(degPerS);
}

void drawHead(const Painter& painter, const Table& table, float middle) {
    const look::Palette& p = *painter.palette;
    drawText(painter, *painter.fonts.strong, {table.left, middle}, p.text2, "Rates \xC2\xB0/s");
    constexpr std::array<std::string_view, 3> kAxes{"nose axis", "wing axis", "top axis"};
    for (std::size_t column = 0; column < 3; ++column) {
        drawText(painter, *painter.fonts.caption, {table.end(column), middle}, p.text2,
                 kAxes[column], Anchor::Right);
    }
}

void drawShip(PanelContext& context, const Table& table, float middle) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const sim::BodyRates rates = sim::shipRates(context.state).rates;
    drawText(painter, *painter.fonts.label, {table.left, middle}, p.text, "ship");
    const std::array<double, 3> values{rates.bankDegPerS, rates.pitchDegPerS, rates.yawDegPerS};
    for (std::size_t column = 0; column < 3; ++column) {
        drawText(painter, *painter.fonts.mono, {table.end(column), middle}, p.text,
                 rateText(values[column]), Anchor::Right);
    }
    explain(context, lineRect(painter, table.left, table.end(2), middle), "body rate");
}

void drawCard(PanelContext& context, const Table& table, float middle, const sim::Readout& card) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const sim::AngleRates rates = sim::angleRates(context.state, card);
    const double ship = sim::shipRates(context.state).totalDegPerS;
    drawTextIn(painter, *painter.fonts.label, {table.left, middle},
               table.nameWidth - painter.px(6.0F), p.text2, card.selection);
    const std::array<std::size_t, 3> columns = columnsOf(card);
    for (std::size_t slot = 0; slot < card.row->angleCount; ++slot) {
        const double rate = rates.degPerS[slot];
        const float end = table.end(columns[slot]);
        const float width = drawText(painter, *painter.fonts.mono, {end, middle},
                                     rateColor(p, rate, ship), rateText(rate), Anchor::Right);
        drawBead(painter, {end - std::max(width, painter.px(58.0F)) - painter.px(12.0F), middle},
                 beadLetter(*card.row, slot), look::axisColor(p, bodyAxis(card, slot)), 1.0F, false,
                 7.0F);
    }
    explain(context, lineRect(painter, table.left, table.end(2), middle), "angle rate");
}

}  // namespace

float ratesHeight(std::size_t cards) { return kHead + kLine * static_cast<float>(cards + 1); }

void drawRates(PanelContext& context, Pen& pen, float low) {
    const Painter& painter = context.painter;
    const float line = airy(painter, pen, kLine);
    if (pen.y + painter.px(kHead) + line > low) {
        return;
    }
    const Table table{pen.left, painter.px(kName),
                      (pen.right - pen.left - painter.px(kName)) / 3.0F};
    const auto middle = [&] { return pen.y + painter.px(8.0F); };
    drawHead(painter, table, middle());
    pen.y += airy(painter, pen, kHead);
    drawShip(context, table, middle());
    pen.y += line;
    for (const sim::Readout& card : context.readouts.cards) {
        if (pen.y + line > low + 1.0F) {
            return;
        }
        drawCard(context, table, middle(), card);
        pen.y += line;
    }
}

}  // namespace gimbalscope::ui
