// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The state to begin with, and the few values that follow directly from a state.
#include "sim/state.h"

#include "sim/tick.h"

namespace gimbalscope::sim {

AppState initialState() {
    AppState state;
    for (const char* const id : {"urot", "oblivion", "lsl"}) {
        Card card;
        card.id = id;
        state.cards.push_back(card);
    }
    std::vector<Event> events;
    observeCards(state, Observation::Baseline, events);
    return state;
}

double timeS(const AppState& state) {
    return static_cast<double>(state.stepCount) / kStepsPerSecond;
}

convention::ReadingOptions effectiveOptions(const Card& card, const Settings& settings) {
    convention::ReadingOptions options = card.options;
    if (!options.arithmetic) {
        options.arithmetic = settings.arithmetic;
    }
    if (!options.quantise) {
        options.quantise = settings.quantise;
    }
    options.literal = options.literal || settings.literal;
    options.raw = options.raw || settings.raw;
    options.unsignedRotator = options.unsignedRotator || settings.unsignedRotator;
    return options;
}

convention::Arithmetic fedArithmetic(const Settings& settings) {
    return settings.arithmetic.value_or(convention::Arithmetic::Float32);
}

}  // namespace gimbalscope::sim
