// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A lesson held: what the commands lesson and predict come to in a state, which choice turned out
// right, and whether a goal is reached. Pure.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lesson/lesson.h"
#include "lesson/units.h"
#include "sim/expect.h"

namespace gimbalscope::lesson {

/// The present step of a state that is in this lesson; nullptr before the first and after the last.
const Step* stepOf(const Lesson& lesson, const sim::Learning& learning);
/// Why a lesson cannot be begun there; empty for one of its steps and for the page after them.
std::string stepProblem(const Lesson& lesson, std::size_t number);
/// True at the page after the last step, which sums up.
bool isOver(const Lesson& lesson, const sim::Learning& learning);
/// What the prediction of a step is to be.
sim::Asked askedBy(const Step& step);
/// True while the ship is held for a prediction.
bool isAsking(const Lesson& lesson, const sim::Learning& learning);
/// True when the goal of the present step can be reached: it is not yet, and the step's question,
/// if it has one, was put and answered.
bool isGoalOpen(const Lesson& lesson, const sim::Learning& learning);

/// Why something is no answer to a question: it takes the number of a choice, or a number, with a
/// decimal point or comma; empty for one that is. In a language as far as it is translated.
std::string answerProblem(const Question& question, const std::string& value,
                          std::string_view language = "en");

/// How a step begins, counted from 1: afresh, with what the lesson and the step do, and with its
/// question put. One past the last there is only what the lesson does. `name` is how the lesson is
/// found again: its id or its file.
std::vector<Act> beginningOf(const Lesson& lesson, const std::string& name, std::size_t number);
/// What follows a prediction: it is kept, the step's flight is flown, and the outcome is told.
std::vector<Act> flightOf(const Step& step, const std::string& given);

/// What it comes to, one after the other as in a script; or the sentence why nothing. For Open the
/// lesson is the one to be opened, otherwise the one of the state.
sim::Answer answer(const Lesson& lesson, const sim::GoInLesson& go, const sim::AppState& state);
sim::Answer answer(const Lesson& lesson, const sim::Predict& predict, const sim::AppState& state);

/// What the question's answer is in a state, as Told has it, for what was given.
sim::Told outcomeOf(const Question& question, const std::string& given, const sim::AppState& state);

/// A part of the goal, whether it holds, and what is found.
struct Reached {
    const Condition* condition = nullptr;  ///< never null
    bool holds = false;                    ///< as in the finding
    sim::Finding finding{};
    Unit unit = Unit::Plain;  ///< of what is found
};
Reached reachedOf(const Condition& condition, const sim::AppState& state);
std::vector<Reached> reachedOf(const Goal& goal, const sim::AppState& state);

/// What was predicted, as people read it: a choice's text, or the number with its unit and with no
/// other digits than were given.
std::string givenText(const Question& question, const std::string& given,
                      std::string_view language);
/// What came, likewise: a number as fine as it is asked for, and finer where only that shows that
/// the prediction was wrong.
std::string cameText(const Question& question, const sim::Prediction& made,
                     std::string_view language);

}  // namespace gimbalscope::lesson
