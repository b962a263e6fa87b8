// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The autopilots. They only steer: what comes out is the turn of one step about the ship's own
// axes, which the ship then flies like any other. Deterministic; the state of a manoeuvre is in the
// pilot itself. Nothing here knows of conventions or readings.
#pragma once

#include "sim/state.h"

namespace gimbalscope::sim {

/// The turn that the autopilot asks for in this step, a rotation vector in radians along the ship's
/// axes (zero without one). Advances the manoeuvre and switches the autopilot off when it is over.
/// `tickDue`: a tick of the engines follows this step.
math::Vec3 autopilotTurnRad(AppState& state, bool tickDue);

/// Angle between the nose and the zenith, in radians, 0 to pi; full relative precision near 0.
double noseFromZenithRad(const math::Quat& worldFromBody);

/// How far the cross pilot stays from the vertical before it climbs, and flies on beyond it.
inline constexpr double kCrossRunUpDeg = 30.0;

}  // namespace gimbalscope::sim
