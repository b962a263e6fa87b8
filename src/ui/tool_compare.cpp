// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The table of the comparison. It is measured beside the frames (app/contest_display); until it is
// of the two as they are, it is drawn dimmed.
#include "ui/tool_pages.h"

#include <algorithm>
#include <array>

#include "text/counts.h"
#include "ui/card_rival.h"
#include "ui/explain.h"
#include "ui/format.h"
#include "ui/tune_parts.h"
#include "ui/widgets.h"

namespace gimbalscope::ui {
namespace {

constexpr float kLine = 26.0F, kColumn = 86.0F, kNumber = 64.0F;

/// Right edges of the two columns of numbers.
std::array<float, 2> columnsOf(const Painter& painter, const Pen& pen) {
    return {pen.right - painter.px(kColumn), pen.right};
}

std::string valueText(const tune::Contest& contest, double value) {
    return contest.unit == "%" ? number(value, value > 0.0 && value < 0.1 ? 3 : 1) + " %"
                               : errorText(value);
}

void drawHead(PanelContext& context, Pen& pen, const sim::Readout& card) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    drawText(painter, *painter.fonts.title, {pen.left, pen.y + painter.px(15.0F)}, p.text,
             "Which is better?");
    pen.y += painter.px(40.0F);
    for (const auto& [letter, selection] :
         {std::pair{"A", &card.selection}, std::pair{"B", &card.rival->selection}}) {
        const float middle = pen.y + painter.px(9.0F);
        drawBead(painter, {pen.left + painter.px(9.0F), middle}, letter, p.accent, 1.0F,
                 *letter == 'B');
        drawTextIn(painter, *painter.fonts.strong, {pen.left + painter.px(26.0F), middle},
                   pen.right - pen.left - painter.px(26.0F), p.text, *selection);
        pen.y += painter.px(24.0F);
    }
    pen.y += painter.px(10.0F);
    const auto columns = columnsOf(painter, pen);
    const float middle = pen.y + painter.px(8.0F);
    drawText(painter, *painter.fonts.caption, {pen.left, middle}, p.text3, "less is better");
    drawText(painter, *painter.fonts.strong, {columns[0], middle}, p.text2, "A", Anchor::Right);
    drawText(painter, *painter.fonts.strong, {columns[1], middle}, p.text2, "B", Anchor::Right);
    pen.y += painter.px(20.0F);
}

/// One quantity: the better number is marked and in full ink.
void drawContest(PanelContext& context, Pen& pen, const tune::Contest& contest, bool isFresh) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const float height = airy(painter, pen, kLine), middle = pen.y + height * 0.5F;
    painter.list->AddLine({pen.left, std::floor(pen.y) + 0.5F},
                          {pen.right, std::floor(pen.y) + 0.5F}, packed(p.line), 1.0F);
    const auto columns = columnsOf(painter, pen);
    drawTextIn(painter, *painter.fonts.label, {pen.left, middle},
               columns[0] - painter.px(kNumber) - pen.left, isFresh ? p.text2 : p.text3,
               contest.quantity);
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const bool isBetter = isFresh && contest.better == static_cast<int>(i) + 1;
        const float width =
            drawText(painter, *painter.fonts.mono, {columns[i], middle},
                     isBetter  ? p.text
                     : isFresh ? p.text2
                               : p.text3,
                     valueText(contest, i == 0 ? contest.first : contest.second), Anchor::Right);
        if (isBetter) {
            painter.list->AddCircleFilled({columns[i] - width - painter.px(9.0F), middle},
                                          painter.px(3.5F), packed(p.accent), 16);
        }
    }
    pen.y += height;
}

std::string differenceText(const tune::Difference& difference) {
    std::string text = "Their ships differ by " + errorText(difference.worstDeg) + " at most, by " +
                       errorText(difference.medianDeg) + " in the median";
    if (difference.onlyOnePoses > 0) {
        text += "; at " + text::counted(difference.onlyOnePoses, "attitude") +
                " only one of them poses the ship";
    }
    return text + ".";
}

void drawAnswer(PanelContext& context, Pen& pen, const sim::Readout& card) {
    const ui::Contested& found = *context.contested;
    const std::vector<tune::Contest> contests = tune::contests(found.first, found.second);
    for (const tune::Contest& contest : contests) {
        if (pen.y + airy(context.painter, pen, kLine) > pen.low) {
            return;
        }
        drawContest(context, pen, contest, found.isFresh);
    }
    pen.y += context.painter.px(12.0F);
    if (!found.isFresh) {
        return;
    }
    drawSentence(context, pen, tune::verdict(contests, card.selection, card.rival->selection) + ".",
                 3);
    drawSentence(context, pen, differenceText(found.difference), 2);
}

/// The way to a rival.
void drawStart(PanelContext& context, Pen& pen, std::size_t selected) {
    const Painter& painter = context.painter;
    drawText(painter, *painter.fonts.title, {pen.left, pen.y + painter.px(15.0F)},
             painter.palette->text, "Which is better?");
    pen.y += painter.px(38.0F);
    drawSentence(context, pen,
                 "Hold the selected card, A, against another variant, B: both in one card, both "
                 "maps, and here what they come to over the whole sphere.",
                 4);
    pen.y += painter.px(8.0F);
    const std::string rival = firstRival(context.state, selected);
    const Rect rect = rectBetween({pen.left, pen.y}, {pen.right, pen.y + painter.px(32.0F)});
    if (!rival.empty() && pen.y + painter.px(32.0F) <= pen.low &&
        button(context, "compare first", rect,
               "Hold " + context.readouts.cards[selected].selection + " against " + rival,
               ButtonKind::Primary)) {
        context.commands.push_back(sim::SetRival{rival});
    }
}

}  // namespace

void drawCompare(PanelContext& context, Pen pen) {
    const std::size_t selected = context.state.view.selectedCard;
    if (selected >= context.readouts.cards.size()) {
        return;
    }
    const sim::Readout& card = context.readouts.cards[selected];
    if (!card.rival) {
        drawStart(context, pen, selected);
        return;
    }
    drawHead(context, pen, card);
    if (context.contested != nullptr) {
        drawAnswer(context, pen, card);
    } else {
        drawSentence(context, pen, "The real functions are being asked.", 1);
    }
}

}  // namespace gimbalscope::ui
