// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Drawing the controls.
#include "ui/widgets.h"

#include <algorithm>
#include <cmath>

#include "ui/key_focus.h"

namespace gimbalscope::ui {
namespace {

ImVec2 minOf(const Rect& rect) { return {static_cast<float>(rect.x), static_cast<float>(rect.y)}; }
ImVec2 maxOf(const Rect& rect) {
    return {static_cast<float>(right(rect)), static_cast<float>(bottom(rect))};
}
float middleY(const Rect& rect) {
    return static_cast<float>(rect.y) + static_cast<float>(rect.height) * 0.5F;
}

/// The rectangle of a control that is `width` wide and `units` tall, given its left edge and
/// middle.
Rect beside(const Painter& painter, ImVec2 leftMiddle, float width, float units) {
    const float height = painter.px(units);
    return {static_cast<int>(leftMiddle.x), static_cast<int>(leftMiddle.y - height * 0.5F),
            static_cast<int>(std::ceil(width)), static_cast<int>(height)};
}

/// Text on a surface in the accent colour.
look::Rgb onAccent(const look::Palette& palette) {
    return palette.isLight ? palette.panel : palette.window;
}

/// The sign that something opens.
void drawChevron(const Painter& painter, ImVec2 middle, look::Rgb color) {
    const float r = painter.px(4.0F);
    painter.list->AddTriangleFilled({middle.x - r, middle.y - r * 0.5F},
                                    {middle.x + r, middle.y - r * 0.5F},
                                    {middle.x, middle.y + r * 0.75F}, packed(color));
}

}  // namespace

look::Rgb dimmed(const look::Palette& palette) {
    return look::mix(palette.panel, palette.text3, 0.55F);
}

Touch touchArea(PanelContext& context, std::string_view name, const Rect& rect) {
    context.ui.widgets.push_back({std::string(name), rect});
    if (isEmpty(rect)) {
        return {};
    }
    ImGui::SetCursorScreenPos(minOf(rect));
    ImGui::PushID(name.data(), name.data() + name.size());
    Touch touch;
    touch.clicked = ImGui::InvisibleButton(
        "area", {static_cast<float>(rect.width), static_cast<float>(rect.height)});
    touch.hovered = ImGui::IsItemHovered();
    touch.held = ImGui::IsItemActive();
    ImGui::PopID();
    touch.clicked = focusStop(context, name, rect) || touch.clicked;
    if (touch.hovered) {
        ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    }
    return touch;
}

bool button(PanelContext& context, std::string_view name, const Rect& rect, std::string_view text,
            ButtonKind kind) {
    const bool isDimmed = kind == ButtonKind::Dimmed;
    Touch touch;
    if (isDimmed) {
        context.ui.widgets.push_back({std::string(name), rect});
    } else {
        touch = touchArea(context, name, rect);
    }
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const ImVec2 min = minOf(rect), max = maxOf(rect);
    look::Rgb ink = isDimmed ? dimmed(p) : kind == ButtonKind::Quiet ? p.text2 : p.text;
    if (kind == ButtonKind::Primary) {
        const look::Rgb fill = touch.hovered ? look::mix(p.accent, p.text, 0.15F) : p.accent;
        drawBox(painter, min, max, fill, fill, 8.0F);
        ink = onAccent(p);
    } else if (touch.hovered) {
        drawBox(painter, min, max, p.raised, kind == ButtonKind::Outlined ? p.text3 : p.raised,
                8.0F);
        ink = p.text;
    } else if (kind == ButtonKind::Outlined || isDimmed) {
        painter.list->AddRect({min.x + 0.5F, min.y + 0.5F}, {max.x - 0.5F, max.y - 0.5F},
                              packed(p.line), painter.px(8.0F));
    }
    const ImFont& font = kind == ButtonKind::Quiet ? *painter.fonts.label : *painter.fonts.strong;
    const float width = std::min(textWidth(font, text), static_cast<float>(rect.width));
    drawTextIn(painter, font, {(min.x + max.x - width) * 0.5F, middleY(rect)},
               static_cast<float>(rect.width), ink, text);
    return touch.clicked;
}

float toggleWidth(const Painter& painter, std::string_view label) {
    return std::ceil(textWidth(*painter.fonts.label, label)) + painter.px(38.0F);
}

bool toggle(PanelContext& context, ImVec2 leftMiddle, const ToggleSpec& spec) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const Rect rect = beside(painter, leftMiddle, toggleWidth(painter, spec.label), 28.0F);
    const Touch touch = touchArea(context, spec.name, rect);
    drawText(painter, *painter.fonts.label, leftMiddle, touch.hovered ? p.text : p.text2,
             spec.label);
    const float height = painter.px(16.0F), width = painter.px(28.0F);
    const ImVec2 max{static_cast<float>(right(rect)), std::floor(leftMiddle.y + height * 0.5F)};
    const ImVec2 min{max.x - width, max.y - height};
    const look::Rgb fill = spec.isOn ? p.accent : p.raised;
    painter.list->AddRectFilled(min, max, packed(fill), height * 0.5F);
    if (!spec.isOn) {
        painter.list->AddRect(min, max, packed(p.text3), height * 0.5F);
    }
    const float x = spec.isOn ? max.x - height * 0.5F : min.x + height * 0.5F;
    painter.list->AddCircleFilled({x, (min.y + max.y) * 0.5F}, height * 0.5F - painter.px(2.5F),
                                  packed(spec.isOn ? onAccent(p) : p.text3), 20);
    return touch.clicked;
}

