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
#include "ui/tool_parts.h"

namespace gimbalscope::ui {
namespace {

constexpr float kLine = 26.0F, kColumn = 86.0F, kNumber = 64.0F;
constexpr float kColumnHeads = 22.0F, kDifference = 46.0F;  // and of the sentence below
constexpr float kRoomy = 360.0F;    // units of height from which the page has a heading of its own
constexpr float kTightest = 0.62F;  // of a line

/// Right edges of the two columns of numbers.
std::array<float, 2> columnsOf(const Painter& painter, const Pen& pen) {
    return {pen.right - painter.px(kColumn), pen.right};
}

std::string valueText(const tune::Contest& contest, double value) {
    return contest.unit == "%" ? number(value, value > 0.0 && value < 0.1 ? 3 : 1) + " %"
                               : errorText(value);
}

/// A letter in its bead and what it stands for; where the text ends.
float drawNamed(PanelContext& context, ImVec2 leftMiddle, float right, std::string_view letter,
                const std::string& selection) {
    const Painter& painter = context.painter;
    const float text = leftMiddle.x + painter.px(26.0F);
    drawBead(painter, {leftMiddle.x + painter.px(9.0F), leftMiddle.y}, letter,
             painter.palette->accent, 1.0F, letter == "B");
    return text + drawTextIn(painter, *painter.fonts.strong, {text, leftMiddle.y}, right - text,
                             painter.palette->text, selection);
}

/// The question, where there is room, and the two it is about: in one line where they fit.
void drawHead(PanelContext& context, Pen& pen, const sim::Readout& card) {
    const Painter& painter = context.painter;
    if (pen.low - pen.y >= painter.px(kRoomy)) {
        drawHeading(context, pen, "Which is better?");
    }
    const float line = painter.px(24.0F), beads = painter.px(2.0F * 26.0F + 18.0F);
    const float both = textWidth(*painter.fonts.strong, card.selection) + beads +
                       textWidth(*painter.fonts.strong, card.rival->selection);
    const float end =
        drawNamed(context, {pen.left, pen.y + painter.px(11.0F)}, pen.right, "A", card.selection);
    const bool isOneLine = both <= pen.right - pen.left;
    pen.y += isOneLine ? 0.0F : line;
    drawNamed(context, {isOneLine ? end + painter.px(18.0F) : pen.left, pen.y + painter.px(11.0F)},
              pen.right, "B", card.rival->selection);
    pen.y += line + painter.px(4.0F);
}

void drawColumnHeads(PanelContext& context, Pen& pen) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const auto columns = columnsOf(painter, pen);
    const float middle = pen.y + painter.px(10.0F);
    drawText(painter, *painter.fonts.caption, {pen.left, middle}, p.text3, "less is better");
    drawText(painter, *painter.fonts.strong, {columns[0], middle}, p.text2, "A", Anchor::Right);
    drawText(painter, *painter.fonts.strong, {columns[1], middle}, p.text2, "B", Anchor::Right);
    pen.y += painter.px(kColumnHeads);
}

/// How the lines of the table are written.
struct LineStyle {
    const ImFont* font;  ///< of the quantities: the largest in which all of them fit
    bool isFresh;        ///< the numbers are of the two as they are now
};
LineStyle lineStyle(const Painter& painter, const Pen& pen,
                    const std::vector<tune::Contest>& contests, bool isFresh) {
    const float room = columnsOf(painter, pen)[0] - painter.px(kNumber) - pen.left;
    const bool isRoomy = std::ranges::all_of(contests, [&](const tune::Contest& each) {
        return textWidth(*painter.fonts.label, each.quantity) <= room;
    });
    return {isRoomy ? painter.fonts.label : painter.fonts.caption, isFresh};
}

/// One quantity: the better number is marked and in full ink.
void drawContest(PanelContext& context, Pen& pen, const tune::Contest& contest,
                 const LineStyle& style) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const look::Rgb ink = style.isFresh ? p.text2 : p.text3;
    const float height = airy(painter, pen, kLine), middle = pen.y + height * 0.5F;
    painter.list->AddLine({pen.left, std::floor(pen.y) + 0.5F},
                          {pen.right, std::floor(pen.y) + 0.5F}, packed(p.line), 1.0F);
    const auto columns = columnsOf(painter, pen);
    drawTextIn(painter, *style.font, {pen.left, middle},
               columns[0] - painter.px(kNumber) - pen.left, ink, contest.quantity);
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const bool isBetter = style.isFresh && contest.better == static_cast<int>(i) + 1;
        const float width =
            drawText(painter, *painter.fonts.mono, {columns[i], middle}, isBetter ? p.text : ink,
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

/// The verdict, then what it comes from: lines as tight as they have to be.
void drawAnswer(PanelContext& context, Pen& pen, const sim::Readout& card) {
    const Painter& painter = context.painter;
    const ui::Contested& found = *context.contested;
    const std::vector<tune::Contest> contests = tune::contests(found.first, found.second);
    drawWords(
        context, pen,
        {tune::verdict(contests, card.selection, card.rival->selection) + ".", painter.fonts.label,
         found.isFresh ? painter.palette->text : painter.palette->text3, 3});
    pen.y += painter.px(6.0F);
    drawColumnHeads(context, pen);
    const float room = (pen.low - pen.y) / painter.scale - kDifference;
    pen.airiness =
        std::clamp(room / (kLine * static_cast<float>(contests.size())), kTightest, 1.0F);
    const LineStyle style = lineStyle(painter, pen, contests, found.isFresh);
    for (const tune::Contest& contest : contests) {
        if (pen.y + airy(painter, pen, kLine) > pen.low) {
            return;
        }
        drawContest(context, pen, contest, style);
    }
    pen.y += painter.px(8.0F);
    if (found.isFresh) {
        drawHint(context, pen, differenceText(found.difference), 2);
    }
}

/// The way to a rival.
void drawStart(PanelContext& context, Pen& pen, std::size_t selected) {
    const Painter& painter = context.painter;
    drawHeading(context, pen, "Which is better?");
    drawHint(context, pen,
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
        drawHint(context, pen, "The real functions are being asked.", 1);
    }
}

}  // namespace gimbalscope::ui
