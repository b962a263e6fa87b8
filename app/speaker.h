// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// --say: lesson and readouts on standard output, line by line as they come.
#pragma once

#include <cstdint>

#include "app/lesson_shelf.h"
#include "report/narrator.h"

namespace gimbalscope::app {

class Speaker {
public:
    explicit Speaker(bool speaks) : speaks_(speaks) {}

    /// Says what is new; the readouts wait while it flies. False when standard output cannot be
    /// written, which has been said.
    bool say(const lesson::Lesson* lesson, const sim::AppState& state, bool isFlying);
    /// The same after a command or a step of a flight, of which the caller does not know how it
    /// goes on: the readouts wait until the ship has stood for half a second.
    bool follow(const lesson::Lesson* lesson, const sim::AppState& state);

    /// The step begins anew: the next call tells it as if it were another one.
    void sayStepAgain() { narrator_.forgetStep(); }

private:
    bool speaks_;
    report::Narrator narrator_;
    math::Quat attitude_;         ///< followed last
    std::int64_t sinceStep_ = 0;  ///< since when it is
};

}  // namespace gimbalscope::app
