// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include "app/goal_watch.h"

#include <algorithm>

#include "sim/rival.h"

namespace gimbalscope::app {
namespace {

bool isOverTheSphere(const sim::Expect& expect) { return expect.quantity.starts_with("worst-"); }

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

bool GoalWatch::isReached() const {
    return !reached_.empty() && std::ranges::all_of(reached_, &lesson::Reached::holds);
}

}  // namespace gimbalscope::app
