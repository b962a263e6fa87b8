// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The times of every picture of the window, for benchmarks/window_bench.py: a file named by the
// environment variable GIMBALSCOPE_FRAME_LOG. Nobody sets it otherwise. A line for each picture:
//
//   BEGIN END PANELS    nanoseconds of the monotonic clock; nanoseconds of processor time
//
// BEGIN is when the loop began to draw; END is after the swap and after the graphics have finished,
// which is waited for only here. The line is written after END.
#pragma once

#include <cstdint>
#include <cstdio>
#include <memory>

namespace gimbalscope::app {

class FrameLog {
public:
    /// Opens the file of the environment; writes nothing when there is none or it cannot be opened.
    FrameLog();

    void begin();
    /// After the swap. `panelMs` is the processor time of the panels.
    void end(double panelMs);

private:
    struct CloseFile {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };
    std::unique_ptr<std::FILE, CloseFile> file_;
    std::int64_t begunNs_ = 0;
};

}  // namespace gimbalscope::app
