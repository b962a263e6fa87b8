// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What is dropped on the window is taken or refused in a sentence, whatever it is, and soon (rows
// F29 and F30 of the reliability plan).
#include "app/dropped.h"

#include <gmock/gmock.h>
#include <sys/stat.h>
#include <unistd.h>

#include <chrono>
#include <fstream>
#include <thread>

#include "temporary_folder.h"

namespace gimbalscope::app {
namespace {

using Clock = std::chrono::steady_clock;
using testing::HasSubstr;

class DroppedTest : public testing::Test {
protected:
    std::string file(const std::string& name, const std::string& text) {
        std::string path = folder_.path() + "/" + name;
        std::ofstream(path, std::ios::binary) << text;
        return path;
    }
    /// Refused, in a short sentence of one line.
    static std::string refusal(const std::string& path) {
        const Dropped dropped = readDropped(path);
        EXPECT_TRUE(std::holds_alternative<std::monostate>(dropped.what)) << path;
        EXPECT_FALSE(dropped.sentence.empty());
        EXPECT_LT(dropped.sentence.size(), 300U);
        EXPECT_EQ(dropped.sentence.find('\n'), std::string::npos);
        return dropped.sentence;
    }

    const test::TemporaryFolder folder_;
};

TEST_F(DroppedTest, AConventionIsOpenedByItsName) {
    const Dropped dropped = readDropped(file("hull.toml", "order = 'ZYX'\nunits = 'degrees'\n"));
    const auto* const opened = std::get_if<sim::Opened>(&dropped.what);
    ASSERT_NE(opened, nullptr) << dropped.sentence;
    EXPECT_EQ(opened->name, "hull");
    EXPECT_FALSE(opened->isReplacing);
    const Dropped odd = readDropped(file("two words.TOML", "order = 'ZYX'\nname = 'lsl'\n"));
    ASSERT_TRUE(std::holds_alternative<sim::Opened>(odd.what)) << odd.sentence;
    EXPECT_EQ(std::get<sim::Opened>(odd.what).name, "yours");
}

TEST_F(DroppedTest, AScriptIsPlayed) {
    const Dropped dropped = readDropped(file("over.gsc", "reset\nturn pitch-up 90\n"));
    ASSERT_TRUE(std::holds_alternative<sim::Script>(dropped.what)) << dropped.sentence;
    EXPECT_EQ(std::get<sim::Script>(dropped.what).lines.size(), 2U);
    EXPECT_EQ(refusal(file("bad.gsc", "reset\ntrun pitch-up 90\nx\n")),
              "\"bad.gsc\": line 2: unknown command \"trun\": did you mean \"turn\"? (and 1 more)");
}

TEST_F(DroppedTest, AnAttitudeGoesToTheField) {
    for (const std::string text :
         {"(Pitch=3641,Yaw=5461,Roll=7282)", "0.1 0.2 0.3 0.9", "qx,qy,qz,qw\n0.1,0.2,0.3,0.9\n"}) {
        const Dropped dropped = readDropped(file("a.csv", text));
        ASSERT_TRUE(std::holds_alternative<std::string>(dropped.what)) << dropped.sentence;
        EXPECT_EQ(std::get<std::string>(dropped.what), text);
    }
    EXPECT_THAT(refusal(file("words.txt", "abc")), HasSubstr("\"words.txt\" is no attitude"));
    EXPECT_THAT(refusal(file("empty.txt", "")), HasSubstr("is no attitude"));
}

TEST_F(DroppedTest, EverythingElseIsRefused) {
    const std::string png("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16);
    EXPECT_THAT(refusal(file("shot.png", png)), HasSubstr("\"shot.png\" is no convention (.toml)"));
    EXPECT_THAT(refusal(file("shot.txt", png)), HasSubstr("is no text"));
    EXPECT_THAT(refusal(file("shot.gsc", png)), HasSubstr("is no text"));
    refusal(file("shot.toml", png));
    refusal(file("\xF0\x9F\x9A\x80 rocket.bin", "x"));
    EXPECT_THAT(refusal(folder_.path()), HasSubstr("is no convention"));
    for (const std::string ending : {".toml", ".gsc", ".txt", ".csv"}) {
        const std::string folder = folder_.path() + "/folder" + ending;
        ASSERT_EQ(::mkdir(folder.c_str(), 0700), 0);
        EXPECT_THAT(refusal(folder), HasSubstr("Is a directory"));
        EXPECT_THAT(refusal("/nowhere/at/all" + ending), HasSubstr("No such file"));
        refusal("/" + std::string(4000, 'n') + ending);
        refusal("/\xF0\x9F\x9A\x80" + std::string(300, '\x80') + ending);
        EXPECT_THAT(refusal("/dev/zero" + ending), HasSubstr("cannot read"));
    }
    refusal("");
    refusal("/dev/zero");
    EXPECT_EQ(refusalOf(50), "50 files at once: drop one");
}

TEST_F(DroppedTest, PipesDevicesAndHugeFilesAreNotRead) {
    for (const std::string ending : {".toml", ".gsc", ".txt", ".csv"}) {
        const std::string pipe = folder_.path() + "/pipe" + ending;
        ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
        const std::string device = folder_.path() + "/device" + ending;
        ASSERT_EQ(::symlink("/dev/zero", device.c_str()), 0);
        const std::string huge = file("huge" + ending, "");
        ASSERT_EQ(::truncate(huge.c_str(), 1'000'000'000), 0);
        const Clock::time_point begun = Clock::now();
        EXPECT_THAT(refusal(pipe), HasSubstr("it is no plain file"));
        EXPECT_THAT(refusal(device), HasSubstr("it is no plain file"));
        EXPECT_THAT(refusal(huge), HasSubstr("it is over"));
        EXPECT_LT(Clock::now() - begun, std::chrono::milliseconds(500));
    }
}

TEST_F(DroppedTest, TheFrameDoesNotWaitAndTheEndHardly) {
    std::string text;
    while (text.size() + 20 < kLargestDroppedScript) {
        text += "turn pitch-up 1.5\n";
    }
    const std::string path = file("long.gsc", text);
    std::optional<Dropped> dropped;
    {
        DropReader reader;
        EXPECT_EQ(reader.begin(path), "");
        EXPECT_TRUE(reader.isBusy());
        EXPECT_NE(reader.begin(path), "");  // one at a time
        const Clock::time_point end = Clock::now() + std::chrono::seconds(30);
        for (; !dropped && Clock::now() < end; dropped = reader.take()) {
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        EXPECT_FALSE(reader.isBusy());
    }
    ASSERT_TRUE(dropped);
    EXPECT_TRUE(std::holds_alternative<sim::Script>(dropped->what)) << dropped->sentence;
    DropReader left;  // closed while it reads
    EXPECT_EQ(left.begin(path), "");
}

}  // namespace
}  // namespace gimbalscope::app
