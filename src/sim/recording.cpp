// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Collecting what the timeline and the log show.
#include "sim/recording.h"

#include <algorithm>
#include <cmath>

#include "sim/readout.h"

namespace gimbalscope::sim {
namespace {

// What a card shows, in degrees whatever its unit.
CardSample sampleOf(const Readout& card) {
    CardSample sample;
    const double degreesPerUnit = 180.0 / math::kPi / convention::unitsPerRadian(card.row->unit);
    for (std::size_t slot = 0; slot < 3; ++slot) {
        sample.anglesDeg[slot] = static_cast<float>(card.reading.angles[slot] * degreesPerUnit);
    }
    sample.stretch = static_cast<float>(card.reading.stretch);
    sample.errorDeg = static_cast<float>(card.reading.errorDeg);
    sample.shown = true;
    return sample;
}

CardColumn& columnFor(Recording& recording, const std::string& selection) {
    const auto found = std::ranges::find(recording.columns, selection, &CardColumn::selection);
    if (found != recording.columns.end()) {
        return *found;
    }
    CardColumn& added = recording.columns.emplace_back();
    added.selection = selection;
    added.samples.resize(recording.steps.size());
    return added;
}

// The whole turns of the sample that comes next: each angle goes the shorter way from its last
// finite value. A function of the rows before it only, so that flying again gives the same.
void carryTurns(const CardColumn& column, CardSample& sample) {
    constexpr std::size_t kLookBack = 64;
    const std::size_t count = column.samples.size();
    for (std::size_t slot = 0; slot < 3 && count > 0; ++slot) {
        sample.turns[slot] = column.samples.back().turns[slot];
        for (std::size_t back = 1; back <= std::min(count, kLookBack); ++back) {
            const CardSample& before = column.samples[count - back];
            const float step = sample.anglesDeg[slot] - before.anglesDeg[slot];
            if (before.shown && std::isfinite(step)) {
                sample.turns[slot] =
                    before.turns[slot] - static_cast<std::int32_t>(std::lround(step / 360.0F));
                break;
            }
        }
    }
}

// True when an engine tick lies between the state before and this one.
bool hasTicked(const AppState& state) { return state.tickPhase < state.settings.tickRate; }

void addRow(Recording& recording, const Outcome& outcome) {
    const Readouts shown = readouts(outcome.state);
    std::vector<CardSample> samples;
    for (const Readout& card : shown.cards) {
        samples.push_back(sampleOf(card));
    }
    for (const Event& event : outcome.events) {
        if (event.card < samples.size()) {
            CardSample& sample = samples[event.card];
            (event.kind == EventKind::NameJump ? sample.nameJumped : sample.flickered) = true;
            sample.cause = event.cause;
        }
    }
    for (std::size_t card = 0; card < samples.size(); ++card) {
        CardColumn& column = columnFor(recording, shown.cards[card].selection);
        carryTurns(column, samples[card]);
        column.samples.push_back(samples[card]);
    }
    recording.steps.push_back(outcome.state.stepCount);
    recording.attitudes.push_back(outcome.state.attitude);
    for (CardColumn& column : recording.columns) {
        column.samples.resize(recording.steps.size());
    }
}

void dropOld(Recording& recording) {
    const std::int64_t oldest =
        recording.steps.back() - static_cast<std::int64_t>(kRecordedSeconds * kStepsPerSecond);
    while (recording.steps.front() < oldest) {
        recording.steps.pop_front();
        recording.attitudes.pop_front();
        for (CardColumn& column : recording.columns) {
            column.samples.pop_front();
        }
    }
    while (recording.events.size() > kEventsKept) {
        recording.events.pop_front();
    }
}

}  // namespace

void record(Recording& recording, const Outcome& outcome) {
    const AppState& state = outcome.state;
    recording.events.insert(recording.events.end(), outcome.events.begin(), outcome.events.end());
    const bool byCommand = recording.steps.empty() || recording.steps.back() == state.stepCount;
    if (byCommand || hasTicked(state) || !outcome.events.empty()) {
        addRow(recording, outcome);
    }
    if (!recording.steps.empty()) {
        dropOld(recording);
    }
}

void forgetEvents(Recording& recording) { recording.events.clear(); }

std::size_t rowCount(const Recording& recording) { return recording.steps.size(); }

double secondsAt(const Recording& recording, std::size_t row) {
    return static_cast<double>(recording.steps[row]) / kStepsPerSecond;
}

std::size_t rowAt(const Recording& recording, double seconds) {
    const auto step = static_cast<std::int64_t>(std::floor(seconds * kStepsPerSecond + 1e-6));
    const auto after = std::ranges::upper_bound(recording.steps, step);
    return after == recording.steps.begin()
               ? 0
               : static_cast<std::size_t>(after - recording.steps.begin()) - 1;
}

const CardColumn* columnOf(const Recording& recording, std::string_view selection) {
    const auto found = std::ranges::find(recording.columns, selection, &CardColumn::selection);
    return found != recording.columns.end() ? &*found : nullptr;
}

float turnedDeg(const CardSample& sample, std::size_t slot) {
    return sample.anglesDeg[slot] + 360.0F * static_cast<float>(sample.turns[slot]);
}

CardSummary summary(const CardColumn& column, std::size_t from, std::size_t to) {
    CardSummary sum;
    sum.lowDeg.fill(1e9F);
    sum.highDeg.fill(-1e9F);
    sum.lowTurnedDeg.fill(1e9F);
    sum.highTurnedDeg.fill(-1e9F);
    for (std::size_t row = from; row < std::min(to, column.samples.size()); ++row) {
        const CardSample& sample = column.samples[row];
        if (!sample.shown) {
            continue;
        }
        sum.anyShown = true;
        sum.anyFlicker = sum.anyFlicker || sample.flickered;
        sum.anyNameJump = sum.anyNameJump || sample.nameJumped;
        sum.highestStretch = std::max(sum.highestStretch, sample.stretch);
        for (std::size_t slot = 0; slot < 3; ++slot) {
            const float angle = sample.anglesDeg[slot];
            sum.anyNan = sum.anyNan || std::isnan(angle);
            sum.lowDeg[slot] = std::fmin(sum.lowDeg[slot], angle);
            sum.highDeg[slot] = std::fmax(sum.highDeg[slot], angle);
            const float turned = turnedDeg(sample, slot);
            sum.lowTurnedDeg[slot] = std::fmin(sum.lowTurnedDeg[slot], turned);
            sum.highTurnedDeg[slot] = std::fmax(sum.highTurnedDeg[slot], turned);
        }
    }
    return sum;
}

}  // namespace gimbalscope::sim
