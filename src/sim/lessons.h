// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What the commands of lessons do to a state. What the lesson says of them is known above
// (lesson/lecture.h).
#pragma once

#include <string>
#include <string_view>

#include "sim/command.h"

namespace gimbalscope::sim {

/// Those that need somebody who has the lessons.
bool isOfLessons(const Command& command);
/// At the step, as BeginStep says; the caller puts the ship level, lets the cards look anew and, at
/// the end of a lesson, flies it as before (SetAside::drive).
void beginStep(AppState& state, const BeginStep& begin);
/// What is chosen beside the lesson that is open: settings, cards, own conventions and view as they
/// will be when it ends. The state itself when none is.
AppState withoutLesson(AppState state);
/// Said of what a lesson keeps from happening while it waits for a prediction.
std::string heldMessage(const AppState& state);

/// Puts the step's question and holds the ship. The sentence when no lesson is open.
std::string ask(AppState& state, const PutQuestion& put);
/// True when a lesson waits for a prediction in both states and the ship was moved between them.
bool isHeldFrom(const AppState& before, const AppState& after);
/// Keeps the prediction and the angles of now. The sentence when no lesson is open.
std::string give(AppState& state, const Given& given);
/// The task of lessons begins where one is in the open one.
void followTask(AppState& state, const SetChoice& set);
/// Keeps what came. The sentence when nothing was predicted.
std::string tell(AppState& state, const Told& told);
/// One more of the step's hints, where it can be read. The sentence when no lesson is open.
std::string hint(AppState& state);
/// The step's goal counts as reached. The sentence when no lesson is open.
std::string meetGoal(Learning& learning);
/// True once it does: of a step, or of the present one.
bool isGoalMet(const Learning& learning, std::size_t step);
bool isGoalMet(const Learning& learning);
/// Counts a command that took the controls, while there is a target; a drag counts once, and so
/// does a stick until all are let go.
void countInput(AppState& state, const Command& command);

/// How far an angle of a card has come since the prediction, in (-180, 180] degrees, intrinsic
/// order; NaN without a prediction or where one of both is none.
double movedDeg(const AppState& state, std::size_t card, std::size_t angle, double nowDeg);

}  // namespace gimbalscope::sim
