// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The camera each state asks for, and the way there.
#include "app/cameras.h"

#include <algorithm>
#include <cmath>

namespace gimbalscope::app {
namespace {

/// Rings round a ship, and key caps outside of them, need more room; the ship stands higher, above
/// what is said about the keys.
constexpr double kRingZoom = 0.80, kTarget = 0.05, kRaisedBy = 0.42;

/// An orbit camera round the ship's middle; zoom divides the distance.
scene::Camera orbiting(double azimuthDeg, double elevationDeg, double zoom) {
    scene::Orbit orbit;
    orbit.target = {0.0, 0.0, kTarget};
    orbit.azimuth = {azimuthDeg};
    orbit.elevation = {elevationDeg};
    orbit.distance = 6.15 / std::clamp(zoom, 0.1, 10.0);
    return scene::orbitCamera(orbit);
}

/// Zoom, less in a narrow view, so that the ship keeps its wings in the picture.
double zoomFor(const CameraRequest& request) {
    const sim::AppState& state = request.flight.state;
    const double aspect = std::isfinite(request.aspect) ? request.aspect : 1.5;
    const double rings = state.drive == sim::Drive::Quaternion ? 1.0 : kRingZoom;
    return state.view.zoom * rings * std::clamp(aspect / 1.5, 0.4, 1.0);
}

/// The cameras the state asks for.
Cameras wanted(const CameraRequest& request, const scene::ChaseRig& rig) {
    const sim::AppState& state = request.flight.state;
    const double zoom = zoomFor(request);
    const double raised = state.drive == sim::Drive::Both ? kRaisedBy : 0.0;
    const auto same = [&](const scene::Camera& camera) {
        scene::Camera high = camera;
        high.eye = camera.eye - camera.up * raised;
        return Cameras{high, high, camera};
    };
    switch (state.view.camera) {
        case sim::Camera::Orbit:
            return same(orbiting(state.view.orbitAzimuthDeg, state.view.orbitElevationDeg, zoom));
        case sim::Camera::Fixed:
            return same(orbiting(180.0, 9.0, zoom));
        case sim::Camera::Cockpit:
            return {scene::cockpitCamera(state.attitude),
                    scene::cockpitCamera(state.angleDrive.attitude),
                    scene::chaseCamera(rig, state.attitude, 1.0)};
        case sim::Camera::Chase:
            break;
    }
    return same(scene::chaseCamera(rig, state.attitude, zoom));
}

/// A chase camera at rest. With the nose near the vertical, where it points nowhere in particular,
/// the one behind the last attitude that did point somewhere.
scene::ChaseRig settledRig(const sim::Session& flight) {
    constexpr double kSteep = 0.94;  // sine of 70 degrees
    const auto isSteep = [](const math::Quat& attitude) {
        return std::fabs(math::rotate(attitude, {1.0, 0.0, 0.0}).z) > kSteep;
    };
    if (isSteep(flight.state.attitude)) {
        const auto& samples = flight.trail.samples;
        for (auto sample = samples.rbegin(); sample != samples.rend(); ++sample) {
            if (!isSteep(sample->attitude)) {
                return scene::settledBehind(sample->attitude);
            }
        }
    }
    return scene::settledBehind(flight.state.attitude);
}

void moveRig(CameraMemory& memory, const CameraRequest& request) {
    const sim::AppState& state = request.flight.state;
    const scene::ChaseRig before = memory.rig.value_or(settledRig(request.flight));
    memory.rig = request.settled || !memory.rig
                     ? settledRig(request.flight)
                     : scene::advanced(before, state.attitude, request.seconds);
    memory.isChasing = state.view.camera == sim::Camera::Chase && !request.settled &&
                       (std::fabs(memory.rig->turnRadPerS) > 2e-3 ||
                        math::length(memory.rig->heading - before.heading) > 1e-4);
}

}  // namespace

Cameras moveCameras(CameraMemory& memory, const CameraRequest& request) {
    const sim::ViewState& view = request.flight.state.view;
    moveRig(memory, request);
    const Cameras goal = wanted(request, *memory.rig);
    if (request.settled || view.reduceMotion || !memory.kind) {
        memory.movedS = scene::kCameraMoveSeconds;
    } else if (memory.kind != view.camera) {
        memory.from = memory.last;
        memory.movedS = 0.0;
    }
    memory.kind = view.camera;
    if (memory.movedS < scene::kCameraMoveSeconds) {
        memory.movedS += std::max(request.seconds, 0.0);
        const double t = scene::easedOut(memory.movedS / scene::kCameraMoveSeconds);
        memory.last = {scene::blended(memory.from.flight, goal.flight, t),
                       scene::blended(memory.from.driven, goal.driven, t),
                       scene::blended(memory.from.outside, goal.outside, t)};
    } else {
        memory.last = goal;
    }
    return memory.last;
}

bool isMoving(const CameraMemory& memory) {
    return memory.isChasing || memory.movedS < scene::kCameraMoveSeconds;
}

}  // namespace gimbalscope::app
