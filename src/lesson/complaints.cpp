// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The lesson as a whole, then step by step.
#include "lesson/complaints.h"

#include "lesson/lecture.h"

#include <algorithm>
#include <utility>

namespace gimbalscope::lesson {
namespace {

// No keyword: excused only where it is not known which lines there were to be.
constexpr std::string_view kCount = "count";
constexpr std::size_t kFewestChoices = 2, kMostChoices = 6;

struct Prediction {
    int line = 0;
    std::string value;
};

std::vector<Prediction> predictionsOf(const Step& step) {
    std::vector<Prediction> predictions;
    for (const Act& act : step.solution) {
        const auto* const command = std::get_if<sim::Command>(&act.what);
        if (const auto* const made = command ? std::get_if<sim::Predict>(command) : nullptr) {
            predictions.push_back({act.line, made->value});
        }
    }
    return predictions;
}

class Examiner {
public:
    std::vector<Complaint> examine(const Lesson& lesson) {
        examineHead(lesson);
        for (const Step& step : lesson.steps) {
            ++step_;
            examineStep(step, step_ == lesson.steps.size());
        }
        return std::move(complaints_);
    }

private:
    void fail(int line, std::string sentence, std::string_view lacks = {}) {
        complaints_.push_back({line, std::move(sentence), false, step_, lacks});
    }
    void remark(int line, std::string sentence, std::string_view lacks = {}) {
        complaints_.push_back({line, std::move(sentence), true, step_, lacks});
    }

    void examineHead(const Lesson& lesson) {
        for (const auto& [text, word] :
             {std::pair<const std::string*, std::string_view>{&lesson.id, "lesson"},
              {&lesson.language, "language"},
              {&lesson.title, "title"},
              {&lesson.aim, "aim"}}) {
            if (text->empty()) {
                fail(1, "\"" + std::string(word) + "\" is missing in the head", word);
            }
        }
        if (lesson.steps.empty()) {
            return fail(1, "there is no step", "step");
        }
        if (lesson.meets.empty()) {
            remark(1, "no misconception is named (\"meets\")", "meets");
        }
    }

    void examineStep(const Step& step, bool isLast) {
        if (step.says.empty() && !step.question && !step.goal) {
            fail(step.line, "the step says nothing and asks nothing", "say");
        }
        if (step.question) {
            examineQuestion(*step.question);
        }
        if (step.goal) {
            examineGoal(*step.goal, step);
        }
        examinePredictions(step);
        if (isLast && !step.goal) {
            remark(step.line, "the lesson does not end with something to do", "goal");
        }
    }

    void examinePredictions(const Step& step) {
        int predictions = 0;
        for (const auto& [line, value] : predictionsOf(step)) {
            if (!step.question) {
                fail(line, "there is no question to predict an answer to", "ask");
            } else if (++predictions > 1) {
                fail(line, "a question is answered once");
            } else if (!step.question->value && step.question->choices.empty()) {
                continue;  // what can be answered is not known
            } else if (std::string problem = answerProblem(*step.question, value);
                       !problem.empty()) {
                fail(line, std::move(problem), step.question->value ? "" : kCount);
            }
        }
        if (step.question && predictions == 0) {
            remark(step.line, "no \"solve predict\" answers the question", "solve");
        }
    }

    void examineGoal(const Goal& goal, const Step& step) {
        if (goal.reach.empty()) {
            fail(goal.line, "nothing says when the goal is reached; write \"reach\"", "reach");
        }
        if (step.solution.empty()) {
            remark(step.line, "no \"solve\" shows how the goal can be reached", "solve");
        }
        if (step.hints.empty()) {
            remark(step.line, "the goal has no \"hint\"", "hint");
        }
    }

    void examineQuestion(const Question& question) {
        const std::size_t count = question.choices.size();
        if (question.value && count != 0) {
            fail(question.line, "a question has choices or a value, not both");
        } else if (!question.value && (count < kFewestChoices || count > kMostChoices)) {
            const bool isFew = count < kFewestChoices;
            fail(question.line, "a question has two to six choices, or a value",
                 isFew && count == 0 ? "value"
                 : isFew             ? "choice"
                                     : "");
        }
        std::size_t otherwise = 0;
        bool canBeRight = false;
        for (const Choice& choice : question.choices) {
            otherwise += choice.isOtherwise ? 1 : 0;
            canBeRight = canBeRight || choice.isOtherwise || !choice.rightIf.empty();
            if (choice.isOtherwise && !choice.rightIf.empty()) {
                fail(choice.line, "a choice is right otherwise, or by conditions", "choice");
            }
        }
        if (otherwise > 1) {
            fail(question.line, "one choice at most is right otherwise", "choice");
        }
        if (count > 0 && !canBeRight) {
            fail(question.line, "no choice is ever right; write \"right\" behind one", "right");
        } else if (count > 0 && otherwise == 0) {
            remark(question.line, "no choice is right otherwise: it may happen that none is",
                   "right");
        }
    }

    std::vector<Complaint> complaints_;
    std::size_t step_ = 0;  ///< that is examined, from 1; 0: the head
};

}  // namespace

bool canBePlayed(const Step& step) {
    const std::vector<Prediction> predictions = predictionsOf(step);
    if (!step.question) {
        return predictions.empty();
    }
    return predictions.size() == 1 && answerProblem(*step.question, predictions[0].value).empty();
}

std::vector<Complaint> complaintsOf(const Lesson& lesson) { return Examiner().examine(lesson); }

}  // namespace gimbalscope::lesson
