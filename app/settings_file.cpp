// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Reading, keeping aside and writing.
#include "app/settings_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

#include "app/config_folder.h"
#include "io/output_file.h"

namespace gimbalscope::app {
namespace {

constexpr const char* kName = "settings.gsc";
constexpr double kPauseS = 1.0;
constexpr int kMostKeptAside = 1000;

struct Bytes {
    std::string text;
    int reason = 0;  ///< errno; 0 when the file was read
};

/// The front of a regular file, one byte more than the limit. Never waits for a pipe.
Bytes frontOf(const std::string& path) {
    Bytes front;
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (descriptor < 0) {
        front.reason = errno;
        return front;
    }
    struct stat status {};
    if (::fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode)) {
        front.reason = S_ISDIR(status.st_mode) ? EISDIR : EINVAL;
    }
    front.text.resize(kSettingsLimit + 1);
    std::size_t size = 0;
    while (front.reason == 0 && size < front.text.size()) {
        const ssize_t count = ::read(descriptor, &front.text[size], front.text.size() - size);
        if (count == 0) {
            break;
        }
        if (count < 0) {
            front.reason = errno == EINTR ? 0 : errno;
        } else {
            size += static_cast<std::size_t>(count);
        }
    }
    ::close(descriptor);
    front.text.resize(size);
    return front;
}

}  // namespace

SettingsFile::SettingsFile(std::string folder, io::FileSystem& files)
    : files_(files),
      folder_(std::move(folder)),
      path_(folder_.empty() ? "" : folder_ + "/" + kName) {}

std::string SettingsFile::load() {
    if (path_.empty()) {
        return {};
    }
    io::sweepTemporaries(path_, files_);
    const Bytes front = frontOf(path_);
    if (front.reason == ENOENT) {
        return {};
    }
    if (front.reason != 0) {
        gaveUp_ = true;  // what cannot be read is not ours to replace
        return "settings are not kept: cannot read " + path_ + ": " + std::strerror(front.reason);
    }
    SettingsRead read = readSettings(front.text);
    settings_ = std::move(read.settings);
    if (read.problem.empty()) {
        written_ = settings_;
        return {};
    }
    return path_ + " is damaged: " + read.problem + "; what is good in it is used, " + setAside();
}

/// Moves the damaged file to a name that is free. The rest of a sentence.
std::string SettingsFile::setAside() {
    for (int number = 1; number < kMostKeptAside; ++number) {
        const std::string name =
            std::string(kName) + ".bad" + (number > 1 ? "-" + std::to_string(number) : "");
        const std::string aside = folder_ + "/" + name;
        struct stat status {};
        if (::lstat(aside.c_str(), &status) == 0) {
            continue;
        }
        if (files_.rename(path_.c_str(), aside.c_str()) == 0) {
            written_.clear();
            return "and it is kept as " + name;
        }
        break;
    }
    gaveUp_ = true;
    return "and it stays as it is: " + std::string(std::strerror(errno));
}

void SettingsFile::note(const sim::AppState& before, const sim::AppState& after) {
    takeChanges(settings_, before, after);
}

void SettingsFile::put(const std::string& key, const std::string& line) { settings_[key] = line; }

std::string SettingsFile::save() {
    std::string error = makeFolder(folder_);
    if (error.empty()) {
        error = io::writeWhole(path_, settingsText(settings_), files_);
    }
    if (error.empty()) {
        written_ = settings_;
    }
    return error;
}

std::string SettingsFile::write(double seconds) {
    if (!isWaiting() || seconds < lastWriteS_ + kPauseS) {
        return {};
    }
    lastWriteS_ = seconds;
    const std::string error = save();
    gaveUp_ = !error.empty();
    return gaveUp_ ? "settings are not kept: " + error : error;
}

void SettingsFile::finish() {
    const bool isUnreadable = gaveUp_ && lastWriteS_ < 0.0;
    if (!path_.empty() && settings_ != written_ && !isUnreadable) {
        save();
    }
}

}  // namespace gimbalscope::app
