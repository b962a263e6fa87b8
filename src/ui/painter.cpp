// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Text, panels, beads and labels. States are in painter_states.cpp.
#include "ui/painter.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace gimbalscope::ui {
namespace {

constexpr float kPi = 3.14159265F;

const char* endOf(std::string_view text) { return text.data() + text.size(); }

/// A quarter of a panel's corner, in the colour of the gaps: a fan from the corner to the arc.
void maskCorner(ImDrawList& list, ImVec2 corner, ImVec2 arcMiddle, float radius, ImU32 color) {
    constexpr int kSteps = 6;
    const ImVec2 white = ImGui::GetIO().Fonts->TexUvWhitePixel;
    const float from = std::atan2(corner.y - arcMiddle.y, corner.x - arcMiddle.x) - kPi / 4.0F;
    list.PrimReserve(3 * kSteps, kSteps + 2);
    const auto first = static_cast<ImDrawIdx>(list._VtxCurrentIdx);
    list.PrimWriteVtx(corner, white, color);
    for (int step = 0; step <= kSteps; ++step) {
        const float angle = from + kPi / 2.0F * static_cast<float>(step) / kSteps;
        list.PrimWriteVtx(
            {arcMiddle.x + std::cos(angle) * radius, arcMiddle.y + std::sin(angle) * radius}, white,
            color);
    }
    for (int step = 0; step < kSteps; ++step) {
        list.PrimWriteIdx(first);
        list.PrimWriteIdx(static_cast<ImDrawIdx>(first + 1 + step));
        list.PrimWriteIdx(static_cast<ImDrawIdx>(first + 2 + step));
    }
}

/// Longest beginning of `text` (at a character border) that is at most `width` wide.
std::string_view fitting(const ImFont& font, std::string_view text, float width) {
    const char* rest = nullptr;
    font.CalcTextSizeA(font.FontSize, width, 0.0F, text.data(), endOf(text), &rest);
    return text.substr(0, static_cast<std::size_t>(rest - text.data()));
}

/// A text from its left edge on, sharp.
void putText(const Painter& painter, const ImFont& font, ImVec2 leftMiddle, look::Rgb color,
             std::string_view text) {
    painter.list->AddText(
        &font, font.FontSize,
        {std::floor(leftMiddle.x + 0.5F), std::floor(leftMiddle.y - font.FontSize * 0.5F)},
        packed(color), text.data(), endOf(text));
}

/// A text of the scene, unless something else is written there.
void drawLabelText(const Painter& painter, const look::Label& label, std::span<const Rect> taken) {
    const ImFont& font =
        label.style == look::LabelStyle::Strong ? *painter.fonts.strong : *painter.fonts.caption;
    const float width = textWidth(font, label.text);
    const ImVec2 at{std::floor(label.x - width * label.anchor + 0.5F),
                    std::floor(label.y - font.FontSize * 0.5F)};
    const Rect box{static_cast<int>(at.x), static_cast<int>(at.y), static_cast<int>(width),
                   static_cast<int>(font.FontSize)};
    if (std::ranges::any_of(taken, [&](const Rect& each) { return overlaps(each, box); })) {
        return;
    }
    const auto draw = [&](float x, float y, look::Rgb color, float alpha) {
        painter.list->AddText(&font, font.FontSize, {at.x + x, at.y + y}, packed(color, alpha),
                              label.text.data(), endOf(label.text));
    };
    if (painter.palette->isLight) {  // dark letters on lines and rings of every colour
        const float rim = std::max(1.0F, painter.scale);
        for (const auto& [x, y] : {std::pair{rim, rim}, {rim, -rim}, {-rim, rim}, {-rim, -rim}}) {
            draw(x, y, painter.palette->panel, 0.7F * label.alpha);
        }
    }
    draw(0.0F, 0.0F, label.color, label.alpha);
}

/// Keys of the scene, one cap for each word, their middle at the label's place.
void drawKeyCaps(const Painter& painter, const look::Label& label) {
    const float between = painter.px(3.0F), height = painter.px(22.0F);
    std::vector<std::string_view> keys;
    float width = -between;
    for (std::string_view rest = label.text; !rest.empty();) {
        keys.push_back(rest.substr(0, rest.find(' ')));
        width += keyCapWidth(painter, keys.back()) + between;
        rest.remove_prefix(std::min(rest.size(), keys.back().size() + 1));
    }
    ImVec2 at{std::floor(label.x - width * 0.5F), std::floor(label.y - height * 0.5F)};
    for (const std::string_view key : keys) {
        const float each = drawKeyCap(painter, at, key);
        painter.list->AddRect({at.x + 0.5F, at.y + 0.5F},
                              {at.x + each - 0.5F, at.y + height - 0.5F}, packed(label.color),
                              painter.px(5.0F), 0, painter.stroke(1.5F));
        at.x += each + between;
    }
}

}  // namespace

ImU32 packed(look::Rgb color, float alpha) {
    return ImGui::ColorConvertFloat4ToU32({color.r, color.g, color.b, alpha});
}

float Painter::px(float length) const { return std::round(length * scale); }

float Painter::stroke(float width) const {
    return std::max(1.0F, std::round(width * scale * palette->strokeFactor));
}

float textWidth(const ImFont& font, std::string_view text) {
    return font.CalcTextSizeA(font.FontSize, 1e6F, 0.0F, text.data(), endOf(text)).x;
}

