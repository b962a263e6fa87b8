// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Answers one question at a time beside the frames. A new question stops the old one: what is found
// for it is never handed out. The answer stays as long as the question does.
//
//   worker.ask(request);            // every frame; works only when it differs
//   worker.answer()                 // nullptr until it is known
#pragma once

#include <atomic>
#include <condition_variable>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <system_error>
#include <thread>

#include "app/signals.h"
#include "tune/stop.h"

namespace gimbalscope::app {

/// `Request` is comparable and copyable; `find` is called on a thread of its own, and on the
/// caller's where there is none. It is stopped when the question is no longer asked, when a signal
/// wants the program to end, and by the destructor, which waits until it returns. What it throws
/// comes out where the answer is asked for.
template <class Request, class Answer>
class LatestWorker {
public:
    using Find = std::function<Answer(const Request&, const tune::Stop&)>;
    explicit LatestWorker(Find find) : find_(std::move(find)) {}
    ~LatestWorker() = default;
    LatestWorker(const LatestWorker&) = delete;
    LatestWorker& operator=(const LatestWorker&) = delete;

    /// What is wanted from now on; nothing for a request without value.
    void ask(const std::optional<Request>& request) {
        const std::unique_lock lock(mutex_);
        if (asked_ == request) {
            return;
        }
        drop();
        asked_ = request;
        if (asked_ && !hasThread()) {
            found_ = found(*asked_, isToStop);
        }
        changed_.notify_all();
    }
    /// The same question is asked anew: what it is about has changed.
    void forget() {
        const std::lock_guard lock(mutex_);
        drop();
    }
    /// What was found; nullptr while that is not known, or nothing is wanted.
    std::shared_ptr<const Answer> answer() const {
        const std::lock_guard lock(mutex_);
        return known();
    }
    /// Waits for it; nullptr when nothing is wanted.
    std::shared_ptr<const Answer> wait() {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return found_ || !asked_; });
        return known();
    }
    bool isBusy() const {
        const std::lock_guard lock(mutex_);
        return asked_ && !found_;
    }

private:
    /// An answer, or what was thrown instead.
    struct Found {
        std::shared_ptr<const Answer> answer;
        std::exception_ptr failure;
    };

    Found found(const Request& request, const tune::Stop& stop) const {
        try {
            return {std::make_shared<const Answer>(find_(request, stop)), nullptr};
        } catch (...) {
            return {nullptr, std::current_exception()};
        }
    }
    std::shared_ptr<const Answer> known() const {
        if (found_ && found_->failure) {
            std::rethrow_exception(found_->failure);
        }
        return found_ ? found_->answer : nullptr;
    }
    void drop() {
        asked_.reset();
        found_.reset();
        ++number_;
    }
    /// One that is started with the first question.
    bool hasThread() {
        if (!thread_.joinable()) {
            try {
                thread_ = std::jthread([this](const std::stop_token& stop) { run(stop); });
            } catch (const std::system_error&) {
                return false;
            }
        }
        return true;
    }
    void run(const std::stop_token& stop) {
        std::unique_lock lock(mutex_);
        while (changed_.wait(lock, stop, [&] { return asked_ && !found_; })) {
            const Request request = *asked_;
            const std::uint64_t number = number_;
            lock.unlock();
            Found latest = found(
                request, [&] { return number != number_ || stop.stop_requested() || isToStop(); });
            lock.lock();
            if (number == number_) {
                found_ = std::move(latest);
                changed_.notify_all();
            }
        }
    }

    Find find_;
    mutable std::mutex mutex_;
    std::condition_variable_any changed_;
    std::optional<Request> asked_;
    std::optional<Found> found_;
    std::atomic<std::uint64_t> number_ = 0;  ///< of the question
    std::jthread thread_;                    ///< last, so that it ends before what it uses
};

}  // namespace gimbalscope::app
