// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The lessons that come along: each is whole, is played to its end by its own solution, and all of
// its numbers hold; every misconception is met, every text is translated.
#include "lesson/library.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "embedded/lessons.h"
#include "lesson/lecture.h"
#include "lesson/read.h"
#include "lesson/solve.h"
#include "report/lesson.h"
#include "sim/play.h"
#include "sim/shell.h"

namespace gimbalscope::lesson {
namespace {

TEST(Library, EveryFileIsReadWithoutAComplaint) {
    for (const embedded::lessons::File& file : embedded::lessons::files()) {
        if (isTranslation(file.bytes)) {
            EXPECT_EQ(readTranslation(file.bytes).errors, std::vector<std::string>{}) << file.name;
            continue;
        }
        const ReadLesson read = readLesson(file.bytes);
        EXPECT_EQ(read.errors, std::vector<std::string>{}) << file.name;
        EXPECT_EQ(read.remarks, std::vector<std::string>{}) << file.name;
        EXPECT_EQ(read.lesson.id + ".lesson", file.name);
    }
}

TEST(Library, TenLessonsInTheirOrder) {
    std::vector<std::string> ids;
    for (const Lesson& lesson : lessons()) {
        ids.push_back(lesson.id);
        EXPECT_EQ(lesson.language, "en");
        EXPECT_EQ(find(lesson.id), &lesson);
    }
    EXPECT_EQ(ids, (std::vector<std::string>{"L1", "L2", "L3", "L4", "L5", "L6", "L7", "L8", "L9",
                                             "L10"}));
    EXPECT_EQ(find("L11"), nullptr);
}

TEST(Library, EveryMisconceptionIsMet) {
    std::set<std::string> met;
    for (const Lesson& lesson : lessons()) {
        met.insert(lesson.meets.begin(), lesson.meets.end());
    }
    for (int number = 1; number <= kMisconceptions; ++number) {
        const std::string id = "M" + std::to_string(number);
        EXPECT_TRUE(met.contains(id)) << id;
        EXPECT_FALSE(misconception(id).empty());
    }
    for (const std::string_view other : {"M0", "M13", "M", "m1", "M1x", ""}) {
        EXPECT_TRUE(misconception(other).empty()) << other;
    }
}

/// Somebody who has the lessons.
class Class : public sim::Shell {
public:
    std::string obey(const sim::Command&, const sim::AppState&) override { return {}; }
    sim::Answer answer(const sim::Command& command, const sim::AppState& state) override {
        const auto* const go = std::get_if<sim::GoInLesson>(&command);
        const bool opens = go != nullptr && go->to == sim::GoInLesson::To::Open;
        const Lesson* const lesson = find(opens ? go->lesson : state.view.learning.lesson);
        return lesson == nullptr ? sim::Answer{}
               : go != nullptr   ? lesson::answer(*lesson, *go, state)
                                 : lesson::answer(*lesson, std::get<sim::Predict>(command), state);
    }
    sim::ToolAnswer ask(std::string_view, const sim::AppState&) override { return {}; }
};

class EachLesson : public testing::TestWithParam<std::string> {
protected:
    const Lesson& lesson() const { return *find(GetParam()); }

