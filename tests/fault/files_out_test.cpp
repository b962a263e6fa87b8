// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Output that cannot be written, and what stands there already: fault rows F33-F37, F72.
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>

#include "cli/program.h"

namespace gimbalscope::test {
namespace {

const char* const kConvert = "\"$G\" convert --from quat --to urot --format csv ";

bool says(const Result& result, const std::string& part) {
    return result.err.find(part) != std::string::npos;
}

unsigned modeOf(const std::string& path) {
    struct stat status {};
    ::stat(path.c_str(), &status);
    return status.st_mode & 0777U;
}

TEST(F33, FullDevice) {
    const Result out = run(Call{.arguments = words("convert --from quat --to urot 0 0 0 1"),
                                .outputFile = "/dev/full"});
    EXPECT_EQ(out.code, 5);
    EXPECT_EQ(out.err, "gimbalscope: cannot write standard output: No space left on device\n");
    const Result file = run(words("convert --from quat --to urot -o /dev/full 0 0 0 1"));
    EXPECT_EQ(file.code, 5);
    EXPECT_TRUE(says(file, "/dev/full: No space left on device")) << file.err;
    for (const char* line : {"list", "play " GIMBALSCOPE_SOURCE_DIR "/assets/demo.gsc"}) {
        EXPECT_EQ(run(Call{.arguments = words(line), .outputFile = "/dev/full"}).code, 5) << line;
    }
}

TEST(F33, SizeLimit) {
    const std::string folder = freshFolder();
    writeFile(folder + "/out.csv", "old\n");
    const Result result =
        shell("cd " + folder + " && yes 0,0,0,1 | head -n 20000 | (ulimit -f 8; " + kConvert +
              "-o out.csv)");
    EXPECT_EQ(result.code, 5) << result.err;
    EXPECT_TRUE(says(result, "cannot write out.csv")) << result.err;
    EXPECT_EQ(readFile(folder + "/out.csv"), "old\n");
    EXPECT_EQ(listFolder(folder), Words{"out.csv"});
}

TEST(F34, TheReaderLeavesEarly) {
    const Result result = shell("(yes 0,0,0,1 | head -n 200000 | " + std::string(kConvert) +
                                "; echo code $? >&2) | head -n 1");
    EXPECT_EQ(result.out.rfind("row,", 0), 0U);
    EXPECT_EQ(result.err, "code 0\n");
}

TEST(F35, OutputIsInput) {
    const std::string path = freshFolder() + "/log.csv";
    writeFile(path, "x,y,z,w\n0,0,0,1\n");
    const Result result = run(
        {"convert", "--from", "quat", "--to", "quat", "--format", "csv", "-i", path, "-o", path});
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_EQ(readFile(path), "row,quat.x,quat.y,quat.z,quat.w\n1,0,0,0,1\n");
}

TEST(F36, WhereNothingCanBeWritten) {
    const std::string folder = freshFolder();
    for (const std::string& path : {folder, folder + "/missing/out.csv"}) {
        const Result result =
            run({"convert", "--from", "quat", "--to", "quat", "-o", path, "0", "0", "0", "1"});
        EXPECT_EQ(result.code, 5) << path;
        EXPECT_TRUE(says(result, "cannot write " + path)) << result.err;
    }
    EXPECT_TRUE(listFolder(folder).empty());
}

TEST(F36, ModesAndLinksAreKept) {
    const std::string folder = freshFolder();
    writeFile(folder + "/private.csv", "old\n");
    ::chmod((folder + "/private.csv").c_str(), 0600);
    ASSERT_EQ(::symlink("private.csv", (folder + "/link.csv").c_str()), 0);
    const Result result = run({"convert", "--from", "quat", "--to", "quat", "--format", "csv", "-o",
                               folder + "/link.csv", "0", "0", "0", "1"});
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_EQ(modeOf(folder + "/private.csv"), 0600U);
    EXPECT_NE(readFile(folder + "/private.csv"), "old\n");
    EXPECT_EQ(listFolder(folder), (Words{"link.csv", "private.csv"}));
    char target[64] = {};
    EXPECT_GT(::readlink((folder + "/link.csv").c_str(), target, sizeof target), 0)
        << "still a link";
}

TEST(F36, LinksToWhatIsNotThere) {
    const std::string folder = freshFolder();
    const auto link = [&](const std::string& to, const std::string& name) {
        ASSERT_EQ(::symlink(to.c_str(), (folder + "/" + name).c_str()), 0);
    };
    link("/nowhere/at/all.csv", "lost");
    link("second", "first");
    link("first", "second");
    for (const auto& [name, why] : {std::pair{"lost", "No such file or directory"},
                                    std::pair{"first", "Too many levels of symbolic links"}}) {
        const Result result = shell("cd " + folder + "; " + kConvert + "-o " + name + " 0 0 0 1");
        EXPECT_EQ(result.code, 5) << name;
        EXPECT_EQ(result.err, "gimbalscope: cannot write " + std::string(name) + ": " + why + "\n");
    }
    EXPECT_EQ(listFolder(folder), (Words{"first", "lost", "second"}));
    link("new.csv", "link");
    EXPECT_EQ(shell("cd " + folder + "; " + kConvert + "-o link 0 0 0 1").code, 0);
    EXPECT_EQ(listFolder(folder), (Words{"first", "link", "lost", "new.csv", "second"}));
    const Result piped = shell(std::string(kConvert) + "-o /dev/stdout 0 0 0 1 | cat");
    EXPECT_TRUE(piped.out.ends_with("\n1,0,0,0,0,1,calm,\n")) << piped.out << piped.err;
}

TEST(F33, HelpAndVersionFailToo) {
    for (const char* line : {"--help", "--version", "convert --help", "render -h"}) {
        const Result full = run(Call{.arguments = words(line), .outputFile = "/dev/full"});
        EXPECT_EQ(full.code, 5) << line;
        EXPECT_TRUE(says(full, "cannot write standard output: No space left on device")) << line;
        EXPECT_EQ(shell("\"$G\" " + std::string(line) + " >&-").code, 5) << line;
    }
}

TEST(F36, APipeNobodyReads) {
    const std::string folder = freshFolder();
    const Result result = shell("cd " + folder + "; mkfifo pipe; " + kConvert + "-o pipe 0 0 0 1");
    EXPECT_EQ(result.code, 5);
    EXPECT_EQ(result.err, "gimbalscope: cannot write pipe: nobody reads it\n");
}

TEST(F36, APipeThatSomebodyReads) {
    const std::string folder = freshFolder();
    const Result result = shell("cd " + folder + "; mkfifo pipe; cat pipe & " + kConvert +
                                "-o pipe 0 0 0 1; code=$?; wait; exit $code");
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_TRUE(result.out.ends_with("\n1,0,0,0,0,1,calm,\n")) << result.out;
}

// The first file a program opens gets the lowest free number: that of the closed descriptor.
TEST(F36, MessagesDoNotEndUpInTheOutputFile) {
    const std::string folder = freshFolder();
    writeFile(folder + "/in.csv", "0,0,0,1\n0,0,0,0\n");
    for (const char* closed : {"2>&-", "<&- 2>&-", "<&- >&- 2>&-"}) {
        const Result result =
            shell("cd " + folder + "; " + kConvert + "-i in.csv -o out.csv " + closed);
        EXPECT_EQ(result.code, 1) << closed;
        EXPECT_EQ(readFile(folder + "/out.csv"),
                  "row,urot.pitch,urot.yaw,urot.roll,urot.error_deg,urot.stretch,urot.state,"
                  "urot.cause\n1,0,0,0,0,1,calm,\n2,,,,,,,\n")
            << closed;
        EXPECT_EQ(listFolder(folder), (Words{"in.csv", "out.csv"}));
    }
}

/// Runs convert on a pipe that stays open, stops it with a signal, returns its exit code.
Result stopped(const std::string& folder, const char* signal) {
    return shell(
        "cd " + folder + "; mkfifo in; (echo 0,0,0,1; exec sleep 30) > in & writer=$!; " +
        kConvert +
        "-i in -o out.csv & run=$!; while ! ls out.csv.tmp-* >/dev/null 2>&1; do :; done; kill -" +
        signal + " $run; wait $run; code=$?; kill $writer; rm in; exit $code");
}

TEST(F37, StoppedInTheMiddle) {
    for (const auto& [signal, code] : {std::pair{"INT", 130}, std::pair{"TERM", 143}}) {
        const std::string folder = freshFolder();
        writeFile(folder + "/out.csv", "old\n");
        const Result result = stopped(folder, signal);
        EXPECT_EQ(result.code, code) << signal << result.err;
        EXPECT_EQ(readFile(folder + "/out.csv"), "old\n");
        EXPECT_EQ(listFolder(folder), Words{"out.csv"});
    }
}

TEST(F37, StoppedWhileNobodyWritesToThePipe) {
    const std::string folder = freshFolder();
    writeFile(folder + "/out.csv", "old\n");
    // The temporary file tells that the program has begun; the pipe is opened right after it.
    const Result result =
        shell("cd " + folder + "; mkfifo in; " + kConvert +
              "-i in -o out.csv & run=$!; while ! ls out.csv.tmp-* >/dev/null 2>&1; do :; done; "
              "while kill -TERM $run 2>/dev/null; do :; done; wait $run; code=$?; rm in; exit "
              "$code");
    EXPECT_EQ(result.code, 143) << result.err;
    EXPECT_EQ(result.err, "");
    EXPECT_EQ(readFile(folder + "/out.csv"), "old\n");
    EXPECT_EQ(listFolder(folder), Words{"out.csv"});
}

// Signals are ignored unless the program itself takes them, and come again: one that arrives
// between a look at the flag and the waiting would be lost.
TEST(F37, WhateverWaitsForAPipeStops) {
    for (const char* command :
         {"read -i in", "read -i - < in", "detect in", "detect - < in",
          "check in --convention urot", "convert --from quat --to urot -i - < in", "play in",
          "list in.toml", "turn x 30 --to in.toml", "relative --a 'in.toml 1 2 3' --b 'urot 0 0 0'",
          "read --to in.toml 'quat 0 0 0 1'", "compare in.toml urot",
          "export --convention in.toml --language c"}) {
        for (const auto& [signal, code] : {std::pair{"INT", 130}, std::pair{"TERM", 143}}) {
            const Result result = shell("trap '' INT TERM; cd " + freshFolder() +
                                        "; mkfifo in; ln -s in in.toml; exec 9<>in; \"$G\" " +
                                        command + " 9>&- & run=$!; while kill -" + signal +
                                        " $run 2>/dev/null; do sleep 0.01; done; wait $run");
            EXPECT_EQ(result.code, code) << command << " " << signal;
            EXPECT_EQ(result.err, "") << command << " " << signal;
            EXPECT_EQ(result.out, "") << command << " " << signal;
        }
    }
}

TEST(F37, ALongPlayStops) {
    const std::string folder = freshFolder();
    writeFile(folder + "/long.gsc", "roll rate 90 for 86400\nwait 86400\n");
    // The signal is ignored unless the program itself takes it; 137 would be the rescue.
    const Result result =
        shell("trap '' INT; timeout --preserve-status -s INT -k 60 1 \"$G\" play " + folder +
              "/long.gsc");
    EXPECT_EQ(result.code, 130) << result.err;
    EXPECT_EQ(result.out, "");
}

TEST(F72, FromAnotherFolderThatIsReadOnly) {
    const std::string folder = freshFolder();
    ::chmod(folder.c_str(), 0500);
    const Result convert = run(
        Call{.arguments = words("convert --from urot --to all 3641 5461 7282"), .folder = folder});
    EXPECT_EQ(convert.code, 0) << convert.err;
    const Result play = run(Call{
        .arguments = words("play " GIMBALSCOPE_SOURCE_DIR "/assets/demo.gsc"), .folder = folder});
    EXPECT_EQ(play.code, 0) << play.err;
    EXPECT_TRUE(listFolder(folder).empty()) << "nothing is written where nobody asked";
    ::chmod(folder.c_str(), 0700);
}

}  // namespace
}  // namespace gimbalscope::test
