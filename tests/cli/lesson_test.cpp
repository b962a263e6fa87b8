// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// lesson list, check and handout, and play --lesson, from the outside.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "cli/program.h"

namespace gimbalscope::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

const std::string kLessons = GIMBALSCOPE_SOURCE_DIR "/assets/lessons/";

Result gimbalscope(const std::string& line) { return run(words(line)); }

TEST(LessonList, NamesTen) {
    const Result text = gimbalscope("lesson list");
    EXPECT_EQ(text.code, 0) << text.err;
    EXPECT_THAT(text.out, HasSubstr("L5   The stretch"));
    const std::vector<Json> lessons = gimbalscope("lesson list --format json").json();
    ASSERT_EQ(lessons.size(), 10U);
    EXPECT_EQ(lessons[9]["lesson"], "L10");
    EXPECT_GE(lessons[4]["steps"].size(), 4U);
    EXPECT_EQ(lessons[4]["meets"], (Json{"M3", "M6"}));
}

TEST(LessonList, InAnotherLanguage) {
    EXPECT_THAT(gimbalscope("lesson list --language de").out, HasSubstr("L5   Die Streckung"));
    EXPECT_EQ(gimbalscope("lesson list --language de --format json").json().at(4)["title"],
              "Die Streckung");
    const Result unknown = gimbalscope("lesson list --language xx");
    EXPECT_EQ(unknown.code, 2);
    EXPECT_THAT(unknown.err, HasSubstr("unknown language \"xx\": there are en, de"));
}

TEST(LessonPlay, ASolvedLessonWithItsNumbers) {
    const Result result = gimbalscope("play --lesson L7 --format json");
    EXPECT_EQ(result.code, 0) << result.err;
    const Json lesson = result.json().at(0);
    EXPECT_EQ(lesson["lesson"], "L7");
    EXPECT_EQ(lesson["clean"], true);
    EXPECT_EQ(lesson["numbers"], lesson["hold"]);
    EXPECT_GE(lesson["numbers"].get<int>(), 20);
    for (const Json& step : lesson["steps"]) {
        for (const Json& check : step["checks"]) {
            EXPECT_EQ(check["holds"], true) << check;
        }
        if (step.contains("question")) {
            EXPECT_EQ(step["question"]["right"], true);
            EXPECT_EQ(step["question"]["given"], step["question"]["outcome"]);
        }
    }
}

TEST(LessonPlay, AsLinesForAScreenReader) {
    const Result result = gimbalscope("play --lesson L1 --say");
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_THAT(result.out,
                AllOf(HasSubstr("L1 Read the dials, step 1 / 6"), HasSubstr("predicted: "),
                      HasSubstr("(right)"), HasSubstr("urot: pitch 0, yaw 16384, roll 0 rotator")));
    const Result german = gimbalscope("play --lesson L1 --say --language de");
    EXPECT_THAT(german.out, AllOf(HasSubstr("Schritt 1 / 6"), Not(HasSubstr("predicted: "))));
}

TEST(LessonPlay, WhatIsNotThere) {
    EXPECT_EQ(gimbalscope("play --lesson L77").code, 2);
    EXPECT_THAT(gimbalscope("play --lesson L77").err, HasSubstr("unknown lesson \"L77\""));
    EXPECT_EQ(gimbalscope("play --lesson none.lesson").code, 3);
    EXPECT_EQ(gimbalscope("play --lesson L1 --language xx").code, 2);
    EXPECT_EQ(gimbalscope("play --lesson L1 --say --format json").code, 2);
    EXPECT_EQ(gimbalscope("play --lesson L1 a.gsc").code, 2);
    EXPECT_THAT(gimbalscope("play mine.lesson").err, HasSubstr("play --lesson mine.lesson"));
    EXPECT_EQ(gimbalscope("play --language de a.gsc").code, 2);
    EXPECT_EQ(gimbalscope("lesson").code, 2);
    EXPECT_THAT(gimbalscope("lesson lsit").err, HasSubstr("did you mean \"list\"?"));
}

