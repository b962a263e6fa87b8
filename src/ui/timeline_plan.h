// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Where the parts of the timeline stand in its panel: a pure function. A low, wide panel has its
// controls in a column at the left, as the lanes' captions; a high or narrow one has them in rows
// at the top. As many lanes are shown as fit, the selected card's among them.
#pragma once

#include <cstddef>
#include <vector>

#include "ui/rect.h"

namespace gimbalscope::ui {

struct TimelineRequest {
    Rect panel;
    float scale = 1.0F;
    std::size_t cardCount = 0, selectedCard = 0;
    bool allLanes = false;
    bool slowMotion = false;  ///< the controls have those of time as well
};

/// One card's angles.
struct LanePlan {
    std::size_t card = 0;
    Rect caption;  ///< its name and beads; empty where there is no room
    Rect plot;     ///< the curves, with the ramp of the stretch at its lower edge
};

struct TimelinePlan {
    bool hasColumn = false;  ///< controls at the left; else in rows at the top
    Rect controls;           ///< that column, or those rows; empty where there is no room
    Rect zoom;               ///< the span and its buttons below the column; else part of controls
    std::vector<LanePlan> lanes;
    Rect plots;             ///< all lanes from the first one's top to the last one's lower edge
    Rect axis;              ///< the times below the plots; empty where there is no room
    bool hasValues = true;  ///< degrees stand left of the plots
};

TimelinePlan planTimeline(const TimelineRequest& request);

}  // namespace gimbalscope::ui
