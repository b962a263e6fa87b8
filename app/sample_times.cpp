// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include "app/sample_times.h"

#include <algorithm>
#include <cmath>

namespace gimbalscope::app {
namespace {

/// The part of a step within which a sample is the one at the last key: 1e-6, or more where the
/// keys' times are so large that they are rounded by more.
double onKey(double firstS, double lastS, double rateHz) {
    const double largest = std::max(std::abs(firstS), std::abs(lastS));
    return std::clamp(2.0 * rateHz * (std::nextafter(largest, HUGE_VAL) - largest), 1e-6, 0.5);
}

}  // namespace

SampleTimes::SampleTimes(const curve::Curve& curve, double rateHz, double secondsPerUnit)
    : firstS_(curve.firstS()),
      lastS_(curve.lastS()),
      rateHz_(rateHz),
      secondsPerUnit_(secondsPerUnit) {
    // The first, those between at whole steps, and the last.
    const double steps = std::ceil((lastS_ - firstS_) * rateHz_ - onKey(firstS_, lastS_, rateHz_));
    const double most = static_cast<double>(kMost);
    count_ = 1 + static_cast<std::int64_t>(std::clamp(steps, lastS_ > firstS_ ? 1.0 : 0.0, most));
}

SampleTimes::Time SampleTimes::at(std::int64_t index) const {
    if (!given_.empty()) {
        const double t = given_[static_cast<std::size_t>(index)];
        return {t, t * secondsPerUnit_};
    }
    const bool isLast = index + 1 == count_;
    const double timeS = isLast ? lastS_ : firstS_ + static_cast<double>(index) / rateHz_;
    return {timeS / secondsPerUnit_, timeS};
}

}  // namespace gimbalscope::app
