// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What stands on a handout's pages: nothing on the students' that answers a question, and all that
// a teacher needs on the others.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "lesson/library.h"
#include "report/handout.h"
#include "report/solution.h"

namespace gimbalscope::report {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

struct Pages {
    std::string students, answers;
};
Pages pagesOf(std::string_view id, std::string_view language = "en") {
    const lesson::Lesson lesson =
        lesson::translated(*lesson::find(id), lesson::translation(id, language));
    const std::string html = handoutHtml(lesson, lesson::solve(lesson), {});
    const std::size_t at = html.find("class=\"answers\"");
    EXPECT_NE(at, std::string::npos);
    return {html.substr(0, at), html.substr(at)};
}

TEST(HandoutText, NumbersThatAnswerAQuestionAreWithTheAnswers) {
    const Pages pages = pagesOf("L5");
    // Before the question, to read; after it, to fill in.
    EXPECT_THAT(pages.students, HasSubstr("<td>up 60, right 1</td><td class=\"n\">10920</td>"));
    EXPECT_THAT(pages.students, HasSubstr("<td>up 89, right 1</td><td class=\"n\"></td>"));
    EXPECT_THAT(pages.students, Not(HasSubstr("16127")));
    EXPECT_THAT(pages.answers, AllOf(HasSubstr("<td class=\"n\">16127</td>"),
                                     HasSubstr("<td class=\"n\">10920</td>")));
    EXPECT_THAT(pages.answers,
                AllOf(HasSubstr("<th>urot<br>pitch<br><small>rotator units</small></th>"),
                      HasSubstr("<th>lsl-rpy<br>roll<br><small>radians</small></th>"),
                      HasSubstr("<th>oblivion<br>x<br><small>degrees</small></th>")));
}

TEST(HandoutText, EveryGoalHasAWay) {
    const Pages pages = pagesOf("L5");
    EXPECT_THAT(pages.answers, HasSubstr("<dd>One way to do it:\n<ol>\n"
                                         "<li>nose up by 5\xC2\xB0, 2 times</li>\n"
                                         "<li>right by 1\xC2\xB0</li>\n</ol></dd>"));
    EXPECT_THAT(pages.answers, HasSubstr("<dd>Hints:\n<ol>\n<li>The stretch must be over 10."));
    EXPECT_THAT(pages.students, AllOf(Not(HasSubstr("One way")), Not(HasSubstr("Hints"))));
    EXPECT_THAT(pagesOf("L5", "de").answers,
                AllOf(HasSubstr("So geht es zum Beispiel:"),
                      HasSubstr("<li>Nase hoch um 5\xC2\xB0, 2 Mal</li>"),
                      HasSubstr("<small>Rotatoreinheiten</small>")));
    for (const lesson::Lesson& each : lesson::lessons()) {
        for (const lesson::Step& step : each.steps) {
            EXPECT_EQ(step.goal.has_value() && solutionOf(step, "en").empty(), false)
                << each.id << " " << step.title;
        }
    }
}

TEST(HandoutText, ChoicesAndTheirAnswersHaveNumbers) {
    const Pages pages = pagesOf("L5");
    EXPECT_THAT(pages.students, HasSubstr("<ol>\n<li>By exactly 1 degree"));
    EXPECT_THAT(pages.students, Not(HasSubstr("list-style: none")));
    EXPECT_THAT(pages.answers, HasSubstr("<dd>3. By more than 1 degree</dd>"));
    EXPECT_THAT(pages.answers, HasSubstr("<dd>2.92 degrees</dd>"));
}

TEST(HandoutText, CommandsInWords) {
    lesson::Step step;
    for (const std::string_view line :
         {"turn bank-left 4.5", "rate pitch-up 45 for 2.666666667", "wait 1.5", "method squad",
          "own repair formula closed-form", "predict 2", "drive angles"}) {
        step.solution.push_back({1, *sim::parse(line).command});
    }
    EXPECT_THAT(
        solutionOf(step, "en"),
        ElementsAre("bank left by 4.5\xC2\xB0", "nose up by 120\xC2\xB0, in 2.67 s", "wait 1.5 s",
                    "method: squad", "repair: formula closed-form", "drive: angles"));
}

}  // namespace
}  // namespace gimbalscope::report
