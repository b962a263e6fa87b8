// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Checks: the grammar of "expect", and what it finds.
#include "sim/expect.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "curve/motion.h"
#include "sim/autopilot.h"
#include "sim/command_parse.h"
#include "sim/keyframes.h"
#include "sim/readout.h"

namespace gimbalscope::sim {

namespace {

constexpr double kEqualWithin = 1e-6;

struct CardQuantity {
    std::string_view name;
    double (*of)(const Readout&);
};
double nanCount(const Readout& readout) {
    const auto& angles = readout.reading.angles;
    return static_cast<double>(std::count_if(angles.begin(), angles.end(),
                                             [](double angle) { return std::isnan(angle); }));
}
constexpr double kNone = std::numeric_limits<double>::quiet_NaN();  // without a rival
double number(std::int64_t count) { return static_cast<double>(count); }

// state and cause are words, not numbers, and stand first in the names.
constexpr std::array kNumbersOfCard{
    CardQuantity{"error-deg", [](const Readout& r) { return r.reading.errorDeg; }},
    CardQuantity{"stretch", [](const Readout& r) { return r.reading.stretch; }},
    CardQuantity{"pole-distance-deg", [](const Readout& r) { return r.reading.poleDistanceDeg; }},
    CardQuantity{"flickers", [](const Readout& r) { return number(r.counts.flickers); }},
    CardQuantity{"flickers-per-second",
                 [](const Readout& r) { return number(r.flickersPerSecond); }},
    CardQuantity{"domain", [](const Readout& r) { return number(r.counts.domain); }},
    CardQuantity{"snap", [](const Readout& r) { return number(r.counts.snap); }},
    CardQuantity{"quantum", [](const Readout& r) { return number(r.counts.quantum); }},
    CardQuantity{"noise", [](const Readout& r) { return number(r.counts.noise); }},
    CardQuantity{"name-jumps", [](const Readout& r) { return number(r.counts.nameJumps); }},
    CardQuantity{"nan", nanCount},
    CardQuantity{"versus-deg",
                 [](const Readout& r) { return r.rival ? r.rival->apartDeg : kNone; }},
    CardQuantity{"versus-error-deg",
                 [](const Readout& r) { return r.rival ? r.rival->reading.errorDeg : kNone; }},
};

struct TruthQuantity {
    std::string_view name;
    double (*of)(const AppState&, const Truth&);
};
double degrees(double rad) { return rad * (180.0 / math::kPi); }

// A measure, in degrees, of the curve by which the ship is flown; 0 without one.
double alongKeys(const AppState& state, double (*measureRad)(const curve::Curve&)) {
    const auto path = pathOf(pathRequest(state), state.view.keyframing.method);
    return path ? degrees(measureRad(path->curve)) : 0.0;
}

constexpr std::array kNumbersOfTruth{
    TruthQuantity{"time", [](const AppState& s, const Truth&) { return timeS(s); }},
    TruthQuantity{"heading",
                  [](const AppState&, const Truth& t) { return t.angles.heading.value; }},
    TruthQuantity{"nose-up", [](const AppState&, const Truth& t) { return t.angles.noseUp.value; }},
    TruthQuantity{"bank", [](const AppState&, const Truth& t) { return t.angles.bank.value; }},
    TruthQuantity{"drift-deg", [](const AppState&, const Truth& t) { return t.driftDeg; }},
    TruthQuantity{"norm-error", [](const AppState&, const Truth& t) { return t.fedNormError; }},
    TruthQuantity{
        "nose-distance-deg",
        [](const AppState& s, const Truth&) { return degrees(noseFromZenithRad(s.attitude)); }},
    TruthQuantity{"keyframes",
                  [](const AppState& s, const Truth&) {
                      return static_cast<double>(s.view.keyframing.keys.size());
                  }},
    TruthQuantity{"key-time", [](const AppState& s, const Truth&) { return keyTimeS(s); }},
    TruthQuantity{"key-rate-jump",
                  [](const AppState& s, const Truth&) {
                      return alongKeys(s, [](const curve::Curve& curve) {
                          return curve::largestJump(curve::jumps(curve)).rateRadPerS;
                      });
                  }},
    TruthQuantity{"path-deg",
                  [](const AppState& s, const Truth&) { return alongKeys(s, curve::lengthRad); }},
    TruthQuantity{"shortest-deg",
                  [](const AppState& s, const Truth&) { return alongKeys(s, curve::shortestRad); }},
};

constexpr auto kCardNames = [] {
    std::array<std::string_view, kNumbersOfCard.size() + 2> names{"state", "cause"};
    for (std::size_t i = 0; i < kNumbersOfCard.size(); ++i) {
        names[i + 2] = kNumbersOfCard[i].name;
    }
    return names;
}();
constexpr auto kTruthNames = [] {
    std::array<std::string_view, kNumbersOfTruth.size()> names;
    for (std::size_t i = 0; i < names.size(); ++i) {
        names[i] = kNumbersOfTruth[i].name;
    }
    return names;
}();
constexpr std::array<std::string_view, 2> kTools{kDetect, kCheck};
constexpr std::array<std::string_view, 6> kComparisons{"is", "not", "<", "<=", ">", ">="};

constexpr std::array kStates{convention::State::Nan,       convention::State::Flicker,
                             convention::State::Wrong,     convention::State::Locked,
                             convention::State::Stretched, convention::State::OtherName,
                             convention::State::Calm};
constexpr std::array kCauses{convention::Cause::None, convention::Cause::Domain,
                             convention::Cause::Snap, convention::Cause::Quantum,
                             convention::Cause::Noise};

template <class Values>
std::vector<std::string_view> namesOf(const Values& values) {
    std::vector<std::string_view> names;
    for (const auto value : values) {
        names.push_back(convention::name(value));
    }
    return names;
}

bool contains(std::span<const std::string_view> names, std::string_view word) {
    return std::find(names.begin(), names.end(), word) != names.end();
}

bool areEqual(double found, double wanted) {
    if (std::isnan(wanted) || std::isinf(wanted)) {
        return std::isnan(wanted) ? std::isnan(found) : found == wanted;
    }
    return std::abs(found - wanted) <= kEqualWithin * std::max(1.0, std::abs(wanted));
}

bool holds(double found, std::string_view comparison, double wanted) {
    if (comparison == "<") {
        return found < wanted;
    }
    if (comparison == "<=") {
        return found <= wanted;
    }
    if (comparison == ">") {
        return found > wanted;
    }
    if (comparison == ">=") {
        return found >= wanted;
    }
    return areEqual(found, wanted) == (comparison != "not");
}

std::string complaint(const Expect& expect, const std::string& found) {
    const std::string line = text(expect);
    return "expected" + line.substr(line.find(' ')) + ", found " + found;
}

std::optional<std::string> compareNumber(const Expect& expect, double found) {
    const double wanted = text::parseNumber(expect.value).value;
    if (holds(found, expect.comparison, wanted)) {
        return std::nullopt;
    }
    return complaint(expect, text::formatShortest(found));
}

std::optional<std::string> compareWord(const Expect& expect, std::string_view found) {
    const bool isEqual = expect.value == found;
    if (isEqual == (expect.comparison != "not")) {
        return std::nullopt;
    }
    return complaint(expect, std::string(found));
}

// All words that a tool says hold; the most telling one is told.
std::optional<std::string> compareAnswer(const Expect& expect, const ToolAnswer& answer) {
    const bool isSaid = std::ranges::find(answer.words, expect.value) != answer.words.end();
    return isSaid == (expect.comparison != "not")
               ? std::nullopt
               : std::optional(complaint(expect, answer.words.front()));
}

// The card as written, else the first with that id.
const Readout* cardOf(const Readouts& all, std::string_view selection) {
    for (const Readout& readout : all.cards) {
        if (readout.selection == selection) {
            return &readout;
        }
    }
    for (const Readout& readout : all.cards) {
        if (readout.row != nullptr && readout.row->id == selection) {
            return &readout;
        }
    }
    return nullptr;
}

std::optional<std::string> cardFailure(const Expect& expect, const Readout& readout) {
    if (expect.quantity == "state") {
        return compareWord(expect, convention::name(readout.state));
    }
    if (expect.quantity == "cause") {
        return compareWord(expect, convention::name(readout.cause));
    }
    for (const CardQuantity& quantity : kNumbersOfCard) {
        if (quantity.name == expect.quantity) {
            return compareNumber(expect, quantity.of(readout));
        }
    }
    for (std::size_t i = 0; readout.row != nullptr && i < readout.row->angleCount; ++i) {
        if (readout.row->names[i] == expect.quantity) {
            return compareNumber(expect, readout.reading.angles[i]);
        }
    }
    return complaint(expect, "no such quantity");
}

// The quantities of a convention, its angles first.
std::vector<std::string> quantitiesOf(const convention::Convention& row) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < row.angleCount; ++i) {
        names.emplace_back(row.names[row.shown[i]]);
    }
    names.insert(names.end(), kCardNames.begin(), kCardNames.end());
    return names;
}

