// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Round trips for every row, policy and arithmetic: at random, at both poles exactly, on a ladder
// towards them, for -q, other scales, zero, NaN, infinities and denormals. Bounds are product.md's;
// errors are measured by the matrix oracle, not by the code that is measured.
#include <gtest/gtest.h>

#include <limits>

#include "convention/row_oracle.h"

namespace gimbalscope::convention {
namespace {

using math::Quat;

constexpr double kTau = math::kDefaultTau;
constexpr std::array kClosedForm{Policy::Principal, Policy::PinFirst, Policy::PinThird,
                                 Policy::KeepLast, Policy::Nearest};
constexpr std::array kArithmetics{Arithmetic::Float64, Arithmetic::Float32, Arithmetic::Half};

class EveryRow : public testing::TestWithParam<Convention> {
protected:
    const Convention& row() const { return GetParam(); }
};
INSTANTIATE_TEST_SUITE_P(RoundTrip, EveryRow, testing::ValuesIn(catalog().begin(), catalog().end()),
                         [](const auto& tested) { return test::testName(tested.param); });

ReadingOptions optionsOf(Policy policy, Arithmetic arithmetic, Quantise quantise = Quantise::None) {
    ReadingOptions options;
    options.policy = policy;
    options.arithmetic = arithmetic;
    options.quantise = quantise;
    return options;
}

bool isAllowed(const Convention& row, Policy policy) { return !objection(row, policy).has_value(); }

// Of the published formula in double: the wiki's constant has 12 digits, which a half turn shows.
double publishedRounding(const Convention& row) { return row.id == "urot" ? 2e-11 : 1e-13; }

// Followed angles grow with every turn, and the last digit of a large number is coarser.
double growth(const PolicyMemory& memory) {
    const math::Triple t = memory.previous.value_or(math::Triple{});
    return 5e-16 * std::max({std::abs(t.first), std::abs(t.middle), std::abs(t.third)});
}

// What the policy may add to rounding at that distance from the pole, radians.
double allowance(Policy policy, double distanceRad) {
    const bool inside = distanceRad < 2.0 * kTau * 1.2;  // float32 blurs the edge
    if (!inside || policy == Policy::Principal) {
        return 0.0;
    }
    return policy == Policy::Nearest ? 4.0 * kTau : 2.0 * kTau;
}

double roundingBound(Arithmetic arithmetic) {
    return arithmetic == Arithmetic::Float64 ? 2e-15 : 1e-6;
}

TEST_P(EveryRow, ClosedFormIsWithinItsBounds) {
    for (const Arithmetic arithmetic : {Arithmetic::Float64, Arithmetic::Float32}) {
        for (const Policy policy : kClosedForm) {
            if (!isAllowed(row(), policy)) {
                continue;
            }
            const ReadingOptions options = optionsOf(policy, arithmetic);
            PolicyMemory memory;
            double worst = 0.0;
            for (const Quat& attitude : test::attitudesFor(row(), 150)) {
                const Reading reading = read(row(), options, attitude, attitude, memory);
                ASSERT_FALSE(reading.hasNan);
                const double error = test::errorRad(row(), reading.angles, attitude);
                const double extra = allowance(policy, reading.poleDistanceDeg * math::kPi / 180.0);
                const double grown = policy == Policy::Nearest ? growth(memory) : 0.0;
                ASSERT_LE(error, extra + grown + roundingBound(arithmetic))
                    << name(policy) << " " << reading.poleDistanceDeg;
                worst = extra == 0.0 ? std::max(worst, error) : worst;
            }
            RecordProperty(std::string(name(policy)) + "_" + std::string(name(arithmetic)),
                           std::to_string(worst * 1e15));
        }
    }
}

TEST_P(EveryRow, QuantisingStaysWithinItsBound) {
    for (const Policy policy : kClosedForm) {
        if (!isAllowed(row(), policy)) {
            continue;
        }
        PolicyMemory memory;
        const ReadingOptions options = optionsOf(policy, Arithmetic::Float64, Quantise::Int16);
        for (const Quat& attitude : test::attitudesFor(row(), 40)) {
            const Reading reading = read(row(), options, attitude, attitude, memory);
            EXPECT_LE(test::errorRad(row(), reading.angles, attitude), 1.44e-4 + 4.0 * kTau);
        }
    }
}

// The reading's own pose and error agree with the oracle.
TEST_P(EveryRow, PoseIsWhatTheAnglesMean) {
    for (const Quat& attitude : test::attitudesFor(row(), 40)) {
        PolicyMemory memory;
        const Reading reading = read(row(), {}, attitude, attitude, memory);
        if (reading.hasNan) {
            continue;
        }
        ASSERT_TRUE(reading.worldFromRebuilt);
        EXPECT_LT(test::angleBetween(test::matrixOf(*reading.worldFromRebuilt),
                                     test::meaning(row(), reading.angles)),
                  2e-15);
        const double error =
            test::angleBetween(test::meaning(row(), reading.angles), test::matrixOf(attitude));
        EXPECT_NEAR(reading.errorDeg, error * 180.0 / math::kPi, 1e-6);
        if (row().angleCount == 3) {
            EXPECT_LT(test::angleBetween(test::meaning(row(), reading.twin),
                                         test::meaning(row(), reading.angles)),
                      4e-15);
        }
    }
}

TEST_P(EveryRow, PublishedFormulaIsRightAwayFromThePole) {
    test::Attitudes attitudes(2);
    for (int i = 0; i < 500; ++i) {
        const Quat attitude = attitudes.random();
        for (const Policy policy : {Policy::AsPublished, Policy::Clamp, Policy::Ue4}) {
            if (!isAllowed(row(), policy) ||
                math::stretch(toFrame(attitude, row().frame), row().order) > 10.0) {
                continue;
            }
            PolicyMemory memory;
            const Reading one =
                read(row(), optionsOf(policy, Arithmetic::Float64), attitude, attitude, memory);
            EXPECT_LE(test::errorRad(row(), one.angles, attitude), publishedRounding(row()));
            const Reading two =
                read(row(), optionsOf(policy, Arithmetic::Float32), attitude, attitude, memory);
            EXPECT_LE(test::errorRad(row(), two.angles, attitude), 1e-5);
            EXPECT_FALSE(one.snapped || two.snapped);
        }
    }
}

TEST_P(EveryRow, NeverNanForFiniteInputUnlessPublished) {
    const std::array<double, 6> values{0.0, -0.0, 0.5, 1.0, 1e-310, 1.7e308};
    for (const Policy policy : kClosedForm) {
        for (const Arithmetic arithmetic : kArithmetics) {
            if (!isAllowed(row(), policy)) {
                continue;
            }
            ReadingOptions options = optionsOf(policy, arithmetic);
            for (unsigned code = 0; code < 6 * 6 * 6 * 6; ++code) {
                const Quat q{values[code % 6], -values[code / 6 % 6], values[code / 36 % 6],
                             values[code / 216]};
                PolicyMemory memory;
                options.raw = code % 2 == 0;
                const Reading reading = read(row(), options, q, Quat{}, memory);
                ASSERT_FALSE(reading.hasNan) << name(policy) << code;
                ASSERT_TRUE(reading.worldFromRebuilt);
            }
        }
    }
}

TEST_P(EveryRow, ScaleAndSignOfFedDoNotMatter) {
    test::Attitudes attitudes(3);
    for (const double scale : {-1.0, 0.9, 1e-20, 1e150, 1e-310}) {
        for (int i = 0; i < 30; ++i) {
            const Quat q = attitudes.random();
            const Quat fed{q.x * scale, q.y * scale, q.z * scale, q.w * scale};
            const double rounding =
                std::max(publishedRounding(row()), scale == 1e-310 ? 1e-12 : 0.0);
            for (const Policy policy : {Policy::AsPublished, Policy::Principal}) {
                PolicyMemory memory;
                const auto options = optionsOf(policy, Arithmetic::Float64);
                const Reading scaled = read(row(), options, fed, q, memory);
                const bool calm = scaled.stretch < 10.0;
                EXPECT_LE(test::errorRad(row(), scaled.angles, q), calm ? rounding : 1e-4);
            }
        }
    }
}

TEST_P(EveryRow, WhatIsNoAttitude) {
    const double nan = std::nan("");
    const double infinity = std::numeric_limits<double>::infinity();
    for (const Quat& bad : {Quat{0, 0, 0, 0}, Quat{nan, 0, 0, 1}, Quat{0, infinity, 0, 1},
                            Quat{nan, nan, nan, nan}}) {
        for (const Policy policy :
             {Policy::Principal, Policy::PinThird, Policy::KeepLast, Policy::Nearest}) {
            PolicyMemory memory;
            const Reading reading =
                read(row(), optionsOf(policy, Arithmetic::Float32), bad, Quat{}, memory);
            EXPECT_FALSE(reading.hasNan);
            EXPECT_EQ(reading.errorDeg, 0.0);
        }
        // The published formulas see it: NaN gives NaN, and of zero only OpenSim makes 0/0.
        // Infinity gives what the formula gives, which may be a number.
        PolicyMemory memory;
        const Reading published = read(row(), {}, bad, Quat{}, memory);
        if (!std::isinf(bad.y)) {
            EXPECT_EQ(published.hasNan, !isFinite(bad) || row().id == "lsl-opensim");
        }
        EXPECT_EQ(published.state == State::Nan, published.hasNan);
    }
}

TEST_P(EveryRow, ExactlyThroughThePoleNoAngleOutrunsTheShip) {
    constexpr double kStepDeg = 0.25;
    const double perDegree = static_cast<double>(
        math::kPi / 180.0 / static_cast<double>(test::radiansPerUnit(row().units[0])));
    for (const Arithmetic arithmetic : {Arithmetic::Float64, Arithmetic::Float32}) {
        const ReadingOptions options = optionsOf(Policy::Nearest, arithmetic);
        PolicyMemory memory;
        std::optional<std::array<double, 3>> previous;
        for (int i = 0; i <= 1440; ++i) {
            const math::Triple triple{0.4, (i * kStepDeg + 10.0) * math::kPi / 180.0, -0.7};
            const Quat q = fromFrame(compose(triple, row().order), row().frame);
            const Reading reading = read(row(), options, q, q, memory);
            for (std::size_t a = 0; previous && a < row().angleCount; ++a) {
                double step = reading.angles[a] - (*previous)[a];
                step = row().units[0] == Unit::Rotator ? std::remainder(step, 65536.0) : step;
                ASSERT_LE(std::abs(step) / perDegree, kStepDeg + 2e-3) << i;
            }
            previous = reading.angles;
        }
    }
}

}  // namespace
}  // namespace gimbalscope::convention
