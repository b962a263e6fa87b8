// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Where the cameras of a frame stand. Pure but for what they remember from frame to frame: the
// chase camera's spring, and on the way from one kind of camera to another where that way began.
// Nothing else eases: a camera that is dragged or zoomed is there at once.
#pragma once

#include <array>
#include <optional>

#include "scene/camera.h"
#include "sim/session.h"

namespace gimbalscope::app {

/// The cameras of one frame.
struct Cameras {
    scene::Camera flight;   ///< of the ship that is flown
    scene::Camera driven;   ///< of the ship that is flown by angles, when there are two
    scene::Camera outside;  ///< what the cards' cameras stand beside; never in the cockpit
    friend bool operator==(const Cameras&, const Cameras&) = default;
};

struct CameraMemory {
    std::optional<scene::ChaseRig> rig;
    std::optional<sim::Camera> kind;
    Cameras last, from;
    double movedS = scene::kCameraMoveSeconds;  ///< since the present way began
    bool isChasing = false;                     ///< the spring has not come to rest
};

struct CameraRequest {
    const sim::Session& flight;
    double aspect = 1.5;   ///< width to height of the flight view
    double seconds = 0.0;  ///< since the frame before
    bool settled = false;  ///< at rest at once
};

/// The cameras now; advances the memory.
Cameras moveCameras(CameraMemory& memory, const CameraRequest& request);

/// True while a camera is on its way: another frame would look different.
bool isMoving(const CameraMemory& memory);

}  // namespace gimbalscope::app
