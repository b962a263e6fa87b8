// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What takes long asks whether it is still wanted, often, and gives up when it is not (fault row
// F30 of the reliability plan): counted in questions, not in seconds.
#include <gtest/gtest.h>

#include <cmath>

#include "tune/check.h"
#include "tune/compare.h"
#include "tune/readings.h"

namespace gimbalscope::tune {
namespace {

/// Stops with the question of a number, from 1, and counts all.
struct Stopping {
    std::int64_t at = 0;  ///< 0: never
    std::int64_t asked = 0;
    Stop stop() {
        return [this] { return ++asked >= at && at > 0; };
    }
};

constexpr std::int64_t kAskedAfterwards = 3;

/// Stops a piece of work at many places, and first never; returns how often it asks.
template <class Work>
std::int64_t endsWherever(const Work& work) {
    Stopping never;
    work(never.stop());
    for (std::int64_t at = 1; at <= never.asked; at *= 2) {
        Stopping stopping{.at = at};
        work(stopping.stop());
        EXPECT_GE(stopping.asked, at);
        EXPECT_LE(stopping.asked, at + kAskedAfterwards) << "of " << never.asked;
    }
    return never.asked;
}

PairTable readingsOf(const char* id, std::size_t count) {
    std::mt19937 random(30);
    return test::takeReadings(*convention::find(id), {.count = count}, random);
}

/// Angles that have nothing to do with their attitudes.
PairTable nonsense(std::size_t count) {
    PairTable table = readingsOf("urot", count);
    std::mt19937 random(31);
    std::uniform_real_distribution<double> angle(-180.0, 180.0);
    for (Pair& pair : table.pairs) {
        pair.columns = {angle(random), angle(random), angle(random)};
    }
    return table;
}

TEST(Stop, NothingAsksIsNeverStopped) {
    EXPECT_FALSE(isStopped({}));
    EXPECT_FALSE(isStopped([] { return false; }));
    EXPECT_TRUE(isStopped([] { return true; }));
}

TEST(Stop, EndsADetectionWherever) {
    const PairTable none = nonsense(100), one = readingsOf("urot", 2000);
    const PairTable several{.kind = {}, .columnNames = {"a", "b", "c"}, .pairs = {Pair{}}};
    const auto trying = [](const PairTable& table) {
        return [&table](const Stop& stop) { detect(table, kDefaultToleranceDeg, stop); };
    };
    const auto tried = [](const PairTable& table) {
        return static_cast<std::int64_t>(detect(table).tried);
    };
    EXPECT_EQ(detect(none).outcome, Outcome::None);
    EXPECT_EQ(detect(several).outcome, Outcome::Several);
    EXPECT_GT(endsWherever(trying(none)), tried(none));  // once a hypothesis
    EXPECT_GT(endsWherever(trying(one)), tried(one));
    EXPECT_GT(endsWherever(trying(several)), tried(several) + 500);  // what to measure next, too
}

TEST(Stop, ThatNeverComesChangesNothing) {
    const PairTable table = readingsOf("lsl", 300);
    const Detection plain = detect(table);
    const Detection asked = detect(table, kDefaultToleranceDeg, [] { return false; });
    ASSERT_EQ(asked.outcome, Outcome::One);
    EXPECT_EQ(asked.tried, plain.tried);
    EXPECT_EQ(asked.fits.front().hypothesis, plain.fits.front().hypothesis);
    EXPECT_EQ(asked.fits.front().rmsDeg, plain.fits.front().rmsDeg);
}

TEST(Stop, EndsACheckWherever) {
    const PairTable wrong = nonsense(400), right = readingsOf("urot", 400);
    const CheckedRow row{.row = convention::find("urot")};
    const auto checking = [&](const PairTable& table) {
        return [&](const Stop& stop) { check(table, row, kDefaultCheckDeg, stop); };
    };
    EXPECT_GT(endsWherever(checking(right)), 400);  // once a row
    // The search for the fault, and then for what the table is instead.
    EXPECT_GT(endsWherever(checking(wrong)), static_cast<std::int64_t>(detect(wrong).tried));
}

TEST(Stop, EndsAComparisonWherever) {
    const Variant variant{convention::find("urot"), {}};
    const auto measuring = [&](const Stop& stop) { qualityOf(variant, 300, stop); };
    EXPECT_GE(endsWherever(measuring), 600);
}

}  // namespace
}  // namespace gimbalscope::tune
