// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The menu of forms in which the attitude is copied, in four groups: two columns where they fit,
// else one that scrolls. Its last line is the text that the pointer rests on.
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "tune/copy.h"
#include "ui/attitude_entry.h"
#include "ui/widgets.h"

namespace gimbalscope::ui {
namespace {

using tune::CopyForm;

constexpr float kRow = 19.0F, kHead = 23.0F, kPad = 8.0F;

struct Group {
    std::string_view title;
    CopyForm first;
    std::size_t column;
};
constexpr std::array kGroups{
    Group{"Quaternion", CopyForm::Quat, 0}, Group{"Matrix", CopyForm::Matrix, 0},
    Group{"Axis and angle", CopyForm::AxisAngle, 1}, Group{"Angles", CopyForm::Angles, 1}};

std::span<const tune::CopyRow> rowsOf(std::size_t group) {
    const auto all = tune::copyForms();
    const auto from = static_cast<std::size_t>(kGroups[group].first);
    const std::size_t to = group + 1 < kGroups.size()
                               ? static_cast<std::size_t>(kGroups[group + 1].first)
                               : all.size();
    return all.subspan(from, to - from);
}

/// What a form is called.
std::string titleOf(CopyForm form) {
    const auto all = tune::copyForms();
    const auto row = std::ranges::find(all, form, &tune::CopyRow::form);
    return row != all.end() ? std::string(row->title) : std::string();
}

/// The text of a form; angles are the card's, by its name, as the field for an attitude takes them.
std::string copied(const PanelContext& context, CopyForm form) {
    const math::Quat& attitude = context.state.attitude;
    const sim::Readout& card = context.readouts.cards[context.state.view.selectedCard];
    if (form != CopyForm::Angles) {
        return tune::copyText(attitude, form);
    }
    const std::string text =
        tune::copyText(attitude, form, {.angles = card.row, .frame = card.options.frame});
    if (!card.own) {
        return text;
    }
    std::string name(card.row->id);
    if (card.options.frame) {
        name.append("@").append(convention::frame(*card.options.frame).name);
    }
    return name + " " + text;
}

struct MenuPlan {
    float column = 0.0F;  ///< width of one
    bool isWide = false;  ///< two columns
    ImVec2 inside, size;
};

MenuPlan planOf(const PanelContext& context) {
    const Painter& painter = context.painter;
    MenuPlan plan;
    std::array<float, 2> heights{};
    for (std::size_t group = 0; group < kGroups.size(); ++group) {
        const auto rows = rowsOf(group);
        for (const tune::CopyRow& row : rows) {
            plan.column = std::max(plan.column, textWidth(*painter.fonts.label, row.title));
        }
        heights[kGroups[group].column] +=
            painter.px(kHead) + painter.px(kRow) * static_cast<float>(rows.size());
    }
    plan.column = std::ceil(plan.column) + painter.px(2.0F * kPad);
    const ImVec2 edge = ImGui::GetStyle().WindowPadding;
    plan.isWide = 2.0F * plan.column + 2.0F * edge.x + painter.px(8.0F) <=
                  static_cast<float>(context.layout.window.width);
    plan.inside = {plan.isWide ? 2.0F * plan.column : plan.column,
                   painter.px(kHead) +
                       (plan.isWide ? std::max(heights[0], heights[1]) : heights[0] + heights[1])};
    plan.size = {plan.inside.x + 2.0F * edge.x, plan.inside.y + 2.0F * edge.y};
    return plan;
}

/// A line of the menu.
Touch drawRow(PanelContext& context, const Rect& rect, const tune::CopyRow& row) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const Touch touch = touchArea(context, "copy as " + std::string(row.id), rect);
    const ImVec2 min{static_cast<float>(rect.x), static_cast<float>(rect.y)};
    if (touch.hovered || context.ui.focus.name == "copy as " + std::string(row.id)) {
        drawBox(painter, min, {static_cast<float>(right(rect)), static_cast<float>(bottom(rect))},
                p.raised, p.raised, 5.0F);
    }
    drawTextIn(painter, *painter.fonts.label,
               {min.x + painter.px(kPad), min.y + static_cast<float>(rect.height) * 0.5F},
               static_cast<float>(rect.width) - painter.px(kPad), p.text, row.title);
    return touch;
}

struct Pointed {
    std::optional<CopyForm> hovered, clicked;
};

Pointed drawGroups(PanelContext& context, const MenuPlan& plan, ImVec2 begin) {
    const Painter& painter = context.painter;
    std::array<ImVec2, 2> pens{begin, {begin.x + plan.column, begin.y}};
    Pointed pointed;
    for (std::size_t group = 0; group < kGroups.size(); ++group) {
        ImVec2& pen = pens[plan.isWide ? kGroups[group].column : 0];
        drawText(painter, *painter.fonts.strong,
                 {pen.x + painter.px(kPad), pen.y + painter.px(kHead * 0.5F)},
                 painter.palette->text2, kGroups[group].title);
        pen.y += painter.px(kHead);
        for (const tune::CopyRow& row : rowsOf(group)) {
            const Rect rect{static_cast<int>(pen.x), static_cast<int>(pen.y),
                            static_cast<int>(plan.column), static_cast<int>(painter.px(kRow))};
            const Touch touch = drawRow(context, rect, row);
            pointed.hovered = touch.hovered ? std::optional(row.form) : pointed.hovered;
            pointed.clicked = touch.clicked ? std::optional(row.form) : pointed.clicked;
            pen.y += painter.px(kRow);
        }
    }
    return pointed;
}

/// What the pointer rests on, in one line.
void drawPreview(const PanelContext& context, const MenuPlan& plan, ImVec2 begin,
                 std::optional<CopyForm> hovered) {
    const Painter& painter = context.painter;
    std::string text = hovered ? copied(context, *hovered) : "";
    std::ranges::replace(text, '\n', ' ');
    const ImFont& font = hovered ? *painter.fonts.mono : *painter.fonts.caption;
    drawTextIn(painter, font,
               {begin.x + painter.px(kPad), begin.y + plan.inside.y - painter.px(kHead * 0.5F)},
               plan.inside.x - painter.px(2.0F * kPad), painter.palette->text2,
               hovered ? text : "Copies the attitude of this moment as text.");
}

}  // namespace

