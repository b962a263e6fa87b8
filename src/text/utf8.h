// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// UTF-8, one character after the other.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace gimbalscope::text {

/// The character that a text begins with, which is taken off. Nullopt, and nothing taken, where it
/// begins with none: too short, overlong, a surrogate, or beyond U+10FFFF. The text is not empty.
std::optional<char32_t> takeCharacter(std::string_view& text);

/// True for what is no letter but tells a terminal or a line to do something: the controls U+0000
/// to U+001F and U+007F to U+009F, the ends of lines and paragraphs U+2028 and U+2029, and what
/// turns round how a line is shown, U+202A to U+202E and U+2066 to U+2069.
bool isControl(char32_t character);

/// The text as it may stand in one line on a terminal: a question mark for each control character
/// and for each byte that is not UTF-8.
std::string printable(std::string_view text);

}  // namespace gimbalscope::text
