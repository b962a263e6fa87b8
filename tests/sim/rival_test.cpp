// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A card held against another variant: written, kept, undone and forgotten as every other setting,
// read as a card of its own would be, and told from it in degrees, at the pole and with a NaN too.
#include "sim/rival.h"

#include <algorithm>
#include <cmath>

#include "sim/expect.h"
#include "sim/flying.h"
#include "sim/journal.h"
#include "sim/own.h"
#include "sim/readout.h"
#include "sim/session.h"

namespace gimbalscope::sim {
namespace {

AppState stateOf(std::string_view script) {
    const Playback playback = played(script);
    EXPECT_TRUE(playback.messages.empty())
        << (playback.messages.empty() ? "" : playback.messages[0]);
    EXPECT_TRUE(playback.failures.empty())
        << (playback.failures.empty() ? "" : playback.failures[0]);
    return playback.state;
}

std::string shown(const AppState& state) {
    std::string line = "show";
    for (const Card& card : state.cards) {
        line += " " + cardText(card);
    }
    return line;
}

TEST(Rival, TheGrammarComesBack) {
    for (const std::string_view line :
         {"versus urot:nearest", "versus off", "versus lsl@unreal:principal",
          "show urot versus urot:nearest", "show lsl urot versus urot:clamp oblivion versus lsl"}) {
        const ParsedCommand parsed = parse(line);
        ASSERT_TRUE(parsed.command) << line << ": " << parsed.error;
        EXPECT_EQ(text(*parsed.command), line);
    }
}

TEST(Rival, WhatNamesNothingIsRefused) {
    const std::pair<std::string_view, std::string_view> kBad[]{
        {"versus", "a convention is missing"},
        {"versus urot:nearst", "did you mean \"nearest\""},
        {"versus urto", "did you mean \"urot\""},
        {"versus urot lsl", "\"lsl\" is not expected"},
        {"show urot versus", "a convention is missing"},
        {"show versus urot", "unknown convention \"versus\""},
        {"own versus from urot", "has another meaning"},
        {"own off from urot", "has another meaning"}};
    for (const auto& [line, complaint] : kBad) {
        const ParsedCommand parsed = parse(line);
        EXPECT_FALSE(parsed.command) << line;
        EXPECT_NE(parsed.error.find(complaint), std::string::npos) << line << ": " << parsed.error;
    }
}

TEST(Rival, ActsOnTheSelectedCard) {
    const AppState start = stateOf("show urot oblivion lsl\nselect 2\n");
    const AppState state = after(start, "versus oblivion:nearest");
    EXPECT_EQ(shown(state), "show urot oblivion versus oblivion:nearest lsl");
    EXPECT_EQ(after(start, shown(state)), state);
    EXPECT_EQ(after(state, "versus off"), start);
    EXPECT_EQ(shown(after(state, "show urot oblivion lsl")), "show urot oblivion lsl");
}

TEST(Rival, StaysWithItsCard) {
    const AppState state = stateOf("show urot versus urot:nearest lsl\n");
    EXPECT_EQ(shown(after(state, "show lsl urot versus urot:nearest")),
              "show lsl urot versus urot:nearest");
    EXPECT_EQ(shown(after(state, "policy clamp")), "show urot:clamp versus urot:nearest lsl");
    EXPECT_EQ(shown(after(state, "variant")).substr(0, 5), "show ");
    EXPECT_EQ(after(state, "variant").cards[0].rival->id, "urot");
}

TEST(Rival, OnesOwnThatIsForgottenIsNoRivalAnyMore) {
    const AppState state = stateOf(
        "show urot lsl\nown yours from urot policy nearest\nselect 1\nversus yours\n"
        "own yours policy clamp\n");
    EXPECT_EQ(state.cards[0].rival->id, "yours");
    EXPECT_EQ(readouts(state).cards[0].rival->options.policy, convention::Policy::Clamp);
    EXPECT_EQ(shown(after(state, "forget yours")), "show urot lsl");
}

TEST(Rival, APolicyThatMakesNoSenseAnyMoreGivesWay) {
    AppState state = stateOf("show urot\nown yours from urot\nselect 1\nversus urot\n");
    state = update(state, SetRival{"yours:clamp"}).state;
    EXPECT_EQ(selectionText(*state.cards[0].rival), "yours:clamp");
    const AppState closed = after(state, "own yours formula closed-form");
    EXPECT_EQ(selectionText(*closed.cards[0].rival), "yours");
}

// The third card is what the rival is held to: the same selection, read by the way of cards.
TEST(Rival, ReadsAsACardOfItsOwnWithAMemoryOfItsOwn) {
    AppState state = stateOf(
        "show urot versus urot:nearest ZYX versus ZYX:keep-last urot:nearest ZYX:keep-last\n"
        "attitude 12 70 5\ncross miss 0 rate 90 meanwhile\n");
    double farthest = 0.0;
    for (int i = 0; i < 500; ++i) {
        state = step(state).state;
        const Readouts all = readouts(state);
        for (const std::size_t pair : {0U, 1U}) {
            ASSERT_EQ(all.cards[pair].rival->reading.angles, all.cards[pair + 2].reading.angles);
            ASSERT_EQ(all.cards[pair].rival->reading.errorDeg,
                      all.cards[pair + 2].reading.errorDeg);
            ASSERT_EQ(state.cards[pair].rival->memory, state.cards[pair + 2].memory);
        }
        farthest = std::max(farthest, std::abs(all.cards[1].rival->reading.angles[1]));
    }
    EXPECT_GT(farthest, 80.0);
    const AppState reset = after(state, "reset");
    EXPECT_EQ(reset.cards[0].rival->memory, reset.cards[2].memory);
}

TEST(Rival, DifferenceIsTheAngleBetweenTheTwoShips) {
    // Five degrees of pitch apart: one's own of the same formulas, that writes bytes of 1.40625.
    const AppState state = stateOf(
        "show ZYX\nown coarse from ZYX quantise byte\nselect 1\nversus coarse\n"
        "arithmetic float64\nattitude 30 20 40\n");
    const Readout card = readouts(state).cards[0];
    ASSERT_TRUE(card.rival);
    // ZYX in our world: heading and nose up with their signs turned. A byte is 256 units, 360/256
    // degrees, of which the high byte is kept: cut off towards minus infinity.
    const std::array<double, 3> exact{-30.0, -20.0, 40.0};
    const double byte = 360.0 / 256.0;
    math::Quat a{}, b{};
    for (std::size_t slot = 0; slot < 3; ++slot) {
        const double cut = std::floor(exact[slot] / byte) * byte;
        EXPECT_NEAR(card.reading.angles[slot], exact[slot], 1e-4);
        EXPECT_NEAR(card.rival->differenceDeg[slot], cut - exact[slot], 1e-4) << slot;
        ASSERT_TRUE(card.rival->slots[slot]);
        EXPECT_EQ(*card.rival->slots[slot], slot);
        math::Vec3 axis{};
        (slot == 0 ? axis.z : slot == 1 ? axis.y : axis.x) = 1.0;
        a = a * math::fromAxisAngle(axis, math::toRadians(math::Degrees{exact[slot]}));
        b = b * math::fromAxisAngle(axis, math::toRadians(math::Degrees{cut}));
    }
    EXPECT_NEAR(card.rival->apartDeg, degreesBetween(a, b), 1e-4);
    EXPECT_GT(card.rival->apartDeg, 0.5);
}

TEST(Rival, AnglesAreComparedByNameWhateverTheirUnit) {
    const AppState state = stateOf("show lsl versus oblivion oblivion\nattitude 30 20 40\n");
    const Readouts all = readouts(state);
    const RivalReadout& rival = *all.cards[0].rival;
    for (std::size_t slot = 0; slot < 3; ++slot) {
        const std::string_view name = all.cards[0].row->names[slot];
        const auto found = std::ranges::find(all.cards[1].row->names, name);
        const auto other = static_cast<std::size_t>(found - all.cards[1].row->names.begin());
        ASSERT_LT(other, 3U) << name;
        EXPECT_EQ(rival.slots[slot], other);
        const double radians = all.cards[0].reading.angles[slot];
        EXPECT_NEAR(std::remainder(all.cards[1].reading.angles[other] -
                                       radians * 180.0 / math::kPi - rival.differenceDeg[slot],
                                   360.0),
                    0.0, 1e-9);
    }
    EXPECT_LT(rival.apartDeg, 0.01);  // other angles, the same ship
    const AppState named = stateOf("show urot versus lsl\nattitude 30 20 40\n");
    const RivalReadout strange = *readouts(named).cards[0].rival;
    EXPECT_FALSE(strange.slots[0]);
    EXPECT_TRUE(std::isnan(strange.differenceDeg[0]));
    EXPECT_LT(strange.apartDeg, 0.01);
}

TEST(Rival, AtThePoleANaNOfOneIsTold) {
    // An integer row poses the ship with the NaN read as 0: 90 degrees off, and so is B from it.
    const AppState whole = stateOf(
        "show urot versus urot:nearest\nattitude 20 10 0\nrate pitch-up 20 for 3\n"
        "rate yaw-left 8 for 2\nhold distance 0.01 jitter 1e-7 for 3\nexpect urot state nan\n"
        "expect urot versus-deg > 89\nexpect urot versus-error-deg < 0.01\n");
    const Readout card = readouts(whole).cards[0];
    EXPECT_TRUE(card.reading.hasNan);
    EXPECT_FALSE(card.rival->reading.hasNan);
    const auto nan = std::ranges::find_if(card.reading.angles, [](double a) { return a != a; });
    const auto slot = static_cast<std::size_t>(nan - card.reading.angles.begin());
    EXPECT_TRUE(std::isnan(card.rival->differenceDeg[slot]));
    // A float row has no pose then, and nothing to measure from.
    const AppState half = stateOf(
        "show ZYX versus ZYX:nearest\narithmetic float32\nrenormalise off\nattitude 20 10 0\n"
        "tumble rate 90 for 20\nattitude 0 90 0\n");
    const Readout none = readouts(half).cards[0];
    EXPECT_EQ(none.reading.hasNan, std::isnan(none.rival->apartDeg));
    EXPECT_TRUE(none.rival->reading.worldFromRebuilt);
}

TEST(Rival, UndoAndRedoBringItBack) {
    Session session = flying("show urot lsl\nattitude 10 20 30\nversus urot:nearest\nwait 1\n");
    EXPECT_EQ(shown(session.state), "show urot versus urot:nearest lsl");
    fly(session, "versus urot:clamp\nwait 1\nundo\n");
    EXPECT_EQ(shown(session.state), "show urot versus urot:nearest lsl");
    EXPECT_TRUE(session.state.cards[0].rival->memory.previous);
    fly(session, "redo\n");
    EXPECT_EQ(shown(session.state), "show urot versus urot:clamp lsl");
    fly(session, "undo\nundo\n");
    EXPECT_EQ(shown(session.state), "show urot lsl");
    fly(session, "redo\n");
    EXPECT_EQ(shown(session.state), "show urot versus urot:nearest lsl");
}

TEST(Rival, TheJournalLeadsToTheSameState) {
    const std::string script =
        "show urot versus urot:nearest\nattitude 12 70 5\nwait 0.5\nversus urot:keep-last\n"
        "rate pitch-up 45 for 1\nversus off\nversus urot:nearest\nwait 0.25\n";
    Journal journal;
    AppState state = initialState();
    std::string lines;
    const auto keep = [&](const std::vector<std::string>& more) {
        for (const std::string& line : more) {
            lines += line + "\n";
        }
    };
    Player player{parseScript(script)};
    while (!player.isDone()) {
        while (const ScriptLine* const line = player.take(state)) {
            const AppState next = update(state, line->command).state;
            keep(journal.record(line->command, state, next));
            state = next;
        }
        if (!player.isDone()) {
            state = step(state).state;
            player.stepped();
        }
    }
    keep(journal.finish(state));
    EXPECT_NE(lines.find("versus urot:keep-last"), std::string::npos);
    EXPECT_EQ(stateOf(lines), state);
}

}  // namespace
}  // namespace gimbalscope::sim
