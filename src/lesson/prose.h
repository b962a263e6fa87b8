// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Texts that somebody carried on to another line, which the format does not have: a text is one
// line.
#pragma once

#include <string>
#include <string_view>

#include "lesson/statements.h"

namespace gimbalscope::lesson {

/// The text that stands above a line, if one does.
struct TextAbove {
    int line = 0;         ///< of its keyword; 0: there is none
    int last = 0;         ///< up to which it seems to go
    bool isOpen = false;  ///< a sentence without its end
};

/// True for a sentence without a mark at its end.
bool isOpenSentence(std::string_view text);
/// True for a line right below a text.
bool isBelow(const TextAbove& above, const Statement& statement);
/// True when such a line reads as if the text went on: the sentence has no end, or a new one begins
/// with a capital letter.
bool seemsToGoOn(const TextAbove& above, const Statement& statement);

/// The sentence about a line that begins with no keyword and goes on with a text.
std::string goesOn(const TextAbove& above, std::string_view word);
/// What is added to a complaint about a line that may go on with a text.
std::string mayGoOn(const TextAbove& above);

}  // namespace gimbalscope::lesson
