// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// play --lesson --answer: a lesson held by lines on standard input, as a student types them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/program.h"

namespace gimbalscope::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

constexpr std::string_view kMine = R"(lesson mine
language en
title Mine
aim A
meets M1
do show urot

step Choose
say The ship is level.
ask Which way will it go?
choice Up
right nose-up > 5
choice Nowhere
right otherwise
fly turn pitch-up 10
reveal It went up.
hint Look.
hint Look again.
solve predict 1

step How far
do turn pitch-up 30
ask How far will yaw come?
value heading within 1 degrees
fly turn yaw-right 1
reveal One degree.
goal Bank a little.
reach nose-up > 20
reach bank > 2
hint E banks.
solve predict 1
solve turn bank-right 3

step Fly
say Now you.
goal Bring the nose up.
reach nose-up > 44
solve turn pitch-up 45
)";
constexpr std::string_view kGerman = R"(translation mine
language de
text How far will yaw come?
is   Wie weit kommt yaw?
text degrees
is   Grad
text Bring the nose up.
is   Hebe die Nase.
)";

/// Where each of the texts begins behind the one before; the first that is not there.
std::string missing(const std::string& out, const std::vector<std::string>& inThisOrder) {
    std::size_t at = 0;
    for (const std::string& each : inThisOrder) {
        const std::size_t found = out.find(each, at);
        if (found == std::string::npos) {
            return "not there, or not in its place: " + each + "\nin\n" + out;
        }
        at = found + each.size();
    }
    return "";
}

std::size_t count(const std::string& out, const std::string& part) {
    std::size_t times = 0;
    for (std::size_t at = out.find(part); at != std::string::npos; at = out.find(part, at + 1)) {
        ++times;
    }
    return times;
}

Result talkOf(const std::string& lesson, const std::string& typed,
              const std::string& language = "en") {
    return run(Call{.arguments = {"play", "--lesson", lesson, "--answer", "--language", language},
                    .input = typed});
}

class LessonTalk : public testing::Test {
protected:
    LessonTalk() {
        writeFile(path_, std::string(kMine));
        writeFile(folder_ + "/mine.de.lesson", std::string(kGerman));
    }
    Result talk(const std::string& typed, const std::string& language = "en") {
        return talkOf(path_, typed, language);
    }

    std::string folder_ = freshFolder(), path_ = folder_ + "/mine.lesson";
};

// Told before it is asked, asked before it is answered, and what came before why.
TEST_F(LessonTalk, ARightPredictionInTheOrderOfAStudent) {
    const Result result = talk("1\n");
    EXPECT_EQ(result.code, 0);
    EXPECT_THAT(result.err, IsEmpty());
    EXPECT_EQ(
        missing(result.out,
                {"Type \"help\" to hear what can be typed.", "mine Mine, step 1 / 3: Choose",
                 "The ship is level.", "nose up 0.0", "urot: pitch 0", "stretch 1.00 times; off by",
                 "Which way will it go?", "  1  Up\n  2  Nowhere\n",
                 "Your prediction? Type a number from 1 to 2.", "nose up 10.0", "urot: pitch 1820",
                 "stretch 1.02 times; off by", "predicted: Up\n", "what came: Up (right)\n",
                 "It went up.", "\"next\" goes on.", "The lesson was left at step 1 / 3."}),
        "");
}

TEST_F(LessonTalk, AWrongPredictionIsNoFinding) {
    const Result result = talk("2\nnext\n3,5\n");
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_EQ(missing(result.out,
                      {"predicted: Nowhere\n", "what came: Up (wrong)\n", "step 2 / 3",
                       "How far will yaw come?", "(degrees)", "Your prediction? Type a number.\n",
                       "predicted: 3.5 degrees\n", "what came: 1.2 degrees (wrong)\n"}),
              "");
}

TEST_F(LessonTalk, AValueWithAndWithoutItsUnit) {
    for (const std::string line : {"1", "1 degrees", "1 grad", "1\xC2\xB0", "predict 1"}) {
        const Result result = talk("next\n" + line + "\n");
        EXPECT_EQ(result.code, 0) << line << result.err;
        EXPECT_THAT(result.out, AllOf(HasSubstr("predicted: 1 degrees\n"), HasSubstr("(right)\n")))
            << line;
    }
}