// Whoever writes it as the journal has it is told the same.
TEST(LessonPlay, AStepThatTheLessonHasNot) {
    const std::string path = freshFolder() + "/steps.gsc";
    for (const std::string line : {"lesson L5 step 99", "learn 99 L5"}) {
        writeFile(path, line + "\nexpect heading 0 within 1e-9\npredict 1\n");
        const Result result = run(Words{"play", path});
        EXPECT_EQ(result.code, 1) << line;
        EXPECT_THAT(result.err, AllOf(HasSubstr("line 1: the lesson has "),
                                      HasSubstr("line 3: no lesson is open")))
            << line;
    }
    writeFile(path, "learn 1 L99\n");
    EXPECT_THAT(run(Words{"play", path}).err, HasSubstr("unknown lesson \"L99\""));
    writeFile(path, "learn 1 L5\nlearn 2 gone.lesson\n");
    const Result gone = run(Words{"play", path});
    EXPECT_EQ(gone.code, 3);
    EXPECT_THAT(gone.err, HasSubstr("line 2: cannot read gone.lesson: "));
    const std::string own = freshFolder() + "/own.lesson";
    writeFile(own, readFile(kLessons + "L5.lesson"));
    writeFile(path, "learn 99 " + own + "\n");
    EXPECT_THAT(run(Words{"play", path}).err, HasSubstr("line 1: the lesson has "));
}

TEST(LessonPlay, WhatAScriptSaysOfAStepAndIsNotSo) {
    const std::string path = freshFolder() + "/told.gsc";
    writeFile(path,
              "lesson L2\ngiven 99\nmet\nhint\nhint\nhint\nhint\nhint\nhint\nhint\n"
              "continue last-flight\nlesson-language xx\nlesson-language de\n");
    const Result result = run(Words{"play", path});
    EXPECT_EQ(result.code, 1);
    EXPECT_THAT(result.err,
                AllOf(HasSubstr("line 2: the"), HasSubstr("line 3: there is no goal at this step"),
                      HasSubstr("line 10: there are no more hints at this step"),
                      HasSubstr("line 11: not continued: the last flight is the window's"),
                      HasSubstr("line 12: unknown language \"xx\": there are en, de"),
                      Not(HasSubstr("line 13"))));
    const Call typed{.arguments = words("play --lesson L2 --answer"),
                     .input = "lesson-language xx\nmet\n"};
    EXPECT_THAT(run(typed).err, AllOf(HasSubstr("unknown language \"xx\": there are en, de"),
                                      HasSubstr("there is no goal at this step")));
}

TEST(LessonPlay, NothingTypedReachesTheTerminalRaw) {
    const Call typed{.arguments = words("play --lesson L1 --answer"),
                     .input = std::string("\xEF\xBB\xBFlesson next\n\xC2\x9B"
                                          "31m 1\n"
                                          "\xE2\x80\xAEx\na\0b\n",
                                          32)};
    const Result result = run(typed);
    EXPECT_THAT(result.err, AllOf(HasSubstr("\"?31m\""), HasSubstr("\"?x\""),
                                  HasSubstr("a NUL byte"), Not(HasSubstr("\xEF\xBB\xBF")),
                                  Not(HasSubstr("\xC2\x9B")), Not(HasSubstr("\xE2\x80\xAE"))));
    const Result file = run(Words{"play", "--lesson",
                                  "\xC2\x9B"
                                  "31mX.lesson"});
    EXPECT_EQ(file.code, 3);
    EXPECT_THAT(file.err, HasSubstr("?31mX.lesson"));
}

TEST(LessonCheck, EveryLessonOfTheProgram) {
    for (const auto& file : std::filesystem::directory_iterator(kLessons)) {
        const std::string name = file.path().filename();
        if (!name.ends_with(".lesson") || name.starts_with("window")) {
            continue;
        }
        const Result result = run(Words{"lesson", "check", file.path()});
        EXPECT_EQ(result.code, 0) << name << "\n" << result.err << result.out;
        EXPECT_EQ(result.err, "");
    }
}

TEST(LessonCheck, BrokenOnesByLine) {
    const std::string folder = freshFolder();
    const std::string path = folder + "/bad.lesson";
    writeFile(path,
              "lesson bad\nlanguage en\ntitle T\naim A\nstep S\n"
              "say it\ndo trun yaw-right 5\nlok card urot\n");
    const Result result = run(Words{"lesson", "check", path});
    EXPECT_EQ(result.code, 4);
    EXPECT_THAT(
        result.err,
        AllOf(HasSubstr(path + ": line 7: unknown command \"trun\": did you mean \"turn\"?"),
              HasSubstr(path + ": line 8: unknown keyword \"lok\": did you mean \"look\"?")));
    EXPECT_EQ(gimbalscope("lesson check none.lesson").code, 3);
    EXPECT_EQ(gimbalscope("lesson check").code, 2);
}