namespace {
std::string_view shownValue(const ChoiceSpec& spec) {
    return spec.value.empty() ? spec.options[std::min(spec.selected, spec.options.size() - 1)]
                              : std::string_view(spec.value);
}
const ImFont& valueFont(const Painter& painter, const ChoiceSpec& spec) {
    return spec.font != nullptr ? *spec.font : *painter.fonts.label;
}

/// What a list of the options takes.
ImVec2 listSize(const ChoiceSpec& spec) {
    float width = 0.0F;
    for (const std::string_view option : spec.options) {
        width =
            std::max(width, ImGui::CalcTextSize(option.data(), option.data() + option.size()).x);
    }
    const ImGuiStyle& style = ImGui::GetStyle();
    const float lines = static_cast<float>(spec.options.size());
    return {
        std::ceil(width) + 2.0F * style.WindowPadding.x,
        std::ceil(lines * ImGui::GetTextLineHeightWithSpacing()) + 2.0F * style.WindowPadding.y};
}
}  // namespace

float choiceWidth(const Painter& painter, const ChoiceSpec& spec) {
    const std::string_view value = shownValue(spec);
    const float label =
        spec.label.empty() ? 0.0F : textWidth(*painter.fonts.label, spec.label) + painter.px(7.0F);
    const float shown = std::min(textWidth(valueFont(painter, spec), value), spec.room);
    return std::ceil(label + shown) + painter.px(16.0F);
}

