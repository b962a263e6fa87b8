// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The quaternion an engine would have. It is accumulated from the same turns as the attitude, in
// the chosen arithmetic, once a tick: exact takes one exponential step, seed takes roll, yaw and
// pitch as three products (seed 000's order). It is kept in our axes and carried into each engine's
// frame when read, which permutes components and changes signs and so rounds nothing.
#pragma once

#include "sim/state.h"

namespace gimbalscope::sim {

/// The attitude rounded to the arithmetic, where an accumulation starts.
math::Quat startOfFed(const math::Quat& attitude, convention::Arithmetic arithmetic);

/// fed at the next tick, from tickAttitude, attitude and tickTurnRad of the state; scaled by
/// 1/sqrt(q.q) in its own arithmetic when renormalising. Starts anew from the attitude when it is
/// no longer a rotation.
math::Quat advancedFed(const AppState& state);

}  // namespace gimbalscope::sim