    /// A step from its beginning, as a class goes through it, with these lines.
    sim::Playback played(std::size_t step, const std::string& lines) const {
        const sim::Script script = sim::parseScript("lesson " + GetParam() + " step " +
                                                    std::to_string(step) + "\n" + lines);
        EXPECT_TRUE(script.errors.empty()) << script.errors.front();
        Class shell;
        return sim::play(
            script, [](const sim::Playback&) {}, &shell);
    }
};

TEST_P(EachLesson, IsPlayedToItsEndAndEveryNumberHolds) {
    const Solved solved = solve(lesson());
    EXPECT_TRUE(isClean(solved)) << report::solvedText(lesson(), solved);
    EXPECT_EQ(solved.steps.size(), lesson().steps.size());
    std::size_t numbers = 0;
    for (const SolvedStep& step : solved.steps) {
        numbers += step.checks.size();
    }
    EXPECT_GE(numbers, 10U);
    // It asks, and ends with something to do.
    EXPECT_TRUE(std::ranges::any_of(solved.steps, &SolvedStep::hasQuestion));
    EXPECT_TRUE(solved.steps.back().hasGoal);
}

TEST_P(EachLesson, TellsAWrongPredictionAsWrong) {
    Lesson wrong = lesson();
    for (Step& step : wrong.steps) {
        for (Act& act : step.solution) {
            auto* const command = std::get_if<sim::Command>(&act.what);
            auto* const predict = command ? std::get_if<sim::Predict>(command) : nullptr;
            if (predict == nullptr) {
                continue;
            }
            predict->value = step.question->value ? "1e6" : predict->value == "1" ? "2" : "1";
        }
    }
    const Solved solved = solve(wrong);
    for (const SolvedStep& step : solved.steps) {
        EXPECT_EQ(step.isAnswered, step.hasQuestion);
        EXPECT_FALSE(step.isRight);
        EXPECT_TRUE(!step.hasQuestion || step.given != step.outcome);
    }
}

TEST_P(EachLesson, EveryOutcomeIsExplained) {
    for (const Step& step : lesson().steps) {
        if (step.question && !step.question->value) {
            EXPECT_FALSE(step.reveals.empty()) << step.title;
        }
    }
}

TEST_P(EachLesson, IsSolvedStepByStepByTheCommandsOfAClass) {
    for (std::size_t number = 1; number <= lesson().steps.size(); ++number) {
        const Step& step = lesson().steps[number - 1];
        const sim::Playback asked = played(number, "");
        EXPECT_EQ(isAsking(lesson(), asked.state.view.learning), step.question.has_value());
        EXPECT_TRUE(asked.messages.empty()) << asked.messages.front();
        std::string lines;
        for (const Act& act : step.solution) {
            const auto* const command = std::get_if<sim::Command>(&act.what);
            if (command != nullptr && !std::holds_alternative<sim::Expect>(*command)) {
                lines += sim::text(*command) + "\n";
            }
        }
        const sim::Playback solved = played(number, lines);
        EXPECT_TRUE(solved.messages.empty()) << solved.messages.front();
        if (step.question) {
            const sim::Prediction* const made = predictionOf(solved.state.view.learning);
            ASSERT_NE(made, nullptr) << step.title;
            EXPECT_TRUE(made->isRight) << step.title;
        }
        if (step.goal) {
            for (const Reached& each : reachedOf(*step.goal, solved.state)) {
                EXPECT_TRUE(each.holds) << step.title << ": " << each.finding.found;
            }
        }
    }
}

TEST_P(EachLesson, EveryHintCanBeReached) {
    for (std::size_t number = 1; number <= lesson().steps.size(); ++number) {
        const Step& step = lesson().steps[number - 1];
        std::string lines;
        for (std::size_t shown = 0; shown < step.hints.size(); ++shown) {
            lines += "lesson hint\n";
        }
        EXPECT_TRUE(played(number, lines).messages.empty()) << step.title;
        EXPECT_EQ(played(number, lines).state.view.learning.hints, step.hints.size());
        const sim::Playback all = played(number, lines + "lesson hint\n");
        EXPECT_EQ(all.state.view.learning.hints, step.hints.size());
        EXPECT_EQ(all.messages.size(), 1U) << step.title;
    }
}

TEST_P(EachLesson, HasAnotherLanguageForEverySentence) {
    const Translation& german = translation(GetParam(), "de");
    for (const std::string_view sentence : sentencesOf(lesson())) {
        EXPECT_TRUE(german.sentences.contains(sentence)) << sentence;
    }
    const std::vector<std::string_view> all = sentencesOf(lesson());
    for (const auto& [sentence, there] : german.sentences) {
        EXPECT_NE(std::ranges::find(all, sentence), all.end()) << sentence;
    }
}

INSTANTIATE_TEST_SUITE_P(Lessons, EachLesson,
                         testing::Values("L1", "L2", "L3", "L4", "L5", "L6", "L7", "L8", "L9",
                                         "L10"),
                         [](const auto& each) { return each.param; });

}  // namespace
}  // namespace gimbalscope::lesson
