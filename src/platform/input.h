// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What comes out of a window: a queue of small events in the order in which they happened. Nothing
// is folded together, so a key pressed and released between two frames is two events and never
// lost.
//
// Keys are names, not codes: "S", "Space", "F1", "[", "Escape", "Left". A letter names a
// *position*: the key where the US layout has that letter, whatever is printed on it, so that W A S
// D lie under the same fingers on every keyboard. Typed text arrives separately, as the characters
// the layout gives.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <variant>

namespace gimbalscope::platform {

struct KeyEvent {
    std::string key;  ///< the name without modifiers, e.g. "S", "Shift", "Ctrl"
    bool down = false;
    bool repeat = false;                            ///< made by the system's key repeat
    bool shift = false, ctrl = false, alt = false;  ///< held at that moment
    std::string
        printed{};  ///< what is printed on it: "Z" for "Y" on a German keyboard; may be empty
};
/// The key with its modifiers as people write it: "Ctrl+Shift+S".
std::string chord(const KeyEvent& event);

struct TextEvent {
    std::uint32_t codepoint = 0;
};
struct MouseMoveEvent {
    double x = 0.0, y = 0.0;  ///< pixels of the framebuffer, from the top left corner
};
struct MouseButtonEvent {
    int button = 0;  ///< 0 left, 1 right, 2 middle
    bool down = false;
};
struct ScrollEvent {
    double x = 0.0, y = 0.0;
};
/// The window gained or lost the keyboard. After a loss every key counts as released.
struct FocusEvent {
    bool focused = false;
};
/// The picture has to be drawn again: uncovered, resized, shown.
struct RedrawEvent {};

/// Files were dropped on the window.
struct DropEvent {
    std::string path;  ///< of the first
    int count = 0;
};

/// A game pad at one moment, in GLFW's order: left x, left y, right x, right y, left and right
/// trigger (right and down positive, a trigger at rest -1); A, B, X, Y, bumpers, Back, Start,
/// Guide, stick buttons, and the cross clockwise from up.
struct PadReading {
    std::array<double, 6> axes{};
    std::array<bool, 15> buttons{};
};

using InputEvent = std::variant<KeyEvent, TextEvent, MouseMoveEvent, MouseButtonEvent, ScrollEvent,
                                FocusEvent, RedrawEvent, DropEvent>;

}  // namespace gimbalscope::platform
