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

constexpr std::size_t kFewestChoices = 2, kMostChoices = 6;

class Examiner {
public:
    std::vector<Complaint> examine(const Lesson& lesson) {
        examineHead(lesson);
        for (const Step& step : lesson.steps) {
            examineStep(step);
        }
        return std::move(complaints_);
    }

private:
    void fail(int line, std::string sentence) {
        complaints_.push_back({line, std::move(sentence)});
    }
    void remark(int line, std::string sentence) {
        complaints_.push_back({line, std::move(sentence), true});
    }

    void examineHead(const Lesson& lesson) {
        for (const auto& [text, word] : {std::pair{&lesson.id, "lesson"},
                                         {&lesson.language, "language"},
                                         {&lesson.title, "title"},
                                         {&lesson.aim, "aim"}}) {
            if (text->empty()) {
                fail(1, "\"" + std::string(word) + "\" is missing in the head");
            }
        }
        if (lesson.steps.empty()) {
            return fail(1, "there is no step");
        }
        if (lesson.meets.empty()) {
            remark(1, "no misconception is named (\"meets\")");
        }
        if (!lesson.steps.back().goal) {
            remark(lesson.steps.back().line, "the lesson does not end with something to do");
        }
    }

    void examineStep(const Step& step) {
        if (step.says.empty() && !step.question && !step.goal) {
            fail(step.line, "the step says nothing and asks nothing");
        }
        if (step.question) {
            examineQuestion(*step.question);
        }
        if (step.goal) {
            examineGoal(*step.goal, step);
        }
        examinePredictions(step);
    }

    void examinePredictions(const Step& step) {
        int predictions = 0;
        for (const Act& act : step.solution) {
            const auto* const command = std::get_if<sim::Command>(&act.what);
            const auto* const predict = command ? std::get_if<sim::Predict>(command) : nullptr;
            if (predict == nullptr) {
                continue;
            }
            if (!step.question) {
                fail(act.line, "there is no question to predict an answer to");
            } else if (++predictions > 1) {
                fail(act.line, "a question is answered once");
            } else if (std::string problem = answerProblem(*step.question, predict->value);
                       !problem.empty()) {
                fail(act.line, std::move(problem));
            }
        }
        if (step.question && predictions == 0) {
            remark(step.line, "no \"solve predict\" answers the question");
        }
    }

    void examineGoal(const Goal& goal, const Step& step) {
        if (goal.reach.empty()) {
            fail(goal.line, "nothing says when the goal is reached; write \"reach\"");
        }
        if (step.solution.empty()) {
            remark(step.line, "no \"solve\" shows how the goal can be reached");
        }
        if (step.hints.empty()) {
            remark(step.line, "the goal has no \"hint\"");
        }
    }

    void examineQuestion(const Question& question) {
        const std::size_t count = question.choices.size();
        if (question.value && count != 0) {
            fail(question.line, "a question has choices or a value, not both");
        } else if (!question.value && (count < kFewestChoices || count > kMostChoices)) {
            fail(question.line, "a question has two to six choices, or a value");
        }
        std::size_t otherwise = 0;
        bool canBeRight = false;
        for (const Choice& choice : question.choices) {
            otherwise += choice.isOtherwise ? 1 : 0;
            canBeRight = canBeRight || choice.isOtherwise || !choice.rightIf.empty();
            if (choice.isOtherwise && !choice.rightIf.empty()) {
                fail(choice.line, "a choice is right otherwise, or by conditions");
            }
        }
        if (otherwise > 1) {
            fail(question.line, "one choice at most is right otherwise");
        }
        if (count > 0 && !canBeRight) {
            fail(question.line, "no choice is ever right; write \"right\" behind one");
        } else if (count > 0 && otherwise == 0) {
            remark(question.line, "no choice is right otherwise: it may happen that none is");
        }
    }

    std::vector<Complaint> complaints_;
};

}  // namespace

std::vector<Complaint> complaintsOf(const Lesson& lesson) { return Examiner().examine(lesson); }

}  // namespace gimbalscope::lesson
