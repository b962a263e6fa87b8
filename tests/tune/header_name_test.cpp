// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Names of columns, in the ways in which logs have them.
#include "tune/header_name.h"

#include <gtest/gtest.h>

#include <array>
#include <set>

namespace gimbalscope::tune {
namespace {

using convention::Unit;

TEST(HeaderName, IsPrefixStemAndUnit) {
    EXPECT_EQ(headerName("qx"), (HeaderName{"", "qx", {}}));
    EXPECT_EQ(headerName("Unreal.QX"), (HeaderName{"Unreal", "qx", {}}));
    EXPECT_EQ(headerName("pose.orientation.w"), (HeaderName{"pose.orientation", "w", {}}));
    EXPECT_EQ(headerName("yaw_deg"), (HeaderName{"", "yaw", Unit::Degrees}));
    EXPECT_EQ(headerName("urot:nearest.Pitch (rad)"),
              (HeaderName{"urot:nearest", "pitch", Unit::Radians}));
    EXPECT_EQ(headerName(" roll[ Degrees ] "), (HeaderName{"", "roll", Unit::Degrees}));
    EXPECT_EQ(headerName("bank [\u00b0]"), (HeaderName{"", "bank", Unit::Degrees}));
    EXPECT_EQ(headerName("pitch_rotator"), (HeaderName{"", "pitch", Unit::Rotator}));
}

TEST(HeaderName, LeavesWhatIsNoUnit) {
    for (const char* name : {"", "_deg", "(deg)", "nose_x", "q[0]", "yaw [grad]", "yaw_deg_",
                             "yaw (deg", "degrees", "]", "_", "()"}) {
        EXPECT_EQ(headerName(name), (HeaderName{"", name, {}})) << name;
    }
}

TEST(HeaderName, UnitsAreTakenOffOnlyWhenTheyAreWhole) {
    constexpr std::array<std::string_view, 2> kUnits{"s", "ms"};
    const auto taken = [&](std::string name) {
        const auto unit = takeUnit(name, kUnits);
        return name + "|" + (unit ? std::string(kUnits[*unit]) : "");
    };
    EXPECT_EQ(taken("time_ms"), "time|ms");
    EXPECT_EQ(taken("t [ s ]"), "t|s");
    EXPECT_EQ(taken("times"), "times|");
    EXPECT_EQ(taken("time_us"), "time_us|");
    EXPECT_EQ(taken("time_(s)"), "time_|s");
}

TEST(Spellings, AreWaysOfEqualLengthWithoutANameTwice) {
    for (const auto& [ways, count] :
         {std::pair(&quatSpellings(), 4U), {&matrixSpellings(), 9U}, {&noseTopSpellings(), 6U}}) {
        for (const std::vector<std::string>& way : *ways) {
            ASSERT_EQ(way.size(), count) << way.front();
            EXPECT_EQ(std::set(way.begin(), way.end()).size(), count) << way.front();
            for (const std::string& name : way) {
                EXPECT_EQ(headerName(name), (HeaderName{"", name, {}}));
            }
        }
    }
    EXPECT_EQ(angleSpellings(*convention::find("urot")), (Spellings{{"pitch", "yaw", "roll"}}));
}

}  // namespace
}  // namespace gimbalscope::tune
