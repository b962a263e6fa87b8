// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Files that cannot be read or are not what they seem: fault rows F15-F25, F28, F31, F68, F69.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/program.h"

namespace gimbalscope::test {
namespace {

// The sanitizers keep memory of their own, beside the program's.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kIsSanitized = true;
constexpr long kMemoryLimitKiB = 1024 * 1024;
#else
constexpr bool kIsSanitized = false;
constexpr long kMemoryLimitKiB = 64 * 1024;
#endif

Words convertFile(const std::string& path) {
    return {"convert", "--from", "quat", "--to", "urot", "--format", "json", "-i", path};
}

Result convertBytes(const std::string& bytes, const std::string& more = "") {
    const std::string path = freshFolder() + "/in.csv";
    writeFile(path, bytes);
    Words arguments = convertFile(path);
    const Words extra = words(more);
    arguments.insert(arguments.end(), extra.begin(), extra.end());
    return run(arguments);
}

bool says(const Result& result, const std::string& part) {
    return result.err.find(part) != std::string::npos;
}

TEST(F15, CannotBeRead) {
    const std::string folder = freshFolder();
    for (const auto& [path, reason] : std::vector<std::pair<std::string, std::string>>{
             {folder + "/missing.csv", "No such file or directory"},
             {folder, "Is a directory"},
             {folder + "/missing/too.csv", "No such file or directory"}}) {
        const Result result = run(convertFile(path));
        EXPECT_EQ(result.code, 3) << path;
        EXPECT_EQ(result.err, "gimbalscope: cannot read " + path + ": " + reason + "\n");
        EXPECT_EQ(result.out, "");
    }
}

TEST(F15, NoPermission) {
    if (::geteuid() == 0) {
        GTEST_SKIP() << "root may read everything";
    }
    const std::string path = freshFolder() + "/secret.csv";
    writeFile(path, "0,0,0,1\n");
    ::chmod(path.c_str(), 0);
    const Result result = run(convertFile(path));
    EXPECT_EQ(result.code, 3);
    EXPECT_TRUE(says(result, "Permission denied")) << result.err;
}

TEST(F15, APipeNobodyWritesTo) {
    const std::string path = freshFolder() + "/pipe";
    ASSERT_EQ(::mkfifo(path.c_str(), 0600), 0);
    const Result result = run(convertFile(path));
    EXPECT_EQ(result.code, 3);
    EXPECT_TRUE(says(result, path)) << result.err;
    EXPECT_TRUE(says(result, "nobody writes")) << result.err;
}

TEST(F15, APipeThatSomebodyWritesTo) {
    const std::string path = freshFolder() + "/pipe";
    ASSERT_EQ(::mkfifo(path.c_str(), 0600), 0);
    const Result result =
        shell("(echo 0,0,0,1 > " + path +
              " &) ; \"$G\" convert --from quat --to quat --format csv -i " + path);
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_EQ(result.out, "row,quat.x,quat.y,quat.z,quat.w\n1,0,0,0,1\n");
}

TEST(F31, ClosedInputStaysClosedBesideAnOutputFile) {
    const std::string folder = freshFolder();
    const Result result =
        shell("cd " + folder + "; \"$G\" convert --from quat --to urot -o out.csv <&-");
    EXPECT_EQ(result.code, 3);
    EXPECT_EQ(result.err, "gimbalscope: cannot read standard input: it is closed\n");
    EXPECT_TRUE(listFolder(folder).empty());
}

/// A control character in a file reaches neither the terminal nor breaks the line.
TEST(F19, ControlCharactersAreNotRepeated) {
    const Result result =
        convertBytes("0,0,0,1\n0,0,\x1b[31m,1\n0,0," + std::string(60000, 'x') + ",1\n");
    EXPECT_EQ(result.code, 1);
    EXPECT_TRUE(says(result, "in.csv:2:5: E111 \"?[31m\" is not a number\n")) << result.err;
    EXPECT_TRUE(says(result, "in.csv:3:5: E111 \"" + std::string(40, 'x') + "...\" is not"))
        << result.err;
    EXPECT_EQ(result.json().at(1)["error"]["message"], "\"?[31m\" is not a number");
}

TEST(F19, AScriptThatIsNoText) {
    const std::string path = freshFolder() + "/picture.gsc";
    const Words play{"play", path};
    for (const auto& [bytes, message] : std::vector<std::pair<std::string, std::string>>{
             {"\x89PNG\r\n\x1a\n", ":1:1: E106 a byte that is not UTF-8 text at offset 0\n"},
             {std::string("turn pitch-up 3\nwait\0 1\n", 24),
              ":2:5: E105 a NUL byte at offset 20\n"},
             {std::string("\xFE\xFF\0t", 4),
              ":1:1: E106 the file is UTF-16; save it as UTF-8\n"}}) {
        writeFile(path, bytes);
        const Result result = run(play);
        EXPECT_EQ(result.code, 4);
        EXPECT_EQ(result.err, path + message);
        EXPECT_EQ(result.out, "");
    }
}

TEST(F19, AScriptOfMistakesEndsSoon) {
    const std::string path = freshFolder() + "/novel.gsc";
    std::string lines;
    for (int i = 0; i < 500000; ++i) {
        lines += "it was a dark night\n";
    }
    writeFile(path, lines);
    const Result result = run({"play", path});
    EXPECT_EQ(result.code, 4);
    EXPECT_EQ(std::count(result.err.begin(), result.err.end(), '\n'), 101);
    EXPECT_TRUE(result.err.ends_with("too many mistakes; the lines behind are not read\n"));
    EXPECT_LT(result.peakKiB, kMemoryLimitKiB);
}

TEST(F16, Empty) {
    const Result nothing = convertBytes("");
    EXPECT_EQ(nothing.code, 4);
    EXPECT_TRUE(says(nothing, "W230 the input is empty")) << nothing.err;
    for (const char* bytes : {"x,y,z,w\n", "\n\n \n", "# only a comment\n"}) {
        const Result result = convertBytes(bytes, "--format csv");
        EXPECT_EQ(result.code, 2);  // --format given twice
        const std::string path = freshFolder() + "/in.csv";
        writeFile(path, bytes);
        const Result csv =
            run({"convert", "--from", "quat", "--to", "quat", "--format", "csv", "-i", path});
        EXPECT_EQ(csv.code, 0) << csv.err;
        EXPECT_EQ(csv.out, "row,quat.x,quat.y,quat.z,quat.w\n");
        EXPECT_TRUE(says(csv, "W230 there are no rows")) << csv.err;
    }
}

TEST(F17, TheFileEndsWithinARow) {
    for (const char* end : {"0,0,0", "0,0,", "0,0,0,-", "0,0,0,1e"}) {
        const Result result = convertBytes(std::string("0,0,0,1\n0,0,1,0\n") + end);
        EXPECT_EQ(result.code, 1) << end;
        EXPECT_TRUE(says(result, "in.csv:3: W231")) << result.err;
        EXPECT_TRUE(result.json()[1].contains("to"));
    }
}

TEST(F18, LineEndsAndMarks) {
    const std::string right = convertBytes("0,0,0,1\n0,0,1,1\n").out;
    for (const char* bytes : {"0,0,0,1\r\n0,0,1,1\r\n", "0,0,0,1\r0,0,1,1\r", "0,0,0,1\r\n0,0,1,1",
                              "0,0,0,1\r0,0,1,1\n",
                              "\xEF\xBB\xBF"
                              "0,0,0,1\n0,0,1,1\n",
                              "\n\r\n0,0,0,1\n\r\r0,0,1,1"}) {
        EXPECT_EQ(convertBytes(bytes).out, right) << bytes;
    }
    for (const std::string& mark : {std::string("\xFF\xFE", 2), std::string("\xFE\xFF", 2)}) {
        const Result result = convertBytes(mark + std::string("0\0,\0", 4));
        EXPECT_EQ(result.code, 4);
        EXPECT_TRUE(says(result, "E106")) << result.err;
        EXPECT_TRUE(says(result, "UTF-16")) << result.err;
        EXPECT_EQ(result.out, "");
    }
}

TEST(F19, NotText) {
    const Result nul = convertBytes(std::string("0,0,0,1\n0,0\0,0,1\n", 17));
    EXPECT_EQ(nul.code, 4);
    EXPECT_TRUE(says(nul, "in.csv:2:4: E105 a NUL byte at offset 11")) << nul.err;
    EXPECT_EQ(nul.json().size(), 1U);  // the row before it was converted

    const Result high = convertBytes(std::string(std::size_t{1} << 20, '\xFF'));
    EXPECT_EQ(high.code, 4);
    EXPECT_TRUE(says(high, "E106")) << high.err;

    std::string random(std::size_t{10} << 20, ' ');
    unsigned state = 1;
    for (char& each : random) {
        state = state * 1664525U + 1013904223U;
        each = static_cast<char>(state >> 24U);
    }
    const Result noise = convertBytes(random);
    EXPECT_EQ(noise.code, 4);
    EXPECT_TRUE(says(noise, "E10")) << noise.err;
    EXPECT_LT(noise.peakKiB, kMemoryLimitKiB);

    EXPECT_EQ(convertBytes("# \xC2\xB0 is fine in a comment\n0,0,0,1\n").code, 0);
}

TEST(F20, ALineWithoutEnd) {
    const std::string path = freshFolder() + "/long.csv";
    // A sparse gigabyte would be NUL bytes, so this one is digits from a pipe.
    const Result result = shell(
        "yes 1234567 | tr -d '\\n' | head -c 1000000000 | \"$G\" convert --from quat --to urot");
    EXPECT_EQ(result.code, 4);
    EXPECT_TRUE(says(result, "stdin:1:65537: E107")) << result.err;
    EXPECT_LT(run(Call{.arguments = words("convert --from quat --to urot"),
                       .input = std::string(std::size_t{20} << 20, '1')})
                  .peakKiB,
              kMemoryLimitKiB);
    // The longest line that is allowed.
    std::string row = "0,0,0,1#";
    row.resize(65536, '-');
    EXPECT_EQ(convertBytes(row + "\n0,0,0,1\n").code, 0);
    EXPECT_EQ(convertBytes(row + "-\n0,0,0,1\n").code, 4);
}

TEST(F21, TooManyAndTooFewColumns) {
    std::string wide = "0";
    for (int i = 1; i < 257; ++i) {
        wide += ",0";
    }
    const Result many = convertBytes(wide + "\n");
    EXPECT_EQ(many.code, 4);
    EXPECT_TRUE(says(many, "E108")) << many.err;

    const Result differing = convertBytes("0,0,0,1\n0,0\n0,0,0,1,5,6\n,,,\n");
    EXPECT_EQ(differing.code, 1);
    EXPECT_TRUE(says(differing, "in.csv:2: E109")) << differing.err;
    EXPECT_TRUE(says(differing, "in.csv:3: W232")) << differing.err;
    EXPECT_TRUE(says(differing, "in.csv:4: E111")) << differing.err;
    EXPECT_EQ(differing.json().size(), 4U);
}

TEST(F22, Quotes) {
    const Result result = convertBytes("0,0,0,1\n\"0,0,0,1\n0,0,\"0.5\",1\n0,0,1,1\n");
    EXPECT_EQ(result.code, 1);
    EXPECT_TRUE(says(result, "in.csv:2:1: E112")) << result.err;
    EXPECT_TRUE(says(result, "in.csv:3:5: E112")) << result.err;
    ASSERT_EQ(result.json().size(), 4U);
    EXPECT_TRUE(result.json()[3].contains("to"));
}

TEST(F23, DecimalCommas) {
    const std::string right = convertBytes("0.1 0.2 0.3 0.9\n").out;
    for (const char* bytes : {"0,1;0,2;0,3;0,9\n", "0,1\t0,2\t0,3\t0,9\n"}) {
        const Result result = convertBytes(bytes);
        EXPECT_EQ(result.out, right) << bytes;
        EXPECT_TRUE(says(result, "commas are read as decimal points")) << result.err;
    }
    const Result blanks = convertBytes("0,1 0,2 0,3 0,9\n");
    EXPECT_EQ(blanks.code, 1);
    EXPECT_TRUE(says(blanks, "E113")) << blanks.err;
    for (const char* thousands : {"1,234.5;0;0;1\n", "1 234;0;0;1\n", "1'234;0;0;1\n"}) {
        EXPECT_TRUE(says(convertBytes(thousands), "E113")) << thousands;
    }
}

TEST(F24, AnyLocale) {
    const Words line =
        words("convert --from quat --to all --format csv 0.1 0.2 0.3 0.9273618495495703");
    const Result right = run(Call{.arguments = line, .environment = {"LC_ALL=C"}});
    for (const char* locale :
         {"LC_ALL=de_DE.UTF-8", "LC_ALL=fr_FR.UTF-8", "LC_ALL=ar_EG.UTF-8", "LC_ALL=nonsense"}) {
        EXPECT_EQ(run(Call{.arguments = line, .environment = {locale}}).out, right.out) << locale;
    }
}

TEST(F25, Headers) {
    const Result twice = convertBytes("x,y,z,w,x\n0,0,0,1,0\n");
    EXPECT_EQ(twice.code, 4);
    EXPECT_TRUE(says(twice, "in.csv:1: E118")) << twice.err;
    const Result missing = convertBytes("qx,qy,qz,time\n0,0,0,1\n");
    EXPECT_EQ(missing.code, 4);
    EXPECT_TRUE(says(missing, "E114")) << missing.err;
    EXPECT_TRUE(says(missing, "column for w")) << missing.err;
    const Result unknown = convertBytes("alpha,beta,gamma,delta\n0,0,0,1\n");
    EXPECT_EQ(unknown.code, 0);
    EXPECT_TRUE(says(unknown, "read in this order")) << unknown.err;
    const std::string path = freshFolder() + "/rad.csv";
    writeFile(path, "z_rad,y_rad,x_rad\n1,1,1\n");
    const Result unit = run({"convert", "--from", "ZYX", "--to", "urot", "-i", path});
    EXPECT_EQ(unit.code, 4);
    EXPECT_TRUE(says(unit, "E117")) << unit.err;
}

TEST(F31, StandardInput) {
    const Result pipe =
        shell("printf '0,0,0,1\\n' | \"$G\" convert --from quat --to quat --format csv -i -");
    EXPECT_EQ(pipe.code, 0) << pipe.err;
    const Result closed =
        run(Call{.arguments = words("convert --from quat --to quat"), .inputFile = "closed"});
    EXPECT_EQ(closed.code, 3);
    EXPECT_TRUE(says(closed, "cannot read standard input")) << closed.err;
}

TEST(F31, ATerminalGetsAHint) {
    const int terminal = ::posix_openpt(O_RDWR | O_NOCTTY);
    ASSERT_GE(terminal, 0);
    ASSERT_EQ(::grantpt(terminal), 0);
    ASSERT_EQ(::unlockpt(terminal), 0);
    const Result result = run(Call{.arguments = words("convert --from quat --to quat"),
                                   .inputFile = ::ptsname(terminal)});
    ::close(terminal);
    EXPECT_EQ(result.code, 2);
    EXPECT_TRUE(says(result, "standard input is a terminal")) << result.err;
}

TEST(F28, AFileThatShrinksOrGrowsWhileItIsRead) {
    for (const std::string& change :
         {std::string("truncate -s 1000 in.csv"), std::string("truncate -s 0 in.csv"),
          std::string("cat more.csv >> in.csv")}) {
        const std::string folder = freshFolder();
        // The reader of the output holds the program up in the middle of the file.
        const Result result = shell(
            "cd " + folder +
            " && yes '0.1,0.2,0.3,0.9273618495495703' | head -n 200000 > in.csv; head -n 1000 "
            "in.csv > more.csv; (\"$G\" convert --from quat --to all --format csv -i in.csv; "
            "echo $? > code) | (head -c 1000 > /dev/null; " +
            change + "; cat > /dev/null); cat code");
        const int code = std::stoi(result.out);
        EXPECT_TRUE(code == 0 || code == 1 || code == 3) << change << " " << code << result.err;
        EXPECT_EQ(result.err.find("internal"), std::string::npos) << result.err;
    }
}

// 221 MB within 256 MiB of address space, of which a whole file and its rows would take more.
TEST(F68, MuchDataInLittleMemory) {
    if (kIsSanitized) {
        GTEST_SKIP() << "the sanitizers reserve more address space than the limit";
    }
    const Result result = shell(
        "yes '0.1,0.2,0.3,0.9273618495495703' | head -n 6500000 | (ulimit -v 262144; \"$G\" "
        "convert --from quat --to quat --format csv) | tail -n 1");
    EXPECT_EQ(result.out.substr(0, 8), "6500000,") << result.out << result.err;
}

TEST(F69, FewFilesMayBeOpen) {
    const std::string folder = freshFolder();
    writeFile(folder + "/in.csv", "0.1,0.2,0.3,0.9273618495495703\n");
    writeFile(folder + "/turns.csv", "qx,qy,qz,qw,heading,pitch,bank\n0,0,0,1,0,0,0\n");
    const std::string few = "cd " + folder + " && ulimit -n 16 && ";
    const Result convert = shell(
        few +
        "\"$G\" convert --from quat --to urot -i in.csv --format csv -o out.csv; cat out.csv");
    EXPECT_EQ(convert.code, 0) << convert.err;
    EXPECT_TRUE(convert.out.starts_with("row,urot.pitch")) << convert.out << convert.err;
    const Result check = shell(few + "\"$G\" check turns.csv --convention aero-321");
    EXPECT_EQ(check.code, 0) << check.out << check.err;
    const Result detect = shell(few + "\"$G\" detect turns.csv");
    EXPECT_EQ(detect.code, 1) << detect.err;  // one row leaves many
    EXPECT_NE(detect.out.find("conventions explain them"), std::string::npos) << detect.out;
    const Result filter =
        shell(few +
              "\"$G\" check --convention ZYX --run '\"$G\" convert --from quat --to "
              "ZYX:principal --format csv --angles-only'");
    EXPECT_EQ(filter.code, 0) << filter.out << filter.err;
}

TEST(F69, NoThreadIsToBeHad) {
    // Root is not bound by the limit: somebody else asks.
    const std::string single = (::geteuid() == 0 ? "setpriv --reuid 65534 --clear-groups " : "") +
                               std::string("prlimit --nproc=1 \"$G\" ");
    if (shell(single + "--version").code != 0) {
        GTEST_SKIP() << "no setpriv(1) or prlimit(1), or the program is not for everybody";
    }
    const std::string convert =
        "convert --from quat --to urot:principal,lsl:principal --format csv --angles-only";
    const std::string rows = "yes '0.1 0.2 0.3 0.9273618495495703' | head -n 100000 | ";
    const Result alone = shell(rows + single + convert + " | md5sum");
    EXPECT_EQ(alone.code, 0) << alone.err;
    EXPECT_EQ(alone.err, "");
    EXPECT_EQ(alone.out, shell(rows + "\"$G\" " + convert + " | md5sum").out);
}

TEST(Errors, AreCappedAtAHundredLines) {
    std::string rows;
    for (int i = 0; i < 250; ++i) {
        rows += "0,0,0,0\n";
    }
    const Result result = convertBytes(rows);
    EXPECT_EQ(result.code, 1);
    EXPECT_EQ(std::count(result.err.begin(), result.err.end(), '\n'), 101);
    EXPECT_TRUE(says(result, "150 more bad rows")) << result.err;
    EXPECT_EQ(result.json().size(), 250U);
}

}  // namespace
}  // namespace gimbalscope::test
