// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Relative rotation: attitude B as A sees it, the same turn made by C, and a turn about an axis of
// the ship or of the world as the numbers to type in each engine. Attitudes are unit quaternions
// worldFromBody in our axes.
#pragma once

#include <string>

#include "convention/reading.h"

namespace gimbalscope::tune {

/// B in A's own axes: the turn that A would have to make, about its own axes, to lie as B does.
/// Unit, for unit attitudes; A itself gives the identity.
math::Quat bodyAFromBodyB(const math::Quat& worldFromA, const math::Quat& worldFromB);

/// C after the turn that carried A into B: worldFromC * bodyAFromBodyB. With C = A this is B.
math::Quat carried(const math::Quat& worldFromC, const math::Quat& bodyAFromBodyB);

/// A turn about one axis.
struct ShipTurn {
    math::Vec3 axis{1, 0, 0};  ///< along the axes of `frame`; any length but zero
    math::Degrees angle{};     ///< positive as that frame counts: clockwise in a left-handed one
    convention::FrameId frame = convention::FrameId::World;
    bool aboutWorld = false;  ///< about the world's axis instead of the ship's own
};

/// The turn alone, in our axes; exact at multiples of 90 degrees. The identity for an axis without
/// length or an angle that is not finite.
math::Quat quaternionOf(const ShipTurn& turn);

/// The attitude after the turn: worldFromBody * turn about the ship's own axis, turn *
/// worldFromBody about the world's.
math::Quat turned(const math::Quat& worldFromBody, const ShipTurn& turn);

/// What one engine shows before and after, in the row's units and intrinsic order, and what to type
/// there to make the turn.
struct TypedTurn {
    std::array<double, 3> before{}, after{};
    std::string text;
};
TypedTurn typedTurn(const convention::Convention& row, const convention::ReadingOptions& options,
                    const math::Quat& worldFromBody, const ShipTurn& turn);

}  // namespace gimbalscope::tune
