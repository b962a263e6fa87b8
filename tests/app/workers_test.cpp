// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What works beside the frames: one question at a time, the newest counts.
#include <gtest/gtest.h>

#include <atomic>
#include <new>
#include <semaphore>

#include "app/contest_display.h"
#include "sim/play.h"

namespace gimbalscope::app {
namespace {

using namespace std::chrono_literals;

TEST(LatestWorker, AnswersOnceAndKeepsTheAnswer) {
    std::atomic<int> calls = 0;
    LatestWorker<int, int> worker([&](int number, const tune::Stop& /*stop*/) {
        ++calls;
        return 10 * number;
    });
    EXPECT_EQ(worker.answer(), nullptr);
    EXPECT_EQ(worker.wait(), nullptr);  // nothing is wanted
    EXPECT_FALSE(worker.isBusy());
    worker.ask(4);
    const auto answer = worker.wait();
    ASSERT_TRUE(answer);
    EXPECT_EQ(*answer, 40);
    worker.ask(4);
    EXPECT_EQ(worker.answer(), answer);
    EXPECT_EQ(calls, 1);
    worker.forget();
    EXPECT_EQ(worker.answer(), nullptr);
    worker.ask(4);
    EXPECT_EQ(*worker.wait(), 40);
    EXPECT_EQ(calls, 2);
    worker.ask(std::nullopt);
    EXPECT_EQ(worker.answer(), nullptr);
    EXPECT_FALSE(worker.isBusy());
}

TEST(LatestWorker, WhatIsFoundForAnOldQuestionIsNeverHandedOut) {
    std::binary_semaphore begun{0}, goOn{0};
    LatestWorker<int, int> worker([&](int number, const tune::Stop& /*stop*/) {
        if (number == 1) {
            begun.release();
            goOn.acquire();
        }
        return number;
    });
    worker.ask(1);
    begun.acquire();
    worker.ask(2);  // while the first is being answered
    EXPECT_TRUE(worker.isBusy());
    EXPECT_EQ(worker.answer(), nullptr);
    goOn.release();
    EXPECT_EQ(*worker.wait(), 2);
    EXPECT_FALSE(worker.isBusy());
}

TEST(LatestWorker, EndsWithAQuestionThatNobodyWaitsFor) {
    std::binary_semaphore begun{0};
    std::atomic<int> finished = 0;
    {
        LatestWorker<int, int> worker([&](int number, const tune::Stop& /*stop*/) {
            begun.release();
            std::this_thread::sleep_for(5ms);
            ++finished;
            return number;
        });
        worker.ask(1);
        begun.acquire();
    }
    EXPECT_EQ(finished, 1);
}

/// Works until it is stopped; whoever does not stop it waits for ever.
int untilStopped(int number, const tune::Stop& stop) {
    while (!tune::isStopped(stop)) {
        std::this_thread::yield();
    }
    return number;
}

TEST(LatestWorker, StopsWhatIsNoLongerAsked) {  // fault row F30
    std::counting_semaphore begun{0};
    std::atomic<int> stopped = 0;
    const auto find = [&](int number, const tune::Stop& stop) {
        if (number > 0) {
            return number;
        }
        begun.release();
        const int result = untilStopped(number, stop);
        ++stopped;
        return result;
    };
    {
        LatestWorker<int, int> worker(find);
        worker.ask(-1);
        begun.acquire();
        worker.ask(2);
        EXPECT_EQ(*worker.wait(), 2);
        EXPECT_EQ(stopped, 1);
        worker.ask(-2);
        begun.acquire();
        worker.forget();
        worker.ask(3);
        EXPECT_EQ(*worker.wait(), 3);
        worker.ask(-3);
        begun.acquire();
        worker.ask(std::nullopt);
        worker.ask(4);
        EXPECT_EQ(*worker.wait(), 4);
        EXPECT_EQ(stopped, 3);
        worker.ask(-4);
        begun.acquire();
    }
    EXPECT_EQ(stopped, 4);  // by the destructor
}

TEST(LatestWorker, WhatIsThrownComesOutWhereTheAnswerIsAskedFor) {  // fault row F67
    LatestWorker<int, int> worker([](int number, const tune::Stop& /*stop*/) {
        if (number == 1) {
            throw std::bad_alloc();
        }
        return number;
    });
    worker.ask(1);
    EXPECT_THROW(worker.wait(), std::bad_alloc);
    EXPECT_FALSE(worker.isBusy());
    EXPECT_THROW(worker.answer(), std::bad_alloc);
    worker.ask(2);
    EXPECT_EQ(*worker.wait(), 2);
}

sim::AppState flown(const std::string& script) {
    const sim::Playback flight = sim::play(sim::parseScript(script));
    EXPECT_TRUE(flight.messages.empty()) << flight.messages[0];
    return flight.state;
}

TEST(ContestDisplay, MeasuresWhatIsShownAndKeepsItWhileTheNextIsMeasured) {
    ContestDisplay display;
    const sim::AppState clamp = flown("show urot versus urot:clamp\n");
    display.update(clamp, false, true);
    EXPECT_EQ(display.contested(), nullptr);
    EXPECT_FALSE(display.isBusy());
    display.update(clamp, true, true);
    ASSERT_NE(display.contested(), nullptr);
    EXPECT_TRUE(display.contested()->isFresh);
    EXPECT_FALSE(display.isBusy());
    EXPECT_GT(display.contested()->first.poleNanShare(), 0.0);
    const double before = display.contested()->second.poleWorstDeg;

    const sim::AppState nearest = flown("show urot versus urot:nearest\n");
    display.update(nearest, true, false);
    if (display.isBusy()) {  // a fast machine may have measured it already
        ASSERT_NE(display.contested(), nullptr);
        EXPECT_EQ(display.contested()->second.poleWorstDeg, before);
        EXPECT_FALSE(display.contested()->isFresh);
    }
    display.update(nearest, true, true);
    EXPECT_TRUE(display.contested()->isFresh);
    EXPECT_FALSE(display.isBusy());
    EXPECT_NE(display.contested()->second.poleWorstDeg, before);
}

TEST(ContestDisplay, WithoutARivalThereIsNothingToMeasure) {
    ContestDisplay display;
    display.update(flown("show urot\n"), true, true);
    EXPECT_EQ(display.contested(), nullptr);
    EXPECT_FALSE(display.isBusy());
}

}  // namespace
}  // namespace gimbalscope::app
