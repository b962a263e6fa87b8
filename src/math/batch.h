// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The closed form of euler.h for many attitudes at once: no branch on the data, float or double,
// with the vector instructions that the processor has. Every path does the same operations in the
// same order, rounded alike, so all give the same bits. Formula: docs/formulas.md; the arc
// tangent is a polynomial of our own (scripts/fit_atan.py).
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "math/euler.h"

namespace gimbalscope::math {

/// Instruction sets a batch may run on. Portable is plain C++, one attitude after the other.
enum class Instructions : std::uint8_t { Portable, Sse2, Avx2, Avx512 };

/// Those that this build has and this processor can run, slowest first; Portable always.
std::span<const Instructions> availableInstructions();

/// "portable", "sse2", "avx2", "avx512"; and back, nullopt for another word.
std::string_view name(Instructions instructions);
std::optional<Instructions> instructionsFromName(std::string_view name);

/// Principal triples of attitudes, x y z w each (any scale, the same for q and -q), as first middle
/// third each, in radians: first and third in [-pi, pi], middle in [-pi/2, pi/2] (proper: [0, pi]),
/// limits rounded to T. Converts as many as both spans hold whole; they must not overlap. At the
/// pole the split of the undetermined combination is arbitrary but the rotation is right; (0,0,0)
/// for a zero or non-finite quaternion. Error after a round trip at most 1e-6 rad (float), 1.7e-15
/// (double). `instructions` that are not available count as the fastest that are, as does none.
void decomposeBatch(std::span<const float> xyzw, AxisOrder order, std::span<float> anglesRad,
                    std::optional<Instructions> instructions = std::nullopt);
void decomposeBatch(std::span<const double> xyzw, AxisOrder order, std::span<double> anglesRad,
                    std::optional<Instructions> instructions = std::nullopt);

/// One attitude with the bits that a batch gives.
std::array<float, 3> decomposeOne(const QuatOf<float>& quat, AxisOrder order);
std::array<double, 3> decomposeOne(const Quat& quat, AxisOrder order);

}  // namespace gimbalscope::math
