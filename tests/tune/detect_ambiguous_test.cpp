// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Tables that cannot tell: the detective says so and why, and measuring what it proposes tells.
#include <gtest/gtest.h>

#include "tune/readings.h"

namespace gimbalscope::tune {
namespace {

using test::takeReadings;
using test::truth;

struct Ambiguous {
    std::string_view id, name, reason;             ///< reason: part of a sentence; empty: any
    std::vector<std::array<double, 3>> anglesDeg;  ///< displayed order
};

PairTable tableOf(const Ambiguous& example) {
    const convention::Convention& row = *convention::find(example.id);
    PairTable table{.kind = {}, .columnNames = test::shownNames(row), .pairs = {}};
    for (const auto& degrees : example.anglesDeg) {
        std::array<double, 3> anglesRad{};
        Pair pair;
        for (std::size_t i = 0; i < 3; ++i) {
            anglesRad[row.shown[i]] = degrees[i] * (math::kPi / 180.0);
            pair.columns[i] =
                degrees[i] * (math::kPi / 180.0) * convention::unitsPerRadian(row.units[i]);
        }
        pair.inFrame = pose(row, {}, anglesRad);
        table.pairs.push_back(pair);
    }
    return table;
}

std::vector<Ambiguous> examples() {
    return {
        {"urot",
         "one angle zero",
         "roll is 0 in every row",
         {{10, 30, 0}, {-20, 50, 0}, {40, -70, 0}}},
        {"lsl",
         "one angle zero, radians",
         "z is 0 in every row",
         {{10, 30, 0}, {-20, 50, 0}, {40, -70, 0}}},
        {"oblivion", "at the pole", "at the pole", {{30, 90, 10}, {-50, 90, 20}, {80, 90, -45}}},
        {"aero-321", "one angle at a time", "one angle only", {{30, 0, 0}, {0, 20, 0}, {0, 0, 40}}},
        {"ZYX", "one turn only", "is 0 in every row", {{30, 0, 0}, {50, 0, 0}, {-20, 0, 0}}},
        {"ZYX",
         "two angles alike",
         "are equal in every row",
         {{30, 30, 10}, {-20, -20, 50}, {60, 60, 15}}},
        {"XYZ", "all small", "small", {{1, 0.6, 0.8}, {-0.7, 0.9, 1.2}, {0.8, -1.1, 0.6}}},
        {"urot-ue4", "one row, one angle", "one row only", {{20, 0, 0}}},
        {"urot", "all zero", "is 0 in every row", {{0, 0, 0}, {0, 0, 0}}},
    };
}

TEST(DetectAmbiguous, IsSaidWithItsReason) {
    for (const Ambiguous& example : examples()) {
        const PairTable table = tableOf(example);
        const Detection detection = detect(table);
        EXPECT_EQ(detection.outcome, Outcome::Several) << example.name;
        const auto has = std::find_if(detection.reasons.begin(), detection.reasons.end(),
                                      [&](const std::string& reason) {
                                          return reason.find(example.reason) != std::string::npos;
                                      });
        EXPECT_NE(has, detection.reasons.end())
            << example.name << ": " << testing::PrintToString(detection.reasons);
        const Hypothesis right = truth(*convention::find(example.id));
        EXPECT_TRUE(std::any_of(detection.fits.begin(), detection.fits.end(), [&](const Fit& fit) {
            return fit.hypothesis == right;
        })) << example.name;
    }
}

TEST(DetectAmbiguous, MeasuringTheProposedAttitudeTells) {
    for (const Ambiguous& example : examples()) {
        const convention::Convention& row = *convention::find(example.id);
        PairTable table = tableOf(example);
        Detection detection = detect(table);
        ASSERT_TRUE(detection.next) << example.name;
        EXPECT_GT(detection.next->separationDeg, 0.2) << example.name;
        ASSERT_EQ(detection.next->predictions.size(), detection.fits.size());
        int measured = 0;
        while (detection.outcome == Outcome::Several && measured < 3) {
            table.pairs.push_back(test::pairFor(row, detection.next->worldFromBody, table.kind));
            detection = detect(table);
            ++measured;
        }
        EXPECT_EQ(detection.outcome, Outcome::One) << example.name;
        EXPECT_LE(measured, 1) << example.name;
        EXPECT_EQ(detection.fits.front().hypothesis, truth(row)) << example.name;
    }
}

TEST(DetectAmbiguous, PredictionsAreWhatTheHypothesesRead) {
    const PairTable table = tableOf(examples().front());
    const Detection detection = detect(table);
    ASSERT_TRUE(detection.next);
    for (std::size_t i = 0; i < detection.fits.size(); ++i) {
        const Hypothesis& hypothesis = detection.fits[i].hypothesis;
        const math::Quat pose = poseOf(hypothesis, halfTurnsOf(detection.next->predictions[i]));
        const Pair pair{.inFrame = detection.next->inFrame};
        const math::Quat attitude = attitudeOf(table.kind, pair, hypothesis.layout);
        EXPECT_LT(angleBetween(pose, attitude).value, 1e-9);
    }
}

TEST(DetectAmbiguous, OneGoodRowMaySuffice) {
    std::mt19937 random(11);
    const auto& row = *convention::find("urot");
    const Detection detection = detect(takeReadings(row, {.count = 1, .noiseDeg = 0.0}, random));
    ASSERT_FALSE(detection.fits.empty());
    EXPECT_EQ(detection.fits.front().hypothesis, truth(row));
}

}  // namespace
}  // namespace gimbalscope::tune
