// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Command by command.
#include "lesson/objections.h"

#include "lesson/lecture.h"

namespace gimbalscope::lesson {
namespace {

struct AtStep {
    const Step* step;  ///< nullptr at the page that sums up
    const sim::Learning& learning;

    bool hasQuestion() const { return step != nullptr && step->question.has_value(); }
    static std::string noQuestion() { return "there is no question at this step"; }

    std::string operator()(const sim::PutQuestion& put) const {
        if (!hasQuestion()) {
            return noQuestion();
        }
        return put.asked == askedBy(*step) ? std::string()
               : step->question->value     ? "a value is asked for at this step, no choice"
                                           : "a choice is asked for at this step, no value";
    }
    std::string operator()(const sim::Given& given) const {
        return hasQuestion() ? answerProblem(*step->question, given.value) : noQuestion();
    }
    std::string operator()(const sim::Told& told) const {
        if (!hasQuestion()) {
            return noQuestion();
        }
        const bool isNoNumber = step->question->value && told.outcome == sim::kNoNumber;
        const bool isNoChoice = !step->question->value && told.outcome == "0";  // none is right
        return isNoNumber || isNoChoice ? std::string()
                                        : answerProblem(*step->question, told.outcome);
    }
    std::string operator()(const sim::MeetGoal&) const {
        return step != nullptr && step->goal ? std::string() : "there is no goal at this step";
    }
    std::string operator()(const sim::ShowHint&) const {
        return step != nullptr && learning.hints < step->hints.size()
                   ? std::string()
                   : "there are no more hints at this step";
    }
    template <class Other>
    std::string operator()(const Other&) const {
        return {};
    }
};

}  // namespace

std::string objection(const Lesson& lesson, const sim::Learning& learning,
                      const sim::Command& command) {
    return std::visit(AtStep{stepOf(lesson, learning), learning}, command);
}

}  // namespace gimbalscope::lesson
