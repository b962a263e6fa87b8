// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Readings are made anew from what the last tick left behind, with a copy of each memory; history
// then adds the two states that a single reading cannot have.
#include "sim/readout.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

#include "sim/command.h"

namespace gimbalscope::sim {

namespace {

using convention::Cause;
using convention::State;

constexpr double kDifferentPoseDeg = 18.0;
constexpr std::size_t kPosesShown = 2;

bool isWithinLastSecond(std::int64_t step, const AppState& state) {
    return step > state.stepCount - kStepsPerSecond;
}

int flickersWithinLastSecond(const Card& card, const AppState& state) {
    int count = 0;
    for (const std::int64_t step : card.flickerSteps) {
        count += isWithinLastSecond(step, state) ? 1 : 0;
    }
    return count;
}

// The first that applies of product.md's list.
State stateOf(const Readout& readout, const Card& card, const AppState& state) {
    if (readout.reading.state == State::Nan) {
        return State::Nan;
    }
    if (readout.flickersPerSecond > 0) {
        return State::Flicker;
    }
    const bool jumped = card.lastNameJumpStep && isWithinLastSecond(*card.lastNameJumpStep, state);
    return readout.reading.state == State::Calm && jumped ? State::OtherName
                                                          : readout.reading.state;
}

Cause causeOf(const Readout& readout, const Card& card) {
    return readout.state == State::Flicker ? card.lastCause : readout.reading.cause;
}

// Newest first: poses of the last second that differ from the one shown.
std::vector<math::Quat> differentPoses(const Readout& readout, const Card& card) {
    std::vector<math::Quat> poses;
    const std::optional<math::Quat>& now = readout.reading.worldFromRebuilt;
    for (auto pose = card.recentPoses.rbegin(); pose != card.recentPoses.rend(); ++pose) {
        const bool same =
            now && math::toDegrees(math::angleBetween(*now, *pose)).value <= kDifferentPoseDeg;
        if (!same && poses.size() < kPosesShown) {
            poses.push_back(*pose);
        }
    }
    return poses;
}

double degreesOf(const convention::Reading& reading, const convention::Convention& row,
                 std::size_t slot) {
    return reading.angles[slot] / convention::unitsPerRadian(row.units[slot]) * (180.0 / math::kPi);
}

// Angles of one name are told from each other, in whatever order and unit the two write them.
void compareAngles(const Readout& card, RivalReadout& rival) {
    const auto names = std::span(rival.row->names).first(rival.row->angleCount);
    for (std::size_t slot = 0; slot < 3; ++slot) {
        rival.differenceDeg[slot] = std::numeric_limits<double>::quiet_NaN();
        const auto found = std::ranges::find(names, card.row->names[slot]);
        if (slot >= card.row->angleCount || found == names.end()) {
            continue;
        }
        const auto other = static_cast<std::size_t>(found - names.begin());
        rival.slots[slot] = other;
        const double difference =
            degreesOf(rival.reading, *rival.row, other) - degreesOf(card.reading, *card.row, slot);
        if (std::isfinite(difference)) {
            rival.differenceDeg[slot] = math::wrapped(math::Degrees{difference}).value;
        }
    }
}

std::optional<RivalReadout> rivalOf(const Readout& card, const std::optional<Variant>& variant,
                                    const AppState& state) {
    const convention::Convention* const row = variant ? rowOf(state, variant->id) : nullptr;
    if (row == nullptr) {
        return std::nullopt;
    }
    RivalReadout rival;
    rival.row = row;
    if (const Own* const own = ownOf(state, variant->id)) {
        rival.own = own->row;
    }
    rival.selection = selectionText(*variant);
    rival.options = effectiveOptions(*variant, state);
    convention::PolicyMemory memory = variant->memory;
    rival.reading = convention::read(*row, rival.options, state.fed, state.tickAttitude, memory);
    const std::optional<math::Quat>& a = card.reading.worldFromRebuilt;
    const std::optional<math::Quat>& b = rival.reading.worldFromRebuilt;
    rival.apartDeg = a && b ? math::toDegrees(math::angleBetween(*a, *b)).value
                            : std::numeric_limits<double>::quiet_NaN();
    compareAngles(card, rival);
    return rival;
}

Readout readoutOf(const Card& card, const AppState& state) {
    Readout readout;
    readout.row = rowOf(state, card.id);
    if (const Own* const own = ownOf(state, card.id)) {
        readout.own = own->row;
    }
    readout.selection = selectionText(card);
    readout.options = effectiveOptions(card, state);
    readout.counts = card.counts;
    if (readout.row == nullptr) {
        return readout;
    }
    convention::PolicyMemory memory = card.memory;
    readout.reading =
        convention::read(*readout.row, readout.options, state.fed, state.tickAttitude, memory);
    readout.flickersPerSecond = flickersWithinLastSecond(card, state);
    readout.state = stateOf(readout, card, state);
    readout.cause = causeOf(readout, card);
    if (readout.flickersPerSecond > 0) {
        readout.recentPoses = differentPoses(readout, card);
    }
    readout.rival = rivalOf(readout, card.rival, state);
    return readout;
}

}  // namespace

Readout asReadout(const RivalReadout& rival) {
    Readout readout;
    readout.row = rival.row;
    readout.own = rival.own;
    readout.selection = rival.selection;
    readout.options = rival.options;
    readout.reading = rival.reading;
    readout.state = rival.reading.state;
    readout.cause = rival.reading.cause;
    return readout;
}

double shownDegrees(const Readout& readout, std::size_t angle) {
    const double radians =
        readout.reading.angles[angle] / convention::unitsPerRadian(readout.row->units[angle]);
    return math::toDegrees(math::Radians{radians}).value;
}

Readouts readouts(const AppState& state) {
    Readouts result;
    result.truth.angles = convention::headingNoseBank(state.attitude);
    result.truth.total = math::toAxisAngle(state.attitude);
    // fed and the attitude it follows meet at ticks; between them only the attitude moves.
    result.truth.driftDeg =
        math::toDegrees(math::angleBetween(state.tickAttitude, state.fed)).value;
    result.truth.fedNormError = math::norm(state.fed) - 1.0;
    for (const Card& card : state.cards) {
        result.cards.push_back(readoutOf(card, state));
    }
    return result;
}

}  // namespace gimbalscope::sim
