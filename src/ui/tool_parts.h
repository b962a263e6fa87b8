// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What the pages of the tools share: words that take as many lines as they need, a file to be read,
// commands that are refused, and attitudes in few words.
#pragma once

#include <array>

#include "ui/tune_parts.h"

namespace gimbalscope::ui {

/// A text in a font: lines, colour.
struct Words {
    std::string_view text;
    const ImFont* font;
    look::Rgb color;
    std::size_t mostLines = 2;
};
/// Writes it from the pen's top, and the pen below it. Nothing where not one line has room. Lines
/// that are left out end in an ellipsis.
void drawWords(PanelContext& context, Pen& pen, const Words& words);
/// The page's heading.
void drawHeading(PanelContext& context, Pen& pen, std::string_view text);
/// A hint in small letters.
void drawHint(PanelContext& context, Pen& pen, std::string_view text, std::size_t mostLines = 3);

/// Asks for a command unless it can never be obeyed; then says why (UiState::toolError).
void demand(PanelContext& context, const sim::Command& command);
/// Why the last demand was refused, where that was.
void drawToolError(PanelContext& context, Pen& pen);

/// A row with a field for a file and a button; the file that is to be read now.
struct FileRow {
    std::string_view label, name, file, button;
};
std::optional<std::string> fileRow(PanelContext& context, Pen& pen, const FileRow& row);

/// A clause as a sentence: a capital at its beginning, unless that is a column's letter, and a full
/// stop at its end.
std::string sentence(std::string_view clause);

/// Heading, nose up and bank: "30°", "−20.5°", "40°".
std::array<std::string, 3> briefAngles(const math::Quat& worldFromBody);
/// "heading 30°  up −20.5°  bank 40°".
std::string briefAttitude(const math::Quat& worldFromBody);

}  // namespace gimbalscope::ui
