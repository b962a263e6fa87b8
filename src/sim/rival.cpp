// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Rivals in the state, and how they are written.
#include "sim/rival.h"

#include <utility>

namespace gimbalscope::sim {
namespace {

constexpr std::string_view kBetween = " versus ";

}  // namespace

CardWords splitCard(std::string_view text) {
    const std::size_t at = text.find(kBetween);
    return at == std::string_view::npos
               ? CardWords{text, {}}
               : CardWords{text.substr(0, at), text.substr(at + kBetween.size())};
}

std::string cardText(const Card& card) {
    const std::string own = selectionText(card);
    return card.rival ? cardWith(own, selectionText(*card.rival)) : own;
}

std::string cardWith(std::string_view own, std::string_view rival) {
    return std::string(own) + std::string(kBetween) + std::string(rival);
}

void takeRival(Card& card, std::optional<Variant> wanted) {
    const bool isSame =
        wanted && card.rival && selectionText(*wanted) == selectionText(*card.rival);
    if (!isSame) {
        card.rival = std::move(wanted);
    }
}

std::string setRival(AppState& state, const SetRival& set) {
    if (state.view.selectedCard >= state.cards.size()) {
        return "no card is shown";
    }
    Card& card = state.cards[state.view.selectedCard];
    if (set.selection.empty()) {
        card.rival.reset();
        return {};
    }
    const ParsedSelection parsed = parseSelection(set.selection, state);
    if (parsed.card) {
        takeRival(card, *parsed.card);
    }
    return parsed.error;
}

void refreshRivals(AppState& state, std::string_view name, const convention::Convention& row) {
    for (Card& card : state.cards) {
        if (!card.rival || card.rival->id != name) {
            continue;
        }
        card.rival->memory = {};
        if (convention::objection(row, card.rival->options.policy)) {
            card.rival->options.policy = convention::Policy::AsPublished;
            card.rival->isAsPublishedWritten = false;
        }
    }
}

void dropRivals(AppState& state, std::string_view name) {
    for (Card& card : state.cards) {
        if (card.rival && card.rival->id == name) {
            card.rival.reset();
        }
    }
}

}  // namespace gimbalscope::sim
