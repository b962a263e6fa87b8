// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// When a goal counts: after the question, and after somebody did something.
#include "app/goal_watch.h"

#include <gtest/gtest.h>

#include "lesson/read.h"
#include "sim/session.h"

namespace gimbalscope::app {
namespace {

// All goals hold as their step begins, but for the third, which the flight of the question reaches.
constexpr std::string_view kLesson = R"(lesson early
language en
title T
aim A
meets M1
do show urot

step Only a goal
do turn pitch-up 30
goal Up
reach nose-up > 20

step A question first
do turn pitch-up 30
ask How far?
value heading within 1 degrees
fly turn yaw-right 1
goal Up
reach nose-up > 20

step Reached by the lesson
ask How far?
value heading within 1 degrees
fly turn pitch-up 30
goal Up
reach nose-up > 20
)";

class GoalWatchTest : public testing::Test {
protected:
    /// By the lesson.
    void play(const std::vector<lesson::Act>& acts) {
        for (const lesson::Act& act : acts) {
            const auto& command = *std::get_if<sim::Command>(&act.what);
            if (const auto* const go = std::get_if<sim::GoInLesson>(&command)) {
                const sim::Answer answer = lesson::answer(lesson_, *go, flight_.state);
                apply(flight_, answer.commands.front());
            } else {
                apply(flight_, command);
            }
        }
    }
    void begin(std::size_t step) {
        watch_.heed(sim::GoInLesson{sim::GoInLesson::To::Open, "early", step}, flight_.state);
        play(lesson::beginningOf(lesson_, "early", step));
    }
    void predict(const std::string& value) {
        watch_.heed(sim::Predict{value}, flight_.state);
        play(lesson::flightOf(*lesson::stepOf(lesson_, flight_.state.view.learning), value));
    }
    /// By hand.
    void act(const sim::Command& command) {
        watch_.heed(command, flight_.state);
        apply(flight_, command);
    }
    bool counts() { return watch_.counts(lesson_, flight_.state); }

    lesson::Lesson lesson_ = lesson::readLesson(kLesson).lesson;
    sim::Session flight_ = sim::beginSession(sim::initialState());
    GoalWatch watch_;
};

const sim::Command kTap = sim::TurnBy{sim::Turn::BankRight, 1.0};

TEST_F(GoalWatchTest, NotBeforeSomebodyDidSomething) {
    begin(1);
    EXPECT_TRUE(watch_.look(lesson_, flight_.state).at(0).holds);
    EXPECT_FALSE(counts());
    act(kTap);
    EXPECT_TRUE(counts());
    begin(1);  // again
    EXPECT_FALSE(counts());
}

TEST_F(GoalWatchTest, LooksHintsAndWhatIsRefusedAreNothingDone) {
    begin(1);
    for (const sim::Command& command : std::initializer_list<sim::Command>{
             sim::SetTheme{sim::Theme::Light}, sim::GoInLesson{sim::GoInLesson::To::Hint, {}},
             sim::ShowHint{}, sim::Wait{240}, sim::Undo{}, sim::SelectCard{9},
             sim::SpeakLanguage{"de"}}) {
        act(command);
        EXPECT_FALSE(counts());
    }
    act(kTap);
    act(sim::ShowHint{});
    EXPECT_TRUE(counts());
}

TEST_F(GoalWatchTest, NotBeforeTheQuestionIsAnswered) {
    begin(2);
    EXPECT_FALSE(counts());
    act(kTap);  // held
    act(sim::SetQuantise{convention::Quantise::Byte});
    EXPECT_FALSE(counts());
    predict("1");
    EXPECT_FALSE(counts());
    act(kTap);
    EXPECT_TRUE(counts());
}

// The controls are taken on the way to the question, which is then never put.
TEST_F(GoalWatchTest, NotWithoutTheQuestion) {
    begin(2);
    apply(flight_, sim::BeginStep{2, "early"});
    watch_.heed(sim::BeginStep{2, "early"}, flight_.state);
    act(sim::TurnBy{sim::Turn::PitchUp, 30.0});
    EXPECT_TRUE(watch_.look(lesson_, flight_.state).at(0).holds);
    EXPECT_FALSE(counts());
}

TEST_F(GoalWatchTest, NotByTheLessonsOwnFlight) {
    begin(3);
    predict("1");
    EXPECT_TRUE(watch_.look(lesson_, flight_.state).at(0).holds);
    EXPECT_FALSE(counts());
    act(kTap);
    EXPECT_TRUE(counts());
    act(sim::MeetGoal{});
    EXPECT_FALSE(counts());  // once
}

}  // namespace
}  // namespace gimbalscope::app
