// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include "app/goal_watch.h"

#include <algorithm>

#include "sim/history.h"
#include "sim/lessons.h"
#include "sim/own_files.h"
#include "sim/rival.h"
#include "sim/update.h"

namespace gimbalscope::app {
namespace {

bool isOverTheSphere(const sim::Expect& expect) { return expect.quantity.starts_with("worst-"); }

bool beginsStep(const sim::Command& command) {
    const auto* const go = std::get_if<sim::GoInLesson>(&command);
    return std::holds_alternative<sim::BeginStep>(command) ||
           (go != nullptr && go->to != sim::GoInLesson::To::Hint &&
            go->to != sim::GoInLesson::To::Outcome);
}

/// True for what flies, reads or computes otherwise than before: no looks, no word of the lesson,
/// and nothing that is refused.
bool isDeed(const sim::Command& command, const sim::AppState& state) {
    if (state.view.learning.asked != sim::Asked::Nothing || sim::isOfLessons(command)) {
        return false;
    }
    const sim::AppState after = sim::update(state, command).state;
    return sim::needsFiles(command) || !sim::isSameFlight(state, after) ||
           state.view.keyframing != after.view.keyframing;
}

}  // namespace

const std::vector<lesson::Reached>& GoalWatch::look(const lesson::Lesson& lesson,
                                                    const sim::AppState& state) {
    const lesson::Step* const step = lesson::stepOf(lesson, state.view.learning);
    if (step == nullptr || !step->goal) {
        reached_.clear();
        return reached_;
    }
    Basis basis{
        state.settings, state.own, {}, state.view.learning.step, state.view.learning.lesson};
    for (const sim::Card& card : state.cards) {
        basis.cards.push_back(sim::cardText(card));
    }
    const std::vector<lesson::Condition>& conditions = step->goal->reach;
    const bool isSame = basis_ == basis && reached_.size() == conditions.size();
    reached_.resize(conditions.size());
    for (std::size_t i = 0; i < conditions.size(); ++i) {
        if (!isSame || !isOverTheSphere(conditions[i].expect)) {
            reached_[i] = lesson::reachedOf(conditions[i], state);
        }
        reached_[i].condition = &conditions[i];
    }
    basis_ = std::move(basis);
    return reached_;
}

void GoalWatch::heed(const sim::Command& command, const sim::AppState& state) {
    if (beginsStep(command)) {
        touched_.reset();
    } else if (isDeed(command, state)) {
        touched_ = placeOf(state.view.learning);
    }
}

bool GoalWatch::counts(const lesson::Lesson& lesson, const sim::AppState& state) {
    const sim::Learning& learning = state.view.learning;
    if (touched_ != placeOf(learning) || !lesson::isGoalOpen(lesson, learning)) {
        return false;
    }
    look(lesson, state);
    return !reached_.empty() && std::ranges::all_of(reached_, &lesson::Reached::holds);
}

}  // namespace gimbalscope::app
