// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Conventions of one's own: every row of the catalog can be opened as a starting point and reads
// the same; every choice reaches the reading; what cannot be a row says why.
#include "convention/custom.h"

#include <gmock/gmock.h>

#include <random>

#include "convention/row_oracle.h"
#include "convention/turns.h"

namespace gimbalscope::convention {
namespace {

using math::Quat;

Reading readOnce(const Convention& row, const ReadingOptions& options, const Quat& q) {
    PolicyMemory memory;
    return read(row, options, q, q, memory);
}

bool same(const Reading& a, const Reading& b) {
    for (std::size_t i = 0; i < 3; ++i) {
        if (a.angles[i] != b.angles[i] && !(std::isnan(a.angles[i]) && std::isnan(b.angles[i]))) {
            return false;
        }
    }
    return a.worldFromRebuilt == b.worldFromRebuilt && a.state == b.state;
}

class OwnRow : public testing::TestWithParam<Convention> {};

TEST_P(OwnRow, OpensAsAStartingPointThatReadsTheSame) {
    const Convention& home = GetParam();
    const Custom custom = customFrom(home);
    ASSERT_EQ(problem(custom), std::nullopt);
    const auto row = rowOf(custom);
    EXPECT_EQ(row->id, home.id);
    EXPECT_EQ(row->shown, home.shown);
    EXPECT_EQ(row->angleCount, home.angleCount);
    for (const Quat& q : test::attitudesFor(home, 200)) {
        ASSERT_TRUE(same(readOnce(*row, {}, q), readOnce(home, {}, q)));
    }
    EXPECT_EQ(customFrom(*row), custom);
}

TEST_P(OwnRow, SignsUnitsAndFrameReachABorrowedFormula) {
    const Convention& home = GetParam();
    std::mt19937 generator(7);
    Custom custom = customFrom(home);
    custom.arithmetic = Arithmetic::Float64;
    custom.quantise = Quantise::None;
    custom.frame = FrameId::Gl;
    for (std::size_t slot = 0; slot < 3; ++slot) {
        custom.signs[slot] = generator() % 2 == 0 ? 1 : -1;
        custom.units[slot] = static_cast<Unit>(generator() % 3);
    }
    if (home.angleCount < 3) {
        return;  // what it loses is about another axis in another frame
    }
    const auto row = rowOf(custom);
    test::Attitudes attitudes(3);
    for (int i = 0; i < 200; ++i) {
        const Quat q = attitudes.random();
        const Reading reading = readOnce(*row, {}, q);
        if (reading.poleDistanceDeg > 2.0) {  // a published formula may snap
            ASSERT_LT(test::errorRad(*row, reading.angles, q), 1e-8);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Rows, OwnRow, testing::ValuesIn(catalog().begin(), catalog().end()),
                         [](const auto& named) { return test::testName(named.param); });

TEST(Custom, TheMatrixRouteIsRightForEveryOrderAndBothPoles) {
    for (const Convention& home : orderRows()) {
        Custom custom = customFrom(home);
        custom.route = Route::Matrix;
        const auto row = rowOf(custom);
        for (const Quat& q : test::attitudesFor(*row, 200)) {
            const Reading reading = readOnce(*row, {}, q);
            ASSERT_LT(test::errorRad(*row, reading.angles, q), 4e-15) << home.id;
        }
    }
}

TEST(Custom, TheClosedFormAsRouteIsThePolicyPrincipal) {
    ReadingOptions principal;
    principal.policy = Policy::Principal;
    for (const Convention& home : catalog()) {
        Custom custom = customFrom(home);
        custom.route = Route::ClosedForm;
        custom.publishedBy.clear();
        const auto row = rowOf(custom);
        for (const Quat& q : test::attitudesFor(home, 50)) {
            ASSERT_TRUE(same(readOnce(*row, {}, q), readOnce(home, principal, q))) << home.id;
        }
    }
}

TEST(Custom, AWrongLayoutTakesTheFirstNumberForTheScalar) {
    Custom custom = customFrom(*find("XYZ"));
    custom.layout = Layout::Wxyz;
    const Quat q = test::attitude(30, 20, 40);
    const Quat taken{q.y, q.z, q.w, q.x};
    const Reading wrong = readOnce(*rowOf(custom), {}, q);
    const Reading meant = test::readOnce("XYZ", taken);
    EXPECT_EQ(wrong.angles, meant.angles);
    EXPECT_GT(wrong.errorDeg, 10.0);
}

TEST(Custom, EveryAngleHasItsUnit) {
    Custom custom = customFrom(*find("ZYX"));
    custom.units = {Unit::Degrees, Unit::Radians, Unit::Rotator};
    custom.quantise = Quantise::Int16;
    const auto row = rowOf(custom);
    EXPECT_EQ(unitText(*row), "degrees, radians, rotator");
    const Reading reading = readOnce(*row, {}, test::attitude(30, 20, 40));
    EXPECT_NEAR(reading.angles[0], -30.0, 0.003);
    EXPECT_NEAR(reading.angles[1], -0.349066, 5e-5);
    EXPECT_EQ(reading.angles[2], 7282.0);
    EXPECT_LT(reading.errorDeg, 0.008);
}

TEST(Custom, AnOrderTakesSignNameAndUnitAlongWithTheAxis) {
    Custom custom = customFrom(*find("urot"));
    ASSERT_TRUE(setOrder(custom, "XYZ"));
    EXPECT_EQ(custom.names, (std::array<std::string, 3>{"roll", "pitch", "yaw"}));
    EXPECT_EQ(custom.signs, (std::array{-1, -1, 1}));
    EXPECT_EQ(custom.route, Route::ClosedForm);  // the wiki's formula is for ZYX
    EXPECT_EQ(problem(custom), std::nullopt);

    ASSERT_TRUE(setOrder(custom, "xyz"));  // the same as ZYX, read about fixed axes
    EXPECT_EQ(custom.order, find("ZYX")->order);
    EXPECT_EQ(custom.shown, (std::array<std::uint8_t, 3>{2, 1, 0}));
    EXPECT_EQ(orderText(custom), "xyz");
    ASSERT_TRUE(setOrder(custom, "ZYX"));
    EXPECT_EQ(orderText(custom), "ZYX");

    for (const std::string_view wrong : {"", "XY", "XXY", "Xyz", "XYZW", "abc", "xYz"}) {
        Custom unchanged = custom;
        EXPECT_FALSE(setOrder(unchanged, wrong)) << wrong;
        EXPECT_EQ(unchanged, custom);
    }
}

TEST(Custom, TheSameOrderKeepsFormulaAndDisplay) {
    Custom custom = customFrom(*find("urot"));
    const Custom before = custom;
    ASSERT_TRUE(setOrder(custom, "ZYX"));
    EXPECT_EQ(custom, before);
}

TEST(Custom, WhatCannotBeARowSaysWhy) {
    const auto because = [](auto change) {
        Custom custom;
        change(custom);
        return problem(custom).value_or("no problem");
    };
    EXPECT_THAT(because([](Custom&) {}), "no problem");
    EXPECT_THAT(because([](Custom& c) { c.name = "two words"; }), testing::StartsWith("name: "));
    EXPECT_THAT(because([](Custom& c) { c.name = std::string(33, 'a'); }),
                testing::StartsWith("name: "));
    EXPECT_THAT(because([](Custom& c) { c.title = "a\nb"; }), testing::StartsWith("title: "));
    // Line ends of JavaScript and C#, and what turns round how code is shown.
    for (const char* const letter :
         {"\xC2\x85", "\xE2\x80\xA8", "\xE2\x80\xA9", "\xE2\x80\xAE", "\xE2\x81\xA6"}) {
        EXPECT_THAT(because([&](Custom& c) { c.title = std::string("a") + letter + "b"; }),
                    testing::StartsWith("title: "));
    }
    EXPECT_EQ(because([](Custom& c) { c.title = "Gesch\xC3\xBCtz \xE2\x80\x93 2\xC2\xB0"; }),
              "no problem");
    EXPECT_THAT(because([](Custom& c) { c.names[1] = "z"; }), testing::HasSubstr("two angles"));
    EXPECT_THAT(because([](Custom& c) { c.names[2] = ""; }), testing::StartsWith("names: "));
    EXPECT_THAT(because([](Custom& c) { c.shown = {0, 0, 1}; }), testing::StartsWith("shown: "));
    EXPECT_THAT(because([](Custom& c) { c.shown = {0, 1, 3}; }), testing::StartsWith("shown: "));
    EXPECT_THAT(because([](Custom& c) { c.signs[0] = 2; }), testing::StartsWith("signs: "));
    EXPECT_THAT(because([](Custom& c) { c.tau = -1e-9; }), testing::StartsWith("tau: "));
    EXPECT_THAT(because([](Custom& c) { c.tau = std::nan(""); }), testing::StartsWith("tau: "));
    EXPECT_THAT(because([](Custom& c) { c.angleCount = 4; }), testing::StartsWith("angles: "));
    EXPECT_THAT(because([](Custom& c) { c.publishedBy = "urot"; }),
                testing::HasSubstr("route is not published"));
    EXPECT_THAT(because([](Custom& c) {
                    c.route = Route::Published;
                    c.publishedBy = "urto";
                }),
                testing::HasSubstr("did you mean \"urot\"?"));
    EXPECT_THAT(because([](Custom& c) {
                    c.route = Route::Published;
                    c.publishedBy = "oblivion";
                }),
                testing::HasSubstr("order XYZ"));
    EXPECT_THAT(because([](Custom& c) { c.policy = Policy::Clamp; }),
                testing::HasSubstr("nothing to clamp"));
}

TEST(Custom, PolicyAndCapComeAlongAsOptions) {
    Custom custom;
    custom.policy = Policy::Nearest;
    custom.tau = 1e-4;
    EXPECT_EQ(optionsOf(custom).policy, Policy::Nearest);
    EXPECT_EQ(optionsOf(custom).tau, 1e-4);
}

TEST(Custom, ARowOutlivesTheCustomItWasMadeOf) {
    std::shared_ptr<const Convention> row;
    {
        Custom custom;
        custom.name = "a-name-longer-than-any-small-one";
        custom.names = {"heading-of-the-ship", "pitch-of-the-ship", "bank-of-the-ship"};
        row = rowOf(custom);
    }
    EXPECT_EQ(row->id, "a-name-longer-than-any-small-one");
    EXPECT_EQ(row->names[2], "bank-of-the-ship");
    EXPECT_EQ(row->title, "ZYX intrinsic in @world, closed-form");
}

}  // namespace
}  // namespace gimbalscope::convention
