// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Keyframes as tables: what is understood, and that every row that cannot be used rejects the file
// with its line (row F10 of the reliability plan).
#include "app/keys_file.h"

#include <gmock/gmock.h>

#include <chrono>

#include "app/exit_code.h"
#include "temporary_folder.h"

namespace gimbalscope::app {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

class KeysFileTest : public testing::Test {
protected:
    KeysFile read(const std::string& text, std::string_view form = "quat") {
        const std::string path = folder_ / "keys.csv";
        test::put(path, text);
        said_.clear();
        FindingLog log(path);
        log.to([this](const std::string& line) { said_ += line + "\n"; });
        return readKeysFile(path, log, parseForm(form).forms.at(0));
    }
    /// Rejected; what was said.
    std::string rejected(const std::string& text) {
        const KeysFile file = read(text);
        EXPECT_EQ(file.code, kExitRejected) << text;
        EXPECT_THAT(file.keys, IsEmpty()) << text;
        return said_;
    }
    static std::vector<double> times(const KeysFile& file) {
        std::vector<double> result;
        for (const curve::Key& key : file.keys) {
            result.push_back(key.timeS);
        }
        return result;
    }

    const test::TemporaryFolder folder_;
    std::string said_;
};

const std::vector<curve::Key> kTwo{{0.0, {0, 0, 0, 1}}, {1.5, {0, 0, 0.6, 0.8}}};

TEST_F(KeysFileTest, ColumnsStandInAnyOrderByNameOrInOursWithout) {
    for (const char* text :
         {"t,qx,qy,qz,qw\n0,0,0,0,1\n1.5,0,0,.6,.8\n", "0,0,0,0,1\n1.5,0,0,.6,.8\n",
          "qw;qz;qy;qx;time\n1;0;0;0;0\n0,8;0,6;0;0;1,5\n", "0 0 0 0 1\n\n# more\n1.5 0 0 .6 .8",
          "\xEF\xBB\xBFtimestamp\tq0\tq1\tq2\tq3\r\n0\t1\t0\t0\t0\r\n1.5\t0.8\t0\t0\t0.6\r\n",
          "w,x,y,z,Time (s)\n1,0,0,0,0\n.8,0,0,.6,1.5\n",
          "note,pose.qx,pose.qy,pose.qz,pose.qw,header.stamp\n\"a, "
          "b\",0,0,0,1,0\nc,0,0,.6,.8,1.5\n",
          "a,b,c,d,e\n0,0,0,0,1\n1.5,0,0,.6,.8\n"}) {
        const KeysFile file = read(text);
        EXPECT_EQ(file.code, kExitClean) << said_;
        EXPECT_EQ(file.keys, kTwo) << text << said_;
        EXPECT_FALSE(file.isRepaired);
    }
    EXPECT_THAT(said_, HasSubstr("line 1: note: the header names neither a time nor \"x y z w\"; "
                                 "the columns are read as t x y z w"));
}

TEST_F(KeysFileTest, SignsAndLengthsStayAsWritten) {
    const KeysFile file = read("t,qx,qy,qz,qw\n0,0,0,0,-1\n1,0,0,0.707,-0.707\n2,0,3,0,4\n");
    ASSERT_EQ(file.keys.size(), 3U);
    EXPECT_EQ(file.keys[0].worldFromBody, (math::Quat{0, 0, 0, -1}));
    EXPECT_EQ(file.keys[1].worldFromBody, (math::Quat{0, 0, 0.707, -0.707}));
    EXPECT_EQ(file.keys[2].worldFromBody, (math::Quat{0, 3, 0, 4}));
    EXPECT_THAT(said_,
                HasSubstr("line 4: W201 the key has length 5; squad takes keys as they are"));
    EXPECT_TRUE(file.isRepaired);
    EXPECT_EQ(file.code, kExitClean);
}

TEST_F(KeysFileTest, OtherFormsAndAxes) {
    const KeysFile angles = read("t,pitch,yaw,roll\n0,0,0,0\n1,0,16384,0\n", "urot");
    ASSERT_EQ(angles.keys.size(), 2U) << said_;
    EXPECT_NEAR(math::angleBetween(angles.keys[1].worldFromBody, {0, 0, -0.6, 0.6}).value, 0.0,
                1e-9);
    const KeysFile moved =
        read("t,d3d.qx,d3d.qy,d3d.qz,d3d.qw\n0,0,0,0,1\n1,0,2,0,0\n", "quat@d3d");
    ASSERT_EQ(moved.keys.size(), 2U) << said_;
    EXPECT_DOUBLE_EQ(std::abs(moved.keys[1].worldFromBody.z), 2.0);
    EXPECT_EQ(read("t,d3d.qx,d3d.qy,d3d.qz,d3d.qw\n0,0,0,0,1\n").code, kExitRejected);
    EXPECT_THAT(said_, HasSubstr("E122"));
}

TEST_F(KeysFileTest, F10TimesThatDoNotGrowRejectTheFile) {
    const std::string start = "t,qx,qy,qz,qw\n0,0,0,0,1\n1,0,0,0,1\n";
    EXPECT_EQ(rejected(start + "1,0,0,1,0\n2,0,0,0,1\n"),
              "line 1: note: columns by name: x=qx y=qy z=qz w=qw\n"
              "line 4: E110 the time is the same as in the row before\n");
    EXPECT_THAT(rejected(start + "1.0,0,0,1,0\n"), HasSubstr("line 4: E110 the time is the same"));
    EXPECT_THAT(rejected(start + "0.25,0,0,1,0\n"),
                HasSubstr("line 4: E110 the time runs back by 0.75 seconds"));
    EXPECT_THAT(rejected(start + "nan,0,0,1,0\n"), HasSubstr("line 4: E110 the time"));
    EXPECT_THAT(rejected(start + "inf,0,0,1,0\n"), HasSubstr("line 4: E110 the time"));
    EXPECT_THAT(rejected(start + ",0,0,1,0\n"), HasSubstr("line 4: E110 the row has no time"));
    EXPECT_THAT(rejected(start + "soon,0,0,1,0\n"), HasSubstr("line 4: E110 the time \"soon\""));
    EXPECT_THAT(rejected(start + "1e16,0,0,1,0\n"),
                HasSubstr("line 4: E110 the time is too large"));
    EXPECT_THAT(rejected("t [days],qx,qy,qz,qw\n0,0,0,0,1\n1e308,0,0,0,1\n"),
                HasSubstr("line 3: E110 the time is too large"));
}

TEST_F(KeysFileTest, F10KeysTooNearAreMerged) {
    const KeysFile file =
        read("0,0,0,0,1\n1,0,0,1,0\n1.000000000001,1,0,0,0\n1.000000000002,1,0,0,0\n2,0,1,0,0\n");
    EXPECT_EQ(file.code, kExitClean);
    EXPECT_TRUE(file.isRepaired);
    EXPECT_THAT(times(file), ElementsAre(0.0, 1.0, 2.0));
    EXPECT_EQ(file.keys[1].worldFromBody, (math::Quat{0, 0, 1, 0}));
    EXPECT_THAT(said_, HasSubstr("line 3: W210 the key is less than a nanosecond behind"));
}

TEST_F(KeysFileTest, AttitudesThatAreNoneRejectTheFile) {
    const std::string start = "t,qx,qy,qz,qw\n0,0,0,0,1\n";
    EXPECT_THAT(rejected(start + "1,0,0,0,0\n2,0,0,0,0\n"),
                testing::AllOf(HasSubstr("line 3: E101"), HasSubstr("line 4: E101")));
    EXPECT_THAT(rejected(start + "1,0,0,nan,1\n"), HasSubstr("line 3: E102"));
    EXPECT_THAT(rejected(start + "1,0,0,1e999,1\n"), HasSubstr("line 3: E102"));
    EXPECT_THAT(rejected(start + "1,0,0,half,1\n"), HasSubstr("line 3: E111"));
    EXPECT_THAT(rejected(start + "1,0,0,\"1\",1\n"), HasSubstr("line 3: E112"));
    EXPECT_THAT(rejected(start + "1,0,0,1\n2,0,0,0,1\n"), HasSubstr("line 3: E109"));
    EXPECT_THAT(rejected(start + "1,0,0,1"), HasSubstr("line 3: W231 the file ends within"));
    EXPECT_THAT(rejected(start + "1,0,0,0,1\n" + std::string(1, '\0') + "\n"), HasSubstr("E105"));
}

TEST_F(KeysFileTest, HeadersThatNameOnlySome) {
    EXPECT_THAT(rejected("qx,qy,qz,qw\n0,0,0,1\n"), HasSubstr("line 1: E114 the header has no "
                                                              "column for the time"));
    EXPECT_THAT(rejected("t,a,b,c,d\n0,0,0,0,1\n"), HasSubstr("E114 the header has no columns for "
                                                              "the attitude: x y z w"));
    EXPECT_THAT(rejected("t,qx,qy,qz\n0,0,0,0\n"),
                HasSubstr("E114 the header has no column for w"));
    EXPECT_THAT(rejected("t [miles],qx,qy,qz,qw\n0,0,0,0,1\n"), HasSubstr("E117"));
    EXPECT_THAT(rejected("t,qx,qy,qz,qw,qw\n0,0,0,0,1,1\n"), HasSubstr("E118"));
}

TEST_F(KeysFileTest, NothingInIt) {
    EXPECT_EQ(rejected(""), "W230 the input is empty\n");
    EXPECT_THAT(rejected("t,qx,qy,qz,qw\n"), HasSubstr("E124 there are no keys"));
    EXPECT_THAT(rejected("# nothing\n\n"), HasSubstr("E124 there are no keys"));
    FindingLog log("none.csv");
    log.to([this](const std::string& line) { said_ = line; });
    EXPECT_EQ(readKeysFile(folder_ / "none.csv", log).code, kExitUnreadable);
    EXPECT_THAT(said_, HasSubstr("cannot read"));
    EXPECT_EQ(readKeysFile(folder_.path(), log).code, kExitUnreadable);
}

TEST_F(KeysFileTest, UnitsOfTimes) {
    const std::string rows = ",qx,qy,qz,qw\n0,0,0,0,1\n500,0,0,1,0\n";
    const KeysFile named = read("time_ms" + rows);
    EXPECT_THAT(times(named), ElementsAre(0.0, 0.5));
    EXPECT_EQ(named.secondsPerUnit, 1e-3);
    EXPECT_THAT(times(read("t [min]" + rows)), ElementsAre(0.0, 30000.0));
    // Keys a long time apart are no clock of milliseconds.
    const KeysFile plain = read("t" + rows);
    EXPECT_THAT(times(plain), ElementsAre(0.0, 500.0));
    EXPECT_EQ(plain.secondsPerUnit, 1.0);
    const KeysFile epoch = read("1700000000000 0 0 0 1\n1700000000250 0 0 1 0\n");
    ASSERT_EQ(epoch.keys.size(), 2U) << said_;
    EXPECT_NEAR(epoch.keys[1].timeS - epoch.keys[0].timeS, 0.25, 1e-6);
    EXPECT_THAT(said_, HasSubstr("line 1: note: times so large are milliseconds since 1970"));
    EXPECT_THAT(times(read("t,timestamp" + rows.substr(0, 12) + "\n0,5,0,0,0,1\n1,6,0,0,0,1\n")),
                ElementsAre(0.0, 1.0));
    EXPECT_THAT(said_, HasSubstr("the times are those in \"t\", not those in \"timestamp\""));
}

TEST_F(KeysFileTest, WhatIsWrittenIsReadBackEqual) {
    const std::vector<curve::Key> keys{{-1.0, {0.1, -0.2, 0.3, 0.4}},
                                       {1.0 / 3.0, {0, 0, std::sqrt(0.5), -std::sqrt(0.5)}},
                                       {1e9, {1e-300, -0.0, 5e200, 1}}};
    const std::string text = keysText(keys);
    EXPECT_EQ(text.find("-0,"), std::string::npos);
    EXPECT_EQ(read(text).keys, keys) << said_;
    EXPECT_EQ(keysText({}), "t,qx,qy,qz,qw\n");
}

TEST_F(KeysFileTest, AHundredThousandKeysInGoodTime) {
    std::vector<curve::Key> keys;
    for (int i = 0; i < 100'000; ++i) {
        const double angle = 0.7 * i;
        keys.push_back(
            {0.04 * i, {0.6 * std::sin(angle), 0, 0.8 * std::sin(angle), std::cos(angle)}});
    }
    const std::string text = keysText(keys);
    const auto begun = std::chrono::steady_clock::now();
    EXPECT_EQ(read(text).keys, keys);
    EXPECT_LT(std::chrono::steady_clock::now() - begun, std::chrono::seconds(2));
}

TEST_F(KeysFileTest, AMillionKeysAreTheMost) {
    std::string text;
    for (std::size_t i = 0; i <= kMostKeys; ++i) {
        text += std::to_string(i) + " 0 0 0 1\n";
    }
    EXPECT_EQ(rejected(text), "line 1000001: E125 more than 1,000,000 keys\n");
}

}  // namespace
}  // namespace gimbalscope::app
