// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Jobs and the threads that work on them. Threads allocate nothing: a job has room for all its
// cells.
#include "app/map_worker.h"

#include <algorithm>
#include <chrono>
#include <system_error>
#include <utility>

namespace gimbalscope::app {
namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::milliseconds kSlice{4};

}  // namespace

/// A request and its rows. A row belongs to who drew its number, until its flag is up.
struct MapWorker::Job {
    explicit Job(const sim::MapRequest& wanted)
        : request(wanted),
          order(sim::progressiveRows(wanted.rows)),
          rows(order.size(), std::vector<sim::MapCell>(static_cast<std::size_t>(wanted.columns))),
          done(order.size()),
          taken(order.size(), false) {}

    const sim::MapRequest request;
    const std::vector<int> order;
    std::vector<std::vector<sim::MapCell>> rows;
    std::vector<std::atomic<bool>> done;
    std::vector<bool> taken;  ///< by the frame, whose own it is
    std::atomic<std::size_t> next{0}, finished{0};
    std::atomic<bool> cancelled{false};
    std::size_t handedOut = 0;           ///< rows taken
    int sliceRow = -1, sliceColumn = 0;  ///< what computeSlice has begun

    /// The number of a row that nobody has begun; -1 when there is none.
    int draw() {
        const std::size_t place = next.fetch_add(1, std::memory_order_relaxed);
        return place < order.size() ? order[place] : -1;
    }
    /// One cell of a row that was drawn.
    void compute(int row, int column) {
        rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] =
            sim::computeCell(request, column, row);
    }
    void raise(int row) {
        done[static_cast<std::size_t>(row)].store(true, std::memory_order_release);
        finished.fetch_add(1, std::memory_order_release);
        finished.notify_all();
    }
    /// Draws and computes rows until there are none left or nobody wants them.
    void work() {
        for (int row = draw(); row >= 0; row = draw()) {
            for (int column = 0; column < request.columns; ++column) {
                if (cancelled.load(std::memory_order_relaxed)) {
                    return;
                }
                compute(row, column);
            }
            raise(row);
        }
    }
};

/// Where jobs are left for the threads.
struct MapWorker::Post {
    std::mutex mutex;
    std::condition_variable_any changed;
    std::shared_ptr<Job> job;
};

MapWorker::MapWorker(int mostThreads)
    : mostThreads_(mostThreads), post_(std::make_unique<Post>()) {}

MapWorker::~MapWorker() {
    if (job_) {
        job_->cancelled = true;
    }
}

int MapWorker::usualThreads() {
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
}

void MapWorker::run(const std::stop_token& stop, Post& post) {
    std::shared_ptr<Job> job;
    while (!stop.stop_requested()) {
        {
            std::unique_lock lock(post.mutex);
            if (!post.changed.wait(lock, stop, [&] { return post.job != job; })) {
                return;
            }
            job = post.job;
        }
        if (job) {
            job->work();
        }
    }
}

void MapWorker::startThreads() {
    startedThreads_ = true;
    try {
        while (threadCount() < mostThreads_) {
            threads_.emplace_back(
                [post = post_.get()](const std::stop_token& stop) { run(stop, *post); });
        }
    } catch (const std::system_error&) {
        return;  // fewer, or none: the frame computes slices
    }
}

void MapWorker::ask(const sim::MapRequest& request) {
    const bool isWanted = isComputable(request);
    if (job_ ? isWanted && job_->request == request : !isWanted) {
        return;
    }
    if (job_) {
        job_->cancelled = true;
    }
    job_ = isWanted ? std::make_shared<Job>(request) : nullptr;
    if (isWanted && !startedThreads_) {
        startThreads();
    }
    {
        const std::lock_guard lock(post_->mutex);
        post_->job = job_;
    }
    post_->changed.notify_all();
}

void MapWorker::computeSlice() {
    const Clock::time_point end = Clock::now() + kSlice;
    Job& job = *job_;
    while (Clock::now() < end) {
        if (job.sliceRow < 0) {
            job.sliceRow = job.draw();
            job.sliceColumn = 0;
            if (job.sliceRow < 0) {
                return;
            }
        }
        job.compute(job.sliceRow, job.sliceColumn);
        if (++job.sliceColumn == job.request.columns) {
            job.raise(std::exchange(job.sliceRow, -1));
        }
    }
}

bool MapWorker::collect(sim::FlickerMap& map) {
    Job& job = *job_;
    bool changed = false;
    if (!(map.request == job.request)) {
        map = sim::mapFor(job.request, std::move(map));
        job.taken.assign(job.taken.size(), false);
        job.handedOut = 0;
        changed = true;
    }
    for (std::size_t row = 0; row < job.rows.size() && job.handedOut < job.rows.size(); ++row) {
        if (!job.taken[row] && job.done[row].load(std::memory_order_acquire)) {
            sim::setRow(map, static_cast<int>(row), job.rows[row]);
            job.taken[row] = true;
            ++job.handedOut;
            changed = true;
        }
    }
    return changed;
}

bool MapWorker::advance(sim::FlickerMap& map) {
    if (!job_) {
        return false;
    }
    if (threads_.empty()) {
        computeSlice();
    }
    return collect(map);
}

void MapWorker::finish(sim::FlickerMap& map) {
    if (!job_) {
        return;
    }
    while (job_->sliceRow >= 0) {
        computeSlice();
    }
    job_->work();
    for (std::size_t count = job_->finished; count < job_->rows.size(); count = job_->finished) {
        job_->finished.wait(count);
    }
    collect(map);
}

bool MapWorker::isBusy() const { return job_ && job_->handedOut < job_->rows.size(); }

}  // namespace gimbalscope::app
