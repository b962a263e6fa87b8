// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Flying in tests: turns about the ship's own axes in degrees, and readings in double.
#pragma once

#include <gtest/gtest.h>

#include "convention/row_oracle.h"

namespace gimbalscope::test {

inline math::Quat right(double degrees) {
    return math::fromAxisAngle({0, 0, -1}, math::toRadians(math::Degrees{degrees}));
}
inline math::Quat up(double degrees) {
    return math::fromAxisAngle({0, -1, 0}, math::toRadians(math::Degrees{degrees}));
}
inline math::Quat bank(double degrees) {
    return math::fromAxisAngle({1, 0, 0}, math::toRadians(math::Degrees{degrees}));
}

/// heading, nose up, bank in degrees.
inline math::Quat attitude(double heading, double noseUp, double bankRight) {
    return right(heading) * up(noseUp) * bank(bankRight);
}

/// One reading of a row by its id, with no tick before it.
inline convention::Reading readOnce(std::string_view id, const math::Quat& q,
                                    const convention::ReadingOptions& options = {}) {
    convention::PolicyMemory memory;
    return convention::read(*convention::find(id), options, q, q, memory);
}

inline convention::ReadingOptions inDouble() {
    convention::ReadingOptions options;
    options.arithmetic = convention::Arithmetic::Float64;
    return options;
}

inline convention::ReadingOptions byPolicy(convention::Policy policy) {
    convention::ReadingOptions options;
    options.policy = policy;
    return options;
}

/// Angles in the order in which the row displays them; lsl's in degrees.
inline std::array<double, 3> displayed(std::string_view id, const convention::Reading& reading) {
    const Convention& row = *convention::find(id);
    const double perUnit = row.units[0] == convention::Unit::Radians ? 180.0 / math::kPi : 1.0;
    return {reading.angles[row.shown[0]] * perUnit, reading.angles[row.shown[1]] * perUnit,
            reading.angles[row.shown[2]] * perUnit};
}

/// Three displayed angles within a tolerance; equal modulo a whole turn.
inline void expectShown(std::string_view id, const math::Quat& q,
                        const std::array<double, 3>& expected, double tolerance,
                        const convention::ReadingOptions& options = inDouble()) {
    const auto actual = displayed(id, readOnce(id, q, options));
    const double turn =
        convention::find(id)->units[0] == convention::Unit::Rotator ? 65536.0 : 360.0;
    for (std::size_t i = 0; i < 3; ++i) {
        EXPECT_NEAR(std::remainder(actual[i] - expected[i], turn), 0.0, tolerance)
            << id << " " << actual[0] << " " << actual[1] << " " << actual[2];
    }
}

}  // namespace gimbalscope::test
