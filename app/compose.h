// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// From a flight and a layout to the scene: the flight view and the picture in each card, with their
// cameras, gimbals, lock marks and trail. Pure but for the chase camera, which remembers where it
// looked.
#pragma once

#include "app/cockpit.h"
#include "scene/camera.h"
#include "scene/scene.h"
#include "scene/ship_lights.h"
#include "sim/readout.h"
#include "ui/layout.h"

namespace gimbalscope::app {

struct ComposeInput {
    const sim::Session& flight;
    const sim::Readouts& readouts;
    const ui::Layout& layout;
    const scene::ChaseRig& rig;
    const scene::ShipLights& lights;
};

/// The scene of one frame: the flight view first when it is shown, then the cards' pictures in the
/// order of the layout.
scene::Scene compose(const ComposeInput& input);

}  // namespace gimbalscope::app
