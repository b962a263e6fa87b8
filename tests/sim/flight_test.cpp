// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Time and keys: the clock (F58, F60), frame rates (P16), keys held, tapped, opposite and let go
// (F61, F62), inertia and the brake.
#include <limits>

#include "sim/flying.h"

namespace gimbalscope::sim {
namespace {

TEST(StepClock, NoTimeAndBadTimeGiveNoStep) {
    StepClock clock;
    const double kBad[] = {0.0, -0.0, -1.0, -1e300, std::nan(""), HUGE_VAL, -HUGE_VAL};
    for (const double elapsed : kBad) {
        EXPECT_EQ(clock.take(elapsed, 1.0), 0) << elapsed;
    }
    for (const double speed : {0.0, -1.0, std::nan(""), HUGE_VAL}) {
        EXPECT_EQ(clock.take(0.1, speed), 0) << speed;
    }
    EXPECT_EQ(clock.owedSeconds, 0.0);
    EXPECT_EQ(clock.droppedSteps, 0);
    EXPECT_EQ(clock.take(1e-9, 1.0), 0);
}

TEST(StepClock, TinyTimesAddUp) {
    StepClock clock;
    int steps = 0;
    for (int i = 0; i < 1000000; ++i) {
        steps += clock.take(1e-6, 1.0);
    }
    EXPECT_EQ(steps, 240);
}

TEST(StepClock, FramesOfAnyLengthFlyTheSameStepsInASecond) {
    for (const int rate : {24, 30, 50, 60, 75, 90, 144, 165, 500}) {
        StepClock clock;
        for (int second = 1; second <= 100; ++second) {
            int steps = 0;
            for (int frame = 0; frame < rate; ++frame) {
                steps += clock.take(1.0 / rate, 1.0);
            }
            ASSERT_EQ(steps, 240) << rate << " frames a second, second " << second;
        }
    }
}

TEST(StepClock, LongTimesAreCutAndCounted) {
    for (const double elapsed : {10.0, 3.0 * 86400.0, 1e300}) {
        StepClock clock;
        EXPECT_EQ(clock.take(elapsed, 1.0), 60) << elapsed;
        EXPECT_GT(clock.droppedSteps, 0) << elapsed;
        EXPECT_EQ(clock.spikes, 1);
        EXPECT_EQ(clock.take(1.0 / 60.0, 1.0), 4) << "nothing is made up for after " << elapsed;
    }
    StepClock clock;
    clock.take(10.0, 1.0);
    EXPECT_EQ(clock.droppedSteps, 2400 - 60);
}

TEST(StepClock, TheShipDoesNotSpinOnWakeUp) {
    AppState state = after(initialState(), "steer pitch-up on");
    StepClock clock;
    state = flown(state, clock.take(3.0 * 86400.0, 1.0));
    EXPECT_NEAR(convention::headingNoseBank(state.attitude).noseUp.value, 45.0 * 0.25, 1e-9);
}

TEST(StepClock, SlowMotionTakesFewerSteps) {
    StepClock clock;
    int steps = 0;
    for (int frame = 0; frame < 60; ++frame) {
        steps += clock.take(1.0 / 60.0, 0.25);
    }
    EXPECT_EQ(steps, 60);
}

// A flight as it would be journaled: what happens after how many steps.
struct Key {
    std::int64_t atStep;
    const char* line;
};
constexpr Key kFlight[] = {{13, "steer pitch-up on"},       {200, "steer yaw-right on fine"},
                           {371, "steer pitch-up off"},     {372, "turn bank-left 0.1875"},
                           {500, "cross miss 0.3 rate 60"}, {1900, "tumble rate 80"},
                           {2500, "autopilot off"},         {2600, "rate pitch-up 33 for 0.7"}};
constexpr std::int64_t kFlightSteps = 2880;  // 12 seconds

// Flies it with the clock, frame by frame; `frameSeconds` says how long a frame takes.
template <class FrameSeconds>
AppState flownByClock(FrameSeconds frameSeconds) {
    AppState state = initialState();
    StepClock clock;
    std::size_t next = 0;
    for (int frame = 0; state.stepCount < kFlightSteps; ++frame) {
        int steps = clock.take(frameSeconds(frame), 1.0);
        for (; steps > 0 && state.stepCount < kFlightSteps; --steps) {
            for (; next < std::size(kFlight) && kFlight[next].atStep == state.stepCount; ++next) {
                state = after(state, kFlight[next].line);
            }
            state = step(state).state;
        }
    }
    EXPECT_EQ(clock.droppedSteps, 0);
    return state;
}

TEST(Flight, IsTheSameAtEveryFrameRate) {
    const AppState reference = flownByClock([](int) { return 1.0 / 240.0; });
    EXPECT_GT(degreesBetween(reference.attitude, {}), 1.0);
    for (const int rate : {24, 60, 144, 500}) {
        const AppState state = flownByClock([&](int) { return 1.0 / rate; });
        EXPECT_EQ(state.attitude, reference.attitude) << rate << " frames a second";
        EXPECT_EQ(state, reference) << rate << " frames a second";
    }
}

TEST(Flight, SpikesOfTheFrameTimeChangeNothing) {
    const AppState smooth = flownByClock([](int) { return 1.0 / 60.0; });
    const AppState spiky =
        flownByClock([](int frame) { return frame % 10 == 9 ? 0.2 : 1.0 / 60.0; });
    EXPECT_EQ(spiky, smooth);
    StepClock clock;
    for (int frame = 0; frame < 100; ++frame) {
        clock.take(frame % 10 == 9 ? 0.2 : 1.0 / 60.0, 1.0);
    }
    EXPECT_EQ(clock.spikes, 10);
}

TEST(Flight, TheAttitudeStaysUnitForever) {
    AppState state = after(initialState(), "tumble rate 300");
    state = flown(state, 240 * 120);
    EXPECT_NEAR(math::norm(state.attitude), 1.0, 3e-16);
}

TEST(Keys, TurnAtFortyFiveDegreesASecond) {
    const std::pair<const char*, double> paces[] = {{"", 45.0}, {" fine", 4.5}, {" coarse", 180.0}};
    for (const auto& [pace, degrees] : paces) {
        AppState state = after(initialState(), "steer yaw-right on" + std::string(pace));
        state = flown(state, 120);
        const double heading = convention::headingNoseBank(state.attitude).heading.value;
        EXPECT_NEAR(heading, degrees / 2.0, 1e-9) << pace;
        state = after(state, "steer yaw-right off");
        EXPECT_EQ(flown(state, 100).attitude, state.attitude) << "no coasting";
    }
}

TEST(Keys, OppositeKeysCancel) {
    for (const auto& [one, other] :
         {std::pair{"pitch-up", "pitch-down"}, std::pair{"yaw-right", "yaw-left"},
          std::pair{"bank-right", "bank-left"}}) {
        AppState state = after(initialState(), "steer " + std::string(one) + " on");
        state = after(state, "steer " + std::string(other) + " on fine");
        state = flown(state, 240);
        EXPECT_EQ(state.attitude, math::Quat{}) << one;
        state = flown(after(state, "steer " + std::string(one) + " off"), 240);
        EXPECT_NEAR(degreesBetween(state.attitude, {}), 4.5, 1e-9) << one;
    }
}

TEST(Keys, AllSixTogetherDoNothing) {
    AppState state = initialState();
    for (const std::string_view turn : turnNames()) {
        state = after(state, "steer " + std::string(turn) + " on");
    }
    EXPECT_EQ(flown(state, 240).attitude, math::Quat{});
}

TEST(Keys, RepeatsOfAHeldKeyChangeNothing) {
    AppState once = after(initialState(), "steer pitch-up on");
    AppState repeated = once;
    for (int i = 0; i < 30; ++i) {
        repeated = flown(after(repeated, "steer pitch-up on"), 4);
    }
    EXPECT_EQ(repeated, flown(once, 120));
}

TEST(Keys, LettingAllGoStopsTheShip) {
    AppState state = after(after(initialState(), "steer pitch-up on"), "steer bank-left on coarse");
    state = after(flown(state, 50), "release");
    EXPECT_EQ(flown(state, 500).attitude, state.attitude);
    EXPECT_EQ(flown(state, 1).rates, BodyRates{});
}

TEST(Keys, ATapTurnsOneStepOrTheStepOfStepMode) {
    Settings settings;
    EXPECT_EQ(tapDegrees(settings, Pace::Normal), 0.1875);
    EXPECT_EQ(tapDegrees(settings, Pace::Coarse), 0.75);
    EXPECT_NEAR(tapDegrees(settings, Pace::Fine), 0.01875, 1e-15);
    for (const double degrees : {1.0, 5.0, 15.0, 45.0, 90.0}) {
        settings.stepModeDeg = degrees;
        EXPECT_EQ(tapDegrees(settings, Pace::Fine), degrees);
        AppState state = update(initialState(), SetNumber{"step-mode", degrees}).state;
        state = flown(after(state, "steer pitch-up on"), 100);
        EXPECT_NEAR(degreesBetween(state.attitude, {}), degrees, 1e-12);
    }
    const AppState tapped = update(initialState(), TurnBy{Turn::PitchUp, 0.1875}).state;
    const AppState held = flown(after(initialState(), "steer pitch-up on"), 1);
    EXPECT_EQ(tapped.attitude, held.attitude);
}

TEST(Keys, WithInertiaTheShipCoastsUntilBraked) {
    AppState state = after(after(initialState(), "inertia on"), "steer yaw-right on");
    state = after(flown(state, 240), "steer yaw-right off");
    EXPECT_NEAR(state.coasting.yawDegPerS, 45.0, 1e-9);
    const AppState coasted = flown(state, 240);
    EXPECT_NEAR(degreesBetween(coasted.attitude, state.attitude), 45.0, 1e-6);
    const AppState braked = after(coasted, "brake");
    EXPECT_EQ(flown(braked, 240).attitude, braked.attitude);
    EXPECT_EQ(after(coasted, "inertia off").coasting, BodyRates{});
}

TEST(Keys, TakingTheStickEndsTheAutopilot) {
    AppState state = flown(after(initialState(), "loop"), 10);
    state = after(state, "steer yaw-right on fine");
    EXPECT_TRUE(std::holds_alternative<std::monostate>(state.autopilot));
}

TEST(Rates, RunTogetherAndEndOnTheirStep) {
    AppState state = after(initialState(), "rate pitch-up 45 for 1");
    state = after(state, "rate bank-right 10 for 0.5");
    state = flown(state, 120);
    EXPECT_EQ(state.scripted[0], ScriptedRate{});
    EXPECT_EQ(state.scripted[1].stepsLeft, 120);
    state = flown(state, 120);
    EXPECT_EQ(state.scripted, (std::array<ScriptedRate, 3>{}));
    EXPECT_EQ(flown(state, 240).attitude, state.attitude);
    EXPECT_EQ(durationSteps(command("rate pitch-up 45 for 4"), state), 960);
    EXPECT_EQ(durationSteps(command("rate pitch-up 45 for 4 meanwhile"), state), 0);
}

}  // namespace
}  // namespace gimbalscope::sim
