// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A lesson held: from step to step, held for a prediction, the outcome, hints, goals, corrections.
#include "lesson/lecture.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "lesson/a_lesson.h"
#include "lesson/objections.h"
#include "lesson/read.h"
#include "sim/expect.h"
#include "sim/play.h"

namespace gimbalscope::lesson {
namespace {

using testing::HasSubstr;

/// Somebody who has one lesson.
class OneLesson : public sim::Shell {
public:
    std::string obey(const sim::Command&, const sim::AppState&) override { return {}; }
    sim::Answer answer(const sim::Command& command, const sim::AppState& state) override {
        const auto* const go = std::get_if<sim::GoInLesson>(&command);
        return go != nullptr ? lesson::answer(lesson, *go, state)
                             : lesson::answer(lesson, std::get<sim::Predict>(command), state);
    }
    sim::ToolAnswer ask(std::string_view, const sim::AppState&) override { return {}; }

    Lesson lesson = readLesson(test::kLesson).lesson;
};

struct Held {
    OneLesson shell{};
    sim::Playback playback{};

    explicit Held(const std::string& script) {
        const sim::Script read = sim::parseScript(script);
        EXPECT_TRUE(read.errors.empty()) << read.errors.front();
        playback = sim::play(
            read, [](const sim::Playback&) {}, &shell);
    }
    const sim::Learning& learning() const { return playback.state.view.learning; }
    bool holds(const std::string& condition) const {
        const sim::ParsedCommand parsed = sim::parse("expect " + condition);
        EXPECT_TRUE(parsed.command) << parsed.error;
        return !sim::failure(std::get<sim::Expect>(*parsed.command), playback.state);
    }
};

TEST(Lecture, AStepBeginsWithItsOwnCommands) {
    const Held held("arithmetic half\nturn bank-right 50\nlesson mine\n");
    EXPECT_EQ(held.learning().lesson, "mine");
    EXPECT_EQ(held.learning().step, 1U);
    EXPECT_TRUE(held.holds("heading 30 within 1e-9"));
    EXPECT_TRUE(held.holds("bank 0 within 1e-9"));
    EXPECT_EQ(held.playback.state.settings.arithmetic, std::nullopt);
    EXPECT_EQ(held.playback.state.cards.size(), 2U);
    EXPECT_TRUE(held.playback.messages.empty());
}

TEST(Lecture, TheShipIsHeldForThePrediction) {
    const Held held("lesson mine\nlesson next\n");
    EXPECT_TRUE(held.playback.state.paused);
    EXPECT_TRUE(isAsking(held.shell.lesson, held.learning()));
    EXPECT_TRUE(held.holds("heading 0"));
}

TEST(Lecture, WhatIsAskedIsKnownUntilItIsAnswered) {
    EXPECT_EQ(Held("lesson mine\n").learning().asked, sim::Asked::Nothing);
    EXPECT_EQ(Held("lesson mine step 2\n").learning().asked, sim::Asked::Choice);
    EXPECT_EQ(Held("lesson mine step 3\n").learning().asked, sim::Asked::Value);
    EXPECT_EQ(Held("lesson mine step 2\npredict 1\n").learning().asked, sim::Asked::Nothing);
    EXPECT_EQ(Held("lesson mine step 2\npredict 1\nlesson again\n").learning().asked,
              sim::Asked::Choice);
    EXPECT_EQ(Held("lesson mine step 2\nlesson next\nlesson next\n").learning().asked,
              sim::Asked::Nothing);
    EXPECT_EQ(Held("lesson mine step 2\nlesson off\n").learning().asked, sim::Asked::Nothing);
}

TEST(Lecture, AQuestionIsPutOnceTheShipIsThere) {
    const std::vector<Act> acts = beginningOf(OneLesson().lesson, "mine", 2);
    EXPECT_TRUE(
        std::holds_alternative<sim::PutQuestion>(*std::get_if<sim::Command>(&acts.back().what)));
    // As on the way there, or after the controls were taken on it.
    const Held early("learn 2 mine\npredict 2\n");
    EXPECT_FALSE(isAsking(early.shell.lesson, early.learning()));
    EXPECT_TRUE(early.learning().predictions.empty());
    ASSERT_EQ(early.playback.messages.size(), 1U);
    EXPECT_EQ(early.playback.messages[0],
              "line 2: the question has not been put yet; \"lesson again\" begins anew");
}

TEST(Lecture, NothingMovesTheShipWhileAQuestionWaits) {
    for (const std::string line :
         {"turn yaw-right 10", "steer pitch-up on", "stick pitch 0.5", "preset 3", "attitude 1 2 3",
          "pause off", "rate yaw-left 10 for 1", "loop rate 90 for 1", "tick", "back", "seek 0",
          "undo", "redo"}) {
        const Held held("lesson mine step 2\n" + line + "\nrelease\n");
        ASSERT_EQ(held.playback.messages.size(), 1U) << line;
        EXPECT_EQ(held.playback.messages[0].find("line 2: the ship is held until you predict"), 0U)
            << held.playback.messages[0];
        EXPECT_TRUE(held.playback.state.paused) << line;
        EXPECT_TRUE(held.holds("heading 0 within 1e-9")) << line;
        EXPECT_TRUE(isAsking(held.shell.lesson, held.learning())) << line;
    }
    // What only looks different is free.
    const Held looks("lesson mine step 2\ncamera orbit\nshow lsl\nspeed 0.5\n");
    EXPECT_TRUE(looks.playback.messages.empty());
}

TEST(Lecture, AQuestionIsAnsweredOnce) {
    const Held twice("lesson mine step 2\npredict 2\npredict 1\n");
    EXPECT_TRUE(twice.holds("heading 45 within 1e-9"));
    EXPECT_EQ(predictionOf(twice.learning())->given, "2");
    ASSERT_EQ(twice.playback.messages.size(), 1U);
    EXPECT_EQ(twice.playback.messages[0],
              "line 3: the question is answered; \"lesson again\" asks anew");
    EXPECT_EQ(predictionOf(Held("lesson mine step 2\npredict +2\n").learning())->given, "2");
}

TEST(Lecture, WhatIsNoNumberIsNoPrediction) {
    const Held held("lesson mine step 3\n");
    for (const std::string value : {"abc", "", "1,2,3", "nan", "1e999"}) {
        const sim::Answer answered =
            answer(held.shell.lesson, sim::Predict{value}, held.playback.state);
        EXPECT_TRUE(answered.commands.empty()) << value;
        EXPECT_FALSE(answered.message.empty()) << value;
    }
    const sim::Answer comma = answer(held.shell.lesson, sim::Predict{"60,5"}, held.playback.state);
    ASSERT_FALSE(comma.commands.empty());
    EXPECT_EQ(sim::text(comma.commands.front()), "given 60.5");
}

TEST(Lecture, WhatIsNoNumberIsToldAsSuch) {
    Question question;
    question.value = AskedValue{};
    question.value->quantity.selection = "urot";
    question.value->quantity.quantity = "pitch-deg";
    question.value->tolerance = 1.0;
    // Nose up at heading 30: there urot's asin is NaN.
    const Held held(
        "show urot\nattitude quat -0.1830127 -0.6830127 -0.1830127 0.6830127\n"
        "expect urot nan is 1\n");
    ASSERT_TRUE(held.playback.failures.empty()) << held.playback.failures.front();
    const sim::Told told = outcomeOf(question, "90", held.playback.state);
    EXPECT_EQ(told.outcome, sim::kNoNumber);
    EXPECT_FALSE(told.isRight);
    EXPECT_EQ(cameText(question, {1, "90", told.outcome, false}, "en"), "NaN");
    EXPECT_EQ(sim::text(told), "told none wrong");
}

TEST(Lecture, LeavingSetsFreeAndOpeningBeginsAnew) {
    const Held left("lesson mine step 2\nlesson off\n");
    EXPECT_FALSE(left.playback.state.paused);
    EXPECT_EQ(left.learning().lesson, "");
    EXPECT_EQ(left.playback.state.cards.size(), sim::initialState().cards.size());
    const Held anew("lesson mine step 4\nhint\nhint\nmet\nlesson mine\n");
    EXPECT_EQ(anew.learning().hints + anew.learning().hintsOfOthers, 0U);
    EXPECT_TRUE(anew.learning().met.empty());
}

TEST(Lecture, ThereAreNoMoreHintsThanTheStepHas) {
    const Held held("lesson mine step 4\nlesson hint\nlesson hint\nlesson hint\n");
    EXPECT_EQ(held.learning().hints, 2U);
    ASSERT_EQ(held.playback.messages.size(), 1U);
    EXPECT_EQ(held.playback.messages[0], "line 4: there are no more hints at this step");
    EXPECT_EQ(Held("hint\n").learning().hints, 0U);
}

TEST(Lecture, ThenItFliesAndTheOutcomeIsTold) {
    const Held held("lesson mine step 2\npredict 2\n");
    EXPECT_FALSE(held.playback.state.paused);
    EXPECT_TRUE(held.holds("heading 45 within 1e-9"));
    const sim::Prediction* const made = predictionOf(held.learning());
    ASSERT_NE(made, nullptr);
    EXPECT_EQ(made->given, "2");
    EXPECT_EQ(made->outcome, "2");
    EXPECT_TRUE(made->isRight);
    EXPECT_FALSE(isAsking(held.shell.lesson, held.learning()));
}

TEST(Lecture, AWrongPredictionIsToldAsWrong) {
    for (const std::string given : {"1", "3"}) {
        const Held held("lesson mine step 2\npredict " + given + "\n");
        const sim::Prediction* const made = predictionOf(held.learning());
        ASSERT_NE(made, nullptr);
        EXPECT_EQ(made->outcome, "2");
        EXPECT_FALSE(made->isRight);
    }
}

TEST(Lecture, AValueIsRightAsNearAsItSays) {
    for (const auto& [given, isRight] : {std::pair{"60", true},
                                         {"61.9", true},
                                         {"58.1", true},
                                         {"62.1", false},
                                         {"-60", false},
                                         {"420", true}}) {
        const Held held("lesson mine step 3\npredict " + std::string(given) + "\n");
        const sim::Prediction* const made = predictionOf(held.learning());
        ASSERT_NE(made, nullptr);
        EXPECT_EQ(made->isRight, isRight) << given;
        EXPECT_NEAR(std::stod(made->outcome), 60.0, 0.01);
    }
}

TEST(Lecture, WhatCannotBePredictedIsRefused) {
    EXPECT_THAT(Held("lesson mine step 2\npredict 4\n").playback.messages,
                testing::ElementsAre("line 2: the choices are 1 to 3, not 4"));
    EXPECT_THAT(Held("lesson mine step 2\npredict 1.5\n").playback.messages,
                testing::ElementsAre(HasSubstr("the choices are 1 to 3")));
    EXPECT_THAT(Held("lesson mine\npredict 1\n").playback.messages,
                testing::ElementsAre("line 2: there is no question at this step"));
    EXPECT_THAT(Held("lesson mine step 2\nlesson outcome\n").playback.messages,
                testing::ElementsAre("line 2: nothing was predicted at this step"));
    EXPECT_THAT(sim::parse("predict two").error, HasSubstr("two"));
    EXPECT_THAT(sim::parse("predict nan").error, HasSubstr("nan"));
}

TEST(Lecture, NextBackAgainAndTheEnd) {
    EXPECT_EQ(Held("lesson mine\nlesson next\nlesson next\n").learning().step, 3U);
    EXPECT_EQ(Held("lesson mine step 3\nlesson back\n").learning().step, 2U);
    EXPECT_THAT(Held("lesson mine\nlesson back\n").playback.messages,
                testing::ElementsAre("line 2: this is the first step"));
    const Held again("lesson mine step 2\npredict 1\nlesson again\n");
    EXPECT_EQ(again.learning().step, 2U);
    EXPECT_TRUE(again.learning().predictions.empty());  // asked anew
    EXPECT_TRUE(again.holds("heading 0"));
    const Held end("lesson mine step 4\nlesson next\nlesson next\n");
    EXPECT_TRUE(isOver(end.shell.lesson, end.learning()));
    EXPECT_THAT(end.playback.messages, testing::ElementsAre("line 3: the lesson is over"));
    EXPECT_EQ(Held("lesson mine step 4\nlesson next\nlesson back\n").learning().step, 4U);
    EXPECT_TRUE(Held("lesson mine\nlesson off\n").learning().lesson.empty());
    EXPECT_THAT(Held("lesson mine step 9\n").playback.messages,
                testing::ElementsAre("line 1: the lesson has 4 steps"));
}

TEST(Lecture, PredictionsOfOtherStepsAreKept) {
    const Held held("lesson mine step 2\npredict 1\nlesson next\npredict 60\nlesson next\n");
    ASSERT_EQ(held.learning().predictions.size(), 2U);
    EXPECT_FALSE(held.learning().predictions[0].isRight);
    EXPECT_TRUE(held.learning().predictions[1].isRight);
}

TEST(Lecture, HintsOfStepsBeforeAreCounted) {
    EXPECT_EQ(Held("lesson mine step 4\nhint\nlesson next\n").learning().hintsOfOthers, 1U);
}

TEST(Lecture, GoalsAreReachedByFlying) {
    const Held before("lesson mine step 4\n");
    const Goal& goal = *before.shell.lesson.steps[3].goal;
    std::vector<Reached> reached = reachedOf(goal, before.playback.state);
    ASSERT_EQ(reached.size(), 2U);
    EXPECT_FALSE(reached[0].holds);
    EXPECT_EQ(reached[0].finding.found, "0");
    EXPECT_TRUE(reached[1].holds);
    const Held after("lesson mine step 4\nrate pitch-up 45 for 1\n");
    reached = reachedOf(goal, after.playback.state);
    EXPECT_TRUE(reached[0].holds);
}

TEST(Lecture, CorrectionsAreCounted) {
    const std::string start = "lesson mine step 4\ntarget 30 0 0\n";
    EXPECT_TRUE(Held(start).holds("target-deg 30 within 1e-6"));
    EXPECT_TRUE(
        Held(start + "steer yaw-right on\nwait 0.5\nsteer yaw-right off\n").holds("corrections 0"));
    EXPECT_TRUE(Held(start + "turn yaw-right 40\nturn yaw-left 10\nturn pitch-up 1\n")
                    .holds("corrections 2"));
    // One drag of a slider is one correction, however often the mouse moves.
    EXPECT_TRUE(Held(start + "attitude 10 0 0\nattitude 20 0 0\nattitude 35 0 0\ndrop\n"
                             "attitude 30 0 0\ndrop\n")
                    .holds("corrections 1"));
    EXPECT_TRUE(Held(start + "turn yaw-right 40\ntarget 0 0 0\n").holds("corrections 0"));
}

TEST(Lecture, ALessonIsOfTheViewAndNotUndone) {
    const Held held("lesson mine step 2\npredict 2\nturn yaw-right 5\nundo\n");
    EXPECT_EQ(held.learning().step, 2U);
    EXPECT_TRUE(held.holds("heading 45 within 1e-9"));
    ASSERT_NE(predictionOf(held.learning()), nullptr);
}

TEST(Lecture, WhatAStepHasNotIsRefused) {
    const Lesson lesson = readLesson(test::kLesson).lesson;
    const auto at = [&](std::size_t step, const sim::Command& command) {
        sim::Learning learning;
        learning.lesson = "mine";
        learning.step = step;
        return objection(lesson, learning, command);
    };
    const std::string noQuestion = "there is no question at this step";
    EXPECT_EQ(at(2, sim::Given{"99"}), "the choices are 1 to 3, not 99");
    EXPECT_EQ(at(2, sim::Told{"77", true}), "the choices are 1 to 3, not 77");
    EXPECT_EQ(at(2, sim::Told{"none", true}), "the choices are 1 to 3, not none");
    EXPECT_EQ(at(3, sim::Told{"none", false}), "");
    EXPECT_EQ(at(2, sim::Given{"3"}) + at(2, sim::Told{"0", false}) + at(3, sim::Given{"9"}), "");
    EXPECT_EQ(at(1, sim::Given{"1"}), noQuestion);
    EXPECT_EQ(at(1, sim::Told{"1", true}), noQuestion);
    EXPECT_EQ(at(1, sim::PutQuestion{sim::Asked::Choice}), noQuestion);
    EXPECT_NE(at(2, sim::PutQuestion{sim::Asked::Value}), "");
    EXPECT_EQ(at(2, sim::PutQuestion{sim::Asked::Choice}), "");
    EXPECT_EQ(at(3, sim::MeetGoal{}), "there is no goal at this step");
    EXPECT_EQ(at(5, sim::MeetGoal{}), "there is no goal at this step");
    EXPECT_EQ(at(4, sim::MeetGoal{}) + at(4, sim::ShowHint{}), "");
    EXPECT_EQ(at(3, sim::ShowHint{}), "there are no more hints at this step");
}

TEST(Lecture, AnswersAsPeopleReadThem) {
    const Lesson lesson = readLesson(test::kLesson).lesson;
    const Question& choices = *lesson.steps[1].question;
    EXPECT_EQ(givenText(choices, "3", "en"), "none of them");
    EXPECT_EQ(givenText(choices, "0", "en"), "");
    EXPECT_EQ(cameText(choices, {2, "1", "2", false}, "en"), "yaw");
}

TEST(Lecture, WhatWasGivenIsShownAsItWas) {
    Question question = *readLesson(test::kLesson).lesson.steps[2].question;
    for (const double tolerance : {0.0, 2.0, 100.0}) {
        question.value->tolerance = tolerance;
        EXPECT_EQ(givenText(question, "45", "en"), "45 deg");
        EXPECT_EQ(givenText(question, "2.926", "en"), "2.926 deg");
        EXPECT_EQ(givenText(question, "2.926", "de"), "2,926 deg");
        EXPECT_EQ(givenText(question, "8192", "en"), "8192 deg");
        EXPECT_EQ(givenText(question, "1e+05", "en"), "100000 deg");
        EXPECT_EQ(givenText(question, "-0.001", "en"), "-0.001 deg");
    }
}

TEST(Lecture, WhatCameIsRoundedAndStillShowsWhoIsRight) {
    Question question = *readLesson(test::kLesson).lesson.steps[2].question;
    const auto came = [&](const char* given, const char* outcome, bool isRight,
                          std::string_view language = "en") {
        return cameText(question, {3, given, outcome, isRight}, language);
    };
    EXPECT_EQ(came("70", "71.5704345703125", true), "71.6 deg");
    EXPECT_EQ(came("70", "71.5704345703125", true, "de"), "71,6 deg");
    EXPECT_EQ(came("1", "-0.001", true), "0 deg");
    // Not within 2, by a little.
    EXPECT_EQ(came("61", "63.0004", false), "63.0004 deg");
    EXPECT_EQ(came("", "", false), "");  // not answered
    question.value->tolerance = 100.0;
    EXPECT_EQ(came("8150", "8192", true), "8192 deg");
    EXPECT_EQ(came("8150", "100000", false), "100000 deg");
}

}  // namespace
}  // namespace gimbalscope::lesson
