// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Averages over two seconds at a time.
#include "app/frame_watch.h"

namespace gimbalscope::app {

void FrameWatch::add(double seconds) {
    constexpr double kWindowSeconds = 2.0, kLongestSeconds = 0.25, kFewest = 45.0;
    if (!(seconds > 0.0) || seconds > kLongestSeconds) {
        return;
    }
    seconds_ += seconds;
    ++frames_;
    if (seconds_ >= kWindowSeconds) {
        slow_ = slow_ || static_cast<double>(frames_) / seconds_ < kFewest;
        seconds_ = 0.0;
        frames_ = 0;
    }
}

}  // namespace gimbalscope::app
