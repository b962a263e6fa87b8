// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Where the published formulas fail, in numbers. Engines' faults are shown as they are, so these
// tests state the wrong answers as expected ones: shares of NaN, caps, plateaus, and how wrong the
// rebuilt rotation gets. Bands, not exact figures, where rounding noise is sampled.
#include <gtest/gtest.h>

#include <map>

#include "convention/formulas/formulas.h"
#include "convention/turns.h"

namespace gimbalscope::convention {
namespace {

using math::Quat;
using math::QuatOf;
using test::readOnce;

constexpr double kDegPerRad = 180.0 / math::kPi;
constexpr int kSamples = 20000;
const math::AxisOrder kZyx{math::Axis::Z, math::Axis::Y, math::Axis::X};

// 1/sqrt(q.q) in the arithmetic of T, as a game does it each frame.
template <class T>
QuatOf<T> rescaled(const QuatOf<T>& q) {
    const T scale = T(1.0) / std::sqrt(q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w);
    return {q.x * scale, q.y * scale, q.z * scale, q.w * scale};
}

template <class T>
using Function = Extracted (*)(const QuatOf<T>&, bool);

// Percentage of NaN at a distance from the pole of z y x; renormalised in T or just rounded to it.
template <class T>
double nanShare(Function<T> formula, double distanceDeg, bool renormalise) {
    test::Attitudes attitudes(11);
    int count = 0;
    for (int i = 0; i < kSamples; ++i) {
        const auto q = math::castTo<T>(attitudes.nearPole(kZyx, distanceDeg / kDegPerRad));
        count += std::isnan(formula(renormalise ? rescaled(q) : q, false).angles[1]) ? 1 : 0;
    }
    return 100.0 * count / kSamples;
}

TEST(UnrealWiki, SignAndZero) {
    test::Attitudes attitudes;
    for (int i = 0; i < 100; ++i) {
        const auto q = math::castTo<float>(attitudes.random());
        EXPECT_EQ(formulas::unrealWiki(q, false).angles, formulas::unrealWiki(-q, false).angles);
    }
    const auto zero = formulas::unrealWiki(Quat{0, 0, 0, 0}, false).angles;
    EXPECT_EQ(zero, (std::array<double, 3>{0, 0, 0}));
}

TEST(UnrealWiki, ScaleTwoMakesThreeQuartersNan) {
    test::Attitudes attitudes;
    int count = 0;
    for (int i = 0; i < kSamples; ++i) {
        const Quat q = attitudes.random();
        const auto doubled = formulas::unrealWiki(Quat{2 * q.x, 2 * q.y, 2 * q.z, 2 * q.w}, false);
        const auto once = formulas::unrealWiki(q, false);
        EXPECT_EQ(doubled.angles[0], once.angles[0]);
        EXPECT_EQ(doubled.angles[2], once.angles[2]);
        count += std::isnan(doubled.angles[1]) ? 1 : 0;
    }
    EXPECT_NEAR(100.0 * count / kSamples, 75.0, 1.5);
}

// An attitude exactly at the vertical: 2(xz - yw) is +-1 but for one rounding of each component.
template <class T>
QuatOf<T> roundedVertical(test::Attitudes& attitudes) {
    const long double angle = attitudes.angle();
    const long double sine = std::sqrt(0.5L) * std::sin(angle);
    const long double cosine = std::sqrt(0.5L) * std::cos(angle);
    const bool down = attitudes.uniform(-1, 1) < 0;
    return {static_cast<T>(sine), static_cast<T>(down ? cosine : -cosine),
            static_cast<T>(down ? -sine : sine), static_cast<T>(cosine)};
}

template <class T>
double nanShareOfRoundedVerticals(bool renormalise) {
    test::Attitudes attitudes(16);
    int count = 0;
    for (int i = 0; i < kSamples; ++i) {
        const QuatOf<T> q = roundedVertical<T>(attitudes);
        const auto angles = formulas::unrealWiki(renormalise ? rescaled(q) : q, false).angles;
        EXPECT_TRUE(std::isnan(angles[1]) || std::abs(angles[1]) > 16376.0);
        count += std::isnan(angles[1]) ? 1 : 0;
    }
    return 100.0 * count / kSamples;
}

TEST(UnrealWiki, ShareOfNanAtTheVertical) {
    EXPECT_NEAR(nanShare<float>(formulas::unrealWiki<float>, 0.0, false), 9.4, 1.0);
    EXPECT_NEAR(nanShare<float>(formulas::unrealWiki<float>, 0.0, true), 32.1, 1.5);
    // More digits do not help: rounded once, a double fares as a float does.
    EXPECT_NEAR(nanShareOfRoundedVerticals<float>(false), 9.4, 1.0);
    EXPECT_NEAR(nanShareOfRoundedVerticals<float>(true), 32.1, 1.5);
    EXPECT_NEAR(nanShareOfRoundedVerticals<double>(false), 9.4, 1.0);
    EXPECT_NEAR(nanShareOfRoundedVerticals<double>(true), 32.1, 1.5);
    // Worse where the components were computed in double too and so carry more than one rounding.
    EXPECT_GT(nanShare<double>(formulas::unrealWiki<double>, 0.0, false), 40.0);
    EXPECT_GT(nanShare<double>(formulas::unrealWiki<double>, 0.0, true), 40.0);
    EXPECT_NEAR(nanShare<float>(formulas::lslRollPitchYaw<float>, 0.0, true), 32.0, 1.5);
}

// Renormalised by 1/sqrt(q.q) in float32: six million attitudes reach 0.038 degrees (0.034 when
// divided by sqrt(q.q)).
TEST(UnrealWiki, NanStaysWithinFourHundredthsOfADegree) {
    const double atTwo = nanShare<float>(formulas::unrealWiki<float>, 0.02, true);
    EXPECT_GT(atTwo, 12.0);
    EXPECT_LT(atTwo, 22.0);
    EXPECT_GT(nanShare<float>(formulas::unrealWiki<float>, 0.0295, true), 0.0);
    EXPECT_EQ(nanShare<float>(formulas::unrealWiki<float>, 0.04, true), 0.0);
}

TEST(UnrealWiki, PlateauOfAsin) {
    const float below = std::nextafter(1.0F, 0.0F);
    EXPECT_NEAR(math::kPi / 2.0 - static_cast<double>(std::asin(below)), 3.45e-4, 1e-6);
    // No reading lies between that and 90 degrees: 3.6 rotator units.
    test::Attitudes attitudes;
    double largest = 0.0;
    for (int i = 0; i < kSamples; ++i) {
        const auto q = rescaled(math::castTo<float>(
            attitudes.nearPole(kZyx, attitudes.uniform(0.0, 0.05) / kDegPerRad)));
        const double pitch = std::abs(formulas::unrealWiki(q, false).angles[1]);
        largest = pitch < 16383.99 ? std::max(largest, pitch) : largest;
    }
    EXPECT_NEAR(16384.0 - largest, 3.6, 0.05);
}

QuatOf<float> nudged(const Quat& q, test::Attitudes& attitudes) {
    const auto nudge = [&](double component) {
        return std::nextafter(static_cast<float>(component),
                              attitudes.uniform(-1, 1) < 0 ? -2.0F : 2.0F);
    };
    return {nudge(q.x), nudge(q.y), nudge(q.z), nudge(q.w)};
}

TEST(UnrealWiki, YawSwingsInTheNoiseOfOneUnitInTheLastPlace) {
    constexpr double kDegPerUnit = 360.0 / 65536.0;
    test::Attitudes attitudes(12);
    double worst = 0.0;
    for (int heading = -150; heading < 180; heading += 30) {
        const Quat calm = toFrame(test::attitude(heading, 90, 0), FrameId::Unreal);
        double low = 1e9;
        double high = -1e9;
        for (int i = 0; i < 1000; ++i) {
            const auto angles = formulas::unrealWiki(nudged(calm, attitudes), false).angles;
            low = std::min(low, angles[0]);
            high = std::max(high, angles[0]);
            const double determined = (angles[0] - angles[2]) * kDegPerUnit - heading;
            worst = std::max(worst, std::abs(std::remainder(determined, 360.0)));
        }
        EXPECT_GT((high - low) * kDegPerUnit, 300.0) << heading;
    }
    EXPECT_GT(worst, 100.0);  // even yaw - roll, which the attitude determines
}

TEST(UnrealWiki, HalvesGiveNinetyDegreesOfError) {
    const auto angles = formulas::unrealWiki(QuatOf<float>{0.5F, -0.5F, 0.5F, 0.5F}, false).angles;
    EXPECT_EQ(angles[0], 0.0);
    EXPECT_EQ(angles[2], 0.0);
    EXPECT_NEAR(angles[1], 16384.0, 0.01);
    EXPECT_NEAR(readOnce("urot", {-0.5, -0.5, -0.5, 0.5}).errorDeg, 90.0, 1e-3);
}

TEST(UnrealWiki, SignsOfHalfTurns) {
    const auto angles = [](Quat q) { return formulas::unrealWiki(q, false).angles; };
    EXPECT_NEAR(angles({0, 0, 1, 0})[0], 32768.0, 1e-4);
    EXPECT_NEAR(angles({0, 0, -1, 0})[0], 32768.0, 1e-4);
    EXPECT_NEAR(angles({0, 0, 1, -1e-9})[0], -32768.0, 1e-4);
    EXPECT_NEAR(angles({1, 0, 0, 0})[2], -32768.0, 1e-4);
    EXPECT_NEAR(angles({0, 1, 0, 0})[0], 32768.0, 1e-4);
    EXPECT_EQ(angles({0, 1, 0, 0})[1], 0.0);
    EXPECT_NEAR(angles({0, 1, 0, 0})[2], -32768.0, 1e-4);
}

// The wiki's formula of a yaw (or pitch) that was a whole number of units.
std::array<double, 3> backFrom(double yawUnits, double pitchUnits) {
    const Quat q = decode(*find("urot"), {}, {yawUnits, pitchUnits, 0.0}).value();
    return formulas::unrealWiki(math::castTo<float>(toFrame(q, FrameId::Unreal)), false).angles;
}

TEST(UnrealWiki, TruncationLosesUnitsAndRoundingNone) {
    int shortOf = 0;
    int changed = 0;
    int rounded = 0;
    for (int units = -32767; units <= 32767; ++units) {
        const double yaw = backFrom(units, 0.0)[0];
        const double truncated = quantised(yaw, Unit::Rotator, Quantise::Int16Trunc);
        shortOf += truncated < units ? 1 : 0;
        changed += truncated != units ? 1 : 0;
        rounded += quantised(yaw, Unit::Rotator, Quantise::Int16) != units ? 1 : 0;
    }
    // Half of all yaws change. Truncation is towards zero, so only the positive ones fall short.
    EXPECT_NEAR(100.0 * shortOf / 65535.0, 25.6, 1.0);
    EXPECT_NEAR(100.0 * changed / 65535.0, 51.2, 1.0);
    EXPECT_EQ(rounded, 0);
}

TEST(UnrealWiki, RoundedPitchIsOffByUpToTwoUnits) {
    double worst = 0.0;
    for (int units = -16379; units <= 16379; ++units) {
        worst = std::max(worst, std::abs(std::round(backFrom(0.0, units)[1]) - units));
    }
    EXPECT_GE(worst, 1.0);
    EXPECT_LE(worst, 2.0);
}

TEST(UnrealMatrix, AsAccurateAtThePoleAsElsewhere) {
    ReadingOptions options;
    options.quantise = Quantise::None;
    const Convention& row = *find("urot-native");
    for (const Quat& q : test::attitudesFor(row, 1000)) {
        const Reading reading = readOnce("urot-native", q, options);
        ASSERT_FALSE(reading.hasNan);
        EXPECT_LT(test::errorRad(row, reading.angles, q), 1.2e-6);
    }
}

// The half-angle of the cap in which a row snaps, and the worst error inside it, degrees.
struct Cap {
    double halfAngle = 0.0, worstError = 0.0, largestThird = 0.0;
};

Cap capOf(std::string_view id) {
    const Convention& row = *find(id);
    test::Attitudes attitudes(13);
    Cap cap;
    for (int i = 0; i < kSamples; ++i) {
        const double distance = attitudes.uniform(0.0, 0.5);
        const Quat q = fromFrame(attitudes.nearPole(row.order, distance / kDegPerRad), row.frame);
        const Reading reading = readOnce(id, q, test::inDouble());
        if (reading.snapped) {
            cap.halfAngle = std::max(cap.halfAngle, distance);
            cap.worstError = std::max(cap.worstError, reading.errorDeg);
            cap.largestThird = std::max(cap.largestThird, std::abs(reading.angles[2]));
        }
    }
    return cap;
}

TEST(PoleBranches, CapsAndTheirWorstErrors) {
    const Cap unreal4 = capOf("urot-ue4");
    EXPECT_NEAR(unreal4.halfAngle, 0.081, 0.0005);
    EXPECT_NEAR(unreal4.worstError, 0.1145, 0.001);
    const Cap viewer = capOf("lsl");
    EXPECT_NEAR(viewer.halfAngle, 0.025, 0.0005);
    EXPECT_NEAR(viewer.worstError, 0.025, 0.0005);
    const Cap openSim = capOf("lsl-opensim");
    EXPECT_NEAR(openSim.halfAngle, 0.362, 0.0005);
    EXPECT_NEAR(openSim.worstError, 0.512, 0.003);
    EXPECT_GT(openSim.largestThird, 6.2);  // not wrapped
    EXPECT_LE(openSim.largestThird, 2.0 * math::kPi);
}

TEST(PoleBranches, ZeroQuaternion) {
    const Quat zero{0, 0, 0, 0};
    EXPECT_EQ(formulas::lslViewer(zero, false).angles,
              (std::array<double, 3>{0, -math::kPi / 2.0, 0}));
    EXPECT_TRUE(std::isnan(formulas::openSim(zero, false).angles[1]));
}

TEST(PoleBranches, ScaledQuaternionsOfSecondLife) {
    test::Attitudes attitudes;
    const Quat q = attitudes.random();
    const Quat scaled{1.1 * q.x, 1.1 * q.y, 1.1 * q.z, 1.1 * q.w};
    for (std::size_t i = 0; i < 3; ++i) {
        EXPECT_NEAR(formulas::openSim(scaled, false).angles[i],
                    formulas::openSim(q, false).angles[i], 1e-14);
    }
    // The nautical formula needs a unit quaternion: roll and yaw change too.
    const auto once = formulas::lslRollPitchYaw(q, true).angles;
    const auto twice = formulas::lslRollPitchYaw(scaled, true).angles;
    EXPECT_GT(std::abs(once[0] - twice[0]), 1e-3);
    EXPECT_GT(std::abs(once[2] - twice[2]), 1e-3);
}

// Worst errors away from the pole, conventions 9.4 (random attitudes, float32), radians.
TEST(PublishedFormulas, WorstErrorsOfRandomAttitudes) {
    const std::map<std::string_view, double> bounds{{"urot", 4.3e-4},     {"urot-native", 1e-6},
                                                    {"urot-ue4", 8.1e-4}, {"oblivion", 4.3e-4},
                                                    {"lsl", 4.5e-4},      {"lsl-rpy", 4.3e-4}};
    for (const auto& [id, bound] : bounds) {
        test::Attitudes attitudes(14);
        ReadingOptions options;
        options.quantise = Quantise::None;
        double worst = 0.0;
        for (int i = 0; i < kSamples; ++i) {
            const Quat q = attitudes.random();
            const Reading reading = readOnce(id, q, options);
            ASSERT_FALSE(reading.hasNan);
            worst = std::max(worst, test::errorRad(*find(id), reading.angles, q));
        }
        EXPECT_LT(worst, bound) << id;
        EXPECT_GT(worst, 1e-7) << id;
    }
}

}  // namespace
}  // namespace gimbalscope::convention
