// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What a lesson takes away when it begins, and gives back when it ends.
#include "sim/journaled.h"
#include "sim/rival.h"

namespace gimbalscope::sim {
namespace {

Outcome obey(Session& session, std::string_view line) { return sim::apply(session, command(line)); }

Outcome obeyWithOwn(Session& session, std::string_view line, const std::vector<std::string>& own) {
    const ParsedCommand parsed = parse(line, own);
    EXPECT_TRUE(parsed.command) << line << ": " << parsed.error;
    return sim::apply(session, parsed.command.value_or(Command{Brake{}}));
}

TEST(AroundALesson, WhatWasChosenBeforeALessonIsBackAfterIt) {
    Session session = flying("wait 1");
    for (const char* const line :
         {"own mine from urot quantise none", "show lsl mine", "select 2", "versus oblivion",
          "policy nearest", "literal on", "theme light", "drive angles",
          "keyframes set 0 0 0 0 1 4 0 0 0.7071067811865476 0.7071067811865476"}) {
        ASSERT_EQ(obeyWithOwn(session, line, {"mine"}).message, "") << line;
    }
    const AppState before = session.state;
    for (const char* const line : {"learn 1 L9", "own mine from lsl", "own other from lsl",
                                   "show other", "keyframes set 0 0 0 0 1 1 0 0 1 0", "side map"}) {
        ASSERT_EQ(obeyWithOwn(session, line, {"mine", "other"}).message, "") << line;
    }
    obey(session, "learn 2 L9");
    ASSERT_EQ(session.state.own.size(), 1U) << "of the step before nothing is left";
    EXPECT_EQ(session.state.own, before.own);
    EXPECT_EQ(session.state.view.keyframing, before.view.keyframing);
    EXPECT_EQ(session.state.settings, AppState().settings);
    obey(session, "own mine from lsl");
    obey(session, "theme projector");
    obey(session, "learn off");
    const AppState& after = session.state;
    EXPECT_EQ(after.own, before.own);
    EXPECT_EQ(after.settings, before.settings);
    EXPECT_EQ(after.drive, before.drive);
    EXPECT_EQ(after.view.keyframing, before.view.keyframing);
    EXPECT_EQ(after.view.side, before.view.side);
    EXPECT_EQ(after.view.selectedCard, before.view.selectedCard);
    EXPECT_EQ(after.view.theme, Theme::Projector) << "looks are this person's";
    ASSERT_EQ(after.cards.size(), 2U);
    for (std::size_t i = 0; i < 2; ++i) {
        EXPECT_EQ(cardText(after.cards[i]), cardText(before.cards[i]));
    }
    EXPECT_FALSE(after.setAside);
    EXPECT_EQ(after.attitude, math::Quat{}) << "level";
}

TEST(AroundALesson, LearnOffWithoutALessonLeavesEverything) {
    Session session = flying("loop\nwait 3");
    const std::size_t rows = rowCount(session.recording);
    const Session before = session;
    obey(session, "learn off");
    EXPECT_EQ(session.state, before.state);
    EXPECT_EQ(rowCount(session.recording), rows);
    EXPECT_EQ(session.history.undo.size(), before.history.undo.size());
    EXPECT_EQ(obey(session, "undo").message, "");
}

TEST(AroundALesson, TheTimelineFollowsNowAfterALesson) {
    Session session = flying("wait 20\ntimeline-end 10");
    ASSERT_TRUE(session.state.view.timeline.endS);
    obey(session, "learn 1 L1");
    EXPECT_FALSE(session.state.view.timeline.endS);
    obey(session, "learn off");
    EXPECT_FALSE(session.state.view.timeline.endS) << "a time of what is recorded no longer";
}

}  // namespace
}  // namespace gimbalscope::sim
