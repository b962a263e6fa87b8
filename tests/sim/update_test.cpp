// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Each command, and what holds whatever the commands are.
#include "sim/update.h"

#include <random>

#include "sim/flying.h"
#include "sim/switches.h"

namespace gimbalscope::sim {
namespace {

TEST(Update, BeginsLevelWithThreeCards) {
    const AppState state = initialState();
    EXPECT_EQ(state.attitude, math::Quat{});
    EXPECT_EQ(state.fed, math::Quat{});
    ASSERT_EQ(state.cards.size(), 3U);
    EXPECT_EQ(state.cards[0].id, "urot");
    EXPECT_EQ(state.cards[1].id, "oblivion");
    EXPECT_EQ(state.cards[2].id, "lsl");
    EXPECT_EQ(state, initialState());
}

TEST(Update, TurnsAreAboutTheShipsOwnAxes) {
    AppState state = initialState();
    state = after(state, "turn yaw-right 30");
    state = after(state, "turn pitch-up 20");
    state = after(state, "turn bank-right 40");
    const convention::HeadingNoseBank angles = convention::headingNoseBank(state.attitude);
    EXPECT_NEAR(angles.heading.value, 30.0, 1e-12);
    EXPECT_NEAR(angles.noseUp.value, 20.0, 1e-12);
    EXPECT_NEAR(angles.bank.value, 40.0, 1e-12);
    EXPECT_LT(degreesBetween(state.attitude, after(initialState(), "preset 9").attitude), 1e-12);
    EXPECT_EQ(state.stepCount, 0) << "a turn takes no time";
}

TEST(Update, OppositeTurnsUndoEachOther) {
    for (const auto& [one, other] :
         {std::pair{"pitch-up", "pitch-down"}, std::pair{"yaw-right", "yaw-left"},
          std::pair{"bank-right", "bank-left"}}) {
        AppState state = after(initialState(), "turn " + std::string(one) + " 77");
        EXPECT_GT(degreesBetween(state.attitude, {}), 76.0);
        state = after(state, "turn " + std::string(other) + " 77");
        EXPECT_LT(degreesBetween(state.attitude, {}), 1e-12) << one;
    }
}

TEST(Update, PresetsAreTheAttitudesOfProduct) {
    const double expected[9][3] = {{0, 0, 0},  {0, 45, 0},  {0, 89, 0},  {0, 90, 0},  {0, -90, 0},
                                   {0, 0, 90}, {90, 90, 0}, {0, 0, 180}, {30, 20, 40}};
    for (int number = 1; number <= 9; ++number) {
        const AppState state = after(initialState(), "preset " + std::to_string(number));
        const double* const angles = expected[number - 1];
        const math::Quat wanted = convention::attitudeFrom({{angles[0]}, {angles[1]}, {angles[2]}});
        EXPECT_LT(degreesBetween(state.attitude, wanted), 1e-12) << number;
        EXPECT_LT(degreesBetween(state.fed, wanted), 1e-4) << number;
    }
}

TEST(Update, PlacingTheShipSetsFedAndIsNoJump) {
    AppState state = initialState();
    for (const char* const line : {"attitude 100 20 5", "preset 8", "level", "reset"}) {
        const Outcome outcome = update(state, command(line));
        EXPECT_TRUE(outcome.events.empty()) << line;
        EXPECT_LT(readouts(outcome.state).truth.driftDeg, 1e-5) << line;
        state = outcome.state;
    }
    EXPECT_EQ(state.attitude, math::Quat{});
}

TEST(Update, PlacedOnANanItCounts) {
    const Outcome outcome =
        update(initialState(), command("attitude quat -0.1830127 -0.6830127 -0.1830127 0.6830127"));
    ASSERT_EQ(outcome.events.size(), 1U);
    EXPECT_EQ(outcome.events[0].kind, EventKind::Nan);
    EXPECT_EQ(outcome.events[0].selection, "urot");
    EXPECT_EQ(outcome.events[0].cause, convention::Cause::Domain);
    EXPECT_EQ(readouts(outcome.state).cards[0].state, convention::State::Nan);
}

TEST(Update, ResetEmptiesCountsAndMemories) {
    AppState state = after(initialState(), "show urot urot:nearest");
    state = after(state, "attitude 30 80 0");
    state = after(state, "hold distance 0.005 jitter 1e-7");
    state = flown(state, 600);
    EXPECT_GT(state.cards[0].counts.flickers, 0);
    state = after(state, "reset");
    EXPECT_EQ(state.cards[0].counts, Counts{});
    EXPECT_TRUE(state.cards[0].flickerSteps.empty());
    EXPECT_EQ(state.stepCount, 600) << "time goes on";
    EXPECT_TRUE(std::holds_alternative<std::monostate>(state.autopilot));
}

TEST(Update, LevelKeepsTheHeading) {
    const AppState state = after(after(initialState(), "attitude 123 45 67"), "level");
    const convention::HeadingNoseBank angles = convention::headingNoseBank(state.attitude);
    EXPECT_NEAR(angles.heading.value, 123.0, 1e-9);
    EXPECT_NEAR(angles.noseUp.value, 0.0, 1e-9);
    EXPECT_NEAR(angles.bank.value, 0.0, 1e-9);
}

TEST(Update, ShownCardsKeepTheirCounts) {
    AppState state = after(initialState(), "attitude 30 80 0");
    state = after(state, "hold distance 0.005 jitter 1e-7 for 2");
    state = flown(state, 600);
    const Counts counts = state.cards[0].counts;
    EXPECT_GT(counts.flickers, 0);
    state = after(state, "show lsl urot urot:nearest");
    EXPECT_EQ(state.cards[1].counts, counts);
    EXPECT_EQ(state.cards[2].counts, Counts{});
}

TEST(Update, VariantsStepThroughAFamilyAndComeBack) {
    AppState state = after(initialState(), "select 3");
    std::vector<std::string> ids;
    for (int i = 0; i < 3; ++i) {
        state = after(state, "variant");
        ids.push_back(state.cards[2].id);
    }
    EXPECT_EQ(ids, (std::vector<std::string>{"lsl-rpy", "lsl-opensim", "lsl"}));
    EXPECT_EQ(state.cards[0].id, "urot");
    state = after(after(state, "select 1"), "policy clamp");
    state = after(state, "variant");
    EXPECT_EQ(state.cards[0].id, "urot-native");
}

TEST(Update, APolicyGoesToEveryCardForWhichItMakesSense) {
    AppState state = after(initialState(), "policy nearest");
    for (const Card& card : state.cards) {
        EXPECT_EQ(card.options.policy, convention::Policy::Nearest) << card.id;
    }
    const Outcome outcome = update(after(initialState(), "show lsl"), command("policy ue4"));
    EXPECT_NE(outcome.message, "");
    EXPECT_EQ(outcome.state.cards[0].options.policy, convention::Policy::AsPublished);
}

TEST(Update, AnotherPolicyForgetsAndTheSameRemembers) {
    AppState state =
        flown(after(after(initialState(), "show lsl-rpy:nearest"), "loop for 1.5"), 360);
    const auto pitch = [](const AppState& at) { return readouts(at).cards[0].reading.angles[1]; };
    const double overTheTop = pitch(state);
    EXPECT_NEAR(std::abs(overTheTop), math::toRadians(math::Degrees{135.0}).value, 1e-5);
    EXPECT_EQ(pitch(after(state, "policy nearest")), overTheTop);
    state = after(after(state, "policy principal"), "policy nearest");
    EXPECT_NEAR(std::abs(pitch(state)), math::toRadians(math::Degrees{45.0}).value, 1e-5);
}

TEST(Update, SwitchesAndNumbersReachTheState) {
    for (const std::string_view word : switchNames()) {
        for (const bool on : {true, false}) {
            const AppState state = update(initialState(), SetSwitch{std::string(word), on}).state;
            EXPECT_EQ(switchOf(state, word), on) << word;
        }
    }
    for (const NumberSetting& setting : numberSettings()) {
        for (const double value : {setting.smallest, setting.largest}) {
            const AppState state =
                update(initialState(), SetNumber{std::string(setting.name), value}).state;
            EXPECT_EQ(numberOf(state, setting.name), value) << setting.name;
        }
    }
}

TEST(Update, ChangedSettingsAreNoFlickers) {
    AppState state = after(initialState(), "attitude 10 30 50");
    for (const char* const line :
         {"quantise byte", "arithmetic half", "literal on", "policy principal", "quantise default",
          "literal off", "arithmetic float64", "renormalise off", "integration seed", "wrap on",
          "raw off"}) {
        const Outcome outcome = update(state, command(line));
        EXPECT_TRUE(outcome.events.empty()) << line;
        state = outcome.state;
        for (int i = 0; i < 8; ++i) {
            const Outcome stepped = step(state);
            EXPECT_TRUE(stepped.events.empty()) << line;
            state = stepped.state;
        }
    }
}

TEST(Update, WhatIsOutOfRangeIsRefusedWithAMessage) {
    const AppState state = initialState();
    const Command bad[] = {TurnBy{Turn::PitchUp, std::nan("")},
                           TurnBy{Turn::PitchUp, HUGE_VAL},
                           RateFor{Turn::YawLeft, std::nan(""), 1.0},
                           RateFor{Turn::YawLeft, 1.0, -1.0},
                           SetNumber{"tick-rate", 1e9},
                           SetNumber{"zom", 1.0},
                           SetSwitch{"renormalize", true},
                           SetAttitude{{0, 0, 0, 0}},
                           SetAttitude{{std::nan(""), 0, 0, 1}},
                           Preset{0},
                           SelectCard{9},
                           ShowCards{{"urto"}},
                           ShowCards{{}},
                           Fly{HoldPilot{std::nan(""), 0.0, {}, false, 1}, 1.0},
                           Fly{LoopPilot{0.0}, 1.0},
                           OrbitBy{std::nan(""), 0.0}};
    for (const Command& command : bad) {
        const Outcome outcome = update(state, command);
        EXPECT_NE(outcome.message, "") << text(command);
        EXPECT_EQ(outcome.state, state) << text(command);
    }
}

TEST(Update, OneTickIsFlownEvenWhenPaused) {
    AppState state = after(after(initialState(), "pause on"), "rate pitch-up 45 for 1");
    EXPECT_EQ(flown(state, 100), state);
    state = after(state, "tick");
    EXPECT_EQ(state.stepCount, 4);
    EXPECT_NEAR(degreesBetween(state.attitude, {}), 0.75, 1e-12);
    EXPECT_EQ(state.tickAttitude, state.attitude);
}

// What must hold after any command: a unit attitude, nothing that is not finite, a state equal to
// itself.
void expectInvariants(const AppState& state, const std::string& line) {
    ASSERT_NEAR(math::norm(state.attitude), 1.0, 1e-15) << line;
    ASSERT_TRUE(math::isFinite(state.fed)) << line;
    ASSERT_GT(math::norm(state.fed), 0.5) << line;
    ASSERT_EQ(state, AppState(state)) << line << ": a NaN is in the state";
    ASSERT_FALSE(state.cards.empty()) << line;
    ASSERT_LT(state.view.selectedCard, state.cards.size()) << line;
    const Readouts all = readouts(state);
    ASSERT_EQ(all.cards.size(), state.cards.size()) << line;
    ASSERT_TRUE(std::isfinite(all.truth.angles.heading.value)) << line;
    for (const Readout& readout : all.cards) {
        ASSERT_NE(readout.row, nullptr) << line;
        ASSERT_GE(readout.reading.stretch, 1.0) << line << ' ' << readout.selection;
        ASSERT_FALSE(std::isnan(readout.reading.poleDistanceDeg)) << line;
    }
}

std::string randomLine(std::mt19937_64& random) {
    const auto pick = [&](auto&& words) { return std::string(words[random() % std::size(words)]); };
    const std::string number =
        std::to_string(static_cast<double>(random() % 20000) / 100.0 - 100.0);
    switch (random() % 9) {
        case 0:
            return "turn " + pick(turnNames()) + " " + number;
        case 1:
            return "steer " + pick(turnNames()) + (random() % 2 != 0U ? " on coarse" : " off");
        case 2:
            return "rate " + pick(turnNames()) + " " + number + " for 0.2";
        case 3:
            return "preset " + std::to_string(random() % 9 + 1);
        case 4:
            return "policy " + pick(convention::policyNames());
        case 5:
            return "arithmetic " + pick(convention::arithmeticNames());
        case 6:
            return "attitude " + number + " 90 " + number;
        case 7:
            return pick(switchNames()) + (random() % 2 != 0U ? " on" : " off");
        default: {
            const auto table = commandTable();
            return std::string(table[random() % table.size()].example);
        }
    }
}

TEST(Update, AThousandRandomCommandsKeepTheInvariants) {
    std::mt19937_64 random(20240229);
    AppState state = initialState();
    for (int i = 0; i < 1000; ++i) {
        const std::string line = randomLine(random);
        state = update(state, command(line)).state;
        expectInvariants(state, line);
        state = after(state, "pause off");
        state = flown(state, static_cast<std::int64_t>(random() % 9));
        expectInvariants(state, "steps after " + line);
    }
    EXPECT_GT(state.stepCount, 2000);
}

}  // namespace
}  // namespace gimbalscope::sim
