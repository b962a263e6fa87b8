// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Whether the goal of a lesson's step is reached, asked at every frame: what is measured over the
// whole sphere is measured again only when the conventions or how they are read have changed.
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
    /// At the last look: there was a goal, and all of it held.
    bool isReached() const;

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

    std::optional<Basis> basis_;
    std::vector<lesson::Reached> reached_;
};

}  // namespace gimbalscope::app
