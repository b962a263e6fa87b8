// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The rows of a recording put together for the width of a plot. Zoomed out, one column covers the
// rows of a stretch of time whose edges are multiples of a power of two of steps, so that columns
// stay the same while the picture slides; zoomed in, each row is a column. Nothing that happened in
// a single row is lost: a column knows the extremes and whether anything flickered or jumped.
#pragma once

#include <vector>

#include "ui/timeline_view.h"

namespace gimbalscope::ui {

/// The rows [from, to) of one column and the time they stand for.
struct RowSpan {
    std::size_t from = 0, to = 0;
    double seconds = 0.0;  ///< of the first row
    double until = 0.0;    ///< of the first row after it; of the last row at the end
};

/// The columns of what is shown, at most about `most` of them, from the row before the left edge to
/// the row after the right edge. Cost: a few operations for each column, whatever the rows.
std::vector<RowSpan> rowSpans(const sim::Recording& recording, const TimeWindow& shown,
                              std::size_t most);

/// One card's column: its extremes, and the samples at both ends.
struct LaneColumn {
    RowSpan rows;
    sim::CardSummary sum;
    const sim::CardSample* first = nullptr;
    const sim::CardSample* last = nullptr;
};
std::vector<LaneColumn> laneColumns(const sim::CardColumn& card, const std::vector<RowSpan>& spans);

/// An angle of a sample as a mode shows it, degrees.
float shownDegrees(const sim::CardSample& sample, std::size_t slot, sim::TimelineMode mode);

/// True when an angle steps over the end of its range between two rows: a wrap.
bool wrapsBetween(const sim::CardSample& before, const sim::CardSample& after, std::size_t slot);

/// Smallest and largest angle of some columns in a mode; low > high when there is none.
struct DegreeRange {
    double low = 1e9, high = -1e9;
};
DegreeRange degreeRange(const std::vector<LaneColumn>& columns, sim::TimelineMode mode,
                        std::size_t angleCount);

}  // namespace gimbalscope::ui