float drawText(const Painter& painter, const ImFont& font, ImVec2 at, look::Rgb color,
               std::string_view text, Anchor anchor) {
    const float width = textWidth(font, text);
    const float shift = anchor == Anchor::Left ? 0.0F : anchor == Anchor::Middle ? 0.5F : 1.0F;
    putText(painter, font, {at.x - width * shift, at.y}, color, text);
    return width;
}

float drawTextIn(const Painter& painter, const ImFont& font, ImVec2 at, float maxWidth,
                 look::Rgb color, std::string_view text) {
    const float width = textWidth(font, text);
    if (width <= maxWidth) {
        putText(painter, font, at, color, text);
        return width;
    }
    constexpr std::string_view kEllipsis = "\xE2\x80\xA6";
    const float room = maxWidth - textWidth(font, kEllipsis);
    if (room <= 0.0F) {
        return 0.0F;
    }
    const float used = drawText(painter, font, at, color, fitting(font, text, room));
    return used + drawText(painter, font, {at.x + used, at.y}, color, kEllipsis);
}

void drawPanelFrame(const Painter& painter, const Rect& rect, look::Rgb line, float width) {
    const float radius = painter.px(10.0F);
    const ImU32 gap = packed(painter.palette->window);
    const float x0 = static_cast<float>(rect.x), y0 = static_cast<float>(rect.y);
    const float x1 = static_cast<float>(right(rect)), y1 = static_cast<float>(bottom(rect));
    maskCorner(*painter.list, {x0, y0}, {x0 + radius, y0 + radius}, radius, gap);
    maskCorner(*painter.list, {x1, y0}, {x1 - radius, y0 + radius}, radius, gap);
    maskCorner(*painter.list, {x1, y1}, {x1 - radius, y1 - radius}, radius, gap);
    maskCorner(*painter.list, {x0, y1}, {x0 + radius, y1 - radius}, radius, gap);
    const float half = std::max(1.0F, std::round(width * painter.scale)) * 0.5F;
    painter.list->AddRect({x0 + half, y0 + half}, {x1 - half, y1 - half}, packed(line),
                          radius - half, 0, half * 2.0F);
}

void beginPanel(const Painter& painter, const Rect& panel) {
    painter.list->PushClipRect(
        {static_cast<float>(panel.x), static_cast<float>(panel.y)},
        {static_cast<float>(right(panel)), static_cast<float>(bottom(panel))}, true);
    drawPanelFrame(painter, panel, painter.palette->line, 1.0F);
}

void endPanel(const Painter& painter) { painter.list->PopClipRect(); }

void drawBox(const Painter& painter, ImVec2 min, ImVec2 max, look::Rgb fill, look::Rgb line,
             float radius) {
    painter.list->AddRectFilled(min, max, packed(fill), painter.px(radius));
    if (line != fill) {
        painter.list->AddRect({min.x + 0.5F, min.y + 0.5F}, {max.x - 0.5F, max.y - 0.5F},
                              packed(line), painter.px(radius));
    }
}

void drawBead(const Painter& painter, ImVec2 middle, std::string_view letter, look::Rgb color,
              float alpha, bool hollow, float radius) {
    const look::Palette& p = *painter.palette;
    const float pixels = radius * painter.scale;
    look::Rgb ink = p.isLight ? p.panel : p.window;
    if (hollow) {
        painter.list->AddCircleFilled(middle, pixels, packed(p.panel, 0.8F * alpha), 16);
        painter.list->AddCircle(middle, pixels, packed(color, alpha), 16, painter.stroke(1.5F));
        ink = color;
    } else {
        painter.list->AddCircleFilled(middle, pixels, packed(look::mix(p.panel, color, alpha)), 18);
    }
    drawText(painter, *painter.fonts.bead, middle, ink, letter, Anchor::Middle);
}

float keyCapWidth(const Painter& painter, std::string_view key) {
    return std::max(painter.px(22.0F),
                    std::ceil(textWidth(*painter.fonts.label, key)) + painter.px(12.0F));
}

float drawKeyCap(const Painter& painter, ImVec2 topLeft, std::string_view key) {
    const look::Palette& p = *painter.palette;
    const float width = keyCapWidth(painter, key), height = painter.px(22.0F);
    const ImVec2 max{topLeft.x + width, topLeft.y + height};
    painter.list->AddRectFilled(topLeft, max, packed(p.panel, 0.75F), painter.px(5.0F));
    painter.list->AddRect({topLeft.x + 0.5F, topLeft.y + 0.5F}, {max.x - 0.5F, max.y - 0.5F},
                          packed(p.text3, 0.8F), painter.px(5.0F));
    drawText(painter, *painter.fonts.label, {topLeft.x + width * 0.5F, topLeft.y + height * 0.5F},
             p.text, key, Anchor::Middle);
    return width;
}

void drawLabels(const Painter& painter, const Rect& view, std::span<const look::Label> labels,
                std::span<const Rect> taken) {
    painter.list->PushClipRect({static_cast<float>(view.x), static_cast<float>(view.y)},
                               {static_cast<float>(right(view)), static_cast<float>(bottom(view))},
                               true);
    for (const look::Label& label : labels) {
        const bool hollow = label.style == look::LabelStyle::HollowBead;
        if (hollow || label.style == look::LabelStyle::FilledBead) {
            drawBead(painter, {label.x, label.y}, label.text, label.color, label.alpha, hollow,
                     hollow ? 8.5F : 8.0F);
        } else if (label.style == look::LabelStyle::KeyCaps) {
            drawKeyCaps(painter, label);
        } else {
            drawLabelText(painter, label, taken);
        }
    }
    painter.list->PopClipRect();
}

}  // namespace gimbalscope::ui
