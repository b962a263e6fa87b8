// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Which part of the recording the timeline shows and where a moment or an angle falls in pixels.
// Pure arithmetic on TimelineView (sim/state.h): zooming and panning return the next view, which
// the panel turns into commands. "Now" is the end of the recording, not the moment scrubbed to, so
// that the picture stands still under the pointer while scrubbing.
#pragma once

#include <string>
#include <vector>

#include "sim/recording.h"

namespace gimbalscope::ui {

/// Simulated seconds at the left and the right edge; to > from.
struct TimeWindow {
    double from = 0.0, to = 15.0;
};

/// The shortest span: one tick at 60 Hz.
inline constexpr double kShortestSpanS = 1.0 / 60.0;

/// First and last recorded moment; 0 to 0 when nothing is recorded.
TimeWindow recordedRange(const sim::Recording& recording);
/// The row nearest to a time. There must be rows.
std::size_t nearestRow(const sim::Recording& recording, double seconds);
/// What a view shows of a recording. A span longer than the recording begins at its first row; the
/// span 0 is the whole recording, at least one second.
TimeWindow shownWindow(const sim::TimelineView& view, const TimeWindow& recorded);

/// The view after zooming by a factor (below 1: closer), the time `aboutS` staying where it is. A
/// view that follows now goes on following it when `follows`. Spans stay between one tick and the
/// whole recording, which becomes span 0.
struct Zoom {
    double factor = 1.0, aboutS = 0.0;
    bool follows = false;
};
sim::TimelineView zoomed(const sim::TimelineView& view, const TimeWindow& recorded,
                         const Zoom& zoom);
/// The view that ends at `endS`, no further than the recording; there it follows now.
sim::TimelineView endingAt(const sim::TimelineView& view, const TimeWindow& recorded, double endS);

/// Time to pixels.
struct TimeAxis {
    float left = 0.0F, right = 1.0F;
    TimeWindow window;

    /// May lie outside left and right.
    float x(double seconds) const {
        return left + (right - left) *
                          static_cast<float>((seconds - window.from) / (window.to - window.from));
    }
    double seconds(float atX) const {
        return window.from + (window.to - window.from) * static_cast<double>(atX - left) /
                                 static_cast<double>(right - left);
    }
    double pixelsPerSecond() const {
        return static_cast<double>(right - left) / (window.to - window.from);
    }
};

/// Degrees to pixels; lines of the grid every `step` degrees from low to high.
struct ValueAxis {
    float top = 0.0F, bottom = 1.0F;
    double low = -180.0, high = 180.0, step = 90.0;

    float y(double degrees) const {
        return top + (bottom - top) * static_cast<float>((high - degrees) / (high - low));
    }
};
/// An axis for angles from `low` to `high`: -180 to 180, or 0 to 360 for angles that are never
/// negative, or as many half turns as it takes.
ValueAxis valueAxis(float top, float bottom, double low, double high);

/// Moments with a label under the axis, at least `leastPixels` apart, and their decimals.
struct TimeTicks {
    std::vector<double> seconds;
    int decimals = 0;
};
TimeTicks timeTicks(const TimeAxis& axis, float leastPixels);

/// "15 s", "0.25 s", "1 tick", "whole flight".
std::string spanText(double spanS);

}  // namespace gimbalscope::ui
