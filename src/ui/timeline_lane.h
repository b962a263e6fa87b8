// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// One lane of the timeline: grid, curves in the colours of the axes, red bands where the card
// flickers with a cross for each NaN and a zigzag for each pose jump, a line and a diamond where
// only the name jumped, and the stretch as a ramp in the colours of the nose trail.
#pragma once

#include "sim/readout.h"
#include "ui/timeline_curve.h"
#include "ui/timeline_plan.h"

namespace gimbalscope::ui {

struct LaneView {
    const LanePlan& plan;
    const sim::Readout& card;
    const std::vector<LaneColumn>& columns;
    const LaneAxes& axes;
    bool hasValues = true;  ///< degrees at the left
};
void drawLane(const Painter& painter, const LaneView& lane);

/// A stretch of flicker in pixels: never narrower than a mark that can be seen, whatever the zoom.
struct FlickerBand {
    float from = 0.0F, to = 0.0F;
    friend bool operator==(const FlickerBand&, const FlickerBand&) = default;
};
/// The bands of some columns; those nearer to each other than `mergePixels` are one.
std::vector<FlickerBand> flickerBands(const std::vector<LaneColumn>& columns, const LaneAxes& axes,
                                      float mergePixels);

/// Where only the name jumped: the x of its marks, none within a flicker.
std::vector<float> nameJumps(const std::vector<LaneColumn>& columns, const LaneAxes& axes);

}  // namespace gimbalscope::ui
