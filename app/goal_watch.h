// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Whether the goal of a lesson's step is reached, asked at every frame: what is measured over the
// whole sphere is measured again only when the conventions or how they are read have changed. What
// the lesson itself does reaches no goal.
#pragma once

#include <optional>
#include <vector>

#include "lesson/lecture.h"

namespace gimbalscope::app {

class GoalWatch {
public:
    /// The parts of the goal of the state's step, and whether each holds; none without a goal. They
    /// point into the lesson.
    const std::vector<lesson::Reached>& look(const lesson::Lesson& lesson,
                                             const sim::AppState& state);

    /// Heeds a command that somebody gives, before it is obeyed: a goal counts only after they did
    /// something at its step.
    void heed(const sim::Command& command, const sim::AppState& state);
    /// The one rule for when a goal counts: it is open (lesson::isGoalOpen), somebody did something
    /// since the step began and its question was answered, and all of the goal holds.
    bool counts(const lesson::Lesson& lesson, const sim::AppState& state);

private:
    /// What a measure over the sphere depends on.
    struct Basis {
        sim::Settings settings;
        std::vector<sim::Own> own;
        std::vector<std::string> cards;
        std::size_t step = 0;
        std::string lesson;
        friend bool operator==(const Basis&, const Basis&) = default;
    };

    /// A step of a lesson.
    struct Place {
        std::string lesson;
        std::size_t step = 0;
        friend bool operator==(const Place&, const Place&) = default;
    };
    static Place placeOf(const sim::Learning& learning) { return {learning.lesson, learning.step}; }

    std::optional<Basis> basis_;
    std::optional<Place> touched_;  ///< where somebody did something since the step began
    std::vector<lesson::Reached> reached_;
};

}  // namespace gimbalscope::app
