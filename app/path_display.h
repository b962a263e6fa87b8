// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The compared curves through the keyframes, kept from frame to frame and made anew only when what
// they are made of has changed; and their pictures in a layout.
#pragma once

#include <span>
#include <vector>

#include "app/compose.h"
#include "sim/measured_path.h"

namespace gimbalscope::app {

class PathDisplay {
public:
    /// Brings the curves up to a state; none while the task is another one and they are not shown.
    void update(const sim::AppState& state, bool isShown);
    /// In the order of the compared methods.
    std::span<const sim::MeasuredPath> paths() const { return paths_; }

private:
    sim::PathRequest request_;
    std::vector<sim::MeasuredPath> paths_;
};

/// The spheres of the methods and the poses at the keys, in the layout's places for them.
std::vector<scene::View> pathViews(const ComposeInput& input,
                                   std::span<const sim::MeasuredPath> paths);

}  // namespace gimbalscope::app
