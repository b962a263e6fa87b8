// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Quaternions, matrices, axis and angle: products against the matrix oracle, every scale from
// denormal to the largest double, exact quarter turns, and what happens with zero, NaN and
// infinity.
#include "math/rotation.h"

#include <gtest/gtest.h>

#include <limits>
#include <vector>

#include "math/attitudes.h"

namespace gimbalscope::math {
namespace {

using test::Attitudes;

constexpr double kInfinity = std::numeric_limits<double>::infinity();

test::Matrix asReal(const Mat3& m) {
    test::Matrix result{};
    for (std::size_t i = 0; i < 3; ++i) {
        for (std::size_t j = 0; j < 3; ++j) {
            result[i][j] = m.m[i][j];
        }
    }
    return result;
}

TEST(Rotation, ProductIsTheMatrixProduct) {
    Attitudes attitudes;
    for (int i = 0; i < 1000; ++i) {
        const Quat a = attitudes.random();
        const Quat b = attitudes.random();
        const auto expected = test::product(test::matrixOf(a), test::matrixOf(b));
        EXPECT_LT(test::angleBetween(test::matrixOf(a * b), expected), 1e-15);
        EXPECT_LT(test::angleBetween(asReal(toMatrix(a) * toMatrix(b)), expected), 2e-15);
    }
}

TEST(Rotation, HamiltonsUnits) {
    const Quat i{1, 0, 0, 0};
    const Quat j{0, 1, 0, 0};
    EXPECT_EQ(i * j, (Quat{0, 0, 1, 0}));
    EXPECT_EQ(i * i, (Quat{0, 0, 0, -1}));
}

TEST(Rotation, RotateIsTheMatrix) {
    Attitudes attitudes;
    for (int n = 0; n < 1000; ++n) {
        const Quat q = attitudes.random();
        const Vec3 v{attitudes.angle(), attitudes.angle(), attitudes.angle()};
        EXPECT_LT(length(rotate(q, v) - toMatrix(q) * v), 1e-14);
    }
}

TEST(Rotation, NormIsRightAtEveryScale) {
    const Quat direction{0.5, -0.5, 0.5, 0.5};
    for (const double scale :
         {4.9e-324 * 4.0, 1e-310, 1e-160, 1e-20, 0.9, 1.1, 1e20, 1e150, 1e308}) {
        const Quat q{direction.x * scale, direction.y * scale, direction.z * scale,
                     direction.w * scale};
        EXPECT_NEAR(norm(q) / scale, 1.0, 1e-9) << scale;
        ASSERT_TRUE(normalized(q)) << scale;
        EXPECT_EQ(*normalized(q), direction) << scale;
    }
}

TEST(Rotation, WhatCannotBeNormalised) {
    const double nan = std::nan("");
    EXPECT_FALSE(normalized({0, 0, 0, 0}));
    EXPECT_FALSE(normalized({nan, 0, 0, 1}));
    EXPECT_FALSE(normalized({0, kInfinity, 0, 1}));
    EXPECT_EQ(norm({0, 0, 0, 0}), 0.0);
    EXPECT_TRUE(std::isnan(norm({0, 0, nan, 0})));
    EXPECT_EQ(norm({0, -kInfinity, 0, 1}), kInfinity);
    EXPECT_EQ(renormalized({0, 0, 0, 0}), Quat{});
    EXPECT_EQ(renormalized({0, 0, nan, 1}), Quat{});
    EXPECT_FALSE(isFinite({0, 0, 0, kInfinity}));
}

TEST(Rotation, ManyAreNormalisedAsEachAlone) {
    Attitudes attitudes;
    for (const double odd : {1.0, 1e-160, 5e-324, 1e308}) {  // the last one of a row
        std::vector<Quat> given;
        for (int i = 0; i < 50; ++i) {
            const Quat q = attitudes.random();
            const double scale = i < 49 ? 0.5 + 0.1 * i : odd;
            given.push_back({q.x * scale, q.y * scale, q.z * scale, q.w * scale});
        }
        std::vector<Quat> unit = given;
        std::vector<double> norms(given.size());
        ASSERT_TRUE(normalizeEach(unit, norms)) << odd;
        for (std::size_t i = 0; i < given.size(); ++i) {
            EXPECT_EQ(unit[i], normalized(given[i])) << odd;
            EXPECT_EQ(norms[i], norm(given[i])) << odd;
        }
    }
    for (const Quat& bad :
         {Quat{0, 0, 0, 0}, Quat{0, std::nan(""), 0, 1}, Quat{kInfinity, 0, 0, 1}}) {
        std::vector<Quat> quats{Quat{}, bad, Quat{}};
        std::vector<double> norms(quats.size());
        EXPECT_FALSE(normalizeEach(quats, norms));
    }
}

TEST(Rotation, QuarterTurnsAreExact) {
    EXPECT_EQ(fromAxisAngle({0, 1, 0}, toRadians(Degrees{180.0})), (Quat{0, 1, 0, 0}));
    EXPECT_EQ(fromAxisAngle({0, 1, 0}, toRadians(Degrees{0.0})), (Quat{0, 0, 0, 1}));
    const Quat quarter = fromAxisAngle({1, 0, 0}, toRadians(Degrees{-90.0}));
    EXPECT_EQ(quarter.x, -quarter.w);
    for (int quarters = -9; quarters <= 9; ++quarters) {
        const HalfTurn exact = halfTurn(90.0 * quarters, 90.0);
        const HalfTurn radians = halfTurn(toRadians(Degrees{90.0 * quarters}));
        EXPECT_NEAR(exact.sine, std::sin(quarters * kPi / 4.0), 1e-15) << quarters;
        EXPECT_NEAR(exact.cosine, std::cos(quarters * kPi / 4.0), 1e-15) << quarters;
        EXPECT_EQ(exact.sine, radians.sine) << quarters;
        EXPECT_EQ(exact.cosine, radians.cosine) << quarters;
    }
}

TEST(Rotation, HalfTurnOfAnyAngle) {
    for (double degrees = -2000.3; degrees < 2000.0; degrees += 7.7) {
        const HalfTurn half = halfTurn(degrees, 90.0);
        const auto radians = test::Real{degrees} * test::kPiExact / 180;
        EXPECT_NEAR(half.sine, static_cast<double>(std::sin(radians / 2)), 2e-16) << degrees;
        EXPECT_NEAR(half.cosine, static_cast<double>(std::cos(radians / 2)), 2e-16) << degrees;
    }
    EXPECT_TRUE(std::isnan(halfTurn(std::nan(""), 90.0).sine));
    EXPECT_TRUE(std::isnan(halfTurn(kInfinity, 16384.0).cosine));
}

TEST(Rotation, RotationVectorThereAndBack) {
    Attitudes attitudes;
    for (double angle : {1e-300, 1e-12, 1e-6, 0.1, 1.0, 3.0}) {
        const Vec3 axis = rotate(attitudes.random(), {1, 0, 0});
        const AxisAngle back = toAxisAngle(fromRotationVector(axis * angle));
        EXPECT_NEAR(back.angle.value / angle, 1.0, 1e-14) << angle;
        EXPECT_LT(length(back.unitAxis - axis), 1e-14) << angle;
    }
    EXPECT_EQ(fromRotationVector({0, 0, 0}), Quat{});
}

TEST(Rotation, AxisAngleIsTheShortWay) {
    EXPECT_EQ(toAxisAngle({0, 0, 0, -1}).angle.value, 0.0);
    EXPECT_EQ(toAxisAngle({0, 0, 0, 1.0000001}).angle.value, 0.0);
    const AxisAngle turn = toAxisAngle(fromAxisAngle({0, 0, 1}, Radians{4.0}));
    EXPECT_NEAR(turn.angle.value, kTwoPi - 4.0, 1e-15);
    EXPECT_EQ(turn.unitAxis.z, -1.0);
}

TEST(Rotation, AngleBetweenIsPreciseNearZero) {
    for (const double angle : {1e-15, 1e-9, 1e-3, 1.0, 3.1}) {
        const Quat turned = fromAxisAngle({0, 1, 0}, Radians{angle});
        EXPECT_NEAR(angleBetween({}, turned).value / angle, 1.0, 1e-12) << angle;
        EXPECT_NEAR(angleBetween({}, -turned).value / angle, 1.0, 1e-12) << angle;
    }
    EXPECT_TRUE(std::isnan(angleBetween({}, {0, std::nan(""), 0, 1}).value));
}

TEST(Rotation, MatrixThereAndBack) {
    Attitudes attitudes;
    for (int n = 0; n < 1000; ++n) {
        const Quat q = attitudes.random();
        const auto back = fromMatrix(toMatrix(q));
        ASSERT_TRUE(back);
        EXPECT_LT(angleBetween(q, *back).value, 2e-15);
    }
    for (const Quat& q : test::awkwardAttitudes()) {
        const Quat unit = *normalized(q);
        EXPECT_LT(angleBetween(unit, fromMatrix(toMatrix(unit)).value()).value, 2e-15);
    }
}

TEST(Rotation, WhatIsNoRotationMatrix) {
    EXPECT_FALSE(fromMatrix({{{{1, 0, 0}, {0, 1, 0}, {0, 0, -1}}}}));   // a reflection
    EXPECT_FALSE(fromMatrix({{{{2, 0, 0}, {0, 2, 0}, {0, 0, 2}}}}));    // a scale
    EXPECT_FALSE(fromMatrix({{{{1, 0.1, 0}, {0, 1, 0}, {0, 0, 1}}}}));  // a shear
    EXPECT_FALSE(fromMatrix({{{{1, 0, 0}, {0, std::nan(""), 0}, {0, 0, 1}}}}));
    EXPECT_TRUE(fromMatrix({{{{1, 1e-4, 0}, {-1e-4, 1, 0}, {0, 0, 1}}}}));
    EXPECT_EQ(determinant({{{{1, 0, 0}, {0, 1, 0}, {0, 0, -1}}}}), -1.0);
}

TEST(Angle, DegreesToRadiansAndBack) {
    for (int tenths = -7200; tenths <= 7200; ++tenths) {
        const double degrees = tenths / 10.0;
        EXPECT_NEAR(toDegrees(toRadians(Degrees{degrees})).value, degrees, 1e-12);
    }
    EXPECT_EQ(wrapped(Degrees{-180.0}).value, 180.0);
    EXPECT_EQ(wrapped(Degrees{540.0}).value, 180.0);
    EXPECT_EQ(wrapped(Degrees{-190.0}).value, 170.0);
}

}  // namespace
}  // namespace gimbalscope::math
