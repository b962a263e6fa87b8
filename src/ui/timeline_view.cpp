// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The arithmetic of zooming, panning and grids.
#include "ui/timeline_view.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/format.h"

namespace gimbalscope::ui {
namespace {

constexpr double kWholeAtLeastS = 1.0;

double lengthOf(const TimeWindow& window) { return window.to - window.from; }

/// Twelve lines at most, on whole or half turns.
double gridStep(double range) {
    double step = 90.0;
    while (range / step > 5.0) {
        step *= 2.0;
    }
    return step;
}

}  // namespace

TimeWindow recordedRange(const sim::Recording& recording) {
    const std::size_t rows = sim::rowCount(recording);
    if (rows == 0) {
        return {0.0, 0.0};
    }
    return {sim::secondsAt(recording, 0), sim::secondsAt(recording, rows - 1)};
}

std::size_t nearestRow(const sim::Recording& recording, double seconds) {
    const std::size_t row = sim::rowAt(recording, seconds);
    const bool isNextNearer =
        row + 1 < sim::rowCount(recording) &&
        sim::secondsAt(recording, row + 1) - seconds < seconds - sim::secondsAt(recording, row);
    return isNextNearer ? row + 1 : row;
}

TimeWindow shownWindow(const sim::TimelineView& view, const TimeWindow& recorded) {
    if (view.spanS <= 0.0) {
        return {recorded.from, std::max(recorded.to, recorded.from + kWholeAtLeastS)};
    }
    const double span = std::max(view.spanS, kShortestSpanS);
    if (view.endS) {
        return {*view.endS - span, *view.endS};
    }
    const double to = std::max(recorded.to, recorded.from + span);
    return {to - span, to};
}

sim::TimelineView endingAt(const sim::TimelineView& view, const TimeWindow& recorded, double endS) {
    sim::TimelineView next = view;
    const double span = lengthOf(shownWindow(view, recorded));
    const double end = std::max(endS, recorded.from + span);
    next.endS = end < recorded.to ? std::optional(end) : std::nullopt;
    return next;
}

sim::TimelineView zoomed(const sim::TimelineView& view, const TimeWindow& recorded,
                         const Zoom& zoom) {
    const TimeWindow shown = shownWindow(view, recorded);
    const double whole = std::max(lengthOf(recorded), kWholeAtLeastS);
    const double longest = std::max(whole, view.spanS);
    const double span = std::clamp(lengthOf(shown) * zoom.factor, kShortestSpanS, longest);
    sim::TimelineView next = view;
    if (zoom.factor > 1.0 && span >= whole) {
        next.spanS = 0.0;
        next.endS = std::nullopt;
        return next;
    }
    next.spanS = span;
    if (zoom.follows && !view.endS) {
        return next;
    }
    const double part = std::clamp((zoom.aboutS - shown.from) / lengthOf(shown), 0.0, 1.0);
    return endingAt(next, recorded, zoom.aboutS + (1.0 - part) * span);
}

ValueAxis valueAxis(float top, float bottom, double low, double high) {
    ValueAxis axis{top, bottom, -180.0, 180.0, 90.0};
    constexpr double kSlack = 0.6;  // rounding at the end of a turn is no reason for another scale
    if (!(low <= high) || (low >= -180.0 - kSlack && high <= 180.0 + kSlack)) {
        return axis;
    }
    axis.low = std::floor((low + kSlack) / 180.0) * 180.0;
    axis.high = std::ceil((high - kSlack) / 180.0) * 180.0;
    if (axis.high - axis.low < 360.0) {
        (low >= -kSlack ? axis.low : axis.high) =
            low >= -kSlack ? axis.high - 360.0 : axis.low + 360.0;
    }
    axis.step = gridStep(axis.high - axis.low);
    return axis;
}

TimeTicks timeTicks(const TimeAxis& axis, float leastPixels) {
    static constexpr std::array<double, 20> kSteps{0.001, 0.002, 0.005, 0.01,  0.02,   0.05,   0.1,
                                                   0.2,   0.5,   1.0,   2.0,   5.0,    10.0,   20.0,
                                                   60.0,  120.0, 300.0, 600.0, 3600.0, 21600.0};
    const double least = static_cast<double>(leastPixels) / axis.pixelsPerSecond();
    const auto* const found =
        std::ranges::find_if(kSteps, [least](double each) { return each >= least; });
    const double step = found != kSteps.end() ? *found : least;
    TimeTicks ticks;
    ticks.decimals = step >= 1.0 ? 0 : step >= 0.1 ? 1 : step >= 0.01 ? 2 : 3;
    const double first = std::ceil(axis.window.from / step - 1e-9);
    for (double index = first; index * step <= axis.window.to; index += 1.0) {
        ticks.seconds.push_back(index * step);
    }
    return ticks;
}

std::string spanText(double spanS) {
    if (spanS <= 0.0) {
        return "whole flight";
    }
    if (spanS <= kShortestSpanS * 1.001) {
        return "1 tick";
    }
    const int decimals = spanS >= 9.95 || spanS == std::floor(spanS) ? 0 : spanS >= 0.995 ? 1 : 2;
    return number(spanS, decimals) + " s";
}

}  // namespace gimbalscope::ui
