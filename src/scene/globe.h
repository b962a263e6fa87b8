// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The attitude globe round the ship: a heading circle, the meridian the nose is on with its pitch
// rungs, and the caps a nose must keep out of. It puts zenith, horizon, ladder and trail into one
// picture.
#pragma once

#include <optional>

#include "scene/lock_marks.h"

namespace gimbalscope::scene {

struct GlobeInput {
    math::Quat worldFromBody;
    /// Level unit vector at the foot of the meridian to draw the ladder on; no ladder without one.
    std::optional<math::Vec3> ladderFoot;
    std::vector<LockMark> lockMarks;
};

/// Half of the globe: what lies in front of the ship or what lies behind it. The front half also
/// carries the labels, which are left out where the fuselage lies under them.
void addGlobe(View& view, const Stage& stage, const GlobeInput& input, bool front);

}  // namespace gimbalscope::scene
