// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The closed form for all 12 orders in every arithmetic, against the matrix oracle: at random, at
// both poles exactly, on a ladder towards them, at half turns, at every scale, and for what is no
// attitude.
#include "math/euler.h"

#include <gtest/gtest.h>

#include <limits>

#include "math/attitudes.h"

namespace gimbalscope::math {
namespace {

using test::Attitudes;

constexpr double kInfinity = std::numeric_limits<double>::infinity();

// What product.md promises of the principal triple, radians; Half only has to be sane.
template <class T>
constexpr double bound() {
    return std::is_same_v<T, double> ? 2e-15 : std::is_same_v<T, float> ? 1e-6 : 6e-3;
}

std::string orderName(const testing::TestParamInfo<AxisOrder>& info) {
    const auto name = letters(info.param);
    return {name.begin(), name.end()};
}

class EveryOrder : public testing::TestWithParam<AxisOrder> {};
INSTANTIATE_TEST_SUITE_P(Euler, EveryOrder, testing::ValuesIn(allOrders()), orderName);

bool isFiniteTriple(const Triple& t) {
    return std::isfinite(t.first) && std::isfinite(t.middle) && std::isfinite(t.third);
}

void expectPrincipalRange(const Triple& t, AxisOrder order) {
    EXPECT_LE(std::abs(t.first), kPi);
    EXPECT_LE(std::abs(t.third), kPi);
    EXPECT_GE(t.middle, isProper(order) ? 0.0 : -kPi / 2.0);
    EXPECT_LE(t.middle, isProper(order) ? kPi : kPi / 2.0);
}

// The worst error of a round trip in the arithmetic of T, measured from the rounded input.
template <class T>
double worstRoundTrip(const std::vector<Quat>& attitudes, AxisOrder order) {
    double worst = 0.0;
    for (const Quat& attitude : attitudes) {
        const QuatOf<T> q = castTo<T>(attitude);
        const Triple triple = decompose(q, order);
        expectPrincipalRange(triple, order);
        worst = std::max(
            worst, test::angleBetween(test::matrixOf(toDouble(q)), test::turned(triple, order)));
    }
    return worst;
}

TEST_P(EveryOrder, ComposeIsTheProductOfThreeTurns) {
    Attitudes attitudes;
    for (int i = 0; i < 2000; ++i) {
        const Triple triple{4 * attitudes.angle(), attitudes.angle(), attitudes.angle()};
        EXPECT_LT(test::angleBetween(test::matrixOf(compose(triple, GetParam())),
                                     test::turned(triple, GetParam())),
                  1.5e-15);
    }
}

TEST_P(EveryOrder, RoundTripDouble) {
    const auto attitudes = Attitudes().mixed(GetParam(), 2000);
    EXPECT_LT(worstRoundTrip<double>(attitudes, GetParam()), bound<double>());
}

TEST_P(EveryOrder, RoundTripFloat) {
    const auto attitudes = Attitudes(2).mixed(GetParam(), 2000);
    EXPECT_LT(worstRoundTrip<float>(attitudes, GetParam()), bound<float>());
}

TEST_P(EveryOrder, RoundTripHalf) {
    const auto attitudes = Attitudes(3).mixed(GetParam(), 200);
    EXPECT_LT(worstRoundTrip<Half>(attitudes, GetParam()), bound<Half>());
}

TEST_P(EveryOrder, AwkwardAttitudes) {
    const auto attitudes = test::awkwardAttitudes();
    EXPECT_LT(worstRoundTrip<double>(attitudes, GetParam()), bound<double>());
    EXPECT_LT(worstRoundTrip<float>(attitudes, GetParam()), bound<float>());
    EXPECT_LT(worstRoundTrip<Half>(attitudes, GetParam()), bound<Half>());
}

TEST_P(EveryOrder, ScaleAndSignDoNotMatter) {
    Attitudes attitudes;
    for (int i = 0; i < 200; ++i) {
        const Quat q = attitudes.random();
        const auto matrix = test::matrixOf(q);
        for (const double scale : {-1.0, 2.0, 1e-20, 1e-150, 1e150, 1e300}) {
            const Quat scaled{q.x * scale, q.y * scale, q.z * scale, q.w * scale};
            const Triple triple = decompose(scaled, GetParam());
            EXPECT_LT(test::angleBetween(matrix, test::turned(triple, GetParam())), 4e-15) << scale;
        }
        // A power of two is exact, and so is the sign.
        EXPECT_EQ(decompose(q, GetParam()),
                  decompose(QuatOf{q.x * 8, q.y * 8, q.z * 8, q.w * 8}, GetParam()));
    }
}

TEST_P(EveryOrder, ExtremeComponentsNeverGiveNan) {
    const std::array<float, 12> values{0.0F,   -0.0F,   0.5F,   -0.5F,   1.0F,  -1.0F,
                                       1e-30F, -1e-30F, 1e-42F, -1e-42F, 3e38F, -3e38F};
    for (const float x : values) {
        for (const float y : values) {
            for (const float z : values) {
                for (const float w : values) {
                    const QuatOf<float> q{x, y, z, w};
                    ASSERT_TRUE(isFiniteTriple(decompose(q, GetParam())));
                    ASSERT_TRUE(isFiniteTriple(decompose(toDouble(q), GetParam())));
                }
            }
        }
    }
}

TEST_P(EveryOrder, WhatIsNoAttitudeGivesZeros) {
    for (const double bad : {std::nan(""), kInfinity, -kInfinity}) {
        EXPECT_EQ(decompose(Quat{bad, 0, 0, 1}, GetParam()), Triple{});
        EXPECT_EQ(decompose(castTo<float>({0, 0, bad, 1}), GetParam()), Triple{});
    }
    EXPECT_EQ(decompose(Quat{0, 0, 0, 0}, GetParam()), Triple{});
    EXPECT_TRUE(std::isnan(poleDistance({0, 0, 0, 0}, GetParam()).value));
    EXPECT_TRUE(std::isnan(stretch({0, kInfinity, 0, 0}, GetParam())));
}

TEST_P(EveryOrder, ComposedPolesAreExact) {
    const double pole = isProper(GetParam()) ? kPi : kPi / 2.0;
    Attitudes attitudes;
    for (int i = 0; i < 1000; ++i) {
        const double other = isProper(GetParam()) ? 0.0 : -pole;
        for (const double middle : {pole, other}) {
            const Quat q = compose({attitudes.angle(), middle, attitudes.angle()}, GetParam());
            EXPECT_EQ(poleDistance(q, GetParam()).value, 0.0);
            EXPECT_EQ(stretch(q, GetParam()), kInfinity);
            EXPECT_EQ(decompose(q, GetParam()).middle, middle);
        }
    }
}

TEST_P(EveryOrder, PoleDistanceAndStretch) {
    Attitudes attitudes;
    for (double distance = 1e-12; distance < kPi / 2.0; distance *= 3.7) {
        const Quat q = attitudes.nearPole(GetParam(), distance);
        EXPECT_NEAR(poleDistance(q, GetParam()).value, distance, 4e-16 + 1e-14 * distance);
        EXPECT_NEAR(stretch(q, GetParam()) * std::sin(distance), 1.0, 1e-14 + 1e-15 / distance);
    }
}

TEST_P(EveryOrder, TwinNamesTheSameRotation) {
    Attitudes attitudes;
    for (int i = 0; i < 500; ++i) {
        const Triple triple{attitudes.angle(), attitudes.angle(), attitudes.angle()};
        const Triple other = twin(triple, GetParam());
        EXPECT_LT(
            test::angleBetween(test::turned(triple, GetParam()), test::turned(other, GetParam())),
            2e-15);
        EXPECT_GT(std::abs(other.first - triple.first), 1.0);
    }
}

TEST_P(EveryOrder, NameAndParity) {
    const auto name = letters(GetParam());
    EXPECT_EQ(orderFromLetters({name.data(), 3}), GetParam());
    const std::string lower{static_cast<char>(name[0] + 32), static_cast<char>(name[1] + 32),
                            static_cast<char>(name[2] + 32)};
    EXPECT_EQ(orderFromLetters(lower), GetParam());
}

TEST(Euler, OrdersAreTwelveAndDifferent) {
    for (std::size_t i = 0; i < allOrders().size(); ++i) {
        EXPECT_EQ(isProper(allOrders()[i]), i >= 6);
        for (std::size_t j = 0; j < i; ++j) {
            EXPECT_NE(allOrders()[i], allOrders()[j]);
        }
    }
    EXPECT_EQ(parity(*orderFromLetters("XYZ")), 1);
    EXPECT_EQ(parity(*orderFromLetters("ZYX")), -1);
    EXPECT_EQ(parity(*orderFromLetters("XZX")), -1);
    for (const char* word : {"", "XY", "XXY", "XYZZ", "abc", "XYA"}) {
        EXPECT_FALSE(orderFromLetters(word)) << word;
    }
}

}  // namespace
}  // namespace gimbalscope::math
