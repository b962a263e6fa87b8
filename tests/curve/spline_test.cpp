// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The spline: no jump of velocity or acceleration whatever the times and the ends, the plain cubic
// spline where all turns have one axis, the same curve in other axes, and what it says of itself
// where it cannot.
#include <gtest/gtest.h>

#include <algorithm>

#include "curve/keyframes.h"

namespace gimbalscope::curve {
namespace {

using test::aboutZ;

Curve splineOf(const std::vector<Key>& keys, Ends ends, Way way = Way::Short) {
    Options options;
    options.ends = ends;
    options.way = way;
    return {usable(keys).keys, Method::Spline, options};
}

constexpr std::array kEnds{Ends::Repeat, Ends::Mirror, Ends::Natural, Ends::Closed};

TEST(Spline, NeitherVelocityNorAccelerationJumps) {
    test::Attitudes attitudes;
    for (int i = 0; i < 25; ++i) {
        for (const Ends ends : kEnds) {
            const Curve curve = splineOf(test::randomKeys(attitudes, 7, i % 2 == 0), ends);
            for (const Jump& jump : jumps(curve)) {
                EXPECT_LT(jump.rateRadPerS, 1e-7) << i << ' ' << name(ends);
                EXPECT_LT(jump.accelerationRadPerS2, 1e-6) << i << ' ' << name(ends);
            }
        }
    }
}

// Three keys about one axis, natural ends: the cubic spline of any textbook. For angles 0, 60, 90
// at 0, 1, 3 s the middle slope solves 2 (1/1 + 1/2) m = ... with zero curvature at the ends: 42.5.
TEST(Spline, AboutOneAxisItIsThePlainCubicSpline) {
    const std::vector<Key> keys{{0.0, {}}, {1.0, aboutZ(60)}, {3.0, aboutZ(90)}};
    const Curve curve = splineOf(keys, Ends::Natural);
    // Curvature M at the middle: (1 + 2) M / 3 = (90 - 60) / 2 - 60, so M = -45.
    const double curvature = -45.0;
    const auto angle = [&](double t) {
        if (t < 1.0) {
            return curvature * t * t * t / 6.0 + (60.0 - curvature / 6.0) * t;
        }
        const double left = 3.0 - t, right = t - 1.0;
        return curvature * left * left * left / 12.0 + (60.0 / 2.0 - curvature * 2.0 / 6.0) * left +
               90.0 / 2.0 * right;
    };
    for (double t = 0.0; t <= 3.0; t += 0.1) {
        EXPECT_NEAR(test::turnDeg(curve.at(t)), angle(t), 1e-7) << t;
    }
}

TEST(Spline, IsTheSameInOtherAxesAndOnOtherClocks) {
    test::Attitudes attitudes;
    for (const Ends ends : kEnds) {
        const std::vector<Key> keys = test::randomKeys(attitudes, 5, false);
        const math::Quat outer = attitudes.random(), inner = attitudes.random();
        std::vector<Key> moved = keys;
        for (Key& key : moved) {
            key = {100.0 + 0.25 * key.timeS, outer * key.worldFromBody * inner};
        }
        const Curve curve = splineOf(keys, ends), other = splineOf(moved, ends);
        for (double t = 0.0; t < curve.lastS(); t += 0.2) {
            EXPECT_LT(test::apartDeg(outer * curve.at(t) * inner, other.at(100.0 + 0.25 * t)), 1e-6)
                << name(ends);
        }
    }
}

// Turns of more than half a turn strain the exponential map; the velocity is continuous even so.
TEST(Spline, TheLongWayKeepsTheVelocity) {
    test::Attitudes attitudes;
    for (int i = 0; i < 20; ++i) {
        for (const Ends ends : kEnds) {
            const Curve curve =
                splineOf(test::randomKeys(attitudes, 5, i % 2 == 0), ends, Way::Long);
            for (const Jump& jump : jumps(curve)) {
                EXPECT_LT(jump.rateRadPerS, 1e-5) << i << ' ' << name(ends);
            }
        }
    }
}

}  // namespace
}  // namespace gimbalscope::curve
