// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// From rows to columns.
#include "ui/timeline_columns.h"

#include <algorithm>
#include <cmath>

namespace gimbalscope::ui {
namespace {

/// The first row at or after a step, sought from a row that is not after it.
std::size_t rowFrom(const sim::Recording& recording, std::int64_t step, std::size_t from) {
    const std::size_t rows = sim::rowCount(recording);
    std::size_t reach = 1, before = 0;  // the row `before` further is known to be earlier
    while (from + reach < rows && recording.steps[from + reach] < step) {
        before = reach;
        reach *= 2;
    }
    std::size_t low = from + before, high = std::min(from + reach, rows);
    while (low < high) {
        const std::size_t middle = low + (high - low) / 2;
        if (recording.steps[middle] < step) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

/// The same, moved back to where the recording's summaries of some rows begin when that is near:
/// they are put together from fewer parts there.
std::size_t edgeRow(const sim::Recording& recording, std::int64_t edge, std::int64_t steps,
                    std::size_t from) {
    const std::size_t row = rowFrom(recording, edge, from);
    const std::size_t begin = row - row % sim::CardSamples::kNodeRows;
    const bool isNear = row < sim::rowCount(recording) &&
                        recording.steps[row] - recording.steps[begin] <= steps / 8;
    return isNear ? begin : row;
}

RowSpan spanOf(const sim::Recording& recording, std::size_t from, std::size_t to) {
    const std::size_t rows = sim::rowCount(recording);
    return {from, to, sim::secondsAt(recording, from),
            sim::secondsAt(recording, std::min(to, rows - 1))};
}

/// Steps in a column: a power of two.
std::int64_t columnSteps(const TimeWindow& shown, std::size_t most) {
    const double steps = (shown.to - shown.from) * sim::kStepsPerSecond /
                         static_cast<double>(std::max<std::size_t>(most, 1));
    std::int64_t power = 1;
    while (static_cast<double>(power) < steps) {
        power *= 2;
    }
    return power;
}

}  // namespace

std::vector<RowSpan> rowSpans(const sim::Recording& recording, const TimeWindow& shown,
                              std::size_t most) {
    std::vector<RowSpan> spans;
    if (sim::rowCount(recording) == 0) {
        return spans;
    }
    const std::size_t first = sim::rowAt(recording, shown.from);
    const std::size_t last = sim::rowAt(recording, shown.to) + 1;  // the row after the edge
    const std::size_t end = std::min(last + 1, sim::rowCount(recording));
    const std::int64_t steps = columnSteps(shown, most);
    std::size_t row = first;
    if (end - first > most) {
        std::int64_t edge = recording.steps[first] / steps * steps;
        row = std::min(edgeRow(recording, edge, steps, 0), first);
        while (row < end) {
            edge = std::max(edge, recording.steps[row] / steps * steps) + steps;
            const std::size_t next = edgeRow(recording, edge, steps, row);
            if (next > row) {
                spans.push_back(spanOf(recording, row, next));
                row = next;
            }
        }
        return spans;
    }
    for (; row < end; ++row) {
        spans.push_back(spanOf(recording, row, row + 1));
    }
    return spans;
}

std::vector<LaneColumn> laneColumns(const sim::CardColumn& card,
                                    const std::vector<RowSpan>& spans) {
    std::vector<LaneColumn> columns;
    columns.reserve(spans.size());
    for (const RowSpan& rows : spans) {
        if (rows.to > card.samples.size()) {
            break;
        }
        columns.push_back({rows, sim::summary(card, rows.from, rows.to), &card.samples[rows.from],
                           &card.samples[rows.to - 1]});
    }
    return columns;
}

float shownDegrees(const sim::CardSample& sample, std::size_t slot, sim::TimelineMode mode) {
    return mode == sim::TimelineMode::Unwrapped ? sim::turnedDeg(sample, slot)
                                                : sample.anglesDeg[slot];
}

bool wrapsBetween(const sim::CardSample& before, const sim::CardSample& after, std::size_t slot) {
    return before.turns[slot] != after.turns[slot];
}

DegreeRange degreeRange(const std::vector<LaneColumn>& columns, sim::TimelineMode mode,
                        std::size_t angleCount) {
    DegreeRange range;
    const bool turned = mode == sim::TimelineMode::Unwrapped;
    for (const LaneColumn& column : columns) {
        const auto& low = turned ? column.sum.lowTurnedDeg : column.sum.lowDeg;
        const auto& high = turned ? column.sum.highTurnedDeg : column.sum.highDeg;
        for (std::size_t slot = 0; slot < angleCount && column.sum.anyShown; ++slot) {
            if (low[slot] <= high[slot]) {
                range.low = std::min(range.low, static_cast<double>(low[slot]));
                range.high = std::max(range.high, static_cast<double>(high[slot]));
            }
        }
    }
    return range;
}

}  // namespace gimbalscope::ui
