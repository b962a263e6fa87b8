// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// First come, first served, from left to right.
#include "ui/card_letters.h"

#include <algorithm>

namespace gimbalscope::ui {
namespace {

/// A letter or digit of ASCII as a capital; 0 for anything else.
char capital(char character) {
    if (character >= 'a' && character <= 'z') {
        return static_cast<char>(character - 'a' + 'A');
    }
    const bool isSign =
        (character >= 'A' && character <= 'Z') || (character >= '0' && character <= '9');
    return isSign ? character : '\0';
}

}  // namespace

std::vector<std::string> cardLetters(const sim::Readouts& readouts) {
    std::vector<std::string> letters;
    for (std::size_t card = 0; card < readouts.cards.size(); ++card) {
        const std::string_view id = readouts.cards[card].row->id;
        const auto same = std::ranges::find_if(
            readouts.cards, [&](const sim::Readout& other) { return other.row->id == id; });
        const auto first = static_cast<std::size_t>(same - readouts.cards.begin());
        if (first < card) {
            letters.push_back(letters[first]);
            continue;
        }
        std::string choices;
        for (const char character : id) {
            choices += capital(character);
        }
        choices += "123456789";
        const auto free = std::ranges::find_if(choices, [&](char each) {
            return each != '\0' &&
                   std::ranges::find(letters, std::string(1, each)) == letters.end();
        });
        letters.emplace_back(1, free != choices.end() ? *free : '?');
    }
    return letters;
}

}  // namespace gimbalscope::ui
