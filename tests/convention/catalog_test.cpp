// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The table itself: that no row is missing, that each has an example that would catch a wrong sign,
// axis or order, that the example holds, and which policies a row refuses.
#include <gtest/gtest.h>

#include <set>

#include "convention/row_oracle.h"

namespace gimbalscope::convention {
namespace {

class CatalogRow : public testing::TestWithParam<Convention> {};
INSTANTIATE_TEST_SUITE_P(Catalog, CatalogRow, testing::ValuesIn(catalog().begin(), catalog().end()),
                         [](const auto& tested) { return test::testName(tested.param); });

math::Quat exampleAttitude(const Convention& row) {
    return attitudeFrom({math::Degrees{row.example.headingDeg},
                         math::Degrees{row.example.noseUpDeg}, math::Degrees{row.example.bankDeg}});
}

TEST_P(CatalogRow, ExampleHoldsInItsOwnArithmetic) {
    const Convention& row = GetParam();
    PolicyMemory memory;
    const Reading reading = read(row, {}, exampleAttitude(row), exampleAttitude(row), memory);
    for (std::size_t i = 0; i < 3; ++i) {
        EXPECT_NEAR(reading.angles[i], row.example.angles[i], row.example.tolerance);
    }
}

TEST_P(CatalogRow, ExampleMeansTheAttitude) {
    const Convention& row = GetParam();
    const double perUnit = static_cast<double>(test::radiansPerUnit(row.units[0]));
    const double tolerance = 2.0 * std::max(row.example.tolerance, 0.5) * perUnit;
    EXPECT_LE(test::errorRad(row, row.example.angles, exampleAttitude(row)),
              row.units[0] == Unit::Rotator ? tolerance : 2.0 * row.example.tolerance * perUnit);
}

TEST_P(CatalogRow, ExampleWouldCatchAWrongSignAxisOrOrder) {
    const Convention& row = GetParam();
    for (std::size_t i = 0; i < row.angleCount; ++i) {
        EXPECT_NE(row.example.angles[i], 0.0);
        for (std::size_t j = 0; j < i; ++j) {
            EXPECT_NE(std::abs(row.example.angles[i]), std::abs(row.example.angles[j]));
        }
    }
}

TEST_P(CatalogRow, IsComplete) {
    const Convention& row = GetParam();
    EXPECT_FALSE(row.title.empty());
    EXPECT_FALSE(row.source.empty());
    EXPECT_FALSE(row.family.empty());
    EXPECT_EQ(row.tag.size(), 1U);
    EXPECT_EQ(std::set<std::uint8_t>(row.shown.begin(), row.shown.end()).size(), 3U);
    std::set<std::string_view> names;
    for (std::size_t i = 0; i < row.angleCount; ++i) {
        EXPECT_FALSE(row.names[i].empty());
        names.insert(row.names[i]);
        EXPECT_EQ(std::abs(row.signs[i]), 1);
    }
    EXPECT_EQ(names.size(), row.angleCount);
    EXPECT_EQ(find(row.id), &*std::find_if(catalog().begin(), catalog().end(),
                                           [&](const auto& r) { return r.id == row.id; }));
    const bool some = row.formula.float64 || row.formula.float32 || row.formula.half;
    EXPECT_EQ(row.formula.route() == Route::Textbook, !some);
}

TEST_P(CatalogRow, OrderLettersAreTheId) {
    const Convention& row = GetParam();
    if (row.listedInAll) {
        return;
    }
    const auto letters = math::letters(row.order);
    const bool extrinsic = row.id[0] >= 'a';
    std::string id;
    for (std::size_t i = 0; i < 3; ++i) {
        id += extrinsic ? static_cast<char>(letters[2 - i] - 'A' + 'a') : letters[i];
        EXPECT_EQ(row.names[row.shown[i]][0], row.id[i] | 0x20);  // shown in the id's order
    }
    EXPECT_EQ(id, row.id);
}

TEST(Catalog, HasEveryRow) {
    const std::vector<std::string_view> expected{
        "urot", "urot-native", "urot-ue4", "oblivion", "oblivion-local", "oblivion-actor",
        "lsl",  "lsl-opensim", "lsl-rpy",  "d3d-ypr",  "aero-321"};
    ASSERT_EQ(engineRows().size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        EXPECT_EQ(engineRows()[i].id, expected[i]);
        EXPECT_TRUE(engineRows()[i].listedInAll);
    }
    EXPECT_EQ(orderRows().size(), 24U);
    EXPECT_EQ(catalog().size(), 35U);
    std::set<std::string_view> ids;
    for (const Convention& row : catalog()) {
        ids.insert(row.id);
    }
    EXPECT_EQ(ids.size(), 35U);
    EXPECT_EQ(find("urot "), nullptr);
    EXPECT_EQ(find("UROT"), nullptr);
}

TEST(Catalog, TagsOfEnginesAreDifferent) {
    std::set<std::string_view> tags;
    for (const Convention& row : engineRows()) {
        tags.insert(row.tag);
    }
    EXPECT_EQ(tags.size(), engineRows().size());
}

TEST(Catalog, ReadingsOfTheOrder) {
    EXPECT_EQ(intrinsicReading(*find("urot")), "yaw, pitch', roll''");
    EXPECT_EQ(extrinsicReading(*find("urot")), "roll, pitch, yaw (world axes)");
    EXPECT_EQ(extrinsicReading(*find("xyz")), "x, y, z (world axes)");
    EXPECT_EQ(intrinsicReading(*find("ZYZ")), "z1, y2', z3''");
    EXPECT_EQ(intrinsicReading(*find("oblivion-actor")), "z, x'");
}

TEST(Catalog, WordsThereAndBack) {
    for (const std::string_view word : policyNames()) {
        EXPECT_EQ(name(policyFromName(word).value()), word);
    }
    for (const std::string_view word : arithmeticNames()) {
        EXPECT_EQ(name(arithmeticFromName(word).value()), word);
    }
    for (const std::string_view word : quantiseNames()) {
        EXPECT_EQ(name(quantiseFromName(word).value()), word);
    }
    EXPECT_FALSE(policyFromName("nearset"));
    EXPECT_EQ(policyNames().size(), 8U);
}

TEST(Catalog, PoliciesThatMakeNoSense) {
    EXPECT_FALSE(objection(*find("urot"), Policy::Clamp));
    EXPECT_FALSE(objection(*find("lsl-rpy"), Policy::Ue4));
    EXPECT_FALSE(objection(*find("xyz"), Policy::Ue4));
    EXPECT_NE(objection(*find("lsl"), Policy::Clamp)->find("asin"), std::string::npos);
    EXPECT_NE(objection(*find("oblivion"), Policy::Ue4)->find("yaw, pitch, roll"),
              std::string::npos);
    EXPECT_TRUE(objection(*find("oblivion-actor"), Policy::PinFirst));
    for (const Convention& row : catalog()) {
        for (const Policy policy : {Policy::AsPublished, Policy::Principal, Policy::PinThird,
                                    Policy::KeepLast, Policy::Nearest}) {
            EXPECT_FALSE(objection(row, policy)) << row.id;
        }
    }
}

TEST(Catalog, PoliciesThatRememberAndThoseOfTheClosedForm) {
    const std::string remembering = "keep-last nearest ";
    const std::string closed = "principal pin-first pin-third keep-last nearest ";
    std::string foundRemembering, foundClosed;
    for (const std::string_view word : policyNames()) {
        const Policy policy = policyFromName(word).value();
        foundRemembering += remembers(policy) ? std::string(word) + " " : "";
        foundClosed += isClosedForm(policy) ? std::string(word) + " " : "";
    }
    EXPECT_EQ(foundRemembering, remembering);
    EXPECT_EQ(foundClosed, closed);
}

// What a reading leaves behind is what the policy says of itself, at a pole too.
TEST(Catalog, OnlyAPolicyThatRemembersTouchesTheMemory) {
    for (const std::string_view word : policyNames()) {
        ReadingOptions options;
        options.policy = policyFromName(word).value();
        PolicyMemory memory;
        for (const double pitchDeg : {20.0, 90.0, -90.0}) {
            const math::Quat attitude = attitudeFrom({{30.0}, {pitchDeg}, {40.0}});
            read(*find("urot"), options, attitude, attitude, memory);
            EXPECT_EQ(memory.previous.has_value(), remembers(options.policy)) << word;
        }
    }
}

}  // namespace
}  // namespace gimbalscope::convention
