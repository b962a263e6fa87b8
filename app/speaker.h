// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// --say: lesson and readouts on standard output, line by line as they come.
#pragma once

#include "app/lesson_shelf.h"
#include "report/narrator.h"

namespace gimbalscope::app {

class Speaker {
public:
    explicit Speaker(bool speaks) : speaks_(speaks) {}

    /// Says what is new. False when standard output cannot be written, which has been said.
    bool say(const lesson::Lesson* lesson, const sim::AppState& state, bool isFlying);

private:
    bool speaks_;
    report::Narrator narrator_;
};

}  // namespace gimbalscope::app
