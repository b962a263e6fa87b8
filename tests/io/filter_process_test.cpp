// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Programs that behave and programs that do not: none of them may hang or kill us.
#include "io/filter_process.h"

#include <gtest/gtest.h>

#include <chrono>
#include <csignal>

namespace gimbalscope::io {
namespace {

volatile std::sig_atomic_t never = 0;

FilterResult filter(const std::string& command, std::string_view input = "1\n2\n",
                    double timeoutSeconds = 20.0) {
    std::signal(SIGPIPE, SIG_IGN);
    return runFilter({.command = command, .input = input, .timeoutSeconds = timeoutSeconds}, never);
}

TEST(FilterProcess, TextGoesThrough) {
    const FilterResult result = filter("cat");
    EXPECT_EQ(result.end, FilterEnd::Exited);
    EXPECT_EQ(result.output, "1\n2\n");
    EXPECT_EQ(result.problem, "");
    EXPECT_EQ(filter("cat", "").output, "");
}

TEST(FilterProcess, MuchTextBothWaysDoesNotBlock) {
    std::string lines;
    for (int i = 0; i < 500'000; ++i) {
        lines += std::to_string(i) + "\n";
    }
    EXPECT_EQ(filter("cat", lines).output, lines);
    // Writes a lot before it reads at all.
    const FilterResult first = filter("head -c 1000000 /dev/zero; cat", lines);
    EXPECT_EQ(first.output.size(), 1'000'000 + lines.size());
}

TEST(FilterProcess, NeverReadingIsNoTrouble) {
    const std::string input(1 << 20, 'x');
    const FilterResult result = filter("echo 7", input);
    EXPECT_EQ(result.end, FilterEnd::Exited);
    EXPECT_EQ(result.output, "7\n");
    EXPECT_EQ(filter("head -c 1 >/dev/null; echo 8", input).output, "8\n");
}

TEST(FilterProcess, EndsAreTold) {
    EXPECT_EQ(filter("exit 3").problem, "the command ended with exit status 3");
    EXPECT_EQ(filter("kill -9 $$").end, FilterEnd::Killed);
    EXPECT_NE(filter("no-such-program-of-ours 2>/dev/null").problem.find("127"), std::string::npos);
    EXPECT_EQ(filter("yes | head -3").output, "y\ny\ny\n");  // yes dies of SIGPIPE as always
}

TEST(FilterProcess, HangingIsGivenUpWithAllItsChildren) {
    for (const char* command : {"sleep 100", "sleep 100 | cat", "exec >&-; sleep 100",
                                "trap '' TERM; while :; do sleep 100; done"}) {
        const auto before = std::chrono::steady_clock::now();
        const FilterResult result = filter(command, "x", 0.3);
        EXPECT_EQ(result.end, FilterEnd::TimedOut) << command;
        EXPECT_NE(result.problem.find("300 milliseconds"), std::string::npos);
        EXPECT_LT(std::chrono::steady_clock::now() - before, std::chrono::seconds(20)) << command;
    }
}

TEST(FilterProcess, MayReadOnBehindItsLastAnswer) {
    const FilterResult result = filter("echo 1; exec >&-; cat >/dev/null", "x\n", 20.0);
    EXPECT_EQ(result.problem, "");
    EXPECT_EQ(result.output, "1\n");
}

TEST(FilterProcess, EndlessOutputIsGivenUp) {
    std::signal(SIGPIPE, SIG_IGN);
    const FilterResult result =
        runFilter({.command = "yes", .input = "", .outputLimit = 100'000}, never);
    EXPECT_EQ(result.end, FilterEnd::TooMuch);
    EXPECT_GT(result.output.size(), 100'000U);
}

TEST(FilterProcess, AStopEndsIt) {
    volatile std::sig_atomic_t stop = 1;
    const FilterResult result = runFilter({.command = "sleep 100", .input = ""}, stop);
    EXPECT_EQ(result.end, FilterEnd::Interrupted);
}

}  // namespace
}  // namespace gimbalscope::io
