// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Files in, on POSIX descriptors: streams would hide the reason of a failure and the interruption
// by a signal.
#include "io/input_file.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <utility>

namespace gimbalscope::io {
namespace {

constexpr int kWriterPatienceMs = 2000;
constexpr std::size_t kWholeFileLimit = std::size_t{16} << 20;

std::string cannotRead(const std::string& name, const std::string& reason) {
    return "cannot read " + name + ": " + reason;
}

/// Waits for somebody to write to a pipe. Returns why there is no point in reading it: no byte came
/// in time and no program has it open for writing, or a signal. A byte that came at the last moment
/// is kept in `early`.
std::string pipeProblem(int pipeDescriptor, std::string& early) {
    pollfd waiting{pipeDescriptor, POLLIN, 0};
    const int ready = ::poll(&waiting, 1, kWriterPatienceMs);
    if (ready != 0) {
        return ready > 0 ? std::string() : std::strerror(errno);
    }
    char byte = 0;
    const ssize_t count = ::read(pipeDescriptor, &byte, 1);
    if (count == 1) {
        early.assign(1, byte);
    }
    return count == 0 ? "nobody writes to this pipe" : "";
}

/// True when the standard input can be read. A closed one may stand in as a descriptor that can
/// only be written to, so that no other file takes its number.
bool isStandardInputOpen() {
    const int flags = ::fcntl(STDIN_FILENO, F_GETFL);
    return flags >= 0 && (flags & O_ACCMODE) != O_WRONLY;
}

/// Opens without waiting for a pipe's writer. Returns the descriptor, or -1 and a reason.
int openReadable(const std::string& path, std::string& early, std::string& reason) {
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    struct stat status {};
    if (descriptor < 0 || ::fstat(descriptor, &status) != 0) {
        reason = std::strerror(errno);
        return -1;
    }
    if (S_ISDIR(status.st_mode)) {
        reason = std::strerror(EISDIR);
    } else if (S_ISFIFO(status.st_mode)) {
        reason = pipeProblem(descriptor, early);
    }
    if (!reason.empty()) {
        ::close(descriptor);
        return -1;
    }
    ::fcntl(descriptor, F_SETFL, ::fcntl(descriptor, F_GETFL) & ~O_NONBLOCK);
    return descriptor;
}

}  // namespace

InputFile::InputFile(const std::string& path) : name_(path == "-" ? "standard input" : path) {
    std::string reason;
    if (path == "-") {
        descriptor_ = isStandardInputOpen() ? STDIN_FILENO : -1;
        reason = descriptor_ >= 0 ? "" : "it is closed";
    } else {
        descriptor_ = openReadable(path, early_, reason);
    }
    if (!reason.empty()) {
        error_ = cannotRead(name_, reason);
    }
}

InputFile::InputFile(InputFile&& other) noexcept
    : name_(std::move(other.name_)),
      error_(std::move(other.error_)),
      early_(std::move(other.early_)),
      descriptor_(std::exchange(other.descriptor_, -1)) {}

InputFile::~InputFile() {
    if (descriptor_ > STDIN_FILENO) {
        ::close(descriptor_);
    }
}

std::int64_t InputFile::size() const {
    struct stat status {};
    const bool isRegular =
        isOpen() && ::fstat(descriptor_, &status) == 0 && S_ISREG(status.st_mode);
    return isRegular ? std::int64_t{status.st_size} : 0;
}

bool InputFile::isReady(int milliseconds) const {
    if (!isOpen() || !early_.empty()) {
        return true;
    }
    pollfd waiting{descriptor_, POLLIN, 0};
    const int ready = ::poll(&waiting, 1, milliseconds);
    return ready > 0 || (ready < 0 && errno != EINTR);
}

InputFile::Chunk InputFile::read(std::span<char> buffer) {
    if (!early_.empty()) {
        buffer[0] = early_[0];
        early_.clear();
        return {.size = 1};
    }
    const ssize_t count = ::read(descriptor_, buffer.data(), buffer.size());
    if (count >= 0) {
        return {.size = static_cast<std::size_t>(count)};
    }
    if (errno == EINTR) {
        return {.interrupted = true};
    }
    error_ = cannotRead(name_, std::strerror(errno));
    return {.failed = true};
}

namespace {

/// All that is left of an open file; more than `most` bytes are an error, "it is over ...".
WholeFile readAll(InputFile& file, std::size_t most, const std::string& over) {
    if (!file.isOpen()) {
        return {.text = std::nullopt, .error = file.error()};
    }
    std::string text;
    std::array<char, 65536> buffer{};
    while (true) {
        const InputFile::Chunk chunk = file.read(buffer);
        if (chunk.failed) {
            return {.text = std::nullopt, .error = file.error()};
        }
        if (chunk.interrupted) {
            return {.text = std::nullopt, .error = cannotRead(file.name(), std::strerror(EINTR))};
        }
        if (chunk.size == 0) {
            return {.text = std::move(text), .error = {}};
        }
        text.append(buffer.data(), chunk.size);
        if (text.size() > most) {
            return {.text = std::nullopt, .error = cannotRead(file.name(), over)};
        }
    }
}

}  // namespace

WholeFile readWhole(const std::string& path) {
    InputFile file(path);
    return readAll(file, kWholeFileLimit, "it is over 16 MiB");
}

WholeFile readPlain(const std::string& path, std::size_t most) {
    const std::string over = "it is over " + std::to_string(most / 1024) + " KiB";
    struct stat status {};
    std::string problem;
    if (::stat(path.c_str(), &status) != 0) {
        problem = std::strerror(errno);
    } else if (S_ISDIR(status.st_mode)) {
        problem = std::strerror(EISDIR);
    } else if (!S_ISREG(status.st_mode)) {
        problem = "it is no plain file";
    } else if (static_cast<std::uint64_t>(status.st_size) > most) {
        problem = over;
    }
    if (!problem.empty()) {
        return {.text = std::nullopt, .error = cannotRead(path, problem)};
    }
    InputFile file(path);
    return readAll(file, most, over);
}

}  // namespace gimbalscope::io
