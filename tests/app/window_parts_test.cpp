// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The parts of the window's loop that need no window: faults asked for, slow frames noticed (F56).
#include <gtest/gtest.h>

#include <cmath>

#include "app/frame_watch.h"
#include "app/window_faults.h"

namespace gimbalscope::app {
namespace {

TEST(WindowFaults, WordsAreReadAndOthersPassedOver) {
    const WindowFaults none = parseFaults("");
    EXPECT_FALSE(none.loseContextAfter || none.blockSwapAt || none.glErrors);
    EXPECT_EQ(none.spikeSeconds, 0.0);
    const WindowFaults all =
        parseFaults("lose-context=20 nonsense gl-errors spikes=0.2 block-swap=3 spikes=");
    EXPECT_EQ(all.loseContextAfter, 20);
    EXPECT_EQ(all.blockSwapAt, 3);
    EXPECT_TRUE(all.glErrors);
    EXPECT_EQ(all.spikeSeconds, 0.0);  // the last word of a name counts
    EXPECT_EQ(parseFaults("drop=/a/b=c.toml drop=x.png").dropped,
              (std::vector<std::string>{"/a/b=c.toml", "x.png"}));  // but of what is dropped all
}

bool isSlowAfter(double seconds, int frames) {
    FrameWatch watch;
    for (int frame = 0; frame < frames; ++frame) {
        watch.add(seconds);
    }
    return watch.isSlow();
}

TEST(F56SlowFrames, AreNoticedAfterTwoSeconds) {
    EXPECT_FALSE(isSlowAfter(1.0 / 60, 1000));
    EXPECT_FALSE(isSlowAfter(1.0 / 50, 1000));
    EXPECT_TRUE(isSlowAfter(1.0 / 30, 100));
    EXPECT_FALSE(isSlowAfter(1.0 / 30, 30)) << "a second is not enough";
}

TEST(F56SlowFrames, PausesAndNonsenseDoNotCount) {
    for (const double seconds : {0.0, -1.0, 0.3, 1e9, HUGE_VAL, std::nan("")}) {
        EXPECT_FALSE(isSlowAfter(seconds, 1000)) << seconds;
    }
}

}  // namespace
}  // namespace gimbalscope::app
