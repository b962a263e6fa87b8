// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// One angle of a lane: a line where it is continuous, a bar from smallest to largest value in each
// column where the card flickers or where more than a line can tell happened. Points that change
// nothing to the eye are left out; they cost vertices.
#pragma once

#include <optional>
#include <vector>

#include "ui/painter.h"
#include "ui/timeline_columns.h"

namespace gimbalscope::ui {

/// The scales of one lane.
struct LaneAxes {
    TimeAxis time;
    ValueAxis value;
    sim::TimelineMode mode = sim::TimelineMode::Gap;
    double tickPixels = 1.0;  ///< width of a row
};

class TimelineCurve {
public:
    TimelineCurve(const Painter& painter, const LaneAxes& axes, std::size_t slot, look::Rgb color);

    /// Columns in the order of time.
    void add(const LaneColumn& column);
    /// Draws what is left; call once, last.
    void finish();

private:
    void addLine(const LaneColumn& column, float x);
    void addEnd(const LaneColumn& column, ImVec2 start);
    void addPoint(ImVec2 point);
    void endLine();
    void drawBar(float left, float width, float top, float under) const;

    const Painter& painter_;
    const LaneAxes& axes_;
    std::size_t slot_;
    ImU32 color_;
    float width_;
    std::vector<ImVec2> points_;
    std::optional<ImVec2> end_;  // of the last column, left out where the next goes on
    float lowSlope_ = 0.0F, highSlope_ = 0.0F;  // from the last corner to the last point
    const sim::CardSample* before_ = nullptr;   // the last one of the line; null: none
};

}  // namespace gimbalscope::ui
