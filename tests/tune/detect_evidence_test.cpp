// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What counts as evidence: copies of a reading do not, one reading does not tell its own noise, and
// noise that is larger than was thought is said instead of nothing.
#include <gtest/gtest.h>

#include <cmath>

#include "tune/check.h"
#include "tune/readings.h"

namespace gimbalscope::tune {
namespace {

using convention::Convention;

/// Rows with the same attitude and the same angles, which have nothing to do with each other.
PairTable copiesOfNonsense(std::size_t count) {
    PairTable table{.kind = {}, .columnNames = {"a", "b", "c"}, .pairs = {}};
    const math::Quat attitude = *math::normalized({0.1, 0.2, 0.3, 0.9});
    for (std::size_t i = 0; i < count; ++i) {
        table.pairs.push_back({.inFrame = attitude,
                               .columns = {10.0, 20.0, 30.0},
                               .line = static_cast<std::int64_t>(i) + 2});
    }
    return table;
}

TEST(DetectEvidence, CopiesOfAReadingAreOneReading) {
    const Detection once = detect(copiesOfNonsense(1));
    EXPECT_EQ(once.outcome, Outcome::None);
    for (const std::size_t copies : {2U, 3U, 1000U}) {
        const Detection result = detect(copiesOfNonsense(copies));
        EXPECT_EQ(result.outcome, Outcome::None) << copies;
        EXPECT_EQ(result.tried, once.tried) << copies;
        EXPECT_EQ(result.fits.front().hypothesis, once.fits.front().hypothesis);
    }
}

TEST(DetectEvidence, OneAttitudeReadTwiceIsOneReading) {
    PairTable table = copiesOfNonsense(2);
    table.pairs[1].columns[0] += 0.01;
    table.pairs[1].inFrame = *math::normalized({0.1001, 0.2, 0.3, 0.9});
    EXPECT_EQ(detect(table).outcome, Outcome::None);
}

TEST(DetectEvidence, OneReadingKeepsAllThatFitIt) {
    std::mt19937 random(20261202);
    const Convention& row = *convention::find("urot");
    int wrong = 0;
    for (int i = 0; i < 60; ++i) {
        const PairTable table =
            test::takeReadings(row, {.count = 1, .noiseDeg = 0.5, .awayFromPoleDeg = 10.0}, random);
        const Detection result = detect(table);
        const bool isThere =
            std::any_of(result.fits.begin(), result.fits.end(),
                        [&](const Fit& fit) { return fit.hypothesis == test::truth(row); });
        wrong += isThere ? 0 : 1;
    }
    EXPECT_EQ(wrong, 0);
}

TEST(DetectEvidence, NoiseBeyondTheToleranceIsSaidWithOneThatWouldDo) {
    std::mt19937 random(5);
    const Convention& row = *convention::find("aero-321");
    const PairTable table =
        test::takeReadings(row, {.count = 12, .noiseDeg = 3.0, .awayFromPoleDeg = 30.0}, random);
    const Detection result = detect(table);
    ASSERT_EQ(result.outcome, Outcome::None);
    EXPECT_EQ(result.fits.front().hypothesis, test::truth(row));
    ASSERT_TRUE(result.toleranceForOneDeg);
    const Detection again = detect(table, *result.toleranceForOneDeg);
    ASSERT_EQ(again.outcome, Outcome::One);
    EXPECT_EQ(again.fits.front().hypothesis, test::truth(row));
}

TEST(DetectEvidence, WhatIsNoConventionGetsNoTolerance) {
    std::mt19937 random(6);
    std::uniform_real_distribution<double> angle(-170.0, 170.0);
    for (int i = 0; i < 10; ++i) {
        PairTable table = test::takeReadings(*convention::find("urot"), {.count = 8}, random);
        for (Pair& pair : table.pairs) {
            pair.columns = {angle(random), angle(random), angle(random)};
        }
        const Detection result = detect(table);
        EXPECT_EQ(result.outcome, Outcome::None);
        EXPECT_FALSE(result.toleranceForOneDeg);
    }
}

TEST(CheckEvidence, RoundedAnglesAreInexactAndNotUnknown) {
    std::mt19937 random(7);
    const Convention& row = *convention::find("aero-321");
    PairTable table = test::takeReadings(row, {.count = 40, .noiseDeg = 0.0}, random);
    for (Pair& pair : table.pairs) {
        for (double& column : pair.columns) {
            column = std::round(column);
        }
    }
    const CheckResult result = check(table, {.row = &row}, kDefaultCheckDeg);
    EXPECT_EQ(name(result.fault), "inexact") << result.explanation;
    EXPECT_NE(result.explanation.find("rounded or noisy"), std::string::npos);
    EXPECT_TRUE(check(table, {.row = &row}, std::ceil(result.maxDeg * 100.0) / 100.0).passes());
}

TEST(CheckEvidence, RightRowsWithOneBadAmongThemAreSaidToBe) {
    std::mt19937 random(9);
    const Convention& row = *convention::find("urot-ue4");
    const PairTable right = test::takeReadings(row, {.count = 60, .noiseDeg = 0.0}, random);
    for (const double bad : {std::nan(""), HUGE_VAL, 77.0}) {
        PairTable table = right;
        table.pairs[7].columns[1] = bad;
        const CheckResult result = check(table, {.row = &row}, kDefaultCheckDeg);
        EXPECT_EQ(result.failed, 1U);
        EXPECT_EQ(name(result.fault), "unknown") << result.explanation;
        EXPECT_EQ(result.explanation.find("right but for 1 row"), 0U) << result.explanation;
        EXPECT_NE(result.explanation.find("line 9"), std::string::npos) << result.explanation;
    }
}

TEST(CheckEvidence, AnAttitudeInOtherAxesIsSaidToBeInThem) {
    std::mt19937 random(10);
    for (const std::string_view id : {"urot-ue4", "lsl", "ZXZ", "oblivion"}) {
        const Convention& row = *convention::find(id);
        PairTable table = test::takeReadings(row, {.count = 40, .noiseDeg = 0.0}, random);
        for (Pair& pair : table.pairs) {
            pair.inFrame = toFrame(pair.inFrame, convention::FrameId::Gl);
        }
        const CheckResult result = check(table, {.row = &row}, kDefaultCheckDeg);
        EXPECT_EQ(name(result.fault), "frame") << id << ": " << result.explanation;
        EXPECT_NE(result.explanation.find("@gl"), std::string::npos) << result.explanation;
    }
}

TEST(CheckEvidence, ASignIsNeverCalledNoise) {
    // Small angles: a wrong sign is off by little.
    std::mt19937 random(8);
    std::uniform_real_distribution<double> angle(-2.0, 2.0);
    const Convention& row = *convention::find("aero-321");
    PairTable table{.kind = {}, .columnNames = test::shownNames(row), .pairs = {}};
    for (int i = 0; i < 30; ++i) {
        std::array<double, 3> angles{angle(random), angle(random), angle(random)};
        const math::Quat attitude = *convention::decode(row, {}, angles);
        angles[2] = -angles[2];
        Pair pair{.inFrame = attitude, .columns = {}, .line = i + 2};
        for (std::size_t column = 0; column < 3; ++column) {
            pair.columns[column] = angles[row.shown[column]];
        }
        table.pairs.push_back(pair);
    }
    EXPECT_EQ(name(check(table, {.row = &row}, kDefaultCheckDeg).fault), "sign");
}

}  // namespace
}  // namespace gimbalscope::tune
