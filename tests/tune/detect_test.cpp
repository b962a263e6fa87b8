// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The detective finds every row of the catalog and conventions nobody has named, from few noisy
// readings with the quaternion's sign left to chance, and counts its hypotheses right.
#include "tune/detect.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "tune/readings.h"

namespace gimbalscope::tune {
namespace {

using test::Readings;
using test::takeReadings;
using test::truth;

bool has(const Detection& detection, const Hypothesis& hypothesis) {
    return std::any_of(detection.fits.begin(), detection.fits.end(),
                       [&](const Fit& fit) { return fit.hypothesis == hypothesis; });
}

TEST(Detect, FindsEveryRowOfTheCatalogFromFiveReadings) {
    std::mt19937 random(1);
    for (const convention::Convention& row : convention::catalog()) {
        const Detection detection = detect(takeReadings(row, {}, random));
        EXPECT_EQ(detection.outcome, Outcome::One) << row.id;
        EXPECT_TRUE(has(detection, truth(row))) << row.id;
        EXPECT_NEAR(detection.fits.front().rmsDeg, 0.17, 0.12) << row.id;
    }
}

TEST(Detect, FindsEveryRowOfTheCatalogAsItsEngineWritesIt) {
    std::mt19937 random(2);
    for (const convention::Convention& row : convention::catalog()) {
        PairTable table = takeReadings(row, {.noiseDeg = 0.0}, random);
        for (Pair& pair : table.pairs) {
            convention::PolicyMemory memory;
            const auto reading = convention::read(row, {}, pair.inFrame, pair.inFrame, memory);
            for (std::size_t i = 0; i < row.angleCount; ++i) {
                pair.columns[i] = reading.angles[row.shown[i]];
            }
        }
        const Detection detection = detect(table);
        EXPECT_EQ(detection.outcome, Outcome::One) << row.id;
        EXPECT_TRUE(has(detection, truth(row))) << row.id;
        EXPECT_LT(detection.fits.front().rmsDeg, 0.02) << row.id;
    }
}

TEST(Detect, ThreeReadingsMostlySuffice) {
    std::mt19937 random(3);
    int single = 0;
    for (const convention::Convention& row : convention::catalog()) {
        const Detection detection = detect(takeReadings(row, {.count = 3}, random));
        EXPECT_TRUE(has(detection, truth(row))) << row.id;
        single += detection.outcome == Outcome::One ? 1 : 0;
    }
    EXPECT_GE(single, 34);
}

TEST(Detect, FindsRandomConventions) {
    std::mt19937 random(4);
    int single = 0;
    for (int i = 0; i < 500; ++i) {
        const convention::Convention row = test::randomConvention(random);
        const Readings how{.count = i % 2 == 0 ? std::size_t{5} : std::size_t{3},
                           .layout = static_cast<QuatLayout>(random() % kLayouts)};
        const Detection detection = detect(takeReadings(row, how, random));
        ASSERT_TRUE(has(detection, truth(row, how.layout))) << i;
        single += detection.outcome == Outcome::One ? 1 : 0;
    }
    EXPECT_GE(single, 490);
}

TEST(Detect, FindsColumnsOfDifferentUnits) {
    using convention::Unit;
    std::mt19937 random(9);
    int single = 0;
    for (int i = 0; i < 60; ++i) {
        convention::Convention row = test::randomConvention(random);
        row.units = {static_cast<Unit>(i % 3), static_cast<Unit>((i + 1 + i / 3 % 2) % 3),
                     static_cast<Unit>(random() % 3)};
        const Readings how{.count = 3, .layout = static_cast<QuatLayout>(random() % kLayouts)};
        const Detection detection = detect(takeReadings(row, how, random));
        ASSERT_TRUE(has(detection, truth(row, how.layout))) << i;
        EXPECT_FALSE(isOneUnit(detection.fits.front().hypothesis)) << i;
        EXPECT_EQ(detection.tried, 9U * 5184U);
        single += detection.outcome == Outcome::One ? 1 : 0;
    }
    EXPECT_GE(single, 58);
    EXPECT_EQ(allHypotheses(3, true, ColumnUnits::Mixed).size(), 8U * 5184U);
    EXPECT_EQ(allHypotheses(2, false, ColumnUnits::Mixed).size(), 2U * 144U);
}

/// An attitude, rounded: a hash of the function that made it.
using PoseKey = std::array<long, 4>;
PoseKey keyOf(const math::Quat& q) {
    const double sign = q.w < 0.0 ? -1e7 : 1e7;
    return {std::lround(q.x * sign), std::lround(q.y * sign), std::lround(q.z * sign),
            std::lround(q.w * sign)};
}

/// How many of the signs, directions and frames there are describe each function of one assignment
/// of columns.
void countDescriptions(convention::Convention row, const std::array<double, 3>& anglesDeg,
                       std::map<PoseKey, int>& ways) {
    for (const convention::Frame& frame : convention::allFrames()) {
        if (frame.id != convention::frameFromName(frame.axes)) {
            continue;  // another name of axes that were there before
        }
        row.frame = frame.id;
        for (unsigned signs = 0; signs < 8; ++signs) {
            for (unsigned i = 0; i < 3; ++i) {
                row.signs[i] = (signs >> i & 1U) == 0 ? 1 : -1;
            }
            const math::Quat pose = *convention::decode(row, {}, anglesDeg);
            ++ways[keyOf(pose)];
            ++ways[keyOf(conjugate(pose))];
        }
    }
}

TEST(Detect, EveryHypothesisIsDescribedInAsManyWaysAsIsSaid) {
    constexpr std::array<double, 3> kColumnsDeg{41.3, 23.7, 68.9};  // 23 and 67 would be alike
    convention::Convention row = *convention::find("XYZ");          // in degrees
    std::map<PoseKey, int> ways;
    std::array<std::size_t, 3> columns{0, 1, 2};
    do {
        const std::array<double, 3> angles{kColumnsDeg[columns[0]], kColumnsDeg[columns[1]],
                                           kColumnsDeg[columns[2]]};
        for (const math::AxisOrder& order : math::allOrders()) {
            row.order = order;
            countDescriptions(row, angles, ways);
            // The same order about axes that stand still is the intrinsic one read backwards.
            row.order = {order.third, order.middle, order.first};
            countDescriptions(row, {angles[2], angles[1], angles[0]}, ways);
        }
    } while (std::next_permutation(columns.begin(), columns.end()));

    const HalfTurns halfTurns = halfTurnsOf(kColumnsDeg);
    std::size_t functions = 0;
    for (const Hypothesis& each : allHypotheses(3, false)) {
        if (each.units == convention::each(convention::Unit::Degrees)) {
            ++functions;
            EXPECT_EQ(ways[keyOf(poseOf(each, halfTurns))], waysPerHypothesis()) << functions;
        }
    }
    EXPECT_EQ(functions, 576U);
    EXPECT_EQ(ways.size(), 576U);
    EXPECT_EQ(allHypotheses(3, false).size(), 3 * functions);
    EXPECT_EQ(allHypotheses(3, true).size(), 3 * 3 * functions);
    EXPECT_EQ(allHypotheses(2, false).size(), 144U);
}

TEST(Detect, ConventionsAreHypotheses) {
    std::mt19937 random(31);
    const std::vector<Hypothesis> all = allHypotheses(3, false);
    for (int i = 0; i < 200; ++i) {
        const convention::Convention row = test::randomConvention(random);
        const Hypothesis each = truth(row);
        EXPECT_NE(std::find(all.begin(), all.end(), each), all.end()) << i;
        const std::array<double, 3> angles{0.3, -1.1, 2.2};
        std::array<double, 3> columns{};
        for (std::size_t slot = 0; slot < 3; ++slot) {
            columns[each.turns[slot].column] = angles[slot];
        }
        EXPECT_EQ(keyOf(poseOf(each, halfTurnsOf(columns))),
                  keyOf(*convention::decode(row, {}, angles)))
            << i;
    }
}

TEST(Detect, NoTwoHypothesesAreTheSameFunction) {
    // The poses of two triples of numbers, rounded: a hash of the function.
    std::set<std::array<long, 8>> seen;
    const HalfTurns one = halfTurnsOf({3000.3, 7000.7, 5001.1});
    const HalfTurns two = halfTurnsOf({1900.9, -4000.4, 8000.8});
    for (const Hypothesis& each : allHypotheses(3, false)) {
        std::array<long, 8> key{};
        std::size_t at = 0;
        for (const HalfTurns& halfTurns : {one, two}) {
            const math::Quat q = poseOf(each, halfTurns);
            const double sign = q.w < 0.0 ? -1e7 : 1e7;
            for (const double part : {q.x, q.y, q.z, q.w}) {
                key[at++] = std::lround(part * sign);
            }
        }
        seen.insert(key);
    }
    EXPECT_EQ(seen.size(), 1728U);
}

TEST(Detect, TheInverseIsAmongTheHypotheses) {
    std::mt19937 random(5);
    PairTable table = takeReadings(*convention::find("urot"), {}, random);
    for (Pair& pair : table.pairs) {
        pair.inFrame = conjugate(pair.inFrame);
    }
    const Detection detection = detect(table);
    ASSERT_EQ(detection.outcome, Outcome::One);
    Hypothesis inverse = truth(*convention::find("urot"));
    std::swap(inverse.turns[0], inverse.turns[2]);
    for (Turn& turn : inverse.turns) {
        turn.sign = static_cast<std::int8_t>(-turn.sign);
    }
    EXPECT_EQ(detection.fits.front().hypothesis, inverse);
}

TEST(Detect, NothingFitsRandomNumbers) {
    std::mt19937 random(6);
    PairTable table = takeReadings(*convention::find("lsl"), {.count = 6}, random);
    for (Pair& pair : table.pairs) {
        pair.inFrame = test::randomAttitude(random);
    }
    const Detection detection = detect(table);
    EXPECT_EQ(detection.outcome, Outcome::None);
    EXPECT_EQ(detection.fits.size(), 3U);
    EXPECT_GT(detection.fits.front().rmsDeg, 10.0);
    EXPECT_FALSE(detection.badRows);
    EXPECT_EQ(detect({.kind = {}, .columnNames = {"a", "b", "c"}, .pairs = {}}).tried, 0U);
}

TEST(Detect, OneBadRowIsNamed) {
    std::mt19937 random(7);
    for (const std::size_t count : {4U, 6U, 40U, 3000U}) {
        const auto& row = *convention::find("oblivion");
        PairTable table = takeReadings(row, {.count = count}, random);
        table.pairs[2].columns[1] += 40.0;
        const Detection detection = detect(table);
        ASSERT_EQ(detection.outcome, Outcome::None) << count;
        ASSERT_TRUE(detection.badRows) << count;
        EXPECT_EQ(detection.badRows->count, 1U);
        EXPECT_EQ(detection.badRows->pairs, (std::vector<std::size_t>{2}));
        EXPECT_EQ(detection.badRows->remaining, 1U);
        EXPECT_EQ(detection.badRows->without.hypothesis, truth(row));
        EXPECT_LT(detection.badRows->without.rmsDeg, 0.3);
    }
}

TEST(Detect, ManyRowsAreVerifiedOnAll) {
    std::mt19937 random(8);
    const auto& row = *convention::find("d3d-ypr");
    PairTable table = takeReadings(row, {.count = 20'000, .noiseDeg = 0.5}, random);
    const Detection detection = detect(table);
    EXPECT_EQ(detection.outcome, Outcome::One);
    EXPECT_EQ(detection.examined, 20'000U);
    EXPECT_NEAR(detection.fits.front().rmsDeg, 0.5 * std::sqrt(3.0), 0.02);
}

}  // namespace
}  // namespace gimbalscope::tune
