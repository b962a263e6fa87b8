// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The closed form at the pole: what pinning, holding and following cost, and that an attitude flown
// exactly through the pole never moves an angle further than the ship turned. Rows F06 to F08 of
// the reliability list.
#include <gtest/gtest.h>

#include "math/attitudes.h"
#include "math/euler.h"

namespace gimbalscope::math {
namespace {

using test::Attitudes;

constexpr double kRadPerDeg = kPi / 180.0;
constexpr double kTau = kDefaultTau;

template <class T>
constexpr double kBound = std::is_same_v<T, double> ? 2e-15 : 1e-6;

std::string orderName(const testing::TestParamInfo<AxisOrder>& info) {
    const auto name = letters(info.param);
    return {name.begin(), name.end()};
}

class TrackedOrder : public testing::TestWithParam<AxisOrder> {};
INSTANTIATE_TEST_SUITE_P(EulerTracking, TrackedOrder, testing::ValuesIn(allOrders()), orderName);

double largestStep(const Triple& a, const Triple& b) {
    return std::max(
        {std::abs(a.first - b.first), std::abs(a.middle - b.middle), std::abs(a.third - b.third)});
}

template <class T>
double errorOf(const QuatOf<T>& q, const Triple& triple, AxisOrder order) {
    return test::angleBetween(test::matrixOf(toDouble(q)), test::turned(triple, order));
}

template <class T>
void expectPinnedWithinItsCap(AxisOrder order) {
    Attitudes attitudes(4);
    for (const PoleRule rule : {PoleRule::PinFirst, PoleRule::PinThird, PoleRule::KeepLast}) {
        std::optional<Triple> previous;
        for (const Quat& attitude : attitudes.mixed(order, 200)) {
            const QuatOf<T> q = castTo<T>(attitude);
            const Triple triple = decomposePinned(q, order, rule, previous);
            const double distance = poleDistance(toDouble(q), order).value;
            if (distance > 2.0 * kTau * 1.001) {
                EXPECT_EQ(triple, decompose(q, order));
            }
            const double allowed = distance < 2.0 * kTau * 1.2 ? 2.0 * kTau : 0.0;
            EXPECT_LE(errorOf(q, triple, order), allowed + kBound<T>) << distance;
            if (distance < 1e-6 && rule == PoleRule::PinFirst) {
                EXPECT_EQ(triple.first, 0.0);
            }
            if (distance < 1e-6 && rule == PoleRule::PinThird) {
                EXPECT_EQ(triple.third, 0.0);
            }
            previous = triple;
        }
    }
}

TEST_P(TrackedOrder, PinnedAndHeldStayWithinTheirCap) {
    expectPinnedWithinItsCap<double>(GetParam());
    expectPinnedWithinItsCap<float>(GetParam());
}

template <class T>
void expectNearestWithinFourTau(AxisOrder order) {
    Attitudes attitudes(5);
    for (const Quat& attitude : attitudes.mixed(order, 300)) {
        const QuatOf<T> q = castTo<T>(attitude);
        const Triple before{3 * attitudes.angle(), 3 * attitudes.angle(), 3 * attitudes.angle()};
        const Triple triple = decomposeNearest(q, order, before);
        const bool held = poleDistance(toDouble(q), order).value < 2.0 * kTau * 1.2;
        // Turns are added in multiples of a rounded 2 pi: a few units of the last digit of 10
        // radians.
        EXPECT_LE(errorOf(q, triple, order), held ? 4.0 * kTau + kBound<T> : kBound<T> + 4e-15);
        if (!held) {  // no equal triple is nearer
            const Triple other = twin(triple, order);
            const auto gap = [](double a, double b) { return std::remainder(a - b, kTwoPi); };
            EXPECT_LE(
                std::hypot(triple.first - before.first, triple.third - before.third),
                std::hypot(gap(other.first, before.first), gap(other.third, before.third)) + 1e-12);
        }
    }
}

TEST_P(TrackedOrder, NearestRoundTripsAndIsNearest) {
    expectNearestWithinFourTau<double>(GetParam());
    expectNearestWithinFourTau<float>(GetParam());
}

// Flies the middle angle through both poles, twice round, in steps that meet the poles exactly or
// not.
template <class T>
void expectSmoothLoops(AxisOrder order, double stepDeg, double startDeg) {
    const double slack = std::is_same_v<T, double> ? 1e-9 : 3e-5;
    std::optional<Triple> previous;
    const int steps = static_cast<int>(std::lround(720.0 / stepDeg));
    Triple first;
    for (int i = 0; i <= steps; ++i) {
        const double middle = (startDeg + i * stepDeg) * kRadPerDeg;
        const Quat attitude = compose(Triple{0.4, middle, -0.7}, order);
        const Triple triple = decomposeNearest(castTo<T>(attitude), order, previous);
        if (previous) {
            ASSERT_LE(largestStep(triple, *previous), stepDeg * kRadPerDeg + slack) << i;
        } else {
            first = triple;
        }
        previous = triple;
    }
    EXPECT_NEAR(std::abs(previous->middle - first.middle), 4.0 * kPi, 1e-5);
}

TEST_P(TrackedOrder, ExactlyThroughThePoleNoAngleOutrunsTheShip) {
    for (const double step : {0.25, 0.36, 1.5}) {
        expectSmoothLoops<double>(GetParam(), step, 10.0);
        expectSmoothLoops<float>(GetParam(), step, 10.0);
        expectSmoothLoops<double>(GetParam(), step, 10.1);  // the pole lies between two frames
        expectSmoothLoops<float>(GetParam(), step, 10.1);
    }
}

TEST_P(TrackedOrder, NearestWithoutMemoryIsPrincipal) {
    Attitudes attitudes(6);
    for (const Quat& q : attitudes.mixed(GetParam(), 20)) {
        EXPECT_EQ(decomposeNearest(q, GetParam(), std::nullopt), decompose(q, GetParam()));
        EXPECT_EQ(decomposePinned(q, GetParam(), PoleRule::KeepLast, std::nullopt),
                  decompose(q, GetParam()));
    }
}

TEST_P(TrackedOrder, NoAttitudeKeepsThePreviousTriple) {
    const Triple before{0.1, -0.2, 3.3};
    for (const Quat& bad :
         {Quat{std::nan(""), 0, 0, 1}, Quat{0, 0, 0, 0}, Quat{0, HUGE_VAL, 0, 1}}) {
        EXPECT_EQ(decomposeNearest(bad, GetParam(), before), before);
        EXPECT_EQ(decomposeNearest(bad, GetParam(), std::nullopt), Triple{});
        EXPECT_EQ(decomposePinned(bad, GetParam(), PoleRule::KeepLast, before), before);
        EXPECT_EQ(decomposePinned(bad, GetParam(), PoleRule::PinThird, before), Triple{});
    }
}

// F06: exact poles, 1,000 random outer angles.
TEST_P(TrackedOrder, F06ExactPoles) {
    Attitudes attitudes(7);
    std::optional<Triple> previous;
    for (int i = 0; i < 1000; ++i) {
        const Quat q = attitudes.nearPole(GetParam(), 0.0);
        const auto single = castTo<float>(q);
        EXPECT_LE(errorOf(q, decompose(q, GetParam()), GetParam()), 1.2e-13 * kRadPerDeg);
        EXPECT_LE(errorOf(single, decompose(single, GetParam()), GetParam()), 6e-5 * kRadPerDeg);
        previous = decomposeNearest(q, GetParam(), previous);
        EXPECT_LE(errorOf(q, *previous, GetParam()), 4.6e-4 * kRadPerDeg);
    }
}

// F08: q and -q are one attitude.
TEST_P(TrackedOrder, F08SignOfTheQuaternion) {
    Attitudes attitudes(8);
    for (const Quat& q : attitudes.mixed(GetParam(), 50)) {
        const Triple before{attitudes.angle(), attitudes.angle(), attitudes.angle()};
        EXPECT_EQ(decompose(q, GetParam()), decompose(-q, GetParam()));
        EXPECT_EQ(decompose(castTo<float>(q), GetParam()),
                  decompose(castTo<float>(-q), GetParam()));
        EXPECT_LT(largestStep(decomposeNearest(q, GetParam(), before),
                              decomposeNearest(-q, GetParam(), before)),
                  4e-15);
    }
}

// F07: jitter of one unit in the last place of float32, 0.001 degrees from the pole and on it.
Quat jittered(const Quat& q, Attitudes& attitudes) {
    const auto nudge = [&](double component) {
        const auto value = static_cast<float>(component);
        const double choice = attitudes.uniform(0.0, 3.0);
        return static_cast<double>(choice < 1.0   ? std::nextafter(value, -2.0F)
                                   : choice < 2.0 ? value
                                                  : std::nextafter(value, 2.0F));
    };
    return {nudge(q.x), nudge(q.y), nudge(q.z), nudge(q.w)};
}

TEST(EulerTracking, F07DeterminedCombinationUnderJitter) {
    const AxisOrder zyx{Axis::Z, Axis::Y, Axis::X};
    Attitudes attitudes(9);
    const Quat calm = compose(Triple{20 * kRadPerDeg, 89.999 * kRadPerDeg, 10 * kRadPerDeg}, zyx);
    double low = kPi;
    double high = -kPi;
    for (int i = 0; i < 1000; ++i) {
        const Triple t = decompose(castTo<float>(jittered(calm, attitudes)), zyx);
        low = std::min(low, t.first - t.third);
        high = std::max(high, t.first - t.third);
    }
    EXPECT_NEAR((low + high) / 2.0, 10.0 * kRadPerDeg, 5e-5 * kRadPerDeg);
    EXPECT_LE(high - low, 1e-4 * kRadPerDeg);
}

TEST(EulerTracking, F07HeldCombinationDoesNotMoveAtThePole) {
    const AxisOrder zyx{Axis::Z, Axis::Y, Axis::X};
    Attitudes attitudes(10);
    const Quat calm = compose(Triple{20 * kRadPerDeg, kPi / 2.0, 10 * kRadPerDeg}, zyx);
    const Triple start{20 * kRadPerDeg, kPi / 2.0, 10 * kRadPerDeg};
    std::optional<Triple> previous = start;
    for (int i = 0; i < 1000; ++i) {
        previous = decomposeNearest(castTo<float>(jittered(calm, attitudes)), zyx, previous);
        EXPECT_NEAR(previous->first + previous->third, 30 * kRadPerDeg, 1e-15 * (i + 1));
        EXPECT_LT(largestStep(*previous, start), 1e-4 * kRadPerDeg);
    }
}

// Largest step of `nearest` in a climb past the vertical, missing it by 0.01 degrees to the side,
// at 0.25 degrees a frame; degrees.
double largestStepPast(double startDeg) {
    const AxisOrder zyx{Axis::Z, Axis::Y, Axis::X};
    const Quat aside = fromAxisAngle({1, 0, 0}, toRadians(Degrees{0.01}));
    std::optional<Triple> previous;
    double largest = 0.0;
    for (double noseUp = startDeg; noseUp <= 100.0; noseUp += 0.25) {
        const Quat q = aside * fromAxisAngle({0, 1, 0}, toRadians(Degrees{-noseUp}));
        const Triple triple = decomposeNearest(castTo<float>(q), zyx, previous);
        largest = previous ? std::max(largest, largestStep(triple, *previous)) : 0.0;
        previous = triple;
    }
    return largest / kRadPerDeg;
}

// No causal method can follow what really happens in one frame: docs/formulas.md.
TEST(EulerTracking, PastThePoleAtADistance) {
    EXPECT_NEAR(largestStepPast(80.125), 9.15, 0.1);  // over the top is nearer
    EXPECT_NEAR(largestStepPast(80.0), 87.7, 0.5);    // a frame right beside the pole
}

}  // namespace
}  // namespace gimbalscope::math
