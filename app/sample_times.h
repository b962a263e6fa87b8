// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// When interpolate looks at a curve: at times that are given, or at a rate from the first key to
// the last. Each time is counted from the first key, so that no error adds up.
#pragma once

#include <cstdint>
#include <span>

#include "curve/curve.h"

namespace gimbalscope::app {

class SampleTimes {
public:
    static constexpr std::int64_t kMost = 1'000'000'000'000;

    /// Those given, in the file's unit. They must live as long.
    SampleTimes(std::span<const double> times, double secondsPerUnit)
        : given_(times), secondsPerUnit_(secondsPerUnit), count_(std::ssize(times)) {}
    /// First, first + 1/rate, ... and last, which is always the last sample: the step before it is
    /// shorter where the way takes no whole number of steps. Of a closed curve once round.
    SampleTimes(const curve::Curve& curve, double rateHz, double secondsPerUnit);

    bool areTooMany() const { return count_ > kMost; }
    std::int64_t count() const { return count_; }
    struct Time {
        double t = 0.0;  ///< in the file's unit
        double s = 0.0;  ///< the same in seconds
    };
    /// `index` from 0, less than count().
    Time at(std::int64_t index) const;

private:
    std::span<const double> given_{};
    double firstS_ = 0.0, lastS_ = 0.0, rateHz_ = 1.0, secondsPerUnit_ = 1.0;
    std::int64_t count_ = 0;
};

}  // namespace gimbalscope::app
