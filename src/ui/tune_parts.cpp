// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Rows, fields and choices of the editor.
#include "ui/tune_parts.h"

#include <algorithm>

#include "sim/own.h"
#include "sim/rival.h"
#include "ui/widgets.h"
#include "ui/word_wrap.h"

namespace gimbalscope::ui {
namespace {

constexpr float kLabels = 84.0F, kLabelsFrom = 270.0F;  // their column; width that has room for it
constexpr float kControl = 28.0F, kSentenceLine = 17.0F;

}  // namespace

void change(PanelContext& context, const convention::Custom& custom, std::string_view key,
            std::string value) {
    const sim::OwnChoice choice{std::string(key), std::move(value)};
    const sim::Command command = sim::MakeOwn{custom.name, {}, {choice}};
    convention::Custom changed = custom;
    std::string complaint = sim::takeChoice(changed, choice);
    if (complaint.empty()) {
        complaint = convention::problem(changed).value_or(sim::objection(command));
    }
    context.ui.tuneError = complaint;
    if (complaint.empty() && !(changed == custom)) {
        context.commands.push_back(command);
    }
}

sim::MakeOwn makingFrom(const sim::AppState& state, const sim::Card& card) {
    sim::MakeOwn make{freeName(state, "yours"), card.id, {}};
    if (card.options.frame) {
        make.choices.push_back({"frame", std::string(convention::frame(*card.options.frame).name)});
    }
    if (card.options.policy != convention::Policy::AsPublished) {
        make.choices.push_back({"policy", std::string(name(card.options.policy))});
    }
    return make;
}

sim::Command withPolicy(const sim::AppState& state, std::size_t index, convention::Policy policy) {
    const sim::Card& chosen = state.cards[index];
    const bool isOwn = sim::ownOf(state, chosen.id) != nullptr;
    if (isOwn && sim::selectionText(chosen) == chosen.id) {
        return sim::MakeOwn{chosen.id, {}, {{"policy", std::string(name(policy))}}};
    }
    sim::ShowCards show;
    for (std::size_t each = 0; each < state.cards.size(); ++each) {
        sim::Card card = state.cards[each];
        if (each == index) {
            card.options.policy = policy;
            card.isAsPublishedWritten = isOwn && policy == convention::Policy::AsPublished;
        }
        show.selections.push_back(sim::cardText(card));
    }
    return show;
}

std::optional<TuneRow> nextRow(PanelContext& context, Pen& pen, std::string_view label) {
    const Painter& painter = context.painter;
    const float height = airy(painter, pen, kTuneRow);
    if (pen.y + painter.px(kControl) > pen.low) {
        return std::nullopt;
    }
    TuneRow row{pen.left, pen.right, std::floor(pen.y + painter.px(kControl) * 0.5F)};
    if (pen.right - pen.left >= painter.px(kLabelsFrom)) {
        drawTextIn(painter, *painter.fonts.label, {pen.left, row.middle},
                   painter.px(kLabels - 6.0F), painter.palette->text3, label);
        row.left += painter.px(kLabels);
    }
    pen.y += height;
    return row;
}

Rect controlRect(const Painter& painter, const TuneRow& row, float left, float right) {
    const float height = painter.px(kControl);
    return {static_cast<int>(left), static_cast<int>(row.middle - height * 0.5F),
            std::max(static_cast<int>(right) - static_cast<int>(left), 1),
            static_cast<int>(height)};
}

std::optional<std::size_t> rowChoice(PanelContext& context, const TuneRow& row,
                                     std::string_view name, std::span<const std::string> options,
                                     std::string value) {
    const std::vector<std::string_view> views(options.begin(), options.end());
    const auto selected = std::ranges::find(options, value) - options.begin();
    ChoiceSpec spec{name, "", views, static_cast<std::size_t>(selected), std::move(value)};
    spec.room = row.right - row.left - context.painter.px(20.0F);
    return spec.room < context.painter.px(12.0F) ? std::nullopt
                                                 : choice(context, {row.left, row.middle}, spec);
}

void drawSentence(PanelContext& context, Pen& pen, std::string_view text, int lines) {
    const Painter& painter = context.painter;
    const float line = painter.px(kSentenceLine);
    const float top = pen.y - painter.px(2.0F);
    const std::vector<std::string> all =
        wrapped(*painter.fonts.caption, withRealSigns(text), pen.right - pen.left);
    for (std::size_t at = 0; at < all.size() && at < static_cast<std::size_t>(lines); ++at) {
        const float middle = top + line * (static_cast<float>(at) + 0.5F);
        if (middle + line * 0.5F > pen.low) {
            break;
        }
        drawTextIn(painter, *painter.fonts.caption, {pen.left, middle}, pen.right - pen.left,
                   painter.palette->text2, all[at]);
    }
    pen.y += line * static_cast<float>(lines) + painter.px(4.0F);
}

void drawRule(const Painter& painter, Pen& pen) {
    if (pen.y + painter.px(kRule) > pen.low) {
        return;
    }
    const float y = std::floor(pen.y + painter.px(4.0F));
    painter.list->AddRectFilled({pen.left, y}, {pen.right, y + 1.0F},
                                packed(painter.palette->line));
    pen.y += painter.px(kRule);
}

bool wideButton(PanelContext& context, Pen& pen, std::string_view name, std::string_view text,
                ButtonKind kind) {
    const Painter& painter = context.painter;
    const float height = painter.px(34.0F);
    if (pen.y + height > pen.low) {
        return false;
    }
    const Rect rect{static_cast<int>(pen.left), static_cast<int>(pen.y),
                    static_cast<int>(pen.right - pen.left), static_cast<int>(height)};
    pen.y += height + painter.px(8.0F);
    return button(context, name, rect, text, kind);
}

std::optional<std::string> rowField(PanelContext& context, std::string_view name, const Rect& rect,
                                    std::string_view value) {
    UiState& ui = context.ui;
    std::string text(ui.editing == name ? std::string_view(ui.edited) : value);
    const bool isFinished = textField(context, name, rect, text);
    if (ImGui::IsItemActive()) {
        ui.editing = name;
        ui.edited = text;
    } else if (ui.editing == name) {
        ui.editing.clear();
    }
    return isFinished ? std::optional(text) : std::nullopt;
}

}  // namespace gimbalscope::ui
