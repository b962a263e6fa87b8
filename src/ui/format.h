// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Numbers as the cockpit shows them: a real minus, a fixed number of decimals per unit, NaN and
// infinity as what they are. UTF-8.
#pragma once

#include <string>

#include "sim/readout.h"

namespace gimbalscope::ui {

/// Fixed decimals with U+2212 for minus; "NaN", "\u221E"; never "-0".
std::string number(double value, int decimals);
/// An angle in a row's unit: 0 decimals for rotator units, 2 for degrees, 4 for radians.
std::string angle(double value, convention::Unit unit);
/// The same angle in degrees with the degree sign; empty when the unit is degrees already.
std::string angleInDegrees(double value, convention::Unit unit);
/// A heading, at least -360, as compasses have it: 0 to 360 degrees, and 0 for what rounds to 360.
double compass(double headingDeg);
/// "x0.25": simulated time against the clock.
std::string speedText(double speed);
/// A small number in two digits and a power of ten: "\u22121.2e\u221208"; "0" for zero.
std::string scientific(double value);
/// A round-trip error in degrees: "0\u00B0", "2e-06\u00B0", "0.0038\u00B0", "93.6\u00B0"; "no pose"
/// for NaN.
std::string errorText(double degrees);
/// "\u00D74.5"; above 999 "\u00D7>999".
std::string stretchText(double stretch);

/// The word in a card's badge: "flicker 50/s", "stretched \u00D74.5", "NaN", "calm".
std::string badgeText(const sim::Readout& readout);
/// Three angles of the other triple behind a word or two: "also -5759 31639 -37730".
std::string twinText(const sim::Readout& readout, std::string_view lead = "also");
/// The bottom line of a card: why it flickers or is wrong, else the twin behind `lead`.
std::string causeText(const sim::Readout& readout, std::string_view lead = "also");
/// Why a flicker happened, in a few words.
std::string_view causeWords(convention::Cause cause);

/// About which of the ship's axes (0 X roll, 1 Y pitch, 2 Z yaw) a card's angle turns it: its
/// colour.
int bodyAxis(const sim::Readout& readout, std::size_t slot);
/// The capital letter of an angle, for its bead.
std::string beadLetter(const convention::Convention& row, std::size_t slot);

}  // namespace gimbalscope::ui