std::optional<std::size_t> choice(PanelContext& context, ImVec2 leftMiddle,
                                  const ChoiceSpec& spec) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const Rect rect = beside(painter, leftMiddle, choiceWidth(painter, spec), spec.height);
    const Touch touch = touchArea(context, spec.name, rect);
    float x = leftMiddle.x;
    if (!spec.label.empty()) {
        x += drawText(painter, *painter.fonts.label, {x, leftMiddle.y}, p.text3, spec.label) +
             painter.px(7.0F);
    }
    const std::string_view value = shownValue(spec);
    x += drawTextIn(painter, valueFont(painter, spec), {x, leftMiddle.y}, spec.room,
                    touch.hovered ? p.accent : p.text, value);
    drawChevron(painter, {x + painter.px(10.0F), leftMiddle.y}, p.text3);

    const std::string popup = "popup " + std::string(spec.name);
    if (touch.clicked) {
        ImGui::OpenPopup(popup.c_str());
    }
    std::optional<std::size_t> picked;
    if (ImGui::IsPopupOpen(popup.c_str())) {
        placePopup(context, {static_cast<float>(rect.x) - painter.px(8.0F), maxOf(rect).y},
                   listSize(spec));
    }
    if (ImGui::BeginPopup(popup.c_str())) {
        for (std::size_t index = 0; index < spec.options.size(); ++index) {
            const std::string option(spec.options[index]);
            if (ImGui::Selectable(option.c_str(), index == spec.selected)) {
                picked = index;
            }
            const ImVec2 min = ImGui::GetItemRectMin(), size = ImGui::GetItemRectSize();
            const NamedRect named{std::string(spec.name) + " " + option,
                                  {static_cast<int>(min.x), static_cast<int>(min.y),
                                   static_cast<int>(size.x), static_cast<int>(size.y)}};
            context.ui.widgets.push_back(named);
            if (focusStop(context, named.name, named.rect)) {
                picked = index;
                ImGui::CloseCurrentPopup();
            }
        }
        closeOnEscape();
        ImGui::EndPopup();
    }
    return picked;
}

float segmentedWidth(const Painter& painter, std::span<const std::string_view> options, float air) {
    float width = 0.0F;
    for (const std::string_view option : options) {
        width += std::ceil(textWidth(*painter.fonts.strong, option)) + painter.px(air);
    }
    return width + painter.px(4.0F);
}

std::optional<std::size_t> segmented(PanelContext& context, std::string_view name, const Rect& rect,
                                     std::span<const std::string_view> options,
                                     std::size_t selected) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    drawBox(painter, minOf(rect), maxOf(rect), p.panel, p.line, 9.0F);
    const int pad = static_cast<int>(painter.px(2.0F));
    const int inner = rect.width - 2 * pad, count = static_cast<int>(options.size());
    float natural = 0.0F, edge = 0.0F;
    for (const std::string_view option : options) {
        natural += textWidth(*painter.fonts.strong, option);
    }
    const float slack = (static_cast<float>(inner) - natural) / static_cast<float>(count);
    std::optional<std::size_t> picked;
    for (std::size_t index = 0; index < options.size(); ++index) {
        const float width =
            std::max(textWidth(*painter.fonts.strong, options[index]) + slack, 1.0F);
        const int from = rect.x + pad + static_cast<int>(edge);
        const int to = rect.x + pad + static_cast<int>(edge + width);
        edge += width;
        const Rect cell{from, rect.y + pad, to - from, rect.height - 2 * pad};
        const Touch touch =
            touchArea(context, std::string(name) + " " + std::string(options[index]), cell);
        const bool isSelected = index == selected;
        if (isSelected || touch.hovered) {
            const look::Rgb fill = isSelected && p.isLight ? p.accent : p.raised;
            drawBox(painter, minOf(cell), maxOf(cell), fill, fill, 7.0F);
        }
        const look::Rgb ink = !isSelected ? p.text2 : p.isLight ? p.panel : p.text;
        const ImFont& font = isSelected ? *painter.fonts.strong : *painter.fonts.label;
        const float shown =
            std::min(textWidth(font, options[index]), static_cast<float>(cell.width));
        drawTextIn(painter, font,
                   {static_cast<float>(cell.x) + (static_cast<float>(cell.width) - shown) * 0.5F,
                    middleY(cell)},
                   static_cast<float>(cell.width) + 1.0F, ink, options[index]);
        if (touch.clicked) {
            picked = index;
        }
    }
    return picked;
}

void drawOutline(const Painter& painter, const Rect& rect) {
    painter.list->AddRect(
        {static_cast<float>(rect.x) + 0.5F, static_cast<float>(rect.y) + 0.5F},
        {static_cast<float>(right(rect)) - 0.5F, static_cast<float>(bottom(rect)) - 0.5F},
        packed(painter.palette->line), painter.px(8.0F));
}

}  // namespace gimbalscope::ui
