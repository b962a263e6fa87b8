// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Output is whole or not at all.
#include "io/output_file.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>

#include "io/input_file.h"
#include "temporary_folder.h"

namespace gimbalscope::io {
namespace {

namespace fs = std::filesystem;

class OutputFiles : public testing::Test {
protected:
    std::string path(const std::string& name) const { return folder_ / name; }
    std::size_t fileCount() const { return folder_.names().size(); }

    const test::TemporaryFolder folder_;
};

TEST_F(OutputFiles, AppearWithCommit) {
    {
        OutputFile file(path("a"));
        ASSERT_TRUE(file.isOpen()) << file.error();
        file.write("one ");
        file.write(std::string(200000, 'x'));
        EXPECT_FALSE(fs::exists(path("a")));
        EXPECT_TRUE(file.commit());
    }
    EXPECT_EQ(readWhole(path("a")).text, "one " + std::string(200000, 'x'));
    EXPECT_EQ(fileCount(), 1U);
}

TEST_F(OutputFiles, LeaveTheOldOneWithoutCommit) {
    ASSERT_EQ(writeWhole(path("a"), "old"), "");
    {
        OutputFile file(path("a"));
        file.write("new");
    }
    EXPECT_EQ(readWhole(path("a")).text, "old");
    EXPECT_EQ(fileCount(), 1U);
}

TEST_F(OutputFiles, TwoAtOnceDoNotMix) {
    OutputFile first(path("a"));
    OutputFile second(path("a"));
    first.write("first");
    second.write("second");
    EXPECT_TRUE(second.commit());
    EXPECT_TRUE(first.commit());
    EXPECT_EQ(readWhole(path("a")).text, "first");
    EXPECT_EQ(fileCount(), 1U);
}

TEST_F(OutputFiles, MayHaveTheLongestName) {
    const std::string longest = path(std::string(255, 'n'));
    EXPECT_EQ(writeWhole(longest, "old"), "");
    EXPECT_EQ(writeWhole(longest, "new"), "");
    EXPECT_EQ(readWhole(longest).text, "new");
    EXPECT_EQ(fileCount(), 1U);
    const std::string tooLong = path(std::string(256, 'n'));
    EXPECT_EQ(writeWhole(tooLong, "x"), "cannot write " + tooLong + ": File name too long");
    EXPECT_EQ(fileCount(), 1U);
}

TEST_F(OutputFiles, FollowLinksToWhatIsNotThereYet) {
    ASSERT_EQ(::mkdir(path("far").c_str(), 0700), 0);
    ASSERT_EQ(::symlink("far/a", path("near").c_str()), 0);
    ASSERT_EQ(::symlink("near", path("nearer").c_str()), 0);
    EXPECT_EQ(writeWhole(path("nearer"), "text"), "");
    EXPECT_EQ(readWhole(path("far/a")).text, "text");
    EXPECT_TRUE(std::filesystem::is_symlink(path("near")));
    EXPECT_TRUE(std::filesystem::is_symlink(path("nearer")));
}

TEST_F(OutputFiles, LeaveLinksToNowhereAlone) {
    ASSERT_EQ(::symlink("no/a", path("dangling").c_str()), 0);
    ASSERT_EQ(::symlink("two", path("one").c_str()), 0);
    ASSERT_EQ(::symlink("one", path("two").c_str()), 0);
    EXPECT_EQ(writeWhole(path("dangling"), "x"),
              "cannot write " + path("dangling") + ": No such file or directory");
    EXPECT_EQ(writeWhole(path("one"), "x"),
              "cannot write " + path("one") + ": Too many levels of symbolic links");
    for (const char* name : {"dangling", "one", "two"}) {
        EXPECT_TRUE(std::filesystem::is_symlink(path(name))) << name;
    }
    EXPECT_EQ(fileCount(), 3U);
}

TEST_F(OutputFiles, SayWhyNot) {
    EXPECT_EQ(writeWhole(folder_.path(), ""),
              "cannot write " + folder_.path() + ": Is a directory");
    EXPECT_EQ(writeWhole(path("no/a"), ""),
              "cannot write " + path("no/a") + ": No such file or directory");
    EXPECT_EQ(writeWhole("/dev/full", "x"), "cannot write /dev/full: No space left on device");
    EXPECT_EQ(readWhole(path("no")).error,
              "cannot read " + path("no") + ": No such file or directory");
}

}  // namespace
}  // namespace gimbalscope::io