void copyAttitude(PanelContext& context, const Rect& rect, std::string_view name) {
    if (button(context, name, rect, "copy")) {
        context.ui.copyAsked = true;
        context.ui.askedAt = rect;
    }
}

void drawCopyMenu(PanelContext& context) {
    if (std::exchange(context.ui.copyAsked, false)) {
        ImGui::OpenPopup("copy forms");
    }
    const Rect& rect = context.ui.askedAt;
    if (!ImGui::IsPopupOpen("copy forms")) {
        return;
    }
    const MenuPlan plan = planOf(context);
    placePopup(
        context,
        {static_cast<float>(rect.x), static_cast<float>(bottom(rect)) + context.painter.px(6.0F)},
        plan.size);
    if (!ImGui::BeginPopup("copy forms")) {
        return;
    }
    const Painter outer = context.painter;
    context.painter.list = ImGui::GetWindowDrawList();
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    const Pointed pointed = drawGroups(context, plan, begin);
    drawPreview(context, plan, begin, pointed.hovered);
    ImGui::SetCursorScreenPos(begin);
    ImGui::Dummy(plan.inside);
    if (pointed.clicked) {
        ImGui::SetClipboardText(copied(context, *pointed.clicked).c_str());
        context.ui.copied = titleOf(*pointed.clicked);
        ImGui::CloseCurrentPopup();
    }
    closeOnEscape();
    ImGui::EndPopup();
    context.painter = outer;
}

}  // namespace gimbalscope::ui
