// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What the page after the last step sums up: the same for the window and for what is told line by
// line. Pure.
#pragma once

#include <cstddef>
#include <vector>

#include "lesson/lesson.h"

namespace gimbalscope::lesson {

/// A step's question, and what was predicted.
struct Predicted {
    const Step* step = nullptr;                   ///< never null; it has a question
    const sim::Prediction* prediction = nullptr;  ///< null: not answered
    /// True when what came is known, too.
    bool isKnown() const { return prediction != nullptr && !prediction->outcome.empty(); }
};

struct Summary {
    std::vector<Predicted> questions;  ///< of all steps, in their order
    std::size_t right = 0;             ///< of these
    std::size_t goals = 0, goalsMet = 0;
    std::size_t hints = 0;  ///< shown at all steps together
};

/// Points into both.
Summary summaryOf(const Lesson& lesson, const sim::Learning& learning);

/// The lesson of the program after the one of this id; nullptr after the last, and after a
/// teacher's own.
const Lesson* lessonAfter(std::string_view id);

}  // namespace gimbalscope::lesson