TEST(LessonCheck, NumbersThatDoNotHoldByLine) {
    const std::string folder = freshFolder();
    const std::string path = folder + "/off.lesson";
    writeFile(
        path,
        "lesson off\nlanguage en\ntitle T\naim A\nmeets M1\nstep S\nsay it\n"
        "do turn yaw-right 5\ncheck urot yaw 900 within 1\ngoal up\nreach nose-up > 5\nhint h\n"
        "solve turn pitch-up 1\n");
    const Result result = run(Words{"lesson", "check", path});
    EXPECT_EQ(result.code, 1);
    EXPECT_THAT(result.out,
                AllOf(HasSubstr("line 9: expected urot yaw 900 within 1, found 910"),
                      HasSubstr("goal not met"), HasSubstr("line 11: expected nose-up > 5")));
}

// What lesson check rejects is not played either.
TEST(LessonCheck, WhatIsRejectedIsNotPlayed) {
    const std::string path = freshFolder() + "/mine.lesson";
    writeFile(path,
              "lesson mine\nlanguage en\ntitle T\naim A\ndo show urot\nstep S\nsay Up.\n"
              "look card oblivion\n");
    for (const Words& words :
         {Words{"lesson", "check", path}, Words{"play", "--lesson", path},
          Words{"lesson", "handout", path, "--no-pictures", "-o", path + ".html"}}) {
        const Result result = run(words);
        EXPECT_EQ(result.code, 4) << words[1];
        EXPECT_THAT(result.err, HasSubstr("line 8: no card oblivion is shown at this step"))
            << words[1];
    }
}

// A teacher's own lesson speaks the language of the file beside it.
TEST(LessonCheck, ATranslationBesideALessonOfOnesOwn) {
    const std::string folder = freshFolder();
    const std::string path = folder + "/mine.lesson";
    writeFile(path,
              "lesson mine\nlanguage en\ntitle The title\naim A\nstep S\nsay it turns\n"
              "do turn yaw-right 5\ncheck urot yaw 910 within 1\n");
    writeFile(folder + "/mine.fr.lesson",
              "translation mine\nlanguage fr\ntext it turns\nis il tourne\n");
    const Result checked = run(Words{"lesson", "check", folder + "/mine.fr.lesson"});
    EXPECT_EQ(checked.code, 1) << checked.err;
    EXPECT_THAT(checked.out, HasSubstr("1 of 4 texts are translated"));
    EXPECT_THAT(checked.err, HasSubstr("not translated: The title"));
    const Result french = run(Words{"play", "--lesson", path, "--say", "--language", "fr"});
    EXPECT_EQ(french.code, 0) << french.err;
    EXPECT_THAT(french.out, AllOf(HasSubstr("The title"), HasSubstr("il tourne")));
    writeFile(folder + "/mine.de.lesson", "translation mine\nlanguage de\nbogus\n");
    const Result german = run(Words{"play", "--lesson", path, "--say", "--language", "de"});
    EXPECT_EQ(german.code, 0);
    EXPECT_THAT(german.err, AllOf(HasSubstr(folder + "/mine.de.lesson: line 3: "),
                                  HasSubstr("; it is not used\n")));
    EXPECT_THAT(german.out, HasSubstr("it turns"));
    const Result italian = run(Words{"play", "--lesson", path, "--language", "it"});
    EXPECT_EQ(italian.code, 2);
    EXPECT_THAT(italian.err, HasSubstr("there is no translation in " + folder + "/mine.it.lesson"));
}

TEST(LessonCheck, ALessonOfTheProgramByItsId) {
    const Result result = gimbalscope("lesson check L5");
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_THAT(result.out, HasSubstr("L5 The stretch"));
    EXPECT_THAT(gimbalscope("lesson check L55").err,
                HasSubstr("unknown lesson \"L55\": did you mean \"L5\"?"));
    EXPECT_THAT(gimbalscope("lesson check sky").err,
                HasSubstr("L10. A file's name ends in .lesson."));
    EXPECT_THAT(gimbalscope("lesson check mine.txt").err,
                HasSubstr("\"mine.txt\" does not end in .lesson"));
    EXPECT_THAT(gimbalscope("lesson check none.lesson").err, HasSubstr("none.lesson"));
}

