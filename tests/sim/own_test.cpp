// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Conventions of one's own in the state: made, changed, refused, undone, forgotten, flown and read
// by everything that reads a row; and their lines, which make the same again.
#include "sim/own.h"

#include "sim/expect.h"
#include "sim/flicker_map.h"
#include "sim/flying.h"
#include "sim/journal.h"
#include "sim/readout.h"
#include "sim/session.h"

namespace gimbalscope::sim {
namespace {

AppState stateOf(std::string_view script) {
    const Script parsed = parseScript(script);
    EXPECT_TRUE(parsed.errors.empty()) << (parsed.errors.empty() ? "" : parsed.errors[0]);
    const Playback playback = play(parsed);
    EXPECT_TRUE(playback.messages.empty())
        << (playback.messages.empty() ? "" : playback.messages[0]);
    EXPECT_TRUE(playback.failures.empty())
        << (playback.failures.empty() ? "" : playback.failures[0]);
    return playback.state;
}

std::string refusal(std::string_view before, std::string_view line) {
    const AppState state = stateOf(before);
    const ParsedCommand parsed = parse(line, ownNames(state));
    if (!parsed.command) {
        return parsed.error;
    }
    const Outcome outcome = update(state, *parsed.command);
    EXPECT_EQ(outcome.state, state) << line;
    return outcome.message;
}

TEST(Own, ARowMadeOnesOwnReadsAsItDid) {
    for (const convention::Convention& row : convention::catalog()) {
        SCOPED_TRACE(row.id);
        const std::string id(row.id);
        const AppState state =
            stateOf("show " + id + "\nattitude 30 20 40\nown yours from " + id + "\n");
        ASSERT_EQ(state.cards.size(), 2U);
        EXPECT_EQ(state.view.selectedCard, 1U);
        const Readouts all = readouts(state);
        EXPECT_EQ(all.cards[1].selection, "yours");
        EXPECT_EQ(all.cards[1].row->id, "yours");
        EXPECT_EQ(all.cards[1].reading.angles, all.cards[0].reading.angles);
        EXPECT_EQ(all.cards[1].reading.errorDeg, all.cards[0].reading.errorDeg);
    }
}

TEST(Own, EveryChoiceShowsAtOnce) {
    const AppState start = stateOf("attitude 30 20 40\nown yours from ZYX\n");
    for (const std::string_view choice :
         {"order XYZ", "order zyx", "signs -++", "units radians", "frame d3d", "frame -z+y+x",
          "shown x,y,z", "names a,b,c", "quantise byte", "arithmetic half", "layout wxyz"}) {
        const AppState after =
            sim::update(start, *parse("own yours " + std::string(choice)).command).state;
        const Readout before = readouts(start).cards[1], now = readouts(after).cards[1];
        const bool isNamed = choice.starts_with("shown") || choice.starts_with("names");
        EXPECT_EQ(now.reading.angles != before.reading.angles, !isNamed) << choice;
        EXPECT_NE(ownWord(after.own[0].custom, choice.substr(0, choice.find(' '))),
                  ownWord(start.own[0].custom, choice.substr(0, choice.find(' '))))
            << choice;
    }
}

TEST(Own, ItsPolicyAndCapHoldWhereNoneIsWritten) {
    const AppState state = stateOf(
        "own yours from ZYX policy nearest tau 0.05\nshow yours yours:principal "
        "yours:as-published\n");
    const Readouts all = readouts(state);
    EXPECT_EQ(all.cards[0].options.policy, convention::Policy::Nearest);
    EXPECT_EQ(all.cards[1].options.policy, convention::Policy::Principal);
    EXPECT_EQ(all.cards[2].options.policy, convention::Policy::AsPublished);
    EXPECT_EQ(all.cards[2].selection, "yours:as-published");
    for (const Readout& card : all.cards) {
        EXPECT_EQ(card.options.tau, 0.05);
    }
    // The convention's own policy, when chosen, holds on the selected card.
    const AppState chosen = sim::update(update(state, SelectCard{2}).state,
                                        *parse("own yours policy pin-first").command)
                                .state;
    EXPECT_EQ(readouts(chosen).cards[0].options.policy, convention::Policy::PinFirst);
    EXPECT_EQ(readouts(chosen).cards[1].options.policy, convention::Policy::PinFirst);
    EXPECT_EQ(readouts(chosen).cards[2].options.policy, convention::Policy::AsPublished);
}

TEST(Own, WhatIsWrongIsRefusedWithASentence) {
    const std::string made = "own yours from urot\n";
    for (const auto& [line, piece] :
         {std::pair{"own urot from lsl", "\"urot\" is a convention of the catalog"},
          {"own quat from lsl", "another meaning"},
          {"own heading from lsl", "another meaning"},
          {"own 3x from lsl", "does not begin with a letter"},
          {"own a/b from lsl", "is not a name"},
          {"own other order XYZ", "no convention of one's own is called \"other\""},
          {"own yours", "what is it made from"},
          {"own yours from urott", "did you mean \"urot\""},
          {"own yours ordr XYZ", "did you mean \"order\""},
          {"own yours order ZZX", "unknown order"},
          {"own yours order Xyz", "unknown order"},
          {"own yours frame d3", "did you mean \"d3d\""},
          {"own yours frame +x+x+y", "unknown frame"},
          {"own yours signs +-", "three of + and -"},
          {"own yours names a,b", "3 names are wanted"},
          {"own yours names a,a,b", "two angles are called"},
          {"own yours shown a,b,c", "must stand there once"},
          {"own yours units degree", "did you mean \"degrees\""},
          {"own yours formula urott", "did you mean \"urot\""},
          {"own yours formula lsl", "is for the order"},
          {"own yours tau 0.2", "tau is from 0 to 0.1"},
          {"own yours tau nan", "tau"},
          {"own yours policy nearst", "did you mean \"nearest\""},
          {"show your", "did you mean \"yours\""},
          {"forget mine", "there is only yours"},
          {"attitude yours 1", "number of angles"},
          {"attitude yours 1 2", "it has 3 angles"}}) {
        EXPECT_NE(refusal(made, line).find(piece), std::string::npos)
            << line << ": " << refusal(made, line);
    }
    EXPECT_NE(refusal("", "own yours order XYZ").find("there is no convention of one's own"),
              std::string::npos);
    std::string many;
    for (std::size_t i = 0; i < kMostOwn; ++i) {
        many += "own n" + std::to_string(i) + " from ZYX\n";
    }
    EXPECT_NE(refusal(many, "own more from ZYX").find("forget one first"), std::string::npos);
}

TEST(Own, CommandsMadeByHandAreRefusedToo) {
    const AppState state = initialState();
    EXPECT_NE(update(state, ShowCards{{"yours"}}).message.find("unknown convention"),
              std::string::npos);
    EXPECT_EQ(update(state, ShowCards{{"urot", "yours"}}).state, state);
    EXPECT_NE(update(state, MakeOwn{"y", "z", {}}).message, "");
    EXPECT_NE(update(state, MakeOwn{"y", "urot", {{"title", "a # b"}}}).message, "");
    EXPECT_NE(update(state, MakeOwn{"y", "urot", {{"title", "a  b"}}}).message, "");
    EXPECT_NE(update(state, SetAngles{"yours", {1, 2, 3}}).message, "");
    EXPECT_NE(update(state, SetAngles{"yours", {1, 2, std::nan("")}}).message, "");
}

TEST(Own, LinesAreCanonicalAndMakeTheSameAgain) {
    const std::vector<std::string> own{"yours"};
    for (const std::string_view line :
         {"own yours from yours order xyz", "own yours order ZXZ angles 3 frame +z+x+y signs +-+",
          "own a_b-c from lsl names x,y,z shown z,y,x units degrees,radians,rotator",
          "own yours formula closed-form arithmetic float32 quantise int16 policy nearest",
          "own yours tau 0.001 title My own, with words", "own yours title", "forget yours",
          "attitude yours 1 -2.5 3", "attitude yours@d3d 1 2", "show yours yours:as-published urot",
          "expect yours anything > 3", "task tune"}) {
        const ParsedCommand parsed = parse(line, own);
        ASSERT_TRUE(parsed.command) << line << ": " << parsed.error;
        EXPECT_EQ(text(*parsed.command), line);
    }
}

TEST(Own, MakingItAnewGivesTheSameConvention) {
    for (const std::string_view changes :
         {"", "order zxy units rotator signs --+ names a,b,c shown c,a,b", "frame +y-z-x",
          "formula matrix policy keep-last tau 0.01 title What I found", "layout wxyz",
          "arithmetic half quantise int16-trunc"}) {
        for (const std::string_view id : {"urot", "lsl", "oblivion-actor", "ZXZ", "xyz"}) {
            const AppState state =
                stateOf("own yours from " + std::string(id) + " " + std::string(changes) + "\n");
            if (state.own.empty()) {
                continue;  // two names are wanted there
            }
            const MakeOwn making = makingOf(state.own[0].custom);
            const Outcome again = update(initialState(), *parse(text(making)).command);
            EXPECT_EQ(again.message, "") << text(making);
            for (const OwnKey& key : ownKeys()) {
                EXPECT_EQ(ownWord(again.state.own[0].custom, key.key),
                          ownWord(state.own[0].custom, key.key))
                    << text(making);
            }
            // What an angle that is not there is called and measured in is lost.
            EXPECT_TRUE(state.own[0].custom.angleCount < 3 || again.state.own == state.own)
                << text(making);
        }
    }
}

TEST(Own, AChangeKeepsThePlaceAndForgetsTheMemory) {
    AppState state =
        stateOf("own yours from ZYX policy nearest\nattitude 10 20 30\nturn yaw-right 5\n");
    ASSERT_TRUE(state.cards[1].memory.previous);
    const Outcome after = update(state, *parse("own yours order XYZ").command);
    EXPECT_EQ(after.state.cards[1].id, "yours");
    EXPECT_TRUE(after.events.empty());
    EXPECT_EQ(after.state.cards[1].counts, state.cards[1].counts);
    const Outcome same = update(after.state, *parse("own yours order XYZ").command);
    EXPECT_EQ(same.state, after.state);
}

TEST(Own, UndoTakesAChangeBackAndTheMakingToo) {
    Session session = beginSession(initialState());
    const auto obey = [&](std::string_view line) {
        const ParsedCommand parsed = parse(line, ownNames(session.state));
        ASSERT_TRUE(parsed.command) << parsed.error;
        EXPECT_EQ(sim::apply(session, *parsed.command).message, "") << line;
    };
    obey("own yours from urot");
    obey("own yours order XYZ");
    for (int step = 0; step < 200; ++step) {
        flyStep(session);
    }
    obey("undo");
    EXPECT_EQ(convention::orderText(session.state.own[0].custom), "ZYX");
    EXPECT_EQ(session.state.stepCount, 200);
    obey("undo");
    EXPECT_TRUE(session.state.own.empty());
    EXPECT_EQ(session.state.cards.size(), 3U);
    obey("redo");
    obey("redo");
    EXPECT_EQ(convention::orderText(session.state.own[0].custom), "XYZ");
    EXPECT_EQ(readouts(session.state).cards[1].row->id, "yours");
    obey("forget yours");
    EXPECT_EQ(session.state.cards.size(), 3U);
    obey("undo");
    EXPECT_EQ(readouts(session.state).cards[1].row->id, "yours");
}

TEST(Own, ADraggedCapIsOneStepOfUndo) {
    Session session = beginSession(initialState());
    sim::apply(session, *parse("own yours from ZYX policy nearest").command);
    for (const char* const line :
         {"own yours tau 0.01", "own yours tau 0.02", "own yours tau 0.03"}) {
        sim::apply(session, *parse(line).command);
    }
    sim::apply(session, Undo{});
    EXPECT_EQ(session.state.own[0].custom.tau, math::kDefaultTau);
}

TEST(Own, TheLastCardThatGoesLeavesThePlainOrder) {
    const AppState state = stateOf("own yours from urot\nshow yours yours:nearest\nforget yours\n");
    ASSERT_EQ(state.cards.size(), 1U);
    EXPECT_EQ(state.cards[0].id, "ZYX");
}

TEST(Own, VariantStepsThroughOnesOwn) {
    const AppState state = stateOf("own a from urot\nown b from lsl\nvariant\n");
    EXPECT_EQ(state.cards[2].id, "a");
}

TEST(Own, TheMapReadsTheRowThatItWasAskedFor) {
    const AppState own = stateOf("own yours from urot\nselect 2\n");
    const MapRequest theirs = mapRequest(initialState(), 6, 7), yours = mapRequest(own, 6, 7);
    ASSERT_TRUE(isComputable(yours));
    for (int row = 0; row < 7; ++row) {
        EXPECT_EQ(computeCell(yours, 3, row), computeCell(theirs, 3, row)) << row;
    }
    // Another convention is another map, and the old request keeps what it needs.
    const AppState changed = update(own, *parse("own yours order XYZ").command).state;
    EXPECT_FALSE(mapRequest(changed, 6, 7) == yours);
    EXPECT_TRUE(mapRequest(own, 6, 7) == yours);
    const convention::Convention* const row = rowOf(yours);
    EXPECT_EQ(row->id, "yours");
}

TEST(Own, AnglesOfOnesOwnPoseTheShip) {
    const AppState state = stateOf(
        "own yours from ZYX units radians,degrees,degrees signs -++ names h,p,b shown b,p,h\n"
        "attitude yours 30 20 -0.5\nexpect yours b 30\nexpect yours p 20\nexpect yours h -0.5\n"
        "expect yours error-deg < 1e-6\n");
    EXPECT_EQ(state.cards.size(), 4U);
}

TEST(Own, TheAnglesUnderTheKeysAreThoseOfTheChangedConvention) {
    const AppState state =
        stateOf("own yours from ZYX\ndrive angles\nattitude 20 30 40\nown yours order XYZ\n");
    const Readout card = readouts(state).cards[1];
    for (std::size_t slot = 0; slot < 3; ++slot) {
        EXPECT_NEAR(state.angleDrive.anglesRad[slot], card.reading.anglesRad[slot], 1e-6) << slot;
    }
}

TEST(Own, AJournalReplaysToTheSameState) {
    Session session = beginSession(initialState());
    Journal journal;
    std::string script;
    const auto obey = [&](std::string_view line) {
        const Command command = *parse(line, ownNames(session.state)).command;
        const AppState before = session.state;
        sim::apply(session, command);
        for (const std::string& each : journal.record(command, before, session.state)) {
            script += each + "\n";
        }
        for (int step = 0; step < 37; ++step) {
            flyStep(session);
        }
    };
    for (const std::string_view line :
         {"own yours from urot", "loop rate 90", "own yours order XZY policy nearest tau 0.02",
          "attitude yours 10 20 30", "own mine from yours units radians", "undo", "redo",
          "show mine yours:as-published urot", "own mine frame +z+x+y", "forget yours"}) {
        obey(line);
    }
    for (const std::string& each : journal.finish(session.state)) {
        script += each + "\n";
    }
    EXPECT_EQ(stateOf(script), session.state) << script;
}

}  // namespace
}  // namespace gimbalscope::sim
