// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Second Life: llRot2Euler in two published implementations, and rot2roll_pitch_yaw. LSL's axes are
// X forward, Y left, Z up, right-handed; llRot2Euler inverts M = Rx(x) Ry(y) Rz(z),
// rot2roll_pitch_yaw inverts M = Rz(yaw) Ry(pitch) Rx(roll), so pitch is nose down and yaw is left.
// Formulas and pole tests: docs/formulas.md; code was read, not copied.
#include "convention/formulas/elements.h"
#include "convention/formulas/formulas.h"

namespace gimbalscope::convention::formulas {

template <class T>
Extracted lslViewer(const math::QuatOf<T>& q, bool /*clamped*/) {
    using math::atan2Of;
    const T two(2.0);
    const auto tiny = static_cast<T>(0.000436);
    const T sineX = two * (q.x * q.w - q.y * q.z);
    const T sineY = two * (q.x * q.z + q.y * q.w);
    const T sineZ = two * (q.z * q.w - q.x * q.y);
    // Squares are paired as the viewer pairs them: float32 rounds each difference.
    const T squaresWy = q.w * q.w - q.y * q.y;
    const T squaresXz = q.x * q.x - q.z * q.z;
    const T cosineX = squaresWy - squaresXz;
    const T cosineZ = squaresWy + squaresXz;
    const T cosineY = math::sqrtOf(sineX * sineX + cosineX * cosineX);
    if (cosineY > tiny) {
        return {{static_cast<double>(atan2Of(sineX, cosineX)),
                 static_cast<double>(atan2Of(sineY, cosineY)),
                 static_cast<double>(atan2Of(sineZ, cosineZ))}};
    }
    const auto quarterTurn = static_cast<T>(math::kPi / 2.0);
    if (sineY > T(0.0)) {
        const T z = two * atan2Of(q.z + q.x, q.w + q.y);
        return {{0.0, static_cast<double>(quarterTurn), static_cast<double>(z)}, true};
    }
    const T z = two * atan2Of(q.z - q.x, q.w - q.y);
    return {{0.0, static_cast<double>(-quarterTurn), static_cast<double>(z)}, true};
}

template <class T>
Extracted openSim(const math::QuatOf<T>& q, bool clamped) {
    using math::atan2Of;
    const T two(2.0);
    const T sxx = q.x * q.x;
    const T syy = q.y * q.y;
    const T szz = q.z * q.z;
    const T sww = q.w * q.w;
    const T unit = sxx + syy + szz + sww;
    const T sine = q.x * q.z + q.y * q.w;
    const T edge = T(0.49999) * unit;
    if (sine > edge || sine < -edge) {
        const bool up = sine > edge;
        const T z = two * atan2Of(q.x, q.w);
        const auto quarterTurn = static_cast<T>(math::kPi / 2.0);
        return {{0.0, static_cast<double>(up ? quarterTurn : -quarterTurn),
                 static_cast<double>(up ? z : -z)},
                true};
    }
    const T x = atan2Of(two * (q.x * q.w - q.y * q.z), sww - sxx - syy + szz);
    const T y = math::asinOf(limited(two * sine / unit, clamped));
    const T z = atan2Of(two * (q.z * q.w - q.x * q.y), sww + sxx - syy - szz);
    return {{static_cast<double>(x), static_cast<double>(y), static_cast<double>(z)}};
}

template <class T>
Extracted lslRollPitchYaw(const math::QuatOf<T>& q, bool clamped) {
    using math::atan2Of;
    const T one(1.0);
    const T two(2.0);
    const T roll = atan2Of(two * (q.w * q.x + q.y * q.z), one - two * (q.x * q.x + q.y * q.y));
    const T pitch = math::asinOf(limited(two * (q.w * q.y - q.z * q.x), clamped));
    const T yaw = atan2Of(two * (q.w * q.z + q.x * q.y), one - two * (q.y * q.y + q.z * q.z));
    return {{static_cast<double>(yaw), static_cast<double>(pitch), static_cast<double>(roll)}};
}

template Extracted lslViewer(const math::QuatOf<double>&, bool);
template Extracted lslViewer(const math::QuatOf<float>&, bool);
template Extracted lslViewer(const math::QuatOf<math::Half>&, bool);
template Extracted openSim(const math::QuatOf<double>&, bool);
template Extracted openSim(const math::QuatOf<float>&, bool);
template Extracted openSim(const math::QuatOf<math::Half>&, bool);
template Extracted lslRollPitchYaw(const math::QuatOf<double>&, bool);
template Extracted lslRollPitchYaw(const math::QuatOf<float>&, bool);
template Extracted lslRollPitchYaw(const math::QuatOf<math::Half>&, bool);

}  // namespace gimbalscope::convention::formulas
