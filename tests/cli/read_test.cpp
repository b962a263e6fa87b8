// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// read from the outside: arguments, files and standard input, doubt, refusal, text to copy.
#include <gtest/gtest.h>

#include <cmath>

#include "cli/program.h"

namespace gimbalscope::test {
namespace {

bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

std::vector<double> attitudeOf(const Json& reading) {
    return reading["attitude"].get<std::vector<double>>();
}

TEST(Read, SaysWhatItTookItFor) {
    const Result result = run({"read", "--to", "urot", "(Pitch=3641,Yaw=5461,Roll=7282)"});
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_EQ(result.err, "");
    EXPECT_TRUE(has(result.out, "taken for Unreal's pitch, yaw, roll in rotator units"))
        << result.out;
    EXPECT_TRUE(has(result.out, "heading 29.998  nose up 20.001  bank 40.001")) << result.out;
    EXPECT_TRUE(has(result.out, "pitch  3641")) << result.out;
}

TEST(Read, TakesWordsFilesAndStandardInput) {
    const std::string folder = freshFolder();
    const std::string text = "orientation:\n  x: 0\n  y: 0\n  z: 0.5\n  w: -0.5\n";
    writeFile(folder + "/pose.yaml", text);
    const std::vector<Call> calls{
        {.arguments = {"read", "--format", "json", "-i", folder + "/pose.yaml"}},
        {.arguments = {"read", "--format", "json", "-i", "-"}, .input = text},
        {.arguments = {"read", "--format", "json"}, .input = text},
        {.arguments = words("read --format json z=0.5 w=-0.5 x=0 y=0")},
        {.arguments = words("read --format json quat 0 0 -.5 .5")},
        {.arguments = words("read --format json --as quat 0 0 0.5 -0.5")},
        {.arguments = words("read --format json --as quat-wxyz -0.5 0 0 0.5")},
        {.arguments = words("read --format json --as aero-321 90 0 0")},
        {.arguments = words("read --format json --as axis-angle 0 0 -1 90")},
    };
    for (const Call& call : calls) {
        const Result result = run(call);
        ASSERT_EQ(result.code, 0) << result.err;
        const Json object = result.object();
        ASSERT_EQ(object["readings"].size(), 1U);
        const std::vector<double> q = attitudeOf(object["readings"][0]);
        EXPECT_NEAR(q[2] * q[3], -0.5, 1e-12) << result.out;
        EXPECT_EQ(object["readings"][0]["to"].size(), 11U);
        EXPECT_TRUE(object["error"].is_null());
    }
}

TEST(Read, ShowsBothWhereItIsInDoubt) {
    const Result text = run(words("read --to quat 0.1 0.2 0.3 0.9"));
    EXPECT_EQ(text.code, 1);
    EXPECT_TRUE(has(text.out, "1  a quaternion x y z w")) << text.out;
    EXPECT_TRUE(has(text.out, "2  a quaternion w x y z")) << text.out;
    EXPECT_TRUE(has(text.err, "in 2 ways; --as ID or --pick N")) << text.err;
    const Result json = run(words("read --format json --to quat 0.1 0.2 0.3 0.9"));
    EXPECT_EQ(json.code, 1);
    EXPECT_EQ(json.object()["confidence"], "ambiguous");
    EXPECT_EQ(json.object()["readings"].size(), 2U);
    const Result picked = run(words("read --pick 2 --copy quat-wxyz 0.5 0.1 0.1 0.7"));
    EXPECT_EQ(picked.code, 2);  // a form of convert, not of --copy: said
    const Result second = run(words("read --pick 2 --copy quat 1 0 0 0"));
    EXPECT_EQ(second.code, 0) << second.err;
    EXPECT_EQ(second.out, "quat 0 0 0 1\n");
    // In doubt nothing is written as text to copy.
    const Result doubtful = run(words("read --copy glm 0.1 0.2 0.3 0.9"));
    EXPECT_EQ(doubtful.code, 1);
    EXPECT_EQ(doubtful.out, "");
}

TEST(Read, RefusesWhatIsNoAttitude) {
    for (const char* text : {"1 2 3 4 5", "hello", "0 0 0 0", "nan 0 0 1"}) {
        const Result result = run(words(std::string("read ") + text));
        EXPECT_EQ(result.code, 4) << text;
        EXPECT_EQ(result.out, "") << text;
        EXPECT_TRUE(has(result.err, "gimbalscope: read: ")) << result.err;
        const Result json = run(words(std::string("read --format json ") + text));
        EXPECT_EQ(json.code, 4);
        EXPECT_EQ(json.object()["confidence"], "none");
        EXPECT_FALSE(json.object()["error"].is_null());
    }
    EXPECT_EQ(run({"read", "-i", "missing.txt"}).code, 3);
    const Result large = run(Call{.arguments = {"read"}, .input = std::string(10'000'000, '1')});
    EXPECT_EQ(large.code, 4);
    EXPECT_TRUE(has(large.err, "bytes long")) << large.err;
    EXPECT_EQ(run(Call{.arguments = {"read"}, .input = std::string("0 0\0 1", 6)}).code, 4);
    EXPECT_EQ(run(Call{.arguments = {"read"}, .input = ""}).code, 4);
}

TEST(Read, CopiesInEveryFormAndReadsItBack) {
    const Result list = run(words("read --copy list"));
    EXPECT_EQ(list.code, 0);
    std::istringstream lines(list.out);
    std::string line;
    int count = 0;
    while (std::getline(lines, line)) {
        const std::string form = line.substr(0, line.find(' '));
        const Result copied = run({"read", "--copy", form, "aero-321 30 20 40"});
        ASSERT_EQ(copied.code, 0) << form << copied.err;
        const Result again =
            run(Call{.arguments = words("read --copy angles"), .input = copied.out});
        ASSERT_EQ(again.code, 0) << copied.out << again.err;
        double heading = 0, pitch = 0, bank = 0;
        ASSERT_EQ(std::sscanf(again.out.c_str(), "aero-321 %lf %lf %lf", &heading, &pitch, &bank),
                  3)
            << again.out;
        const double tolerance = form == "rotator" ? 0.01 : 1e-9;
        EXPECT_NEAR(heading, 30, tolerance) << copied.out;
        EXPECT_NEAR(pitch, 20, tolerance) << copied.out;
        EXPECT_NEAR(bank, 40, tolerance) << copied.out;
        ++count;
    }
    EXPECT_EQ(count, 39);
}

}  // namespace
}  // namespace gimbalscope::test
