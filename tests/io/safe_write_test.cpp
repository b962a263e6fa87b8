// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Fault row F38: a file that is written over is the old one or the new one, wherever the program
// dies, the power fails or a call of the system does. Every prefix of the calls is tried.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>

#include "io/output_file.h"
#include "temporary_folder.h"

namespace gimbalscope::io {
namespace {

namespace fs = std::filesystem;
using test::contents;
using test::put;

const std::string kOld = "theme light\n", kNew(200000, 'n');  // more than one buffer

/// What happens at which call. Calls are counted from 1.
struct FaultPlan {
    int killAt = 0;    ///< the process dies there; of a write half is done
    int failAt = 0;    ///< the call fails with `reason`
    int failEach = 0;  ///< so does every so-manieth
    int reason = ENOSPC;
    std::size_t atMost = 1U << 30U;  ///< bytes of one write
};

/// The system with faults.
class FaultyFiles : public FileSystem {
public:
    explicit FaultyFiles(const FaultPlan& plan) : plan_(plan) {}
    int calls() const { return calls_; }

    int create(const char* path, mode_t mode) override {
        return fails() ? -1 : FileSystem::create(path, mode);
    }
    ssize_t write(int descriptor, const char* bytes, std::size_t size) override {
        if (calls_ + 1 == plan_.killAt) {
            FileSystem::write(descriptor, bytes, size / 2);
        }
        return fails(true) ? -1
                           : FileSystem::write(descriptor, bytes, std::min(size, plan_.atMost));
    }
    int sync(int descriptor) override { return fails(true) ? -1 : FileSystem::sync(descriptor); }
    int rename(const char* from, const char* to) override {
        return fails() ? -1 : FileSystem::rename(from, to);
    }
    int remove(const char* path) override { return fails() ? -1 : FileSystem::remove(path); }

private:
    bool fails(bool isSlow = false) {
        ++calls_;
        if (calls_ == plan_.killAt) {
            ::kill(::getpid(), SIGKILL);
        }
        const bool isDue = isSlow && plan_.failEach > 0 && calls_ % plan_.failEach == 0;
        if (calls_ == plan_.failAt || isDue) {
            errno = plan_.reason;
            return true;
        }
        return false;
    }

    FaultPlan plan_;
    int calls_ = 0;
};

/// Writes in a process of its own. True when it came to its end.
bool survives(const std::string& path, int killAt) {
    const pid_t child = ::fork();
    if (child == 0) {
        FaultyFiles files({.killAt = killAt});
        writeWhole(path, kNew, files);
        ::_exit(0);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status);
}

TEST(F38, KilledAtEachCallLeavesTheOldFileOrTheNewOne) {
    const test::TemporaryFolder folder;
    const std::string path = folder / "settings.gsc";
    bool sawOld = false, sawNew = false;
    int killAt = 1;
    for (bool done = false; !done; ++killAt) {
        put(path, kOld);
        done = survives(path, killAt);
        const std::string found = contents(path);
        EXPECT_TRUE(found == kOld || found == kNew) << "call " << killAt << ": " << found.size();
        sawOld = sawOld || (found == kOld && !done);
        sawNew = sawNew || (found == kNew && !done);
        // The next start sweeps what the dead program left.
        sweepTemporaries(path);
        EXPECT_EQ(folder.names(), std::set<std::string>{"settings.gsc"}) << "call " << killAt;
        ASSERT_LT(killAt, 100);
    }
    EXPECT_TRUE(sawOld && sawNew) << "a kill before the rename and one after it";
    EXPECT_GE(killAt, 6) << "create, write, sync, rename and sync of the folder pass through";
}

TEST(F38, KilledAtEachCallWithoutAFileBefore) {
    const test::TemporaryFolder folder;
    const std::string path = folder / "settings.gsc";
    for (int killAt = 1; !survives(path, killAt); ++killAt) {
        EXPECT_TRUE(!fs::exists(path) || contents(path) == kNew) << killAt;
        fs::remove(path);
        sweepTemporaries(path);
        EXPECT_TRUE(folder.names().empty()) << killAt;
    }
    EXPECT_TRUE(contents(path) == kNew);
}

TEST(F38, AFailureOfAnyCallIsSaidAndTheOldFileStays) {
    const test::TemporaryFolder folder;
    const std::string path = folder / "settings.gsc";
    for (const int reason : {ENOSPC, EIO, EROFS, EDQUOT}) {
        bool failed = true;
        for (int failAt = 1; failed; ++failAt) {
            put(path, kOld);
            FaultyFiles files({.failAt = failAt, .reason = reason});
            failed = !writeWhole(path, kNew, files).empty();
            EXPECT_TRUE(contents(path) == (failed ? kOld : kNew)) << failAt;
            EXPECT_EQ(folder.names().size(), 1U) << failAt;
            ASSERT_LT(failAt, 100);
        }
    }
}

TEST(F38, ShortWritesAndSignalsAreNoFailure) {
    const test::TemporaryFolder folder;
    const std::string path = folder / "settings.gsc";
    FaultyFiles files({.failEach = 2, .reason = EINTR, .atMost = 1000});
    EXPECT_EQ(writeWhole(path, kNew, files), "");
    EXPECT_GT(files.calls(), 400);
    EXPECT_TRUE(contents(path) == kNew);
}

/// Remembers what was done, to find out what a disk holds after the power failed: data only where
/// it was synced, names perhaps.
class RecordingFiles : public FileSystem {
public:
    struct Disk {
        std::map<std::string, std::string> files;  ///< the worst that may be found
    };