std::string readComparison(Reader& reader) {
    for (const std::string_view equal : {"is", "=", "=="}) {
        if (reader.skip(equal)) {
            return "is";
        }
    }
    if (reader.skip("!=")) {
        return "not";
    }
    return contains(kComparisons, reader.peek()) ? std::string(reader.next("a comparison")) : "is";
}

// What a tool can say: its own words, and of the detective the rows that it can name.
std::string readAnswer(Reader& reader, std::string_view tool) {
    std::vector<std::string_view> words(detectWords().begin(), detectWords().end());
    if (tool == kCheck) {
        words = checkWords();
    } else {
        for (const convention::Convention& row : convention::catalog()) {
            words.push_back(row.id);
        }
    }
    return std::string(words[reader.choice("answer", words)]);
}

void readValue(Reader& reader, Expect& expect) {
    const bool isAnswer = expect.selection.empty() && contains(kTools, expect.quantity);
    if (isAnswer) {
        expect.value = readAnswer(reader, expect.quantity);
    } else if (expect.quantity == "state") {
        const std::vector<std::string_view> names = namesOf(kStates);
        expect.value = std::string(names[reader.choice("state", names)]);
    } else if (expect.quantity == "cause") {
        const std::vector<std::string_view> names = namesOf(kCauses);
        expect.value = std::string(names[reader.choice("cause", names)]);
    } else {
        const std::string_view digits = reader.next("the value");
        const text::NumberStatus status = text::parseNumber(digits).status;
        if (status != text::NumberStatus::Ok && status != text::NumberStatus::NotFinite) {
            reader.fail(text::problem(digits, status));
        }
        expect.value = std::string(digits);
    }
    const bool isWord = isAnswer || expect.quantity == "state" || expect.quantity == "cause";
    if (isWord && expect.comparison != "is" && expect.comparison != "not") {
        reader.fail(expect.quantity + " can be or not be, but not \"" + expect.comparison + "\"");
    }
}

}  // namespace

