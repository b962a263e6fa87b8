// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The two projections, and the ball put together from its parts.
#include "scene/navball.h"

#include <algorithm>
#include <cmath>

#include "scene/navball_pen.h"

namespace gimbalscope::scene {
namespace {

constexpr double kWide = 90.0 / 112.0;
constexpr double kHalfPi = 1.5707963267948966;
constexpr double kEyeHeight = 2.0;  // of the camera over the plane
constexpr double kSideDeg = 30.0, kAboveDeg = 20.0;

/// Looks straight down at the plane; the view's height is 2 units of it.
Camera planeCamera() {
    Camera camera;
    camera.eye = {0.0, 0.0, kEyeHeight};
    camera.right = {1.0, 0.0, 0.0};
    camera.up = {0.0, 1.0, 0.0};
    camera.back = {0.0, 0.0, 1.0};
    camera.fieldOfView = math::toDegrees(math::Radians{2.0 * std::atan(1.0 / kEyeHeight)});
    camera.farthest = 4.0;
    return camera;
}

}  // namespace

BallFacing pilotFacing(const math::Quat& worldFromBody) {
    return {math::rotate(worldFromBody, {1.0, 0.0, 0.0}),
            math::rotate(worldFromBody, {0.0, -1.0, 0.0}),
            math::rotate(worldFromBody, {0.0, 0.0, 1.0}), true};
}

BallFacing outsideFacing(math::Vec3 levelHeading) {
    const double side = math::toRadians(math::Degrees{kSideDeg}).value;
    const double above = math::toRadians(math::Degrees{kAboveDeg}).value;
    const math::Vec3 starboard = math::cross(levelHeading, {0.0, 0.0, 1.0});
    const math::Vec3 level = levelHeading * std::cos(side) + starboard * std::sin(side);
    BallFacing facing;
    facing.towards = level * std::cos(above) + math::Vec3{0.0, 0.0, std::sin(above)};
    facing.up = level * -std::sin(above) + math::Vec3{0.0, 0.0, std::cos(above)};
    facing.right = math::cross(facing.up, facing.towards);
    facing.isWide = false;
    return facing;
}

std::optional<BallSpot> ballSpot(const BallFacing& facing, math::Vec3 direction) {
    const double x = math::dot(direction, facing.right), y = math::dot(direction, facing.up);
    const double z = math::dot(direction, facing.towards);
    if (!facing.isWide) {
        return BallSpot{x, y, z};
    }
    const double across = std::hypot(x, y);
    const double turned = kWide * std::atan2(across, z);
    if (!(turned <= kHalfPi)) {
        return std::nullopt;
    }
    // In the middle r / across is k; exactly behind there is nothing to see anyway.
    const double scale = across > 1e-12 ? std::sin(turned) / across : kWide;
    return BallSpot{x * scale, y * scale, std::cos(turned)};
}

math::Vec3 bodyAxis(ShipMark mark) {
    switch (mark) {
        case ShipMark::Top:
            return {0.0, 0.0, 1.0};
        case ShipMark::Port:
            return {0.0, 1.0, 0.0};
        case ShipMark::Nose:
            break;
    }
    return {1.0, 0.0, 0.0};
}

double ballRadius(const NavballInput& input) {
    constexpr double kBeadRoom = 20.0;
    const double half = std::max(0.5 * input.rect.height, 1.0);
    const double room = kBeadRoom * static_cast<double>(input.pixelScale) / half;
    return std::clamp(1.0 - room, 0.6, 0.9);
}

View navball(const NavballInput& input) {
    View view{.rect = input.rect, .camera = planeCamera(), .pixelScale = input.pixelScale};
    view.items.emplace_back(BallItem{static_cast<float>(ballRadius(input)), input.facing.towards,
                                     input.facing.right, input.facing.up, input.facing.isWide});
    Drawing world, discs, fixed;
    BallPen worldPen(input, world), discPen(input, discs), fixedPen(input, fixed);
    addGraticule(worldPen);
    addLockDiscs(view, input, discPen);
    addBallLabels(view, input, worldPen);
    if (input.facing.isWide) {
        addPilotMarks(input, fixedPen);
    } else {
        addOutsideMarks(input, fixedPen);
    }
    for (Drawing* each : {&world, &discs, &fixed}) {
        view.items.emplace_back(std::move(*each));
    }
    return view;
}

}  // namespace gimbalscope::scene
