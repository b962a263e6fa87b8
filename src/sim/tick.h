// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// One tick of the engines: fed advances by the turns since the last tick, every card reads it, and
// what jumped is told from what moved. A pose jump is a rebuilt ship that moved further than the
// ship and the threshold; a NaN is a flicker at each tick it is there; a name jump is angles that
// moved and a rebuilt ship that did not.
#pragma once

#include <vector>

#include "sim/card_column.h"

namespace gimbalscope::sim {

/// A name jump is an angle that moved this much more than the ship in one tick, measured round the
/// circle, so that 180 becoming -180 is none: an angle and that angle less a turn are one
/// direction. At the keys' 0.75 degrees a tick it takes a stretch beyond 80 to get there by honest
/// motion, which is within 0.7 degrees of a pole; every change to the other triple is far above it.
inline constexpr double kNameJumpDeg = 60.0;

/// How a card is read at this moment. Flown compares with the tick before; Placed does not, since
/// the ship was put somewhere, but still counts a NaN; Baseline only remembers, since a setting
/// changed.
enum class Observation : std::uint8_t { Flown, Placed, Baseline };

/// Advances fed, then reads all cards; the ship's turn is measured from tickAttitude. With samples:
/// also what each card shows, in order, at no cost worth speaking of.
void runTick(AppState& state, std::vector<Event>& events,
             std::vector<CardSample>* samples = nullptr);

/// Reads all cards at tickAttitude and fed as they are.
void observeCards(AppState& state, Observation observation, std::vector<Event>& events,
                  std::vector<CardSample>* samples = nullptr);

}  // namespace gimbalscope::sim
