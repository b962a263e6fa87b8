// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The queue of input events and the written form of a key.
#include "platform/input.h"

#include <utility>

#include "platform/window.h"

namespace gimbalscope::platform {

std::string chord(const KeyEvent& event) {
    std::string text;
    const auto add = [&](bool held, std::string_view name) {
        if (held && event.key != name) {
            text += name;
            text += '+';
        }
    };
    add(event.ctrl, "Ctrl");
    add(event.alt, "Alt");
    add(event.shift, "Shift");
    return text + event.key;
}

void Window::push(const InputEvent& event) { events_.push_back(event); }

std::vector<InputEvent> Window::takeEvents() { return std::exchange(events_, {}); }

}  // namespace gimbalscope::platform
