// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Single faults of a conversion, each as the convention that somebody with that fault has written.
#pragma once

#include <string>
#include <vector>

#include "tune/check.h"

namespace gimbalscope::tune {

/// How a table with one fault would have been made, and how to read it back.
struct CheckVariant {
    Fault fault = Fault::None;
    std::string words;  ///< a sentence about the fault
    convention::Convention row;
    convention::ReadingOptions options{};
    std::array<std::uint8_t, 3> columnOfSlot{0, 1, 2};
    bool inverse = false;
    QuatLayout layout = QuatLayout::AsNamed;
};

/// The row as it should be.
CheckVariant rightVariant(const CheckedRow& checked);
/// All single faults that make sense for the row and the attitude's form, the likeliest first.
std::vector<CheckVariant> faultyVariants(const CheckedRow& checked, const AttitudeKind& kind);

/// How far a pair is off under the variant, in degrees; NaN for an angle that is not finite.
double errorDeg(const AttitudeKind& kind, const Pair& pair, const CheckVariant& variant);
/// How far its attitude is from the variant's pole, in degrees.
double poleDistanceDeg(const AttitudeKind& kind, const Pair& pair, const CheckVariant& variant);

}  // namespace gimbalscope::tune
