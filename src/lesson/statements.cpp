// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Cutting a file into statements.
#include "lesson/statements.h"

#include <algorithm>

#include "sim/play.h"
#include "text/utf8.h"
#include "text/words.h"

namespace gimbalscope::lesson {
namespace {

constexpr std::size_t kLongestName = 32;

std::string problemOf(std::string_view line) {
    while (!line.empty()) {
        const auto character = text::takeCharacter(line);
        if (!character) {
            return "this is not UTF-8";
        }
        // Direction marks would let a line read otherwise than it is written.
        if (*character != '\t' && text::isControl(*character)) {
            return "there is a control character in it";
        }
    }
    return {};
}

}  // namespace

std::vector<Statement> statementsOf(std::string_view text) {
    std::vector<Statement> statements;
    if (text.starts_with(sim::kByteOrderMark)) {
        text.remove_prefix(sim::kByteOrderMark.size());
    }
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = text.find('\n');
        const std::string_view line = text::trimmed(text.substr(0, end));
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
        if (line.empty() || line.front() == '#') {
            continue;
        }
        const std::string_view keyword = line.substr(0, line.find_first_of(" \t"));
        statements.push_back(
            {number, keyword, text::trimmed(line.substr(keyword.size())), problemOf(line)});
    }
    return statements;
}

std::string tooLong() {
    return "longer than " + std::to_string(kLongestText) + " bytes: nobody reads that";
}

bool isPlainName(std::string_view word) {
    return !word.empty() && word.size() <= kLongestName && std::ranges::all_of(word, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               c == '-' || c == '_';
    });
}

bool isLanguage(std::string_view word) {
    return word.size() == 2 &&
           std::ranges::all_of(word, [](char c) { return c >= 'a' && c <= 'z'; });
}

}  // namespace gimbalscope::lesson
