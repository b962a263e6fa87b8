// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Reading the cards at a tick and naming what happened (product, sections 1 and 3). Causes are
// tried in the order domain, snap, quantum, noise. A jump back from a NaN is the NaN's doing, so it
// is of cause domain.
#include "sim/tick.h"

#include <algorithm>
#include <cmath>

#include "sim/command.h"
#include "sim/fed.h"

namespace gimbalscope::sim {

namespace {

using convention::Cause;
using convention::Reading;
using math::Quat;

constexpr double kDifferentPoseDeg = 18.0;  // flicker poses further apart are worth showing both
constexpr std::size_t kPosesKept = 3;       // two are shown beside the present one

double degreesBetween(const Quat& a, const Quat& b) {
    return math::toDegrees(math::angleBetween(a, b)).value;
}

// The angles as shown, in degrees; NaN as 0, since the state holds none.
std::array<double, 3> shownDegrees(const Reading& reading, const convention::Convention& row) {
    std::array<double, 3> result{};
    for (std::size_t i = 0; i < row.angleCount; ++i) {
        const double radians = reading.angles[i] / convention::unitsPerRadian(row.units[i]);
        result[i] = std::isfinite(radians) ? math::toDegrees(math::Radians{radians}).value : 0.0;
    }
    return result;
}

// How far each angle came, at least 0.
std::array<double, 3> stepsDeg(const std::array<double, 3>& before,
                               const std::array<double, 3>& after) {
    std::array<double, 3> steps{};
    for (std::size_t i = 0; i < after.size(); ++i) {
        steps[i] = std::abs(math::wrapped(math::Degrees{after[i] - before[i]}).value);
    }
    return steps;
}

void keepLargestSteps(Card& card, const Reading& reading, const std::array<double, 3>& anglesDeg) {
    if (!card.hasPrevious || card.previousNan || reading.hasNan) {
        return;
    }
    const std::array<double, 3> steps = stepsDeg(card.previousAnglesDeg, anglesDeg);
    for (std::size_t i = 0; i < steps.size(); ++i) {
        card.counts.largestStepDeg[i] = std::max(card.counts.largestStepDeg[i], steps[i]);
    }
}

// How far a pose moved beyond the ship; 0 when one of the two is missing.
double beyondShipDeg(const std::optional<Quat>& before, const std::optional<Quat>& after,
                     double shipTurnDeg) {
    if (!before || !after) {
        return 0.0;
    }
    return std::max(0.0, degreesBetween(*before, *after) - shipTurnDeg);
}

Cause causeOfJump(const Card& card, const Reading& reading, double unquantisedDeg,
                  double thresholdDeg) {
    if (reading.hasNan || card.previousNan) {
        return Cause::Domain;
    }
    if (reading.snapped != card.previousSnapped) {
        return Cause::Snap;
    }
    return unquantisedDeg <= thresholdDeg ? Cause::Quantum : Cause::Noise;
}

// What one card did between two ticks; nullopt when nothing jumped.
std::optional<Event> eventOf(const Card& card, const Reading& reading,
                             const std::array<double, 3>& anglesDeg, double shipTurnDeg,
                             double thresholdDeg) {
    const double poseDeg =
        beyondShipDeg(card.previousRebuilt, reading.worldFromRebuilt, shipTurnDeg);
    Event event;
    event.sizeDeg = poseDeg;
    if (reading.hasNan) {
        event.kind = EventKind::Nan;
        event.cause = Cause::Domain;
        return event;
    }
    if (!card.hasPrevious) {
        return std::nullopt;
    }
    if (poseDeg > thresholdDeg) {
        const double unquantisedDeg =
            beyondShipDeg(card.previousUnquantised, reading.worldFromUnquantised, shipTurnDeg);
        event.kind = EventKind::PoseJump;
        event.cause = causeOfJump(card, reading, unquantisedDeg, thresholdDeg);
        return event;
    }
    event.sizeDeg = std::ranges::max(stepsDeg(card.previousAnglesDeg, anglesDeg));
    if (card.previousNan || event.sizeDeg <= shipTurnDeg + kNameJumpDeg) {
        return std::nullopt;
    }
    event.kind = EventKind::NameJump;
    return event;
}

void remember(Card& card, const Reading& reading, const std::array<double, 3>& anglesDeg) {
    card.previousRebuilt = reading.worldFromRebuilt;
    card.previousUnquantised = reading.worldFromUnquantised;
    card.previousAnglesDeg = anglesDeg;
    card.previousNan = reading.hasNan;
    card.previousSnapped = reading.snapped;
    card.hasPrevious = true;
}

void countCause(Counts& counts, Cause cause) {
    switch (cause) {
        case Cause::None:
            break;
        case Cause::Domain:
            ++counts.domain;
            break;
        case Cause::Snap:
            ++counts.snap;
            break;
        case Cause::Quantum:
            ++counts.quantum;
            break;
        case Cause::Noise:
            ++counts.noise;
            break;
    }
}

void keepPose(std::vector<Quat>& poses, const std::optional<Quat>& pose) {
    if (!pose) {
        return;
    }
    std::erase_if(
        poses, [&](const Quat& kept) { return degreesBetween(kept, *pose) <= kDifferentPoseDeg; });
    poses.push_back(*pose);
    if (poses.size() > kPosesKept) {
        poses.erase(poses.begin());
    }
}

void count(Card& card, const Event& event, const Reading& reading, std::int64_t stepCount) {
    if (event.kind == EventKind::NameJump) {
        ++card.counts.nameJumps;
        card.lastNameJumpStep = stepCount;
        return;
    }
    ++card.counts.flickers;
    countCause(card.counts, event.cause);
    card.lastCause = event.cause;
    card.flickerSteps.push_back(stepCount);
    keepPose(card.recentPoses, card.previousRebuilt);
    keepPose(card.recentPoses, reading.worldFromRebuilt);
}

// Flickers count as long as they lie within the last simulated second.
void forgetOldFlickers(Card& card, std::int64_t stepCount) {
    std::erase_if(card.flickerSteps,
                  [&](std::int64_t step) { return step <= stepCount - kStepsPerSecond; });
    if (card.flickerSteps.empty()) {
        card.recentPoses.clear();
    }
}

struct Moment {
    Observation observation = Observation::Flown;
    double shipTurnDeg = 0.0;
    std::vector<CardSample>* samples = nullptr;
};

// What a card shows, in degrees whatever its unit.
CardSample sampleOf(const Reading& reading, const convention::Convention& row) {
    CardSample sample;
    for (std::size_t slot = 0; slot < 3; ++slot) {
        const double degreesPerUnit =
            180.0 / math::kPi / convention::unitsPerRadian(row.units[slot]);
        sample.anglesDeg[slot] = static_cast<float>(reading.angles[slot] * degreesPerUnit);
    }
    sample.stretch = static_cast<float>(reading.stretch);
    sample.errorDeg = static_cast<float>(reading.errorDeg);
    sample.shown = true;
    return sample;
}

// B's memory goes on as A's does; what it shows is read by the readouts.
void observeRival(Card& card, const AppState& state) {
    const convention::Convention* const row = card.rival ? rowOf(state, card.rival->id) : nullptr;
    if (row != nullptr) {
        convention::read(*row, effectiveOptions(*card.rival, state), state.fed, state.tickAttitude,
                         card.rival->memory);
    }
}

void observe(AppState& state, std::size_t index, const Moment& moment, std::vector<Event>& events) {
    Card& card = state.cards[index];
    const convention::Convention* const row = rowOf(state, card.id);
    if (row == nullptr) {
        return;
    }
    const Reading reading = convention::read(*row, effectiveOptions(card, state), state.fed,
                                             state.tickAttitude, card.memory);
    observeRival(card, state);
    const std::array<double, 3> anglesDeg = shownDegrees(reading, *row);
    if (moment.samples != nullptr) {
        moment.samples->resize(index + 1);
        moment.samples->back() = sampleOf(reading, *row);
    }
    forgetOldFlickers(card, state.stepCount);
    if (moment.observation == Observation::Placed) {
        card.hasPrevious = false;
        card.previousRebuilt.reset();
    }
    if (moment.observation != Observation::Baseline) {
        std::optional<Event> event =
            eventOf(card, reading, anglesDeg, moment.shipTurnDeg, state.settings.jumpThresholdDeg);
        if (event) {
            event->timeS = timeS(state);
            event->card = index;
            event->selection = selectionText(card);
            count(card, *event, reading, state.stepCount);
            events.push_back(*event);
        }
        keepLargestSteps(card, reading, anglesDeg);
    }
    remember(card, reading, anglesDeg);
}

void observeAll(AppState& state, const Moment& moment, std::vector<Event>& events) {
    for (std::size_t i = 0; i < state.cards.size(); ++i) {
        observe(state, i, moment, events);
    }
}

}  // namespace

void runTick(AppState& state, std::vector<Event>& events, std::vector<CardSample>* samples) {
    state.fed = advancedFed(state);
    const Moment moment{Observation::Flown, degreesBetween(state.tickAttitude, state.attitude),
                        samples};
    state.tickAttitude = state.attitude;
    state.tickTurnRad = {};
    observeAll(state, moment, events);
}

void observeCards(AppState& state, Observation observation, std::vector<Event>& events,
                  std::vector<CardSample>* samples) {
    observeAll(state, {observation, 0.0, samples}, events);
}

}  // namespace gimbalscope::sim
