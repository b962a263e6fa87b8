// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The flight view: the true ship in its world, with the attitude globe, the trail of its nose and
// its own axes. Takes plain values, so that it can be made without a simulation.
#pragma once

#include "scene/gimbal_rings.h"
#include "scene/globe.h"
#include "scene/ship_lights.h"
#include "scene/trail.h"

namespace gimbalscope::scene {

/// An axis about which keys turn the ship: a line outward that ends in their caps.
struct KeyAxis {
    math::Vec3 direction;         ///< unit, world frame
    double from = 0.0, to = 0.0;  ///< units from the ship's middle
    std::string keys;             ///< what is printed on them, a word for each
    look::Rgb color;
};

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
    bool trailFades = true;  ///< thinner and fainter with age
    std::vector<LockMark> lockMarks;
    std::vector<KeyAxis> keyAxes;        ///< instead of the letters of the ship's axes
    std::optional<Gimbals> gimbals;      ///< rings round the ship instead of globe and trail
    std::optional<math::Quat> target;    ///< worldFromBody to be reached: an outline of the ship
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
