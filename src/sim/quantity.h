// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What can be asked of a state by name: by checks (expect.h), and by the questions and goals of
// lessons. The names are listed in expect.h.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sim/readout.h"

namespace gimbalscope::sim {

/// The value of a quantity: a word, or a number.
struct Quantity {
    std::optional<std::string> word{};
    double number = 0.0;
    double turn = 0.0;  ///< a whole turn in its unit, for an angle; 0: it does not go round
};

/// Of a card, counted from 0, which must have a row; nullopt when it has no such quantity.
std::optional<Quantity> cardQuantity(const AppState& state, const Readouts& all, std::size_t card,
                                     std::string_view name);
/// Of the ship, the keyframes and the lesson.
std::optional<Quantity> truthQuantity(const AppState& state, const Readouts& all,
                                      std::string_view name);
/// The names of all that a card of this row has, its angles first.
std::vector<std::string> quantitiesOf(const convention::Convention& row);

}  // namespace gimbalscope::sim
