// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Cameras in the world frame (X forward, Y left, Z up), the ship's middle at the origin. A camera
// is its position and its own axes; projecting a point needs no matrix. The chase camera is a small
// state that is advanced in time: it follows the heading with a critically damped spring, never
// rolls, and uses no Euler angles, which would lock it where its subject locks.
#pragma once

#include <optional>

#include "math/rotation.h"

namespace gimbalscope::scene {

/// A rectangle in pixels of the window: x right, y down from the top left corner.
struct PixelRect {
    int x = 0, y = 0, width = 0, height = 0;
    friend bool operator==(const PixelRect&, const PixelRect&) = default;
};

/// A perspective camera. `right`, `up` and `back` are unit vectors in the world frame; it looks
/// along -back.
struct Camera {
    math::Vec3 eye{-6.0, 0.0, 0.0};
    math::Vec3 right{0.0, -1.0, 0.0}, up{0.0, 0.0, 1.0}, back{-1.0, 0.0, 0.0};
    math::Degrees fieldOfView{36.0};  ///< from the bottom to the top of the picture
    double nearest = 0.1, farthest = 400.0;
    friend bool operator==(const Camera&, const Camera&) = default;
};

/// A point on the picture.
struct PixelPoint {
    double x = 0.0, y = 0.0;  ///< pixels of the window, y down
    friend bool operator==(const PixelPoint&, const PixelPoint&) = default;
};

/// Where a world point falls; nullopt when it is behind the camera (or nearer than 0.05 units). The
/// point may lie outside the rectangle.
std::optional<PixelPoint> project(const Camera& camera, const PixelRect& rect, math::Vec3 point);

/// How many pixels one unit is tall at a distance from the eye.
double pixelsPerUnit(const Camera& camera, const PixelRect& rect, double distance);

/// Where an orbiting camera stands. Azimuth turns left from world X, elevation is up and is kept
/// within 85 degrees, so that the picture's up stays the world's up.
struct Orbit {
    math::Vec3 target{};
    math::Degrees azimuth{180.0}, elevation{9.0};
    double distance = 6.15;
    math::Degrees fieldOfView{36.0};
};
Camera orbitCamera(const Orbit& orbit);

/// How long a change of camera takes, in seconds.
inline constexpr double kCameraMoveSeconds = 0.18;

/// On the way from one camera to another, `t` from 0 to 1 along the way: the point looked round,
/// the distance from it and the field of view move straight, the orientation turns the short way
/// without Euler angles. Exactly `from` and `to` at the ends; t outside is clamped, NaN is 1.
Camera blended(const Camera& from, const Camera& to, double t);

/// How far a move has come after a part of its time, both 0 to 1: fast at first, then slower
/// (1 - (1 - x)^3).
double easedOut(double part);

/// The pilot's eye: looks along the nose and rolls with the ship.
Camera cockpitCamera(const math::Quat& worldFromBody);

/// What the chase camera remembers between frames.
struct ChaseRig {
    math::Vec3 heading{1.0, 0.0, 0.0};  ///< unit, level: the direction it looks in, seen from above
    double turnRadPerS = 0.0;           ///< how fast that direction turns left now
    friend bool operator==(const ChaseRig&, const ChaseRig&) = default;
};

/// A rig that has come to rest behind the ship; one that looks along X when the nose is near the
/// vertical.
ChaseRig settledBehind(const math::Quat& worldFromBody);

/// The rig `seconds` later. Near the vertical, where the nose points nowhere in particular, it
/// keeps its direction; so it does not swing round when the ship loops over the top, only once the
/// nose has come down on the other side. Steps over 0.25 s are taken as 0.25 s.
ChaseRig advanced(const ChaseRig& rig, const math::Quat& worldFromBody, double seconds);

/// The chase camera of a rig: behind and a little to the side, above a level ship, below a climbing
/// one. `zoom` divides the distance.
Camera chaseCamera(const ChaseRig& rig, const math::Quat& worldFromBody, double zoom);

}  // namespace gimbalscope::scene
