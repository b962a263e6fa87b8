// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Pasted text as plain ASCII: signs that look like a minus, full-width digits, blanks of any width,
// degree signs, Greek angle names and quotes become what they stand for; comments are put aside.
#pragma once

#include <string>
#include <string_view>

namespace gimbalscope::tune {

/// Longer texts are refused: they are no attitude, and nobody pasted them on purpose.
inline constexpr std::size_t kLongestPaste = 65536;

struct PlainText {
    std::string text;      ///< ASCII with line ends, without comments
    std::string comments;  ///< what stood in // # and /* */, in lower case
    std::string problem;   ///< a sentence; empty when all is well
};

/// Refuses texts over kLongestPaste bytes, control characters and what is not UTF-8. Characters
/// that mean nothing here become blanks.
PlainText plainText(std::string_view pasted);

}  // namespace gimbalscope::tune
