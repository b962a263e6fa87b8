// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Checks: the grammar of "expect", and what it finds.
#include "sim/expect.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "sim/command_parse.h"
#include "sim/quantity.h"
#include "sim/selection.h"

namespace gimbalscope::sim {

namespace {

constexpr double kEqualWithin = 1e-6;
constexpr std::string_view kMovedMost = "moved-most";

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

// How far apart, round the circle where there is one.
double apart(double found, double wanted, double turn) {
    return turn > 0.0 ? std::remainder(found - wanted, turn) : found - wanted;
}

bool areEqual(const Quantity& found, double wanted, std::optional<double> within) {
    if (std::isnan(wanted) || std::isinf(wanted)) {
        return std::isnan(wanted) ? std::isnan(found.number) : found.number == wanted;
    }
    if (within) {
        return std::abs(apart(found.number, wanted, found.turn)) <= *within;
    }
    return std::abs(found.number - wanted) <= kEqualWithin * std::max(1.0, std::abs(wanted));
}

bool holds(const Quantity& found, const Expect& expect) {
    if (found.word) {
        return (expect.value == *found.word) == (expect.comparison != "not");
    }
    const double wanted = text::parseNumber(expect.value).value;
    if (expect.comparison == "<") {
        return found.number < wanted;
    }
    if (expect.comparison == "<=") {
        return found.number <= wanted;
    }
    if (expect.comparison == ">") {
        return found.number > wanted;
    }
    if (expect.comparison == ">=") {
        return found.number >= wanted;
    }
    return areEqual(found, wanted, text::parseFinite(expect.within)) ==
           (expect.comparison != "not");
}

// All words that a tool says hold; the most telling one is told.
Finding findingOf(const Expect& expect, const ToolAnswer& answer) {
    const bool isSaid = std::ranges::find(answer.words, expect.value) != answer.words.end();
    return {isSaid == (expect.comparison != "not"), answer.words.front()};
}

// The card as written, else the first with that id; past the cards when there is none.
std::size_t cardOf(const Readouts& all, std::string_view selection) {
    auto found = std::ranges::find(all.cards, selection, &Readout::selection);
    if (found == all.cards.end()) {
        found = std::ranges::find_if(all.cards, [&](const Readout& readout) {
            return readout.row != nullptr && readout.row->id == selection;
        });
    }
    return static_cast<std::size_t>(found - all.cards.begin());
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

// One of the row's angles; of one's own, what they are called the state knows.
std::string readAngleName(Reader& reader, std::string_view selection) {
    const ParsedSelection parsed = parseSelection(selection, reader.own);
    const convention::Convention* const row =
        parsed.card ? convention::find(parsed.card->id) : nullptr;
    if (row == nullptr) {
        return std::string(reader.next("an angle"));
    }
    const std::vector<std::string_view> names(row->names.begin(),
                                              row->names.begin() + row->angleCount);
    return std::string(names[reader.choice("angle", names)]);
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
    } else if (expect.quantity == kMovedMost) {
        expect.value = readAngleName(reader, expect.selection);
    } else {
        const std::string_view digits = reader.next("the value");
        const text::NumberStatus status = text::parseNumber(digits).status;
        if (status != text::NumberStatus::Ok && status != text::NumberStatus::NotFinite) {
            reader.fail(text::problem(digits, status));
        }
        expect.value = std::string(digits);
    }
    const bool isWord = isAnswer || expect.quantity == "state" || expect.quantity == "cause" ||
                        expect.quantity == kMovedMost;
    if (isWord && expect.comparison != "is" && expect.comparison != "not") {
        reader.fail(expect.quantity + " can be or not be, but not \"" + expect.comparison + "\"");
    }
    if (!isWord && reader.skip("within")) {
        expect.within = text::formatShortest(reader.bounded("the tolerance", 0.0, 1e15));
        if (expect.comparison != "is" && expect.comparison != "not") {
            reader.fail("\"within\" says how near, which \"" + expect.comparison +
                        "\" does not ask");
        }
    }
}

bool isOfSomeCard(std::string_view word) {
    return contains(cardQuantities(), word) ||
           std::ranges::any_of(convention::catalog(), [&](const convention::Convention& row) {
               const std::vector<std::string> names = quantitiesOf(row);
               return std::ranges::find(names, word) != names.end();
           });
}

// The first word is neither a card nor something of the ship.
std::string unknownFirst(const Reader& reader, std::string_view word, const std::string& error) {
    if (isOfSomeCard(word)) {
        return inQuotes(word) + " is of a card: write which, as in \"urot " + std::string(word) +
               "\"";
    }
    if (idIn(word) != word) {
        return error;
    }
    std::vector<std::string_view> ids(reader.own.begin(), reader.own.end());
    for (const convention::Convention& row : convention::catalog()) {
        ids.push_back(row.id);
    }
    const auto card = text::meantWord(word, ids);
    const auto quantity = text::meantWord(word, truthQuantities());
    if (!card && !quantity) {
        return "neither a card nor something of the ship is called " + inQuotes(word) +
               "; of the ship there are " + text::possibleWords(truthQuantities());
    }
    const bool isCard = !quantity || (card && text::editDistance(word, *card) <=
                                                  text::editDistance(word, *quantity));
    return isCard ? error
                  : "unknown quantity " + inQuotes(word) + ": did you mean \"" +
                        std::string(*quantity) + "\"?";
}

// What is asked of a card whose row is known.
std::string readQuantity(Reader& reader, const convention::Convention& row) {
    const std::vector<std::string> names = quantitiesOf(row);
    const bool isOfCard = std::ranges::find(names, reader.peek()) != names.end();
    if (!isOfCard && contains(truthQuantities(), reader.peek())) {
        reader.fail(inQuotes(reader.peek()) + " is of the ship: leave the card away");
    }
    const std::vector<std::string_view> views(names.begin(), names.end());
    return names[reader.choice("quantity", views)];
}

}  // namespace

Command parseExpect(Reader& reader) {
    Expect expect;
    if (contains(truthQuantities(), reader.peek()) || contains(kTools, reader.peek())) {
        expect.quantity = std::string(reader.next("a quantity"));
    } else {
        const std::string_view selection = reader.next("a card or a quantity");
        const ParsedSelection parsed = parseSelection(selection, reader.own);
        if (!parsed.card) {
            reader.fail(unknownFirst(reader, selection, parsed.error));
            return expect;
        }
        expect.selection = selectionText(*parsed.card);
        if (const convention::Convention* const row = convention::find(parsed.card->id)) {
            expect.quantity = readQuantity(reader, *row);
        } else {  // what its angles are called, the state knows
            expect.quantity = std::string(reader.next("a quantity"));
        }
    }
    expect.comparison = readComparison(reader);
    readValue(reader, expect);
    return expect;
}

Finding examine(const Expect& expect, const AppState& state, Shell* shell) {
    if (expect.selection.empty() && contains(kTools, expect.quantity)) {
        return shell == nullptr ? Finding{false, "nobody who reads files"}
                                : findingOf(expect, shell->ask(expect.quantity, state));
    }
    const Readouts all = readouts(state);
    std::optional<Quantity> found;
    if (expect.selection.empty()) {
        found = truthQuantity(state, all, expect.quantity);
    } else {
        const std::size_t card = cardOf(all, expect.selection);
        if (card == all.cards.size() || all.cards[card].row == nullptr) {
            return {false, "no such card"};
        }
        found = cardQuantity(state, all, card, expect.quantity);
    }
    if (!found) {
        return {false, "no such quantity"};
    }
    return {holds(*found, expect), found->word.value_or(text::formatShortest(found->number)),
            found->word ? std::nullopt : std::optional(found->number)};
}

std::optional<std::string> failure(const Expect& expect, const AppState& state, Shell* shell) {
    const Finding finding = examine(expect, state, shell);
    if (finding.holds) {
        return std::nullopt;
    }
    const std::string line = text(expect);
    return "expected" + line.substr(line.find(' ')) + ", found " + finding.found;
}

std::span<const std::string_view> toolQuantities() { return kTools; }
std::span<const std::string_view> comparisons() { return kComparisons; }

}  // namespace gimbalscope::sim
