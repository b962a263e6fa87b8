// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What the verdict says of each kind of trouble, with true numbers; and that its cure cures: the
// commands applied and the flight flown on, the verdict is better.
#include "sim/verdict.h"

#include <algorithm>

#include "convention/lock.h"
#include "sim/cures.h"
#include "sim/flying.h"
#include "sim/verdict_checks.h"
#include "sim/verdict_words.h"

namespace gimbalscope::sim {
namespace {

AppState cured(AppState state, const Cure& cure) {
    for (const Command& each : cure.commands) {
        EXPECT_EQ(objection(each), "") << text(each);
        const Outcome outcome = update(state, each);
        EXPECT_EQ(outcome.message, "") << text(each);
        state = outcome.state;
    }
    return state;
}

/// What happens while `flight` goes on after the cure: the worst of the last of three seconds.
VerdictKind afterCure(const AppState& state, const char* flight) {
    const Verdict before = verdictOf(state);
    EXPECT_TRUE(before.cure) << before.headline;
    AppState better = cured(state, before.cure.value_or(Cure{}));
    better = after(better, flight);
    better = flown(better, 480);
    VerdictKind worst = VerdictKind::Calm;
    for (int i = 0; i < 60; ++i) {
        better = flown(better, 4);
        worst = std::min(worst, verdictOf(better).kind);
    }
    return worst;
}

constexpr const char* kStay = "autopilot off";

TEST(Verdict, AllWell) {
    const AppState state = after(initialState(), "attitude 30 20 40");
    const Verdict v = verdictOf(state);
    EXPECT_EQ(v.kind, VerdictKind::Calm);
    EXPECT_EQ(severityOf(v.kind), Severity::Fine);
    EXPECT_EQ(v.headline, "All well.");
    EXPECT_TRUE(contains(v.text, "urot, oblivion and lsl show the ship as it is.")) << v.text;
    EXPECT_TRUE(contains(v.text, "The nearest lock is lsl's: the top is 56.7 deg from south."))
        << v.text;
    EXPECT_FALSE(v.cure);
    expectPlain(v);
}

TEST(Verdict, TheSecondShipHasLostAFreedom) {
    const AppState near = after(after(initialState(), "attitude 30 60 0"), "drive both");
    EXPECT_EQ(verdictOf(near).kind, VerdictKind::Calm);
    const AppState level = after(after(initialState(), "attitude 30 0 0"), "drive both");
    // Both to the vertical; then the quaternion ship yaws away, the other only spins.
    const AppState lost = flown(after(after(level, "turn pitch-up 90"), "turn yaw-right 40"), 480);
    const Verdict v = verdictOf(lost);
    EXPECT_EQ(v.kind, VerdictKind::Locked);
    EXPECT_EQ(v.headline, "urot's angles have lost a freedom.");
    EXPECT_TRUE(contains(v.text, "yaw and roll")) << v.text;
    expectPlain(v);
    ASSERT_TRUE(v.cure);
    EXPECT_EQ(verdictOf(cured(lost, *v.cure)).kind, VerdictKind::Calm);
}

TEST(Verdict, Stretched) {
    const AppState state = after(initialState(), "attitude 0 78 0");
    const Verdict v = verdictOf(state);
    EXPECT_EQ(v.kind, VerdictKind::Stretched);
    EXPECT_EQ(v.headline, "urot is stretched.");
    EXPECT_TRUE(contains(v.text, "yaw and roll turn up to 4.8 times as fast")) << v.text;
    EXPECT_TRUE(contains(v.text, "12.0 deg from the zenith")) << v.text;
    EXPECT_FALSE(v.cure);
    EXPECT_TRUE(contains(v.text, "Fly on")) << "no cure, but what to do";
    expectPlain(v);
    EXPECT_EQ(verdictOf(after(state, "attitude 0 65 0")).kind, VerdictKind::Calm) << "as promised";
}

TEST(Verdict, LockedSaysWhatIsStillReal) {
    const AppState state = after(initialState(), "attitude 30 89.5 17.3");
    const Verdict v = verdictOf(state);
    EXPECT_EQ(v.kind, VerdictKind::Locked);
    EXPECT_EQ(v.headline, "urot has lost yaw and roll.");
    EXPECT_TRUE(contains(v.text, "Only yaw - roll (12.7 deg) is real.")) << v.text;
    EXPECT_TRUE(contains(v.text, "0.50 deg from the zenith")) << v.text;
    EXPECT_TRUE(contains(v.text, "Fly on")) << v.text;
    EXPECT_TRUE(contains(v.text, "The pose is still exact.")) << v.text;
    EXPECT_FALSE(v.cure);
    expectPlain(v);
    const Verdict down = verdictOf(after(initialState(), "attitude 30 -89.5 17.3"));
    EXPECT_TRUE(contains(down.text, "Only yaw + roll (47.3 deg) is real.")) << down.text;
    EXPECT_TRUE(contains(down.text, "from the nadir")) << down.text;
    const Verdict near = verdictOf(after(initialState(), "attitude 30 86 0"));
    EXPECT_EQ(near.headline, "urot is losing yaw and roll.");
}

TEST(Verdict, AfterTheCureItSaysThatThePoseIsRightAndWhoStillFlickers) {
    AppState state = after(initialState(), "show urot:nearest oblivion lsl");
    state = after(state, "arithmetic float32");
    state = after(state, "preset 7");
    state = flown(after(state, "hold distance 0.0001 jitter 1e-7 for 2"), 240);
    Readouts shown = readouts(state);
    ASSERT_EQ(shown.cards[0].state, convention::State::Locked);
    shown.cards[1].state = convention::State::Flicker;
    const Verdict v = verdict(state, shown);
    EXPECT_EQ(v.card, 0U);
    EXPECT_TRUE(contains(v.text, "oblivion flickers.")) << v.text;
    shown.cards[1].state = convention::State::Calm;
    EXPECT_TRUE(contains(verdict(state, shown).text, "The pose is ")) << verdict(state, shown).text;
    expectPlain(v);
}

TEST(Verdict, TheRealCombinationIsTheOneThatTurnsTheShip) {
    for (const convention::Convention& row : convention::catalog()) {
        if (row.angleCount < 3) {
            continue;
        }
        const convention::Lock lock = convention::lockOf(row, {});
        for (const convention::LockPlace& place : lock.places) {
            const double middle = place.middleDeg * math::kPi / 180.0;
            const math::Quat q = convention::pose(row, {}, {0.6, middle, 0.25});
            Readout card;
            card.row = &row;
            const RealCombination real = realCombination(card, q);
            // Turning both so that the combination stays does not turn the ship.
            const bool adds = real.name.find(" + ") != std::string::npos;
            const math::Quat same =
                convention::pose(row, {}, {0.6 + 1.0, middle, 0.25 + (adds ? -1.0 : 1.0)});
            EXPECT_LT(degreesBetween(q, same), 1e-9) << row.id << ' ' << real.name;
            EXPECT_NEAR(real.degrees, (0.6 + (adds ? 0.25 : -0.25)) * 180.0 / math::kPi, 1e-9)
                << row.id;
        }
    }
}

TEST(Verdict, SpeaksOfTheSelectedCardThenOfTheWorst) {
    // Level with bank 90 at heading 0 locks oblivion alone.
    const AppState state = after(initialState(), "attitude 0 0 89.9");
    EXPECT_EQ(verdictOf(state).card, 1U);
    EXPECT_EQ(verdictOf(state).kind, VerdictKind::Locked);
    EXPECT_TRUE(contains(verdictOf(state).text, "urot is free here.")) << verdictOf(state).text;
    AppState both = after(initialState(), "show aero-321 lsl-opensim urot");
    both = after(both, "attitude quat -0.1830127 -0.6830127 -0.1830127 0.6830127");
    EXPECT_EQ(verdictOf(after(both, "select 3")).card, 2U);
    EXPECT_EQ(verdictOf(after(both, "select 3")).kind, VerdictKind::Nan);
}

TEST(Verdict, NanAndItsCure) {
    const AppState state =
        after(initialState(), "attitude quat -0.1830127 -0.6830127 -0.1830127 0.6830127");
    const Verdict v = verdictOf(state);
    EXPECT_EQ(v.kind, VerdictKind::Nan);
    EXPECT_EQ(severityOf(v.kind), Severity::Alarm);
    EXPECT_EQ(v.headline, "urot's pitch is not a number.");
    EXPECT_TRUE(contains(v.text, "The engine reads it as 0.")) << v.text;
    ASSERT_TRUE(v.cure);
    EXPECT_EQ(v.cure->label, "Use urot:nearest");
    ASSERT_EQ(v.cure->commands.size(), 1U);
    EXPECT_EQ(text(v.cure->commands[0]), "show urot:nearest oblivion lsl");
    ASSERT_TRUE(v.second);
    EXPECT_EQ(text(v.second->commands[0]), "speed 0.05");
    expectPlain(v);
    const AppState better = cured(state, *v.cure);
    EXPECT_NE(readouts(better).cards[0].state, convention::State::Nan);
    EXPECT_EQ(readouts(flown(better, 300)).cards[0].state, convention::State::Locked);
    const Verdict floating = verdictOf(after(after(initialState(), "show aero-321"),
                                             "attitude quat -0.1830127 -0.6830127 "
                                             "-0.1830127 0.6830127"));
    if (floating.kind == VerdictKind::Nan) {
        EXPECT_TRUE(contains(floating.text, "no pose to show")) << floating.text;
    }
}

TEST(Verdict, NanOfAnUnnormalisedQuaternionAndItsCure) {
    AppState state = after(after(initialState(), "attitude 20 89 0"), "renormalise off");
    const double longer = 1.001;
    state.fed = {state.fed.x * longer, state.fed.y * longer, state.fed.z * longer,
                 state.fed.w * longer};
    state = flown(after(state, "rate bank-right 5 for 1 meanwhile"), 8);
    const Verdict v = verdictOf(state);
    EXPECT_EQ(v.kind, VerdictKind::Nan);
    EXPECT_TRUE(contains(v.text, "length has grown to 1.0010")) << v.text;
    ASSERT_TRUE(v.cure);
    EXPECT_EQ(text(v.cure->commands[0]), "renormalise on");
    expectPlain(v);
    EXPECT_GE(afterCure(state, kStay), VerdictKind::Locked);
}

TEST(Verdict, CureThatIsShownAlreadyIsKept) {
    AppState state = after(initialState(), "show lsl urot urot:nearest");
    state = after(state, "attitude quat -0.1830127 -0.6830127 -0.1830127 0.6830127");
    const Verdict v = verdictOf(state);
    ASSERT_EQ(v.kind, VerdictKind::Nan);
    EXPECT_EQ(v.cure->label, "Keep urot:nearest only");
    EXPECT_EQ(text(v.cure->commands[0]), "show lsl urot:nearest");
}

TEST(Verdict, FlickerWithItsCauseAndItsCure) {
    AppState state = after(initialState(), "attitude 30 60 10");
    state = flown(after(state, "hold distance 0 jitter 1e-7"), 700);
    const Verdict v = verdictOf(state);
    EXPECT_LE(v.kind, VerdictKind::Flicker);
    EXPECT_GT(readouts(state).cards[0].flickersPerSecond, 5);
    expectPlain(v);
    EXPECT_EQ(afterCure(after(state, "show urot"), "hold distance 0 jitter 1e-7"),
              VerdictKind::Locked);
    // Between two NaN it says flicker, and how often.
    for (int i = 0; i < 60 && verdictOf(state).kind != VerdictKind::Flicker; ++i) {
        state = flown(state, 4);
    }
    const Verdict flicker = verdictOf(state);
    ASSERT_EQ(flicker.kind, VerdictKind::Flicker);
    EXPECT_TRUE(contains(flicker.headline, "times a second.")) << flicker.headline;
    EXPECT_TRUE(contains(flicker.text, "asin a number beyond 1") ||
                contains(flicker.text, "rounding errors"))
        << flicker.text;
    EXPECT_TRUE(contains(flicker.text, "Only yaw - roll (")) << flicker.text;
    expectPlain(flicker);
}

TEST(Verdict, FlickerOfAPoleBranchAndItsCure) {
    AppState crossing = after(after(initialState(), "show lsl-opensim"), "attitude 30 60 0");
    crossing = after(crossing, "jump-threshold 0.1");
    for (const char* const line : {"attitude 0 86 0", "rate pitch-up 20 for 1 meanwhile"}) {
        crossing = after(crossing, line);
    }
    bool sawSnap = false;
    for (int i = 0; i < 120; ++i) {
        crossing = flown(crossing, 4);
        const Verdict v = verdictOf(crossing);
        expectPlain(v);
        if (v.kind == VerdictKind::Flicker && contains(v.text, "special case")) {
            sawSnap = true;
            EXPECT_EQ(text(v.cure->commands[0]), "show lsl-opensim:nearest");
        }
    }
    EXPECT_TRUE(sawSnap);
}

TEST(Verdict, WrongByCoarseRoundingAndItsCure) {
    AppState state = after(after(initialState(), "quantise byte"), "jump-threshold 20");
    state = after(state, "attitude 1 1 1");
    const Verdict v = verdictOf(state);
    ASSERT_EQ(v.kind, VerdictKind::Wrong) << readouts(state).cards[0].reading.errorDeg;
    EXPECT_TRUE(contains(v.text, "rounded too coarsely")) << v.text;
    EXPECT_TRUE(contains(v.text, "This is not gimbal lock.")) << v.text;
    EXPECT_EQ(text(v.cure->commands[0]), "quantise none");
    expectPlain(v);
    EXPECT_EQ(afterCure(state, kStay), VerdictKind::Calm);
}

TEST(Verdict, WrongAtThePoleAndItsCure) {
    const AppState state = after(initialState(), "attitude quat -0.5 -0.5 -0.5 0.5");
    const Verdict v = verdictOf(after(state, "show urot"));
    EXPECT_LE(v.kind, VerdictKind::Wrong) << v.headline;
    EXPECT_GE(afterCure(after(state, "show urot"), kStay), VerdictKind::Locked);
}

TEST(Verdict, WhatTwoAnglesCannotShow) {
    AppState state = after(after(initialState(), "show oblivion-actor"), "attitude 30 20 40");
    const Verdict v = verdictOf(state);
    EXPECT_EQ(v.kind, VerdictKind::Wrong);
    EXPECT_EQ(v.headline, "oblivion-actor cannot show the bank.");
    EXPECT_TRUE(contains(v.text, "40.0 deg")) << v.text;
    EXPECT_TRUE(contains(v.text, "not gimbal lock")) << v.text;
    EXPECT_EQ(text(v.cure->commands[0]), "show oblivion");
    expectPlain(v);
    EXPECT_EQ(afterCure(state, kStay), VerdictKind::Calm);
    state = after(state, "attitude 30 89.5 0");
    const Verdict locked = verdictOf(state);
    EXPECT_EQ(locked.headline, "oblivion-actor has lost z.");
    expectPlain(locked);
}

TEST(Verdict, DriftAndItsCure) {
    AppState state = after(initialState(), "renormalise off");
    const double longer = 1.0004;
    state.fed.w *= longer;
    const Verdict length = verdictOf(state);
    EXPECT_EQ(length.kind, VerdictKind::Drift);
    EXPECT_FALSE(length.card);
    EXPECT_TRUE(contains(length.text, "1.0004") || contains(length.text, "1.000400"))
        << length.text;
    EXPECT_TRUE(contains(length.text, "not gimbal lock")) << length.text;
    expectPlain(length);
    EXPECT_EQ(text(length.cure->commands[0]), "renormalise on");
    EXPECT_EQ(afterCure(state, "rate yaw-right 3 for 1 meanwhile"), VerdictKind::Calm);

    AppState seed = after(initialState(), "integration seed");
    seed = flown(after(seed, "tumble rate 60"), 240 * 3);
    seed = after(after(seed, "autopilot off"), "show urot:nearest");
    while (readouts(seed).cards[0].state != convention::State::Calm) {
        seed = flown(after(seed, "steer pitch-up on"), 40);
    }
    ASSERT_GT(readouts(seed).truth.driftDeg, kDriftFromDeg);
    const Verdict angle = verdictOf(seed);
    EXPECT_TRUE(angle.kind == VerdictKind::Drift || angle.kind == VerdictKind::NotLock);
    ASSERT_TRUE(angle.cure);
    EXPECT_EQ(text(angle.cure->commands[0]), "integration exact");
    EXPECT_GE(afterCure(after(seed, "release"), kStay), VerdictKind::Stretched);
}

TEST(Verdict, DriftOfHalfAndItsCure) {
    AppState state = after(after(initialState(), "arithmetic half"), "attitude 10 20 30");
    state = flown(after(state, "rate yaw-right 20 for 60 meanwhile"), 240 * 8);
    const Verdict v = verdictOf(after(state, "brake"));
    EXPECT_LE(v.kind, VerdictKind::Drift) << v.headline;
    ASSERT_TRUE(v.cure);
    EXPECT_TRUE(std::ranges::any_of(
        v.cure->commands, [](const Command& each) { return text(each) == "arithmetic float64"; }));
    expectPlain(v);
    EXPECT_GE(afterCure(after(state, "brake"), kStay), VerdictKind::Stretched);
}

TEST(Verdict, TheOtherOfTwoNamesAndItsCure) {
    // Half a degree past the vertical at 360 degrees a second: out of the lock within the second.
    AppState state = after(after(initialState(), "show aero-321"), "attitude 0 40 0.4");
    state = flown(after(state, "rate pitch-up 360 for 0.3 meanwhile"), 120);
    const Verdict v = verdictOf(state);
    ASSERT_EQ(v.kind, VerdictKind::OtherName) << v.headline;
    EXPECT_EQ(v.headline, "aero-321 changed to its other name.");
    EXPECT_TRUE(contains(v.text, "the pose did not")) << v.text;
    EXPECT_EQ(text(v.cure->commands[0]), "show aero-321:nearest");
    expectPlain(v);
    EXPECT_EQ(verdictOf(cured(state, *v.cure)).kind, VerdictKind::Calm);
}

TEST(Verdict, IsPlainAndShortInEveryFlight) {
    const char* const kShown[] = {
        "show urot oblivion lsl", "show oblivion-actor ZXZ zyz d3d-ypr",
        "show urot-native:keep-last oblivion-local:pin-third lsl-opensim"};
    const char* const kSettings[] = {"arithmetic half", "arithmetic float32", "quantise byte",
                                     "renormalise off", "literal on",         "integration seed"};
    for (const char* const shown : kShown) {
        for (const char* const setting : kSettings) {
            AppState state = after(after(initialState(), shown), setting);
            state = after(state, "tumble rate 200");
            for (int i = 0; i < 300; ++i) {
                state = flown(state, 4);
                if (i == 150) {
                    state = after(state, "hold distance 0 jitter 1e-6");
                }
                const Verdict v = verdictOf(state);
                expectPlain(v);
                EXPECT_EQ(v, verdictOf(state)) << "the same words twice";
                if (v.cure) {
                    cured(state, *v.cure);
                }
                if (v.second) {
                    cured(state, *v.second);
                }
            }
        }
    }
}

}  // namespace
}  // namespace gimbalscope::sim
