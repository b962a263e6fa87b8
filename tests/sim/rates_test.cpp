// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Rates of the angles against finite differences of the exact angles for every row, their growth by
// the stretch, and what they are at the pole.
#include "sim/rates.h"

#include <cmath>
#include <random>

#include "convention/lock.h"
#include "sim/flying.h"

namespace gimbalscope::sim {
namespace {

using convention::Convention;
using math::Quat;
using math::Vec3;

TEST(AngleRates, AreTheDerivativesOfEveryRowsAngles) {
    std::mt19937 generator(3);
    std::normal_distribution<double> normal;
    constexpr double kSeconds = 1e-5;
    for (const Convention& row : convention::catalog()) {
        if (row.angleCount < 3) {
            continue;
        }
        for (int i = 0; i < 100; ++i) {
            const double x = normal(generator), y = normal(generator), z = normal(generator);
            const Quat q = *math::normalized(Quat{x, y, z, normal(generator)});
            if (convention::lockDistanceDeg(row, {}, q) < 5.0) {
                continue;
            }
            const Vec3 turn{normal(generator), normal(generator), normal(generator)};
            const AngleRates rates = angleRates(row, {}, q, turn);
            const auto at = [&](double seconds) {
                return convention::exactAngles(row, {},
                                               q * math::fromRotationVector(turn * seconds));
            };
            const auto before = at(-kSeconds), after = at(kSeconds);
            for (std::size_t slot = 0; slot < 3; ++slot) {
                const double change =
                    math::wrapped(math::Radians{after[slot] - before[slot]}).value;
                const double rate = change / (2.0 * kSeconds);
                EXPECT_NEAR(rates.degPerS[slot] * math::kPi / 180.0, rate,
                            1e-5 * (1.0 + std::abs(rate)))
                    << row.id << " angle " << slot;
                EXPECT_NEAR(rates.perSecond[slot],
                            rates.degPerS[slot] * math::kPi / 180.0 *
                                convention::unitsPerRadian(row.units[slot]),
                            1e-9 * (1.0 + std::abs(rates.perSecond[slot])));
            }
        }
    }
}

TEST(AngleRates, PartCompanyLongBeforeThePole) {
    // Yawing about the ship's own top: the heading has to move by the stretch.
    for (const double noseUp : {0.0, 30.0, 60.0, 70.0, 85.0, 89.0, 89.99}) {
        const Quat q = convention::attitudeFrom({{10}, {noseUp}, {0}});
        const AngleRates rates =
            angleRates(*convention::find("aero-321"), {}, q, {0, 0, -math::kPi / 4.0});
        const double stretch = 1.0 / std::cos(noseUp * math::kPi / 180.0);
        EXPECT_NEAR(rates.degPerS[0] / (45.0 * stretch), 1.0, 1e-9) << noseUp;
        EXPECT_NEAR(rates.degPerS[1], 0.0, 1e-9);
        EXPECT_NEAR(rates.degPerS[2], 45.0 * std::tan(noseUp * math::kPi / 180.0),
                    1e-9 * 45.0 * stretch);
    }
}

TEST(AngleRates, AreTheKeysRateAtLevelInEachUnit) {
    AppState state = after(initialState(), "show urot lsl-rpy aero-321");
    state = flown(after(state, "steer yaw-right on"), 4);
    const std::vector<AngleRates> rates = angleRates(state, readouts(state));
    ASSERT_EQ(rates.size(), 3U);
    EXPECT_NEAR(rates[0].perSecond[0], 8192.0, 1e-6) << "rotator units";
    EXPECT_NEAR(rates[1].perSecond[0], -math::kPi / 4.0, 1e-9) << "left is positive";
    EXPECT_NEAR(rates[2].perSecond[0], 45.0, 1e-9);
    EXPECT_EQ(shipRates(state).rates.yawDegPerS, 45.0);
    EXPECT_NEAR(shipRates(state).totalDegPerS, 45.0, 1e-12);
    const AppState still = flown(after(state, "release"), 4);
    EXPECT_EQ(angleRates(still, readouts(still))[0].degPerS[0], 0.0);
}

TEST(AngleRates, AreInfiniteAtThePoleAndNeverNaN) {
    for (const Convention& row : convention::catalog()) {
        for (const char* const attitude :
             {"attitude 0 90 0", "attitude 90 -90 0", "attitude 0 0 90", "attitude 90 0 90",
              "attitude 0 0 0"}) {
            const Quat q = after(initialState(), attitude).attitude;
            for (const Vec3 turn : {Vec3{1, 0, 0}, Vec3{0, 1, 0}, Vec3{0.3, -1, 2}}) {
                const AngleRates rates = angleRates(row, {}, q, turn);
                const bool locked = convention::lockStretch(row, {}, q) > 1e13;
                for (std::size_t slot = 0; slot < row.angleCount; ++slot) {
                    EXPECT_FALSE(std::isnan(rates.degPerS[slot])) << row.id << ' ' << attitude;
                    EXPECT_EQ(std::isinf(rates.degPerS[slot]), locked && slot != 1)
                        << row.id << ' ' << attitude;
                }
            }
        }
    }
}

TEST(AngleRates, AreOfTheTripleThatIsShown) {
    // Over the top under nearest: the pitch shown runs on beyond 90.
    AppState state = after(initialState(), "show aero-321 aero-321:nearest");
    state = flown(after(state, "rate pitch-up 60 for 10 meanwhile"), 480);
    const Readouts all = readouts(state);
    EXPECT_NEAR(all.cards[1].reading.angles[1], 120.0, 1e-3);
    EXPECT_NEAR(angleRates(state, all.cards[0]).degPerS[1], -60.0, 1e-6);
    EXPECT_NEAR(angleRates(state, all.cards[1]).degPerS[1], 60.0, 1e-6);
}

}  // namespace
}  // namespace gimbalscope::sim
