// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// ImGui's own style from the palette: it only shows in text fields, pop-ups and scroll bars.
#include "ui/context.h"

namespace gimbalscope::ui {
namespace {

ImVec4 color(look::Rgb rgb, float alpha = 1.0F) { return {rgb.r, rgb.g, rgb.b, alpha}; }

}  // namespace

const look::Palette& paletteOf(const sim::AppState& state) {
    return look::palette(static_cast<look::ThemeId>(state.view.theme));
}

void applyTheme(const look::Palette& palette, float scale) {
    ImGuiStyle& style = ImGui::GetStyle();
    style = ImGuiStyle();
    const auto px = [&](float length) {
        return static_cast<float>(static_cast<int>(length * scale + 0.5F));
    };
    style.WindowPadding = {px(8.0F), px(8.0F)};
    style.FramePadding = {px(8.0F), px(6.0F)};
    style.ItemSpacing = {px(8.0F), px(8.0F)};
    style.FrameRounding = px(7.0F);
    style.PopupRounding = px(10.0F);
    style.WindowBorderSize = 0.0F;
    style.PopupBorderSize = 1.0F;
    style.FrameBorderSize = 1.0F;
    style.ScrollbarSize = px(12.0F);
    style.ScrollbarRounding = px(6.0F);
    style.SelectableTextAlign = {0.0F, 0.5F};
    // Round corners and smooth lines come from the atlas' own texture; fewer segments are enough.
    style.CircleTessellationMaxError = 0.4F;

    ImVec4* colors = style.Colors;
    colors[ImGuiCol_Text] = color(palette.text);
    colors[ImGuiCol_TextDisabled] = color(palette.text3);
    colors[ImGuiCol_PopupBg] = color(palette.panel);
    colors[ImGuiCol_Border] = color(palette.text3, 0.55F);
    colors[ImGuiCol_FrameBg] = color(palette.raised);
    colors[ImGuiCol_FrameBgHovered] = color(look::mix(palette.raised, palette.text, 0.08F));
    colors[ImGuiCol_FrameBgActive] = color(look::mix(palette.raised, palette.text, 0.12F));
    colors[ImGuiCol_Header] = color(palette.raised);
    colors[ImGuiCol_HeaderHovered] = color(look::mix(palette.raised, palette.accent, 0.25F));
    colors[ImGuiCol_HeaderActive] = color(look::mix(palette.raised, palette.accent, 0.4F));
    colors[ImGuiCol_ScrollbarBg] = color(palette.panel, 0.0F);
    colors[ImGuiCol_ScrollbarGrab] = color(palette.line);
    colors[ImGuiCol_ScrollbarGrabHovered] = color(palette.text3);
    colors[ImGuiCol_ScrollbarGrabActive] = color(palette.text2);
    colors[ImGuiCol_TextSelectedBg] = color(palette.accent, 0.35F);
    colors[ImGuiCol_NavHighlight] = color(palette.accent);
}

}  // namespace gimbalscope::ui
