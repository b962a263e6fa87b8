// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The arithmetic an engine computes in, as a type: double, float, or Half. Formulas are templates
// on the scalar and use only + - * /, the comparison operators and the functions below, so that one
// text of a formula runs in each arithmetic. Half rounds to binary16 (nearest even) after every
// operation; its functions run in float and are rounded once. Needs IEEE semantics: never built
// with -ffast-math.
#pragma once

#include <cmath>

namespace gimbalscope::math {

/// The nearest binary16 value of a float, as a float; beyond 65504 it becomes an infinity.
float roundToHalf(float value);

/// Emulated binary16. Holds a float that is exactly representable in binary16.
struct Half {
    float value = 0.0F;
    Half() = default;
    /// Rounds to nearest even; takes any number, NaN stays NaN.
    explicit Half(double number) : value(roundToHalf(static_cast<float>(number))) {}
    explicit operator double() const { return static_cast<double>(value); }

    friend Half operator+(Half a, Half b) { return fromFloat(a.value + b.value); }
    friend Half operator-(Half a, Half b) { return fromFloat(a.value - b.value); }
    friend Half operator*(Half a, Half b) { return fromFloat(a.value * b.value); }
    friend Half operator/(Half a, Half b) { return fromFloat(a.value / b.value); }
    friend Half operator-(Half a) { return fromFloat(-a.value); }
    friend bool operator==(Half a, Half b) { return a.value == b.value; }
    friend auto operator<=>(Half a, Half b) { return a.value <=> b.value; }

    /// The nearest Half of a float.
    static Half fromFloat(float number) {
        Half result;
        result.value = roundToHalf(number);
        return result;
    }
};

// The functions of a formula. Radians; NaN outside the domain, as in C's library.
inline double atan2Of(double y, double x) { return std::atan2(y, x); }
inline float atan2Of(float y, float x) { return std::atan2(y, x); }
inline Half atan2Of(Half y, Half x) { return Half::fromFloat(std::atan2(y.value, x.value)); }
inline double asinOf(double x) { return std::asin(x); }
inline float asinOf(float x) { return std::asin(x); }
inline Half asinOf(Half x) { return Half::fromFloat(std::asin(x.value)); }
inline double acosOf(double x) { return std::acos(x); }
inline float acosOf(float x) { return std::acos(x); }
inline Half acosOf(Half x) { return Half::fromFloat(std::acos(x.value)); }
inline double sqrtOf(double x) { return std::sqrt(x); }
inline float sqrtOf(float x) { return std::sqrt(x); }
inline Half sqrtOf(Half x) { return Half::fromFloat(std::sqrt(x.value)); }
inline double hypotOf(double x, double y) { return std::hypot(x, y); }
inline float hypotOf(float x, float y) { return std::hypot(x, y); }
inline Half hypotOf(Half x, Half y) { return Half::fromFloat(std::hypot(x.value, y.value)); }
inline double sinOf(double x) { return std::sin(x); }
inline float sinOf(float x) { return std::sin(x); }
inline Half sinOf(Half x) { return Half::fromFloat(std::sin(x.value)); }
inline double cosOf(double x) { return std::cos(x); }
inline float cosOf(float x) { return std::cos(x); }
inline Half cosOf(Half x) { return Half::fromFloat(std::cos(x.value)); }

/// |x| in its own arithmetic.
template <class T>
T absOf(T x) {
    return x < T(0.0) ? -x : x;
}

}  // namespace gimbalscope::math
