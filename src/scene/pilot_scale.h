// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The pilot's own scale: heading circle and pitch rungs at infinity, which is what the attitude
// globe becomes when the eye sits in its middle.
#pragma once

#include "scene/drawing.h"

namespace gimbalscope::scene {

/// Lines and labels round the pilot. Rungs stand on the meridian whose foot is `ladderFoot` (level,
/// unit).
void addPilotScale(View& view, const Stage& stage, math::Vec3 ladderFoot);

}  // namespace gimbalscope::scene
