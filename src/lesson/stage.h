// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What only a step's own commands tell of it: which cards are shown, and with which angles. They
// are obeyed without the flights between them, which show nothing else.
#pragma once

#include <functional>

#include "lesson/read.h"

namespace gimbalscope::lesson {

/// Adds what is wrong: a card that is pointed at or asked about and not shown at that step, an
/// angle that it has not, a unit that is not the quantity's. Of the steps that were understood.
/// onCommand is called after each one obeyed, and may throw to leave.
void examineStage(ReadLesson& read, const std::function<void()>& onCommand = {});

}  // namespace gimbalscope::lesson
