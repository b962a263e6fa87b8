// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// One line a picture, handed to the system at once.
#include "app/frame_log.h"

#include <chrono>
#include <cmath>
#include <cstdlib>

#include "render/gl_loader.h"

namespace gimbalscope::app {
namespace {

std::int64_t monotonicNs() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::nanoseconds>(now).count();
}

}  // namespace

FrameLog::FrameLog() {
    if (const char* const path = std::getenv("GIMBALSCOPE_FRAME_LOG")) {
        file_.reset(std::fopen(path, "w"));
    }
}

void FrameLog::begin() {
    if (file_) {
        begunNs_ = monotonicNs();
    }
}

void FrameLog::end(double panelMs) {
    if (!file_) {
        return;
    }
    render::finishOpenGl();
    std::fprintf(file_.get(), "%lld %lld %lld\n", static_cast<long long>(begunNs_),
                 static_cast<long long>(monotonicNs()), std::llround(panelMs * 1e6));
    std::fflush(file_.get());
}

}  // namespace gimbalscope::app
