// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The lines of lesson files: a keyword and the rest.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace gimbalscope::lesson {

struct Statement {
    int line = 0;  ///< from 1
    std::string_view keyword, rest;
    std::string problem;  ///< why the line cannot be read; empty when it can
};
/// Empty lines and those that begin with # are left out; CRLF and a byte order mark are accepted.
/// Views into the text.
std::vector<Statement> statementsOf(std::string_view text);

/// No text of a lesson or a translation is longer, in bytes.
inline constexpr std::size_t kLongestText = 600;
std::string tooLong();

/// Letters, digits, - and _, at most 32.
bool isPlainName(std::string_view word);
/// Two small letters.
bool isLanguage(std::string_view word);

}  // namespace gimbalscope::lesson
