// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A lesson and its readouts as plain lines, for --say: whoever cannot see the window, or hears it
// by a screen reader in a terminal, is told the same. Each thing once, when it comes up; readouts
// when the ship has come to rest after a flight, before a question and before an outcome, whether
// they have changed or not.
#pragma once

#include <string>

#include "lesson/lecture.h"
#include "report/spoken.h"

namespace gimbalscope::report {

class Narrator {
public:
    /// What is new since the last call, each line with its end; often nothing. `lesson` is the open
    /// one in its language, null when there is none; `isFlying`: the readouts wait until it is
    /// over, or until it is told what came.
    std::string tell(const lesson::Lesson* lesson, const sim::AppState& state, bool isFlying);

    /// The step begins anew: the next call tells it as if it were another one.
    void forgetStep() { told_.lesson.clear(); }

    /// Where one is, once more: the step, and its readouts, question, outcome, hints and goal.
    static std::string tellAgain(const lesson::Lesson* lesson, const sim::AppState& state);

private:
    std::string tellLesson(const lesson::Lesson& lesson, const sim::AppState& state);
    std::string tellRest(const lesson::Lesson* lesson, const sim::AppState& state);
    std::string tellReadouts(const sim::AppState& state);

    sim::Learning told_;        ///< as it was at the last call
    std::string readouts_;      ///< told last
    bool owesReadouts_ = true;  ///< something came up since then
    bool owesGoal_ = false;     ///< it was put, and not yet how far it is
    math::Quat attitude_;       ///< at the last call
    std::string language_ = "en";
};

/// The page after the last step: each question with what was predicted and what came, how many
/// were right, goals reached, hints used, the lesson that follows.
std::string spokenSummary(const lesson::Lesson& lesson, const sim::Learning& learning);

}  // namespace gimbalscope::report
