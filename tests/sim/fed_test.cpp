// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The quaternion an engine would have: what integration, arithmetic and renormalising do to it
// (docs/formulas.md, Unreal).
#include "sim/fed.h"

#include "sim/flying.h"

namespace gimbalscope::sim {
namespace {

double driftDeg(const AppState& state) { return readouts(state).truth.driftDeg; }

TEST(Fed, SeedIntegrationDriftsAsComputedForTheSeed) {
    // 1 rad/s about each of the seed's axes (all positive), 60 Hz, 10 s: 2.84 degrees.
    AppState state = after(after(initialState(), "arithmetic float64"), "integration seed");
    for (const char* const turn : {"bank-right", "pitch-down", "yaw-left"}) {
        state = after(state, "rate " + std::string(turn) + " 57.29577951308232 for 10");
    }
    state = flown(state, 2400);
    EXPECT_NEAR(driftDeg(state), 2.84, 0.02);
}

TEST(Fed, ExactIntegrationInDoubleDoesNotDrift) {
    AppState state = after(after(initialState(), "arithmetic float64"), "tumble rate 200");
    state = flown(state, 2400);
    EXPECT_LT(driftDeg(state), 1e-11);
    EXPECT_NEAR(math::norm(state.fed), 1.0, 1e-15);
}

TEST(Fed, SeedIntegrationAboutOneAxisIsExact) {
    AppState state = after(after(initialState(), "arithmetic float64"), "integration seed");
    state = flown(after(state, "loop rate 100"), 2400);
    EXPECT_LT(driftDeg(state), 1e-11);
}

TEST(Fed, HoldsOnlyNumbersOfItsArithmetic) {
    for (const char* const line : {"arithmetic float32", "arithmetic default", "arithmetic half"}) {
        AppState state = flown(after(after(initialState(), line), "tumble rate 100"), 480);
        const bool isHalf = std::string_view(line) == "arithmetic half";
        for (const double part : {state.fed.x, state.fed.y, state.fed.z, state.fed.w}) {
            EXPECT_EQ(part, static_cast<double>(static_cast<float>(part))) << line;
            if (isHalf) {
                EXPECT_EQ(part, static_cast<double>(math::Half(part)));
            }
        }
        EXPECT_GT(driftDeg(state), isHalf ? 0.05 : 1e-6) << line;
        EXPECT_LT(driftDeg(state), isHalf ? 60.0 : 1e-3) << line;
    }
}

TEST(Fed, RestsWhereTheShipRests) {
    AppState state = after(initialState(), "attitude 33 44 55");
    EXPECT_LT(driftDeg(flown(state, 24000)), 1e-4) << "renormalising alone must not wander off";
}

TEST(Fed, StartsAnewWithAnotherArithmetic) {
    AppState state = flown(after(after(initialState(), "arithmetic half"), "tumble"), 2400);
    EXPECT_GT(driftDeg(state), 0.1);
    EXPECT_LT(driftDeg(after(state, "arithmetic float32")), 1e-5);
    EXPECT_LT(driftDeg(after(state, "reset")), 0.1);
}

// Looks for NaN of urot at a distance from the vertical, spinning round the nose so that many
// headings are seen.
std::int64_t nansAt(AppState state, double distanceDeg) {
    state = update(state, Fly{HoldPilot{distanceDeg, 0.0, {}, false, 1}, 0.0, false}).state;
    state = flown(state, 1200);
    const std::int64_t before = state.cards[0].counts.domain;
    state = flown(after(state, "roll rate 20"), 480);
    return state.cards[0].counts.domain - before;
}

// How far |fed|^2 is off 1 after two minutes of flight, not renormalised.
AppState twoMinutes(const char* manoeuvre) {
    AppState state = after(after(initialState(), "show urot"), "renormalise off");
    return flown(after(state, manoeuvre), 120 * kStepsPerSecond);
}

TEST(Fed, WithoutRenormalisingTheNanCapWidens) {
    const AppState state = twoMinutes("loop rate 90");
    const double norm = math::norm(state.fed);
    const double excess = norm * norm - 1.0;
    EXPECT_GT(excess, 1e-4);
    EXPECT_LT(excess, 8e-4);
    const double capDeg = std::acos(1.0 / (1.0 + excess)) * 180.0 / math::kPi;
    EXPECT_GT(capDeg, 1.0);
    EXPECT_LT(capDeg, 2.35);
    EXPECT_GT(nansAt(state, 0.95 * capDeg), 100) << "inside the cap of " << capDeg;
    EXPECT_EQ(nansAt(state, 1.1 * capDeg), 0) << "outside it";
    const AppState renormalised = after(after(initialState(), "show urot"), "renormalise on");
    EXPECT_EQ(nansAt(renormalised, 0.95 * capDeg), 0);
}

TEST(Fed, VaryingRatesDriftFarLessThanSteadyOnes) {
    const double norm = math::norm(twoMinutes("tumble rate 60").fed);
    EXPECT_LT(std::abs(norm * norm - 1.0), 3e-5);
}

TEST(Fed, RenormalisedItStaysWithinAnUlp) {
    AppState state = flown(after(initialState(), "loop rate 90"), 120 * kStepsPerSecond);
    EXPECT_LT(std::abs(math::norm(state.fed) - 1.0), 1.3e-7);
}

TEST(Fed, RenormalisedNanLiesWithinFourHundredthsOfADegreeOfTheVertical) {
    // Seed 000 in float32; published_faults_test.cpp has the limit, 0.038.
    const AppState state = after(initialState(), "show urot");
    EXPECT_GT(nansAt(state, 0.01), 0);
    EXPECT_EQ(nansAt(state, 0.04), 0);
}

}  // namespace
}  // namespace gimbalscope::sim
