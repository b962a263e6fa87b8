// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What a card is held against: B beside the card's own A. Two variants of one convention as a rule,
// but any two rows can be told from each other. B has a memory of its own and counts nothing.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "sim/command.h"

namespace gimbalscope::sim {

/// "urot versus urot:nearest" as two selections; the second is empty where none is written.
struct CardWords {
    std::string_view own, rival;
};
CardWords splitCard(std::string_view text);
/// Both selections of a card as "show" writes them; without a rival its selection alone.
std::string cardText(const Card& card);
/// The two selections as one text.
std::string cardWith(std::string_view own, std::string_view rival);

/// Holds the selected card against a selection, or against nothing where it is empty. One that is
/// there already keeps its memory. The sentence when nothing was done.
std::string setRival(AppState& state, const SetRival& set);
/// B is `wanted` from now on; its memory stays where it is the same selection.
void takeRival(Card& card, std::optional<Variant> wanted);

/// A convention of one's own has changed: rivals that are read by it forget what they remember, and
/// a policy that makes no sense any more gives way.
void refreshRivals(AppState& state, std::string_view name, const convention::Convention& row);
/// It is no longer there.
void dropRivals(AppState& state, std::string_view name);

}  // namespace gimbalscope::sim
