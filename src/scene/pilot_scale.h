// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The pilot's own scale: heading circle and pitch rungs at infinity, which is what the attitude
// globe becomes when the eye sits in its middle.
#pragma once

#include "scene/globe.h"

namespace gimbalscope::scene {

/// Lines and labels round the pilot: heading ticks, the rungs of the ladder when it has a foot, and
/// the caps the nose mark must keep out of.
void addPilotScale(View& view, const Stage& stage, const GlobeInput& input);

}  // namespace gimbalscope::scene
