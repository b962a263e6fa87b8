// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Names of hypotheses are true: a product read by the rules of its frame is the same function.
#include "tune/detect_names.h"

#include <gtest/gtest.h>

#include "tune/readings.h"

namespace gimbalscope::tune {
namespace {

PairTable tableFor(const convention::Convention& row) {
    return {.kind = {}, .columnNames = test::shownNames(row), .pairs = {}};
}

TEST(DetectNames, OfTheSeedsAreThePublishedOnes) {
    const auto nameOf = [](std::string_view id) {
        const convention::Convention& row = *convention::find(id);
        const FrameName name = frameNames(test::truth(row), tableFor(row)).front();
        return name.product + " @" + std::string(convention::frame(name.frame).name);
    };
    EXPECT_EQ(nameOf("urot"), "Rz(yaw) Ry(-pitch) Rx(-roll) @unreal");
    EXPECT_EQ(nameOf("oblivion"), "Rx(-x) Ry(-y) Rz(-z) @tes");
    EXPECT_EQ(nameOf("lsl"), "Rx(x) Ry(y) Rz(z) @lsl");
    EXPECT_EQ(nameOf("d3d-ypr"), "Ry(yaw) Rx(pitch) Rz(roll) @d3d");
    EXPECT_EQ(nameOf("aero-321"), "Rz(heading) Ry(pitch) Rx(bank) @aero");
}

TEST(DetectNames, FindTheRowOfTheCatalog) {
    for (const convention::Convention& row : convention::catalog()) {
        const auto names = catalogNames(test::truth(row), test::shownNames(row));
        EXPECT_TRUE(std::any_of(names.begin(), names.end(), [&](const CatalogName& name) {
            return name.row == &row && name.namesAgree;
        })) << row.id;
    }
    const auto& row = *convention::find("oblivion");
    const auto renamed = catalogNames(test::truth(row), {"z", "y", "x"});
    ASSERT_EQ(renamed.size(), 1U);
    EXPECT_FALSE(renamed.front().namesAgree);
    EXPECT_TRUE(catalogNames(test::truth(row), {"a", "b", "c"}).front().namesAgree);
}

// A product "Ry(yaw) Rx(-pitch) Rz(roll)" multiplied out in the frame's own algebra.
math::Quat multiplied(const std::string& product, const std::vector<std::string>& columnNames,
                      const std::array<double, 3>& columnsRad) {
    math::Quat result;
    for (std::size_t at = 0; (at = product.find('R', at)) != std::string::npos; ++at) {
        const char letter = product[at + 1];
        const bool isNegative = product[at + 3] == '-';
        const std::size_t from = at + (isNegative ? 4 : 3);
        const std::string name = product.substr(from, product.find(')', from) - from);
        const auto column = static_cast<std::size_t>(
            std::find(columnNames.begin(), columnNames.end(), name) - columnNames.begin());
        const double angle = isNegative ? -columnsRad[column] : columnsRad[column];
        const math::Vec3 axis{letter == 'x' ? 1.0 : 0.0, letter == 'y' ? 1.0 : 0.0,
                              letter == 'z' ? 1.0 : 0.0};
        result = result * math::fromAxisAngle(axis, {angle});
    }
    return result;
}

TEST(DetectNames, EveryNameIsTheSameFunction) {
    std::mt19937 random(31);
    const std::array<double, 3> angles{0.7, -1.2, 2.3};
    for (int i = 0; i < 200; ++i) {
        const convention::Convention row = test::randomConvention(random);
        Hypothesis hypothesis = test::truth(row);
        hypothesis.units.fill(convention::Unit::Radians);
        const PairTable table = tableFor(row);
        const math::Quat pose = poseOf(hypothesis, halfTurnsOf(angles));
        const auto names = frameNames(hypothesis, table);
        EXPECT_EQ(names.size(), 6U);  // lsl is world, enu is tes
        for (const FrameName& name : names) {
            const math::Quat direct = multiplied(name.product, table.columnNames, angles);
            const math::Quat inverse = multiplied(name.inverse, table.columnNames, angles);
            EXPECT_LT(angleBetween(fromFrame(direct, name.frame), pose).value, 1e-9);
            EXPECT_LT(angleBetween(fromFrame(conjugate(inverse), name.frame), pose).value, 1e-9);
        }
    }
}

TEST(DetectNames, SayWhatTheAnglesDo) {
    const auto& row = *convention::find("urot");
    const Hypothesis hypothesis = test::truth(row);
    const auto names = test::shownNames(row);
    EXPECT_EQ(effectText(hypothesis, names),
              "yaw turns the nose right, pitch the nose up, roll the right wing down");
    EXPECT_EQ(intrinsicText(hypothesis, names), "yaw, pitch', roll''");
    EXPECT_EQ(extrinsicText(hypothesis, names), "roll, pitch, yaw about fixed axes");
    PairTable table = tableFor(row);
    table.pairs.push_back({.inFrame = {}, .columns = {0, 60000, 100}});
    EXPECT_NE(rangeText(hypothesis, table).find("whole turn"), std::string::npos);
    table.pairs.front().columns = {-5000, 20000, 0};
    EXPECT_NE(rangeText(hypothesis, table).find("half"), std::string::npos);
}

}  // namespace
}  // namespace gimbalscope::tune
