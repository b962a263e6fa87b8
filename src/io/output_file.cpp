// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Files out, on POSIX descriptors: temporary file, fsync, rename, fsync of the folder. SIGPIPE and
// SIGXFSZ must be ignored by the program, so that a failed write is an answer and not the end.
#include "io/output_file.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <climits>
#include <csignal>
#include <cstring>
#include <filesystem>

#include "text/numbers.h"

namespace gimbalscope::io {
namespace {

constexpr std::size_t kBufferSize = 65536;
constexpr int kNameAttempts = 100;
constexpr std::size_t kLongestStem = 200;  ///< of a temporary name; the system allows 255 bytes
constexpr int kMostLinks = 40;             ///< that Linux follows in a path
constexpr int kReaderPatienceMs = 2000;
constexpr int kReaderPauseMs = 20;

std::string folderOf(const std::string& path) {
    const std::size_t slash = path.rfind('/');
    if (slash == std::string::npos) {
        return ".";
    }
    return slash == 0 ? "/" : path.substr(0, slash);
}

bool isLink(const std::filesystem::path& path) {
    std::error_code failed;
    return std::filesystem::is_symlink(path, failed);
}

/// The path with symbolic links followed, also to a file that does not exist yet. Of links that
/// lead in a circle it is one of them; links of the system to what has no name (/dev/stdout) stay.
std::string resolved(const std::string& path) {
    namespace fs = std::filesystem;
    std::error_code failed;
    if (fs::exists(path, failed)) {
        const fs::path real = fs::canonical(path, failed);
        return failed ? path : real.string();
    }
    fs::path at = path;
    for (int i = 0; i < kMostLinks && isLink(at); ++i) {
        const fs::path next = fs::read_symlink(at, failed);
        at = at.parent_path() / next;  // `next` alone where it is absolute
    }
    return at.string();
}

/// Writes everything, in as many pieces as the system wants. 0 or errno.
int writeAll(FileSystem& files, int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t count = files.write(descriptor, bytes.data(), bytes.size());
        if (count == 0) {
            return EIO;  // not one byte, and no reason given: asking again would not end
        }
        if (count < 0 && errno != EINTR) {
            return errno;
        }
        bytes.remove_prefix(count > 0 ? static_cast<std::size_t>(count) : 0);
    }
    return 0;
}

/// On the disk, whatever signals come. 0 or errno.
int syncAll(FileSystem& files, int descriptor) {
    while (files.sync(descriptor) != 0) {
        if (errno != EINTR) {
            return errno;
        }
    }
    return 0;
}

/// Where the temporary file of a target stands, without its number.
std::string temporaryStem(const std::string& target) {
    const std::size_t nameAt = target.rfind('/') + 1;  // 0 without a slash
    return target.substr(0, nameAt + kLongestStem);
}

/// The program that made a temporary file with this end of its name, "PID-NUMBER"; 0 for others.
pid_t makerOf(std::string_view end) {
    const std::size_t dash = end.find('-');
    const text::ParsedInteger maker = text::parseInteger(end.substr(0, dash));
    const bool isOurs = dash != std::string_view::npos && maker.ok() && maker.value > 0 &&
                        maker.value <= INT_MAX && text::parseInteger(end.substr(dash + 1)).ok();
    return isOurs ? static_cast<pid_t>(maker.value) : 0;
}

/// Opens what is no regular file. A named pipe gets its reader two seconds to come. -1 and errno on
/// failure; ENXIO when nobody reads.
int openSpecial(const std::string& path, bool isPipe) {
    if (!isPipe) {
        return ::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY);
    }
    int descriptor = -1;
    for (int waitedMs = 0; waitedMs <= kReaderPatienceMs; waitedMs += kReaderPauseMs) {
        descriptor = ::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NONBLOCK);
        if (descriptor >= 0 || errno != ENXIO) {
            break;
        }
        if (::poll(nullptr, 0, kReaderPauseMs) < 0) {
            return -1;  // a signal
        }
        errno = ENXIO;
    }
    if (descriptor >= 0) {
        ::fcntl(descriptor, F_SETFL, ::fcntl(descriptor, F_GETFL) & ~O_NONBLOCK);
    }
    return descriptor;
}

/// True when the standard output can be written to; a closed one may stand in as read-only.
bool isStandardOutputOpen() {
    const int flags = ::fcntl(STDOUT_FILENO, F_GETFL);
    return flags >= 0 && (flags & O_ACCMODE) != O_RDONLY;
}

}  // namespace

