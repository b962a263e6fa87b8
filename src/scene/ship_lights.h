// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What shines on the ship: the plumes of its two engines and the navigation lamps (red to port,
// green to starboard, white on the fin).
#pragma once

#include "scene/drawing.h"
#include "scene/mesh.h"

namespace gimbalscope::scene {

/// Where the lights sit, in body axes.
struct ShipLights {
    std::vector<math::Vec3> engines;
    std::optional<math::Vec3> portLamp, starboardLamp, finLamp;
};

/// The lights a model says it has (anchors engine_*, lamp_port, lamp_starboard, lamp_fin).
ShipLights shipLights(const Mesh& mesh);

/// A ship whose lights are on: its pose, size and how much thrust it shows, 0 to 1.
struct LitShip {
    math::Quat worldFromBody;
    double scale = 1.0;
    float throttle = 0.5F;
};

/// Plumes, to be painted right after the ship they belong to, and the lamps over them.
void addShipLights(View& view, const Stage& stage, const ShipLights& lights, const LitShip& ship);

}  // namespace gimbalscope::scene
