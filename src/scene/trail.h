// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The path of the nose over the last seconds as a ribbon on a sphere round the ship. The ribbon
// lies along the wings, so its twist is the bank; its colour is the stretch of the convention it is
// drawn for.
#pragma once

#include "scene/drawing.h"

namespace gimbalscope::scene {

/// Where the ship pointed at a time in the past.
struct TrailSample {
    math::Quat worldFromBody;
    double timeS = 0.0;
    double stretch = 1.0;
    bool breakBefore = false;  ///< the ship jumped here: no ribbon between this and the one before
};

struct TrailInput {
    std::span<const TrailSample> samples;  ///< oldest first
    TrailSample now;                       ///< the ship now; takes the stretch of the last sample
    bool fades = true;                     ///< thinner and fainter with age
};

/// Half of the trail, in front of the ship or behind it. Samples older than sim::kTrailSeconds are
/// skipped; a jump of the nose by more than 25 degrees between two samples (an attitude typed in)
/// breaks the ribbon. Empty without samples.
Drawing trail(const Stage& stage, const TrailInput& input, bool front);

}  // namespace gimbalscope::scene
