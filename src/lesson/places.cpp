// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The names of places.
#include "lesson/places.h"

#include <algorithm>
#include <array>

#include "convention/convention.h"
#include "sim/selection.h"
#include "text/words.h"

namespace gimbalscope::lesson {
namespace {

constexpr std::array<std::string_view, 12> kPlaces{"flight",    "navball",   "truth",    "map",
                                                   "autopilot", "verdict",   "timeline", "methods",
                                                   "curves",    "keyframes", "editor",   "card"};

}  // namespace

std::span<const std::string_view> places() { return kPlaces; }

std::string placeObjection(std::string_view place) {
    const std::vector<std::string_view> words = text::splitWords(place);
    if (words.empty()) {
        return "a place is missing";
    }
    if (std::ranges::find(kPlaces, words[0]) == kPlaces.end()) {
        if (convention::find(sim::idIn(words[0])) != nullptr) {
            return text::inQuotes(words[0]) + " is a card: write \"look card " +
                   std::string(words[0]) + "\"";
        }
        return "unknown place " + text::inQuotes(words[0]) + ": " +
               text::suggestion(words[0], kPlaces);
    }
    if (words[0] != "card") {
        return words.size() == 1 ? std::string() : text::inQuotes(words[1]) + " is not expected";
    }
    if (words.size() < 2 || words.size() > 3) {
        return "a card is named as in \"card urot\" or \"card urot yaw\"";
    }
    return {};
}

std::string numberObjection(const convention::Convention& row, std::string_view card,
                            std::string_view number) {
    const std::vector<std::string_view> names(row.names.begin(),
                                              row.names.begin() + row.angleCount);
    if (number == "stretch" || std::ranges::find(names, number) != names.end()) {
        return {};
    }
    return std::string(card) + " has no angle " + text::inQuotes(number) + ": " +
           text::suggestion(number, names);
}

}  // namespace gimbalscope::lesson
