// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// One text of the accumulation for the three arithmetics. Turns are computed in double and rounded
// to the arithmetic once, products and the renormalisation round at every operation.
#include "sim/fed.h"

namespace gimbalscope::sim {

namespace {

using convention::Arithmetic;
using math::Quat;
using math::QuatOf;

// Body-axis increments: roll, then yaw, then pitch, each a product of its own (seed 000).
template <class T>
QuatOf<T> seedStep(const QuatOf<T>& fed, math::Vec3 turnRad) {
    const QuatOf<T> roll = math::castTo<T>(math::fromAxisAngle({1, 0, 0}, {turnRad.x}));
    const QuatOf<T> yaw = math::castTo<T>(math::fromAxisAngle({0, 0, 1}, {turnRad.z}));
    const QuatOf<T> pitch = math::castTo<T>(math::fromAxisAngle({0, 1, 0}, {turnRad.y}));
    return ((fed * roll) * yaw) * pitch;
}

// 1/sqrt(q.q) in T, as an engine would do it.
template <class T>
QuatOf<T> rescaled(const QuatOf<T>& q) {
    const T scale = T(1.0) / math::sqrtOf(q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w);
    return {q.x * scale, q.y * scale, q.z * scale, q.w * scale};
}

template <class T>
Quat advanced(const AppState& state) {
    QuatOf<T> fed = math::castTo<T>(state.fed);
    if (state.settings.integration == Integration::Seed) {
        fed = seedStep(fed, state.tickTurnRad);
    } else {
        const bool isAtRest = state.attitude == state.tickAttitude;
        const Quat turned =
            isAtRest ? Quat{} : math::conjugate(state.tickAttitude) * state.attitude;
        fed = fed * math::castTo<T>(turned);
    }
    if (state.settings.renormalise) {
        fed = rescaled(fed);
    }
    return math::toDouble(fed);
}

template <class T>
Quat rounded(const Quat& attitude) {
    return math::toDouble(math::castTo<T>(attitude));
}

}  // namespace

Quat startOfFed(const Quat& attitude, Arithmetic arithmetic) {
    switch (arithmetic) {
        case Arithmetic::Float64:
            return attitude;
        case Arithmetic::Float32:
            return rounded<float>(attitude);
        case Arithmetic::Half:
            return rounded<math::Half>(attitude);
    }
    return attitude;
}

Quat advancedFed(const AppState& state) {
    const Arithmetic arithmetic = fedArithmetic(state.settings);
    Quat fed;
    switch (arithmetic) {
        case Arithmetic::Float64:
            fed = advanced<double>(state);
            break;
        case Arithmetic::Float32:
            fed = advanced<float>(state);
            break;
        case Arithmetic::Half:
            fed = advanced<math::Half>(state);
            break;
    }
    const bool isRotation = math::isFinite(fed) && math::norm(fed) > 0.0;
    return isRotation ? fed : startOfFed(state.attitude, arithmetic);
}

}  // namespace gimbalscope::sim
