// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The Construction Set wiki's script, from its five printed expressions (angles in degrees),
// against this program's two rows for it, and how it fails at its own gimbal lock.
#include <gtest/gtest.h>

#include "convention/turns.h"

namespace gimbalscope::convention {
namespace {

template <class T>
struct WorldAngles {
    T x, y, z, lock;
};

template <class T>
WorldAngles<T> script(T localX, T localY, T localZ) {
    const auto perDegree = static_cast<T>(math::kPi / 180.0);
    const T sx = std::sin(localX * perDegree);
    const T cx = std::cos(localX * perDegree);
    const T sy = std::sin(localY * perDegree);
    const T cy = std::cos(localY * perDegree);
    const T sz = std::sin(localZ * perDegree);
    const T cz = std::cos(localZ * perDegree);
    const T sine = -(-sx * -sy * cz + cx * sz);
    return {std::atan2(-(cx * -sy * cz + sx * sz), cy * cz) / perDegree,
            std::asin(sine) / perDegree,
            std::atan2(-(-sx * cy), -sx * -sy * -sz + cx * cz) / perDegree, -sine};
}

TEST(OblivionScript, IsTheRowsTwoConversions) {
    test::Attitudes attitudes;
    for (int i = 0; i < 2000; ++i) {
        const std::array<double, 3> local{attitudes.uniform(-180, 180),
                                          attitudes.uniform(-180, 180),
                                          attitudes.uniform(-180, 180)};
        const auto world = script(local[0], local[1], local[2]);
        if (std::abs(world.lock) > 0.999) {
            continue;
        }
        const math::Quat q = decode(*find("oblivion-local"), {}, local).value();
        test::expectShown("oblivion", q, {world.x, world.y, world.z}, 1e-9);
    }
}

TEST(OblivionScript, NamesArePermutedAndTheResultIsRight) {
    EXPECT_NEAR(script(30.0, 0.0, 0.0).z, 30.0, 1e-12);
    EXPECT_NEAR(script(0.0, 30.0, 0.0).x, 30.0, 1e-12);
    EXPECT_NEAR(script(0.0, 0.0, 30.0).y, -30.0, 1e-12);
    // The page's second example orients an object as the player looks.
    const auto world = script(25.0, -10.0, 0.0);
    const math::Quat q = decode(*find("oblivion"), {}, {world.x, world.y, world.z}).value();
    EXPECT_LT(test::readOnce("oblivion-actor", q, test::inDouble()).errorDeg, 1e-12);
    EXPECT_NEAR(test::readOnce("oblivion-actor", q, test::inDouble()).angles[0], 25.0, 1e-12);
}

template <class T>
double nanShareAtTheLock() {
    test::Attitudes attitudes(15);
    int count = 0;
    for (int i = 0; i < 20000; ++i) {
        // With localY = +-90 the lock is met where localX and localZ add up to a quarter turn.
        const double x = attitudes.uniform(-180, 180);
        const double y = attitudes.uniform(-1, 1) < 0 ? -90.0 : 90.0;
        const double z = y > 0 ? 90.0 - x : 90.0 + x;
        const auto angles = script(static_cast<T>(x), static_cast<T>(y), static_cast<T>(z));
        EXPECT_NEAR(std::abs(static_cast<double>(angles.lock)), 1.0, 1e-5);
        count += std::isnan(angles.y) ? 1 : 0;
    }
    return 100.0 * count / 20000;
}

// Of the page's own expression. The row, which reads a renormalised quaternion instead, has 32 %.
TEST(OblivionScript, LosesItsMiddleAngleAtTheLock) {
    EXPECT_NEAR(nanShareAtTheLock<float>(), 1.4, 0.4);
    EXPECT_NEAR(nanShareAtTheLock<double>(), 1.6, 0.4);
}

}  // namespace
}  // namespace gimbalscope::convention
