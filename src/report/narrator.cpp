// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include "report/narrator.h"

#include <algorithm>

#include "lesson/library.h"
#include "lesson/summary.h"
#include "sim/lessons.h"

namespace gimbalscope::report {
namespace {

std::string said(std::string_view sentence, std::string_view language) {
    return std::string(lesson::word(sentence, language));
}

/// What was predicted at this step, whatever came of it; empty for nothing.
std::string givenIn(const sim::Learning& learning) {
    const sim::Prediction* const made = predictionOf(learning);
    return made != nullptr ? made->given : std::string();
}

bool knowsOutcome(const sim::Learning& learning) {
    const sim::Prediction* const made = predictionOf(learning);
    return made != nullptr && !made->outcome.empty();
}

bool isElsewhere(const sim::Learning& before, const sim::Learning& now) {
    return before.lesson != now.lesson || before.step != now.step ||
           before.language != now.language;
}

std::string paragraphs(const std::vector<std::string>& texts) {
    std::string lines;
    for (const std::string& each : texts) {
        lines += each + "\n";
    }
    return lines;
}

std::string stepText(const lesson::Lesson& lesson, const sim::Learning& learning) {
    const std::string& language = lesson.language;
    const lesson::Step* const step = lesson::stepOf(lesson, learning);
    std::string lines = "\n" + lesson.id + " " + lesson.title;
    if (step == nullptr) {
        return lines + ": " + said("the end", language) + "\n" + spokenSummary(lesson, learning);
    }
    lines += ", " + said("step", language) + " " + std::to_string(learning.step) + " / " +
             std::to_string(lesson.steps.size()) + ": " + step->title + "\n";
    return lines + paragraphs(step->says);
}

/// A question comes before what is to be done.
bool isToldToDo(const lesson::Lesson& lesson, const sim::Learning& learning) {
    const lesson::Step* const step = lesson::stepOf(lesson, learning);
    return step != nullptr && step->goal && (!step->question || knowsOutcome(learning));
}

std::string questionText(const lesson::Question& question) {
    std::string lines = question.text + "\n";
    for (std::size_t i = 0; i < question.choices.size(); ++i) {
        lines += "  " + std::to_string(i + 1) + "  " + question.choices[i].text + "\n";
    }
    if (question.value && !question.value->unit.empty()) {
        lines += "  (" + question.value->unit + ")\n";
    }
    return lines;
}

std::string rightOrWrong(const sim::Prediction& made, const std::string& language) {
    return " (" + said(made.isRight ? "right" : "wrong", language) + ")";
}

std::string outcomeText(const lesson::Step& step, const sim::Learning& learning,
                        const std::string& language) {
    const sim::Prediction& made = *predictionOf(learning);
    return said("predicted", language) + ": " +
           lesson::givenText(*step.question, made.given, language) + "\n" +
           said("what came", language) + ": " + lesson::cameText(*step.question, made, language) +
           rightOrWrong(made, language) + "\n" + paragraphs(step.reveals);
}

std::string hintTexts(const lesson::Step& step, std::size_t from, std::size_t to,
                      const std::string& language) {
    std::string lines;
    for (std::size_t i = from; i < std::min(to, step.hints.size()); ++i) {
        lines += said("Hint", language) + " " + std::to_string(i + 1) + " / " +
                 std::to_string(step.hints.size()) + ": " + step.hints[i] + "\n";
    }
    return lines;
}

std::string blankText(bool isBlank, const std::string& language) {
    return said(isBlank ? "The picture is blank." : "The picture is shown again.", language) + "\n";
}

}  // namespace

std::string spokenSummary(const lesson::Lesson& lesson, const sim::Learning& learning) {
    const std::string& language = lesson.language;
    const lesson::Summary summary = lesson::summaryOf(lesson, learning);
    std::string lines = said("What you predicted", language) + ":\n";
    for (const lesson::Predicted& each : summary.questions) {
        lines += "  " + each.step->title + (each.step->title.ends_with('?') ? " " : ": ");
        if (each.prediction == nullptr) {
            lines += said("not answered", language);
        } else {
            lines += said("predicted", language) + ": " +
                     lesson::givenText(*each.step->question, each.prediction->given, language);
        }
        if (each.isKnown()) {
            lines += rightOrWrong(*each.prediction, language);
        }
        if (each.isKnown() && !each.prediction->isRight) {
            lines += "; " + said("what came", language) + ": " +
                     lesson::cameText(*each.step->question, *each.prediction, language);
        }
        lines += "\n";
    }
    const auto outOf = [&](std::size_t part, std::size_t all) {
        return std::to_string(part) + " " + said("of", language) + " " + std::to_string(all) + "\n";
    };
    lines += said("In all", language) + ":\n  " + said("predictions right", language) + ": " +
             outOf(summary.right, summary.questions.size()) + "  " +
             said("goals reached", language) + ": " + outOf(summary.goalsMet, summary.goals) +
             "  " + said("hints used", language) + ": " + std::to_string(summary.hints) + "\n";
    if (const lesson::Lesson* const next = lesson::lessonAfter(learning.lesson)) {
        lines +=
            said("Next lesson", language) + ": " + next->id + " " +
            std::string(lesson::translated(lesson::translation(next->id, language), next->title)) +
            "\n";
    }
    return lines;
}

/// The readouts of now, which are owed no longer.
std::string Narrator::tellReadouts(const sim::AppState& state) {
    std::string readouts = spokenReadouts(state, language_);
    if (!owesReadouts_ && readouts == readouts_) {
        return {};
    }
    owesReadouts_ = false;
    readouts_ = readouts;
    return readouts;
}

std::string Narrator::tellLesson(const lesson::Lesson& lesson, const sim::AppState& state) {
    const sim::Learning& learning = state.view.learning;
    const lesson::Step* const step = lesson::stepOf(lesson, learning);
    const bool isOther = isElsewhere(told_, learning);
    const sim::Learning before = isOther ? sim::Learning{} : told_;
    std::string lines;
    if (isOther) {
        lines += stepText(lesson, learning);
        owesReadouts_ = step != nullptr;
    }
    if (step == nullptr) {
        return lines;
    }
    const bool asks = learning.asked != sim::Asked::Nothing && step->question.has_value();
    if (asks && before.asked == sim::Asked::Nothing) {
        lines += tellReadouts(state) + questionText(*step->question);
    }
    if (isOther && step->question && knowsOutcome(learning)) {
        lines += questionText(*step->question);  // to which it is the answer
    }
    owesReadouts_ = owesReadouts_ || givenIn(learning) != givenIn(before);
    if (knowsOutcome(learning) && !knowsOutcome(before) && step->question) {
        lines += tellReadouts(state) + outcomeText(*step, learning, language_);
    }
    if (isToldToDo(lesson, learning) && !isToldToDo(lesson, before)) {
        lines += said("To do", language_) + ": " + step->goal->text + "\n";
        owesGoal_ = true;
    }
    lines += hintTexts(*step, before.hints, learning.hints, language_);
    if (isGoalMet(learning) && !isGoalMet(before)) {
        lines += tellReadouts(state) + said("Reached.", language_) + "\n";
    }
    return lines;
}

/// What waits until the ship is at rest.
std::string Narrator::tellRest(const lesson::Lesson* lesson, const sim::AppState& state) {
    const lesson::Step* const step =
        lesson == nullptr ? nullptr : lesson::stepOf(*lesson, state.view.learning);
    if (lesson != nullptr && step == nullptr && !owesReadouts_) {
        return {};  // the page that sums up has new cards, but nothing was flown
    }
    std::string lines = tellReadouts(state);
    if ((!lines.empty() || owesGoal_) && step != nullptr &&
        lesson::isGoalOpen(*lesson, state.view.learning)) {
        lines += spokenGoal(*step->goal, state, language_);
    }
    owesGoal_ = false;
    return lines;
}

std::string Narrator::tell(const lesson::Lesson* lesson, const sim::AppState& state,
                           bool isFlying) {
    const sim::Learning& learning = state.view.learning;
    language_ = lesson != nullptr ? lesson->language : learning.language;
    owesReadouts_ = owesReadouts_ || !(state.attitude == attitude_);
    attitude_ = state.attitude;
    std::string lines;
    if (told_.isBlank != learning.isBlank) {
        lines += blankText(learning.isBlank, language_);
    }
    if (lesson != nullptr) {
        lines += tellLesson(*lesson, state);
    }
    told_ = learning;
    return isFlying ? lines : lines + tellRest(lesson, state);
}

std::string Narrator::tellAgain(const lesson::Lesson* lesson, const sim::AppState& state) {
    Narrator anew;
    anew.told_.isBlank = state.view.learning.isBlank;
    return anew.tell(lesson, state, false);
}

}  // namespace gimbalscope::report
