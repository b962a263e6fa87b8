// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Cures by cause: the closed form with memory for what a formula does at its pole, finer numbers
// for what rounding does, exact steps and unit length for drift.
#include "sim/cures.h"

#include <algorithm>
#include <cmath>

#include "sim/rival.h"

namespace gimbalscope::sim {

namespace {

using convention::Arithmetic;
using convention::Cause;
using convention::Policy;
using convention::Quantise;
using convention::State;

constexpr double kNotUnitFrom = 1e-5;
// Seed 000 is NaN only within 0.03 degrees of the vertical when its quaternion has length 1.
constexpr double kUnitNanDeg = 0.05;
constexpr double kSlow = 0.05;

// The cards as they are, but one.
ShowCards showWith(const AppState& state, std::size_t index, const Card& card) {
    ShowCards show;
    for (std::size_t i = 0; i < state.cards.size(); ++i) {
        show.selections.push_back(cardText(i == index ? card : state.cards[i]));
    }
    return show;
}

bool isHalf(const Readout& card) {
    return card.options.arithmetic.value_or(card.row->arithmetic) == Arithmetic::Half;
}

Cure inFloat64() { return {"Compute in float64", {SetArithmetic{Arithmetic::Float64}}}; }
Cure notRounded() { return {"Do not round the angles", {SetQuantise{Quantise::None}}}; }
Cure atLengthOne() { return {"Keep its length at 1", {SetSwitch{"renormalise", true}}}; }

// The angles nearest to the ones before, by the closed form.
std::optional<Cure> nearestCure(const AppState& state, const Readout& readout, std::size_t index) {
    Card card = state.cards[index];
    if (readout.options.policy == Policy::Nearest) {
        const bool isDouble =
            readout.options.arithmetic.value_or(readout.row->arithmetic) == Arithmetic::Float64;
        return isDouble ? std::nullopt : std::optional(inFloat64());
    }
    card.options.policy = Policy::Nearest;
    const std::string selection = selectionText(card);
    ShowCards show = showWith(state, index, card);
    const auto isShownTwice = std::ranges::count(show.selections, cardText(card)) > 1;
    if (isShownTwice) {
        show.selections.erase(show.selections.begin() + static_cast<std::ptrdiff_t>(index));
    }
    Cure cure{isShownTwice ? "Keep " + selection + " only" : "Use " + selection, {show}};
    if (isHalf(readout)) {
        cure.commands.push_back(SetArithmetic{Arithmetic::Float64});
    }
    return cure;
}

// A row of the family that has all three angles.
std::optional<Cure> threeAngles(const AppState& state, const Readout& readout, std::size_t index) {
    for (const convention::Convention& row : convention::catalog()) {
        if (row.family == readout.row->family && row.angleCount == 3) {
            Card card = state.cards[index];
            card.id = std::string(row.id);
            if (convention::objection(row, card.options.policy)) {
                card.options.policy = Policy::AsPublished;
            }
            return Cure{"Use " + selectionText(card), {showWith(state, index, card)}};
        }
    }
    return std::nullopt;
}

std::optional<Cure> wrongCure(const AppState& state, const Readouts& readouts, std::size_t index) {
    const Readout& card = readouts.cards[index];
    if (card.row->angleCount < 3) {
        return threeAngles(state, card, index);
    }
    switch (card.cause) {
        case Cause::None:
            return driftCure(state, readouts.truth);
        case Cause::Quantum:
            return notRounded();
        default:
            return nearestCure(state, card, index);
    }
}

}  // namespace

bool isNotUnit(double fedNormError) { return std::abs(fedNormError) > kNotUnitFrom; }

std::optional<Cure> cureOf(const AppState& state, const Readouts& readouts, std::size_t index) {
    const Readout& card = readouts.cards[index];
    const bool isTooLong = !state.settings.renormalise && isNotUnit(readouts.truth.fedNormError);
    switch (card.state) {
        case State::Nan:
            return isTooLong && card.reading.poleDistanceDeg > kUnitNanDeg
                       ? atLengthOne()
                       : nearestCure(state, card, index);
        case State::Flicker:
            return card.cause == Cause::Quantum ? notRounded() : nearestCure(state, card, index);
        case State::Wrong:
            return wrongCure(state, readouts, index);
        case State::OtherName:
            return nearestCure(state, card, index);
        default:
            return std::nullopt;
    }
}

std::optional<Cure> driftCure(const AppState& state, const Truth& truth) {
    Cure cure;
    if (isNotUnit(truth.fedNormError) && !state.settings.renormalise) {
        cure = atLengthOne();
    }
    if (truth.driftDeg > kDriftFromDeg && state.settings.integration == Integration::Seed) {
        cure.label = "Take exact steps";
        cure.commands.push_back(SetIntegration{Integration::Exact});
    }
    const Arithmetic arithmetic = fedArithmetic(state.settings);
    const bool isOnlyRounding = cure.commands.empty() && arithmetic != Arithmetic::Float64;
    if (arithmetic == Arithmetic::Half || isOnlyRounding) {
        cure.label = inFloat64().label;
        cure.commands.push_back(SetArithmetic{Arithmetic::Float64});
    }
    if (cure.commands.empty()) {
        return std::nullopt;
    }
    cure.label = cure.commands.size() > 1 ? "Repair the drift" : cure.label;
    return cure;
}

std::optional<Cure> slowlyFor(const AppState& state, State cardState) {
    const bool isQuick = cardState == State::Nan || cardState == State::Flicker ||
                         cardState == State::Locked || cardState == State::OtherName;
    if (!isQuick || state.speed <= kSlow) {
        return std::nullopt;
    }
    return Cure{"Show it slowly", {SetNumber{"speed", kSlow}}};
}

}  // namespace gimbalscope::sim
