// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Several mistakes in one file are told at once, each of them once and none that is not one.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "lesson/one_line.h"
#include "lesson/solve.h"
#include "report/lesson.h"

namespace gimbalscope::lesson {
namespace {

using test::errors;
using test::examined;
using test::kLesson;
using test::remarks;
using test::with;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

TEST(Mistakes, OfEveryKindAtOnce) {
    std::string text = with("say All is zero.", "sya All is zero.");
    text = with("look card urot yaw", "look navbal", text);
    text = with("choice pitch", "choise pitch", text);
    text = with("solve predict 2", "solve predict 7", text);
    text = with("value urot yaw-deg within 2 deg", "value urot yaw within 2 deg", text);
    text = with("reach nose-up > 40", "reach oblivion x > 40", text);
    EXPECT_THAT(examined(text).errors,
                ElementsAre(HasSubstr("line 11: unknown keyword \"sya\": did you mean \"say\"?"),
                            HasSubstr("line 12: unknown place \"navbal\""),
                            HasSubstr("line 20: unknown keyword \"choise\""),
                            HasSubstr("line 30: the choices are 1 to 3, not 7"),
                            HasSubstr("line 34: urot yaw is in rotator units"),
                            HasSubstr("line 40: no card oblivion is shown")));
}

// A broken line is no reason to say that what it was to be is missing.
TEST(Mistakes, NoneFollowsFromAnother) {
    for (const auto& [line, other] : std::vector<std::pair<std::string_view, std::string_view>>{
             {"ask Which angle will move?", "aks Which angle will move?"},
             {"ask Which angle will move?", "ask"},
             {"ask Which angle will move?", "question Which angle will move?"},
             {"right otherwise", "right otherwis"},
             {"goal Bring the nose up.", "goul Bring the nose up."},
             {"goal Bring the nose up.", "goal"},
             {"reach nose-up > 40", "reach nose-upp > 40"},
             {"value urot yaw-deg within 2 deg", "value urot jaw-deg within 2 deg"},
             {"step Do it", "stpe Do it"},
             {"step Do it", "step"},
             {"lesson mine", "lessen mine"},
             {"lesson mine", "lesson"},
             {"language en", "langage en"},
             {"title Right is right", "title"},
             {"say All is zero.", "say \xFF"},
             {"meets M3 M8", "meet M3 M8"},
             {"solve predict 2", "solve predit 2"}}) {
        EXPECT_THAT(errors(line, other), SizeIs(1)) << other;
        EXPECT_THAT(remarks(line, other), IsEmpty()) << other;
    }
    std::string text = with("do show urot lsl-rpy", "do own hull from urott");
    text = with("check urot yaw 0", "check hull error-deg < 1", text);
    EXPECT_THAT(examined(text).errors, SizeIs(1));
}

// What the readable steps assert is held too.
TEST(Mistakes, ReadableStepsAreHeld) {
    std::string text = with("do turn yaw-right 30", "do trun yaw-right 30");
    text = with("check nose-up 45 within 0.01", "check nose-up 46 within 0.01", text);
    const ReadLesson read = examined(text);
    EXPECT_THAT(read.errors, SizeIs(1));
    const Lesson readable = readableOf(read);
    ASSERT_THAT(readable.steps, SizeIs(3));
    const Solved solved = solve(readable);
    EXPECT_THAT(failuresOf(solved.steps.back()),
                ElementsAre("line 45: expected nose-up 46 within 0.01, found 45 degrees"));
    EXPECT_THAT(readableOf(examined(with("do show urot lsl-rpy", "do shwo urot"))).steps,
                IsEmpty());
}

// A text that goes on in another line hides nothing of its step, nor does a guess.
TEST(Mistakes, StepsWithBrokenTextsAreHeld) {
    std::string text = with("say All is zero.", "say All is\nzero.");
    text = with("look card urot yaw", "look card oblivion", text);
    text = with("goal Bring the nose up.", "sya Bring the nose up.", text);
    EXPECT_THAT(
        examined(text).errors,
        ElementsAre(HasSubstr("line 12: no keyword"), HasSubstr("line 13: no card oblivion"),
                    HasSubstr("line 40: unknown keyword"),
                    HasSubstr("line 41: \"reach\" belongs behind \"goal\"")));
    EXPECT_THAT(readableOf(examined(text)).steps, SizeIs(4));
}

TEST(Mistakes, ATextThatGoesOnInAnotherLine) {
    EXPECT_THAT(errors("say All is zero.", "say All is\nzero and stays\nso for a while."),
                ElementsAre("line 12: no keyword is called \"zero\"; the text of line 11 seems to "
                            "go on here. A text is one line, however long: join them"));
    EXPECT_THAT(errors("say All is zero.", "say All is zero.\nNothing moves."),
                ElementsAre(HasSubstr("line 12: no keyword is called \"Nothing\"; the text of line "
                                      "11 seems to go on here")));
    // A word of the text that is a keyword.
    EXPECT_THAT(errors("say All is zero.", "say All is zero, and we\ndo not move yet."),
                ElementsAre(HasSubstr("(if the text of line 11 goes on here, write it into that "
                                      "line)")));
    EXPECT_THAT(errors("say All is zero.", "say All is zero, and we\nlook at the ship."),
                ElementsAre(HasSubstr("(if the text of line 11 goes on here")));
    // No text stands above.
    EXPECT_THAT(errors("look card urot yaw", "look card urot yaw\nzero and stays"),
                ElementsAre(HasSubstr("line 13: unknown keyword \"zero\": there are lesson,")));
}

TEST(Mistakes, ExamplesAreALessons) {
    EXPECT_THAT(errors("check urot yaw 0", "check urot yaw"),
                ElementsAre("line 13: the value is missing (as in \"check urot yaw 182 within "
                            "1\")"));
    EXPECT_THAT(errors("right urot moved-most pitch", "right urot moved-most"),
                ElementsAre(HasSubstr("(as in \"right urot moved-most yaw\")")));
    EXPECT_THAT(errors("reach nose-up > 40", "reach nose-up >"),
                ElementsAre(HasSubstr("(as in \"reach nose-up > 40\")")));
    EXPECT_THAT(errors("value urot yaw-deg within 2 deg", "value urot yaw-deg within two"),
                ElementsAre(HasSubstr("(as in \"value urot yaw within 100\")")));
    EXPECT_THAT(errors("do turn yaw-right 30", "do turn yaw-right"),
                ElementsAre(HasSubstr("(as in \"do turn yaw-right 30\")")));
    EXPECT_THAT(errors("solve predict 2", "solve predict"),
                ElementsAre(HasSubstr("(as in \"solve predict 2\")")));
    EXPECT_THAT(errors("look card urot yaw", "look card urto yaw"),
                ElementsAre("line 12: unknown convention \"urto\": did you mean \"urot\"? (as in "
                            "\"look card urot yaw\")"));
    EXPECT_THAT(errors("value urot yaw-deg within 2 deg", "value urot state within 2"),
                ElementsAre("line 34: \"state\" is a word, no number; ask for it with choices"));
}

TEST(Mistakes, TooManyStayTheLast) {
    std::string text(kLesson);
    for (int i = 0; i < 300; ++i) {
        text += "look navbal\n";
    }
    const ReadLesson read = examined(text);
    EXPECT_EQ(read.errors.back(), "too many mistakes; the lines behind are not read");
}

}  // namespace
}  // namespace gimbalscope::lesson
