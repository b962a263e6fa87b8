// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Camera placement and projection. All of it is vector arithmetic; no attitude is ever split into
// angles.
#include "scene/camera.h"

#include <algorithm>
#include <cmath>

#include "math/interpolation.h"

namespace gimbalscope::scene {
namespace {

constexpr double kClosestDepth = 0.05;
constexpr math::Vec3 kWorldUp{0.0, 0.0, 1.0};

double halfHeight(const Camera& camera) {
    return std::tan(math::toRadians(camera.fieldOfView).value * 0.5);
}

math::Vec3 unit(math::Vec3 v) { return v * (1.0 / math::length(v)); }

double smoothstep(double from, double to, double x) {
    const double t = std::clamp((x - from) / (to - from), 0.0, 1.0);
    return t * t * (3.0 - 2.0 * t);
}

/// The nose seen from above: its length is the cosine of the climb.
math::Vec3 levelNose(const math::Quat& worldFromBody) {
    const math::Vec3 nose = math::rotate(worldFromBody, {1.0, 0.0, 0.0});
    return {nose.x, nose.y, 0.0};
}

/// A camera's axes as a rotation: where right, up and back of the picture are in the world.
math::Quat orientation(const Camera& camera) {
    const math::Vec3 r = camera.right, u = camera.up, b = camera.back;
    math::Mat3 axes;
    axes.m = {{{r.x, u.x, b.x}, {r.y, u.y, b.y}, {r.z, u.z, b.z}}};
    return math::fromMatrix(axes).value_or(math::Quat{});
}

/// How far before the camera the point lies that it turns round: the ship's middle, or the eye
/// itself when that lies behind.
double focusDistance(const Camera& camera) {
    return std::max(math::dot(camera.eye, camera.back), 0.0);
}

}  // namespace

std::optional<PixelPoint> project(const Camera& camera, const PixelRect& rect, math::Vec3 point) {
    const math::Vec3 fromEye = point - camera.eye;
    const double depth = -math::dot(fromEye, camera.back);
    if (!(depth >= kClosestDepth)) {
        return std::nullopt;
    }
    const double scale = 0.5 * rect.height / (halfHeight(camera) * depth);
    return PixelPoint{rect.x + rect.width * 0.5 + math::dot(fromEye, camera.right) * scale,
                      rect.y + rect.height * 0.5 - math::dot(fromEye, camera.up) * scale};
}

double pixelsPerUnit(const Camera& camera, const PixelRect& rect, double distance) {
    return 0.5 * rect.height / (halfHeight(camera) * distance);
}

Camera orbitCamera(const Orbit& orbit) {
    const double azimuth = math::toRadians(orbit.azimuth).value;
    const double elevation =
        math::toRadians(math::Degrees{std::clamp(orbit.elevation.value, -85.0, 85.0)}).value;
    Camera camera;
    camera.back = {std::cos(azimuth) * std::cos(elevation), std::sin(azimuth) * std::cos(elevation),
                   std::sin(elevation)};
    camera.eye = orbit.target + camera.back * orbit.distance;
    camera.right = unit(math::cross(kWorldUp, camera.back));
    camera.up = math::cross(camera.back, camera.right);
    camera.fieldOfView = orbit.fieldOfView;
    return camera;
}

double easedOut(double part) {
    const double left = 1.0 - std::clamp(part, 0.0, 1.0);
    return 1.0 - left * left * left;
}

Camera blended(const Camera& from, const Camera& to, double t) {
    if (!(t < 1.0)) {
        return to;
    }
    if (t <= 0.0) {
        return from;
    }
    const auto mix = [t](double a, double b) { return a + (b - a) * t; };
    const double distanceFrom = focusDistance(from), distanceTo = focusDistance(to);
    const math::Vec3 focusFrom = from.eye - from.back * distanceFrom;
    const math::Vec3 focusTo = to.eye - to.back * distanceTo;
    const math::Quat turned =
        math::renormalized(math::slerp(orientation(from), orientation(to), t));
    Camera camera = to;
    camera.right = math::rotate(turned, {1.0, 0.0, 0.0});
    camera.up = math::rotate(turned, {0.0, 1.0, 0.0});
    camera.back = math::rotate(turned, {0.0, 0.0, 1.0});
    camera.eye =
        focusFrom + (focusTo - focusFrom) * t + camera.back * mix(distanceFrom, distanceTo);
    camera.fieldOfView = {mix(from.fieldOfView.value, to.fieldOfView.value)};
    camera.nearest = std::min(from.nearest, to.nearest);
    return camera;
}

Camera cockpitCamera(const math::Quat& worldFromBody) {
    Camera camera;
    camera.eye = math::rotate(worldFromBody, {0.30, 0.0, 0.36});
    camera.right = math::rotate(worldFromBody, {0.0, -1.0, 0.0});
    camera.up = math::rotate(worldFromBody, {0.0, 0.0, 1.0});
    camera.back = math::rotate(worldFromBody, {-1.0, 0.0, 0.0});
    camera.fieldOfView = {60.0};
    camera.nearest = 0.02;
    return camera;
}

ChaseRig settledBehind(const math::Quat& worldFromBody) {
    const math::Vec3 level = levelNose(worldFromBody);
    const double size = math::length(level);
    ChaseRig rig;
    if (size > 0.05) {
        rig.heading = level * (1.0 / size);
    }
    return rig;
}

ChaseRig advanced(const ChaseRig& rig, const math::Quat& worldFromBody, double seconds) {
    const double dt = std::clamp(std::isfinite(seconds) ? seconds : 0.0, 0.0, 0.25);
    const math::Vec3 level = levelNose(worldFromBody);
    const double size = math::length(level);
    // Full pull up to a climb of 37 degrees, none beyond 60.
    const double pull = smoothstep(0.5, 0.8, size);
    double lagRad = 0.0;
    if (pull > 0.0) {
        lagRad = std::atan2(math::cross(rig.heading, level).z, math::dot(rig.heading, level));
    }
    // Critically damped spring of time constant 0.25 s, integrated exactly for a target at rest, so
    // the result does not depend on how the time is cut into frames when nothing else moves.
    constexpr double kOmega = 1.0 / 0.25;
    const double offset = -lagRad * pull;
    const double drive = rig.turnRadPerS + kOmega * offset;
    const double decay = std::exp(-kOmega * dt);
    const double offsetAfter = (offset + drive * dt) * decay;
    ChaseRig next;
    next.turnRadPerS = (rig.turnRadPerS - kOmega * drive * dt) * decay;
    const double turn = offsetAfter - offset;
    const math::Vec3 h = rig.heading;
    next.heading = unit({h.x * std::cos(turn) - h.y * std::sin(turn),
                         h.x * std::sin(turn) + h.y * std::cos(turn), 0.0});
    return next;
}

Camera chaseCamera(const ChaseRig& rig, const math::Quat& worldFromBody, double zoom) {
    const math::Vec3 nose = math::rotate(worldFromBody, {1.0, 0.0, 0.0});
    // Level flight is seen from above, a climb from below, so that stars stand behind a vertical
    // ship.
    const double elevation = 7.0 - 15.0 * smoothstep(0.15, 0.95, std::abs(nose.z));
    const double aside = 24.0;
    const double azimuth =
        math::toDegrees(math::Radians{std::atan2(-rig.heading.y, -rig.heading.x)}).value + aside;
    return orbitCamera({.target = {0.0, 0.0, 0.05},
                        .azimuth = {azimuth},
                        .elevation = {elevation},
                        .distance = 6.15 / std::clamp(zoom, 0.25, 4.0)});
}

}  // namespace gimbalscope::scene
