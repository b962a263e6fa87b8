// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Text that is typed: the field, and what is understood beside plain numbers.
#include <cmath>

#include "ui/key_focus.h"
#include "ui/widgets.h"

namespace gimbalscope::ui {
namespace {

/// What the callback of a field is about.
struct Typing {
    std::string& text;
    std::string* typed;  ///< before it had the keyboard; null for nothing
};
/// Makes room for a text that grows, a long one from the clipboard too; and takes what was typed.
int followLength(ImGuiInputTextCallbackData* data) {
    const Typing& typing = *static_cast<Typing*>(data->UserData);
    if (data->EventFlag == ImGuiInputTextFlags_CallbackResize) {
        typing.text.resize(static_cast<std::size_t>(data->BufTextLen));
        data->Buf = typing.text.data();
    } else if (typing.typed != nullptr && !typing.typed->empty()) {
        data->DeleteChars(0, data->BufTextLen);
        data->InsertChars(0, typing.typed->c_str());
        typing.typed->clear();
    }
    return 0;
}

/// What the callback of a field of several lines is about.
struct Pasting {
    std::string& text;
    bool& selectsAll;
};
int followPasting(ImGuiInputTextCallbackData* data) {
    const Pasting& pasting = *static_cast<Pasting*>(data->UserData);
    if (data->EventFlag == ImGuiInputTextFlags_CallbackResize) {
        pasting.text.resize(static_cast<std::size_t>(data->BufTextLen));
        data->Buf = pasting.text.data();
    } else if (pasting.selectsAll) {
        data->SelectAll();
        pasting.selectsAll = false;
    }
    return 0;
}

/// Until it goes out of scope: where the next item is, its font and its paddings.
class FieldStyle {
public:
    FieldStyle(PanelContext& context, std::string_view name, const Rect& rect, float lineHeight) {
        const Painter& painter = context.painter;
        context.ui.widgets.push_back({std::string(name), rect});
        ImGui::SetCursorScreenPos({static_cast<float>(rect.x), static_cast<float>(rect.y)});
        ImGui::PushFont(painter.fonts.mono);
        const float room = lineHeight - painter.fonts.mono->FontSize;
        ImGui::PushStyleVar(ImGuiStyleVar_FramePadding,
                            {painter.px(8.0F), std::floor(room * 0.5F)});
        ImGui::PushID(name.data(), name.data() + name.size());
    }
    ~FieldStyle() {
        ImGui::PopID();
        ImGui::PopStyleVar();
        ImGui::PopFont();
    }
    FieldStyle(const FieldStyle&) = delete;
    FieldStyle& operator=(const FieldStyle&) = delete;
};

}  // namespace

bool textField(PanelContext& context, std::string_view name, const Rect& rect, std::string& text,
               std::string* typed) {
    const FieldStyle style(context, name, rect, static_cast<float>(rect.height));
    ImGui::SetNextItemWidth(static_cast<float>(rect.width));
    if (focusStop(context, name, rect) || (typed != nullptr && !typed->empty())) {
        ImGui::SetKeyboardFocusHere();
    }
    Typing typing{text, typed};
    const bool entered = ImGui::InputText(
        "##field", text.data(), text.capacity() + 1,
        ImGuiInputTextFlags_AutoSelectAll | ImGuiInputTextFlags_EnterReturnsTrue |
            ImGuiInputTextFlags_CallbackResize | ImGuiInputTextFlags_CallbackAlways,
        followLength, &typing);
    return entered || ImGui::IsItemDeactivatedAfterEdit();
}

bool pasteField(PanelContext& context, std::string_view name, const Rect& rect, std::string& text,
                bool& selectsAll) {
    const FieldStyle style(context, name, rect, context.painter.px(32.0F));
    Pasting pasting{text, selectsAll};
    return ImGui::InputTextMultiline(
        "##field", text.data(), text.capacity() + 1,
        {static_cast<float>(rect.width), static_cast<float>(rect.height)},
        ImGuiInputTextFlags_EnterReturnsTrue | ImGuiInputTextFlags_CtrlEnterForNewLine |
            ImGuiInputTextFlags_CallbackResize | ImGuiInputTextFlags_CallbackAlways,
        followPasting, &pasting);
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
