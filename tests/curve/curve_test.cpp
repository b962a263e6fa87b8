// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Where each method is between the keys: seed 002's example and its misprint, the figures of lesson
// L10, keys of every sign, awkward keys (F09), both ways round, closed loops, float32.
#include "curve/curve.h"

#include <gtest/gtest.h>

#include "curve/keyframes.h"

namespace gimbalscope::curve {
namespace {

using test::aboutX;
using test::aboutY;
using test::aboutZ;
using test::apartDeg;

Options eulerOf(std::string_view id) {
    Options options;
    options.row = convention::find(id);
    options.euler.arithmetic = convention::Arithmetic::Float64;
    return options;
}

Curve curveOf(const std::vector<Key>& keys, Method method, Options options = eulerOf("lsl-rpy")) {
    return {usable(keys).keys, method, options};
}

std::vector<Method> allMethods() {
    return {Method::Euler, Method::EulerNearest, Method::Nlerp,  Method::Slerp,
            Method::Squad, Method::SquadTimed,   Method::Spline, Method::GltfCubic};
}

TEST(Curve, TheSeedsExampleIs45Degrees) {
    EXPECT_NEAR(test::turnDeg(curveOf(test::pageKeys(), Method::Squad).at(0.5)), 44.9964, 5e-5);
    const Curve exact = curveOf(test::exactKeys(), Method::Squad);
    for (const double t : {0.0, 0.25, 0.5, 0.75, 1.0}) {
        EXPECT_NEAR(test::turnDeg(exact.at(t)), 90.0 * t, 1e-12) << t;
    }
    EXPECT_LT(apartDeg(exact.intervals()[1].a, exact.intervals()[1].from), 1e-12);
    EXPECT_LT(apartDeg(exact.intervals()[1].b, exact.intervals()[1].to), 1e-12);
}

TEST(Curve, TheMisprintGivesTheLessonsFigures) {
    Options literal;
    literal.reading = math::SquadReading::LiteralExp;
    const std::array<double, 5> expected{0.0, 14.48, 23.62, 43.45, 90.0};
    const Curve page = curveOf(test::pageKeys(), Method::Squad, literal);
    for (std::size_t i = 0; i < expected.size(); ++i) {
        EXPECT_NEAR(test::turnDeg(page.at(static_cast<double>(i) / 4.0)), expected[i], 0.006) << i;
    }
}

// L10 (a): over the vertical, by the angles of a convention that locks there.
TEST(Curve, EulerAnglesGoRoundWhereTheShipHasNot) {
    const std::vector<Key> keys = test::evenKeys({aboutY(-80), aboutY(-100)});
    EXPECT_NEAR(test::degrees(lengthRad(curveOf(keys, Method::Slerp))), 20.0, 1e-9);
    const Curve euler = curveOf(keys, Method::Euler);
    EXPECT_NEAR(test::degrees(lengthRad(euler)), 358.6, 0.05);
    EXPECT_NEAR(apartDeg(euler.at(0.5), aboutY(-90)), 180.0, 0.01);
    const Curve nearest = curveOf(keys, Method::EulerNearest);
    EXPECT_NEAR(test::degrees(lengthRad(nearest)), 20.0, 1e-9);
    EXPECT_LT(apartDeg(nearest.at(0.5), aboutY(-90)), 1e-9);
}

// L10 (b) and (c).
TEST(Curve, NlerpIsSlowAtItsEndsAndASignChoosesTheWay) {
    const std::vector<Key> far = test::evenKeys({{}, aboutZ(170)});
    EXPECT_NEAR(test::turnDeg(curveOf(far, Method::Nlerp).at(0.25)), 35.77, 0.005);
    EXPECT_NEAR(test::turnDeg(curveOf(far, Method::Slerp).at(0.25)), 42.5, 1e-12);
    const std::vector<Key> over = test::evenKeys({{}, aboutZ(200)});
    Options options;
    EXPECT_NEAR(test::turnDeg(curveOf(over, Method::Slerp, options).at(0.5)), -80.0, 1e-12);
    options.way = Way::Written;
    EXPECT_NEAR(test::turnDeg(curveOf(over, Method::Slerp, options).at(0.5)), 100.0, 1e-12);
    options.way = Way::Long;
    EXPECT_NEAR(test::turnDeg(curveOf(over, Method::Slerp, options).at(0.5)), 100.0, 1e-12);
    EXPECT_NEAR(
        test::turnDeg(curveOf(test::evenKeys({{}, aboutZ(80)}), Method::Slerp, options).at(0.5)),
        -140.0, 1e-12);
}

TEST(Curve, EveryMethodIsAtTheKeysAtTheirTimes) {
    test::Attitudes attitudes;
    for (const Ends ends : {Ends::Repeat, Ends::Mirror, Ends::Natural, Ends::Closed}) {
        for (const Way way : {Way::Short, Way::Long, Way::Written}) {
            for (const Method method : allMethods()) {
                Options options = eulerOf("urot");
                options.ends = ends;
                options.way = way;
                const std::vector<Key> keys = test::randomKeys(attitudes, 6, false);
                const Curve curve = curveOf(keys, method, options);
                for (const Key& key : keys) {
                    EXPECT_LT(apartDeg(curve.at(key.timeS), key.worldFromBody), 1e-9)
                        << name(method) << ' ' << name(ends) << ' ' << name(way);
                }
                for (double t = curve.firstS(); t <= curve.lastS(); t += 0.07) {
                    EXPECT_NEAR(math::norm(curve.at(t)), 1.0, 1e-12) << name(method);
                }
            }
        }
    }
}

// Whatever sign each quaternion was written with, the motion is the same.
TEST(Curve, SignsOfTheKeysDoNotMatter) {
    test::Attitudes attitudes;
    std::vector<std::vector<Key>> lists{test::lessonKeys(), test::randomKeys(attitudes, 5, false),
                                        test::evenKeys({{}, aboutZ(180), aboutX(180), aboutX(10)})};
    for (const std::vector<Key>& keys : lists) {
        for (const Method method : allMethods()) {
            for (const Way way : {Way::Short, Way::Long}) {
                Options options = eulerOf("lsl-rpy");
                options.way = way;
                options.ends = Ends::Closed;
                const Curve curve = curveOf(keys, method, options);
                for (unsigned signs = 1; signs < 1U << keys.size(); ++signs) {
                    std::vector<Key> flipped = keys;
                    for (std::size_t i = 0; i < keys.size(); ++i) {
                        flipped[i].worldFromBody = (signs >> i & 1U) != 0U ? -keys[i].worldFromBody
                                                                           : keys[i].worldFromBody;
                    }
                    const Curve other = curveOf(flipped, method, options);
                    for (double t = 0.0; t <= curve.lastS(); t += 0.21) {
                        ASSERT_LT(apartDeg(curve.at(t), other.at(t)), 1e-6)
                            << name(method) << ' ' << name(way) << ' ' << signs << ' ' << t;
                    }
                }
            }
        }
    }
}

// F09: one key, two, three; equal and opposite ones.
TEST(Curve, F09AwkwardKeysGiveUnitAttitudesThroughTheKeys) {
    const std::vector<std::vector<Key>> lists{
        test::evenKeys({aboutX(7)}),
        test::evenKeys({aboutX(7), aboutX(7)}),
        test::evenKeys({aboutX(7), aboutX(187)}),
        test::evenKeys({aboutX(7), -aboutX(7), aboutX(7)}),
        test::evenKeys({{}, aboutZ(180), {}, aboutZ(180)}),
        test::evenKeys({aboutZ(5), aboutZ(5), aboutZ(5), aboutY(90), aboutY(90)}),
        test::evenKeys({{0, 0, 0, 1}, {0, 0, 1, 0}, {0, 1, 0, 0}, {1, 0, 0, 0}})};
    for (const std::vector<Key>& keys : lists) {
        for (const Method method : allMethods()) {
            for (const Ends ends : {Ends::Repeat, Ends::Mirror, Ends::Natural, Ends::Closed}) {
                for (const Way way : {Way::Short, Way::Long}) {
                    Options options = eulerOf("lsl-rpy");
                    options.euler.policy = convention::Policy::Principal;
                    options.ends = ends;
                    options.way = way;
                    const Curve curve = curveOf(keys, method, options);
                    for (double t = curve.firstS() - 1.0; t <= curve.lastS() + 1.0; t += 0.125) {
                        ASSERT_NEAR(math::norm(curve.at(t)), 1.0, 1e-12)
                            << name(method) << ' ' << name(ends) << ' ' << name(way) << ' ' << t;
                    }
                    for (const Key& key : keys) {
                        EXPECT_LT(apartDeg(curve.at(key.timeS), key.worldFromBody), 1e-9)
                            << name(method) << ' ' << name(ends) << ' ' << name(way);
                    }
                }
            }
        }
    }
}

TEST(Curve, BeforeAndAfterTheKeysItRests) {
    const Curve curve = curveOf(test::lessonKeys(), Method::Squad);
    EXPECT_EQ(curve.firstS(), 0.0);
    EXPECT_EQ(curve.lastS(), 3.0);
    EXPECT_LT(apartDeg(curve.at(-5.0), curve.keys().front().worldFromBody), 1e-12);
    EXPECT_LT(apartDeg(curve.at(50.0), curve.keys().back().worldFromBody), 1e-12);
}

TEST(Curve, AClosedOneComesBackAndGoesOn) {
    Options options = eulerOf("lsl-rpy");
    options.ends = Ends::Closed;
    for (const Method method : allMethods()) {
        const Curve curve = curveOf(test::lessonKeys(), method, options);
        EXPECT_EQ(curve.intervals().size(), 4U);
        EXPECT_EQ(curve.lastS(), 4.0);
        EXPECT_LT(apartDeg(curve.at(4.0), math::Quat{}), 1e-9) << name(method);
        for (const double t : {0.3, 1.7, 3.6}) {
            EXPECT_LT(apartDeg(curve.at(t), curve.at(t + 8.0)), 1e-9) << name(method);
            EXPECT_LT(apartDeg(curve.at(t), curve.at(t - 4.0)), 1e-9) << name(method);
        }
        std::vector<Key> back = test::lessonKeys();
        back.push_back({4.5, -back.front().worldFromBody});
        const Curve written = curveOf(back, method, options);
        EXPECT_EQ(written.intervals().size(), 4U);  // it came back by itself
        EXPECT_EQ(written.lastS(), 4.5);
    }
}

// glTF's own tangents are heeded, with whatever signs: components in a cubic, then length 1.
TEST(Curve, GltfsCubicIsTheHermiteSplineOfTheComponents) {
    const math::Quat p = aboutZ(10), q = -aboutX(70);
    const Tangents first{{}, {0.1, -0.3, 0.2, 0.5}}, second{{-0.4, 0.2, 0.6, 0.1}, {}};
    const Curve curve = curveOf({{1.0, p, first}, {3.0, q, second}}, Method::GltfCubic);
    for (const double t : {0.0, 0.2, 0.5, 0.9, 1.0}) {
        const auto mix = [&](double a, double m, double b, double n) {
            return (2 * t * t * t - 3 * t * t + 1) * a + 2.0 * (t * t * t - 2 * t * t + t) * m +
                   (3 * t * t - 2 * t * t * t) * b + 2.0 * (t * t * t - t * t) * n;
        };
        const math::Quat expected{mix(p.x, 0.1, q.x, -0.4), mix(p.y, -0.3, q.y, 0.2),
                                  mix(p.z, 0.2, q.z, 0.6), mix(p.w, 0.5, q.w, 0.1)};
        EXPECT_LT(apartDeg(curve.at(1.0 + 2.0 * t), *math::normalized(expected)), 1e-9) << t;
    }
}

// Without tangents of its own it sets out as squad-timed does, and stays near it.
TEST(Curve, GltfsCubicWithoutTangentsHasThoseOfSquadTimed) {
    test::Attitudes attitudes;
    const std::vector<Key> keys = test::randomKeys(attitudes, 6, false);
    const Curve cubic = curveOf(keys, Method::GltfCubic);
    const Curve timed = curveOf(keys, Method::SquadTimed);
    for (std::size_t i = 0; i < cubic.intervals().size(); ++i) {
        for (const double part : {0.0, 1.0}) {
            EXPECT_LT(math::length(motionAt(cubic, i, part).rateRadPerS -
                                   motionAt(timed, i, part).rateRadPerS),
                      1e-7);
        }
    }
}

// The arithmetic of Direct3D: near, but not the same, and its own functions to the letter.
TEST(Curve, Float32IsDirect3Ds) {
    test::Attitudes attitudes;
    Options options;
    options.isFloat32 = true;
    const std::vector<Key> keys = test::randomKeys(attitudes, 4, true);
    const Curve single = curveOf(keys, Method::Squad, options);
    const Curve real = curveOf(keys, Method::Squad);
    std::array<math::QuatOf<float>, 4> q;
    for (std::size_t i = 0; i < 4; ++i) {
        q[i] = math::castTo<float>(keys[i].worldFromBody);
    }
    const auto controls = math::squadSetup(q[0], q[1], q[2], q[3]);
    for (double t = 0.0; t < 1.0; t += 0.11) {
        const auto direct = math::squad(q[1], controls.a, controls.b, controls.c,
                                        static_cast<float>(single.placeOf(1.0 + t).part));
        EXPECT_LT(apartDeg(single.at(1.0 + t), math::toDouble(direct)), 2e-5) << t;
        EXPECT_LT(apartDeg(single.at(1.0 + t), real.at(1.0 + t)), 2e-3) << t;
    }
    EXPECT_NE(single.at(1.4), real.at(1.4));
}

}  // namespace
}  // namespace gimbalscope::curve
