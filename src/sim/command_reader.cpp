// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Words quoted in messages stay on one line, whatever was typed or pasted.
#include "sim/command_reader.h"

namespace gimbalscope::sim {

std::string quoted(std::string_view word) {
    constexpr std::size_t kMostCharacters = 40;
    std::string result = "\"";
    for (const char character : word.substr(0, kMostCharacters)) {
        const auto code = static_cast<unsigned char>(character);
        result += code < 0x20 || code == 0x7f ? '?' : character;
    }
    return result + (word.size() > kMostCharacters ? "...\"" : "\"");
}

}  // namespace gimbalscope::sim
