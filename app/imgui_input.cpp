// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The table of keys ImGui asks for, and the feeding of both its old and its new interface.
#include "app/imgui_input.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string>

#include <imgui.h>

namespace gimbalscope::app {
namespace {

using namespace platform;

struct KeyOfImGui {
    std::string_view name;
    ImGuiKey key;
};
constexpr std::array kKeys{KeyOfImGui{"Tab", ImGuiKey_Tab},
                           KeyOfImGui{"Left", ImGuiKey_LeftArrow},
                           KeyOfImGui{"Right", ImGuiKey_RightArrow},
                           KeyOfImGui{"Up", ImGuiKey_UpArrow},
                           KeyOfImGui{"Down", ImGuiKey_DownArrow},
                           KeyOfImGui{"PageUp", ImGuiKey_PageUp},
                           KeyOfImGui{"PageDown", ImGuiKey_PageDown},
                           KeyOfImGui{"Home", ImGuiKey_Home},
                           KeyOfImGui{"End", ImGuiKey_End},
                           KeyOfImGui{"Insert", ImGuiKey_Insert},
                           KeyOfImGui{"Delete", ImGuiKey_Delete},
                           KeyOfImGui{"Backspace", ImGuiKey_Backspace},
                           KeyOfImGui{"Space", ImGuiKey_Space},
                           KeyOfImGui{"Enter", ImGuiKey_Enter},
                           KeyOfImGui{"Escape", ImGuiKey_Escape},
                           KeyOfImGui{"A", ImGuiKey_A},
                           KeyOfImGui{"C", ImGuiKey_C},
                           KeyOfImGui{"V", ImGuiKey_V},
                           KeyOfImGui{"X", ImGuiKey_X},
                           KeyOfImGui{"Y", ImGuiKey_Y},
                           KeyOfImGui{"Z", ImGuiKey_Z}};

/// True for keys that mean something to ImGui; the others only write.
bool isKnown(const std::string& key) {
    return key == "Ctrl" || key == "Shift" || key == "Alt" ||
           std::ranges::find(kKeys, key, &KeyOfImGui::name) != kKeys.end();
}

/// What may change only once a frame: a key or a button. Empty for events that may follow each
/// other.
std::string onceAFrame(const InputEvent& event) {
    if (const auto* key = std::get_if<KeyEvent>(&event)) {
        return key->repeat || !isKnown(key->key) ? "" : "key " + key->key;
    }
    if (const auto* button = std::get_if<MouseButtonEvent>(&event)) {
        return "button " + std::to_string(button->button);
    }
    return {};
}

#if IMGUI_VERSION_NUM >= 18900

void connectKeys() {}
void giveModifiers(ImGuiIO& io, const KeyEvent& event) {
    io.AddKeyEvent(ImGuiMod_Ctrl, event.ctrl);
    io.AddKeyEvent(ImGuiMod_Shift, event.shift);
    io.AddKeyEvent(ImGuiMod_Alt, event.alt);
}
void giveKey(ImGuiIO& io, ImGuiKey key, bool down) { io.AddKeyEvent(key, down); }
void givePosition(ImGuiIO& io, float x, float y) { io.AddMousePosEvent(x, y); }
void giveButton(ImGuiIO& io, int button, bool down) { io.AddMouseButtonEvent(button, down); }
void giveWheel(ImGuiIO& io, float x, float y) { io.AddMouseWheelEvent(x, y); }
void giveFocus(ImGuiIO& io, bool focused) { io.AddFocusEvent(focused); }

#else

void connectKeys() {
    for (const KeyOfImGui& each : kKeys) {
        ImGui::GetIO().KeyMap[each.key] = each.key;
    }
}
void giveModifiers(ImGuiIO& io, const KeyEvent& event) {
    io.KeyCtrl = event.ctrl;
    io.KeyShift = event.shift;
    io.KeyAlt = event.alt;
}
void giveKey(ImGuiIO& io, ImGuiKey key, bool down) { io.KeysDown[key] = down; }
void givePosition(ImGuiIO& io, float x, float y) { io.MousePos = {x, y}; }
void giveButton(ImGuiIO& io, int button, bool down) { io.MouseDown[button] = down; }
void giveWheel(ImGuiIO& io, float x, float y) {
    io.MouseWheelH += x;
    io.MouseWheel += y;
}
void giveFocus(ImGuiIO& io, bool focused) {
    if (!focused) {
        io.AddFocusEvent(false);
        std::fill(std::begin(io.KeysDown), std::end(io.KeysDown), false);
        std::fill(std::begin(io.MouseDown), std::end(io.MouseDown), false);
        io.KeyCtrl = io.KeyShift = io.KeyAlt = false;
    }
}

#endif

/// Shift, Ctrl and Alt as an event has them; none for what is no key.
std::optional<std::array<bool, 3>> modifiersOf(const InputEvent& event) {
    const auto* key = std::get_if<KeyEvent>(&event);
    return key != nullptr ? std::optional(std::array{key->shift, key->ctrl, key->alt})
                          : std::nullopt;
}

struct Feeder {
    ImGuiIO& io;
    void operator()(const KeyEvent& event) {
        giveModifiers(io, event);
        for (const KeyOfImGui& each : kKeys) {
            if (each.name == event.key) {
                giveKey(io, each.key, event.down);
            }
        }
    }
    void operator()(const TextEvent& event) { io.AddInputCharacter(event.codepoint); }
    void operator()(const MouseMoveEvent& event) {
        givePosition(io, static_cast<float>(event.x), static_cast<float>(event.y));
    }
    void operator()(const MouseButtonEvent& event) {
        if (event.button >= 0 && event.button < 3) {
            giveButton(io, event.button, event.down);
        }
    }
    void operator()(const ScrollEvent& event) {
        giveWheel(io, static_cast<float>(event.x), static_cast<float>(event.y));
    }
    void operator()(const FocusEvent& event) { giveFocus(io, event.focused); }
    void operator()(const RedrawEvent&) {}
    void operator()(const DropEvent&) {}
};

/// The last text taken from the clipboard.
std::string* clipboardCopy() {
    static std::string copy;  // ImGui keeps the pointer it is given until the next call
    return &copy;
}

}  // namespace

ImGuiInput::ImGuiInput(Window& window) : window_(window) {
    ImGuiIO& io = ImGui::GetIO();
    io.BackendPlatformName = "gimbalscope";
    io.BackendFlags |= ImGuiBackendFlags_HasMouseCursors;
    connectKeys();
#if IMGUI_VERSION_NUM < 19110
    io.ClipboardUserData = &window_;
    io.GetClipboardTextFn = [](void* user) -> const char* {
        *clipboardCopy() = static_cast<Window*>(user)->clipboardText();
        return clipboardCopy()->c_str();
    };
    io.SetClipboardTextFn = [](void* user, const char* text) {
        static_cast<Window*>(user)->setClipboardText(text);
    };
#endif
}

void ImGuiInput::add(std::span<const InputEvent> events) {
    waiting_.insert(waiting_.end(), events.begin(), events.end());
}

void ImGuiInput::feed() {
    std::set<std::string> changed;
    bool buttonChanged = false;
    std::optional<std::array<bool, 3>> pressedWith;
    while (!waiting_.empty()) {
        const InputEvent& event = waiting_.front();
        const std::string once = onceAFrame(event);
        if (!once.empty() && !changed.insert(once).second) {
            return;
        }
        // A button counts where the pointer was, not where it has moved since.
        if (buttonChanged && std::holds_alternative<MouseMoveEvent>(event)) {
            return;
        }
        // Ctrl that is let go of after A still belongs to that A.
        const auto modifiers = modifiersOf(event);
        if (pressedWith && modifiers && *modifiers != *pressedWith) {
            return;
        }
        if (const auto* key = std::get_if<KeyEvent>(&event); key != nullptr && key->down) {
            pressedWith = key->key == "Ctrl" || key->key == "Shift" || key->key == "Alt"
                              ? pressedWith
                              : modifiers;
        }
        buttonChanged = buttonChanged || std::holds_alternative<MouseButtonEvent>(event);
        std::visit(Feeder{ImGui::GetIO()}, waiting_.front());
        waiting_.pop_front();
    }
}

void ImGuiInput::showPointer() {
    const ImGuiMouseCursor wanted = ImGui::GetMouseCursor();
    if (wanted == pointer_) {
        return;
    }
    pointer_ = wanted;
    window_.setPointer(wanted == ImGuiMouseCursor_TextInput  ? Pointer::Text
                       : wanted == ImGuiMouseCursor_Hand     ? Pointer::Hand
                       : wanted == ImGuiMouseCursor_ResizeEW ? Pointer::ResizeHorizontal
                                                             : Pointer::Arrow);
}

bool keyboardIsTaken() {
    return ImGui::GetIO().WantTextInput || ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopup);
}

}  // namespace gimbalscope::app
