// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Lists and menus that open: they stand wholly within the window, whatever the size of the text,
// and Escape closes them.
#include <algorithm>

#include "ui/widgets.h"

namespace gimbalscope::ui {

void placePopup(const PanelContext& context, ImVec2 wanted, ImVec2 size) {
    const float edge = context.painter.px(4.0F);
    const ImVec2 room{
        std::max(static_cast<float>(context.layout.window.width) - 2.0F * edge, 1.0F),
        std::max(static_cast<float>(context.layout.window.height) - 2.0F * edge, 1.0F)};
    // A bar that scrolls takes width of its own.
    const float width = size.x + (size.y > room.y ? ImGui::GetStyle().ScrollbarSize : 0.0F);
    ImGui::SetNextWindowSizeConstraints({std::min(width, room.x), 0.0F}, room);
    ImGui::SetNextWindowPos(
        {std::clamp(wanted.x, edge, std::max(edge + room.x - std::min(width, room.x), edge)),
         std::clamp(wanted.y, edge, std::max(edge + room.y - size.y, edge))});
}

bool isPressed(ImGuiKey key, bool repeats) {
#if IMGUI_VERSION_NUM >= 18700
    return ImGui::IsKeyPressed(key, repeats);
#else
    const int index = ImGui::GetKeyIndex(key);
    return index >= 0 && ImGui::IsKeyPressed(index, repeats);
#endif
}

void closeOnEscape() {
    if (isPressed(ImGuiKey_Escape)) {
        ImGui::CloseCurrentPopup();
    }
}

}  // namespace gimbalscope::ui
