// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Turning the ship: what turns it in one step (keys, inertia, a script's rates, the autopilot) and
// how the attitude follows, by one exact exponential step about the ship's own axes. Ship axes: X
// nose, Y left, Z up, so bank right is +X, nose up -Y, nose right -Z.
#pragma once

#include "sim/state.h"

namespace gimbalscope::sim {

/// Rotation vector along the ship's axes of a turn by so many degrees, in radians.
math::Vec3 bodyTurnRad(Turn turn, double degrees);
/// The rotation vector of one step at these rates, in radians.
math::Vec3 bodyTurnRad(const BodyRates& rates);
/// The rates that turn by this vector in one step.
BodyRates ratesOf(math::Vec3 bodyTurnRad);

/// A turn that keys ask for: attitude * exp(turn/2), renormalised; summed up for the tick. The ship
/// that is flown by angles has them changed instead (drive.h).
void turnShip(AppState& state, math::Vec3 bodyTurnRad);

/// Puts the ship somewhere at rest: fed and the angle drive start anew there; a running rate,
/// coasting and the autopilot end.
void placeShip(AppState& state, const math::Quat& worldFromBody);

/// Everything of one step but the engines' tick. True when a tick is due.
bool flyStep(AppState& state);

/// Steps until the first tick at or after so many steps from now (at least 1).
std::int64_t stepsToTick(const AppState& state, std::int64_t atLeast);

/// fed starts anew from the attitude, in the arithmetic of the settings; measures from here.
void restartFed(AppState& state);

}  // namespace gimbalscope::sim
