// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Rows, keyframes and changes as they come in, and old ones out. Coming back to a row is in
// replay.cpp.
#include "sim/recording.h"

#include <algorithm>
#include <cmath>

#include "sim/readout.h"
#include "sim/tick.h"

namespace gimbalscope::sim {
namespace {

constexpr std::size_t kMostChanges = 64;  // to obey again on the way to a row

bool isOf(const CardColumn& column, const Card& card) {
    return column.card.id == card.id && column.card.options.frame == card.options.frame &&
           column.card.options.policy == card.options.policy &&
           column.card.isAsPublishedWritten == card.isAsPublishedWritten;
}

// The column of the card at this place; nearly always where it was the last time.
CardColumn& columnFor(Recording& recording, const AppState& state, std::size_t place) {
    const Card& card = state.cards[place];
    std::vector<std::size_t>& known = recording.columnOfCard;
    if (place < known.size() && isOf(recording.columns[known[place]], card)) {
        return recording.columns[known[place]];
    }
    const auto found = std::ranges::find_if(
        recording.columns, [&](const CardColumn& column) { return isOf(column, card); });
    known.resize(std::max(known.size(), place + 1));
    known[place] = static_cast<std::size_t>(found - recording.columns.begin());
    if (found != recording.columns.end()) {
        return *found;
    }
    CardColumn& added = recording.columns.emplace_back();
    added.selection = selectionText(card);
    added.card.id = card.id;
    added.card.options = card.options;
    added.card.isAsPublishedWritten = card.isAsPublishedWritten;
    return added;
}

// The whole turns of the sample that comes next: each angle goes the shorter way from its last
// finite value. A function of the rows before it only, so that flying again gives the same.
void carryTurns(const CardSamples& samples, CardSample& sample) {
    constexpr std::size_t kLookBack = 64;
    const std::size_t count = samples.size();
    for (std::size_t slot = 0; slot < 3 && count > 0; ++slot) {
        sample.turns[slot] = samples[count - 1].turns[slot];
        for (std::size_t back = 1; back <= std::min(count, kLookBack); ++back) {
            const CardSample& before = samples[count - back];
            const float step = sample.anglesDeg[slot] - before.anglesDeg[slot];
            if (before.shown && std::isfinite(step)) {
                sample.turns[slot] =
                    before.turns[slot] - static_cast<std::int32_t>(std::lround(step / 360.0F));
                break;
            }
        }
    }
}

std::size_t changeCount(const Recording& recording) {
    return recording.firstChange + recording.changes.size();
}

std::size_t changesAtEnd(const Recording& recording) {
    return recording.changesAt.empty() ? recording.firstChange : recording.changesAt.back();
}

void addKeyframe(Recording& recording, std::size_t row, const AppState& state) {
    std::deque<Keyframe>& keyframes = recording.keyframes;
    while (!keyframes.empty() && keyframes.back().row >= row) {
        keyframes.pop_back();
    }
    keyframes.push_back({row, changeCount(recording), state});
}

// About one a second, and not too many changes between two.
void keepState(Recording& recording, const AppState& state) {
    const bool isDue =
        recording.keyframes.empty() ||
        state.stepCount - recording.keyframes.back().state.stepCount >= kStepsPerSecond ||
        changeCount(recording) - recording.keyframes.back().change >= kMostChanges;
    if (isDue) {
        addKeyframe(recording, recording.firstRow + recording.steps.size() - 1, state);
    }
}

void addSamples(Recording& recording, const AppState& state, const Sighting& seen) {
    const std::size_t row = recording.steps.size();
    std::vector<CardSample> samples = seen.samples;
    samples.resize(state.cards.size());
    for (const Event& event : seen.events) {
        if (event.card < samples.size()) {
            CardSample& sample = samples[event.card];
            (event.kind == EventKind::NameJump ? sample.nameJumped : sample.flickered) = true;
            sample.cause = event.cause;
        }
    }
    for (std::size_t place = 0; place < samples.size(); ++place) {
        CardSamples& column = columnFor(recording, state, place).samples;
        column.padTo(row);
        if (column.size() == row) {  // the same card shown twice has one column
            carryTurns(column, samples[place]);
            column.push(samples[place]);
        }
    }
}

void dropBlock(Recording& recording) {
    const auto forget = [](auto& rows) {
        rows.erase(rows.begin(), rows.begin() + CardSamples::kBlockRows);
    };
    forget(recording.steps);
    forget(recording.attitudes);
    forget(recording.changesAt);
    recording.firstRow += CardSamples::kBlockRows;
    for (CardColumn& column : recording.columns) {
        column.samples.dropBlock();
    }
    std::erase_if(recording.columns,
                  [](const CardColumn& column) { return !column.samples.anyShown(); });
    recording.columnOfCard.clear();
    std::deque<Keyframe>& keyframes = recording.keyframes;
    while (keyframes.size() > 1 && keyframes[1].row <= recording.firstRow) {
        keyframes.pop_front();
    }
    while (!recording.changes.empty() && recording.firstChange < keyframes.front().change) {
        recording.changes.pop_front();
        ++recording.firstChange;
    }
}

void dropOld(Recording& recording) {
    const std::int64_t oldest =
        recording.steps.back() - static_cast<std::int64_t>(kRecordedSeconds * kStepsPerSecond);
    while (
        recording.steps.size() > CardSamples::kBlockRows &&
        (recording.steps[CardSamples::kBlockRows] < oldest || recording.steps.size() > kMostRows)) {
        dropBlock(recording);
    }
}

void addRow(Recording& recording, const AppState& state, const Sighting& seen) {
    addSamples(recording, state, seen);
    recording.steps.push_back(state.stepCount);
    recording.attitudes.push_back(state.attitude);
    recording.changesAt.push_back(changeCount(recording));
    keepState(recording, state);
    dropOld(recording);
}

void addEvents(Recording& recording, const std::vector<Event>& events) {
    recording.events.insert(recording.events.end(), events.begin(), events.end());
    while (recording.events.size() > kEventsKept) {
        recording.events.pop_front();
    }
}

// What the cards show now, by looking once more.
Sighting lookAgain(AppState state, std::vector<Event> events) {
    Sighting seen;
    seen.ticked = true;
    std::vector<Event> none;
    observeCards(state, Observation::Baseline, none, &seen.samples);
    seen.events = std::move(events);
    return seen;
}

// Whether a command made the engines look: they have read another quaternion, or read it in another
// way.
bool haveLooked(const AppState& before, const Outcome& outcome) {
    const AppState& after = outcome.state;
    return !outcome.events.empty() || !(before.fed == after.fed) ||
           !(before.tickAttitude == after.tickAttitude) || before.settings != after.settings ||
           before.cards != after.cards || before.stepCount != after.stepCount;
}

void addChange(Recording& recording, const Command& command, const AppState& before,
               const AppState& after) {
    AppState sameLooks = before;
    sameLooks.view = after.view;
    sameLooks.speed = after.speed;
    sameLooks.paused = after.paused;
    if (!(sameLooks == after)) {
        recording.changes.push_back({before.stepCount, command});
        return;
    }
    const bool goesOn = changeCount(recording) > changesAtEnd(recording) &&
                        std::holds_alternative<Looks>(recording.changes.back().what) &&
                        recording.changes.back().step == before.stepCount;
    if (goesOn) {
        recording.changes.pop_back();
    }
    recording.changes.push_back({before.stepCount, Looks{after.view, after.speed, after.paused}});
}

}  // namespace

void recordJump(Recording& recording, const AppState& state) {
    recordResume(recording, state);
    addRow(recording, state, lookAgain(state, {}));
}

void recordStep(Recording& recording, const AppState& state, const Sighting& seen) {
    if (seen.ticked) {
        addEvents(recording, seen.events);
        addRow(recording, state, seen);
    }
}

void recordCommand(Recording& recording, const Command& command, const AppState& before,
                   const Outcome& outcome) {
    if (before == outcome.state) {
        return;
    }
    addEvents(recording, outcome.events);
    addChange(recording, command, before, outcome.state);
    if (haveLooked(before, outcome)) {
        addRow(recording, outcome.state, lookAgain(outcome.state, outcome.events));
    } else if (changeCount(recording) - changesAtEnd(recording) > kMostChanges) {
        recordResume(recording, outcome.state);
    }
}

void recordResume(Recording& recording, const AppState& state) {
    while (changeCount(recording) > changesAtEnd(recording)) {
        recording.changes.pop_back();
    }
    addKeyframe(recording, recording.firstRow + recording.steps.size(), state);
}

void forgetEvents(Recording& recording) { recording.events.clear(); }

std::size_t rowCount(const Recording& recording) { return recording.steps.size(); }

double secondsAt(const Recording& recording, std::size_t row) {
    return static_cast<double>(recording.steps[row]) / kStepsPerSecond;
}

std::size_t rowAt(const Recording& recording, double seconds) {
    constexpr double kFarSteps = 1e15;  // any time can be asked for
    const auto step = static_cast<std::int64_t>(
        std::clamp(std::floor(seconds * kStepsPerSecond + 1e-6), -kFarSteps, kFarSteps));
    const auto after = std::ranges::upper_bound(recording.steps, step);
    return after == recording.steps.begin()
               ? 0
               : static_cast<std::size_t>(after - recording.steps.begin()) - 1;
}

std::size_t shownRow(const Recording& recording) {
    return recording.shownRow.value_or(rowCount(recording) - 1);
}

const CardColumn* columnOf(const Recording& recording, std::string_view selection) {
    const auto found = std::ranges::find(recording.columns, selection, &CardColumn::selection);
    return found != recording.columns.end() ? &*found : nullptr;
}

CardSummary summary(const CardColumn& column, std::size_t from, std::size_t to) {
    return column.samples.summary(from, to);
}

std::size_t bytes(const Recording& recording) {
    std::size_t sum =
        recording.steps.size() * (sizeof(std::int64_t) + sizeof(math::Quat) + sizeof(std::size_t)) +
        recording.changes.size() * sizeof(Change);
    for (const CardColumn& column : recording.columns) {
        sum += column.samples.bytes();
    }
    for (const Keyframe& keyframe : recording.keyframes) {
        sum += sizeof(Keyframe) + keyframe.state.cards.size() * sizeof(Card);
    }
    return sum;
}

}  // namespace gimbalscope::sim
