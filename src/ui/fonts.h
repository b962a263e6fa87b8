// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The typefaces: Inter for words, JetBrains Mono for numbers that stand in columns. They are
// embedded in the program, drawn by FreeType with light hinting at whole-pixel sizes, and limited
// to the characters the interface uses. Inter's digits are made equally wide after loading, so that
// a number that changes does not shake.
#pragma once

struct ImFont;

namespace gimbalscope::ui {

/// One pointer per role; valid until the next loadFonts on the same ImGui context.
struct Fonts {
    ImFont* caption = nullptr;       ///< Inter Regular 13: captions, degrees, footers
    ImFont* body = nullptr;          ///< Inter Regular 15
    ImFont* reading = nullptr;       ///< Inter Regular 17: lessons, which a class reads
    ImFont* readingLarge = nullptr;  ///< Inter Regular 21: the same where there is room
    ImFont* label = nullptr;         ///< Inter Medium 14: labels, buttons
    ImFont* strong = nullptr;        ///< Inter SemiBold 14: panel titles, badges
    ImFont* title = nullptr;         ///< Inter SemiBold 18: card titles
    ImFont* titleSmall = nullptr;    ///< Inter SemiBold 16: above body
    ImFont* titleLarge = nullptr;    ///< Inter SemiBold 22: above large reading
    ImFont* brand = nullptr;         ///< Inter Bold 18
    ImFont* bead = nullptr;          ///< Inter Bold 12: letters in beads
    ImFont* mono = nullptr;          ///< JetBrains Mono Regular 14
    ImFont* code = nullptr;          ///< JetBrains Mono Regular 12: source code
    ImFont* number = nullptr;        ///< JetBrains Mono Medium 16: error, heading, nose, bank
    ImFont* angle = nullptr;         ///< JetBrains Mono Medium 24: the three angles
    ImFont* angleSmall = nullptr;    ///< JetBrains Mono Medium 20: the same in narrow cards
};

/// Replaces all fonts of the current ImGui context by those for a text scale (1 is 100 %) and
/// builds the atlas. The renderer's texture has to be made anew afterwards; call between frames.
Fonts loadFonts(float scale);

/// True when every character of a UTF-8 text has a glyph of its own in the font, none the fallback.
bool hasAllGlyphs(const ImFont& font, const char* text);

}  // namespace gimbalscope::ui
