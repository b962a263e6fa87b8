// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// From a flight and a layout to the scene: the flight views and the picture in each card, with
// their gimbals, lock marks and trail. Pure: what moves from frame to frame comes with the input.
#pragma once

#include <functional>
#include <map>
#include <span>
#include <string>

#include "app/cameras.h"
#include "app/card_motion.h"
#include "scene/flight_view.h"
#include "scene/scene.h"
#include "scene/ship_lights.h"
#include "sim/readout.h"
#include "ui/layout.h"

namespace gimbalscope::app {

struct ComposeInput {
    const sim::Session& flight;
    const sim::Readouts& readouts;
    const ui::Layout& layout;
    const Cameras& cameras;
    const scene::ShipLights& lights;
    std::span<const CardMotion> cards;  ///< one for each card of the readouts
    const std::map<std::string, std::string, std::less<>>& keyLabels;  ///< what is printed on keys
};

/// The scene of one frame: the flight view first when it is shown, then the second one, then the
/// cards' pictures in the order of the layout.
scene::Scene compose(const ComposeInput& input);

}  // namespace gimbalscope::app
