// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include "lesson/summary.h"

#include <algorithm>

#include "lesson/library.h"
#include "sim/lessons.h"

namespace gimbalscope::lesson {

Summary summaryOf(const Lesson& lesson, const sim::Learning& learning) {
    Summary summary;
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        const Step& step = lesson.steps[i];
        if (step.question) {
            const auto found =
                std::ranges::find(learning.predictions, i + 1, &sim::Prediction::step);
            const bool isMade = found != learning.predictions.end();
            summary.questions.push_back({&step, isMade ? &*found : nullptr});
            summary.right += isMade && found->isRight ? 1 : 0;
        }
        if (step.goal) {
            ++summary.goals;
            summary.goalsMet += sim::isGoalMet(learning, i + 1) ? 1 : 0;
        }
    }
    summary.hints = learning.hints + learning.hintsOfOthers;
    return summary;
}

const Lesson* lessonAfter(std::string_view id) {
    const auto all = lessons();
    const auto now = std::ranges::find(all, id, &Lesson::id);
    return now == all.end() || now + 1 == all.end() ? nullptr : &*(now + 1);
}

}  // namespace gimbalscope::lesson
