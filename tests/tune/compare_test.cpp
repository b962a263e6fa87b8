// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Comparing conversions: the numbers are those of the functions measured, and the better one wins.
#include "tune/compare.h"

#include <gtest/gtest.h>

#include "convention/custom.h"

namespace gimbalscope::tune {
namespace {

using convention::Policy;

Variant variant(std::string_view id, Policy policy = Policy::AsPublished) {
    Variant result{.row = convention::find(id)};
    result.options.policy = policy;
    return result;
}

constexpr std::int64_t kSamples = 2000;

int winner(const Variant& first, const Variant& second) {
    return better(contests(qualityOf(first, kSamples), qualityOf(second, kSamples)));
}

TEST(Compare, TheWikisFormulaIsWrongAtThePoleAndNearestIsNot) {
    const Quality wiki = qualityOf(variant("urot"), kSamples);
    EXPECT_EQ(wiki.readings, kSamples);
    EXPECT_EQ(wiki.nans, 0);  // only within 0.04 degrees of the vertical
    EXPECT_GT(wiki.poleNanShare(), 0.05);
    EXPECT_GT(wiki.poleWorstDeg, 10.0);
    EXPECT_GT(wiki.throughPoseStepDeg, 1.0);
    EXPECT_LT(wiki.worstDeg, 0.02);  // elsewhere the rotator's rounding

    const Quality nearest = qualityOf(variant("urot", Policy::Nearest), kSamples);
    EXPECT_EQ(nearest.poleNans, 0);
    EXPECT_LT(nearest.poleWorstDeg, 0.01);
    EXPECT_LT(nearest.throughPoseStepDeg, 0.02);
    EXPECT_LT(nearest.throughAngleStepDeg, 0.02);
    EXPECT_GT(nearest.pastAngleStepDeg, 5.0);  // no method can promise more

    EXPECT_EQ(winner(variant("urot"), variant("urot", Policy::Nearest)), 2);
    EXPECT_EQ(winner(variant("urot", Policy::Nearest), variant("urot")), 1);
}

TEST(Compare, AVariantIsAsGoodAsItself) {
    for (const std::string_view id : {"urot", "lsl", "ZXZ", "oblivion-actor"}) {
        EXPECT_EQ(winner(variant(id), variant(id)), 0) << id;
        const Difference none = differenceOf(variant(id), variant(id), 500);
        EXPECT_LT(none.worstDeg, 1e-13) << id;
    }
}

TEST(Compare, OpenSimsCapCostsUpToItsWidth) {
    const Quality openSim = qualityOf(variant("lsl-opensim"), kSamples);
    EXPECT_GT(openSim.poleWorstDeg, 0.3);  // 0.512 degrees: docs/formulas.md, Second Life
    EXPECT_LT(openSim.poleWorstDeg, 0.52);
    EXPECT_EQ(winner(variant("lsl-opensim"), variant("XYZ", Policy::Principal)), 2);
}

TEST(Compare, AWrongSignDiffersByTwiceTheAngle) {
    convention::Custom custom = convention::customFrom(*convention::find("ZYX"));
    custom.layout = convention::Layout::Wxyz;
    const auto row = rowOf(custom);
    const Difference difference =
        differenceOf(variant("ZYX"), {.row = row.get(), .options = {}}, kSamples);
    EXPECT_GT(difference.medianDeg, 60.0);
    EXPECT_GT(difference.worstDeg, 170.0);
    EXPECT_LE(difference.worstDeg, 180.0);
}

TEST(Compare, WorstIsWhereItSays) {
    for (const std::string_view id : {"urot", "lsl-opensim", "oblivion"}) {
        const Variant one = variant(id);
        const Quality quality = qualityOf(one, kSamples);
        convention::PolicyMemory memory;
        const convention::Reading reading =
            convention::read(*one.row, one.options, quality.worstAt, quality.worstAt, memory);
        EXPECT_EQ(reading.errorDeg, std::max(quality.worstDeg, quality.poleWorstDeg)) << id;
    }
}

TEST(Compare, EveryProperOrderIsMeasuredAtItsOwnPoles) {
    for (const convention::Convention& row : convention::orderRows()) {
        const Quality principal = qualityOf(variant(row.id, Policy::Principal), 200);
        EXPECT_LT(principal.poleWorstDeg, 2e-13) << row.id;
        EXPECT_LT(principal.throughPoseStepDeg, 1e-12) << row.id;
        const Quality nearest = qualityOf(variant(row.id, Policy::Nearest), 200);
        EXPECT_LT(nearest.throughAngleStepDeg, 1e-3) << row.id;
    }
}

}  // namespace
}  // namespace gimbalscope::tune
