// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Collecting what the strip and the log show.
#include "ui/history.h"

#include <algorithm>

#include "sim/readout.h"

namespace gimbalscope::ui {
namespace {

/// What a card shows at this tick, in degrees whatever its unit.
CardSample sampleOf(const sim::Readout& card) {
    CardSample sample;
    const double degreesPerUnit = 180.0 / math::kPi / convention::unitsPerRadian(card.row->unit);
    for (std::size_t slot = 0; slot < 3; ++slot) {
        sample.anglesDeg[slot] = static_cast<float>(card.reading.angles[slot] * degreesPerUnit);
    }
    sample.stretch = static_cast<float>(card.reading.stretch);
    return sample;
}

/// Sets the flags of the samples the events belong to.
void mark(TickSample& tick, std::span<const sim::Event> events) {
    for (const sim::Event& event : events) {
        if (event.card < tick.cards.size()) {
            CardSample& sample = tick.cards[event.card];
            (event.kind == sim::EventKind::NameJump ? sample.nameJumped : sample.flickered) = true;
        }
    }
}

/// Adds the present tick.
void append(History& history, const sim::Outcome& outcome, const sim::Readouts& readouts) {
    TickSample tick;
    tick.step = outcome.state.stepCount;
    for (const sim::Readout& card : readouts.cards) {
        tick.cards.push_back(sampleOf(card));
    }
    // A command at the same moment replaces the sample; what happened stays marked.
    if (!history.ticks.empty() && history.ticks.back().step == tick.step) {
        for (std::size_t card = 0; card < tick.cards.size(); ++card) {
            const CardSample& before = history.ticks.back().cards[card];
            tick.cards[card].flickered = before.flickered;
            tick.cards[card].nameJumped = before.nameJumped;
        }
        history.ticks.pop_back();
    }
    mark(tick, outcome.events);
    history.ticks.push_back(std::move(tick));
}

/// Keeps one second more than is shown, so that curves run off the edge.
void dropOld(History& history, std::int64_t nowStep) {
    const auto oldest =
        nowStep - static_cast<std::int64_t>(kHistorySeconds * sim::kStepsPerSecond) - 240;
    while (!history.ticks.empty() && history.ticks.front().step < oldest) {
        history.ticks.pop_front();
    }
    while (history.events.size() > kEventsKept) {
        history.events.pop_front();
    }
}

std::vector<std::string> selectionsOf(const sim::AppState& state) {
    std::vector<std::string> selections;
    for (const sim::Card& card : state.cards) {
        selections.push_back(sim::selectionText(card));
    }
    return selections;
}

/// True when an engine tick lies between the state before and this one.
bool hasTicked(const sim::AppState& state) { return state.tickPhase < state.settings.tickRate; }

}  // namespace

void forgetEvents(History& history) { history.events.clear(); }

void extend(History& history, const sim::Outcome& outcome) {
    const sim::AppState& state = outcome.state;
    const bool restarted = !history.ticks.empty() && state.stepCount < history.ticks.back().step;
    // Comparing selections costs text; cards change only by commands, which fly no step.
    const bool byCommand = history.ticks.empty() || restarted ||
                           state.cards.size() != history.shown.size() ||
                           history.lastStep == state.stepCount;
    history.lastStep = state.stepCount;
    if (byCommand) {
        if (std::vector<std::string> shown = selectionsOf(state);
            shown != history.shown || restarted) {
            history.ticks.clear();
            history.shown = std::move(shown);
            std::erase_if(history.events, [&](const sim::Event& event) {
                return std::ranges::find(history.shown, event.selection) == history.shown.end();
            });
        }
    }
    if (restarted) {
        history.events.clear();
    }
    history.events.insert(history.events.end(), outcome.events.begin(), outcome.events.end());
    if (byCommand || hasTicked(state) || !outcome.events.empty()) {
        append(history, outcome, sim::readouts(state));
    }
    dropOld(history, state.stepCount);
}

}  // namespace gimbalscope::ui
