// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Direct3D's Ln, Exp, Slerp, SquadSetup and Squad: the page's own example, the misprint, key signs,
// continuity across keys and awkward keys. Native numbers are in vectors_test.cpp.
#include "math/interpolation.h"

#include <gtest/gtest.h>

#include "math/attitudes.h"

namespace gimbalscope::math {
namespace {

constexpr double kDegPerRad = 180.0 / kPi;

Quat aboutZ(double degrees) { return fromAxisAngle({0, 0, 1}, toRadians(Degrees{degrees})); }

double turnDeg(const Quat& q) { return 2.0 * std::atan2(q.z, q.w) * kDegPerRad; }

Quat squadAt(const std::array<Quat, 4>& keys, double t,
             SquadReading reading = SquadReading::Inverse) {
    const auto controls = squadSetup(keys[0], keys[1], keys[2], keys[3], reading);
    return squad(keys[1], controls.a, controls.b, controls.c, t);
}

const std::array<Quat, 4> kPageKeys{Quat{0, 0, 0.707, -0.707}, Quat{0, 0, 0, 1},
                                    Quat{0, 0, 0.707, 0.707}, Quat{0, 0, 1, 0}};

TEST(Interpolation, ThePagesExampleIs45Degrees) {
    const Quat q = squadAt(kPageKeys, 0.5);
    EXPECT_NEAR(turnDeg(q), 44.9964, 5e-5);
    EXPECT_NEAR(norm(q), 0.99996, 5e-6);
    const std::array<Quat, 4> exact{aboutZ(-90), aboutZ(0), aboutZ(90), aboutZ(180)};
    for (const double t : {0.0, 0.25, 0.5, 0.75, 1.0}) {
        EXPECT_NEAR(turnDeg(squadAt(exact, t)), 90.0 * t, 1e-12) << t;
        EXPECT_NEAR(norm(squadAt(exact, t)), 1.0, 1e-12) << t;
    }
}

TEST(Interpolation, TheMisprintedExpIsNoInterpolation) {
    const std::array<double, 5> expected{0.0, 14.48, 23.62, 43.45, 90.0};
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const double t = static_cast<double>(i) / 4.0;
        EXPECT_NEAR(turnDeg(squadAt(kPageKeys, t, SquadReading::LiteralExp)), expected[i], 0.006);
    }
}

TEST(Interpolation, LnAndExpUndoEachOther) {
    test::Attitudes attitudes;
    for (int i = 0; i < 500; ++i) {
        const Quat q = attitudes.random();
        EXPECT_LT(angleBetween(exp(ln(q)), q).value, 1e-13);
        EXPECT_GT(exp(ln(q)).w * q.w, 0.0);
    }
    EXPECT_EQ(exp(ln(Quat{})), Quat{});
    EXPECT_EQ(exp(ln(Quat{0, 0, 0, -1})), Quat{});  // the sign is lost, the rotation is the same
    EXPECT_EQ(exp(Quat{0, 0, 0, 7}), Quat{});
}

TEST(Interpolation, SignsOfTheKeysDoNotMatter) {
    const std::array<Quat, 4> keys{aboutZ(0), aboutZ(40), aboutZ(80), aboutZ(120)};
    for (unsigned signs = 0; signs < 16; ++signs) {
        std::array<Quat, 4> flipped = keys;
        for (unsigned i = 0; i < 4; ++i) {
            flipped[i] = (signs >> i & 1U) != 0U ? -keys[i] : keys[i];
        }
        EXPECT_LT(angleBetween(squadAt(flipped, 0.5), aboutZ(60)).value, 1e-9) << signs;
    }
}

TEST(Interpolation, AngularVelocityIsContinuousAcrossKeys) {
    const std::array<Quat, 5> keys{Quat{}, aboutZ(90),
                                   aboutZ(90) * fromAxisAngle({0, 1, 0}, toRadians(Degrees{-60})),
                                   fromAxisAngle({1, 0, 0}, toRadians(Degrees{90})), aboutZ(30)};
    constexpr double kStep = 1e-5;
    const auto jump = [&](SquadReading reading) {
        const std::array<Quat, 4> before{keys[0], keys[1], keys[2], keys[3]};
        const std::array<Quat, 4> after{keys[1], keys[2], keys[3], keys[4]};
        const Quat in =
            conjugate(squadAt(before, 1 - kStep, reading)) * squadAt(before, 1, reading);
        const Quat out = conjugate(squadAt(after, 0, reading)) * squadAt(after, kStep, reading);
        const auto vector = [](const Quat& q) {
            return Vec3{q.x, q.y, q.z} * (q.w < 0 ? -1.0 : 1.0);
        };
        return length(vector(out) - vector(in)) / kStep;
    };
    EXPECT_LT(jump(SquadReading::Inverse), 1e-3);
    EXPECT_GT(jump(SquadReading::LiteralExp), 0.5);
}

// F09: equal neighbours, opposite keys.
TEST(Interpolation, F09AwkwardKeysStayFiniteAndUnit) {
    const std::array<Quat, 4> equal{aboutZ(10), aboutZ(10), aboutZ(10), aboutZ(10)};
    const std::array<Quat, 4> opposite{aboutZ(0), aboutZ(180), aboutZ(0), aboutZ(180)};
    for (const auto& keys : {equal, opposite}) {
        for (double t = 0.0; t <= 1.0; t += 0.125) {
            const Quat q = squadAt(keys, t);
            EXPECT_TRUE(isFinite(q));
            EXPECT_NEAR(norm(q), 1.0, 1e-12);
        }
        EXPECT_LT(angleBetween(squadAt(keys, 0.0), keys[1]).value, 1e-12);
        EXPECT_LT(angleBetween(squadAt(keys, 1.0), keys[2]).value, 1e-12);
    }
    // Half a turn apart there is no shorter way: the sign of the second key decides.
    EXPECT_NEAR(turnDeg(slerp(aboutZ(0), Quat{0, 0, 1, 0}, 0.5)), 90.0, 1e-12);
    EXPECT_NEAR(turnDeg(slerp(aboutZ(0), Quat{0, 0, -1, 0}, 0.5)), -90.0, 1e-12);
}

TEST(Interpolation, SlerpTakesTheShortWayInBothBranches) {
    EXPECT_NEAR(turnDeg(slerp(aboutZ(0), aboutZ(200), 0.5)), -80.0, 1e-12);
    EXPECT_NEAR(turnDeg(slerp(aboutZ(0), aboutZ(170), 0.25)), 42.5, 1e-12);
    const Quat nearKey = slerp(aboutZ(0), -aboutZ(2), 0.5);  // the linear branch
    EXPECT_NEAR(turnDeg(nearKey), 1.0, 1e-12);
}

TEST(Interpolation, FloatIsTheSameFormula) {
    const auto keys = std::array{castTo<float>(aboutZ(-90)), castTo<float>(aboutZ(0)),
                                 castTo<float>(aboutZ(90)), castTo<float>(aboutZ(180))};
    const auto controls = squadSetup(keys[0], keys[1], keys[2], keys[3]);
    const auto q = squad(keys[1], controls.a, controls.b, controls.c, 0.5F);
    EXPECT_NEAR(turnDeg(toDouble(q)), 45.0, 1e-4);
}

}  // namespace
}  // namespace gimbalscope::math
