// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Coming back to a row: flying again from the keyframe before it. And the end of a recording taken
// off and put back, for undo.
#include <algorithm>

#include "sim/flight.h"
#include "sim/recording.h"

namespace gimbalscope::sim {
namespace {

struct Obey {
    AppState& state;
    void operator()(const Command& command) const { state = update(state, command).state; }
    void operator()(const Looks& looks) const {
        state.view = looks.view;
        state.speed = looks.speed;
        state.paused = looks.paused;
    }
};

// Where a stretch of flight ends: after so many changes, at this step.
struct Goal {
    std::size_t change = 0;
    std::int64_t step = 0;
};

// Flies and obeys up to the goal; fly is called once for each step. `from` is the first change.
template <class Fly>
void flyAgain(const Recording& recording, AppState& state, std::size_t from, const Goal& goal,
              Fly fly) {
    const auto flyTo = [&](std::int64_t step) {
        while (state.stepCount < step && !state.paused) {
            fly(state);
        }
    };
    const std::size_t end = std::min(goal.change, recording.firstChange + recording.changes.size());
    for (std::size_t change = std::max(from, recording.firstChange); change < end; ++change) {
        const Change& next = recording.changes[change - recording.firstChange];
        flyTo(next.step);
        std::visit(Obey{state}, next.what);
    }
    flyTo(goal.step);
}

Goal goalOf(const Recording& recording, std::size_t row) {
    return {recording.changesAt[row], recording.steps[row]};
}

// The last keyframe that leads to a row.
std::size_t keyframeBefore(const Recording& recording, std::size_t row) {
    const auto after =
        std::ranges::upper_bound(recording.keyframes, recording.firstRow + row, {}, &Keyframe::row);
    return static_cast<std::size_t>(
        std::max<std::ptrdiff_t>(after - recording.keyframes.begin(), 1) - 1);
}

// So that the rows taken off can be reached without those that stay.
void keepFirstState(Recording& tail, const AppState& state) {
    if (tail.keyframes.empty() || tail.keyframes.front().row > tail.firstRow) {
        tail.keyframes.push_front({tail.firstRow, tail.changesAt.front(), state});
    }
}

template <class Value>
void moveEnd(std::deque<Value>& from, std::size_t first, std::deque<Value>& to) {
    const auto begin = from.begin() + static_cast<std::ptrdiff_t>(std::min(first, from.size()));
    to.insert(to.end(), std::make_move_iterator(begin), std::make_move_iterator(from.end()));
    from.erase(begin, from.end());
}

void cutColumn(CardColumn& column, std::size_t row, Recording& tail) {
    if (column.samples.size() <= row) {
        return;
    }
    CardColumn& end = tail.columns.emplace_back();
    end.selection = column.selection;
    end.card = column.card;
    for (std::size_t each = row; each < column.samples.size(); ++each) {
        end.samples.push(column.samples[each]);
    }
    column.samples.truncate(row);
}

void appendColumn(Recording& recording, const CardColumn& end, std::size_t row) {
    auto found = std::ranges::find(recording.columns, end.selection, &CardColumn::selection);
    if (found == recording.columns.end()) {
        found = recording.columns.insert(found, {end.selection, {}, end.card});
    }
    found->samples.padTo(row);
    for (std::size_t each = 0; each < end.samples.size(); ++each) {
        found->samples.push(end.samples[each]);
    }
}

std::size_t changesAtEnd(const Recording& recording) {
    return recording.changesAt.empty() ? recording.firstChange : recording.changesAt.back();
}

// The tail's changes, counted on from those that are there, whatever their number was at the cut.
void addChanges(Recording& recording, const Recording& tail) {
    const std::size_t begin = recording.firstChange + recording.changes.size();
    const auto moved = [&](std::size_t change) {
        return begin + (std::max(change, tail.firstChange) - tail.firstChange);
    };
    for (Keyframe keyframe : tail.keyframes) {
        keyframe.change = moved(keyframe.change);
        recording.keyframes.push_back(std::move(keyframe));
    }
    for (const std::size_t change : tail.changesAt) {
        recording.changesAt.push_back(moved(change));
    }
    recording.changes.insert(recording.changes.end(), tail.changes.begin(), tail.changes.end());
}

}  // namespace

AppState stateAt(const Recording& recording, std::size_t row) {
    const Keyframe& keyframe = recording.keyframes[keyframeBefore(recording, row)];
    AppState state = keyframe.state;
    flyAgain(recording, state, keyframe.change, goalOf(recording, row),
             [](AppState& flown) { advance(flown); });
    return state;
}

Trail trailAt(const Recording& recording, std::size_t row) {
    const std::int64_t begin =
        recording.steps[row] - static_cast<std::int64_t>(kTrailSeconds * kStepsPerSecond);
    const std::size_t last = keyframeBefore(recording, row);
    std::size_t at = last;
    while (at > 0 && recording.keyframes[at].state.stepCount > begin) {
        --at;
    }
    Trail trail;
    for (; at <= last; ++at) {
        const Keyframe& keyframe = recording.keyframes[at];
        const Goal goal = at == last ? goalOf(recording, row)
                                     : Goal{recording.keyframes[at + 1].change,
                                            recording.keyframes[at + 1].state.stepCount};
        AppState state = keyframe.state;
        extend(trail, state);
        // The way of the ship does not depend on what the engines see.
        flyAgain(recording, state, keyframe.change, goal, [&](AppState& flown) {
            flyStep(flown);
            extend(trail, flown);
        });
        extend(trail, state);
    }
    return trail;
}

Recording cut(Recording& recording, std::size_t fromRow) {
    Recording tail;
    const std::size_t before = fromRow > recording.firstRow ? fromRow - recording.firstRow : 0;
    const std::size_t row = std::min(before, rowCount(recording));
    tail.firstRow = recording.firstRow + row;
    tail.firstChange = row > 0 ? std::max(recording.changesAt[row - 1], recording.firstChange)
                               : recording.firstChange;
    const std::optional<AppState> first =
        row < rowCount(recording) ? std::optional(stateAt(recording, row)) : std::nullopt;
    const auto keyframe =
        std::ranges::lower_bound(recording.keyframes, tail.firstRow, {}, &Keyframe::row);
    const auto kept = keyframe - recording.keyframes.begin();
    moveEnd(recording.keyframes, row > 0 ? static_cast<std::size_t>(kept) : 0, tail.keyframes);
    moveEnd(recording.steps, row, tail.steps);
    moveEnd(recording.attitudes, row, tail.attitudes);
    moveEnd(recording.changesAt, row, tail.changesAt);
    moveEnd(recording.changes, tail.firstChange - recording.firstChange, tail.changes);
    for (CardColumn& column : recording.columns) {
        cutColumn(column, row, tail);
    }
    if (first) {
        keepFirstState(tail, *first);
    }
    return tail;
}

void append(Recording& recording, const Recording& tail) {
    if (tail.steps.empty()) {
        return;
    }
    const std::size_t end = recording.firstRow + rowCount(recording);
    const bool fits = recording.steps.empty() ||
                      (end == tail.firstRow && recording.steps.back() <= tail.steps.front());
    if (!fits) {
        return;
    }
    if (recording.steps.empty()) {
        recording.firstRow = tail.firstRow;
        recording.firstChange = tail.firstChange;
        recording.changes.clear();
    }
    while (!recording.keyframes.empty() && recording.keyframes.back().row >= tail.firstRow) {
        recording.keyframes.pop_back();
    }
    while (!recording.changes.empty() &&
           recording.firstChange + recording.changes.size() > changesAtEnd(recording)) {
        recording.changes.pop_back();
    }
    addChanges(recording, tail);
    const std::size_t row = rowCount(recording);
    const auto add = [](auto& to, const auto& from) {
        to.insert(to.end(), from.begin(), from.end());
    };
    add(recording.steps, tail.steps);
    add(recording.attitudes, tail.attitudes);
    for (const CardColumn& column : tail.columns) {
        appendColumn(recording, column, row);
    }
    recording.columnOfCard.clear();
}

}  // namespace gimbalscope::sim