OutputFile::OutputFile(const std::string& path, FileSystem& files)
    : files_(files),
      name_(path == "-" ? "standard output" : path),
      target_(path == "-" ? "" : resolved(path)) {
    buffer_.reserve(kBufferSize);  // here: a constructor that throws has no destructor to tidy up
    struct stat status {};
    const bool exists = !target_.empty() && ::stat(target_.c_str(), &status) == 0;
    if (path == "-") {
        descriptor_ = isStandardOutputOpen() ? STDOUT_FILENO : -1;
        if (descriptor_ < 0) {
            fail(EBADF);
        }
    } else if (exists && S_ISDIR(status.st_mode)) {
        fail(EISDIR);
    } else if (exists && !S_ISREG(status.st_mode)) {
        descriptor_ = openSpecial(target_, S_ISFIFO(status.st_mode));
        target_.clear();
        if (descriptor_ < 0) {
            fail(errno);
        }
    } else if (exists && ::access(target_.c_str(), W_OK) != 0) {
        fail(errno);
    } else if (!exists && isLink(target_)) {
        fail(ELOOP);
    } else {
        openTemporary();
        if (exists && descriptor_ >= 0) {
            ::fchmod(descriptor_, status.st_mode & 07777U);
        }
    }
}

void OutputFile::openTemporary() {
    for (int attempt = 0; attempt < kNameAttempts && descriptor_ < 0; ++attempt) {
        temporary_ = temporaryStem(target_) + ".tmp-" + std::to_string(::getpid()) + "-" +
                     std::to_string(attempt);
        descriptor_ = files_.create(temporary_.c_str(), 0666);
        if (descriptor_ < 0 && errno != EEXIST) {
            break;
        }
    }
    if (descriptor_ < 0) {
        temporary_.clear();
        fail(errno);
    }
}

OutputFile::~OutputFile() {
    if (temporary_.empty()) {
        flush();
    } else {
        files_.remove(temporary_.c_str());
    }
    if (descriptor_ > STDERR_FILENO) {
        ::close(descriptor_);
    }
}

void OutputFile::fail(int reason) {
    if (reason == EPIPE) {
        readerGone_ = true;
    } else if (error_.empty()) {
        const bool isUnread = reason == ENXIO;  // a pipe or socket
        error_ =
            "cannot write " + name_ + ": " + (isUnread ? "nobody reads it" : std::strerror(reason));
    }
}

void OutputFile::write(std::string_view bytes) {
    if (bytes.size() >= kBufferSize) {
        flush();
        hand(bytes);
        return;
    }
    buffer_.append(bytes);
    if (buffer_.size() >= kBufferSize) {
        flush();
    }
}

void OutputFile::hand(std::string_view bytes) {
    if (isOpen() && !failed()) {
        if (const int reason = writeAll(files_, descriptor_, bytes); reason != 0) {
            fail(reason);
        }
    }
}

void OutputFile::flush() {
    hand(buffer_);
    buffer_.clear();
}

bool OutputFile::commit() {
    flush();
    if (!isOpen() || failed()) {
        return false;
    }
    if (temporary_.empty()) {
        return true;
    }
    if (const int reason = syncAll(files_, descriptor_); reason != 0) {
        fail(reason);
        return false;
    }
    if (files_.rename(temporary_.c_str(), target_.c_str()) != 0) {
        fail(errno);
        return false;
    }
    temporary_.clear();
    const int folder = ::open(folderOf(target_).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder >= 0) {
        syncAll(files_, folder);
        ::close(folder);
    }
    return true;
}

std::string writeWhole(const std::string& path, std::string_view bytes, FileSystem& files) {
    OutputFile file(path, files);
    file.write(bytes);
    if (file.commit() || file.readerGone()) {
        return {};
    }
    return file.error();
}

int sweepTemporaries(const std::string& path, FileSystem& files) {
    const std::string stem = temporaryStem(resolved(path)) + ".tmp-";
    const std::string folder = folderOf(stem);
    const std::string front = stem.substr(stem.rfind('/') + 1);
    int removed = 0;
    std::error_code ended;
    for (std::filesystem::directory_iterator each(folder, ended), end; !ended && each != end;
         each.increment(ended)) {
        const std::string name = each->path().filename().string();
        const pid_t maker = name.starts_with(front) ? makerOf(name.substr(front.size())) : 0;
        if (maker > 0 && ::kill(maker, 0) != 0 && errno == ESRCH) {
            removed += files.remove((folder + "/" + name).c_str()) == 0 ? 1 : 0;
        }
    }
    return removed;
}

}  // namespace gimbalscope::io
