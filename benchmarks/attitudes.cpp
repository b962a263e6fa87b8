// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// See attitudes.h. The generator is std::mt19937_64 with fixed seeds and our own distributions,
// since the standard ones differ between libraries.

#include "attitudes.h"

#include <array>
#include <cmath>
#include <random>

namespace gimbalscope::bench {
namespace {

constexpr double kDeg = math::kPi / 180.0;

/// Uniform in [0, 1), from the upper 53 bits.
double uniform(std::mt19937_64& engine) { return static_cast<double>(engine() >> 11U) * 0x1p-53; }

/// Uniform over all attitudes (Shoemake, Graphics Gems III, 1992).
math::Quat randomAttitude(std::mt19937_64& engine) {
    const double u = uniform(engine);
    const double a = uniform(engine) * math::kTwoPi;
    const double b = uniform(engine) * math::kTwoPi;
    const double near = std::sqrt(1.0 - u);
    const double far = std::sqrt(u);
    return {near * std::sin(a), near * std::cos(a), far * std::sin(b), far * std::cos(b)};
}

math::Quat turn(math::Vec3 axis, double angleRad) {
    return math::fromAxisAngle(axis, math::Radians{angleRad});
}

}  // namespace

Attitudes smoothFlight(int count) {
    constexpr double kStepSeconds = 1e-3;
    Attitudes flight{"smooth", {}};
    flight.worldFromBody.reserve(static_cast<std::size_t>(count));
    math::Quat worldFromBody;
    for (int i = 0; i < count; ++i) {
        const double t = i * kStepSeconds;
        // Sums of sines with incommensurable periods: wanders over all attitudes, never repeats.
        const math::Vec3 bodyRateRad{2.1 * std::sin(0.37 * t) + 1.2 * std::sin(1.71 * t),
                                     1.7 * std::sin(0.29 * t + 1.0) + 1.1 * std::cos(1.13 * t),
                                     1.3 * std::cos(0.23 * t) + 0.7 * std::sin(0.83 * t + 2.0)};
        worldFromBody = math::renormalized(worldFromBody *
                                           math::fromRotationVector(bodyRateRad * kStepSeconds));
        flight.worldFromBody.push_back(worldFromBody);
    }
    return flight;
}

Attitudes randomAttitudes(int count) {
    std::mt19937_64 engine(20260501);
    Attitudes result{"random", {}};
    for (int i = 0; i < count; ++i) {
        result.worldFromBody.push_back(randomAttitude(engine));
    }
    return result;
}

Attitudes poleLadder() {
    constexpr std::array kStepsDeg{0.0, 1e-9, 1e-7, 1e-6, 1e-5, 1e-4, 1e-3, 0.01, 0.03, 0.1, 1.0};
    Attitudes ladder{"pole", {}};
    const math::Vec3 x{1, 0, 0};
    const math::Vec3 y{0, 1, 0};
    const math::Vec3 z{0, 0, 1};
    for (const double offDeg : kStepsDeg) {
        for (int heading = 0; heading < 360; heading += 45) {
            for (int bank = 0; bank < 360; bank += 90) {
                const math::Quat about = turn(z, heading * kDeg);
                const math::Quat own = turn(x, bank * kDeg);
                for (const double side : {-1.0, 1.0}) {
                    const double angle = side * (90.0 - offDeg) * kDeg;
                    ladder.worldFromBody.push_back(about * turn(y, angle) * own);
                    ladder.worldFromBody.push_back(about * turn(x, angle) * turn(y, bank * kDeg));
                    ladder.worldFromBody.push_back(own * turn(y, angle) * about);
                }
            }
        }
    }
    return ladder;
}

}  // namespace gimbalscope::bench
