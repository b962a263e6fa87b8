// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The flicker map beside the frames: the same cells from any number of threads and from none, a new
// request that drops the old one, an end in the middle of the work.
#include "app/map_worker.h"

#include <gtest/gtest.h>
#include <pthread.h>

#include <system_error>

#include "sim/update.h"

namespace gimbalscope::app {
namespace {

sim::MapRequest requestFor(const char* id, int columns, int rows) {
    sim::MapRequest request = sim::mapRequest(sim::initialState(), columns, rows);
    request.id = id;
    return request;
}

std::vector<sim::MapCell> computeRow(const sim::MapRequest& request, int row) {
    std::vector<sim::MapCell> cells;
    for (int column = 0; column < request.columns; ++column) {
        cells.push_back(sim::computeCell(request, column, row));
    }
    return cells;
}

std::vector<std::vector<sim::MapCell>> direct(const sim::MapRequest& request) {
    std::vector<std::vector<sim::MapCell>> rows;
    for (int row = 0; row < request.rows; ++row) {
        rows.push_back(computeRow(request, row));
    }
    return rows;
}

TEST(MapWorker, AnyNumberOfThreadsFindsTheSame) {
    const sim::MapRequest request = requestFor("urot", 20, 19);
    const auto expected = direct(request);
    for (const int threads : {0, 1, 2, 5}) {
        MapWorker worker(threads);
        EXPECT_FALSE(worker.isBusy());
        worker.ask(request);
        EXPECT_TRUE(worker.isBusy());
        EXPECT_LE(worker.threadCount(), threads);
        sim::FlickerMap map;
        worker.finish(map);
        EXPECT_FALSE(worker.isBusy()) << threads;
        EXPECT_TRUE(isComplete(map)) << threads;
        EXPECT_TRUE(map.rows == expected) << threads;
    }
}

TEST(MapWorker, FramesSeeItGrowToTheEnd) {
    for (const int threads : {0, 1}) {  // 0: each frame computes a slice
        const sim::MapRequest request = requestFor("lsl", 30, 40);
        MapWorker worker(threads);
        worker.ask(request);
        sim::FlickerMap map;
        int rows = 0;
        while (worker.isBusy()) {
            worker.advance(map);
            EXPECT_GE(map.freshRows, rows);
            rows = map.freshRows;
            worker.ask(request);  // asked again every frame: goes on
            std::this_thread::yield();
        }
        EXPECT_TRUE(isComplete(map));
        EXPECT_TRUE(map.rows == direct(request));
        EXPECT_FALSE(worker.advance(map));  // nothing new: nothing to draw
    }
}

TEST(MapWorker, ANewRequestDropsTheOldOne) {
    for (const int threads : {0, 2}) {
        MapWorker worker(threads);
        sim::FlickerMap map;
        worker.ask(requestFor("urot", 400, 400));  // seconds of work
        worker.advance(map);
        const sim::MapRequest wanted = requestFor("oblivion", 12, 9);
        worker.ask(wanted);
        worker.finish(map);
        EXPECT_TRUE(map.request == wanted);
        EXPECT_TRUE(map.rows == direct(wanted));
        worker.ask(requestFor("", 12, 9));
        EXPECT_FALSE(worker.isBusy());
        EXPECT_FALSE(worker.advance(map));
        worker.ask(wanted);
        worker.finish(map);
        EXPECT_TRUE(map.rows == direct(wanted));
    }
}

TEST(MapWorker, EndsInTheMiddleOfTheWork) {
    for (int i = 0; i < 5; ++i) {
        MapWorker worker(2);
        worker.ask(requestFor("urot:nearest", 10, 10));  // no such row: nothing to do
        EXPECT_FALSE(worker.isBusy());
        worker.ask(requestFor("urot", 400, 400));
        EXPECT_TRUE(worker.isBusy());
    }
}

/// While it lives threads ask for a stack that no machine has, so that none can be started.
class NoThreads {
public:
    NoThreads() {
        ::pthread_getattr_default_np(&usual_);
        pthread_attr_t huge;
        ::pthread_getattr_default_np(&huge);
        ::pthread_attr_setstacksize(&huge, std::size_t{1} << 46);
        ::pthread_setattr_default_np(&huge);
        ::pthread_attr_destroy(&huge);
    }
    ~NoThreads() {
        ::pthread_setattr_default_np(&usual_);
        ::pthread_attr_destroy(&usual_);
    }
    NoThreads(const NoThreads&) = delete;
    NoThreads& operator=(const NoThreads&) = delete;

private:
    pthread_attr_t usual_{};
};

TEST(MapWorker, WhereNoThreadCanBeStartedTheFrameComputes) {
    const NoThreads none;
    ASSERT_THROW(std::jthread([] {}), std::system_error);
    const sim::MapRequest request = requestFor("urot", 20, 19), other = requestFor("lsl", 9, 9);
    MapWorker worker(3);
    worker.ask(request);
    EXPECT_EQ(worker.threadCount(), 0);
    sim::FlickerMap map;
    while (worker.isBusy()) {
        worker.advance(map);
    }
    EXPECT_TRUE(isComplete(map));
    EXPECT_TRUE(map.rows == direct(request));
    worker.ask(other);
    worker.finish(map);
    EXPECT_TRUE(map.rows == direct(other));
}

TEST(MapWorker, LeavesAProcessorToTheFrame) {
    EXPECT_GE(MapWorker::usualThreads(), 1);
    const auto processors = static_cast<int>(std::thread::hardware_concurrency());
    EXPECT_LE(MapWorker::usualThreads(), std::max(1, processors - 1));
}

}  // namespace
}  // namespace gimbalscope::app