// A teacher's copy under the program's id: each is opened by its own name, translations are shared.
TEST(LessonCheck, AnIdOfTheProgramIsRemarkedOn) {
    const std::string folder = freshFolder();
    const std::string path = folder + "/copy.lesson";
    std::string text = readFile(kLessons + "L5.lesson");
    writeFile(path, text);
    EXPECT_EQ(run(Words{"lesson", "check", path}).code, 0);
    text.replace(text.find("title The stretch"), 17, "title Stretching");
    writeFile(path, text);
    const Result result = run(Words{"lesson", "check", path});
    EXPECT_EQ(result.code, 1);
    EXPECT_THAT(result.err, HasSubstr(path + ": line 5: the program has a lesson L5, "
                                             "\"The stretch\""));
    EXPECT_THAT(run(Words{"play", "--lesson", path}).out, HasSubstr("L5 Stretching"));
    EXPECT_THAT(gimbalscope("play --lesson L5").out, HasSubstr("L5 The stretch"));
}

// What the grammar says, what the step shows, and what the readable steps assert.
TEST(LessonCheck, EverythingInOneGo) {
    const std::string folder = freshFolder();
    const std::string path = folder + "/bad.lesson";
    writeFile(path,
              "lesson bad\nlanguage en\ntitle T\naim A\ndo show urot\nstep S\nsya it\n"
              "do trun yaw-right 5\nstep Look\nsay it\nlook card oblivion\nstep Numbers\nsay it\n"
              "do turn yaw-right 5\ncheck urot yaw 900 within 1\n");
    const Result result = run(Words{"lesson", "check", path});
    EXPECT_EQ(result.code, 4);
    const std::string at = path + ": line ";
    EXPECT_THAT(result.err,
                AllOf(HasSubstr(at + "7: unknown keyword \"sya\""),
                      HasSubstr(at + "8: unknown command \"trun\""),
                      HasSubstr(at + "11: no card oblivion is shown at this step"),
                      HasSubstr(at + "15: expected urot yaw 900 within 1, found 910 rotator units"),
                      HasSubstr("no misconception is named")));
}

TEST(LessonCheck, ATranslationOfNoLesson) {
    const std::string folder = freshFolder();
    const auto checked = [&](const std::string& name, const std::string& text) {
        writeFile(folder + "/" + name, text);
        const Result result = run(Words{"lesson", "check", folder + "/" + name});
        EXPECT_EQ(result.code, 4) << name;
        return result.err;
    };
    const std::string text = "translation mine\nlanguage fr\ntext a\ntext b\nis c\n";
    EXPECT_THAT(checked("mine.fr.lesson", text),
                AllOf(HasSubstr("line 1: there is no lesson \"mine\": neither the program has it, "
                                "nor is there a file " +
                                folder + "/mine.lesson"),
                      HasSubstr("line 3: this text has no \"is\"; line 4 begins the next text")));
    EXPECT_THAT(
        checked("french.lesson", text),
        HasSubstr("only beside a file whose name ends in .fr.lesson another is looked for"));
    writeFile(folder + "/other.lesson", "lesson other\nlanguage en\n");
    writeFile(folder + "/bad.lesson", "lesson mine\nlanguage en\nsya it\n");
    EXPECT_THAT(checked("bad.fr.lesson", text), HasSubstr("/bad.lesson has mistakes"));
    EXPECT_THAT(checked("other.fr.lesson", text),
                HasSubstr(folder + "/other.lesson has \"other\""));
}

TEST(LessonHandout, IsOneFileWithTheAnswersOnTheirOwnPage) {
    const std::string folder = freshFolder();
    const std::string path = folder + "/l5.html";
    const Result result = run(Words{"lesson", "handout", "L5", "-o", path, "--no-pictures"});
    EXPECT_EQ(result.code, 0) << result.err;
    const std::string html = readFile(path);
    EXPECT_THAT(html, AllOf(HasSubstr("<!DOCTYPE html>"), HasSubstr("The stretch"),
                            HasSubstr("class=\"answers\""), HasSubstr("break-before: page"),
                            HasSubstr("16127"), Not(HasSubstr("http"))));
    EXPECT_EQ(run(Words{"lesson", "handout", "L5"}).code, 2);
    EXPECT_EQ(run(Words{"lesson", "handout", "L5", "-o", "a.pdf"}).code, 2);
    EXPECT_EQ(run(Words{"lesson", "handout", "L5", "-o", "/nowhere/a.html"}).code, 5);
}

}  // namespace
}  // namespace gimbalscope::test
