// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Moving about in the recording: what comes back, what stays as it is, and when the future is
// dropped.
#include "sim/session.h"

#include <ctime>

#include "sim/flying.h"

namespace gimbalscope::sim {
namespace {

void obey(Session& session, std::string_view line) { sim::apply(session, command(line)); }

void flySteps(Session& session, int steps) {
    for (int i = 0; i < steps; ++i) {
        flyStep(session);
    }
}

// The state in the past, as it should be: of then, but for what is held and seen now.
AppState ofThen(AppState state, const AppState& now) {
    state.view = now.view;
    state.speed = now.speed;
    state.paused = true;
    return state;
}

TEST(Session, SeekBringsTheMomentBackPausedAndTheWindowStays) {
    Session session = flying("arithmetic half\nrate pitch-up 45 for 2");
    const AppState then = session.state;
    fly(session, "arithmetic default\ntheme light\ntext-size 150\nrate yaw-left 30 for 3");
    EXPECT_FALSE(isInPast(session));
    obey(session, "seek 2");
    EXPECT_TRUE(isInPast(session));
    EXPECT_DOUBLE_EQ(timeS(session.state), 2.0);
    EXPECT_EQ(session.state.attitude, then.attitude);
    EXPECT_EQ(session.state.view.theme, Theme::Light);
    EXPECT_EQ(session.state.view.textPercent, 150);
    EXPECT_TRUE(session.state.paused);
    EXPECT_DOUBLE_EQ(secondsAt(session.recording, 0), 0.0);
    EXPECT_DOUBLE_EQ(timeS(session.end), 5.0);
    EXPECT_DOUBLE_EQ(secondsAt(session.recording, shownRow(session.recording)), 2.0);
    obey(session, "seek 1");
    EXPECT_EQ(session.state.settings.arithmetic, convention::Arithmetic::Half);
    EXPECT_EQ(session.state.cards, stateAt(session.recording, shownRow(session.recording)).cards);
}

TEST(Session, SeekClampsAndTheEndIsTheEnd) {
    Session session = flying("rate pitch-up 45 for 2\nsteer bank-right on\nadvance 3");
    const AppState end = session.state;
    const std::size_t rows = rowCount(session.recording);
    for (const char* const line : {"seek 1", "seek 0", "seek 1000000", "seek 0.5", "seek end"}) {
        obey(session, line);
        EXPECT_EQ(rowCount(session.recording), rows) << line;
    }
    EXPECT_FALSE(isInPast(session));
    EXPECT_EQ(session.state, ofThen(end, session.state));
    obey(session, "seek 0");
    EXPECT_EQ(session.state.stepCount, 0);
    obey(session, "pause off");
    obey(session, "seek end");
    EXPECT_EQ(session.state, ofThen(end, session.state));
}

TEST(Session, BackAndTickWalkOverTheRecordedTicks) {
    Session session = flying("rate pitch-up 45 for 1\nadvance 2");
    const AppState end = session.state;
    obey(session, "back");
    EXPECT_EQ(session.state.stepCount, 240) << "the tick before, not the one before that";
    obey(session, "back");
    EXPECT_EQ(session.state.stepCount, 236);
    obey(session, "tick");
    obey(session, "tick");
    EXPECT_FALSE(isInPast(session));
    EXPECT_EQ(session.state, ofThen(end, session.state));
    obey(session, "tick");
    EXPECT_EQ(session.state.stepCount, 244) << "at the end a tick is flown";
    obey(session, "seek 0");
    const Outcome outcome = sim::apply(session, command("back"));
    EXPECT_FALSE(outcome.message.empty());
    EXPECT_EQ(session.state.stepCount, 0);
}

TEST(Session, TurnsAtOneStepAreTicksOfTheirOwn) {
    Session session = flying("pause on\nturn pitch-up 10\nturn pitch-up 20\nturn pitch-up 40");
    const auto noseUp = [&] {
        return convention::headingNoseBank(session.state.attitude).noseUp.value;
    };
    obey(session, "back");
    EXPECT_NEAR(noseUp(), 30.0, 1e-9);
    obey(session, "back");
    EXPECT_NEAR(noseUp(), 10.0, 1e-9);
    obey(session, "tick");
    EXPECT_NEAR(noseUp(), 30.0, 1e-9);
    obey(session, "tick");
    EXPECT_NEAR(noseUp(), 70.0, 1e-9);
    EXPECT_FALSE(isInPast(session));
}

TEST(Session, FlyingOnDropsTheFutureLookingDoesNot) {
    Session session = flying("rate pitch-up 90 for 4");
    const std::size_t rows = rowCount(session.recording);
    obey(session, "seek 1");
    for (const char* const line : {"theme light", "steer pitch-up on", "release", "speed 0.1",
                                   "help on", "pause off", "pause on", "orbit 3 3"}) {
        obey(session, line);
        EXPECT_TRUE(isInPast(session)) << line;
        EXPECT_EQ(rowCount(session.recording), rows) << line;
    }
    obey(session, "pause off");
    flySteps(session, 8);
    EXPECT_FALSE(isInPast(session));
    EXPECT_EQ(session.state.stepCount, 248);
    EXPECT_EQ(session.recording.steps.back(), 248);
    EXPECT_DOUBLE_EQ(timeS(session.state), 248.0 / 240.0);

    obey(session, "seek 0.5");
    obey(session, "renormalise off");
    EXPECT_FALSE(isInPast(session));
    EXPECT_TRUE(session.state.paused);
    EXPECT_EQ(session.recording.steps.back(), 120);
    obey(session, "back");
    EXPECT_TRUE(session.state.settings.renormalise);
    obey(session, "tick");
    EXPECT_FALSE(session.state.settings.renormalise);
}

TEST(Session, WhatIsFlownAfterAResumeComesBackToo) {
    Session session = flying("loop rate 90 for 4");
    obey(session, "seek 1");
    obey(session, "theme projector");
    fly(session, "pause off\nrate yaw-left 50 for 2");
    for (const double seconds : {0.5, 1.0, 1.2, 2.9}) {
        const std::size_t row = rowAt(session.recording, seconds);
        EXPECT_EQ(stateAt(session.recording, row).attitude, session.recording.attitudes[row]);
    }
}

TEST(Session, CountsAreThoseOfTheMoment) {
    Session session = flying("attitude quat -0.1830127 -0.6830127 -0.1830127 0.6830127\nwait 2");
    const std::int64_t flickers = session.state.cards[0].counts.flickers;
    ASSERT_GT(flickers, 0);
    obey(session, "seek 0");
    obey(session, "seek 0.5");
    EXPECT_LT(session.state.cards[0].counts.flickers, flickers + 1);
    EXPECT_EQ(session.recording.events.size(), static_cast<std::size_t>(flickers));
    fly(session, "pause off\nreset");
    EXPECT_TRUE(session.recording.events.empty());
}

TEST(Session, TheTrailIsThatOfTheMoment) {
    Session session = flying("loop rate 90 for 3");
    const Trail then = session.trail;
    fly(session, "autopilot off\nrate yaw-left 60 for 10\ncross miss 1 rate 90");
    obey(session, "seek 3");
    ASSERT_EQ(session.trail.samples.size(), then.samples.size());
    for (std::size_t i = 0; i < then.samples.size(); ++i) {
        EXPECT_EQ(session.trail.samples[i].attitude, then.samples[i].attitude);
        EXPECT_EQ(session.trail.samples[i].step, then.samples[i].step);
    }
}

TEST(Session, KeysHeldStayHeld) {
    Session session = flying("steer pitch-up on\nwait 1\nsteer pitch-up off\nwait 1");
    obey(session, "seek 0.5");
    EXPECT_FALSE(session.state.steering[0]) << "nobody holds it now";
    obey(session, "steer bank-left on");
    obey(session, "seek 1.5");
    EXPECT_TRUE(session.state.steering[static_cast<std::size_t>(Turn::BankLeft)]);
}

// Dragging along ten minutes: the slowest and the usual seek.
TEST(Session, SeekingIsCheapEnoughForDragging) {
    const auto milliseconds = [] {
        return 1000.0 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
    };
    Session session = flying("show urot lsl oblivion ZYX:nearest\ntumble rate 120");
    flySteps(session, 600 * kStepsPerSecond);
    double sum = 0.0;
    double most = 0.0;
    for (int i = 0; i < 200; ++i) {
        const double seconds = (i * 7919 % 60000) / 100.0;
        const double begin = milliseconds();
        sim::apply(session, Seek{seconds});
        const double ms = milliseconds() - begin;
        sum += ms;
        most = std::max(most, ms);
    }
    std::printf("a seek: %.2f ms, at most %.2f ms\n", sum / 200, most);
    AppState state = session.state;
    state.paused = false;
    const double begin = milliseconds();
    for (int step = 0; step < 15 * kStepsPerSecond; ++step) {
        advance(state);
    }
    const double flown = milliseconds() - begin;
    EXPECT_LT(sum / 200, flown) << "no more than flying the trail and a second again";
}

}  // namespace
}  // namespace gimbalscope::sim