TEST_F(LessonTalk, AValueInAnotherUnitIsStillAskedFor) {
    const Result result = talk("next\n182 rotator units\n1\n");
    EXPECT_EQ(result.code, 1);
    EXPECT_EQ(result.err,
              "standard input: line 2: \"rotator units\": the answer is asked for in degrees; type "
              "the number, alone or with this unit\n");
    EXPECT_EQ(count(result.out, "predicted: "), 1U);
    EXPECT_THAT(result.out, HasSubstr("(right)\n"));
}

// Not while the question waits, not by the lesson's own flight, and once.
TEST_F(LessonTalk, AGoalCountsAfterTheQuestionAndByTheStudentsHand) {
    const Result asked = talk("next\nkey E 20\n");
    EXPECT_THAT(asked.err, HasSubstr("line 2: The ship is held until you predict."));
    EXPECT_THAT(asked.out, AllOf(Not(HasSubstr("Reached.")), Not(HasSubstr("To do: "))));
    const std::string answered = talk("next\n1\n").out;
    EXPECT_EQ(
        missing(answered, {"what came: ", "One degree.", "To do: Bank a little.",
                           "bank above 2\xC2\xB0; now 0.5", "You fly: for example \"key S\""}),
        "");
    EXPECT_THAT(answered, Not(HasSubstr("Reached.")));
    const Result reached = talk("next\n1\nkey E 20\nkey E\n");
    EXPECT_EQ(reached.code, 0) << reached.err;
    EXPECT_EQ(count(reached.out, "Reached."), 1U);
    EXPECT_EQ(missing(reached.out, {"You fly", "bank 4.3", "Reached.", "\"next\" goes on."}), "");
}

TEST_F(LessonTalk, AGoalThatHoldsAlreadyIsReachedByNoLineOfTheLesson) {
    std::string text(kMine);
    text.replace(text.find("say Now you."), 12, "do turn pitch-up 50");
    writeFile(path_, text);
    for (const std::string line : {"", "again\n", "hint\n", "say\n", "wait 2\n", "help\n"}) {
        EXPECT_THAT(talk("lesson " + path_ + " step 3\n" + line).out, Not(HasSubstr("Reached.")))
            << line;
    }
    EXPECT_THAT(talk("lesson " + path_ + " step 3\nkey S\n").out, HasSubstr("Reached."));
}

TEST_F(LessonTalk, KeysAndCommandsReachAGoal) {
    for (const std::string lines :
         {"key S 240\n", "key s for 1.5\n", "key S for 12 fine\n", "key S for 0.5 coarse\n",
          "rate pitch-up 45 for 2\n", "turn pitch-up 44\nkey S 10\n"}) {
        const Result result = talk("next\nnext\n" + lines);
        EXPECT_EQ(result.code, 0) << lines << result.err;
        EXPECT_EQ(missing(result.out, {"step 3 / 3: Fly", "Now you.", "To do: Bring the nose up.",
                                       "nose up 0.0", "nose up above 44", "You fly", "nose up ",
                                       "urot: pitch", "stretch ", "off by", "Reached."}),
                  "")
            << lines;
    }
    // On the way, and past it.
    EXPECT_EQ(count(talk("next\nnext\nrate pitch-up 45 for 8\n").out, "Reached."), 1U);
    const Result notYet = talk("next\nnext\nkey S 3\n");
    EXPECT_THAT(notYet.out, Not(HasSubstr("Reached.")));
    EXPECT_EQ(missing(notYet.out, {"You fly", "nose up 0.6", "nose up above 44\xC2\xB0; now 0.56"}),
              "");
}

