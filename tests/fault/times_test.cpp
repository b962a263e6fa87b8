// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Times of a table that stand, run back, skip or are none: fault row F26.
#include <gtest/gtest.h>

#include <sstream>

#include "cli/program.h"

namespace gimbalscope::test {
namespace {

bool says(const Result& result, const std::string& part) {
    return result.err.find(part) != std::string::npos;
}

TEST(F26, Times) {
    const auto table = [](const std::string& name, const std::vector<std::string>& times) {
        std::string bytes = name + ",qx,qy,qz,qw\n";
        for (const std::string& time : times) {
            bytes += time + ",0,0,0,1\n";
        }
        return run(
            {.arguments = words("convert --from quat --to urot --format json"), .input = bytes});
    };
    const Result good = table("t", {"0", "0.001", "0.002", "60", "3600"});
    EXPECT_EQ(good.code, 0);
    EXPECT_FALSE(says(good, "E110")) << good.err;

    const Result bad = table("t", {"0", "0.5", "", "nan", "soon", "0.5", "0.75", "0.25", "1"});
    EXPECT_EQ(bad.code, 1);
    EXPECT_EQ(bad.json().size(), 9U) << "every attitude is used";
    EXPECT_TRUE(bad.json()[4].contains("to"));
    for (const char* sentence :
         {"stdin:4: E110 the row has no time", "stdin:5:1: E110 the time \"nan\"",
          "stdin:6:1: E110 the time \"soon\"", "stdin:7:1: E110 the time is the same",
          "stdin:9:1: E110 the time runs back by 0.5 seconds"}) {
        EXPECT_TRUE(says(bad, sentence)) << sentence << " is not in\n" << bad.err;
    }
    EXPECT_FALSE(says(bad, "stdin:8")) << bad.err;
    EXPECT_FALSE(says(bad, "stdin:10")) << bad.err;

    struct Case {
        const char* name;
        std::vector<std::string> times;
        const char* sentence;
    };
    for (const Case& each : std::vector<Case>{
             {"time",
              {"1700000000000000000", "1700000000000000100", "1700000000000000001"},
              "runs back by 99 nanoseconds"},
             {"timestamp", {"5000000", "6000000", "4000000"}, "runs back by 2000000 nanoseconds"},
             {"timestamp", {"5000", "6000", "4000"}, "runs back by 2000 microseconds"},
             {"Time", {"0", "10", "5"}, "runs back by 5 milliseconds"},
             {"time_us", {"0", "10", "5"}, "runs back by 5 microseconds"},
             {"header.stamp [s]", {"0", "10", "5"}, "runs back by 5 seconds"},
             {"timestamp",
              {"1700000000", "1700000001", "1731536001"},
              "W233 the time skips 365 days, read as seconds"},
             {"time_min", {"0", "10", "5"}, "runs back by 5 minutes"},
             {"t [h]", {"0", "10", "5"}, "runs back by 5 hours"},
             {"t [days]", {"0", "0.5", "0.25"}, "runs back by 0.25 days"},
             {"t[days]", {"0", "0.5", "3"}, "W233 the time skips 2.5 days, read as days"},
             {"time (sec)", {"0", "10", "5"}, "runs back by 5 seconds"},
             {"t [frames]", {"0", "10", "5"}, "times in \"t [frames]\", whose unit is none of"},
             {"t,time_us", {"0,9", "1,5", "2,7"}, "times in \"time_us\", the first times are"},
             {"t_ms", {"0", "1", "31536000001"}, "W233 the time skips 365 days, read as milli"}}) {
        const Result result = table(each.name, each.times);
        EXPECT_TRUE(says(result, each.sentence)) << each.name << ": " << result.err;
    }
}

TEST(F26, TimesWithMoreDigitsThanADouble) {
    const Result result = run({.arguments = words("convert --from quat --to urot"),
                               .input = "t_s,qx,qy,qz,qw\n1700000000.0000001,0,0,0,1\n"
                                        "1700000000.0000002,0,0,0,1\n"
                                        "1700000000.0000003,0,0,0,1\n"
                                        "1700000000.0000003,0,0,0,1\n"});
    EXPECT_EQ(result.code, 1);
    EXPECT_TRUE(says(result, "stdin:5:1: E110 the time is the same")) << result.err;
    EXPECT_FALSE(says(result, "stdin:4:1: E110")) << result.err;
}

TEST(F26, TimesInWordsAreNobodysAffair) {
    const Result result = run({.arguments = words("convert --from quat --to urot --on-bad stop"),
                               .input = "timestamp,qx,qy,qz,qw\n2024-01-01T00:00:00,0,0,0,1\n"
                                        "2024-01-01T00:00:01,0,0,0,1\n"});
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_TRUE(says(result, "the times are not numbers")) << result.err;
}

TEST(F26, AColumnThatIsAnAngleIsNoTime) {
    // Names that say nothing: the order of columns counts, and the first is called t_s.
    std::string table = "t_s,a,b,c\n";
    for (int i = 0; i < 20000; ++i) {
        table += std::to_string(i % 90) + "," + std::to_string(i % 80) + ",30,0\n";
    }
    const Result result = run({.arguments = words("convert --from XYZ --to XYZ --format csv "
                                                  "--angles-only --decimals 3"),
                               .input = table});
    EXPECT_EQ(result.code, 0) << result.err;
    std::istringstream lines(result.out);
    std::string line;
    std::getline(lines, line);
    for (int i = 0; i < 20000; ++i) {
        ASSERT_TRUE(std::getline(lines, line)) << i;
        const std::vector<double> numbers = [&] {
            std::vector<double> all;
            std::istringstream cells(line);
            for (std::string cell; std::getline(cells, cell, ',');) {
                all.push_back(std::stod(cell));
            }
            return all;
        }();
        ASSERT_GE(numbers.size(), 3U) << line;
        ASSERT_NEAR(numbers[numbers.size() - 3], i % 90, 1e-3) << i << ": " << line;
        ASSERT_NEAR(numbers[numbers.size() - 2], i % 80, 1e-3) << i << ": " << line;
    }
}

}  // namespace
}  // namespace gimbalscope::test
