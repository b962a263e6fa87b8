// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The table of key names. Letters, digits and function keys follow from their codes; the rest are
// rows.
#include "platform/key_names.h"

#include <array>

#include <GLFW/glfw3.h>

namespace gimbalscope::platform {
namespace {

struct NamedKey {
    int code;
    std::string_view name;
};

constexpr std::array kNamedKeys{NamedKey{GLFW_KEY_SPACE, "Space"},
                                NamedKey{GLFW_KEY_APOSTROPHE, "'"},
                                NamedKey{GLFW_KEY_COMMA, ","},
                                NamedKey{GLFW_KEY_MINUS, "-"},
                                NamedKey{GLFW_KEY_PERIOD, "."},
                                NamedKey{GLFW_KEY_SLASH, "/"},
                                NamedKey{GLFW_KEY_SEMICOLON, ";"},
                                NamedKey{GLFW_KEY_EQUAL, "="},
                                NamedKey{GLFW_KEY_LEFT_BRACKET, "["},
                                NamedKey{GLFW_KEY_BACKSLASH, "\\"},
                                NamedKey{GLFW_KEY_RIGHT_BRACKET, "]"},
                                NamedKey{GLFW_KEY_GRAVE_ACCENT, "`"},
                                NamedKey{GLFW_KEY_ESCAPE, "Escape"},
                                NamedKey{GLFW_KEY_ENTER, "Enter"},
                                NamedKey{GLFW_KEY_KP_ENTER, "Enter"},
                                NamedKey{GLFW_KEY_TAB, "Tab"},
                                NamedKey{GLFW_KEY_BACKSPACE, "Backspace"},
                                NamedKey{GLFW_KEY_INSERT, "Insert"},
                                NamedKey{GLFW_KEY_DELETE, "Delete"},
                                NamedKey{GLFW_KEY_LEFT, "Left"},
                                NamedKey{GLFW_KEY_RIGHT, "Right"},
                                NamedKey{GLFW_KEY_UP, "Up"},
                                NamedKey{GLFW_KEY_DOWN, "Down"},
                                NamedKey{GLFW_KEY_PAGE_UP, "PageUp"},
                                NamedKey{GLFW_KEY_PAGE_DOWN, "PageDown"},
                                NamedKey{GLFW_KEY_HOME, "Home"},
                                NamedKey{GLFW_KEY_END, "End"},
                                NamedKey{GLFW_KEY_LEFT_SHIFT, "Shift"},
                                NamedKey{GLFW_KEY_RIGHT_SHIFT, "Shift"},
                                NamedKey{GLFW_KEY_LEFT_CONTROL, "Ctrl"},
                                NamedKey{GLFW_KEY_RIGHT_CONTROL, "Ctrl"},
                                NamedKey{GLFW_KEY_LEFT_ALT, "Alt"},
                                NamedKey{GLFW_KEY_RIGHT_ALT, "Alt"}};

}  // namespace

std::string keyName(int glfwKey) {
    if ((glfwKey >= GLFW_KEY_A && glfwKey <= GLFW_KEY_Z) ||
        (glfwKey >= GLFW_KEY_0 && glfwKey <= GLFW_KEY_9)) {
        return std::string(1, static_cast<char>(glfwKey));
    }
    if (glfwKey >= GLFW_KEY_KP_0 && glfwKey <= GLFW_KEY_KP_9) {
        return std::string(1, static_cast<char>('0' + glfwKey - GLFW_KEY_KP_0));
    }
    if (glfwKey >= GLFW_KEY_F1 && glfwKey <= GLFW_KEY_F25) {
        return "F" + std::to_string(glfwKey - GLFW_KEY_F1 + 1);
    }
    for (const NamedKey& each : kNamedKeys) {
        if (each.code == glfwKey) {
            return std::string(each.name);
        }
    }
    return {};
}

int glfwKeyOf(std::string_view name) {
    for (int code = GLFW_KEY_SPACE; code <= GLFW_KEY_LAST; ++code) {
        if (keyName(code) == name) {
            return code;
        }
    }
    return GLFW_KEY_UNKNOWN;
}

}  // namespace gimbalscope::platform
