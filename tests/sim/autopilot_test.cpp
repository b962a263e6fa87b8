// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The autopilots really do what they are named for: cross passes at the asked miss from wherever it
// begins, hold stays at its distance, and all of them are the same each time.
#include "sim/autopilot.h"

#include <algorithm>

#include "sim/flying.h"

namespace gimbalscope::sim {
namespace {

double fromZenithDeg(const AppState& state) {
    return math::toDegrees(math::Radians{noseFromZenithRad(state.attitude)}).value;
}

struct Crossing {
    double closestDeg = 180.0;        ///< at any step after the run-up
    double closestAtTickDeg = 180.0;  ///< at an engine's tick
    double endsAtDeg = 0.0;
    std::int64_t steps = 0;
    double fastestDegPerS = 0.0;
};

// Flies it to its end, looking only at the climb and what follows: the run-up may begin at the
// zenith.
Crossing crossed(AppState state, const std::string& line) {
    Crossing crossing;
    const Command cross = command(line);
    const std::int64_t expected = durationSteps(cross, state);
    state = update(state, cross).state;
    while (!std::holds_alternative<std::monostate>(state.autopilot) && crossing.steps < 100000) {
        const AppState before = state;
        state = step(state).state;
        ++crossing.steps;
        const auto* const pilot = std::get_if<CrossPilot>(&before.autopilot);
        crossing.fastestDegPerS =
            std::max(crossing.fastestDegPerS,
                     degreesBetween(before.attitude, state.attitude) * kStepsPerSecond);
        if (pilot != nullptr && pilot->phase >= CrossPilot::Phase::Climb) {
            crossing.closestDeg = std::min(crossing.closestDeg, fromZenithDeg(state));
            if (state.tickAttitude == state.attitude) {
                crossing.closestAtTickDeg =
                    std::min(crossing.closestAtTickDeg, fromZenithDeg(state));
            }
        }
    }
    EXPECT_EQ(crossing.steps, expected) << line;
    crossing.endsAtDeg = fromZenithDeg(state);
    return crossing;
}

TEST(CrossPilot, PassesAtTheAskedMissFromAnywhere) {
    const char* const starts[] = {
        "attitude 0 0 0",   "attitude 30 20 40",      "attitude 200 -70 170",
        "attitude 90 90 0", "attitude 10 -90 0",      "attitude 77 89.9 130",
        "attitude 0 0 180", "attitude 55 -89.99 -60", "attitude 5 62 -100"};
    for (const char* const start : starts) {
        for (const double missDeg : {0.0, 1e-4, 0.01, 0.3, 5.0, 30.0}) {
            const std::string line = "cross miss " + std::to_string(missDeg) + " rate 77";
            const Crossing crossing = crossed(after(initialState(), start), line);
            EXPECT_NEAR(crossing.closestDeg, missDeg, 1e-11) << start << ", " << line;
            EXPECT_NEAR(crossing.closestAtTickDeg, missDeg, 1e-11)
                << "a tick falls on it; " << start;
            EXPECT_GT(crossing.endsAtDeg, 29.9) << start << ", " << line;
            EXPECT_LT(crossing.fastestDegPerS, 77.0 + 1e-9) << start << ", " << line;
        }
    }
}

TEST(CrossPilot, ATickFallsOnTheVerticalAtAnyTickRate) {
    for (const char* const rate :
         {"tick-rate 7", "tick-rate 50", "tick-rate 144", "tick-rate 240"}) {
        const Crossing crossing = crossed(after(initialState(), rate), "cross miss 0 rate 90");
        EXPECT_LT(crossing.closestAtTickDeg, 1e-11) << rate;
    }
}

TEST(HoldPilot, StaysAtItsDistanceWithItsJitter) {
    for (const double distanceDeg : {0.0, 1e-6, 0.01, 1.0, 40.0, 179.0}) {
        for (const double jitter : {0.0, 1e-7, 1e-4}) {
            AppState state = after(initialState(), "attitude 20 60 10");
            state =
                update(state, Fly{HoldPilot{distanceDeg, jitter, {}, false, 1}, 0.0, false}).state;
            state = flown(state, 2 * kStepsPerSecond);
            const double allowed = 2.0 * std::sqrt(3.0) * jitter * 180.0 / math::kPi + 1e-11;
            math::Quat before = state.attitude;
            std::int64_t turns = 0;
            for (int i = 0; i < kStepsPerSecond; ++i) {
                state = step(state).state;
                ASSERT_NEAR(fromZenithDeg(state), distanceDeg, allowed) << jitter;
                turns += state.attitude == before ? 0 : 1;
                before = state.attitude;
            }
            EXPECT_EQ(turns, jitter > 0.0 ? 60 : 0) << "once a tick; " << distanceDeg;
        }
    }
}

TEST(HoldPilot, ComesByTheShortestWay) {
    const AppState start = after(initialState(), "attitude 123 60 77");
    const AppState state = flown(after(start, "hold distance 10"), 240);
    EXPECT_NEAR(degreesBetween(start.attitude, state.attitude), 20.0, 1e-9);
}

TEST(Pilots, LoopAndRollTurnAtTheirRate) {
    const AppState looped = flown(after(initialState(), "loop rate 36 for 10"), 2400);
    EXPECT_LT(degreesBetween(looped.attitude, {}), 1e-9);
    EXPECT_TRUE(std::holds_alternative<std::monostate>(looped.autopilot));
    EXPECT_EQ(flown(looped, 100).attitude, looped.attitude);
    const AppState rolled = flown(after(initialState(), "roll rate 45"), 480);
    EXPECT_NEAR(convention::headingNoseBank(rolled.attitude).bank.value, 90.0, 1e-9);
    EXPECT_FALSE(std::holds_alternative<std::monostate>(rolled.autopilot)) << "until switched off";
}

TEST(Pilots, AreTheSameEachTimeAndInterruptible) {
    for (const char* const line : {"cross miss 0.2 rate 40", "hold distance 0.01 jitter 1e-7",
                                   "tumble rate 80", "loop", "roll"}) {
        const AppState start = after(initialState(), line);
        const AppState once = flown(start, 777);
        EXPECT_EQ(once, flown(flown(start, 300), 477)) << line;
        const AppState stopped = after(once, "autopilot off");
        EXPECT_EQ(flown(stopped, 50).attitude, stopped.attitude) << line;
        const AppState braked = after(once, "brake");
        EXPECT_EQ(flown(braked, 50).attitude, braked.attitude) << line;
    }
}

}  // namespace
}  // namespace gimbalscope::sim
