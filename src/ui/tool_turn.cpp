// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The page Turn: a turn about one axis as the numbers to type in each engine that is shown, and
// attitude B as A sees it.
#include <algorithm>
#include <array>

#include "text/counts.h"
#include "text/numbers.h"
#include "text/words.h"
#include "ui/attitude_entry.h"
#include "ui/attitude_text.h"
#include "ui/format.h"
#include "ui/tool_pages.h"
#include "ui/tool_parts.h"

namespace gimbalscope::ui {
namespace {

constexpr std::array<std::string_view, 2> kAbout{"the ship's own", "the world's"};
constexpr std::array<std::string_view, 3> kAxes{"X forward", "Y left", "Z up"};
constexpr std::array<std::string_view, 3> kMarks{"A", "B", "C"};
constexpr float kTyped = 34.0F, kTypedLine = 16.0F, kCopy = 52.0F;
constexpr float kTypedHint = 22.0F;
constexpr float kNoResult = 22.0F, kResult = 64.0F;  // below the attitudes put aside

/// A choice setting as a row of buttons.
void drawChoiceRow(PanelContext& context, Pen& pen, std::string_view label, std::string_view name,
                   std::span<const std::string_view> options) {
    const auto row = nextRow(context, pen, label);
    if (!row) {
        return;
    }
    const auto words = sim::choiceWords(name);
    const sim::AskedTurn& turn = context.state.view.turn;
    const std::size_t chosen = name == "turn-axis" ? static_cast<std::size_t>(turn.axis)
                               : turn.aboutWorld   ? 1
                                                   : 0;
    const Rect rect = controlRect(context.painter, *row, row->left, row->right);
    const auto picked = segmented(context, name, rect, options, chosen);
    if (picked && *picked != chosen) {
        context.commands.push_back(sim::SetChoice{std::string(name), std::string(words[*picked])});
    }
}

/// How far, and the button that makes the turn.
void drawDegrees(PanelContext& context, Pen& pen) {
    const auto row = nextRow(context, pen, "by degrees");
    if (!row) {
        return;
    }
    const Painter& painter = context.painter;
    const sim::AskedTurn& turn = context.state.view.turn;
    const float middle = row->left + (row->right - row->left) * 0.42F;
    const auto typed = rowField(context, "turn-by", controlRect(painter, *row, row->left, middle),
                                text::formatShortest(turn.degrees));
    if (typed) {
        const std::string plain(text::trimmed(withoutDegreeSigns(*typed)));
        const text::ParsedNumber number = text::parseNumber(plain);
        context.ui.toolError = number.ok() ? "" : text::problem(plain, number.status);
        if (number.ok() && number.value != turn.degrees) {
            demand(context, sim::SetNumber{"turn-by", number.value});
        }
    }
    if (button(context, "make turn",
               controlRect(painter, *row, middle + painter.px(8.0F), row->right), "Turn the ship",
               ButtonKind::Primary)) {
        context.commands.push_back(sim::Rotate{turn});
    }
}

/// What to type in one engine: in one line where it fits, else in the lines that are copied.
struct TypedLines {
    std::string text;
    std::vector<std::string> lines;
};
TypedLines typedLines(const PanelContext& context, const Pen& pen, const sim::Readout& card) {
    TypedLines typed{tune::typedTurn(*card.row, card.options, context.state.attitude,
                                     sim::shipTurn(context.state.view.turn))
                         .text,
                     {}};
    std::string whole = typed.text;
    std::ranges::replace(whole, '\n', ' ');
    if (textWidth(*context.painter.fonts.code, whole) <= pen.right - pen.left) {
        typed.lines.push_back(std::move(whole));
        return typed;
    }
    for (std::string_view rest = typed.text; !rest.empty();) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        typed.lines.emplace_back(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return typed;
}
float typedHeight(const TypedLines& typed) {
    return kTyped + kTypedLine * static_cast<float>(typed.lines.size());
}

/// The same with a way to copy it.
void drawTyped(PanelContext& context, Pen& pen, const std::string& selection,
               const TypedLines& typed) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const float copy = painter.px(kCopy);
    drawTextIn(painter, *painter.fonts.strong, {pen.left, pen.y + painter.px(11.0F)},
               pen.right - pen.left - copy, p.text2, selection);
    float middle = pen.y + painter.px(31.0F);
    for (const std::string& line : typed.lines) {
        drawTextIn(painter, *painter.fonts.code, {pen.left, middle}, pen.right - pen.left, p.text,
                   line);
        middle += painter.px(kTypedLine);
    }
    const Rect rect{static_cast<int>(pen.right - copy + painter.px(8.0F)), static_cast<int>(pen.y),
                    static_cast<int>(copy), static_cast<int>(painter.px(22.0F))};
    if (button(context, "copy turn " + selection, rect, "Copy", ButtonKind::Quiet)) {
        ImGui::SetClipboardText(typed.text.c_str());
    }
    pen.y += painter.px(typedHeight(typed));
}

/// What the engines leave to A, B and C, in units.
float marksNeed(const sim::Marks& marks) {
    const bool hasResult = marks[0] && marks[1];
    return kRule + 3.0F * kTuneRow + (!hasResult ? kNoResult : marks[2] ? 2.0F * kResult : kResult);
}

/// What fits above A, B and C; of the first card in any case, unless those lead to something.
void drawEngines(PanelContext& context, Pen& pen) {
    const Painter& painter = context.painter;
    const sim::Marks& marks = context.state.view.marks;
    const std::vector<sim::Readout>& cards = context.readouts.cards;
    const float low = pen.low - painter.px(marksNeed(marks));
    float end = pen.y + painter.px(kTypedHint);
    std::vector<TypedLines> fitting;
    for (const sim::Readout& card : cards) {
        TypedLines typed = typedLines(context, pen, card);
        end += painter.px(typedHeight(typed));
        const bool isWanted = fitting.empty() && !(marks[0] && marks[1]);
        if (end > pen.low || (end > low && !isWanted)) {
            break;
        }
        fitting.push_back(std::move(typed));
    }
    if (fitting.empty()) {
        return;
    }
    drawHint(context, pen, "From the attitude of now, to be typed:", 1);
    for (std::size_t shown = 0; shown < fitting.size(); ++shown) {
        drawTyped(context, pen, cards[shown].selection, fitting[shown]);
    }
    const std::size_t more = cards.size() - fitting.size();
    if (more > 0 && pen.y + painter.px(kTypedHint) <= low) {
        drawHint(context, pen, "No room here for " + text::counted(more, "other card") + ".", 1);
    }
}

/// One attitude put aside: what it is, and ways to put another there.
void drawMark(PanelContext& context, Pen& pen, std::size_t mark) {
    const auto row = nextRow(context, pen, kMarks[mark]);
    if (!row) {
        return;
    }
    const Painter& painter = context.painter;
    const std::optional<math::Quat>& value = context.state.view.marks[mark];
    const std::string name = "mark " + std::string(1, "abc"[mark]);
    const auto which = static_cast<sim::Mark>(mark);
    const float now = painter.px(48.0F), type = painter.px(48.0F);
    const float buttons = row->right - now - type;
    const Rect nowRect = controlRect(painter, *row, row->right - now, row->right);
    if (button(context, name + " now", nowRect, "Now", ButtonKind::Quiet)) {
        context.commands.push_back(sim::SetMark{which, true});
    }
    const Rect typeRect = controlRect(painter, *row, buttons, row->right - now);
    typeMark(context, typeRect, which, name + " type");
    // The label has a column of its own, which a letter does not need.
    const float left = pen.left + painter.px(20.0F);
    drawTextIn(painter, *painter.fonts.label, {left, row->middle}, buttons - left,
               value ? painter.palette->text : painter.palette->text3,
               (row->left == pen.left ? std::string(kMarks[mark]) + ": " : std::string()) +
                   (value ? briefAttitude(*value) : "not set"));
}

/// An attitude that follows: in words, and as the selected card writes it.
void drawResult(PanelContext& context, Pen& pen, std::string_view what,
                const math::Quat& worldFromBody) {
    const Painter& painter = context.painter;
    drawWords(context, pen, {what, painter.fonts.strong, painter.palette->text, 1});
    drawHint(context, pen, briefAttitude(worldFromBody), 1);
    const std::size_t selected = context.state.view.selectedCard;
    drawHint(context, pen, cardTwin(context.readouts.cards[selected], worldFromBody), 2);
}

void drawRelative(PanelContext& context, Pen& pen) {
    const sim::Marks& marks = context.state.view.marks;
    const float need = marksNeed(marks), rows = 3.0F * kTuneRow;
    pen.airiness =
        std::clamp(((pen.low - pen.y) / context.painter.scale - need + rows) / rows, 0.83F, 1.0F);
    drawRule(context.painter, pen);
    for (std::size_t mark = 0; mark < kMarks.size(); ++mark) {
        drawMark(context, pen, mark);
    }
    if (!marks[0] || !marks[1]) {
        drawHint(context, pen, "With A and B set, B is shown as A sees it; C makes the same turn.",
                 2);
        return;
    }
    const math::Quat relative = tune::bodyAFromBodyB(*marks[0], *marks[1]);
    drawResult(context, pen, "B as A sees it", relative);
    if (marks[2]) {
        drawResult(context, pen, "C after the same turn", tune::carried(*marks[2], relative));
    }
}

}  // namespace

void drawTurn(PanelContext& context, Pen pen) {
    if (context.readouts.cards.empty()) {
        return;
    }
    drawChoiceRow(context, pen, "about", "turn-about", kAbout);
    drawChoiceRow(context, pen, "axis", "turn-axis", kAxes);
    drawDegrees(context, pen);
    drawToolError(context, pen);
    drawEngines(context, pen);
    drawRelative(context, pen);
}

}  // namespace gimbalscope::ui
