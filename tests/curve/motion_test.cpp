// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Angular velocity and acceleration: known motions, lesson L10 (e), which methods jump at keys and
// which do not, for even and for uneven times.
#include "curve/motion.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "curve/keyframes.h"

namespace gimbalscope::curve {
namespace {

using test::aboutX;
using test::aboutZ;
using test::degrees;

Curve curveOf(const std::vector<Key>& keys, Method method, Ends ends = Ends::Repeat,
              math::SquadReading reading = math::SquadReading::Inverse) {
    Options options;
    options.ends = ends;
    options.reading = reading;
    options.row = convention::find("lsl-rpy");
    options.euler.arithmetic = convention::Arithmetic::Float64;
    return {usable(keys).keys, method, options};
}

double largestRateJump(const Curve& curve) {
    double largest = 0.0;
    for (const Jump& jump : jumps(curve)) {
        largest = std::max(largest, jump.rateRadPerS);
    }
    return largest;
}

void expectDegPerS(math::Vec3 rateRadPerS, math::Vec3 expected, double tolerance) {
    EXPECT_NEAR(degrees(rateRadPerS.x), expected.x, tolerance);
    EXPECT_NEAR(degrees(rateRadPerS.y), expected.y, tolerance);
    EXPECT_NEAR(degrees(rateRadPerS.z), expected.z, tolerance);
}

TEST(Motion, OfSlerpIsASteadyTurn) {
    const Curve curve = curveOf({{2.0, aboutX(10)}, {4.0, aboutX(90)}}, Method::Slerp);
    for (const double part : {0.0, 0.3, 1.0}) {
        const Motion motion = motionAt(curve, 0, part);
        expectDegPerS(motion.rateRadPerS, {40, 0, 0}, 1e-8);
        EXPECT_LT(math::length(motion.accelerationRadPerS2), 1e-8);
    }
    EXPECT_EQ(motionAt(curve, 1.0).rateRadPerS, math::Vec3{});
    expectDegPerS(motionAt(curve, 3.0).rateRadPerS, {40, 0, 0}, 1e-8);
}

// 90 degrees a second about one axis, then 60 about another at a right angle.
TEST(Motion, AJumpSaysBothSpeedsAndHowFarTheAxesAreApart) {
    const std::vector<Jump> found = jumps(curveOf(test::lessonKeys(), Method::Slerp));
    ASSERT_EQ(found.size(), 2U);
    EXPECT_NEAR(degrees(found[0].speedBeforeRadPerS), 90.0, 1e-6);
    EXPECT_NEAR(degrees(found[0].speedAfterRadPerS), 60.0, 1e-6);
    EXPECT_NEAR(degrees(found[0].axesRad), 90.0, 1e-6);
    EXPECT_NEAR(degrees(found[0].rateRadPerS), std::hypot(90.0, 60.0), 1e-6);
}

// Heading and bank in straight lines: the body turns about a moving axis, by the kinematic
// equation p = bank' - heading' sin(nose up), q, r (Stevens and Lewis, Aircraft Control and
// Simulation, 1.4-4).
TEST(Motion, OfEulerIsTheKinematicEquation) {
    const std::vector<Key> keys{{0.0, aboutZ(0) * test::aboutY(20) * aboutX(0)},
                                {1.0, aboutZ(60) * test::aboutY(20) * aboutX(80)}};
    const Curve curve = curveOf(keys, Method::Euler);
    const double bank = math::toRadians(math::Degrees{40}).value;
    const double pitch = math::toRadians(math::Degrees{20}).value;
    const Motion motion = motionAt(curve, 0, 0.5);
    expectDegPerS(motion.rateRadPerS,
                  {80.0 - 60.0 * std::sin(pitch), 60.0 * std::sin(bank) * std::cos(pitch),
                   60.0 * std::cos(bank) * std::cos(pitch)},
                  1e-8);
    const double rate = math::toRadians(math::Degrees{60}).value * std::cos(pitch) *
                        math::toRadians(math::Degrees{80}).value;
    EXPECT_NEAR(motion.accelerationRadPerS2.x, 0.0, 1e-7);
    EXPECT_NEAR(motion.accelerationRadPerS2.y, rate * std::cos(bank), 1e-7);
    EXPECT_NEAR(motion.accelerationRadPerS2.z, -rate * std::sin(bank), 1e-7);
}

// L10 (e).
TEST(Motion, SlerpTurnsAnotherWayAfterEachKeyAndSquadDoesNot) {
    const Curve slerp = curveOf(test::lessonKeys(), Method::Slerp);
    expectDegPerS(motionAt(slerp, 0, 1.0).rateRadPerS, {0, 0, 90}, 1e-7);
    expectDegPerS(motionAt(slerp, 1, 0.0).rateRadPerS, {0, -60, 0}, 1e-7);
    expectDegPerS(motionAt(slerp, 2, 0.5).rateRadPerS, {90, 0, 0}, 1e-7);
    const Curve squad = curveOf(test::lessonKeys(), Method::Squad);
    expectDegPerS(motionAt(squad, 0, 1.0).rateRadPerS, {0, -30, 45}, 1e-6);
    expectDegPerS(motionAt(squad, 1, 0.0).rateRadPerS, {0, -30, 45}, 1e-6);
    const auto range = [](const Curve& curve) {
        std::array<double, 2> found{1e9, 0.0};
        for (double t = 0.0; t <= 3.0; t += 1.0 / 256.0) {
            const double speed = degrees(math::length(motionAt(curve, t).rateRadPerS));
            found = {std::min(found[0], speed), std::max(found[1], speed)};
        }
        return found;
    };
    EXPECT_NEAR(range(squad)[0], 45.0, 0.5);
    EXPECT_NEAR(range(squad)[1], 113.0, 0.5);
    const auto mirrored = range(curveOf(test::lessonKeys(), Method::Squad, Ends::Mirror));
    EXPECT_NEAR(mirrored[0], 52.0, 0.5);
    EXPECT_NEAR(mirrored[1], 105.0, 0.5);
}

TEST(Motion, WhoIsContinuousAtTheKeys) {
    test::Attitudes attitudes;
    for (int i = 0; i < 20; ++i) {
        const std::vector<Key> even = test::randomKeys(attitudes, 6, true);
        const std::vector<Key> uneven = test::randomKeys(attitudes, 6, false);
        for (const Ends ends : {Ends::Repeat, Ends::Mirror, Ends::Natural, Ends::Closed}) {
            EXPECT_LT(largestRateJump(curveOf(even, Method::Squad, ends)), 1e-7);
            EXPECT_LT(largestRateJump(curveOf(even, Method::SquadTimed, ends)), 1e-7);
            EXPECT_LT(largestRateJump(curveOf(uneven, Method::SquadTimed, ends)), 1e-7);
            EXPECT_GT(largestRateJump(curveOf(uneven, Method::Squad, ends)), 0.05);
            EXPECT_GT(largestRateJump(curveOf(even, Method::Slerp, ends)), 0.05);
            EXPECT_GT(
                largestRateJump(curveOf(even, Method::Squad, ends, math::SquadReading::LiteralExp)),
                0.5);
        }
    }
}

// However unlike the intervals are: the velocity is the same on both sides.
TEST(Motion, SquadTimedIsContinuousForIntervalsOfAnyRatio) {
    for (const double turn : {20.0, 45.0, 90.0, 170.0}) {
        for (const double longS : {3.0, 20.0, 1000.0}) {
            const std::vector<Key> keys{{0.0, {}},
                                        {1.0, aboutZ(turn)},
                                        {1.0 + longS, aboutZ(turn) * aboutX(turn)},
                                        {2.0 + longS, aboutX(turn)}};
            for (const Ends ends : {Ends::Repeat, Ends::Mirror, Ends::Closed}) {
                EXPECT_LT(largestRateJump(curveOf(keys, Method::SquadTimed, ends)), 1e-6)
                    << turn << ' ' << longS << ' ' << name(ends);
            }
        }
    }
}

// Keys of any length that no product overflows: the same curve as of keys of length 1.
TEST(Motion, LengthsOfKeysFarFrom1DoNotCount) {
    for (const Method method : {Method::Squad, Method::GltfCubic}) {
        const std::vector<Key> unit = test::lessonKeys();
        for (const double length : {1e-300, 1e-170, 1e-20, 1e5, 1e30, 1e300}) {
            std::vector<Key> scaled = unit;
            for (Key& key : scaled) {
                const math::Quat q = key.worldFromBody;
                key.worldFromBody = {q.x * length, q.y * length, q.z * length, q.w * length};
            }
            const Curve one = curveOf(unit, method), other = curveOf(scaled, method);
            for (double t = 0.0; t <= 3.0; t += 0.3) {
                EXPECT_LT(test::apartDeg(one.at(t), other.at(t)), 1e-9) << length;
            }
            EXPECT_NEAR(shortestRad(other), shortestRad(one), 1e-12);
        }
    }
}

// Evenly spaced keys make squad-timed Direct3D's squad, but where A and B are more than half a turn
// apart: Direct3D's slerp then takes the shorter arc between them, which squad-timed does not.
TEST(Motion, SquadTimedIsSquadForEvenKeys) {
    test::Attitudes attitudes;
    int compared = 0, apart = 0;
    for (const Ends ends : {Ends::Repeat, Ends::Mirror, Ends::Natural, Ends::Closed}) {
        const std::vector<Key> keys = test::randomKeys(attitudes, 9, true);
        const Curve timed = curveOf(keys, Method::SquadTimed, ends);
        const Curve squad = curveOf(keys, Method::Squad, ends);
        for (std::size_t i = 0; i < squad.intervals().size(); ++i) {
            const math::Quat &a = squad.intervals()[i].a, &b = squad.intervals()[i].b;
            const bool isNear = a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w > 0.0;
            ++(isNear ? compared : apart);
            for (const double part : {0.0, 0.25, 0.5, 1.0}) {
                const double apartDeg = test::apartDeg(timed.at(i, part), squad.at(i, part));
                if (isNear || part == 0.0 || part == 1.0) {
                    EXPECT_LT(apartDeg, 1e-8) << name(ends);
                } else {
                    EXPECT_GT(apartDeg, 1.0) << name(ends);
                }
            }
        }
    }
    EXPECT_GT(compared, 10);
    EXPECT_GT(apart, 0);
}

TEST(Motion, NaturalEndsDoNotAccelerate) {
    test::Attitudes attitudes;
    for (const Method method : {Method::Squad, Method::SquadTimed, Method::Spline}) {
        for (const std::size_t count : {2U, 3U, 6U}) {
            const Curve curve =
                curveOf(test::randomKeys(attitudes, count, false), method, Ends::Natural);
            const std::size_t last = curve.intervals().size() - 1;
            EXPECT_LT(math::length(motionAt(curve, 0, 0.0).accelerationRadPerS2), 1e-7);
            EXPECT_LT(math::length(motionAt(curve, last, 1.0).accelerationRadPerS2), 1e-7);
        }
    }
    const std::vector<Key> two = test::evenKeys({{}, aboutZ(100)});
    EXPECT_NEAR(test::turnDeg(curveOf(two, Method::Squad, Ends::Natural).at(0.25)), 25.0, 1e-8);
}

// The ship sets out at the speed of the first arc, or at half of it.
TEST(Motion, EndsDecideHowItSetsOut) {
    const std::vector<Key> keys = test::lessonKeys();
    for (const Method method : {Method::Squad, Method::SquadTimed, Method::Spline}) {
        expectDegPerS(motionAt(curveOf(keys, method), 0, 0.0).rateRadPerS, {0, 0, 45}, 1e-6);
        expectDegPerS(motionAt(curveOf(keys, method, Ends::Mirror), 0, 0.0).rateRadPerS, {0, 0, 90},
                      1e-6);
    }
}

// Direct3D's slerp turns a sign in the middle of an arc of 159 degrees: half a turn at once.
// Neither the formula without that choice nor any other method leaps, float32 or not.
TEST(Motion, Direct3DsSquadCanLeap) {
    const Curve squad = curveOf(test::lessonKeys(), Method::Squad, Ends::Closed);
    const std::vector<Leap> found = leaps(squad);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_NEAR(found[0].timeS, 3.5, 1e-6);
    EXPECT_GT(degrees(found[0].angleRad), 90.0);
    const double before = found[0].timeS - 1e-6, after = found[0].timeS + 1e-6;
    EXPECT_NEAR(test::apartDeg(squad.at(before), squad.at(after)), degrees(found[0].angleRad), 0.1);
    for (const Method method : {Method::Euler, Method::Nlerp, Method::Slerp, Method::SquadTimed,
                                Method::Spline, Method::GltfCubic}) {
        EXPECT_TRUE(leaps(curveOf(test::lessonKeys(), method, Ends::Closed)).empty())
            << name(method);
    }
    EXPECT_TRUE(leaps(curveOf(test::lessonKeys(), Method::Squad)).empty());
    Options written;
    written.ends = Ends::Closed;
    written.way = Way::Written;
    EXPECT_TRUE(leaps({usable(test::lessonKeys()).keys, Method::Squad, written}).empty());
}

// The long way between near keys nlerp is nearly everywhere at once: 360 degrees less their turn.
TEST(Motion, LengthsOfSuddenMotions) {
    for (const double apart : {0.01, 1.0, 2.0, 5.0, 20.0}) {
        Options options;
        options.way = Way::Long;
        const Curve nlerp(test::evenKeys({{}, aboutZ(apart)}), Method::Nlerp, options);
        EXPECT_NEAR(degrees(lengthRad(nlerp)), 360.0 - apart, 1e-3) << apart;
        EXPECT_TRUE(leaps(nlerp).empty()) << apart;
    }
}

TEST(Motion, LengthsAgainstTheShortest) {
    const Curve slerp = curveOf(test::lessonKeys(), Method::Slerp);
    EXPECT_NEAR(degrees(shortestRad(slerp)), 240.0, 1e-9);
    EXPECT_NEAR(degrees(lengthRad(slerp)), 240.0, 1e-7);
    EXPECT_GT(degrees(lengthRad(curveOf(test::lessonKeys(), Method::Squad))), 240.1);
    EXPECT_EQ(lengthRad(curveOf(test::evenKeys({aboutX(3)}), Method::Squad)), 0.0);
    EXPECT_TRUE(jumps(curveOf(test::evenKeys({aboutX(3)}), Method::Squad)).empty());
    EXPECT_EQ(jumps(slerp).size(), 2U);
    EXPECT_EQ(jumps(curveOf(test::lessonKeys(), Method::Slerp, Ends::Closed)).size(), 4U);
}

}  // namespace
}  // namespace gimbalscope::curve
