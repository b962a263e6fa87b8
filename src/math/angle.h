// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Angles with their unit in the type. A bare double angle exists only inside math/ and carries
// Rad or Deg in its name. Conversions are explicit; nothing here wraps unless its name says so.
#pragma once

#include <cmath>
#include <numbers>

namespace gimbalscope::math {

inline constexpr double kPi = std::numbers::pi;
inline constexpr double kTwoPi = 2.0 * std::numbers::pi;

/// An angle in degrees; any finite or non-finite value, not wrapped.
struct Degrees {
    double value = 0.0;
    friend constexpr auto operator<=>(const Degrees&, const Degrees&) = default;
};

/// An angle in radians; any finite or non-finite value, not wrapped.
struct Radians {
    double value = 0.0;
    friend constexpr auto operator<=>(const Radians&, const Radians&) = default;
};

/// The same angle in radians.
constexpr Radians toRadians(Degrees angle) { return {angle.value * (kPi / 180.0)}; }

/// The same angle in degrees.
constexpr Degrees toDegrees(Radians angle) { return {angle.value * (180.0 / kPi)}; }

/// The equal angle in [-pi, pi], whole turns being multiples of the double kTwoPi (IEEE remainder).
/// NaN for a non-finite angle.
inline Radians wrapped(Radians angle) { return {std::remainder(angle.value, kTwoPi)}; }

/// The equal angle in (-180, 180]; exact (IEEE remainder). NaN for a non-finite angle.
inline Degrees wrapped(Degrees angle) {
    const double inTurn = std::remainder(angle.value, 360.0);
    return {inTurn == -180.0 ? 180.0 : inTurn};
}

}  // namespace gimbalscope::math
