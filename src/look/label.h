// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Labels that belong to a picture but are drawn by whoever has fonts. The scene says what stands
// where, the user interface draws it over the rendered picture, clipped to the view's rectangle.
#pragma once

#include <cstdint>
#include <string>

#include "look/color.h"

namespace gimbalscope::look {

enum class LabelStyle : std::uint8_t {
    Caption,     ///< plain, the size of captions
    Strong,      ///< plain, semi-bold: cardinal points and sentences
    HollowBead,  ///< a letter in a ring of `color` on the panel colour; radius 8.5 px
    FilledBead,  ///< a dark (in light themes white) letter on a disc of `color`; radius 8 px
    KeyCaps,     ///< keys as on a keyboard, one for each word, with a border of `color`
};

/// A text and where it goes: pixels of the window, x right, y down; `y` is the middle of the text.
struct Label {
    float x = 0.0F, y = 0.0F;
    float anchor = 0.5F;  ///< 0: x is the left end, 0.5 the middle, 1 the right end
    LabelStyle style = LabelStyle::Caption;
    Rgb color{};
    float alpha = 1.0F;  ///< 0 to 1; a filled bead mixes `color` from the panel's by this much
    std::string text{};
    friend bool operator==(const Label&, const Label&) = default;
};

}  // namespace gimbalscope::look
