// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What may be a list of keys (F10), and the way round from one to the next.
#include "curve/keys.h"

#include <gtest/gtest.h>

#include <limits>

#include "curve/keyframes.h"

namespace gimbalscope::curve {
namespace {

using test::aboutX;
using test::aboutY;
using test::aboutZ;

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

TEST(Keys, F10WhatCannotFollowIsObjectedTo) {
    const std::vector<Key> before{{0.0, {}}, {1.0, {}}};
    EXPECT_EQ(objection(before, {2.0, {}}), "");
    EXPECT_EQ(objection({}, {-7.0, {}}), "");
    EXPECT_NE(objection(before, {1.0, {}}).find("that of the key before"), std::string::npos);
    EXPECT_NE(objection(before, {0.5, {}}).find("earlier"), std::string::npos);
    EXPECT_NE(objection(before, {kNan, {}}).find("finite"), std::string::npos);
    EXPECT_NE(objection(before, {HUGE_VAL, {}}).find("finite"), std::string::npos);
    EXPECT_NE(objection(before, {2.0, {0, 0, 0, 0}}).find("no attitude"), std::string::npos);
    EXPECT_NE(objection(before, {2.0, {0, kNan, 0, 1}}).find("no attitude"), std::string::npos);
}

TEST(Keys, F10KeysTooNearInTimeAreOne) {
    const std::vector<Key> keys{{0.0, aboutZ(1)},
                                {1.0, aboutZ(2)},
                                {1.0 + 1e-12, aboutZ(3)},
                                {1.0 + 2e-12, aboutZ(4)},
                                {2.0, aboutZ(5)}};
    const Usable found = usable(keys);
    ASSERT_EQ(found.keys.size(), 3U);
    EXPECT_EQ(found.keys[1], keys[1]);
    EXPECT_EQ(found.keys[2], keys[4]);
    EXPECT_EQ(found.merged, (std::vector<std::size_t>{2, 3}));
}

TEST(Keys, TheWayRoundIsAMatterOfSign) {
    test::Attitudes attitudes;
    for (int i = 0; i < 200; ++i) {
        const math::Quat a = attitudes.random(), b = attitudes.random();
        const auto cosine = [&](const math::Quat& q) {
            return a.x * q.x + a.y * q.y + a.z * q.z + a.w * q.w;
        };
        for (const math::Quat& written : {b, -b}) {
            EXPECT_GE(cosine(aligned(a, written, Way::Short)), 0.0);
            EXPECT_LE(cosine(aligned(a, written, Way::Long)), 0.0);
            EXPECT_EQ(aligned(a, written, Way::Written), written);
        }
    }
    EXPECT_EQ(aligned(aboutX(20), -aboutX(20), Way::Long), aboutX(20));  // no axis to turn about
}

// F09: half a turn apart both signs are as near, and the same one is taken for either.
TEST(Keys, F09HalfATurnGoesTheStatedWay) {
    for (const math::Quat& start :
         {math::Quat{}, aboutX(33), aboutY(-90), aboutZ(10) * aboutX(5)}) {
        for (const math::Quat& turn :
             {aboutX(180), aboutY(180), aboutZ(180), test::about({0.6, -0.8, 0.0}, 180.0)}) {
            const math::Quat end = start * turn;
            const math::Quat way = math::conjugate(start) * aligned(start, end, Way::Short);
            EXPECT_EQ(aligned(start, -end, Way::Short), aligned(start, end, Way::Short));
            EXPECT_EQ(aligned(start, end, Way::Long), -aligned(start, end, Way::Short));
            const double part = std::abs(way.z) > 1e-9   ? way.z
                                : std::abs(way.y) > 1e-9 ? way.y
                                                         : way.x;
            EXPECT_GT(part, 0.0);
        }
    }
}

TEST(Keys, NamesAreThere) {
    EXPECT_EQ(name(Ends::Natural), "natural");
    EXPECT_EQ(name(Way::Written), "written");
    EXPECT_EQ(kEndsNames.size(), 4U);
    EXPECT_EQ(kWayNames.size(), 3U);
}

}  // namespace
}  // namespace gimbalscope::curve
