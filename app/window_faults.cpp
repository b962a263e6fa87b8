// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Reading the words and doing the harm.
#include "app/window_faults.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <string>
#include <thread>

#include "render/gl_errors.h"
#include "text/numbers.h"
#include "text/words.h"

namespace gimbalscope::app {
namespace {

void sleepFor(double seconds) {
    std::this_thread::sleep_for(std::chrono::duration<double>(seconds));
}

}  // namespace

WindowFaults parseFaults(std::string_view words) {
    WindowFaults faults;
    for (const std::string_view word : text::splitWords(words)) {
        const std::size_t equals = word.find('=');
        const std::string_view name = word.substr(0, equals);
        constexpr double kLargest = 1e9;
        const double written =
            equals == std::string_view::npos
                ? 0.0
                : text::parseFinite(std::string(word.substr(equals + 1))).value_or(0.0);
        const double value = std::clamp(written, -kLargest, kLargest);
        if (name == "lose-context") {
            faults.loseContextAfter = static_cast<std::int64_t>(value);
        } else if (name == "block-swap") {
            faults.blockSwapAt = static_cast<std::int64_t>(value);
        } else if (name == "spikes") {
            faults.spikeSeconds = value;
        } else if (name == "drop") {
            faults.dropped.emplace_back(word.substr(std::min(equals, word.size() - 1) + 1));
        } else if (name == "gl-errors") {
            faults.glErrors = true;
        }
    }
    return faults;
}

WindowFaults environmentFaults() {
    const char* words = std::getenv("GIMBALSCOPE_FAULT");
    return parseFaults(words != nullptr ? words : "");
}

void sufferFrame(const WindowFaults& faults, std::int64_t frame) {
    if (faults.glErrors) {
        render::provokeOpenGlError();
    }
    if (faults.spikeSeconds > 0.0 && frame % 10 == 9) {
        sleepFor(faults.spikeSeconds);
    }
    if (faults.blockSwapAt == frame) {
        sleepFor(1.0);
    }
}

}  // namespace gimbalscope::app
