// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Events: pose jumps, NaN and name jumps told apart, each with its cause, and the states that
// follow.
#include "sim/tick.h"

#include "sim/flying.h"

namespace gimbalscope::sim {
namespace {

using convention::Cause;
using convention::State;

std::int64_t sumOfCauses(const Counts& counts) {
    return counts.domain + counts.snap + counts.quantum + counts.noise;
}

const Readout& readoutOf(const Readouts& all, std::string_view selection) {
    for (const Readout& readout : all.cards) {
        if (readout.selection == selection) {
            return readout;
        }
    }
    ADD_FAILURE() << selection << " is not shown";
    return all.cards.front();
}

TEST(Tick, SmoothFlightHasNoEvents) {
    // Heading through 180 included: an angle at the seam of its range has not jumped.
    const Playback playback = played(
        "show urot urot:nearest oblivion-local lsl-rpy aero-321 d3d-ypr\n"
        "rate yaw-right 45 for 10\nroll rate 45 for 10\n");
    EXPECT_TRUE(playback.events.empty());
    for (const Readout& readout : readouts(playback.state).cards) {
        EXPECT_EQ(readout.state, State::Calm) << readout.selection;
        EXPECT_EQ(readout.cause, Cause::None) << readout.selection;
    }
}

TEST(Tick, FlownExactlyThroughTheVerticalNamesJumpAndTheShipDoesNot) {
    const Playback playback = played(
        "show urot-native lsl-rpy:principal lsl-rpy:nearest urot:nearest\n"
        "cross miss 0 rate 90\n");
    EXPECT_FALSE(playback.events.empty());
    for (const Event& event : playback.events) {
        EXPECT_EQ(event.kind, EventKind::NameJump) << event.selection;
        EXPECT_EQ(event.cause, Cause::None);
        EXPECT_GT(event.sizeDeg, kNameJumpDeg);
        EXPECT_EQ(event.selection.find(":nearest"), std::string::npos);
    }
    const Readouts all = readouts(playback.state);
    EXPECT_GE(readoutOf(all, "lsl-rpy:principal").counts.nameJumps, 1);
    EXPECT_EQ(readoutOf(all, "lsl-rpy:principal").state, State::OtherName);
    EXPECT_EQ(readoutOf(all, "lsl-rpy:nearest").state, State::Calm);
    // A second later the jump is history.
    const Readouts later = readouts(flown(playback.state, kStepsPerSecond));
    EXPECT_EQ(readoutOf(later, "lsl-rpy:principal").state, State::Calm);
}

TEST(Tick, CloseToTheVerticalNanFlickersOnlyWhereItIsPublished) {
    const Playback playback = played(
        "show urot urot:clamp urot:nearest urot-native oblivion lsl\n"
        "attitude 30 80 0\nhold distance 0.01 jitter 1e-7 for 5\n");
    const Readouts all = readouts(playback.state);
    const Readout& urot = readoutOf(all, "urot");
    EXPECT_GT(urot.counts.domain, 20);
    EXPECT_EQ(urot.counts.flickers, sumOfCauses(urot.counts));
    EXPECT_GT(urot.flickersPerSecond, 5);
    EXPECT_TRUE(urot.state == State::Nan || urot.state == State::Flicker);
    EXPECT_EQ(urot.cause, Cause::Domain);
    EXPECT_FALSE(urot.recentPoses.empty()) << "a still picture has to show it";
    EXPECT_LE(urot.recentPoses.size(), 2U);
    for (const char* const selection :
         {"urot:clamp", "urot:nearest", "urot-native", "oblivion", "lsl"}) {
        EXPECT_EQ(readoutOf(all, selection).counts.flickers, 0) << selection;
    }
}

TEST(Tick, ANanIsOneFlickerEvenWhenItAlsoJumps) {
    const Playback playback =
        played("show urot\nattitude 30 80 0\nhold distance 0.01 jitter 1e-7 for 5\n");
    std::int64_t ticksWithTwo = 0;
    double last = -1.0;
    bool someNanMoved = false;
    for (const Event& event : playback.events) {
        ticksWithTwo += event.timeS == last ? 1 : 0;
        last = event.timeS;
        someNanMoved = someNanMoved || (event.kind == EventKind::Nan && event.sizeDeg > 45.0);
    }
    EXPECT_EQ(ticksWithTwo, 0);
    EXPECT_TRUE(someNanMoved) << "pitch read as 0 throws the ship over";
    EXPECT_EQ(static_cast<std::int64_t>(playback.events.size()),
              playback.state.cards[0].counts.flickers + playback.state.cards[0].counts.nameJumps);
}

TEST(Tick, AFloatRowHasNoPoseOnNan) {
    // oblivion locks where the top of the ship meets world left or right: heading 0, bank 90.
    AppState state = after(after(initialState(), "show oblivion"), "arithmetic float64");
    int nans = 0;
    for (int noseUp = 1; noseUp < 85; ++noseUp) {
        const Outcome outcome =
            update(state, command("attitude 0 " + std::to_string(noseUp) + " 90"));
        const Readout readout = readouts(outcome.state).cards[0];
        if (readout.state != State::Nan) {
            EXPECT_TRUE(outcome.events.empty());
            continue;
        }
        ++nans;
        EXPECT_FALSE(readout.reading.worldFromRebuilt);
        EXPECT_TRUE(std::isnan(readout.reading.errorDeg));
        ASSERT_EQ(outcome.events.size(), 1U);
        EXPECT_EQ(outcome.events[0].kind, EventKind::Nan);
        EXPECT_EQ(outcome.events[0].cause, Cause::Domain);
        EXPECT_EQ(outcome.events[0].sizeDeg, 0.0);
        // Away from it there is nothing to jump from.
        const Outcome away = update(outcome.state, command("turn bank-right 5"));
        EXPECT_TRUE(away.events.empty());
        EXPECT_EQ(readouts(away.state).cards[0].state, State::Flicker);
    }
    EXPECT_GT(nans, 3);
}

TEST(Tick, NoiseAtTheVerticalItself) {
    // -0.5 -0.5 -0.5 0.5: as published 90 degrees wrong without any NaN. A tiny turn brings it
    // back.
    const Playback playback = played(
        "show urot urot:nearest\nattitude 90 89 0\nattitude quat -0.5 -0.5 -0.5 0.5\n"
        "expect urot state wrong\nexpect urot cause noise\nexpect urot error-deg > 89\n"
        "expect urot:nearest error-deg < 0.01\n"
        "turn pitch-up 0.5\nexpect urot state flicker\nexpect urot cause noise\n"
        "expect urot noise = 1\nexpect urot:nearest flickers = 0\n");
    EXPECT_EQ(playback.failures, std::vector<std::string>{});
}

TEST(Tick, QuantisationJumpsAreOfCauseQuantum) {
    const Playback playback =
        played("show urot-native\nquantise byte\njump-threshold 0.5\nrate yaw-right 5 for 4\n");
    const Counts& counts = playback.state.cards[0].counts;
    EXPECT_GT(counts.quantum, 5);
    EXPECT_EQ(counts.flickers, counts.quantum);
    const Playback smooth =
        played("show urot-native\nquantise none\njump-threshold 0.5\nrate yaw-right 5 for 4\n");
    EXPECT_TRUE(smooth.events.empty());
}

TEST(Tick, EnteringAPoleBranchIsOfCauseSnap) {
    // The SL viewer sets x to 0 within its branch, so that the ship moves by up to 0.05 degrees.
    const Playback playback =
        played("show urot-ue4 lsl\njump-threshold 0.02\ncross miss 0.05 rate 3\n");
    const Counts& counts = playback.state.cards[0].counts;
    EXPECT_GT(counts.snap, 0);
    EXPECT_EQ(counts.domain + counts.quantum, 0);
}

TEST(Tick, AThresholdOfNothingStillForgivesTheShipsOwnTurn) {
    const Playback playback = played("show aero-321\njump-threshold 0.01\nloop rate 300 for 0.2\n");
    EXPECT_TRUE(playback.events.empty());
}

TEST(Tick, FlickersFadeAfterASecond) {
    Playback playback =
        played("show urot\nattitude 30 80 0\nhold distance 0.01 jitter 1e-7 for 3\n");
    AppState state = after(playback.state, "autopilot off");
    state = after(state, "turn pitch-down 45");
    EXPECT_EQ(readouts(state).cards[0].state, State::Flicker);
    state = flown(state, kStepsPerSecond + 4);
    EXPECT_EQ(readouts(state).cards[0].state, State::Calm);
    EXPECT_EQ(readouts(state).cards[0].flickersPerSecond, 0);
    EXPECT_TRUE(state.cards[0].flickerSteps.empty());
    EXPECT_TRUE(state.cards[0].recentPoses.empty());
}

TEST(Tick, TicksAreSixtyASecondWhateverTheSteps) {
    for (const int rate : {1, 7, 50, 60, 90, 240}) {
        AppState state =
            update(initialState(), SetNumber{"tick-rate", static_cast<double>(rate)}).state;
        state = after(state, "loop");
        int ticks = 0;
        for (int i = 0; i < 2 * kStepsPerSecond; ++i) {
            state = step(state).state;
            ticks += state.tickAttitude == state.attitude ? 1 : 0;
        }
        EXPECT_EQ(ticks, 2 * rate);
    }
}

TEST(Readouts, AskingTwiceGivesTheSame) {
    const Playback playback = played(
        "show urot:nearest urot:keep-last lsl-rpy:nearest\nloop rate 90 for 3\n"
        "hold distance 1e-5 jitter 1e-7 for 2\n");
    const Readouts first = readouts(playback.state);
    const Readouts second = readouts(playback.state);
    for (std::size_t i = 0; i < first.cards.size(); ++i) {
        EXPECT_EQ(first.cards[i].reading, second.cards[i].reading) << first.cards[i].selection;
    }
    EXPECT_EQ(playback.state.cards[0].counts.flickers, 0);
}

}  // namespace
}  // namespace gimbalscope::sim
