// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The shape of the bytes first, then what they say.
#include "text/utf8.h"

#include <cstdint>

namespace gimbalscope::text {

std::optional<char32_t> takeCharacter(std::string_view& text) {
    const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
    const std::uint8_t lead = byte(0);
    const std::size_t size = lead < 0x80                   ? 1
                             : lead >= 0xC2 && lead < 0xE0 ? 2
                             : lead >= 0xE0 && lead < 0xF0 ? 3
                             : lead >= 0xF0 && lead < 0xF5 ? 4
                                                           : 0;
    if (size == 0 || text.size() < size) {
        return std::nullopt;
    }
    char32_t code = size == 1 ? lead : lead & (0xFFU >> (size + 1));
    for (std::size_t i = 1; i < size; ++i) {
        if ((byte(i) & 0xC0U) != 0x80) {
            return std::nullopt;
        }
        code = code << 6U | (byte(i) & 0x3FU);
    }
    const bool isOverlong = (size == 3 && code < 0x800) || (size == 4 && code < 0x10000);
    if (isOverlong || (code >= 0xD800 && code < 0xE000) || code > 0x10FFFF) {
        return std::nullopt;
    }
    text.remove_prefix(size);
    return code;
}

bool isControl(char32_t character) {
    return character < 0x20 || (character >= 0x7F && character <= 0x9F) ||
           (character >= 0x2028 && character <= 0x202E) ||
           (character >= 0x2066 && character <= 0x2069);
}

std::string printable(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const std::string_view before = text;
        const std::optional<char32_t> character = takeCharacter(text);
        if (!character) {
            text.remove_prefix(1);
        }
        const bool isShown = character && !isControl(*character);
        result += isShown ? before.substr(0, before.size() - text.size()) : std::string_view("?");
    }
    return result;
}

}  // namespace gimbalscope::text
