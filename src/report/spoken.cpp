// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include "report/spoken.h"

#include <algorithm>
#include <cmath>

#include "lesson/lecture.h"
#include "lesson/library.h"
#include "lesson/wording.h"
#include "report/entry.h"
#include "text/numbers.h"

namespace gimbalscope::report {
namespace {

using convention::Unit;
using lesson::marked;
using lesson::word;
using lesson::worded;

std::string degreesText(double degrees, std::string_view language) {
    return marked(text::formatFixed(degrees + 0.0, 1), language);
}

std::string angleText(const NamedValue& value) {
    const int decimals = value.isWhole ? 0 : value.unit == Unit::Radians ? 4 : 2;
    return std::string(value.name) + " " +
           (std::isfinite(value.value) ? text::formatFixed(value.value, decimals) : "NaN");
}

std::string inDegrees(const NamedValue& value) {
    const double degrees =
        value.value * 180.0 / math::kPi / convention::unitsPerRadian(*value.unit);
    return std::isfinite(degrees) ? text::formatFixed(degrees, 2) : "NaN";
}

std::string angleTexts(const Entry& entry, std::string (*textOf)(const NamedValue& value)) {
    std::string texts;
    for (const NamedValue& value : entry.values) {
        texts += (texts.empty() ? "" : ", ") + textOf(value);
    }
    return texts;
}

/// "degrees, rotator" word by word.
std::string unitWords(std::string_view units, std::string_view language) {
    std::string words;
    while (!units.empty()) {
        const std::size_t end = units.find(", ");
        const std::string_view unit = units.substr(0, end);
        words += (words.empty() ? "" : ", ") +
                 std::string(word(unit == "rotator" ? "rotator units" : unit, language));
        units = end == std::string_view::npos ? std::string_view() : units.substr(end + 2);
    }
    return words;
}

std::string stretchText(double stretch, std::string_view language) {
    return std::isfinite(stretch)
               ? worded("stretch % times", language,
                        marked(text::formatFixed(stretch, stretch < 100.0 ? 2 : 0), language))
               : std::string(word("stretch without end", language));
}

std::string errorText(double degrees, std::string_view language) {
    constexpr double kExact = 1e-13, kLeast = 5e-5;
    if (!std::isfinite(degrees)) {
        return std::string(word("no ship can be built from them", language));
    }
    if (degrees < kLeast) {
        return degrees < kExact ? worded("off by % degrees", language, "0")
                                : std::string(word("off by less than 0.0001 degrees", language));
    }
    return worded("off by % degrees", language,
                  marked(text::formatFixed(degrees, degrees < 0.1    ? 4
                                                    : degrees < 10.0 ? 2
                                                                     : 1),
                         language));
}

std::string stateText(const Entry& entry, int flickersPerSecond, std::string_view language) {
    if (entry.state == convention::name(convention::State::Calm)) {
        return {};
    }
    std::string text = "; " + std::string(word(entry.state, language));
    if (!entry.cause.empty()) {
        text += ", " + std::string(word("cause", language)) + " " +
                std::string(word(entry.cause, language));
    }
    return flickersPerSecond == 0 ? text
                                  : text + ", " + std::string(word("flickers a second", language)) +
                                        " " + std::to_string(flickersPerSecond);
}

std::string cardLine(std::string_view label, const sim::Readout& card, std::string_view language) {
    const Entry entry = entryOf(*card.row, card.options, card.reading, card.state, card.cause);
    std::string line = std::string(label) + ": " + angleTexts(entry, angleText) + " " +
                       unitWords(entry.unit, language);
    const auto saysMoreInDegrees = [](const NamedValue& each) {
        return each.unit != Unit::Degrees && each.value != 0.0;
    };
    if (std::ranges::any_of(entry.values, saysMoreInDegrees)) {
        line += "; " + worded("in degrees %", language, angleTexts(entry, inDegrees));
    }
    return line + "; " + stretchText(entry.stretch, language) + "; " +
           errorText(entry.errorDeg, language) + stateText(entry, card.flickersPerSecond, language);
}

std::string rivalLine(const sim::Readout& card, std::string_view language) {
    const sim::RivalReadout& rival = *card.rival;
    const std::string apart =
        std::isfinite(rival.apartDeg)
            ? "; " + worded("% degrees apart", language,
                            marked(text::formatFixed(rival.apartDeg, 2), language))
            : std::string();
    return cardLine(card.selection + " versus " + rival.selection, sim::asReadout(rival),
                    language) +
           apart;
}

}  // namespace

std::string spokenReadouts(const sim::AppState& state, std::string_view language) {
    const sim::Readouts all = sim::readouts(state);
    const auto& angles = all.truth.angles;
    std::string lines =
        std::string(word("heading", language)) + " " + degreesText(angles.heading.value, language) +
        ", " + std::string(word("nose up", language)) + " " +
        degreesText(angles.noseUp.value, language) + ", " + std::string(word("bank", language)) +
        " " + degreesText(angles.bank.value, language) + " " +
        std::string(word("degrees", language)) + "\n";
    for (const sim::Readout& card : all.cards) {
        if (card.row == nullptr) {
            continue;
        }
        lines += cardLine(card.selection, card, language) + "\n";
        if (card.rival && card.rival->row != nullptr) {
            lines += rivalLine(card, language) + "\n";
        }
    }
    return lines;
}

std::string spokenGoal(const lesson::Goal& goal, const sim::AppState& state,
                       std::string_view language) {
    std::string lines;
    for (const lesson::Reached& part : lesson::reachedOf(goal, state)) {
        lines += "  " + lesson::conditionText(part.condition->expect, part.unit, language) + "; " +
                 std::string(word("now", language)) + " " + lesson::foundText(part, language) +
                 (part.holds ? " (" + std::string(word("met", language)) + ")" : "") + "\n";
    }
    return lines;
}

}  // namespace gimbalscope::report
