// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The words of quantities and comparisons.
#include "lesson/wording.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "lesson/figures.h"
#include "lesson/lecture.h"
#include "lesson/library.h"
#include "text/numbers.h"

namespace gimbalscope::lesson {
namespace {

constexpr int kDigits = 4;  // while they change

/// A quantity (sim/quantity.h) as people say it; "%" stands for an angle's name.
struct Said {
    std::string_view quantity, words;
};
constexpr std::array kSaid{Said{"heading", "heading"},
                           Said{"nose-up", "nose up"},
                           Said{"bank", "bank"},
                           Said{"time", "time"},
                           Said{"drift-deg", "drift"},
                           Said{"norm-error", "error of the quaternion's length"},
                           Said{"target-deg", "distance from the target"},
                           Said{"mark-a-deg", "distance from mark A"},
                           Said{"nose-distance-deg", "distance of the nose from the vertical"},
                           Said{"corrections", "corrections"},
                           Said{"keyframes", "number of keys"},
                           Said{"key-time", "time of the keyframes"},
                           Said{"key-rate-jump", "jump of the angular velocity at the keys"},
                           Said{"path-deg", "length of the way"},
                           Said{"shortest-deg", "shortest way through the keys"},
                           Said{"state", "state"},
                           Said{"cause", "cause"},
                           Said{"stretch", "stretch"},
                           Said{"error-deg", "round-trip error"},
                           Said{"pole-distance-deg", "distance from the pole"},
                           Said{"flickers", "flickers"},
                           Said{"flickers-per-second", "flickers a second"},
                           Said{"domain", "flickers by domain errors"},
                           Said{"snap", "flickers by snapping"},
                           Said{"quantum", "flickers by rounding"},
                           Said{"noise", "flickers by noise"},
                           Said{"name-jumps", "name jumps"},
                           Said{"nan", "NaN"},
                           Said{"worst-error-deg", "worst error at all attitudes"},
                           Said{"worst-nan", "NaN at all attitudes"},
                           Said{"versus-deg", "difference from B"},
                           Said{"versus-error-deg", "round-trip error of B"},
                           Said{"moved-most", "moved furthest"}};
/// Behind an angle's name.
constexpr std::array kSaidOfAngles{Said{"-moved-deg", "% has moved"},
                                   Said{"-step-deg", "largest step of %"}, Said{"-deg", "%"}};

struct Comparison {
    std::string_view sign, word;
};
constexpr std::array kComparisons{Comparison{"<", "below"}, Comparison{"<=", "at most"},
                                  Comparison{">", "above"}, Comparison{">=", "at least"},
                                  Comparison{"not", "not"}};

/// The words of a quantity; the name as it is for an angle.
std::string said(std::string_view quantity, std::string_view language) {
    const auto found = std::ranges::find(kSaid, quantity, &Said::quantity);
    if (found != kSaid.end()) {
        return std::string(word(found->words, language));
    }
    for (const Said& each : kSaidOfAngles) {
        if (quantity.ends_with(each.quantity)) {
            return worded(each.words, language,
                          quantity.substr(0, quantity.size() - each.quantity.size()));
        }
    }
    return std::string(quantity);
}

/// What stands close behind each number; empty for a unit that is said once, in words.
std::string_view signOf(Unit unit) {
    return unit == Unit::Degrees            ? "\xC2\xB0"
           : unit == Unit::DegreesPerSecond ? "\xC2\xB0/s"
           : unit == Unit::Seconds          ? " s"
                                            : "";
}

/// " rotator units"; empty for one with a sign. Flickers a second say their unit themselves.
std::string wordOf(Unit unit, std::string_view language) {
    return signOf(unit).empty() && unit != Unit::PerSecond && !nameOf(unit).empty()
               ? " " + std::string(word(nameOf(unit), language))
               : std::string();
}

}  // namespace

std::string worded(std::string_view sentence, std::string_view language, std::string_view part) {
    std::string words(word(sentence, language));
    if (const std::size_t at = words.find('%'); at != std::string::npos) {
        words.replace(at, 1, part);
    }
    return words;
}

std::string marked(std::string digits, std::string_view language) {
    if (language == "de") {
        std::ranges::replace(digits, '.', ',');
    }
    return digits;
}

std::string conditionText(const sim::Expect& expect, Unit unit, std::string_view language) {
    const std::string words = said(expect.quantity, language);
    std::string text = expect.selection.empty() ? words : expect.selection + ": " + words;
    const auto comparison = std::ranges::find(kComparisons, expect.comparison, &Comparison::sign);
    text += comparison == kComparisons.end()
                ? " = "
                : " " + std::string(word(comparison->word, language)) + " ";
    text += text::parseFinite(expect.value)
                ? marked(whole(expect.value), language) + std::string(signOf(unit))
                : std::string(word(expect.value, language));
    if (!expect.within.empty()) {
        text += " \xC2\xB1 " + marked(whole(expect.within), language) + std::string(signOf(unit));
    }
    return text + wordOf(unit, language);
}

std::string foundText(const Reached& part, std::string_view language) {
    const sim::Finding& finding = part.finding;
    if (!finding.number || !std::isfinite(*finding.number)) {
        return std::string(word(finding.found, language));
    }
    return marked(figuresOf(part.condition->expect, finding, part.unit, kDigits), language) +
           std::string(signOf(part.unit)) + wordOf(part.unit, language);
}

}  // namespace gimbalscope::lesson
