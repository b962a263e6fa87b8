// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// UTF-8, one character after the other.
#pragma once

#include <optional>
#include <string_view>

namespace gimbalscope::text {

/// The character that a text begins with, which is taken off. Nullopt, and nothing taken, where it
/// begins with none: too short, overlong, a surrogate, or beyond U+10FFFF. The text is not empty.
std::optional<char32_t> takeCharacter(std::string_view& text);

}  // namespace gimbalscope::text