TEST_F(LessonTalk, HintsBackAgainNext) {
    const Result hints = talk("hint\nHINT\nhint\n");
    EXPECT_EQ(hints.code, 1);
    EXPECT_EQ(missing(hints.out, {"Hint 1 / 2: Look.\n", "Hint 2 / 2: Look again.\n"}), "");
    EXPECT_THAT(hints.err, HasSubstr("line 3: there are no more hints at this step"));
    const Result back = talk("next\nback\nback\n");
    EXPECT_EQ(missing(back.out, {"step 1 / 3", "step 2 / 3", "step 1 / 3", "Which way"}), "");
    EXPECT_EQ(back.err, "standard input: line 3: this is the first step\n");
    const Result again = talk("1\nagain\n2\n");
    EXPECT_EQ(again.code, 0) << again.err;
    EXPECT_EQ(
        missing(again.out, {"predicted: Up", "step 1 / 3: Choose", "The ship is level.",
                            "nose up 0.0", "Which way", "Your prediction?", "predicted: Nowhere"}),
        "");
}

TEST_F(LessonTalk, ToThePageThatSumsUp) {
    const Result result = talk("1\nnext\n7\nnext\nhint\nkey S 240\nnext\nnext\n");
    EXPECT_EQ(result.code, 1);
    EXPECT_THAT(result.err, HasSubstr("line 5: there are no more hints"));
    EXPECT_THAT(result.err, HasSubstr("line 8: the lesson is over"));
    EXPECT_EQ(missing(result.out, {"mine Mine: the end", "Choose: predicted: Up (right)",
                                   "How far: predicted: 7 degrees (wrong); what came: 1.2 degrees",
                                   "predictions right: 1 of 2", "goals reached: 1 of 2",
                                   "hints used: 0", "\"back\" goes back, \"quit\" ends."}),
              "");
    EXPECT_THAT(result.out, Not(HasSubstr("The lesson was left")));
}

TEST_F(LessonTalk, SayAndHelp) {
    const Result say = talk("1\nsay\n");
    EXPECT_EQ(say.code, 0) << say.err;
    EXPECT_EQ(count(say.out, "step 1 / 3: Choose"), 2U);
    EXPECT_EQ(count(say.out, "Which way will it go?"), 2U);
    EXPECT_EQ(count(say.out, "what came: Up (right)"), 2U);
    EXPECT_EQ(count(say.out, "\"next\" goes on."), 2U);
    const Result help = talk("help\n");
    EXPECT_EQ(missing(help.out, {"Your prediction?", "What can be typed:", "  next: the next step",
                                 "  key S 3: three taps", "  quit: the end",
                                 "Your prediction? Type a number from 1 to 2."}),
              "");
}

TEST_F(LessonTalk, EndsInTheMiddleOfItAll) {
    for (const std::string end : {"", "quit\n1\n", "exit\n", "END\n", "lesson off\n2\n"}) {
        const Result result = talk(end);
        EXPECT_EQ(result.code, 0) << end << result.err;
        EXPECT_THAT(result.out, Not(HasSubstr("predicted"))) << end;
    }
    EXPECT_THAT(talk("").out, HasSubstr("The lesson was left at step 1 / 3."));
    EXPECT_THAT(talk("1").out, HasSubstr("what came: Up (right)"));  // without the end of its line
    EXPECT_THAT(talk("\n \n\t\n").err, IsEmpty());
    const Result closed =
        run(Call{.arguments = {"play", "--lesson", path_, "--answer"}, .inputFile = "closed"});
    EXPECT_EQ(closed.code, 3) << closed.err;
    const Result full = run(Call{.arguments = {"play", "--lesson", path_, "--answer"},
                                 .input = "1\n",
                                 .outputFile = "/dev/full"});
    EXPECT_EQ(full.code, 5) << full.err;
}

TEST_F(LessonTalk, WhatIsNotUnderstoodIsSaidAndTheLessonGoesOn) {
    const std::vector<std::pair<std::string, std::string>> lines{
        {"nxet", "unknown command \"nxet\": did you mean \"next\"?"},
        {"7", "the choices are 1 to 2, not 7"},
        {"1.5", "the choices are 1 to 2, not 1.5"},
        {"next step", "\"next\" stands alone"},
        {"key", "key: a key is missing"},
        {"key X", "key: \"X\" is none of W S A D Q E"},
        {"key S 0", "a key is tapped 1 to 360 times, not 0"},
        {"key S for 0", "\"0\" is no time from 0 to 600 seconds"},
        {"key S for 1 slow", "\"slow\" is not expected"},
        {"picture a.png", "not drawn: play has no pictures"},
        {"\xFF", "the line is no UTF-8 text"},
        {std::string(5000, 'a'), "the line is over 4096 bytes"},
        {"turn pitch-up 5", "The ship is held until you predict."},
        {"expect nose-up 5", "expected nose-up 5, found 0"}};
    for (const auto& [line, sentence] : lines) {
        const Result result = talk(line + "\n1\n");
        EXPECT_EQ(result.code, 1) << line;
        EXPECT_THAT(result.err, AllOf(HasSubstr("standard input: line 1: "), HasSubstr(sentence)));
        EXPECT_THAT(result.out, HasSubstr("what came: Up (right)")) << line;
    }
    EXPECT_THAT(talk("1\n2\n").err, HasSubstr("line 2: the question is answered; "));
}

