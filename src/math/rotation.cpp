// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Quaternion, matrix and axis-angle arithmetic in double. Lengths are scaled by a power of two
// first, which is exact, so nothing overflows or underflows between 5e-324 and 1.8e308. Angles come
// from atan2 of a sine and a cosine part, never from acos or asin, which lose half their digits
// near 0 and pi.
#include "math/rotation.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>

namespace gimbalscope::math {

namespace {

constexpr double kHalfPi = kPi / 2.0;
constexpr double kSqrtHalf = 0.70710678118654752440;

double largestComponent(const Quat& q) {
    return std::max({std::abs(q.x), std::abs(q.y), std::abs(q.z), std::abs(q.w)});
}

// The exponent of std::frexp: the number is 2^exponent times one from 1/2 to below 1.
int exponentOf(double positive) {
    const auto biased = static_cast<int>(std::bit_cast<std::uint64_t>(positive) >> 52U);
    if (biased != 0) {
        return biased - 1022;
    }
    int exponent = 0;
    std::frexp(positive, &exponent);
    return exponent;
}

// 2^exponent, where it is a normal number: a product with it is what std::ldexp gives, and sooner.
std::optional<double> powerOfTwo(int exponent) {
    if (exponent < -1022 || exponent > 1023) {
        return std::nullopt;
    }
    return std::bit_cast<double>(static_cast<std::uint64_t>(exponent + 1023) << 52U);
}

Quat scaledBy(const Quat& q, int exponent) {
    if (const std::optional<double> power = powerOfTwo(exponent)) {
        return {q.x * *power, q.y * *power, q.z * *power, q.w * *power};
    }
    return {std::ldexp(q.x, exponent), std::ldexp(q.y, exponent), std::ldexp(q.z, exponent),
            std::ldexp(q.w, exponent)};
}

double squaredNorm(const Quat& q) { return q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w; }

// True when no component is so large or small that a power of two must come off first; as scaling
// by one is exact, the bits are the same either way. False for a sum that is not finite.
bool isOrdinary(double square) { return square > 0x1p-200 && square < 0x1p+200; }

Quat dividedBy(const Quat& q, double divisor) {
    return {q.x / divisor, q.y / divisor, q.z / divisor, q.w / divisor};
}

// The half turn of `eighths` eighths of a turn (a multiple of 45 degrees).
HalfTurn halfTurnOfEighths(long eighths) {
    constexpr std::array<double, 8> kSine{0.0, kSqrtHalf,  1.0,  kSqrtHalf,
                                          0.0, -kSqrtHalf, -1.0, -kSqrtHalf};
    const auto at = [&](long index) { return kSine[static_cast<std::size_t>(index & 7)]; };
    return {at(eighths), at(eighths + 2)};
}

}  // namespace

double length(Vec3 v) { return std::hypot(v.x, v.y, v.z); }

bool isFinite(const Quat& q) {
    return std::isfinite(q.x) && std::isfinite(q.y) && std::isfinite(q.z) && std::isfinite(q.w);
}

double norm(const Quat& q) {
    const double square = squaredNorm(q);
    if (isOrdinary(square)) {
        return std::sqrt(square);
    }
    const double largest = largestComponent(q);
    if (!isFinite(q) || largest == 0.0) {
        return std::abs(q.x) + std::abs(q.y) + std::abs(q.z) + std::abs(q.w);
    }
    const int exponent = exponentOf(largest);
    const double length = std::sqrt(squaredNorm(scaledBy(q, -exponent)));
    const std::optional<double> power = powerOfTwo(exponent);
    return power ? length * *power : std::ldexp(length, exponent);
}

std::optional<Quat> normalized(const Quat& q) {
    const double square = squaredNorm(q);
    if (isOrdinary(square)) {
        return dividedBy(q, std::sqrt(square));
    }
    const double largest = largestComponent(q);
    if (!isFinite(q) || largest == 0.0) {
        return std::nullopt;
    }
    const Quat scaled = scaledBy(q, -exponentOf(largest));
    return dividedBy(scaled, std::sqrt(squaredNorm(scaled)));
}

bool normalizeEach(std::span<Quat> quats, std::span<double> norms) {
    bool areOrdinary = true;
    for (std::size_t i = 0; i < quats.size(); ++i) {
        const double square = squaredNorm(quats[i]);
        areOrdinary = areOrdinary && isOrdinary(square);
        norms[i] = std::sqrt(square);
    }
    for (std::size_t i = 0; i < quats.size(); ++i) {
        if (areOrdinary) {
            quats[i] = dividedBy(quats[i], norms[i]);
            continue;
        }
        norms[i] = norm(quats[i]);
        const std::optional<Quat> unit = normalized(quats[i]);
        if (!unit) {
            return false;
        }
        quats[i] = *unit;
    }
    return true;
}

Quat renormalized(const Quat& q) {
    const double length = std::sqrt(squaredNorm(q));
    if (!(length > 0.0) || !std::isfinite(length)) {
        return {};
    }
    return dividedBy(q, length);
}

Vec3 rotate(const Quat& unitQuat, Vec3 v) {
    const Vec3 axis{unitQuat.x, unitQuat.y, unitQuat.z};
    const Vec3 twice = cross(axis, v) * 2.0;
    return v + twice * unitQuat.w + cross(axis, twice);
}

HalfTurn halfTurn(Radians angle) {
    const double quarters = std::round(angle.value / kHalfPi);
    if (std::abs(quarters) <= 64.0 && angle.value == quarters * kHalfPi) {
        return halfTurnOfEighths(static_cast<long>(quarters));
    }
    return {std::sin(angle.value / 2.0), std::cos(angle.value / 2.0)};
}

HalfTurn halfTurn(double angle, double quarterTurn) {
    // Within four whole turns, after which the half turn repeats with its sign.
    const double inRange = std::fmod(angle, 8.0 * quarterTurn);
    const double halves = std::round(inRange / (2.0 * quarterTurn));
    const double rest = inRange - halves * 2.0 * quarterTurn;  // exact, at most a quarter turn
    if (!std::isfinite(rest)) {
        return {rest, rest};
    }
    const auto eighths = static_cast<long>(2.0 * halves);
    if (rest == 0.0) {
        return halfTurnOfEighths(eighths);
    }
    if (std::abs(rest) == quarterTurn) {
        return halfTurnOfEighths(eighths + (rest > 0.0 ? 1 : -1));
    }
    const double restRad = rest * (kHalfPi / quarterTurn);
    const HalfTurn small{std::sin(restRad / 2.0), std::cos(restRad / 2.0)};
    const HalfTurn whole = halfTurnOfEighths(eighths);  // sine and cosine are 0 or +-1
    return {whole.sine * small.cosine + whole.cosine * small.sine,
            whole.cosine * small.cosine - whole.sine * small.sine};
}

Quat fromAxisAngle(Vec3 unitAxis, Radians angle) {
    const HalfTurn half = halfTurn(angle);
    return {unitAxis.x * half.sine, unitAxis.y * half.sine, unitAxis.z * half.sine, half.cosine};
}

Quat fromRotationVector(Vec3 rotationVectorRad) {
    const double angleRad = length(rotationVectorRad);
    const HalfTurn half = halfTurn(Radians{angleRad});
    // sin(a/2)/a tends to 1/2; the quotient is exact to rounding down to the smallest angle.
    const double perRadian = angleRad > 0.0 ? half.sine / angleRad : 0.5;
    const Vec3 vector = rotationVectorRad * perRadian;
    return {vector.x, vector.y, vector.z, half.cosine};
}

AxisAngle toAxisAngle(const Quat& unitQuat) {
    const Quat q = unitQuat.w < 0.0 ? -unitQuat : unitQuat;
    const double sine = length({q.x, q.y, q.z});
    if (sine == 0.0) {
        return {{1.0, 0.0, 0.0}, Radians{0.0}};
    }
    return {{q.x / sine, q.y / sine, q.z / sine}, Radians{2.0 * std::atan2(sine, q.w)}};
}

Radians angleBetween(const Quat& a, const Quat& b) {
    const Quat relative = conjugate(a) * b;
    const double sine = length({relative.x, relative.y, relative.z});
    return {2.0 * std::atan2(sine, std::abs(relative.w))};
}

Mat3 operator*(const Mat3& a, const Mat3& b) {
    Mat3 product;
    for (std::size_t row = 0; row < 3; ++row) {
        for (std::size_t column = 0; column < 3; ++column) {
            product.m[row][column] = a.m[row][0] * b.m[0][column] + a.m[row][1] * b.m[1][column] +
                                     a.m[row][2] * b.m[2][column];
        }
    }
    return product;
}

Vec3 operator*(const Mat3& a, Vec3 v) {
    const auto row = [&](std::size_t i) {
        return a.m[i][0] * v.x + a.m[i][1] * v.y + a.m[i][2] * v.z;
    };
    return {row(0), row(1), row(2)};
}

Mat3 transposed(const Mat3& a) {
    Mat3 result;
    for (std::size_t row = 0; row < 3; ++row) {
        for (std::size_t column = 0; column < 3; ++column) {
            result.m[row][column] = a.m[column][row];
        }
    }
    return result;
}

double determinant(const Mat3& a) {
    const auto& m = a.m;
    return dot({m[0][0], m[0][1], m[0][2]},
               cross({m[1][0], m[1][1], m[1][2]}, {m[2][0], m[2][1], m[2][2]}));
}

Mat3 toMatrix(const Quat& unitQuat) {
    const auto& [x, y, z, w] = unitQuat;
    return {{{{1.0 - 2.0 * (y * y + z * z), 2.0 * (x * y - z * w), 2.0 * (x * z + y * w)},
              {2.0 * (x * y + z * w), 1.0 - 2.0 * (x * x + z * z), 2.0 * (y * z - x * w)},
              {2.0 * (x * z - y * w), 2.0 * (y * z + x * w), 1.0 - 2.0 * (x * x + y * y)}}}};
}

namespace {

bool isRotation(const Mat3& a) {
    constexpr double kTolerance = 1e-3;
    const Mat3 square = a * transposed(a);
    for (std::size_t row = 0; row < 3; ++row) {
        for (std::size_t column = 0; column < 3; ++column) {
            const double expected = row == column ? 1.0 : 0.0;
            if (!(std::abs(square.m[row][column] - expected) <= kTolerance)) {
                return false;  // also when it is NaN
            }
        }
    }
    return determinant(a) > 0.0;
}

}  // namespace

std::optional<Quat> fromMatrix(const Mat3& worldFromBody) {
    if (!isRotation(worldFromBody)) {
        return std::nullopt;
    }
    const auto& m = worldFromBody.m;
    const double trace = m[0][0] + m[1][1] + m[2][2];
    const std::array<double, 4> choice{m[0][0], m[1][1], m[2][2], trace};
    const auto largest = std::max_element(choice.begin(), choice.end()) - choice.begin();
    const Quat fourTimes[4] = {
        // each is q times four times one of its components
        {1.0 + m[0][0] - m[1][1] - m[2][2], m[0][1] + m[1][0], m[0][2] + m[2][0],
         m[2][1] - m[1][2]},
        {m[0][1] + m[1][0], 1.0 - m[0][0] + m[1][1] - m[2][2], m[1][2] + m[2][1],
         m[0][2] - m[2][0]},
        {m[0][2] + m[2][0], m[1][2] + m[2][1], 1.0 - m[0][0] - m[1][1] + m[2][2],
         m[1][0] - m[0][1]},
        {m[2][1] - m[1][2], m[0][2] - m[2][0], m[1][0] - m[0][1], 1.0 + trace}};
    return normalized(fourTimes[largest]);
}

}  // namespace gimbalscope::math
