// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A lesson and its readouts as plain lines, for --say: whoever cannot see the window, or hears it
// by a screen reader in a terminal, is told the same. Each thing once, when it comes up.
#pragma once

#include <string>

#include "lesson/lecture.h"
#include "sim/readout.h"

namespace gimbalscope::report {

class Narrator {
public:
    /// What is new since the last call, each line with its end; often nothing. `lesson` is the open
    /// one in its language, null when there is none; `isFlying`: the readouts wait until it is
    /// over.
    std::string tell(const lesson::Lesson* lesson, const sim::AppState& state, bool isFlying);

private:
    std::string tellStep(const lesson::Lesson& lesson, const sim::Learning& learning) const;
    std::string tellQuestion(const lesson::Question& question) const;
    std::string tellPredictions(const lesson::Lesson& lesson, const sim::Learning& learning) const;
    std::string tellOutcome(const lesson::Step& step, const sim::Learning& learning) const;

    sim::Learning told_;    ///< as it was at the last call
    std::string readouts_;  ///< told last
    std::string language_ = "en";
};

/// One line for the ship and one for each card: angles with their names and unit, and the state
/// where it is not calm.
std::string spokenReadouts(const sim::AppState& state);

}  // namespace gimbalscope::report
