// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The command detect: verdicts, exit codes, and what it says about tables it cannot read.
#include <gtest/gtest.h>

#include "cli/program.h"

namespace gimbalscope::test {
namespace {

const std::string kOblivion = GIMBALSCOPE_TEST_DATA "/oblivion_readings.csv";
const std::string kHeader = "qx,qy,qz,qw,pitch,yaw,roll\n";

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

TEST(Detect, OblivionsAxisOrderIsVerified) {
    const Result result = run({"detect", kOblivion});
    EXPECT_EQ(result.code, 0) << result.err;
    for (const char* part : {"One convention explains them", "1,728", "oblivion",
                             "Rx(-x) Ry(-y) Rz(-z) in @tes, degrees", "x, y', z''"}) {
        EXPECT_TRUE(contains(result.out, part)) << part << "\n" << result.out;
    }
    EXPECT_TRUE(contains(result.err, "nose-top@tes"));
}

TEST(Detect, SingleAngleFactsAloneLeaveTheSixOrders) {
    std::string facts;
    int rows = 0;
    std::istringstream lines(readFile(kOblivion));
    for (std::string line; std::getline(lines, line) && rows < 4;) {
        const bool isRow = !line.empty() && line[0] != '#';
        facts += isRow ? line + "\n" : "";
        rows += isRow ? 1 : 0;
    }
    const Result result =
        run(Call{.arguments = {"detect", "-", "--format", "json"}, .input = facts});
    EXPECT_EQ(result.code, 1);
    const Json json = result.object();
    EXPECT_EQ(json["outcome"], "several");
    EXPECT_EQ(json["remaining"], 6);
    EXPECT_EQ(json["next"]["predictions"].size(), 6U);
    EXPECT_GT(json["next"]["separation_deg"].get<double>(), 20.0);
    EXPECT_TRUE(contains(json["reasons"][0], "order"));
}

TEST(Detect, ReadsWhatConvertWrites) {
    const Result result = shell(
        "printf '10 20 30\\n-40 50 60\\n70 -35 15\\n120 5 -80\\n' | \"$G\" convert --from aero-321 "
        "--to quat,d3d-ypr --format csv | \"$G\" detect - --angles yaw,pitch,roll --format json");
    const Json json = result.object();
    EXPECT_EQ(json["outcome"], "one") << result.out << result.err;
    EXPECT_EQ(json["conventions"][0]["ids"], Json::parse(R"(["d3d-ypr"])"));
}

TEST(Detect, ReadsTheFrameThatConvertWrites) {
    const auto idsBy = [](const std::string& form) {
        const Result result = shell(
            "printf '10 20 30\\n-40 50 60\\n70 -35 15\\n120 5 -80\\n' | \"$G\" convert --from "
            "aero-321 --to " +
            form +
            ",d3d-ypr --format csv --angles-only | \"$G\" detect - "
            "--angles yaw,pitch,roll --format json");
        EXPECT_EQ(result.code, 0) << form << result.err;
        return result.object()["conventions"][0]["ids"];
    };
    for (const char* form : {"quat@unreal", "matrix@gl", "quat-wxyz@aero"}) {
        EXPECT_EQ(idsBy(form), Json::parse(R"(["d3d-ypr"])")) << form;
    }
}

TEST(Detect, SeveralAndNoneAreExitCodeOne) {
    const Result several =
        run(Call{.arguments = {"detect", "-"}, .input = kHeader + "0,0,0,1,0,0,0\n"});
    EXPECT_EQ(several.code, 1);
    EXPECT_TRUE(contains(several.out, "Measure next"));
    const Result none =
        run(Call{.arguments = {"detect", "-"},
                 .input = kHeader + "0.1,0.2,0.3,0.9,77,12,5\n0.5,0.5,-0.5,0.5,1,2,3\n"
                                    "0.3,-0.7,0.1,0.2,4,130,6\n"});
    EXPECT_EQ(none.code, 1);
    EXPECT_TRUE(contains(none.out, "No convention explains them")) << none.out;
}

TEST(Detect, ABadRowIsNamedByItsLine) {
    std::string table = readFile(kOblivion);
    const std::string before = "28.4812";
    table.replace(table.find(before), before.size(), "82.4812");
    const Result result = run(Call{.arguments = {"detect", "-"}, .input = table});
    EXPECT_EQ(result.code, 1);
    EXPECT_TRUE(contains(result.out, "without line 19 (off by 5")) << result.out;
    EXPECT_TRUE(contains(result.out, "in the catalog  oblivion")) << result.out;
}

TEST(Detect, UnusableRowsAreLeftOutAndSaid) {
    const Result result =
        run(Call{.arguments = {"detect", "-"},
                 .input = readFile(kOblivion) + "1,0,0,0,0,1,nan,0,0\n1,0\n1,0,0,1,0,0,1,2,3\n"});
    EXPECT_EQ(result.code, 1);
    for (const char* code : {"E102", "E109", "E121"}) {
        EXPECT_TRUE(contains(result.err, code)) << code << result.err;
    }
    EXPECT_TRUE(contains(result.out, "One convention explains them"));
}

TEST(Detect, TablesItCannotRead) {
    EXPECT_EQ(run({"detect", "missing.csv"}).code, 3);
    const auto code = [](const std::string& input) {
        return run(Call{.arguments = {"detect", "-"}, .input = input}).code;
    };
    EXPECT_EQ(code(""), 4);
    EXPECT_EQ(code("1,2,3,4,5,6,7\n"), 4);
    EXPECT_EQ(code("a,b,c\n1,2,3\n"), 4);
    EXPECT_EQ(code(kHeader), 4);
    EXPECT_EQ(code(kHeader + "0,0,0,0,1,2,3\n"), 4);
    EXPECT_EQ(code(std::string("qx\0qy", 5)), 4);
}

// The pipe's writer ends when all but the last few rows are read; the search in 41,472 hypotheses
// still lies ahead then.
TEST(Detect, StopsInTheMiddle) {  // fault row F30
    const std::string folder = freshFolder();
    std::string table = kHeader;
    for (int i = 0; i < 50000; ++i) {
        table += std::to_string(i % 997 - 500) + "," + std::to_string(i % 691 - 300) + "," +
                 std::to_string(i % 577) + ",100," + std::to_string(i % 179) + "," +
                 std::to_string(i % 83) + "," + std::to_string(i % 151) + "\n";
    }
    writeFile(folder + "/table.csv", table);
    const Result result = shell("cd '" + folder +
                                "'; mkfifo in; \"$G\" detect in & run=$!; cat table.csv > in; "
                                "kill -INT $run; wait $run");
    EXPECT_EQ(result.code, 130) << result.err;
    EXPECT_EQ(result.out, "");
}

}  // namespace
}  // namespace gimbalscope::test
