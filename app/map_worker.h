// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Computes the flicker map beside the frames. One job at a time: its rows are handed out one by
// one, coarse first, to threads, which write each into its own place and then raise a flag; no lock
// is held meanwhile, and the frame only looks at flags. A new request drops the old job within one
// cell. Where no thread can be had the frame computes a slice of a few milliseconds itself.
//
//   worker.ask(request);          // every frame; starts anew only when it differs
//   worker.advance(map);          // takes in the rows that are done
#pragma once

#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "sim/flicker_map.h"

namespace gimbalscope::app {

class MapWorker {
public:
    /// `mostThreads` are started at the first request; 0: none, all is computed in advance().
    explicit MapWorker(int mostThreads = usualThreads());
    /// Ends within one cell.
    ~MapWorker();
    MapWorker(const MapWorker&) = delete;
    MapWorker& operator=(const MapWorker&) = delete;

    /// One thread less than the machine runs at once, at least one.
    static int usualThreads();

    /// What is wanted from now on. A request that cannot be computed ends all work.
    void ask(const sim::MapRequest& request);
    /// Takes in rows that were finished since; `map` becomes the request's. Without threads
    /// computes for about 4 ms. True when something was taken in.
    bool advance(sim::FlickerMap& map);
    /// Helps until the map is complete.
    void finish(sim::FlickerMap& map);
    /// Rows are missing that advance() has not handed out yet.
    bool isBusy() const;
    /// Threads there are; 0 before the first request and where none could be started.
    int threadCount() const { return static_cast<int>(threads_.size()); }

private:
    struct Job;
    struct Post;
    static void run(const std::stop_token& stop, Post& post);
    void startThreads();
    void computeSlice();
    bool collect(sim::FlickerMap& map);

    int mostThreads_;
    bool startedThreads_ = false;
    std::shared_ptr<Job> job_;  ///< the present one; none while nothing is wanted
    std::unique_ptr<Post> post_;
    std::vector<std::jthread> threads_;  ///< last, so that they end before what they use
};

}  // namespace gimbalscope::app
