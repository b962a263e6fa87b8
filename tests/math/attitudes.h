// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Attitudes for tests: random ones with a fixed seed, both poles exactly, a ladder towards each
// pole, half turns and other awkward ones. And an oracle that shares nothing with the code under
// test: the product of three axis rotations as matrices, in long double, so that it adds no error
// of its own.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <random>
#include <vector>

#include "math/euler.h"

namespace gimbalscope::test {

using Real = long double;
using Matrix = std::array<std::array<Real, 3>, 3>;

inline constexpr Real kPiExact = std::numbers::pi_v<Real>;

/// The turn about one axis (0, 1, 2 = X, Y, Z) as an active matrix.
inline Matrix axisTurn(int axis, Real angleRad) {
    const auto i = static_cast<std::size_t>((axis + 1) % 3);
    const auto j = static_cast<std::size_t>((axis + 2) % 3);
    Matrix m{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
    m[i][i] = m[j][j] = std::cos(angleRad);
    m[j][i] = std::sin(angleRad);
    m[i][j] = -m[j][i];
    return m;
}

inline Matrix product(const Matrix& a, const Matrix& b) {
    Matrix m{};
    for (std::size_t i = 0; i < 3; ++i) {
        for (std::size_t j = 0; j < 3; ++j) {
            m[i][j] = a[i][0] * b[0][j] + a[i][1] * b[1][j] + a[i][2] * b[2][j];
        }
    }
    return m;
}

/// Ri(first) Rj(middle) Rk(third) from angles in radians.
inline Matrix turnedBy(const std::array<Real, 3>& anglesRad, math::AxisOrder order) {
    return product(product(axisTurn(static_cast<int>(order.first), anglesRad[0]),
                           axisTurn(static_cast<int>(order.middle), anglesRad[1])),
                   axisTurn(static_cast<int>(order.third), anglesRad[2]));
}
inline Matrix turned(const math::Triple& anglesRad, math::AxisOrder order) {
    return turnedBy({Real{anglesRad.first}, Real{anglesRad.middle}, Real{anglesRad.third}}, order);
}

/// The matrix of a quaternion of any size but zero.
inline Matrix matrixOf(const math::Quat& q) {
    const Real largest = std::max({std::abs(q.x), std::abs(q.y), std::abs(q.z), std::abs(q.w)});
    const Real x = q.x / largest;
    const Real y = q.y / largest;
    const Real z = q.z / largest;
    const Real w = q.w / largest;
    const Real s = 2 / (x * x + y * y + z * z + w * w);
    return {{{1 - s * (y * y + z * z), s * (x * y - z * w), s * (x * z + y * w)},
             {s * (x * y + z * w), 1 - s * (x * x + z * z), s * (y * z - x * w)},
             {s * (x * z - y * w), s * (y * z + x * w), 1 - s * (x * x + y * y)}}};
}

/// The angle in radians between two attitudes, from the distance of their matrices.
inline double angleBetween(const Matrix& a, const Matrix& b) {
    Real sum = 0;
    for (std::size_t i = 0; i < 3; ++i) {
        for (std::size_t j = 0; j < 3; ++j) {
            sum += (a[i][j] - b[i][j]) * (a[i][j] - b[i][j]);
        }
    }
    return static_cast<double>(2 * std::asin(std::min(Real{1}, std::sqrt(sum / 8))));
}

/// A source of attitudes that starts the same in every test.
class Attitudes {
public:
    explicit Attitudes(unsigned seed = 1) : engine_(seed) {}

    double uniform(double low, double high) {
        return std::uniform_real_distribution<double>(low, high)(engine_);
    }
    double angle() { return uniform(-math::kPi, math::kPi); }

    /// Uniform over all rotations.
    math::Quat random() {
        std::normal_distribution<double> normal;
        const math::Quat q{normal(engine_), normal(engine_), normal(engine_), normal(engine_)};
        return math::normalized(q).value_or(math::Quat{});
    }

    /// At a distance from one of the order's two poles, the other angles random.
    math::Quat nearPole(math::AxisOrder order, double distanceRad) {
        const bool other = uniform(0.0, 1.0) < 0.5;
        const double pole =
            isProper(order) ? (other ? math::kPi : 0.0) : (other ? -1.0 : 1.0) * math::kPi / 2.0;
        return compose(math::Triple{angle(), pole + (other ? distanceRad : -distanceRad), angle()},
                       order);
    }

    /// `count` of each kind: random, both poles exactly, a ladder 1, 1e-3, 1e-6, 1e-9 degrees and
    /// log-uniform distances in between.
    std::vector<math::Quat> mixed(math::AxisOrder order, int count) {
        std::vector<math::Quat> all;
        for (int i = 0; i < count; ++i) {
            all.push_back(random());
            all.push_back(nearPole(order, 0.0));
            for (const double degrees : {1.0, 1e-3, 1e-6, 1e-9}) {
                all.push_back(nearPole(order, degrees * math::kPi / 180.0));
            }
            all.push_back(nearPole(order, std::pow(10.0, uniform(-11.0, -1.0))));
        }
        return all;
    }

private:
    std::mt19937_64 engine_;
};

/// The identity, half turns with either zero sign, quarter turns, halves, and -q of each.
inline std::vector<math::Quat> awkwardAttitudes() {
    std::vector<math::Quat> all;
    const std::array<double, 5> values{-1.0, -0.5, -0.0, 0.0, 1.0};
    for (const double x : values) {
        for (const double y : values) {
            for (const double z : values) {
                for (const double w : values) {
                    if (x != 0.0 || y != 0.0 || z != 0.0 || w != 0.0) {
                        all.push_back({x, y, z, w});
                        all.push_back({-x, -y, -z, -w});
                    }
                }
            }
        }
    }
    return all;
}

}  // namespace gimbalscope::test
