// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// In which unit a quantity is, and which words say so.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "convention/convention.h"
#include "sim/command.h"

namespace gimbalscope::lesson {

/// Plain: a number without one, such as the stretch; Count: how many; Word: no number at all.
enum class Unit : std::uint8_t {
    Plain,
    Count,
    Word,
    Degrees,
    Radians,
    Rotator,
    Seconds,
    DegreesPerSecond,
    PerSecond
};
/// Of what is asked; `row` is the card's, nullptr for the ship.
Unit unitOf(std::string_view quantity, const convention::Convention* row);
/// The same, of a card that the state has or of the ship.
Unit unitOf(const sim::Expect& asked, const sim::AppState& state);
/// "rotator units"; empty for what has none.
std::string_view nameOf(Unit unit);
/// The unit that a word of a lesson means, in English or German: "deg", "Grad"; nullopt for others.
std::optional<Unit> unitFromWord(std::string_view word);

/// Why a number that is asked for is not in the unit that the lesson says; empty when it may be.
/// `isKnown` becomes false for a word that no unit has: it may be another language's.
std::string unitObjection(const sim::Expect& asked, const convention::Convention* row,
                          std::string_view unit, bool& isKnown);

}  // namespace gimbalscope::lesson
