// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The page Detective: readings, what explains them, and what to measure next.
#include "ui/tool_detective.h"

#include <algorithm>

#include "sim/own.h"
#include "text/numbers.h"
#include "tune/detect_names.h"
#include "ui/format.h"
#include "ui/tool_pages.h"
#include "ui/tool_parts.h"
#include "ui/word_wrap.h"

namespace gimbalscope::ui {
namespace {

using tune::Fit;

constexpr float kEntry = 44.0F, kNext = 92.0F, kMake = 96.0F;
constexpr float kNextFrom = 190.0F;  // room from which the next measurement has a place at the foot

/// The command that makes a hypothesis one's own: from the catalog's row where it is one.
sim::MakeOwn makingOf(const PanelContext& context, const sim::Detected& found, const Fit& fit) {
    const std::vector<std::string>& columns = found.pairs.table.columnNames;
    const auto rows = catalogNames(fit.hypothesis, columns);
    if (!rows.empty() && rows.front().namesAgree) {
        return {freeName(context.state, "yours"), std::string(rows.front().row->id), {}};
    }
    convention::Custom custom = sim::customOf(fit.hypothesis, columns);
    custom.name = freeName(context.state, "yours");
    return sim::makingOf(custom);
}

/// One hypothesis: its name, how far off it is, how it is written down, and a way to have it.
void drawEntry(PanelContext& context, Pen& pen, const sim::Detected& found, std::size_t index) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const Fit& fit = found.detection.fits[index];
    const std::string product = mainName(fit.hypothesis, found.pairs.table);
    const std::string rows = catalogText(fit.hypothesis, found.pairs.table);
    const float top = pen.y + painter.px(11.0F), low = pen.y + painter.px(30.0F);
    const std::string rms = "rms " + errorText(fit.rmsDeg);
    const float wide = textWidth(*painter.fonts.caption, rms);
    drawText(painter, *painter.fonts.caption, {pen.right, top}, p.text2, rms, Anchor::Right);
    drawTextIn(painter, *painter.fonts.strong, {pen.left, top},
               pen.right - pen.left - wide - painter.px(10.0F), p.text,
               withRealSigns(rows.empty() ? product : rows));
    const float make = painter.px(kMake);
    const bool hasButton = pen.right - pen.left > make + painter.px(100.0F);
    const std::string layout = tune::layoutText(fit.hypothesis.layout);
    const std::string more =
        rows.empty() ? intrinsicText(fit.hypothesis, found.pairs.table.columnNames) : product;
    drawTextIn(painter, *painter.fonts.caption, {pen.left, low},
               pen.right - pen.left - (hasButton ? make : 0.0F), p.text2,
               withRealSigns(layout.empty() ? more : layout));
    const Rect rect{static_cast<int>(pen.right - make + painter.px(8.0F)),
                    static_cast<int>(pen.y + painter.px(20.0F)), static_cast<int>(make),
                    static_cast<int>(painter.px(20.0F))};
    if (hasButton && fit.hypothesis.layout == tune::QuatLayout::AsNamed &&
        button(context, "make fit yours " + std::to_string(index + 1), rect, "make it yours",
               ButtonKind::Quiet)) {
        context.commands.push_back(makingOf(context, found, fit));
        context.commands.push_back(sim::SetChoice{"tool", "yours"});
    }
    pen.y += painter.px(kEntry);
}

/// The best of those that remain, and how many there are besides.
void drawRanking(PanelContext& context, Pen& pen, const sim::Detected& found, std::size_t most) {
    const Painter& painter = context.painter;
    const std::vector<Fit>& fits = found.detection.fits;
    std::size_t shown = 0;
    while (shown < std::min(fits.size(), most) && pen.y + painter.px(kEntry) <= pen.low) {
        drawEntry(context, pen, found, shown++);
    }
    if (shown < fits.size() && found.detection.outcome == tune::Outcome::Several) {
        drawHint(context, pen, "and " + std::to_string(fits.size() - shown) + " more", 1);
    }
}

/// What a growing number does, and the same convention in other words.
void drawOtherNames(PanelContext& context, Pen& pen, const sim::Detected& found) {
    const tune::Hypothesis& hypothesis = found.detection.fits.front().hypothesis;
    const std::vector<std::string>& columns = found.pairs.table.columnNames;
    drawHint(context, pen, "Near level " + effectText(hypothesis, columns) + ".", 3);
    drawHint(context, pen,
             "In order " + intrinsicText(hypothesis, columns) + ", or " +
                 extrinsicText(hypothesis, columns) + ".",
             3);
    const auto names = frameNames(hypothesis, found.pairs.table);
    std::string others;
    for (std::size_t at = 1; at < names.size(); ++at) {
        others += (at == 1 ? "The same in other axes: " : "; ") + names[at].product + " in @" +
                  std::string(convention::frame(names[at].frame).name);
    }
    if (!others.empty()) {
        drawHint(context, pen, others + ".", 5);
    }
}

/// Where to fly for the next reading.
void drawNext(PanelContext& context, Pen pen, const sim::Detected& found) {
    const Painter& painter = context.painter;
    const tune::NextMeasurement& next = *found.detection.next;
    drawRule(painter, pen);
    drawWords(context, pen,
              {"Measure next: " + briefAttitude(next.worldFromBody), painter.fonts.strong,
               painter.palette->text, 1});
    drawHint(context, pen,
             "Any two that remain differ there by " + text::formatFixed(next.separationDeg, 1) +
                 " deg or more.",
             1);
    if (wideButton(context, pen, "fly there", "Fly there", ButtonKind::Primary)) {
        context.commands.push_back(sim::SetAttitude{next.worldFromBody});
    }
}

std::string headline(const sim::Detected& found) {
    const std::size_t count = found.detection.fits.size();
    switch (found.detection.outcome) {
        case tune::Outcome::One:
            return "One convention explains them";
        case tune::Outcome::Several:
            return std::to_string(count) + " conventions explain them";
        case tune::Outcome::None:
            break;
    }
    return "No convention explains them";
}

std::string badRows(const sim::Detected& found) {
    const tune::BadRows& bad = *found.detection.badRows;
    std::string lines;
    for (const std::size_t pair : bad.pairs) {
        lines += (lines.empty() ? "" : ", ") + std::to_string(found.pairs.table.pairs[pair].line);
    }
    return "Without reading " + lines +
           " this would: " + mainName(bad.without.hypothesis, found.pairs.table) + ".";
}

/// Why it cannot be told, one sentence after the other.
void drawReasons(PanelContext& context, Pen& pen, const sim::Detected& found) {
    for (const std::string& reason : found.detection.reasons) {
        drawHint(context, pen, sentence(reason), 3);
    }
}

void drawFound(PanelContext& context, Pen pen, const sim::Detected& found) {
    const Painter& painter = context.painter;
    if (!found.pairs.problem.empty()) {
        const bool isStart = context.state.view.evidence.detectFile.empty();
        drawHeading(context, pen, isStart ? "Which convention is it?" : "It cannot be read");
        drawHint(context, pen,
                 isStart ? "Fly an attitude, bring the ship of the game into the same, and type "
                           "the numbers that the game shows. Three attitudes that differ will "
                           "mostly do."
                         : sentence(found.pairs.problem),
                 6);
        return;
    }
    const tune::Detection& detection = found.detection;
    if (detection.next && pen.low - pen.y > painter.px(kNextFrom)) {
        Pen foot = pen;
        foot.y = pen.low - painter.px(kNext + kRule);
        drawNext(context, foot, found);
        pen.low = foot.y - painter.px(4.0F);
    }
    drawHeading(context, pen, headline(found));
    if (!found.pairs.remarks.empty()) {
        drawHint(context, pen, found.pairs.remarks.back(), 2);
    }
    const bool isSeveral = detection.outcome == tune::Outcome::Several;
    drawRanking(context, pen, found, isSeveral ? 3 : detection.fits.size());
    if (detection.outcome == tune::Outcome::One) {
        drawOtherNames(context, pen, found);
    } else if (detection.badRows) {
        drawHint(context, pen, badRows(found), 4);
    }
    drawReasons(context, pen, found);
}

}  // namespace

void drawDetective(PanelContext& context, Pen pen) {
    drawEvidence(context, pen);
    drawRule(context.painter, pen);
    if (context.detected == nullptr) {
        drawHint(context, pen, "Going through the conventions ...", 1);
        return;
    }
    drawFound(context, pen, *context.detected);
}

}  // namespace gimbalscope::ui
