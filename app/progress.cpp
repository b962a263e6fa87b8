// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// One line that is written over.
#include "app/progress.h"

#include <unistd.h>

#include <algorithm>
#include <string>

#include "text/numbers.h"

namespace gimbalscope::app {
namespace {

constexpr std::int64_t kRowsBetweenLooks = 256;  // at the clock
constexpr auto kPause = std::chrono::milliseconds(200);

// What every terminal since the VT100 takes for "back to the start" and "clear to the end".
constexpr char kStart = '\r', kEscape = 0x1b;

std::string clearToTheEnd() { return kEscape + std::string("[K"); }

void writeToTerminal(const std::string& text) {
    // A terminal that does not take it is no reason to stop.
    [[maybe_unused]] const auto written = ::write(STDERR_FILENO, text.data(), text.size());
}

}  // namespace

Progress::Progress(std::int64_t size)
    : size_(size),
      isTerminal_(::isatty(STDERR_FILENO) == 1),
      begun_(std::chrono::steady_clock::now()),
      nextShow_(begun_ + kPause) {}

Progress::~Progress() { erase(); }

void Progress::update(std::int64_t rows, std::int64_t bytes) {
    if (!isTerminal_ || rows < nextLook_) {
        return;
    }
    nextLook_ = rows + kRowsBetweenLooks;
    const auto now = std::chrono::steady_clock::now();
    if (now < nextShow_) {
        return;
    }
    nextShow_ = now + kPause;
    show(rows, bytes, std::chrono::duration<double>(now - begun_).count());
}

void Progress::show(std::int64_t rows, std::int64_t bytes, double seconds) {
    std::string line = kStart + std::to_string(rows) + " rows, " +
                       text::formatFixed(static_cast<double>(rows) / seconds, 0) + " rows/s";
    if (size_ > 0) {
        const double percent =
            std::min(100.0, 100.0 * static_cast<double>(bytes) / static_cast<double>(size_));
        line += ", " + text::formatFixed(percent, 0) + " %";
    }
    writeToTerminal(line + clearToTheEnd());
    isShown_ = true;
}

void Progress::erase() {
    if (isShown_) {
        writeToTerminal(kStart + clearToTheEnd());
        isShown_ = false;
    }
}

}  // namespace gimbalscope::app
