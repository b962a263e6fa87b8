// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Phrases of the verdict: where the ship is, which combination of angles is still real, why a pose
// jumped. ASCII, angles in degrees.
#pragma once

#include <initializer_list>
#include <string>

#include "sim/readout.h"

namespace gimbalscope::sim {

/// Sentences with a blank between them, in order, each only if all fit into 220 characters with it.
std::string sentences(std::initializer_list<std::string> all);
/// A quaternion's length, 1 and its error, with enough decimals to see the error.
std::string lengthText(double normError);
/// "12.7 deg", with as many decimals as its size needs.
std::string degreesText(double degrees);
/// "4.5 times as fast".
std::string timesText(double stretch);

/// "The nose is 0.3 deg from the zenith", of the place where the card locks; without a full stop.
std::string whereText(const Readout& card, const math::Quat& worldFromBody);

/// "yaw and roll": the angles that the lock takes. Of two angles the first.
std::string lostAngles(const convention::Convention& row);

/// The combination of first and third angle that still turns the ship at the place where the
/// attitude is, and what it is there: from the exact attitude, in degrees.
struct RealCombination {
    std::string name;  ///< "yaw - roll" or "yaw + roll"
    double degrees = 0.0;
};
RealCombination realCombination(const Readout& card, const math::Quat& worldFromBody);
/// "Only yaw - roll (12.7 deg) is real." Of two angles: that nothing but the nose's direction is.
std::string realText(const Readout& card, const math::Quat& worldFromBody);

/// Why the pose jumped: a clause in plain words.
std::string_view causePhrase(convention::Cause cause);

/// "oblivion flickers." of the first other card in trouble (NaN, flicker, wrong), when this one is
/// not; empty without one.
std::string otherTroubleText(const Readouts& readouts, std::size_t index);
/// "lsl is free here: it locks elsewhere." of the first card that is calm; empty without one.
std::string freeCardText(const Readouts& readouts);

}  // namespace gimbalscope::sim
