// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The words of quantities and comparisons.
#include "lesson/wording.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <utility>

#include "lesson/library.h"
#include "text/numbers.h"

namespace gimbalscope::lesson {
namespace {

constexpr std::string_view kDegrees = "\xC2\xB0";

/// A quantity (sim/quantity.h) as people say it; "%" stands for an angle's name.
struct Said {
    std::string_view quantity, words, unit;
};
constexpr std::array kSaid{
    Said{"heading", "heading", kDegrees},
    Said{"nose-up", "nose up", kDegrees},
    Said{"bank", "bank", kDegrees},
    Said{"time", "time", " s"},
    Said{"drift-deg", "drift", kDegrees},
    Said{"target-deg", "distance from the target", kDegrees},
    Said{"mark-a-deg", "distance from mark A", kDegrees},
    Said{"nose-distance-deg", "distance of the nose from the vertical", kDegrees},
    Said{"corrections", "corrections", ""},
    Said{"keyframes", "number of keys", ""},
    Said{"key-time", "time of the keyframes", " s"},
    Said{"key-rate-jump", "jump of the angular velocity at the keys", "\xC2\xB0/s"},
    Said{"path-deg", "length of the way", kDegrees},
    Said{"shortest-deg", "shortest way through the keys", kDegrees},
    Said{"state", "state", ""},
    Said{"cause", "cause", ""},
    Said{"stretch", "stretch", ""},
    Said{"error-deg", "round-trip error", kDegrees},
    Said{"pole-distance-deg", "distance from the pole", kDegrees},
    Said{"flickers", "flickers", ""},
    Said{"flickers-per-second", "flickers a second", ""},
    Said{"name-jumps", "name jumps", ""},
    Said{"nan", "NaN", ""},
    Said{"worst-error-deg", "worst error at all attitudes", kDegrees},
    Said{"worst-nan", "NaN at all attitudes", ""},
    Said{"versus-deg", "difference from B", kDegrees},
    Said{"moved-most", "moved furthest", ""}};
/// Behind an angle's name.
constexpr std::array kSaidOfAngles{Said{"-moved-deg", "% has moved", kDegrees},
                                   Said{"-step-deg", "largest step of %", kDegrees},
                                   Said{"-deg", "%", kDegrees}};

struct Comparison {
    std::string_view sign, word;
};
constexpr std::array kComparisons{Comparison{"<", "below"}, Comparison{"<=", "at most"},
                                  Comparison{">", "above"}, Comparison{">=", "at least"},
                                  Comparison{"not", "not"}};

/// The words and the unit of a quantity; the name as it is for one that is not in the tables.
std::pair<std::string, std::string_view> said(std::string_view quantity,
                                              std::string_view language) {
    const auto whole = std::ranges::find(kSaid, quantity, &Said::quantity);
    if (whole != kSaid.end()) {
        return {std::string(word(whole->words, language)), whole->unit};
    }
    for (const Said& each : kSaidOfAngles) {
        if (quantity.ends_with(each.quantity)) {
            std::string words(word(each.words, language));
            words.replace(words.find('%'), 1,
                          quantity.substr(0, quantity.size() - each.quantity.size()));
            return {std::move(words), each.unit};
        }
    }
    return {std::string(quantity), {}};
}

}  // namespace

std::string worded(std::string_view sentence, std::string_view language, std::string_view part) {
    std::string words(word(sentence, language));
    if (const std::size_t at = words.find('%'); at != std::string::npos) {
        words.replace(at, 1, part);
    }
    return words;
}

std::string conditionText(const sim::Expect& expect, std::string_view language) {
    const auto [words, unit] = said(expect.quantity, language);
    std::string text = expect.selection.empty() ? words : expect.selection + ": " + words;
    const auto comparison = std::ranges::find(kComparisons, expect.comparison, &Comparison::sign);
    text += comparison == kComparisons.end()
                ? " = "
                : " " + std::string(word(comparison->word, language)) + " ";
    text += std::string(word(expect.value, language)) + std::string(unit);
    if (!expect.within.empty()) {
        text += " \xC2\xB1 " + expect.within + std::string(unit);
    }
    return text;
}

std::string foundText(const sim::Expect& expect, std::string_view found,
                      std::string_view language) {
    const std::optional<double> number = text::parseFinite(found);
    if (!number) {
        return std::string(word(found, language));
    }
    std::array<char, 32> digits{};
    std::snprintf(digits.data(), digits.size(), "%.4g", *number + 0.0);
    return std::string(digits.data()) + std::string(said(expect.quantity, {}).second);
}

}  // namespace gimbalscope::lesson