Command parseExpect(Reader& reader) {
    Expect expect;
    if (contains(kTruthNames, reader.peek()) || contains(kTools, reader.peek())) {
        expect.quantity = std::string(reader.next("a quantity"));
    } else {
        const std::string_view selection = reader.next("a card or a quantity");
        const ParsedSelection parsed = parseSelection(selection, reader.own);
        if (!parsed.card) {
            reader.fail(parsed.error);
            return expect;
        }
        expect.selection = selectionText(*parsed.card);
        if (const convention::Convention* const row = convention::find(parsed.card->id)) {
            const std::vector<std::string> names = quantitiesOf(*row);
            const std::vector<std::string_view> views(names.begin(), names.end());
            expect.quantity = names[reader.choice("quantity", views)];
        } else {  // what its angles are called, the state knows
            expect.quantity = std::string(reader.next("a quantity"));
        }
    }
    expect.comparison = readComparison(reader);
    readValue(reader, expect);
    return expect;
}

std::optional<std::string> failure(const Expect& expect, const AppState& state, Shell* shell) {
    if (expect.selection.empty() && contains(kTools, expect.quantity)) {
        return shell == nullptr ? complaint(expect, "nobody who reads files")
                                : compareAnswer(expect, shell->ask(expect.quantity, state));
    }
    const Readouts all = readouts(state);
    if (!expect.selection.empty()) {
        const Readout* const readout = cardOf(all, expect.selection);
        return readout == nullptr ? complaint(expect, "no such card")
                                  : cardFailure(expect, *readout);
    }
    for (const TruthQuantity& quantity : kNumbersOfTruth) {
        if (quantity.name == expect.quantity) {
            return compareNumber(expect, quantity.of(state, all.truth));
        }
    }
    return complaint(expect, "no such quantity");
}

std::span<const std::string_view> cardQuantities() { return kCardNames; }
std::span<const std::string_view> truthQuantities() { return kTruthNames; }
std::span<const std::string_view> toolQuantities() { return kTools; }
std::span<const std::string_view> comparisons() { return kComparisons; }

}  // namespace gimbalscope::sim
