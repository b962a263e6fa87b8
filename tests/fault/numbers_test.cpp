// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Numbers that cannot be, through the command line: fault rows F01-F04, F08, F12-F14.
#include <gtest/gtest.h>

#include <cmath>

#include "cli/program.h"

namespace gimbalscope::test {
namespace {

Result convert(const std::string& arguments, const std::string& rows) {
    return run(Call{.arguments = words("convert --format json " + arguments), .input = rows});
}

bool says(const Result& result, const std::string& part) {
    return result.err.find(part) != std::string::npos;
}

TEST(F01, ZeroQuaternion) {
    const Result json = convert("--from quat --to urot", "0,0,0,1\n0,0,0,0\n-0,0,-0,0\n");
    EXPECT_EQ(json.code, 1);
    EXPECT_TRUE(says(json, "stdin:2: E101")) << json.err;
    EXPECT_TRUE(says(json, "stdin:3: E101")) << json.err;
    ASSERT_EQ(json.json().size(), 3U);
    EXPECT_EQ(json.json()[1]["row"], 2);
    EXPECT_EQ(json.json()[1]["error"]["code"], "E101");
    EXPECT_FALSE(json.json()[1].contains("to"));
    const Result csv = run(Call{.arguments = words("convert --format csv --from quat --to ZYX"),
                                .input = "0 0 0 0\n"});
    EXPECT_EQ(csv.out.substr(csv.out.find('\n') + 1), "1,,,,,,,\n");
}

TEST(F02, NotFinite) {
    const Result result =
        convert("--from quat --to urot",
                "nan,0,0,1\n0, inf,0,1\n0,0,-inf,1\n0,0,0,NaN(0x7)\n1e999,0,0,1\n0,0,0,1\n");
    EXPECT_EQ(result.code, 1);
    for (const char* place : {"stdin:1:1: E102", "stdin:2:4: E102", "stdin:3:5: E102",
                              "stdin:4:7: E102", "stdin:5:1: E102"}) {
        EXPECT_TRUE(says(result, place)) << place << "\n" << result.err;
    }
    ASSERT_EQ(result.json().size(), 6U);
    EXPECT_TRUE(result.json()[5].contains("to"));  // the others are converted
}

TEST(F03F04, AnyLengthButZero) {
    const std::string unit = "0.1 0.2 0.3 0.9273618495495703";
    const Json right = convert("--from quat --to urot,lsl,ZYX", unit + "\n").object()["to"];
    for (const double scale : {0.9, 1.1, 1e-20, 1e150, 1e-150, 1e-300, 1e-310, 1e300, 1e307}) {
        std::string row;
        for (const double each : {0.1, 0.2, 0.3, 0.9273618495495703}) {
            row += Json(each * scale).dump() + " ";
        }
        const Result result = convert("--from quat --to urot,lsl,ZYX", row + "\n");
        EXPECT_EQ(result.code, 1) << scale;
        EXPECT_TRUE(says(result, "W201")) << result.err;
        const Json to = result.object()["to"];
        for (std::size_t i = 0; i < 3; ++i) {
            for (const auto& [name, value] : right[i]["angles"].items()) {
                // A denormal has few digits left: 1e-310 keeps some 13 of them.
                EXPECT_NEAR(number(to[i]["angles"][name]), number(value),
                            scale < 1e-305 ? 1e-9 : 1e-6);
            }
        }
    }
}

TEST(F03F04, TheWorstLengthIsNamedOnce) {
    const Result result =
        convert("--from quat --to urot", "0 0 0 1\n0 0 0 0.9\n0 0 0 1.0005\n0 0 0 3\n");
    EXPECT_EQ(
        result.err,
        "stdin:4: W201 2 quaternions were not of length 1 and were normalised; the worst has 3\n");
    EXPECT_EQ(convert("--from quat --to urot --raw", "0 0 0 3\n").err, "");
}

TEST(F05, ArgumentsJustBeyondOne) {
    // cases C01, C09, C11: as published NaN may come, by the policies never.
    for (const char* row : {"0.70711261 0 0.707101047 0", "0.707106829 0 -0.707106829 0",
                            "-0.10405792 -0.6993922 -0.10406871 0.69942284"}) {
        const Json to =
            convert("--from quat-wxyz --to lsl-rpy:clamp,lsl-rpy:principal,lsl-rpy:nearest", row)
                .object()["to"];
        for (const Json& entry : to) {
            EXPECT_NE(entry["state"], "nan") << entry;
            EXPECT_NEAR(std::abs(number(entry["angles"]["pitch"])), std::acos(-1.0) / 2, 1e-3)
                << entry;
        }
    }
}

TEST(F08, BothSignsOfAQuaternion) {
    std::string rows;
    for (int i = 0; i < 20; ++i) {
        rows += i % 2 == 0 ? "0.1 0.2 0.3 0.9273618495495703\n"
                           : "-0.1 -0.2 -0.3 -0.9273618495495703\n";
    }
    const Result result = convert("--from quat --to all,ZYX:nearest,ZYX:keep-last", rows);
    EXPECT_EQ(result.code, 0);
    const Json first = result.object()["to"];
    for (const Json& row : result.json()) {
        for (std::size_t i = 0; i < first.size(); ++i) {
            EXPECT_EQ(row["to"][i]["angles"], first[i]["angles"]);
        }
    }
}

TEST(F12, DegreesGivenToARowInRadians) {
    const Result result = convert("--from lsl --to lsl", "10 20 30\n11 21 31\n");
    EXPECT_EQ(result.code, 0);
    EXPECT_TRUE(says(result, "W220")) << result.err;
    EXPECT_TRUE(says(result, "looks like degrees")) << result.err;
    // Obeyed: ten radians are ten radians.
    EXPECT_NEAR(number(result.object()["to"][0]["angles"]["x"]), 10 - 4 * std::acos(-1.0), 1e-5);
    const std::string mixed = freshFolder() + "/mixed.toml";
    writeFile(mixed,
              "name = \"mine\"\norder = \"ZYX\"\nnames = [\"yaw\", \"pitch\", \"roll\"]\n"
              "units = [\"radians\", \"degrees\", \"radians\"]\n");
    const Result some = convert("--from " + mixed + " --to quat", "10 20 0\n");
    EXPECT_TRUE(says(some, "W220 yaw and roll of mine are in radians")) << some.err;
    EXPECT_EQ(convert("--from " + mixed + " --to quat", "1 20 0\n").err, "");
    EXPECT_EQ(convert("--from lsl --to lsl", "0.1 0.2 0.3\n0 0 0\n").err, "");
    EXPECT_EQ(convert("--from ZYX --to lsl", "10 20 30\n").err, "");
}

TEST(F13, RotatorUnitsBeyondTheirRange) {
    const auto yaw = [](const std::string& units) {
        const Result result = convert("--wrap --from urot --to urot", "0 " + units + " 0\n");
        EXPECT_EQ(result.code, 0) << units << result.err;
        return number(result.object()["to"][0]["angles"]["yaw"]);
    };
    EXPECT_EQ(yaw("65536"), 0);
    EXPECT_EQ(yaw("-1"), 65535);
    EXPECT_EQ(yaw("2147483647"), 65535);
    EXPECT_EQ(yaw("-2147483648"), 0);
    EXPECT_NEAR(yaw("70000.5"), 4464.5, 0.51);
    const Result beyond = convert("--from urot --to urot", "0 1e19 0\n0 0 0\n");
    EXPECT_EQ(beyond.code, 1);
    EXPECT_TRUE(says(beyond, "stdin:1:3: E103")) << beyond.err;
    const Result largest = convert("--from urot --to urot", "0 9223372036854775807 0\n");
    EXPECT_TRUE(says(largest, "stdin:1:3: E103 an angle is beyond")) << largest.err;
    EXPECT_FALSE(says(largest, "9223372036854775808")) << "nobody wrote that";
}

TEST(F14, VeryLargeAngles) {
    const auto z = [](const std::string& angle, const std::string& message) {
        const Result result = convert("--from ZYX --to ZYX", angle + " 0 0\n");
        EXPECT_EQ(result.code, 0) << angle;
        EXPECT_EQ(result.err.find("W221") != std::string::npos, !message.empty()) << result.err;
        return number(result.object()["to"][0]["angles"]["z"]);
    };
    EXPECT_NEAR(z("1e6", ""), std::remainder(1e6, 360.0), 1e-9);
    EXPECT_NEAR(z("1e15", "W221"), std::remainder(1e15, 360.0), 1e-9);
    const Result beyond = convert("--from ZYX --to ZYX", "1e300 0 0\n");
    EXPECT_EQ(beyond.code, 1);
    EXPECT_TRUE(says(beyond, "E104")) << beyond.err;
}

TEST(E115E116, MatricesAndAxesThatAreNone) {
    EXPECT_TRUE(says(convert("--from matrix --to urot", "1 0 0 0 1 0 0 0 2\n"), "E115"));
    EXPECT_TRUE(says(convert("--from matrix --to urot", "1 0 0 0 1 0 0 0 -1\n"), "E115"));
    EXPECT_TRUE(says(convert("--from axis-angle --to urot", "0 0 0 90\n"), "E116"));
    EXPECT_EQ(convert("--from axis-angle --to urot", "0 0 0 0\n").code, 0);
    EXPECT_EQ(convert("--from axis-angle --to quat", "0 0 1e-200 90\n").code, 0);
}

}  // namespace
}  // namespace gimbalscope::test
