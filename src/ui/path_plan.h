// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Where the parts of the keyframes' panel stand: a pure function. From top to bottom the jumps at
// the keys, the speeds, the accelerations, the times with a handle at each key, and a strip of the
// poses there. Controls in a column at the left of a wide panel, else in a row at the top.
#pragma once

#include <span>
#include <vector>

#include "sim/state.h"
#include "ui/rect.h"

namespace gimbalscope::ui {

struct PathPlanRequest {
    Rect panel;
    float scale = 1.0F;
    std::span<const double> keyTimesS;  ///< rising
    double lastS = 0.0;                 ///< where the way ends
    std::size_t selected = 0;
};

/// One pose of the strip.
struct PoseCell {
    std::size_t key = 0;
    Rect cell, view;     ///< the ship stands in the view; number and time below it
    float timeX = 0.0F;  ///< where its time falls on the axis
};

struct PathPlan {
    bool hasColumn = false;
    Rect controls;                  ///< empty where there is no room
    Rect speeds, accelerations;     ///< plots; empty where there is no room
    Rect jumps;                     ///< above the speeds: their title, and the jumps at the keys
    Rect axis;                      ///< times and handles
    std::vector<PoseCell> poses;    ///< as many as fit, the selected one among them
    double fromS = 0.0, toS = 1.0;  ///< at the left and right edge of the plots; to > from

    float x(double seconds) const {
        return static_cast<float>(speeds.x) +
               static_cast<float>(speeds.width) *
                   static_cast<float>((seconds - fromS) / (toS - fromS));
    }
    double seconds(float atX) const {
        return fromS + (toS - fromS) * static_cast<double>(atX - static_cast<float>(speeds.x)) /
                           static_cast<double>(speeds.width > 0 ? speeds.width : 1);
    }
};

PathPlan planPath(const PathPlanRequest& request);
/// The plan of a state's keyframes in a panel.
PathPlan planPath(const Rect& panel, float scale, const sim::Keyframing& keyframing);

}  // namespace gimbalscope::ui
