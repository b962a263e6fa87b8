// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Lesson files read, and what is said of broken ones, by line.
#include "lesson/read.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "lesson/one_line.h"
#include "lesson/places.h"
#include "lesson/solve.h"
#include "report/lesson.h"

namespace gimbalscope::lesson {
namespace {

using test::errors;
using test::kLesson;
using test::remarks;
using test::with;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

TEST(ReadLesson, EveryKeywordIsExplained) {
    std::ifstream file(GIMBALSCOPE_SOURCE_DIR "/docs/lessons.md");
    const std::string page{std::istreambuf_iterator<char>(file), {}};
    EXPECT_EQ(lessonKeywords().size(), 22U);
    for (const std::string_view word : lessonKeywords()) {
        EXPECT_THAT(page, HasSubstr("`" + std::string(word))) << word;
    }
    for (int number = 1; number <= kMisconceptions; ++number) {
        const std::string id = "M" + std::to_string(number);
        EXPECT_THAT(page, HasSubstr("| " + id + " | " + std::string(misconception(id)) + " |\n"));
    }
}

TEST(ReadLesson, Everything) {
    const ReadLesson read = readLesson(kLesson);
    EXPECT_THAT(read.errors, IsEmpty());
    EXPECT_THAT(read.remarks, IsEmpty());
    const Lesson& lesson = read.lesson;
    EXPECT_EQ(lesson.id, "mine");
    EXPECT_EQ(lesson.title, "Right is right");
    EXPECT_EQ(lesson.minutes, 5);
    EXPECT_THAT(lesson.meets, ElementsAre("M3", "M8"));
    ASSERT_EQ(lesson.steps.size(), 4U);
    EXPECT_EQ(lesson.steps[0].before.size(), 3U);
    EXPECT_THAT(lesson.steps[0].looks, ElementsAre("card urot yaw"));
    ASSERT_TRUE(lesson.steps[1].question);
    EXPECT_EQ(lesson.steps[1].question->choices.size(), 3U);
    EXPECT_EQ(lesson.steps[1].question->choices[1].rightIf.size(), 2U);
    EXPECT_TRUE(lesson.steps[1].question->choices[2].isOtherwise);
    EXPECT_EQ(lesson.steps[1].line, 17);
    EXPECT_EQ(lesson.steps[2].question->value->unit, "deg");
    EXPECT_EQ(lesson.steps[2].question->value->tolerance, 2.0);
    EXPECT_THAT(lesson.steps[3].hints, ElementsAre("Use S.", "Longer."));
    EXPECT_EQ(lesson.steps[3].goal->reach.size(), 2U);
    const Solved solved = solve(lesson);
    EXPECT_TRUE(isClean(solved)) << report::solvedText(lesson, solved);
}

TEST(ReadLesson, CarriageReturnsAndByteOrderMarks) {
    std::string text = "\xEF\xBB\xBF";
    for (const char c : kLesson) {
        text += c == '\n' ? std::string("\r\n") : std::string(1, c);
    }
    const ReadLesson read = readLesson(text);
    EXPECT_THAT(read.errors, IsEmpty());
    EXPECT_EQ(read.lesson.steps[1].title, "Which?");
}

TEST(ReadLesson, BrokenLinesAreToldByTheirNumber) {
    EXPECT_THAT(errors("reveal It was yaw.", "revael It was yaw."),
                ElementsAre("line 29: unknown keyword \"revael\": did you mean \"reveal\"?"));
    EXPECT_THAT(errors("say All is zero.", "say"), ElementsAre("line 11: nothing follows \"say\""));
    EXPECT_THAT(
        errors("do turn yaw-right 30", "do trun yaw-right 30"),
        ElementsAre(HasSubstr("line 14: unknown command \"trun\": did you mean \"turn\"?")));
    EXPECT_THAT(errors("check urot yaw 0", "check urot jaw 0"),
                ElementsAre(HasSubstr("line 13: unknown quantity \"jaw\": did you mean \"yaw\"?")));
    EXPECT_THAT(errors("check urot yaw 0", "check urto yaw 0"),
                ElementsAre(HasSubstr("did you mean \"urot\"?")));
    EXPECT_THAT(errors("right urot moved-most pitch", "right urot moved-most x"),
                ElementsAre(HasSubstr("line 21: unknown angle \"x\"")));
    EXPECT_THAT(errors("look card urot yaw", "look navbal"),
                ElementsAre("line 12: unknown place \"navbal\": did you mean \"navball\"?"));
    EXPECT_THAT(errors("meets M3 M8", "meets M3 M13"),
                ElementsAre("line 6: unknown misconception \"M13\": M1 to M12"));
    EXPECT_THAT(errors("minutes 5", "minutes soon"),
                ElementsAre("line 7: minutes are a whole number from 1 to 600, not \"soon\""));
    EXPECT_THAT(errors("language en", "language English"),
                ElementsAre("line 3: \"English\" is no language: two letters, such as en"));
    EXPECT_THAT(errors("lesson mine", "lesson my own"),
                ElementsAre(HasSubstr("line 2: an id has letters")));
    EXPECT_THAT(errors("say All is zero.", "say All is \xFF zero."),
                ElementsAre("line 11: this is not UTF-8"));
    EXPECT_THAT(errors("say All is zero.", "say All is \xE2\x80\xAE zero."),
                ElementsAre("line 11: there is a control character in it"));
    EXPECT_THAT(errors("say All is zero.", "say " + std::string(700, 'x')),
                ElementsAre(HasSubstr("line 11: longer than 600 bytes")));
}

TEST(ReadLesson, WhatDoesNotGoTogether) {
    EXPECT_THAT(errors("fly turn yaw-right 60", "do turn yaw-right 60"),
                ElementsAre(HasSubstr("line 35: \"do\" stands before the question")));
    EXPECT_THAT(errors("do turn yaw-right 30", "fly turn yaw-right 30"),
                ElementsAre(HasSubstr("line 14: \"fly\" belongs behind \"ask\"")));
    EXPECT_THAT(errors("do turn yaw-right 30", "expect urot yaw 0"),
                ElementsAre(HasSubstr("unknown keyword")));
    EXPECT_THAT(errors("do turn yaw-right 30", "do expect urot yaw 0"),
                ElementsAre("line 14: write \"check\" for \"expect\""));
    EXPECT_THAT(errors("do turn yaw-right 30", "right otherwise"),
                ElementsAre("line 14: \"right\" belongs behind \"ask\""));
    EXPECT_THAT(errors("do turn yaw-right 30", "do predict 1"),
                ElementsAre("line 14: only \"solve\" predicts"));
    EXPECT_THAT(errors("reach nose-up > 40", "# nothing"), IsEmpty());
    EXPECT_THAT(errors("value urot yaw-deg within 2 deg", "value urot yaw-deg"),
                Contains(HasSubstr("line 34: \"within\" and how near is missing")));
    EXPECT_THAT(errors("goal Bring the nose up.", "say Bring the nose up."),
                ElementsAre(HasSubstr("line 40: \"reach\" belongs behind \"goal\"")));
    EXPECT_THAT(errors("solve predict 61", "choice yes"),
                Contains("line 33: a question has choices or a value, not both"));
    EXPECT_THAT(errors("minutes 5", "say too early"),
                ElementsAre(HasSubstr("line 7: \"say\" belongs into a step")));
    EXPECT_THAT(errors("do turn yaw-right 30", "title again"),
                ElementsAre("line 14: \"title\" belongs above the first step"));
    EXPECT_THAT(errors("minutes 5", "title again"),
                ElementsAre("line 7: \"title\" stands here for the second time"));
}

TEST(ReadLesson, WhatNobodyCouldAnswerOrSee) {
    EXPECT_THAT(errors("solve predict 2", "solve predict 4"),
                ElementsAre("line 30: the choices are 1 to 3, not 4"));
    EXPECT_THAT(errors("solve predict 61", "solve predict 1e999"),
                ElementsAre(HasSubstr("line 36: ")));
    EXPECT_THAT(errors("reveal It was yaw.", "solve predict 1"),
                ElementsAre("line 30: a question is answered once"));
    EXPECT_THAT(errors("value urot yaw-deg within 2 deg", "value urot yaw-deg within 1e-300"),
                Contains(HasSubstr("line 34: a value is asked for to within 1e-9")));
    EXPECT_THAT(errors("look card urot yaw", "look card nope"),
                ElementsAre(HasSubstr("line 12: unknown convention \"nope\"")));
    EXPECT_THAT(errors("look card urot yaw", "look card urot stretch"), IsEmpty());
    EXPECT_THAT(errors("look card urot yaw", "look card oblivion yaw"),
                ElementsAre("line 12: oblivion has no angle \"yaw\": there are x, y, z"));
    EXPECT_THAT(errors("look card urot yaw", "look card lsl-rpy roll"), IsEmpty());
    EXPECT_THAT(errors("meets M3 M8", "meets M3 M3"),
                ElementsAre("line 6: M3 stands here for the second time"));
    EXPECT_THAT(errors("meets M3 M8", "meets M3 M8 M8 M3 M13"),
                ElementsAre("line 6: unknown misconception \"M13\": M1 to M12",
                            "line 6: M8, M3 stand here for the second time"));
    EXPECT_THAT(errors("meets M3 M8", "meets M03"), ElementsAre(HasSubstr("line 6: unknown")));
    EXPECT_THAT(errors("minutes 5", "minutes 5\nminutes 6"),
                ElementsAre("line 8: \"minutes\" stands here for the second time"));
    EXPECT_THAT(errors("do turn yaw-right 30", "do wait 3000\ndo wait 3000\ndo wait 1"),
                ElementsAre(HasSubstr("line 15: with this command the lesson flies longer")));
    EXPECT_THAT(errors("say All is zero.", "say All \xC2\x9B is zero."),
                ElementsAre("line 11: there is a control character in it"));
    EXPECT_THAT(errors("check urot yaw 0", "check detect = oblivion"),
                ElementsAre(HasSubstr("line 13: \"detect\" is about readings in files")));
    for (const std::string_view command :
         {"theme dark", "text-size 200", "full-screen on", "page flight", "task tune", "set-up on",
          "blank on", "lesson-language de", "bind pitch-up I"}) {
        EXPECT_THAT(errors("do turn yaw-right 30", "do " + std::string(command)),
                    ElementsAre(HasSubstr("is for each person to choose")));
    }
    for (const std::string_view command :
         {"lesson next", "learn 2 L1", "ask choice", "given 1", "told 1 right", "met", "hint"}) {
        EXPECT_THAT(errors("do turn yaw-right 30", "do " + std::string(command)),
                    ElementsAre(HasSubstr("is what the program itself says")));
    }
}

TEST(ReadLesson, NoCommandForFilesOrThePast) {
    for (const std::string_view command :
         {"picture a.png", "export python a.py", "keyframes open a.csv", "save yours a.toml",
          "show a.toml", "window 0 0 100 100", "continue last-flight", "detect a.csv"}) {
        EXPECT_THAT(errors("do turn yaw-right 30", "do " + std::string(command)),
                    ElementsAre(HasSubstr("does not belong into a lesson")))
            << command;
    }
    for (const std::string_view command : {"undo", "redo", "seek 1", "back"}) {
        EXPECT_THAT(errors("do turn yaw-right 30", "do " + std::string(command)),
                    ElementsAre(HasSubstr("needs a past")))
            << command;
    }
    for (const std::string_view command : {"learn 1 L1", "given 1", "told 1 right", "met"}) {
        EXPECT_THAT(errors("do turn yaw-right 30", "do " + std::string(command)),
                    ElementsAre(HasSubstr("what the program itself says")))
            << command;
    }
}

TEST(ReadLesson, ConventionsOfOnesOwnAreKnownFromWhereTheyAreMade) {
    EXPECT_THAT(errors("do show urot lsl-rpy", "do own hull from urot policy nearest"), IsEmpty());
    EXPECT_THAT(errors("check urot yaw 0", "check hull error-deg < 1"),
                ElementsAre(HasSubstr("hull")));
    std::string text = with("do show urot lsl-rpy", "do own hull from urot policy nearest");
    text.replace(text.find("check urot yaw 0"), 16, "check hull error-deg < 1");
    EXPECT_THAT(readLesson(text).errors, IsEmpty());
}

TEST(ReadLesson, RemarksOnWhatAGoodLessonHas) {
    EXPECT_THAT(remarks("meets M3 M8", "# nothing"),
                ElementsAre("line 1: no misconception is named (\"meets\")"));
    EXPECT_THAT(remarks("solve predict 2", "# nothing"),
                ElementsAre("line 17: no \"solve predict\" answers the question"));
    EXPECT_THAT(remarks("right otherwise", "# nothing"),
                ElementsAre(HasSubstr("line 19: no choice is right otherwise")));
}

TEST(ReadLesson, NothingAtAll) {
    EXPECT_THAT(readLesson("").errors, Contains("line 1: there is no step"));
    EXPECT_THAT(readLesson("# only\n").errors, Contains(HasSubstr("\"lesson\" is missing")));
    const std::string many(20000, '\n');
    EXPECT_FALSE(readLesson(many + "what").errors.empty());
    std::string wrong;
    for (int i = 0; i < 500; ++i) {
        wrong += "what is this\n";
    }
    EXPECT_THAT(readLesson(wrong).errors,
                Contains("too many mistakes; the lines behind are not read"));
    EXPECT_LT(readLesson(wrong).errors.size(), 120U);
}

TEST(Places, AreNamed) {
    EXPECT_EQ(placeObjection("flight"), "");
    EXPECT_EQ(placeObjection("card urot"), "");
    EXPECT_EQ(placeObjection("card urot yaw"), "");
    EXPECT_THAT(placeObjection("card"), HasSubstr("as in"));
    EXPECT_THAT(placeObjection("flight deck"), HasSubstr("not expected"));
    EXPECT_THAT(placeObjection(""), HasSubstr("missing"));
}

TEST(ReadLesson, TheHeadIsFlownAtEveryStep) {
    const std::string head = "lesson mine\nlanguage en\ntitle T\naim A.\nmeets M1\nminutes 5\n";
    const std::string step = "step S\nsay Hi.\n";
    const ReadLesson two = readLesson(head + "do wait 1700\n" + step + step);
    EXPECT_THAT(two.errors, IsEmpty());
    const ReadLesson four = readLesson(head + "do wait 1700\n" + step + step + step + step);
    EXPECT_THAT(four.errors,
                ElementsAre(HasSubstr("line 12: with this step, which begins as the head says, "
                                      "the lesson flies longer than an hour")));
    EXPECT_EQ(readableOf(four).steps.size(), 2U);  // so that a check flies no longer either
    EXPECT_THAT(readLesson(head + "do wait 3000\ndo wait 3000\n" + step + step).errors,
                ElementsAre(HasSubstr("line 8: with this command the lesson flies longer")));
}

TEST(ReadLesson, KeyframesAreFlownAsLongAsTheyAre) {
    const std::string keys =
        "do keyframe add at 0\ndo keyframe add at 1000000 quat 1 0 0 0\ndo keyframes play\n";
    const std::string head = "lesson mine\nlanguage en\ntitle T\naim A.\nmeets M1\nminutes 5\n";
    EXPECT_THAT(readLesson(head + "step S\nsay Hi.\n" + keys).errors,
                ElementsAre(HasSubstr("line 11: with this command the lesson flies longer")));
    EXPECT_THAT(readLesson(head + keys + "step S\nsay Hi.\n").errors,
                ElementsAre(HasSubstr("line 9: with this command the lesson flies longer")));
}

TEST(ReadLesson, OwnConventionsOfAStepAreAsManyAsThereCanBe) {
    std::string lesson = "lesson mine\nlanguage en\ntitle T\naim A.\nmeets M1\nminutes 5\n";
    lesson += "step S\nsay Hi.\n";
    for (int i = 1; i <= 33; ++i) {
        lesson += "do own x" + std::to_string(i) + " from urot\n";
    }
    const std::string again =
        lesson.substr(0, lesson.rfind("do own")) + "do own x1 units degrees\n";
    EXPECT_THAT(readLesson(again).errors, IsEmpty());
    EXPECT_THAT(readLesson(lesson).errors,
                ElementsAre("line 41: there are 32 conventions of one's own; forget one first"));
}

TEST(Solve, CanBeLeftAtEveryNumber) {
    std::string lesson = "lesson mine\nlanguage en\ntitle T\naim A.\nmeets M1\nminutes 5\n";
    lesson += "step S\nsay Hi.\ncheck nose-up 0\ncheck nose-up 0\nnote n\n";
    int looks = 0;
    solve(readLesson(lesson).lesson, {[&](const sim::Playback&) { ++looks; }});
    EXPECT_EQ(looks, 4);  // the beginning, the numbers and the note
}

}  // namespace
}  // namespace gimbalscope::lesson
