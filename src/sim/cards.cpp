// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Cards come and go; a family's variants are stepped through.
#include "sim/cards.h"

#include <algorithm>
#include <utility>

#include "sim/rival.h"

namespace gimbalscope::sim {

namespace {

using convention::Convention;

// The rows of a family, or all of one's own, in the order in which they are stepped through: those
// in an engine's own float32 first, in the order of the catalog, so that lsl-rpy is one step from
// lsl.
std::vector<const Convention*> familyOf(const AppState& state, const Convention& row) {
    std::vector<const Convention*> family;
    if (ownOf(state, row.id) != nullptr) {
        for (const Own& each : state.own) {
            family.push_back(each.row.get());
        }
        return family;
    }
    for (const Convention& other : convention::catalog()) {
        if (other.family == row.family) {
            family.push_back(&other);
        }
    }
    std::stable_partition(family.begin(), family.end(), [](const Convention* other) {
        return other->arithmetic == convention::Arithmetic::Float32;
    });
    return family;
}

// The card of a selection: the one with the same rival rather than the first.
std::vector<Card>::iterator sameCard(std::vector<Card>& cards, std::string_view words) {
    const auto whole = std::find_if(cards.begin(), cards.end(),
                                    [&](const Card& card) { return cardText(card) == words; });
    return whole != cards.end() ? whole
                                : std::find_if(cards.begin(), cards.end(), [&](const Card& card) {
                                      return selectionText(card) == splitCard(words).own;
                                  });
}

Card variantOf(const Card& card, const Convention& row) {
    Card variant;
    variant.id = std::string(row.id);
    variant.options = card.options;
    variant.rival = card.rival;
    if (convention::objection(row, card.options.policy)) {
        variant.options.policy = convention::Policy::AsPublished;
    }
    return variant;
}

}  // namespace

std::string showCards(AppState& state, const std::vector<std::string>& selections) {
    std::vector<Card> before = state.cards;
    std::vector<Card> cards;
    for (const std::string& words : selections) {
        const auto [selection, rival] = splitCard(words);
        std::optional<Variant> wanted;
        if (!rival.empty()) {
            const ParsedSelection parsed = parseSelection(rival, state);
            if (!parsed.card) {
                return parsed.error;
            }
            wanted = *parsed.card;
        }
        const auto same = sameCard(before, words);
        if (same != before.end()) {
            cards.push_back(*same);
            before.erase(same);
        } else {
            ParsedSelection parsed = parseSelection(selection, state);
            if (!parsed.card) {
                return parsed.error;
            }
            cards.push_back(std::move(*parsed.card));
        }
        takeRival(cards.back(), std::move(wanted));
    }
    state.cards = std::move(cards);
    const std::size_t last = state.cards.empty() ? 0 : state.cards.size() - 1;
    state.view.selectedCard = std::min(state.view.selectedCard, last);
    return {};
}

std::string showNextVariant(AppState& state) {
    if (state.view.selectedCard >= state.cards.size()) {
        return "no card is shown";
    }
    Card& card = state.cards[state.view.selectedCard];
    const Convention* const row = rowOf(state, card.id);
    if (row == nullptr) {
        return "\"" + card.id + "\" is not a convention";
    }
    const std::vector<const Convention*> family = familyOf(state, *row);
    if (family.size() < 2) {
        return "\"" + card.id + "\" has no variants";
    }
    const auto at = std::find(family.begin(), family.end(), row) - family.begin();
    const auto next = (static_cast<std::size_t>(at) + 1) % family.size();
    card = variantOf(card, *family[next]);
    return {};
}

std::string setPolicy(AppState& state, convention::Policy policy) {
    std::string message = "no card is shown";
    bool served = false;
    for (Card& card : state.cards) {
        const Convention* const row = rowOf(state, card.id);
        if (row == nullptr) {
            continue;
        }
        if (const std::optional<std::string> objected = convention::objection(*row, policy)) {
            message = *objected;
            continue;
        }
        served = true;
        const bool isWritten =
            policy == convention::Policy::AsPublished && ownOf(state, card.id) != nullptr;
        if (card.options.policy != policy || card.isAsPublishedWritten != isWritten) {
            card.options.policy = policy;
            card.isAsPublishedWritten = isWritten;
            card.memory = {};
        }
    }
    return served ? std::string() : message;
}

}  // namespace gimbalscope::sim
