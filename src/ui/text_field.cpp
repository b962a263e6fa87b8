// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Text that is typed: the field, and what is understood beside plain numbers.
#include <cmath>

#include "ui/widgets.h"

namespace gimbalscope::ui {
namespace {

/// Makes room for a text that grows, a long one from the clipboard too.
int followLength(ImGuiInputTextCallbackData* data) {
    if (data->EventFlag == ImGuiInputTextFlags_CallbackResize) {
        std::string& text = *static_cast<std::string*>(data->UserData);
        text.resize(static_cast<std::size_t>(data->BufTextLen));
        data->Buf = text.data();
    }
    return 0;
}

}  // namespace

bool textField(PanelContext& context, std::string_view name, const Rect& rect, std::string& text) {
    const Painter& painter = context.painter;
    context.ui.widgets.push_back({std::string(name), rect});
    ImGui::SetCursorScreenPos({static_cast<float>(rect.x), static_cast<float>(rect.y)});
    ImGui::SetNextItemWidth(static_cast<float>(rect.width));
    ImGui::PushFont(painter.fonts.mono);
    const float room = static_cast<float>(rect.height) - painter.fonts.mono->FontSize;
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {painter.px(8.0F), std::floor(room * 0.5F)});
    ImGui::PushID(name.data(), name.data() + name.size());
    const bool entered =
        ImGui::InputText("##field", text.data(), text.capacity() + 1,
                         ImGuiInputTextFlags_AutoSelectAll | ImGuiInputTextFlags_EnterReturnsTrue |
                             ImGuiInputTextFlags_CallbackResize,
                         followLength, &text);
    const bool finished = entered || ImGui::IsItemDeactivatedAfterEdit();
    ImGui::PopID();
    ImGui::PopStyleVar();
    ImGui::PopFont();
    return finished;
}

std::string withoutDegreeSigns(std::string_view typed) {
    constexpr std::string_view kDegree = "\xC2\xB0";
    std::string text(typed);
    for (std::size_t at = text.find(kDegree); at != std::string::npos; at = text.find(kDegree)) {
        text.erase(at, kDegree.size());
    }
    return text;
}

}  // namespace gimbalscope::ui
