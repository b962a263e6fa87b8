// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The state to begin with, and the few values that follow directly from a state.
#include "sim/state.h"

#include <algorithm>

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

const Own* ownOf(const AppState& state, std::string_view name) {
    const auto found =
        std::ranges::find_if(state.own, [&](const Own& each) { return each.custom.name == name; });
    return found != state.own.end() ? &*found : nullptr;
}

const convention::Convention* rowOf(const AppState& state, std::string_view id) {
    if (const convention::Convention* const row = convention::find(id)) {
        return row;
    }
    const Own* const own = ownOf(state, id);
    return own == nullptr ? nullptr : own->row.get();
}

convention::ReadingOptions effectiveOptions(const Variant& variant, const AppState& state) {
    const Settings& settings = state.settings;
    convention::ReadingOptions options = variant.options;
    if (const Own* const own = ownOf(state, variant.id)) {
        const bool isWritten =
            options.policy != convention::Policy::AsPublished || variant.isAsPublishedWritten;
        options.policy = isWritten ? options.policy : own->custom.policy;
        options.tau = own->custom.tau;
    }
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
