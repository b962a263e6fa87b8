// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// From the window's events to ImGui. ImGui 1.86 looks at keys and buttons once a frame, so a press
// and a release between two frames would be lost: of twenty taps at ten frames a second it saw one.
// Therefore at most one change per key and button is handed over in a frame, and what follows waits
// for the next. Newer versions of ImGui queue by themselves; the same rule does them no harm.
#pragma once

#include <deque>
#include <span>

#include "platform/window.h"

namespace gimbalscope::app {

class ImGuiInput {
public:
    /// Connects the clipboard. The window has to outlive ImGui's context.
    explicit ImGuiInput(platform::Window& window);

    void add(std::span<const platform::InputEvent> events);
    /// Before each frame.
    void feed();
    /// Events wait for the next frame: draw again soon.
    bool hasMore() const { return !waiting_.empty(); }
    /// After each frame: the pointer's shape.
    void showPointer();

private:
    platform::Window& window_;
    std::deque<platform::InputEvent> waiting_;
    int pointer_ = 0;
};

/// True while a text field has the keyboard or a pop-up is open: keys then type and do not fly.
bool keyboardIsTaken();

}  // namespace gimbalscope::app
