// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The ship that is flown by angles. The keys change the angles of the selected card's convention
// directly and the ship is posed from them, so that the controls lock where the convention does:
// two pairs of keys then turn the ship about one axis. With drive angles that ship is the truth;
// with drive both it flies beside the quaternion's, by the same keys. Keys, stick, scripted rates
// and the autopilot's loop, roll and tumble (which are keys held down) change the angles; cross and
// hold aim at an attitude: they turn the ship itself, and the angles follow as the nearest ones
// (drive both: the second ship is given the same turns as keys).
#pragma once

#include <optional>

#include "convention/turn_axes.h"
#include "sim/state.h"

namespace gimbalscope::sim {

/// The ship's axis, along which it is turned by the keys that change this angle: that of the angle
/// itself at level, with the sign that makes the ship start the way it does under a quaternion. The
/// third angle of a proper Euler order turns about the first one's axis at level (where such an
/// order locks); it gets the keys that are left over. Zero for the third angle of a row of two.
math::Vec3 keyAxis(const convention::Convention& row, const convention::ReadingOptions& options,
                   std::size_t slot);

/// Starts the angle drive at the attitude, with the selected card's principal angles; empties it
/// under drive quaternion and without a card. Under drive angles the attitude becomes what those
/// angles pose: the same, or for a row of two angles the part of it that it can show.
void startAngleDrive(AppState& state);

/// The same after a change of drive or reading. True when the attitude was put elsewhere; fed then
/// starts anew.
bool restartAngleDrive(AppState& state);

/// Starts the angle drive anew when the selected card is of another row or frame than it was, and
/// takes note of the card's name. True when the attitude was put elsewhere, as above.
bool followSelectedCard(AppState& state);

/// Turns that keys ask for, along the ship's axes at level, as changes of the angles.
void turnAngles(AppState& state, math::Vec3 keyTurnRad);

/// The ship of drive angles turned as a body, its angles following as the nearest ones.
void turnBodyAndFollow(AppState& state, math::Vec3 bodyTurnRad);

/// Two pairs of keys and how much the turns they make differ.
struct LostFreedom {
    std::array<std::size_t, 2> slots{0, 2};   ///< angles, intrinsic order
    std::array<std::string_view, 2> names{};  ///< their names
    /// Two keys that turn the ship alike, as nearly as they do, and so do their opposites.
    std::array<Turn, 2> alike{};
    double freedom = 1.0;      ///< sine of the angle between their axes: 1 all, 0 lost
    double betweenDeg = 90.0;  ///< the angle between their axes as lines, 0 to 90
    bool opposite = false;     ///< both angles growing turn the ship opposite ways, not alike
};

/// Of a row's angles (radians, engine's signs); nullopt for a row of two, whose turns stay at right
/// angles.
std::optional<LostFreedom> lostFreedom(const convention::Convention& row,
                                       const convention::ReadingOptions& options,
                                       const std::array<double, 3>& anglesRad);
/// Of the ship that is flown by angles; nullopt while there is none.
std::optional<LostFreedom> lostFreedom(const AppState& state);

}  // namespace gimbalscope::sim
