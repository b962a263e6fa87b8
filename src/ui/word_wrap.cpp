// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Greedy: as many words on a line as there is room for.
#include "ui/word_wrap.h"

namespace gimbalscope::ui {

std::vector<std::string> wrapped(const ImFont& font, std::string_view text, float width) {
    std::vector<std::string> lines;
    std::string line;
    while (!text.empty()) {
        const std::size_t blank = text.find(' ');
        const std::string_view word = text.substr(0, blank);
        text = blank == std::string_view::npos ? std::string_view{} : text.substr(blank + 1);
        if (word.empty()) {
            continue;
        }
        std::string longer = line.empty() ? std::string(word) : line + " " + std::string(word);
        if (!line.empty() && textWidth(font, longer) > width) {
            lines.push_back(std::move(line));
            line = word;
        } else {
            line = std::move(longer);
        }
    }
    if (!line.empty()) {
        lines.push_back(std::move(line));
    }
    return lines;
}

std::string_view withoutLastSentence(std::string_view text) {
    const std::size_t stop = text.rfind(". ");
    return stop == std::string_view::npos ? std::string_view{} : text.substr(0, stop + 1);
}

std::string withRealSigns(std::string_view text) {
    constexpr std::string_view kDegrees = " deg";
    const auto isLetter = [&](std::size_t at) {
        return at < text.size() && text[at] >= 'a' && text[at] <= 'z';
    };
    std::string result;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char before = at > 0 ? text[at - 1] : ' ';
        if (text.substr(at).starts_with(kDegrees) && !isLetter(at + kDegrees.size()) &&
            before >= '0' && before <= '9') {
            result += "\xC2\xB0";
            at += kDegrees.size() - 1;
        } else if (text[at] == '-' && (before == ' ' || before == '(') && !isLetter(at + 1)) {
            result += "\xE2\x88\x92";
        } else {
            result += text[at];
        }
    }
    return result;
}

}  // namespace gimbalscope::ui
