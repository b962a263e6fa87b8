// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The page Check: a table, or the readings taken, held against the selected card's convention.
#include <algorithm>

#include "convention/turn_axes.h"
#include "text/counts.h"
#include "text/numbers.h"
#include "ui/format.h"
#include "ui/tool_pages.h"
#include "ui/tool_parts.h"
#include "ui/word_wrap.h"

namespace gimbalscope::ui {
namespace {

constexpr float kLine = 24.0F, kBadge = 30.0F;

/// Pass or fail in a box of its colour, and how many.
void drawOutcome(PanelContext& context, Pen& pen, const sim::Checked& found) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    if (pen.y + painter.px(kBadge) > pen.low) {
        return;
    }
    const bool passes = found.result.passes();
    const std::string word = passes ? "Pass" : "Fail";
    const float width = textWidth(*painter.fonts.title, word) + painter.px(24.0F);
    const look::Rgb color = passes ? p.accent : p.flicker;
    drawBox(painter, {pen.left, pen.y}, {pen.left + width, pen.y + painter.px(kBadge)},
            look::mix(p.panel, color, 0.18F), color, 8.0F);
    const float middle = pen.y + painter.px(kBadge * 0.5F);
    drawText(painter, *painter.fonts.title, {pen.left + painter.px(12.0F), middle}, p.text, word);
    const std::string count = passes
                                  ? text::counted(found.result.rows, "attitude") + " within " +
                                        text::formatShortest(tune::kDefaultCheckDeg) + " deg"
                                  : std::to_string(found.result.failed) + " of " +
                                        text::counted(found.result.rows, "attitude") + " are off";
    drawTextIn(painter, *painter.fonts.label, {pen.left + width + painter.px(12.0F), middle},
               pen.right - pen.left - width - painter.px(12.0F), p.text2, withRealSigns(count));
    pen.y += painter.px(kBadge + 10.0F);
}

/// Name, what the table says, what it should say.
void drawAngleLine(PanelContext& context, Pen& pen, const std::array<std::string, 3>& cells,
                   look::Rgb color) {
    const Painter& painter = context.painter;
    if (pen.y + painter.px(kLine) > pen.low) {
        return;
    }
    const float middle = pen.y + painter.px(kLine * 0.5F), width = pen.right - pen.left;
    drawTextIn(painter, *painter.fonts.label, {pen.left, middle}, width * 0.3F,
               painter.palette->text2, cells[0]);
    const bool isHead = cells[0].empty();
    const ImFont& font = isHead ? *painter.fonts.caption : *painter.fonts.mono;
    drawText(painter, font, {pen.left + width * 0.64F, middle}, color, cells[1], Anchor::Right);
    drawText(painter, font, {pen.right, middle}, isHead ? color : painter.palette->text, cells[2],
             Anchor::Right);
    pen.y += painter.px(kLine);
}

/// The worst row in numbers.
void drawWorst(PanelContext& context, Pen& pen, const sim::Checked& found,
               const sim::Readout& card) {
    const Painter& painter = context.painter;
    const tune::Pair& pair = found.pairs.table.pairs[found.result.worstPair];
    const math::Quat attitude = attitudeOf(found.pairs.table.kind, pair, tune::QuatLayout::AsNamed);
    const bool isNan = found.result.notFinite > 0;
    drawWords(
        context, pen,
        {"The worst, " +
             std::string(context.state.view.evidence.checkFile.empty() ? "reading " : "line ") +
             std::to_string(pair.line) +
             (isNan ? ": not a number" : ": off by " + errorText(found.result.maxDeg)),
         painter.fonts.strong, painter.palette->text, 1});
    drawHint(context, pen, briefAttitude(attitude), 1);
    drawAngleLine(context, pen, {"", "says", "should say"}, painter.palette->text2);
    const auto angles = exactAngles(*card.row, found.options, attitude);
    for (std::size_t place = 0; place < card.row->angleCount; ++place) {
        const std::size_t slot = card.row->shown[place];
        const convention::Unit unit = card.row->units[slot];
        const double right = angles[slot] * convention::unitsPerRadian(unit);
        drawAngleLine(context, pen,
                      {std::string(card.row->names[slot]), angle(pair.columns[place], unit),
                       angle(right, unit)},
                      found.result.passes() ? painter.palette->text : painter.palette->flicker);
    }
}

void drawChecked(PanelContext& context, Pen pen, const sim::Checked& found,
                 const sim::Readout& card) {
    const Painter& painter = context.painter;
    const bool hasFile = !context.state.view.evidence.checkFile.empty();
    if (!found.pairs.problem.empty()) {
        const bool isStart = !hasFile && context.state.view.evidence.readings.empty();
        drawHeading(context, pen, isStart ? "Are the angles right?" : "It cannot be checked");
        drawHint(context, pen,
                 isStart ? "A table of attitudes and angles, its first line naming the columns (qx "
                           "qy qz qw " +
                               std::string(card.row->names[card.row->shown[0]]) +
                               " ...), or readings taken on the page Detective, are held against "
                               "the card that is selected."
                         : sentence(found.pairs.problem),
                 6);
        return;
    }
    drawOutcome(context, pen, found);
    if (found.result.fault != tune::Fault::None) {
        drawWords(context, pen,
                  {"Fault: " + std::string(name(found.result.fault)), painter.fonts.title,
                   painter.palette->text, 1});
        pen.y += painter.px(2.0F);
    }
    if (!found.result.explanation.empty()) {
        drawHint(context, pen, sentence(found.result.explanation), 4);
    }
    if (!found.pairs.remarks.empty()) {
        drawHint(context, pen, found.pairs.remarks.back(), 2);
    }
    drawRule(painter, pen);
    drawWorst(context, pen, found, card);
}

}  // namespace

void drawCheck(PanelContext& context, Pen pen) {
    const sim::Evidence& evidence = context.state.view.evidence;
    const std::size_t selected = context.state.view.selectedCard;
    if (selected >= context.readouts.cards.size()) {
        return;
    }
    const sim::Readout& card = context.readouts.cards[selected];
    drawHeading(context, pen, "Against " + context.state.cards[selected].id);
    const FileRow file{"table", "check file", evidence.checkFile,
                       evidence.checkFile.empty() ? "Read" : "Again"};
    if (const auto path = fileRow(context, pen, file)) {
        demand(context, sim::CheckAgainst{*path});
    }
    drawToolError(context, pen);
    if (!evidence.checkFile.empty() && !evidence.readings.empty() &&
        wideButton(context, pen, "check readings",
                   "The " + text::counted(evidence.readings.size(), "reading") + " taken instead",
                   ButtonKind::Outlined)) {
        context.commands.push_back(sim::CheckAgainst{});
    }
    drawRule(context.painter, pen);
    if (context.checked == nullptr) {
        drawHint(context, pen, "Checking ...", 1);
    } else if (context.checked->id == context.state.cards[selected].id) {
        drawChecked(context, pen, *context.checked, card);
    }
}

}  // namespace gimbalscope::ui
