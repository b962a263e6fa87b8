// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Answers one question at a time beside the frames. A new question drops the old one: what is found
// for it is never handed out. The answer stays as long as the question does.
//
//   worker.ask(request);            // every frame; works only when it differs
//   worker.answer()                 // nullptr until it is known
#pragma once

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <system_error>
#include <thread>

namespace gimbalscope::app {

/// `Request` is comparable and copyable; `find` is called on a thread of its own, and on the
/// caller's where there is none.
template <class Request, class Answer>
class LatestWorker {
public:
    using Find = std::function<Answer(const Request&)>;
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
        asked_ = request;
        answer_.reset();
        ++number_;
        if (asked_ && !hasThread()) {
            answer_ = std::make_shared<const Answer>(find_(*asked_));
        }
        changed_.notify_all();
    }
    /// The same question is asked anew: what it is about has changed.
    void forget() {
        const std::lock_guard lock(mutex_);
        asked_.reset();
        answer_.reset();
        ++number_;
    }
    /// What was found; nullptr while that is not known, or nothing is wanted.
    std::shared_ptr<const Answer> answer() const {
        const std::lock_guard lock(mutex_);
        return answer_;
    }
    /// Waits for it; nullptr when nothing is wanted.
    std::shared_ptr<const Answer> wait() {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return answer_ || !asked_; });
        return answer_;
    }
    bool isBusy() const {
        const std::lock_guard lock(mutex_);
        return asked_ && !answer_;
    }

private:
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
        while (changed_.wait(lock, stop, [&] { return asked_ && !answer_; })) {
            const Request request = *asked_;
            const std::uint64_t number = number_;
            lock.unlock();
            auto found = std::make_shared<const Answer>(find_(request));
            lock.lock();
            if (number == number_) {
                answer_ = std::move(found);
                changed_.notify_all();
            }
        }
    }

    Find find_;
    mutable std::mutex mutex_;
    std::condition_variable_any changed_;
    std::optional<Request> asked_;
    std::shared_ptr<const Answer> answer_;
    std::uint64_t number_ = 0;  ///< of the question
    std::jthread thread_;       ///< last, so that it ends before what it uses
};

}  // namespace gimbalscope::app
