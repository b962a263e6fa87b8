// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// One measurement: a conversion run over prepared attitudes one after the other, and beside its
// time the worst angle between an attitude and the one put together again from the angles. The
// error is taken over every kErrorStride-th of the same attitudes and, apart, over the pole ladder.
#pragma once

#include <benchmark/benchmark.h>

#include <cmath>
#include <cstddef>
#include <limits>
#include <vector>

#include "attitudes.h"
#include "math/rotation.h"

namespace gimbalscope::bench {

inline constexpr std::size_t kErrorStride = 32;

/// Calls convert(attitude) for each of the prepared values in turn, as often as the library asks
/// for.
template <class Prepared, class Convert>
void timeOver(benchmark::State& state, const std::vector<Prepared>& prepared, Convert convert) {
    std::size_t next = 0;
    for ([[maybe_unused]] auto iteration : state) {
        auto angles = convert(prepared[next]);
        benchmark::DoNotOptimize(angles);
        next = next + 1 == prepared.size() ? 0 : next + 1;
    }
}

/// The worst of what a set of attitudes does to a conversion. NaN results are counted, not
/// compared.
struct Errors {
    double worstRad = 0.0;
    double nanCount = 0.0;
};

/// errorRadOf(attitude) over every stride-th attitude of the set.
template <class ErrorOf>
Errors errorsOver(const Attitudes& set, std::size_t stride, ErrorOf errorRadOf) {
    Errors errors;
    for (std::size_t i = 0; i < set.worldFromBody.size(); i += stride) {
        const double errorRad = errorRadOf(set.worldFromBody[i]);
        if (std::isnan(errorRad)) {
            errors.nanCount += 1.0;
        } else {
            errors.worstRad = std::fmax(errors.worstRad, errorRad);
        }
    }
    return errors;
}

/// The errors over the measured set and over the ladder, found once however often a benchmark
/// repeats.
class ErrorPair {
public:
    ErrorPair(const Attitudes& measured, const Attitudes& ladder)
        : measured_(&measured), ladder_(&ladder) {}

    /// Puts both beside the time: error_rad and nan over the measured set, pole_* over the ladder.
    template <class ErrorOf>
    void report(benchmark::State& state, ErrorOf errorRadOf) {
        if (!isKnown_) {
            same_ = errorsOver(*measured_, kErrorStride, errorRadOf);
            pole_ = errorsOver(*ladder_, 1, errorRadOf);
            isKnown_ = true;
        }
        state.counters["error_rad"] = same_.worstRad;
        state.counters["nan"] = same_.nanCount;
        state.counters["pole_error_rad"] = pole_.worstRad;
        state.counters["pole_nan"] = pole_.nanCount;
    }

private:
    const Attitudes* measured_;
    const Attitudes* ladder_;
    bool isKnown_ = false;
    Errors same_, pole_;
};

}  // namespace gimbalscope::bench