    int create(const char* path, mode_t mode) override {
        const int descriptor = FileSystem::create(path, mode);
        paths_[descriptor] = path;
        return descriptor;
    }
    ssize_t write(int descriptor, const char* bytes, std::size_t size) override {
        written_[paths_[descriptor]].append(bytes, size);
        note();
        return FileSystem::write(descriptor, bytes, size);
    }
    int sync(int descriptor) override {
        const auto file = paths_.find(descriptor);
        if (file != paths_.end()) {
            synced_[file->second] = written_[file->second];
            paths_.erase(file);
        } else {
            isFolderSynced_ = true;
        }
        note();
        return FileSystem::sync(descriptor);
    }
    int rename(const char* from, const char* to) override {
        renamed_ = synced_[from];  // what the target is when only the name reached the disk
        target_ = to;
        isFolderSynced_ = false;
        note();
        return FileSystem::rename(from, to);
    }

    /// What the target may be after a power cut behind each call.
    const std::vector<std::vector<std::string>>& outcomes() const { return outcomes_; }

private:
    void note() {
        std::vector<std::string> possible;
        if (!target_.empty()) {
            possible.push_back(renamed_);
        }
        if (!isFolderSynced_) {
            possible.push_back(kOld);
        }
        outcomes_.push_back(possible);
    }

    std::map<int, std::string> paths_;
    std::map<std::string, std::string> written_, synced_;
    std::string renamed_, target_;
    bool isFolderSynced_ = false;
    std::vector<std::vector<std::string>> outcomes_;
};

TEST(F38, APowerCutBehindEachCallLeavesTheOldFileOrTheNewOne) {
    const test::TemporaryFolder folder;
    const std::string path = folder / "settings.gsc";
    put(path, kOld);
    RecordingFiles files;
    ASSERT_EQ(writeWhole(path, kNew, files), "");
    ASSERT_GE(files.outcomes().size(), 4U);
    for (const std::vector<std::string>& possible : files.outcomes()) {
        for (const std::string& found : possible) {
            EXPECT_TRUE(found == kOld || found == kNew) << found.size() << " bytes";
        }
    }
    EXPECT_TRUE(files.outcomes().back() == std::vector<std::string>{kNew})
        << "for certain at the end";
}

TEST(F38, SweepingLeavesTheLivingAndTheOthersAlone) {
    const test::TemporaryFolder folder;
    const std::string path = folder / "settings.gsc";
    pid_t dead = ::fork();
    if (dead == 0) {
        ::_exit(0);
    }
    ::waitpid(dead, nullptr, 0);
    const std::string mine = "settings.gsc.tmp-" + std::to_string(::getpid()) + "-0";
    for (const std::string& name :
         {mine, std::string("settings.gsc.tmp-x-0"), std::string("settings.gsc.bad"),
          std::string("other.gsc.tmp-1-0"), std::string("settings.gsc.tmp-" + std::to_string(dead)),
          "settings.gsc.tmp-" + std::to_string(dead) + "-3"}) {
        put(folder / name, "x");
    }
    EXPECT_EQ(sweepTemporaries(path), 1);
    EXPECT_EQ(folder.names().size(), 5U);
    EXPECT_TRUE(fs::exists(folder / mine));
    EXPECT_EQ(sweepTemporaries(folder / "missing/settings.gsc"), 0);
}

TEST(F38, TheModeIsKept) {
    const test::TemporaryFolder folder;
    const std::string path = folder / "settings.gsc";
    put(path, kOld);
    ::chmod(path.c_str(), 0600);
    EXPECT_EQ(writeWhole(path, kNew), "");
    struct stat status {};
    ::stat(path.c_str(), &status);
    EXPECT_EQ(status.st_mode & 0777U, 0600U);
}

}  // namespace
}  // namespace gimbalscope::io
