// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// How far a long conversion is: one line on standard error, and only where that is a terminal. It
// is erased before anything else is written there, and at the end.
#pragma once

#include <chrono>
#include <cstdint>

namespace gimbalscope::app {

class Progress {
public:
    /// `size` is the input's in bytes, 0 when it is not known.
    explicit Progress(std::int64_t size);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    /// After each row; shows the line a few times a second.
    void update(std::int64_t rows, std::int64_t bytes);
    /// Takes the line away until the next update.
    void erase();

private:
    void show(std::int64_t rows, std::int64_t bytes, double seconds);

    std::int64_t size_;
    bool isTerminal_;
    bool isShown_ = false;
    std::int64_t nextLook_ = 0;
    std::chrono::steady_clock::time_point begun_, nextShow_;
};

}  // namespace gimbalscope::app
