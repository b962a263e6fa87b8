// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A lesson played to its end by its own solution, with everything that it asserts. From it come the
// tests, "play --lesson", "lesson check" and the handout.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "lesson/lesson.h"
#include "sim/play.h"

namespace gimbalscope::lesson {

/// A number that the lesson asserts.
struct Checked {
    int line = 0;
    std::string expected;  ///< "urot yaw 182 within 1"
    std::string found;     ///< all its digits
    std::string shown;     ///< the same for people: "181 rotator units"
    bool holds = false;
};
/// A row of the table: what the cards showed.
struct Noted {
    std::string text;
    sim::Readouts readouts;
    bool isAfterwards = false;  ///< it belongs to the answers: after a prediction, or of a solution
};
struct SolvedStep {
    std::vector<Checked> checks;
    std::vector<Noted> notes;
    bool hasQuestion = false, isAnswered = false, isRight = false;
    std::string given, outcome;  ///< as in sim::Prediction
    bool hasGoal = false, isMet = false;
    std::vector<std::string> findings;  ///< "line 12: ...": what did nothing, or held already
};
struct Solved {
    std::vector<SolvedStep> steps;
    sim::Playback playback;  ///< as it stands at the end
};

/// Called while a lesson is solved; either may be empty, and may throw to leave.
struct Watch {
    /// After each step flown, each command, each number held and each note.
    std::function<void(const sim::Playback&)> onStep;
    /// When a step's question or goal has been put, and at the end of each step; counted from 0.
    std::function<void(std::size_t step, const sim::Playback&)> onAsked{}, onEnd{};
};
/// A step whose question nothing answers is not flown on, and a goal without a solution not held.
Solved solve(const Lesson& lesson, const Watch& watch = {});

/// The numbers of a step that do not hold and the commands that did nothing, "line 9: ..." each.
std::vector<std::string> failuresOf(const SolvedStep& step);
/// True when every number holds, every question is answered right and every goal is met, and each
/// command did something.
bool isClean(const Solved& solved);

}  // namespace gimbalscope::lesson
