// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Questions and answers.
#include "app/contest_display.h"

namespace gimbalscope::app {
namespace {

const convention::Convention* rowOf(const std::string& id, const std::optional<sim::Own>& own) {
    return own ? own->row.get() : convention::find(id);
}

}  // namespace

ContestDisplay::Question ContestDisplay::questionOf(const sim::AppState& state,
                                                    const sim::Card& card) {
    Question question;
    const std::array<const sim::Variant*, 2> both{&card, &*card.rival};
    for (std::size_t i = 0; i < both.size(); ++i) {
        question.ids[i] = both[i]->id;
        if (const sim::Own* const own = sim::ownOf(state, both[i]->id)) {
            question.own[i] = *own;
        }
        question.options[i] = effectiveOptions(*both[i], state);
    }
    return question;
}

ui::Contested ContestDisplay::measured(const Question& question, const tune::Stop& stop) {
    std::array<tune::Variant, 2> variants;
    for (std::size_t i = 0; i < variants.size(); ++i) {
        variants[i] = {rowOf(question.ids[i], question.own[i]), question.options[i]};
    }
    return {qualityOf(variants[0], kContestSamples, stop),
            qualityOf(variants[1], kContestSamples, stop),
            differenceOf(variants[0], variants[1], kContestSamples, stop), true};
}

ContestDisplay::ContestDisplay() : worker_(measured) {}

void ContestDisplay::update(const sim::AppState& state, bool isShown, bool waits) {
    const std::size_t selected = state.view.selectedCard;
    isWanted_ = isShown && selected < state.cards.size() && state.cards[selected].rival &&
                sim::rowOf(state, state.cards[selected].id) != nullptr &&
                sim::rowOf(state, state.cards[selected].rival->id) != nullptr;
    if (!isWanted_) {
        return;
    }
    worker_.ask(questionOf(state, state.cards[selected]));
    if (const auto answer = waits ? worker_.wait() : worker_.answer()) {
        shown_ = *answer;
    } else if (shown_) {
        shown_->isFresh = false;
    }
}

}  // namespace gimbalscope::app
