// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// interpolate where something is wrong: keys (rows F09 and F10 of the reliability plan), outputs,
// signals; and many keys.
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cmath>

#include "cli/program.h"

namespace gimbalscope::test {
namespace {

Result interpolate(const std::string& keys, const std::string& line) {
    return run({.arguments = words("interpolate - " + line), .input = keys});
}

const std::string kLine = "--method squad --rate 2 --to urot";

TEST(InterpolateFaults, KeysThatCannotBeUsedRejectTheFileByTheirLine) {
    struct Bad {
        std::string keys;
        const char* said;
    };
    const std::string start = "t,qx,qy,qz,qw\n0,0,0,0,1\n1,0,0,1,0\n";
    for (const Bad& bad :
         {Bad{start + "1,0,0,0,1\n", "stdin:4:1: E110 the time is the same"},
          Bad{start + "0.5,0,0,0,1\n", "stdin:4:1: E110 the time runs back by"},
          Bad{start + "nan,0,0,0,1\n", "stdin:4:1: E110"},
          Bad{start + "2,0,0,0,0\n", "stdin:4: E101 the zero quaternion"},
          Bad{start + "2,0,nan,0,1\n", "stdin:4:5: E102"},
          Bad{start + "2,0,0,1\n", "stdin:4: E109"}, Bad{"qx,qy,qz,qw\n0,0,0,1\n", "stdin:1: E114"},
          Bad{"t,yaw,pitch,roll\n0,0,0,0\n", "--from ID"},
          Bad{"t,qx,qy,qz,qw\n", "stdin: E124 there are no keys"},
          Bad{"", "stdin: W230 the input is empty"}}) {
        const Result result = interpolate(bad.keys, kLine);
        EXPECT_EQ(result.code, 4) << bad.keys << result.err;
        EXPECT_EQ(result.out, "") << bad.keys;
        EXPECT_NE(result.err.find(bad.said), std::string::npos) << bad.keys << result.err;
    }
    const Result missing = run(words("interpolate no-such-file.csv " + kLine));
    EXPECT_EQ(missing.code, 3);
    EXPECT_NE(missing.err.find("no-such-file.csv"), std::string::npos);
}

TEST(InterpolateFaults, WhatWasRepairedIsAFinding) {
    const Result merged =
        interpolate("0 0 0 0 1\n1 0 0 0.6 0.8\n1.000000000001 1 0 0 0\n2 0 0 1 0\n", kLine);
    EXPECT_EQ(merged.code, 1);
    EXPECT_NE(merged.err.find("stdin:3: W210"), std::string::npos) << merged.err;
    EXPECT_NE(merged.out.find("t 2  squad"), std::string::npos);
    const Result longKey = interpolate("0 0 0 0 1\n1 0 0 3 4\n2 0 0 1 0\n", kLine);
    EXPECT_EQ(longKey.code, 1);
    EXPECT_NE(longKey.err.find("stdin:2: W201 the key has length 5"), std::string::npos);
}

TEST(InterpolateFaults, EqualAndOppositeKeysAreNoMatter) {
    for (const char* keys :
         {"0 0 0 0 1\n1 0 0 0 1\n2 0 0 0 1\n", "0 0 0 0 1\n1 0 0 1 0\n2 0 0 0 -1\n",
          "0 0 0 0 1\n1 1 0 0 0\n2 0 0 0 1\n3 0 1 0 0\n"}) {
        for (const char* way : {"short", "long", "written"}) {
            const Result result = interpolate(
                keys, std::string("--method all --euler lsl-opensim --rate 8 --to quat --motion "
                                  "--format json --way ") +
                          way);
            EXPECT_EQ(result.code, 0) << result.err;
            for (const Json& each : result.json()) {
                double square = 0.0;
                for (const Json& part : each["attitude"]) {
                    square += std::pow(number(part), 2);
                }
                EXPECT_NEAR(square, 1.0, 1e-12) << each;
                EXPECT_TRUE(std::isfinite(number(each["motion"]["rate_deg_per_s"][0]))) << each;
            }
        }
    }
}

TEST(InterpolateFaults, AnAngleThatIsNoNumberLeavesNoAttitude) {
    // Unreal's pitch of this attitude, in float32, is beyond the domain of asin.
    const std::string keys =
        "0 0 0 0 1\n1 -0.1830127 -0.6830127 -0.1830127 0.6830127\n2 0 0 0.6 0.8\n";
    const std::string line = "--method euler,slerp --euler lsl-rpy --at 0.5 --to urot,quat ";
    const Result json = interpolate(keys, line + "--format json");
    EXPECT_EQ(json.code, 1);
    EXPECT_EQ(json.json()[0]["error"]["code"], "E102");
    EXPECT_EQ(json.json()[0]["method"], "euler");
    EXPECT_TRUE(json.json()[1].contains("attitude"));
    EXPECT_NE(json.err.find("E102 euler has no attitude at t = 0.5: an angle of lsl-rpy at a key"),
              std::string::npos)
        << json.err;
    const Result csv = interpolate(keys, line + "--format csv");
    EXPECT_NE(csv.out.find("\n0.5,euler,,,,,,,,,,,\n"), std::string::npos) << csv.out;
    const Result text = interpolate(keys, line);
    EXPECT_EQ(text.out.substr(0, 40), "t 0.5  euler\nno attitude\n\nt 0.5  slerp\na");
}

TEST(InterpolateFaults, OutputsThatFail) {
    const std::string folder = freshFolder();
    writeFile(folder + "/keys.csv", "0 0 0 0 1\n1 0 0 1 0\n");
    const std::string start = "interpolate " + folder + "/keys.csv --method slerp --to quat ";
    EXPECT_EQ(run(words(start + "--at 1 -o " + folder + "/none/x.csv")).code, 5);
    EXPECT_EQ(run({.arguments = words(start + "--at 1"), .outputFile = "/dev/full"}).code, 5);
    // The keys may be written over by what lies between them.
    const Result over = run(words(start + "--rate 4 --format csv -o " + folder + "/keys.csv"));
    EXPECT_EQ(over.code, 0) << over.err;
    EXPECT_EQ(readFile(folder + "/keys.csv").substr(0, 30), "t,quat.x,quat.y,quat.z,quat.w\n");
    EXPECT_EQ(listFolder(folder).size(), 1U);
    const Result gone = shell("$G " + start + "--rate 100000 --format csv | head -n 1");
    EXPECT_EQ(gone.out, "t,quat.x,quat.y,quat.z,quat.w\n");
    EXPECT_EQ(gone.err.find("cannot write"), std::string::npos);
}

TEST(InterpolateFaults, CanBeInterrupted) {
    const std::string folder = freshFolder();
    writeFile(folder + "/keys.csv", "0 0 0 0 1\n1000000 0 0 1 0\n");
    const Result result =
        shell("$G interpolate " + folder + "/keys.csv --method slerp --rate 1000 --to urot " +
              "--format csv -o " + folder +
              "/out.csv & run=$!; sleep 0.5; kill -INT $run; "
              "wait $run");
    EXPECT_EQ(result.code, 130) << result.err;
    EXPECT_EQ(listFolder(folder), std::vector<std::string>{"keys.csv"});
    std::string many;
    for (int i = 0; i < 50'000; ++i) {
        many += std::to_string(i) + (i % 2 == 0 ? " 0 0 0.6 0.8\n" : " 0 0.6 0 0.8\n");
    }
    writeFile(folder + "/many.csv", many);
    const Result summary = shell("$G interpolate " + folder +
                                 "/many.csv --method squad --summary & run=$!; sleep 0.7; "
                                 "kill -INT $run; wait $run");
    EXPECT_EQ(summary.code, 130) << summary.err;
    EXPECT_EQ(summary.out, "");
    const Result endless = run(words("interpolate " + folder +
                                     "/keys.csv --method slerp --rate 1e6 --to quat -o /dev/null "
                                     "--at 1"));
    EXPECT_EQ(endless.code, 2);
    writeFile(folder + "/far.csv", "0 0 0 0 1\n1e12 0 0 1 0\n");
    const Result far =
        run(words("interpolate " + folder + "/far.csv --method slerp --rate 1000 --to quat"));
    EXPECT_EQ(far.code, 4);
    EXPECT_NE(far.err.find("E126 --rate asks for over 1,000,000,000,000 samples"),
              std::string::npos)
        << far.err;
}

TEST(InterpolateFaults, AHundredThousandKeys) {
    std::string keys;
    for (int i = 0; i <= 100'000; ++i) {
        const double angle = 0.7 * i;
        keys += std::to_string(0.5 * i + 0.1 * (i % 3)) + " " + std::to_string(std::sin(angle)) +
                " 0 " + std::to_string(0.3 * std::cos(2 * angle)) + " " +
                std::to_string(std::cos(angle)) + "\n";
    }
    const auto begun = std::chrono::steady_clock::now();
    const Result result =
        interpolate(keys, "--method squad,squad-timed,slerp --rate 0.5 --to quat --format csv");
    EXPECT_NE(result.err.find("W201"), std::string::npos);
    EXPECT_EQ(std::count(result.out.begin(), result.out.end(), '\n'), 1 + 3 * 25002);
    EXPECT_LT(std::chrono::steady_clock::now() - begun, std::chrono::seconds(20));
    // The spline is solved for all keys at once.
    const Result spline = interpolate(keys, "--method spline --at 40000 --to quat");
    EXPECT_EQ(spline.code, 4);
    EXPECT_EQ(spline.out, "");
    EXPECT_NE(spline.err.find("E125 spline takes at most 100,000 keys, not 100,001"),
              std::string::npos)
        << spline.err;
    keys.resize(keys.find("\n5000.1") + 1);
    EXPECT_EQ(interpolate(keys, "--method spline --at 4000 --to quat").code, 1);
}

}  // namespace
}  // namespace gimbalscope::test
