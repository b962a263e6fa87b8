// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The navball: a ball with the world's directions on it, turned by the quaternion itself. There is
// no heading, pitch or bank in here, so it has no attitude at which it fails. Seen by the pilot the
// ship stands still and the ball turns: its middle is where the nose points, the picture's up the
// top of the ship. To bring the directions that the top of the ship must avoid onto the ball, it
// shows 112 degrees round the nose: r = sin(k theta) with k = 90/112. Seen from outside the ball
// stands still with its zenith up, and the ship's marks move on it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "scene/scene.h"

namespace gimbalscope::scene {

/// How a ball is looked at; unit vectors in the world, square to each other.
struct BallFacing {
    math::Vec3 towards, right, up;  ///< shown in the middle, to the right, at the top
    bool isWide = true;  ///< 112 degrees round the middle; else the near half of a sphere
};

/// The pilot's: middle where the nose points, right starboard, up the top of the ship.
BallFacing pilotFacing(const math::Quat& worldFromBody);

/// From outside, 20 degrees above the horizon, off to the right of a ship that flies along
/// `levelHeading` (unit, z = 0), so that a level nose is seen and the zenith is up.
BallFacing outsideFacing(math::Vec3 levelHeading);

/// A place on the ball: 1 is the rim; x right, y up. Depth is 1 in the middle, 0 at the rim, and
/// below 0 on the far side of a ball seen from outside.
struct BallSpot {
    double x = 0.0, y = 0.0, depth = 1.0;
};
/// Where a unit direction stands on the ball; nullopt when a wide ball does not show it (112
/// degrees from its middle).
std::optional<BallSpot> ballSpot(const BallFacing& facing, math::Vec3 direction);

/// Which of the ship's axes a convention's lock is about.
enum class ShipMark : std::uint8_t { Nose, Top, Port };
/// That axis in the ship: X, Z or Y.
math::Vec3 bodyAxis(ShipMark mark);

/// One convention that locks at a disc.
struct DiscLetter {
    std::string letter;
    double stretch = 1.0;  ///< 1/cos of its middle angle now
    friend bool operator==(const DiscLetter&, const DiscLetter&) = default;
};
/// A direction of the world that a mark of the ship must keep out of.
struct LockDisc {
    math::Vec3 direction;
    ShipMark mark = ShipMark::Nose;
    std::vector<DiscLetter> letters;
    friend bool operator==(const LockDisc&, const LockDisc&) = default;
};

struct NavballInput {
    PixelRect rect{};  ///< a square
    float pixelScale = 1.0F;
    const look::Palette* palette = nullptr;
    math::Quat worldFromBody;
    BallFacing facing{};
    std::vector<LockDisc> discs{};
};

/// The ball's radius; 1 is half the height of its view. The rest, 20 pixels at text scale 1, is for
/// beads outside the rim.
double ballRadius(const NavballInput& input);

/// The whole instrument: sphere, marks, discs, and in the pilot's view what is fixed to the ship.
/// Its camera looks at a plane on which 1 is half the view's height.
View navball(const NavballInput& input);

}  // namespace gimbalscope::scene
