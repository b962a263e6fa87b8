// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The flight that frames are measured in: four cards, looping through both poles for ever, with a
// minute behind it, so that the recording, the trail and the timeline are full.
#pragma once

#include "sim/session.h"

namespace gimbalscope::bench {

/// The flight after its first minute.
sim::Session loopingFlight();
/// Flies on for one sixtieth of a second.
void flyFrame(sim::Session& flight);

}  // namespace gimbalscope::bench
