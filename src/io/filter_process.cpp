// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// posix_spawn and poll. The child leads a process group of its own, so that whatever the shell has
// started ends with it.
#include "io/filter_process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstdint>
#include <cstring>

extern char** environ;  // POSIX: declared by nobody

namespace gimbalscope::io {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kLookMilliseconds = 100;  // how often the stop signal is looked at
constexpr std::size_t kChunk = 65536;

/// Both ends of a pipe; closed with it.
class Pipe {
public:
    Pipe() { isOpen_ = ::pipe2(ends_.data(), O_CLOEXEC) == 0; }
    ~Pipe() {
        closeEnd(0);
        closeEnd(1);
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;

    bool isOpen() const { return isOpen_; }
    int end(std::size_t which) const { return ends_[which]; }
    void closeEnd(std::size_t which) {
        if (ends_[which] >= 0) {
            ::close(ends_[which]);
            ends_[which] = -1;
        }
    }
    void makeNonBlocking(std::size_t which) const {
        ::fcntl(ends_[which], F_SETFL, ::fcntl(ends_[which], F_GETFL) | O_NONBLOCK);
    }

private:
    std::array<int, 2> ends_{-1, -1};
    bool isOpen_ = false;
};

/// Starts the shell; 0 or an error number.
int start(const std::string& command, const Pipe& in, const Pipe& out, pid_t& child) {
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, in.end(0), STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, out.end(1), STDOUT_FILENO);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setpgroup(&attributes, 0);
    sigset_t defaults;  // we ignore these, the child must not
    sigemptyset(&defaults);
    sigaddset(&defaults, SIGPIPE);
    sigaddset(&defaults, SIGXFSZ);
    posix_spawnattr_setsigdefault(&attributes, &defaults);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
    std::string shell = "sh", option = "-c", text = command;
    const std::array<char*, 4> arguments{shell.data(), option.data(), text.data(), nullptr};
    const int failure =
        ::posix_spawn(&child, "/bin/sh", &actions, &attributes, arguments.data(), environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return failure;
}

/// The exchange with a running child.
class Exchange {
public:
    Exchange(const FilterCall& call, const volatile std::sig_atomic_t& stop)
        : call_(call),
          stop_(stop),
          deadline_(Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                       std::chrono::duration<double>(call.timeoutSeconds))) {}

    /// Serves both pipes until the child closes its output. False when it has to be killed.
    bool serve(Pipe& in, Pipe& out, FilterResult& result) {
        in.makeNonBlocking(1);
        out.makeNonBlocking(0);
        while (out.end(0) >= 0) {
            if (call_.input.size() == written_) {
                in.closeEnd(1);
            }
            std::array<pollfd, 2> waiting{
                {{out.end(0), POLLIN, 0}, {in.end(1), POLLOUT, 0}}};  // -1 is passed over
            if (!isInTime(result)) {
                return false;
            }
            if (::poll(waiting.data(), waiting.size(), kLookMilliseconds) <= 0) {
                continue;
            }
            if (waiting[1].revents != 0) {
                feed(in);
            }
            if (waiting[0].revents != 0 && !collect(out, result)) {
                return false;
            }
        }
        return true;
    }

    /// Waits for the child to end. False when it has to be killed.
    bool await(pid_t child, int& status, FilterResult& result) const {
        pid_t ended = 0;
        while (ended == 0 || (ended < 0 && errno == EINTR)) {
            ended = ::waitpid(child, &status, WNOHANG);
            if (!isInTime(result)) {
                return false;
            }
            if (ended == 0) {
                ::poll(nullptr, 0, 1);
            }
        }
        return true;
    }

private:
    bool isInTime(FilterResult& result) const {
        if (stop_ != 0) {
            result.end = FilterEnd::Interrupted;
            return false;
        }
        if (Clock::now() >= deadline_) {
            result.end = FilterEnd::TimedOut;
            return false;
        }
        return true;
    }

    void feed(Pipe& in) {
        const std::string_view rest = call_.input.substr(written_);
        const ssize_t count = ::write(in.end(1), rest.data(), std::min(rest.size(), kChunk));
        if (count >= 0) {
            written_ += static_cast<std::size_t>(count);
        } else if (errno != EAGAIN && errno != EINTR) {
            in.closeEnd(1);  // it reads no more; what it has written still counts
        }
    }

    bool collect(Pipe& out, FilterResult& result) {
        std::array<char, kChunk> chunk;
        const ssize_t count = ::read(out.end(0), chunk.data(), chunk.size());
        if (count > 0) {
            result.output.append(chunk.data(), static_cast<std::size_t>(count));
            if (result.output.size() > call_.outputLimit) {
                result.end = FilterEnd::TooMuch;
                return false;
            }
        } else if (count == 0 || (errno != EAGAIN && errno != EINTR)) {
            out.closeEnd(0);
        }
        return true;
    }

    const FilterCall& call_;
    const volatile std::sig_atomic_t& stop_;
    Clock::time_point deadline_;
    std::size_t written_ = 0;
};

std::string problemOf(const FilterResult& result, const FilterCall& call) {
    switch (result.end) {
        case FilterEnd::Exited:
            return result.status == 0
                       ? ""
                       : "the command ended with exit status " + std::to_string(result.status);
        case FilterEnd::Killed:
            return "the command was ended by signal " + std::to_string(result.status);
        case FilterEnd::TimedOut: {
            const auto milliseconds = std::to_string(static_cast<long>(call.timeoutSeconds * 1e3));
            return "the command did not end within " + milliseconds + " milliseconds";
        }
        case FilterEnd::TooMuch:
            return "the command writes more than " + std::to_string(call.outputLimit) + " bytes";
        case FilterEnd::Interrupted:
            return "interrupted";
        case FilterEnd::NotStarted:
            break;
    }
    return "the command cannot be started: " + std::string(std::strerror(result.status));
}

}  // namespace

FilterResult runFilter(const FilterCall& call, const volatile std::sig_atomic_t& stop) {
    FilterResult result;
    Pipe in, out;
    pid_t child = 0;
    result.status = in.isOpen() && out.isOpen() ? start(call.command, in, out, child) : errno;
    if (result.status != 0) {
        result.problem = problemOf(result, call);
        return result;
    }
    in.closeEnd(0);
    out.closeEnd(1);
    Exchange exchange(call, stop);
    int status = 0;
    const bool isServed = exchange.serve(in, out, result);
    in.closeEnd(1);  // it may go on reading behind its last answer
    if (isServed && exchange.await(child, status, result)) {
        result.end = WIFEXITED(status) ? FilterEnd::Exited : FilterEnd::Killed;
        result.status = WIFEXITED(status) ? WEXITSTATUS(status) : WTERMSIG(status);
    } else {
        ::kill(-child, SIGKILL);
        while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
        }
    }
    result.problem = problemOf(result, call);
    return result;
}

}  // namespace gimbalscope::io