TEST_F(LessonTalk, InGerman) {
    const Result result =
        talk("next\n182 Rotatoreinheiten\n1 Grad\nkey E 20\nsay\nnext\nhelp\n", "de");
    EXPECT_EQ(result.code, 1);
    EXPECT_EQ(result.err,
              "standard input: line 2: \"Rotatoreinheiten\": gefragt ist in Grad: tippe die Zahl "
              "allein oder mit dieser Einheit\n");
    EXPECT_EQ(
        missing(result.out,
                {"Tippe \xE2\x80\x9Ehelp\xE2\x80\x9C", "Schritt 2 / 3", "Kurs 0,0, Nase hoch 30,0",
                 "Streckung 1,15-fach; Abweichung", "Wie weit kommt yaw?", "(Grad)",
                 "Deine Vorhersage? Tippe eine Zahl.", "vorhergesagt: 1 Grad",
                 "Ergebnis: 1,2 Grad (richtig)", "Aufgabe: ", "Du fliegst", "Erreicht.",
                 "geht weiter.", "Aufgabe: Hebe die Nase.", "jetzt 0",
                 "Was man tippen kann:", "Die Lektion wurde bei Schritt 3 / 3 verlassen."}),
        "");
}

// What is refused is heard in the language of the lesson.
TEST_F(LessonTalk, RefusalsInGerman) {
    const std::vector<std::pair<std::string, std::string>> lines{
        {"7", "zur Wahl stehen 1 bis 2, nicht 7"},
        {"key S", "Das Schiff wartet auf die Vorhersage."},
        {"back", "das ist der erste Schritt"},
        {"1\n1", "die Frage ist beantwortet; \xE2\x80\x9Elesson again\xE2\x80\x9C fragt von neuem"},
        {"hint\nhint\nhint", "bei diesem Schritt gibt es keine Hinweise mehr"},
        {"next\nnext\n2", "bei diesem Schritt gibt es keine Frage"},
        {"next\nnext\nnext\nnext", "die Lektion ist zu Ende"}};
    for (const auto& [line, sentence] : lines) {
        const Result result = talk(line + "\n", "de");
        EXPECT_EQ(result.code, 1) << line;
        EXPECT_THAT(result.err, HasSubstr(": " + sentence + "\n"));
    }
}

// A lesson of the program, to its end.
TEST(LessonTalkOfTheProgram, InBothLanguages) {
    const Result english = talkOf("L5", "next\n3\nnext\n2.92 degrees\n");
    EXPECT_EQ(english.code, 0) << english.err;
    EXPECT_EQ(count(english.out, "(right)"), 2U);
    const Result german = talkOf("L5", "next\n3\nnext\n2,92 Grad\n", "de");
    EXPECT_EQ(german.code, 0) << german.err;
    EXPECT_EQ(count(german.out, "(richtig)"), 2U);
    EXPECT_THAT(german.out, AllOf(Not(HasSubstr(" degrees")), Not(HasSubstr("stretch "))));
}

TEST(LessonTalkOfTheProgram, OptionsThatDoNotGoTogether) {
    EXPECT_EQ(run(words("play --answer")).code, 2);
    EXPECT_THAT(run(words("play --answer a.gsc")).err, HasSubstr("--answer is of a lesson"));
    EXPECT_EQ(run(words("play --lesson L5 --answer --format json")).code, 2);
    EXPECT_EQ(talkOf("L77", "next\n").code, 2);
}

}  // namespace
}  // namespace gimbalscope::test
