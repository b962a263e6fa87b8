// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// convert in bulk: angles alone by the batch kernel agree with the row-by-row reading, memory does
// not grow with the rows, progress is for terminals, columns are kept, each bad row keeps its
// place.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <sstream>

#include "cli/program.h"

namespace gimbalscope::test {
namespace {

/// `count` attitudes on a smooth path, one a line, with a time before and a remark behind.
std::string smoothRows(int count) {
    std::ostringstream rows;
    rows << "t,qw,qx,qy,qz,note\n";
    for (int i = 0; i < count; ++i) {
        const double t = i * 1e-3;
        const double yaw = 1.7 * std::sin(0.29 * t);
        const double pitch = 1.2 * std::sin(0.37 * t + 1.0);
        rows << t << ',' << std::cos(yaw) * std::cos(pitch) << ','
             << -std::sin(yaw) * std::sin(pitch) << ',' << std::cos(yaw) * std::sin(pitch) << ','
             << std::sin(yaw) * std::cos(pitch) << ",n" << i << '\n';
    }
    return rows.str();
}

Words bulk(const std::string& more) {
    return words(
        "convert --from quat --to urot:principal,lsl:principal,ZXZ:principal --format csv "
        "--angles-only " +
        more);
}

std::vector<std::vector<std::string>> cellsOf(const std::string& table) {
    std::vector<std::vector<std::string>> rows;
    std::istringstream lines(table);
    for (std::string line; std::getline(lines, line);) {
        rows.emplace_back();
        std::istringstream cells(line);
        for (std::string cell; std::getline(cells, cell, ',');) {
            rows.back().push_back(cell);
        }
    }
    return rows;
}

/// The cells of angles in a table with everything: without error, stretch, state and cause.
std::vector<std::string> anglesOf(const std::vector<std::string>& row,
                                  const std::vector<std::string>& header) {
    std::vector<std::string> angles;
    for (std::size_t i = 1; i < header.size() && i < row.size(); ++i) {
        const std::string name = header[i].substr(header[i].find('.') + 1);
        if (name != "error_deg" && name != "stretch" && name != "state" && name != "cause") {
            angles.push_back(row[i]);
        }
    }
    return angles;
}

TEST(Bulk, AgreesWithTheRowByRowReading) {
    const std::string rows = smoothRows(9000);  // more than two blocks and a part of one
    const Result fast = run(Call{.arguments = bulk(""), .input = rows});
    const Result slow = run(Call{
        .arguments = words("convert --from quat --to urot:principal,lsl:principal,ZXZ:principal "
                           "--format csv"),
        .input = rows});
    ASSERT_EQ(fast.code, 0) << fast.err;
    const auto got = cellsOf(fast.out);
    const auto all = cellsOf(slow.out);
    ASSERT_EQ(got.size(), 9001U);
    ASSERT_EQ(all.size(), got.size());
    EXPECT_EQ(got[0].size(), 10U);
    EXPECT_EQ(got[0][1], "urot:principal.pitch");
    for (std::size_t row = 1; row < got.size(); ++row) {
        const std::vector<std::string> expected = anglesOf(all[row], all[0]);
        ASSERT_EQ(got[row].size(), expected.size() + 1);
        ASSERT_EQ(got[row][0], std::to_string(row));
        for (std::size_t i = 0; i < expected.size(); ++i) {
            // Rotator units may round to the neighbour; radians in float32 and degrees in float64
            // differ in their last digits, more so where the stretch is large.
            const double tolerance = i < 3 ? 1.0 : i < 6 ? 1e-5 : 1e-9;
            const double turn = i < 3 ? 65536.0 : i < 6 ? 2.0 * 3.14159265358979323846 : 360.0;
            const double difference = std::stod(got[row][i + 1]) - std::stod(expected[i]);
            ASSERT_NEAR(std::remainder(difference, turn), 0.0, tolerance) << row;
        }
    }
}

TEST(Bulk, EveryInstructionSetWritesTheSameBytes) {  // fault row F71
    const std::string rows = smoothRows(5000);
    const Result own = run(Call{.arguments = bulk(""), .input = rows});
    ASSERT_EQ(own.code, 0) << own.err;
    for (const char* set : {"portable", "sse2", "avx2", "avx512", "no such set"}) {
        const Result other =
            run(Call{.arguments = bulk(""),
                     .input = rows,
                     .environment = {std::string("GIMBALSCOPE_INSTRUCTIONS=") + set}});
        EXPECT_EQ(other.out, own.out) << set;
        EXPECT_EQ(other.code, 0);
        EXPECT_EQ(other.err.find("W240 GIMBALSCOPE_INSTRUCTIONS") != std::string::npos,
                  std::string_view(set) == "no such set")
            << other.err;
        EXPECT_EQ(other.err.find("W240"), other.err.rfind("W240")) << "said once";
    }
}

TEST(Bulk, DecimalsAreRoundedAsTheyShould) {
    const Result fixed = run(Call{.arguments = words("convert --from quat --to XYZ:principal "
                                                     "--format csv --angles-only --decimals 3"),
                                  .input = "0 0 0 1\n0.5 0.5 0.5 0.5\n-0.1 0.2 0.3 0.9\n"});
    EXPECT_EQ(fixed.code, 1);  // the last one is not of length 1
    const auto rows = cellsOf(fixed.out);
    ASSERT_EQ(rows.size(), 4U);
    EXPECT_EQ(rows[1], (std::vector<std::string>{"1", "0.000", "0.000", "0.000"}));
    for (const char* bad : {"-1", "18", "x", "1.5"}) {
        const Result result = run(Call{.arguments = words("convert --from quat --to XYZ --format "
                                                          "csv --decimals " +
                                                          std::string(bad))});
        EXPECT_EQ(result.code, 2) << bad;
        EXPECT_NE(result.err.find("--decimals"), std::string::npos);
    }
    EXPECT_EQ(run(words("convert --from quat --to XYZ --angles-only 0 0 0 1")).code, 2);
}

// What is quoted is text that nobody wants as a number, and goes out as it came in.
TEST(Bulk, QuotedCellsAreKept) {
    const std::string rows =
        "qx,qy,qz,qw,\"he said \"\"x, y\"\"\",b\n"
        "0,0,0,1,\"c, d # e\",\"\"\n0,0,0,1,plain, \"1 \"\"2\"\"\" # remark\n0,0,0,1,a\"b\",2\n";
    const Result csv = run(Call{
        .arguments = words("convert --from quat --to XYZ:principal --format csv --keep-columns "
                           "--angles-only"),
        .input = rows});
    EXPECT_EQ(csv.code, 1);
    EXPECT_EQ(csv.out,
              "row,qx,qy,qz,qw,\"he said \"\"x, "
              "y\"\"\",b,XYZ:principal.x,XYZ:principal.y,XYZ:principal.z\n"
              "1,0,0,0,1,\"c, d # e\",\"\",0,0,0\n"
              "2,0,0,0,1,plain,\"1 \"\"2\"\"\",0,0,0\n"
              "3,0,0,0,1,\"a\"\"b\"\"\",2,,,\n");
    EXPECT_NE(csv.err.find("stdin:4:10: E112"), std::string::npos) << csv.err;
    const Result json =
        run(Call{.arguments = words("convert --from quat --to XYZ --keep-columns --format json"),
                 .input = rows});
    EXPECT_EQ(json.json()[0]["columns"]["he said \"x, y\""], "c, d # e");
    EXPECT_EQ(json.json()[1]["columns"]["b"], "1 \"2\"");
}

TEST(Bulk, AHeaderInOtherAxesIsRefused) {
    for (const std::string prefix : {"unreal.", "quat@tes.", "ned."}) {
        const std::string header = prefix + "qx," + prefix + "qy," + prefix + "qz," + prefix + "qw";
        const Result result = run(Call{.arguments = words("convert --from quat --to XYZ"),
                                       .input = header + "\n0,0,0,1\n"});
        EXPECT_EQ(result.code, 4) << prefix;
        EXPECT_NE(result.err.find("stdin:1: E122 the header says \"" + prefix + "qx\", but quat"),
                  std::string::npos)
            << result.err;
    }
    const Result right = run(Call{.arguments = words("convert --from quat@unreal --to XYZ"),
                                  .input = "unreal.x,unreal.y,unreal.z,unreal.w\n0,0,0,1\n"});
    EXPECT_EQ(right.code, 0) << right.err;
}

TEST(Bulk, QuotesHideOtherSeparators) {
    for (const std::string rows :
         {"0,0,0,1,\"a; b\"\n", "0 0 0 1 \"a, b; c\"\n", "0;0;0;1;\"a;b\"\n"}) {
        const Result result =
            run(Call{.arguments = words("convert --from quat --to XYZ --format csv --keep-columns"),
                     .input = rows});
        EXPECT_EQ(result.code, 0) << rows << result.err;
        EXPECT_NE(result.out.find("1,0,0,0,1,\"a"), std::string::npos) << result.out;
    }
    // A number in quotes is none.
    const Result quoted = run(Call{.arguments = words("convert --from quat --to XYZ --format csv"),
                                   .input = "\"0\",\"0\",\"0\",\"1\"\n0,0,0,1\n"});
    EXPECT_EQ(quoted.code, 1);
    EXPECT_NE(quoted.err.find("stdin:1:1: E112 \"0\" stands in quotes"), std::string::npos)
        << quoted.err;
}

TEST(Bulk, BadRowsKeepTheirPlaceAndTheirColumns) {
    const std::string rows =
        "t,qx,qy,qz,qw,note\n"
        "1,0,0,0,1,\"\n2,0,0,0,0,zero\n3,0,0,0,1,good\n4,0,0,x,1,word\n5,0,0\n6,0,0,0,1,end\n";
    const Result skipped = run(Call{.arguments = bulk("--keep-columns"), .input = rows});
    EXPECT_EQ(skipped.code, 1);
    const auto table = cellsOf(skipped.out);
    ASSERT_EQ(table.size(), 7U) << skipped.out;
    EXPECT_EQ(table[3][0], "3");
    EXPECT_EQ(table[3][6], "good");
    EXPECT_EQ(table[3][7], "0");
    EXPECT_EQ(table[2][6], "zero");
    EXPECT_EQ(skipped.out.find("zero,0"), std::string::npos);
    for (const char* finding :
         {"stdin:2:11: E112", "stdin:3: E101", "stdin:5:7: E111", "stdin:6: E109"}) {
        EXPECT_NE(skipped.err.find(finding), std::string::npos) << finding << skipped.err;
    }
    const Result stopped = run(Call{.arguments = bulk("--on-bad stop"), .input = rows});
    EXPECT_EQ(stopped.code, 4);
    EXPECT_EQ(stopped.err.find("E101"), std::string::npos);
}

/// Rows of every kind, the odd ones far from one another and close together; more than a window.
std::string mixedRows() {
    std::string rows;
    std::istringstream plain(smoothRows(20000));
    const std::vector<std::string> odd{"# a comment",
                                       "",
                                       "7,0,0,0,0,zero",
                                       "7,x,0,0,1,word",
                                       "7,0,0",
                                       "7,1,0,0,0,\"",
                                       "7,2,0,0,0,long",
                                       "7,+1,0,0,0,plus",
                                       "  ",
                                       "7,1e999,0,0,0,huge",
                                       "7,nan,0,0,0,none",
                                       "7,1,0,0,0,behind#it",
                                       "9e9,1,0,0,0,late",
                                       "soon,1,0,0,0,no time",
                                       "7,1,0,0,0,\xC3\xA4"};
    std::string line;
    for (std::size_t i = 0; std::getline(plain, line); ++i) {
        rows += line + "\n";
        if ((i > 9000 && i < 9040) || (i > 12000 && i % 777 == 0)) {
            rows += odd[i % odd.size()] + "\n";
        }
    }
    return rows + "8,1,0";
}

TEST(Bulk, ManyLinesAtOnceAreWhatTheyAreOneByOne) {
    const std::string rows = mixedRows();
    std::string oneByOne = rows;  // with CR alone, no lines lie ahead
    std::replace(oneByOne.begin(), oneByOne.end(), '\n', '\r');
    for (const char* more :
         {"--format csv --angles-only --policy principal", "--format csv --keep-columns",
          "--format json --keep-columns --decimals 3", "--format csv --on-bad stop",
          "--format csv --decimals 5 --policy nearest", "--format csv --policy pin-third",
          "--format text --raw"}) {
        const std::string command = std::string("convert --from quat --to urot,lsl,matrix ") + more;
        const bool isRefused = command.find("json --keep-columns --decimals") != std::string::npos;
        const Result together = run(Call{.arguments = words(command), .input = rows});
        const Result apart = run(Call{.arguments = words(command), .input = oneByOne});
        EXPECT_EQ(together.out == apart.out, true) << command;
        EXPECT_EQ(together.err, apart.err) << command;
        EXPECT_EQ(together.code, apart.code) << command;
        EXPECT_EQ(together.code == 2, isRefused) << together.err;
    }
}

/// Quaternions of every length on many lines, in one row of a hundred nothing like one.
std::string rowsOfAnyLength() {
    std::ostringstream rows;
    rows << "qx,qy,qz,qw,note\n";
    for (int i = 0; i < 4000; ++i) {
        const double scale = i % 100 != 50 ? 1.0 + 1e-5 * (i % 7) : std::pow(10.0, i % 600 - 300);
        rows << scale * std::sin(i) << ',' << scale * std::cos(2.0 * i) << ','
             << (i % 1000 == 999 ? 0.0 : scale * std::sin(3.0 * i)) << ',' << scale << ",n" << i
             << '\n';
    }
    return rows.str();
}

TEST(Bulk, AttitudesTakenTogetherAreThoseTakenOneByOne) {
    const std::string rows = rowsOfAnyLength();
    std::string oneByOne = rows;
    std::replace(oneByOne.begin(), oneByOne.end(), '\n', '\r');
    for (const char* from :
         {"quat", "quat-wxyz", "quat@unreal", "quat-wxyz@gl", "quat@tes --raw", "quat --literal"}) {
        const std::string command = std::string("convert --to urot,ZYX,lsl --policy principal ") +
                                    "--angles-only --format csv --keep-columns --from " + from;
        const Result together = run(Call{.arguments = words(command), .input = rows});
        const Result apart = run(Call{.arguments = words(command), .input = oneByOne});
        EXPECT_GT(together.out.size(), 100000U) << together.err;
        EXPECT_EQ(together.out == apart.out, true) << command;
        EXPECT_EQ(together.err, apart.err) << command;
        EXPECT_EQ(together.code, apart.code) << command;
    }
}

TEST(Bulk, OneThreadWillDo) {  // fault row F69
    const std::string folder = freshFolder();
    writeFile(folder + "/many.csv", smoothRows(40000));
    const std::string convert =
        "\"$G\" convert --from quat --to urot,lsl:pin-third --format csv -i '" + folder +
        "/many.csv' -o '" + folder;
    ASSERT_EQ(shell(convert + "/threads.csv'").code, 0);
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    GTEST_SKIP() << "the sanitizer needs the memory";
#endif
    // No room for another thread's stack.
    const Result alone = shell("(ulimit -v 400000; ulimit -s 1000000; " + convert + "/alone.csv')");
    ASSERT_EQ(alone.code, 0) << alone.err;
    EXPECT_EQ(shell("cmp '" + folder + "/threads.csv' '" + folder + "/alone.csv'").code, 0);
}

TEST(Bulk, LongRowsThatAreKeptTakeNoMoreMemory) {
    const std::string folder = freshFolder();
    {
        // Line by line: a child's peak is at first that of whoever starts it.
        std::ofstream rows(folder + "/long.csv"), bad(folder + "/bad.csv");
        for (int i = 0; i < 2000; ++i) {
            rows << "0,0,0,1," << std::string(40000, 'x') << "\n";
            bad << "0,0,0,1,\"" << std::string(40000, 'x') << "\n";
        }
    }
    const Result kept =
        run(Call{.arguments = bulk("--keep-columns -o /dev/null -i " + folder + "/long.csv")});
    EXPECT_EQ(kept.code, 0) << kept.err;
    const Result refused =
        run(Call{.arguments = words("convert --from quat --to all --keep-columns --format json "
                                    "-o /dev/null -i " +
                                    folder + "/bad.csv")});
    EXPECT_EQ(refused.code, 1);
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
    EXPECT_LT(kept.peakKiB, 64 * 1024);
    EXPECT_LT(refused.peakKiB, 64 * 1024);
#endif
}

TEST(Bulk, MemoryDoesNotGrowWithTheRows) {  // fault row F27
    const std::string folder = freshFolder();
    writeFile(folder + "/few.csv", smoothRows(50000));  // more than what is in memory at once
    {
        // 3.6 million: the same rows nine times. Their times would run back, so they are remarks.
        const std::string rows = smoothRows(400000);
        const std::size_t header = rows.find('\n') + 1;
        std::ofstream many(folder + "/many.csv");
        many << "remark" << rows.substr(1, header - 1);
        for (int i = 0; i < 9; ++i) {
            many << std::string_view(rows).substr(header);
        }
    }
    const auto peak = [&](const std::string& name, const std::string& more) {
        const Result result = run(Call{.arguments = bulk("--keep-columns -i " + folder + "/" +
                                                         name + " -o /dev/null" + more)});
        EXPECT_EQ(result.code, 0) << result.err;
        return result.peakKiB;
    };
    const long small = peak("few.csv", "");
    const long large = peak("many.csv", "");
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    // What has been freed is kept back, up to 256 MiB of it.
    constexpr long kKept = 256 * 1024;
#else
    constexpr long kKept = 8192;  // each thread has a heap of its own
    EXPECT_LT(large, 64 * 1024);
#endif
    EXPECT_LT(large, small + kKept);
    const Result counted = shell(
        "\"$G\" convert --from quat --to urot:principal --format csv "
        "--angles-only -i '" +
        folder + "/many.csv' | wc -l");
    EXPECT_EQ(std::stol(counted.out), 3600001);
}

TEST(Bulk, ProgressIsForTerminals) {
    const std::string folder = freshFolder();
    writeFile(folder + "/few.csv", smoothRows(3000));
    const std::string convert = "\"$G\" convert --from quat --to all --format csv -i '" + folder +
                                "/few.csv' -o '" + folder + "/out.csv'";
    const Result piped = shell(convert + " 2>&1");
    EXPECT_EQ(piped.out.find("rows/s"), std::string::npos) << piped.out;
    EXPECT_EQ(piped.out.find('\x1b'), std::string::npos);
    if (shell("command -v script").code != 0) {
        GTEST_SKIP() << "no script(1) to make a terminal with";
    }
    // A slow writer, so that there is time to show something.
    const Result seen = shell(
        "export G; script -qec '(echo qx qy qz qw; while :; do echo 0 0 0 1; "
        "done | head -400000; sleep 0.5; echo 0 0 0 1) | \"$G\" convert "
        "--from quat --to all --format csv -o " +
        folder + "/slow.csv' /dev/null");
    EXPECT_NE(seen.out.find("rows/s"), std::string::npos) << seen.out;
    EXPECT_NE(seen.out.rfind("\r\x1b[K"), std::string::npos) << "it is erased";
    EXPECT_GT(seen.out.rfind("\r\x1b[K"), seen.out.rfind("rows/s"));
}

}  // namespace
}  // namespace gimbalscope::test
