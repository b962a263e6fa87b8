// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// How long frames take while something moves, to notice a machine that cannot keep up. Pure.
#pragma once

#include <cstdint>

namespace gimbalscope::app {

class FrameWatch {
public:
    /// A frame that followed another one while something moved. Pauses (longer than a quarter of a
    /// second), zero and nonsense do not count.
    void add(double seconds);
    /// True once two seconds' worth of frames in a row have come at fewer than 45 a second on
    /// average.
    bool isSlow() const { return slow_; }

private:
    double seconds_ = 0.0;
    std::int64_t frames_ = 0;
    bool slow_ = false;
};

}  // namespace gimbalscope::app
