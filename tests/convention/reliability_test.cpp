// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Rows of the reliability list that are about readings: F05 asin arguments beyond 1, F06 exact
// poles, F07 jitter, F08 alternating signs of the quaternion.
#include <gtest/gtest.h>

#include "convention/turns.h"

namespace gimbalscope::convention {
namespace {

using math::Quat;

ReadingOptions options(Policy policy, Arithmetic arithmetic) {
    ReadingOptions result;
    result.policy = policy;
    result.arithmetic = arithmetic;
    result.quantise = Quantise::None;
    return result;
}

// The published numbers of glm#461 and cocos2d-x#13073, and one just beyond 1 in double.
TEST(Reliability, F05ArgumentsBeyondOne) {
    const std::array<std::pair<Quat, double>, 3> cases{
        {{{0, 0.707101047, 0, 0.70711261}, 89.999063},
         {{0, -0.707106829, 0, 0.707106829}, -90.0},
         {{0, 0.70710678189, 0, 0.70710678189}, 90.0}}};
    for (const auto& [q, pitch] : cases) {
        for (const Arithmetic arithmetic : {Arithmetic::Float32, Arithmetic::Float64}) {
            for (const Policy policy : {Policy::Principal, Policy::Nearest, Policy::Clamp}) {
                ReadingOptions raw = options(policy, arithmetic);
                raw.raw = true;
                const Reading reading = test::readOnce("ZYX", q, raw);
                EXPECT_FALSE(reading.hasNan);
                // A clamped asin still has its plateau, 0.02 degrees wide.
                EXPECT_NEAR(reading.angles[1], pitch, policy == Policy::Clamp ? 0.02 : 1e-5);
            }
        }
    }
}

class ReliableRow : public testing::TestWithParam<Convention> {};
INSTANTIATE_TEST_SUITE_P(Reliability, ReliableRow,
                         testing::ValuesIn(catalog().begin(), catalog().end()),
                         [](const auto& tested) { return test::testName(tested.param); });

TEST_P(ReliableRow, F06ExactPoles) {
    const Convention& row = GetParam();
    test::Attitudes attitudes(17);
    PolicyMemory memory;
    for (int i = 0; i < 300; ++i) {
        const Quat q = fromFrame(attitudes.nearPole(row.order, 0.0), row.frame);
        const auto errorDeg = [&](Policy policy, Arithmetic arithmetic) {
            const Reading reading = read(row, options(policy, arithmetic), q, q, memory);
            EXPECT_GT(reading.stretch, 1e6);
            return test::errorRad(row, reading.angles, q) * 180.0 / math::kPi;
        };
        EXPECT_LE(errorDeg(Policy::Principal, Arithmetic::Float64), 1.2e-13);
        EXPECT_LE(errorDeg(Policy::Principal, Arithmetic::Float32), 6e-5);
        EXPECT_LE(errorDeg(Policy::Nearest, Arithmetic::Float64), 4.6e-4);
    }
}

TEST_P(ReliableRow, F08AlternatingSigns) {
    const Convention& row = GetParam();
    test::Attitudes attitudes(18);
    for (const Policy policy : {Policy::AsPublished, Policy::Principal, Policy::Nearest}) {
        PolicyMemory memory;
        Reading before;
        const Quat q = attitudes.random();
        for (int i = 0; i < 10; ++i) {
            const Quat fed = i % 2 == 0 ? q : -q;
            const Reading reading = read(row, options(policy, Arithmetic::Float32), fed, q, memory);
            for (std::size_t a = 0; a < 3; ++a) {
                EXPECT_NEAR(reading.angles[a], i == 0 ? reading.angles[a] : before.angles[a],
                            1e-12 * std::max(1.0, std::abs(reading.angles[a])));
            }
            before = reading;
        }
    }
}

struct Spread {
    double angleDeg = 0.0, attitudeDeg = 0.0;
};

// How far a triple and the attitude move under one unit in the last place of float32.
Spread spreadUnderJitter(Policy policy) {
    test::Attitudes attitudes(19);
    const Quat calm = test::attitude(20, 89.999, 10);
    Spread spread;
    PolicyMemory memory;
    std::optional<Reading> first;
    for (int i = 0; i < 1000; ++i) {
        const auto nudge = [&](double component) -> double {
            const auto value = static_cast<float>(component);
            const double choice = attitudes.uniform(-1.5, 1.5);
            return choice < -0.5  ? std::nextafter(value, -2.0F)
                   : choice < 0.5 ? value
                                  : std::nextafter(value, 2.0F);
        };
        const Quat q{nudge(calm.x), nudge(calm.y), nudge(calm.z), nudge(calm.w)};
        const Reading reading =
            read(*find("aero-321"), options(policy, Arithmetic::Float32), q, calm, memory);
        first = first ? first : reading;
        for (const std::size_t angle : {std::size_t{0}, std::size_t{2}}) {
            const double step = reading.angles[angle] - first->angles[angle];
            spread.angleDeg = std::max(spread.angleDeg, std::abs(std::remainder(step, 360.0)));
        }
        spread.attitudeDeg =
            std::max(spread.attitudeDeg, math::toDegrees(math::angleBetween(q, calm)).value);
    }
    return spread;
}

TEST(Reliability, F07FlickerMetricOfTheRawTriple) {
    const Spread published = spreadUnderJitter(Policy::Clamp);
    EXPECT_GT(published.angleDeg / published.attitudeDeg, 10.0);
    EXPECT_LT(published.attitudeDeg, 1e-4);
}

}  // namespace
}  // namespace gimbalscope::convention
