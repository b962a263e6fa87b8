// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// How good a conversion is, as numbers over the whole sphere, and which of two is better. Attitudes
// are the same on every run: uniform over all rotations, on and near the convention's own poles,
// and flights through and past them at 0.25 degrees a tick.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "convention/reading.h"
#include "tune/stop.h"

namespace gimbalscope::tune {

/// A row and how it is read.
struct Variant {
    const convention::Convention* row = nullptr;  ///< never null
    convention::ReadingOptions options{};
};

/// Errors are round-trip errors in degrees, over readings that pose the ship; steps are the largest
/// change from one tick to the next beyond the ship's own turn, degrees, 0 or more.
struct Quality {
    std::int64_t readings = 0;               ///< attitudes read one by one
    std::int64_t nans = 0;                   ///< of them with a NaN
    double worstDeg = 0.0, medianDeg = 0.0;  ///< the median is NaN where no reading poses the ship
    math::Quat worstAt;                      ///< worldFromBody of the worst error
    double poleWorstDeg = 0.0;  ///< the worst within 1 degree of a pole, poles included
    std::int64_t poleReadings = 0, poleNans = 0;
    double throughPoseStepDeg = 0.0;   ///< of the rebuilt ship, flown exactly through the pole
    double throughAngleStepDeg = 0.0;  ///< of any angle (rotator units wrap), likewise
    double pastPoseStepDeg = 0.0;      ///< the same, past the pole by 0.01 to 3 degrees
    double pastAngleStepDeg = 0.0;
    /// NaNs among the readings, and among those at the poles: 0 to 1, 0 where there are none.
    double nanShare() const;
    double poleNanShare() const;
};

/// Measures one variant on `samples` uniform attitudes (and as many round the poles). A memory runs
/// along each flight and starts empty for each single reading. Without samples only the flights
/// are measured. Once it is stopped the rest is left
/// out, and what was found means nothing.
Quality qualityOf(const Variant& variant, std::int64_t samples, const Stop& stop = {});

/// What the two differ by: the angle between the two rebuilt ships over the uniform attitudes, in
/// degrees, where both pose one; the median is NaN where they never do.
struct Difference {
    double worstDeg = 0.0, medianDeg = 0.0;
    math::Quat worstAt;
    std::int64_t onlyOnePoses = 0;  ///< attitudes at which one of them gives NaN
};
Difference differenceOf(const Variant& a, const Variant& b, std::int64_t samples,
                        const Stop& stop = {});

/// One line of the comparison: a quantity of which less is better.
struct Contest {
    std::string_view quantity;         ///< "worst error"
    std::string_view unit;             ///< "deg" or "%"
    double first = 0.0, second = 0.0;  ///< in that unit: shares of NaN from 0 to 100
    int better = 0;                    ///< 0: equal to what matters, else 1 or 2
};
/// In the order of weight: NaN share over the sphere, NaN share at the poles, worst error over the
/// sphere and at the poles, step of the ship through the pole, step past it, median error, step of
/// the angles through the pole, step past it.
std::vector<Contest> contests(const Quality& first, const Quality& second);

/// 1 or 2, whichever wins the first contest that is not equal; 0 when all are.
int better(const std::vector<Contest>& contests);

/// The same in a sentence with their names, without a full stop: which is better and what decides,
/// or that neither is.
std::string verdict(const std::vector<Contest>& contests, std::string_view first,
                    std::string_view second);

}  // namespace gimbalscope::tune
