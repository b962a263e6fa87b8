// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include "lesson/prose.h"

#include "text/words.h"

namespace gimbalscope::lesson {

bool isOpenSentence(std::string_view text) {
    while (!text.empty() && std::string_view("\"')]").find(text.back()) != std::string_view::npos) {
        text.remove_suffix(1);
    }
    // The marks of other scripts are not ASCII; nothing is known of them.
    return !text.empty() && static_cast<unsigned char>(text.back()) < 0x80 &&
           std::string_view(".?!:").find(text.back()) == std::string_view::npos;
}

bool isBelow(const TextAbove& above, const Statement& statement) {
    return above.line > 0 && statement.line == above.last + 1;
}

bool seemsToGoOn(const TextAbove& above, const Statement& statement) {
    const char first = statement.keyword.empty() ? '\0' : statement.keyword.front();
    const bool isCapital =
        (first >= 'A' && first <= 'Z') || static_cast<unsigned char>(first) >= 0x80;
    return isBelow(above, statement) && (above.isOpen || isCapital);
}

std::string goesOn(const TextAbove& above, std::string_view word) {
    return "no keyword is called " + text::inQuotes(word) + "; the text of line " +
           std::to_string(above.line) +
           " seems to go on here. A text is one line, however long: join them";
}

std::string mayGoOn(const TextAbove& above) {
    return " (if the text of line " + std::to_string(above.line) +
           " goes on here, write it into that line)";
}

}  // namespace gimbalscope::lesson
