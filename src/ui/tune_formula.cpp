// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The editor's third section: by which formula, what it does at the pole and how wide the cap for
// that is, and in which numbers it computes. What is chosen is explained in a sentence below it.
#include <algorithm>

#include "convention/explanation.h"
#include "sim/own.h"
#include "text/numbers.h"
#include "text/words.h"
#include "ui/format.h"
#include "ui/map_legend.h"
#include "ui/tune_parts.h"
#include "ui/widgets.h"

namespace gimbalscope::ui {
namespace {

using convention::Policy;

constexpr int kFormulaLines = 2, kPolicyLines = 3;
constexpr float kLine = 17.0F, kAfterLines = 4.0F;

/// Whether a policy has a cap, which tau is the half width of.
bool hasCap(Policy policy) {
    return convention::isClosedForm(policy) && policy != Policy::Principal;
}

void drawFormula(PanelContext& context, Pen& pen, const Tuned& tuned) {
    if (const auto row = nextRow(context, pen, "formula")) {
        std::vector<std::string> options{"closed-form", "matrix", "textbook"};
        for (const std::string_view id : convention::formulasFor(tuned.custom.order)) {
            options.emplace_back(id);
        }
        const std::string value = sim::ownWord(tuned.custom, "formula");
        if (const auto picked = rowChoice(context, *row, "own formula", options, value)) {
            change(context, tuned.custom, "formula", options[*picked]);
        }
        drawSentence(context, pen, convention::explanation(tuned.custom.route), kFormulaLines);
    }
}

void drawPolicy(PanelContext& context, Pen& pen, const Tuned& tuned) {
    if (const auto row = nextRow(context, pen, "at the pole")) {
        std::vector<std::string> options;
        for (const std::string_view name : convention::policyNames()) {
            if (!convention::objection(*tuned.card.row, *convention::policyFromName(name))) {
                options.emplace_back(name);
            }
        }
        const std::string value = sim::ownWord(tuned.custom, "policy");
        if (const auto picked = rowChoice(context, *row, "own policy", options, value)) {
            change(context, tuned.custom, "policy", options[*picked]);
        }
        drawSentence(context, pen, convention::explanation(tuned.custom.policy), kPolicyLines);
    }
}

/// "1e-05", twice or half as wide, within what is allowed.
std::string widerBy(double tau, double factor) {
    const double least = 1e-9;
    return text::formatShortest(
        std::clamp(std::max(tau, least) * factor, least, convention::kLargestTau));
}

/// The half width of the cap: narrower, as typed, wider; and what that is in degrees.
void drawCap(PanelContext& context, Pen& pen, const Tuned& tuned) {
    const Painter& painter = context.painter;
    const auto row = nextRow(context, pen, "cap");
    if (!row) {
        return;
    }
    const float key = painter.px(28.0F), gap = painter.px(4.0F);
    const float field = std::min(painter.px(88.0F), row->right - row->left - 2.0F * (key + gap));
    if (field < painter.px(30.0F)) {
        return;
    }
    float x = row->left;
    if (button(context, "own cap narrower", controlRect(painter, *row, x, x + key), "\xE2\x88\x92",
               ButtonKind::Outlined)) {
        change(context, tuned.custom, "tau", widerBy(tuned.custom.tau, 0.5));
    }
    x += key + gap;
    const std::string value = sim::ownWord(tuned.custom, "tau");
    if (const auto typed =
            rowField(context, "own tau", controlRect(painter, *row, x, x + field), value)) {
        change(context, tuned.custom, "tau", std::string(text::trimmed(*typed)));
    }
    x += field + gap;
    if (button(context, "own cap wider", controlRect(painter, *row, x, x + key), "+",
               ButtonKind::Outlined)) {
        change(context, tuned.custom, "tau", widerBy(tuned.custom.tau, 2.0));
    }
    x += key + painter.px(10.0F);
    const math::Degrees half = math::toDegrees(math::Radians{2.0 * tuned.custom.tau});
    const std::string words = hasCap(tuned.custom.policy) ? "rad, to " + distanceText(half.value)
                                                          : std::string("not used");
    if (textWidth(*painter.fonts.caption, words) <= row->right - x) {
        drawText(painter, *painter.fonts.caption, {x, row->middle}, painter.palette->text2, words);
    }
}

/// Arithmetic, and rounding of the angles.
void drawNumbers(PanelContext& context, Pen& pen, const Tuned& tuned) {
    const Painter& painter = context.painter;
    const auto row = nextRow(context, pen, "computes");
    if (!row) {
        return;
    }
    const auto spec = [](std::string_view name, std::string_view label, auto names, auto value) {
        return ChoiceSpec{name, label, names, static_cast<std::size_t>(value)};
    };
    ChoiceSpec first =
        spec("own arithmetic", "", convention::arithmeticNames(), tuned.custom.arithmetic);
    ChoiceSpec second =
        spec("own quantise", "rounded", convention::quantiseNames(), tuned.custom.quantise);
    const float width = choiceWidth(painter, first);
    if (width > row->right - row->left) {
        return;
    }
    if (const auto picked = choice(context, {row->left, row->middle}, first)) {
        change(context, tuned.custom, "arithmetic",
               std::string(convention::arithmeticNames()[*picked]));
    }
    const float x = row->left + width + painter.px(14.0F);
    if (x + choiceWidth(painter, second) > row->right) {
        second.label = {};
    }
    if (x + choiceWidth(painter, second) > row->right) {
        return;
    }
    if (const auto picked = choice(context, {x, row->middle}, second)) {
        change(context, tuned.custom, "quantise",
               std::string(convention::quantiseNames()[*picked]));
    }
}

}  // namespace

float formulaSentences() {
    return kLine * static_cast<float>(kFormulaLines + kPolicyLines) + 2.0F * kAfterLines;
}

float formulaHeight(const Tuned&) { return 4.0F * kTuneRow + formulaSentences(); }

void drawTunedFormula(PanelContext& context, Pen& pen, const Tuned& tuned) {
    drawFormula(context, pen, tuned);
    drawPolicy(context, pen, tuned);
    drawCap(context, pen, tuned);
    drawNumbers(context, pen, tuned);
}

}  // namespace gimbalscope::ui
