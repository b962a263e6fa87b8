// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The flight view: the true ship in its world, with the attitude globe, the trail of its nose and
// its own axes. Takes plain values, so that it can be made without a simulation.
#pragma once

#include "scene/globe.h"
#include "scene/ship_lights.h"
#include "scene/trail.h"

namespace gimbalscope::scene {

struct FlightInput {
    PixelRect rect;
    float pixelScale = 1.0F;
    const look::Palette* palette = nullptr;
    Camera camera;
    bool isPilotView = false;  ///< seen from the cockpit: a scale at infinity instead of the globe
    math::Quat worldFromBody;
    float throttle = 0.75F;
    std::span<const TrailSample> trail;  ///< oldest first
    double nowS = 0.0;
    std::vector<LockMark> lockMarks;
    std::vector<PixelRect> keepClear;    ///< places in the window that labels must leave free
    const ShipLights* lights = nullptr;  ///< none: no plumes and lamps
};

/// The view, ready to be drawn.
View flightView(const FlightInput& input);

/// The foot of the meridian the nose is on: a level unit vector. Within 4 degrees of the vertical,
/// where the nose is on every meridian, the one it came from according to the trail; nullopt when
/// the trail does not say.
std::optional<math::Vec3> ladderFoot(const math::Quat& worldFromBody,
                                     std::span<const TrailSample> trail);

}  // namespace gimbalscope::scene
