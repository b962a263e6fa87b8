// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Keys for tests: the lessons' (L10 of the lessons, figures there), the seed's, random ones.
#pragma once

#include <array>
#include <cmath>
#include <vector>

#include "curve/motion.h"
#include "math/attitudes.h"

namespace gimbalscope::test {

inline math::Quat about(math::Vec3 axis, double degrees) {
    return math::fromAxisAngle(axis, math::toRadians(math::Degrees{degrees}));
}
inline math::Quat aboutX(double degrees) { return about({1, 0, 0}, degrees); }
inline math::Quat aboutY(double degrees) { return about({0, 1, 0}, degrees); }
inline math::Quat aboutZ(double degrees) { return about({0, 0, 1}, degrees); }

inline double degrees(double rad) { return math::toDegrees(math::Radians{rad}).value; }
inline double apartDeg(const math::Quat& a, const math::Quat& b) {
    return math::toDegrees(math::angleBetween(a, b)).value;
}
/// The turn about Z in degrees, (-180, 180], of an attitude that is nothing else.
inline double turnDeg(const math::Quat& q) {
    return degrees(2.0 * std::atan2(q.w < 0.0 ? -q.z : q.z, std::abs(q.w)));
}

/// One key a second from `firstS` on.
inline std::vector<curve::Key> evenKeys(const std::vector<math::Quat>& attitudes,
                                        double firstS = 0.0) {
    std::vector<curve::Key> keys;
    for (const math::Quat& attitude : attitudes) {
        keys.push_back({firstS + static_cast<double>(keys.size()), attitude});
    }
    return keys;
}

/// Seed 002's, as on Microsoft's page and with exact square roots: -90, 0, 90, 180 about Z.
inline std::vector<curve::Key> pageKeys() {
    return evenKeys({{0, 0, 0.707, -0.707}, {0, 0, 0, 1}, {0, 0, 0.707, 0.707}, {0, 0, 1, 0}},
                    -1.0);
}
inline std::vector<curve::Key> exactKeys() {
    return evenKeys({-aboutZ(-90), {0, 0, 0, 1}, aboutZ(90), {0, 0, 1, 0}}, -1.0);
}

/// L10 (e): level, then Z(90), Y(-60), X(90), each in the ship's own axes.
inline std::vector<curve::Key> lessonKeys() {
    const math::Quat second = aboutZ(90), third = second * aboutY(-60);
    return evenKeys({math::Quat{}, second, third, third * aboutX(90)});
}

/// A walk of turns of 20 to 110 degrees, at even or at uneven times.
inline std::vector<curve::Key> randomKeys(Attitudes& attitudes, std::size_t count, bool isEven) {
    std::vector<curve::Key> keys{{0.0, attitudes.random()}};
    while (keys.size() < count) {
        const std::size_t i = keys.size();
        const math::Vec3 axis = math::rotate(attitudes.random(), {1, 0, 0});
        const double turn = 20.0 + 18.0 * static_cast<double>((i * 5) % 6);
        const double gapS = isEven ? 1.0 : 0.3 + 0.55 * static_cast<double>((i * 7) % 5);
        keys.push_back({keys.back().timeS + gapS, keys.back().worldFromBody * about(axis, turn)});
    }
    return keys;
}

}  // namespace gimbalscope::test
