// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Unreal Engine 4: FQuat to FRotator (docs/formulas.md, Unreal). Beyond |zx - wy| = 0.4999995 pitch
// snaps to +-90 degrees, yaw stays the ordinary atan2 and roll takes the rest. The branch belongs
// to the order z y x, so it also serves as the policy ue4 for other rows of that order.
#include "convention/formulas/elements.h"
#include "convention/formulas/formulas.h"

namespace gimbalscope::convention::formulas {

namespace {

template <class T>
struct YawPitchRoll {
    T yaw, pitch, roll;
    bool snapped;
};

// In (-half turn, half turn], one turn at most away.
template <class T>
T normalisedAxis(T angle, T turn) {
    const T halfTurn = turn / T(2.0);
    if (angle > halfTurn) {
        return angle - turn;
    }
    return angle > -halfTurn ? angle : angle + turn;
}

// Unreal's signs; angles in the unit of which a radian has `perRadian` and a turn has `turn`.
template <class T>
YawPitchRoll<T> unreal4Angles(const math::QuatOf<T>& q, T perRadian, T turn) {
    using math::atan2Of;
    const T one(1.0);
    const T two(2.0);
    const auto threshold = static_cast<T>(0.4999995);
    const T sine = q.z * q.x - q.w * q.y;
    const T yaw =
        atan2Of(two * (q.w * q.z + q.x * q.y), one - two * (q.y * q.y + q.z * q.z)) * perRadian;
    if (sine < -threshold || sine > threshold) {
        const bool up = sine > threshold;
        const T quarterTurn = turn / T(4.0);
        const T rest = two * atan2Of(q.x, q.w) * perRadian;
        return {yaw, up ? quarterTurn : -quarterTurn,
                normalisedAxis((up ? yaw : -yaw) - rest, turn), true};
    }
    const T pitch = math::asinOf(limited(two * sine, true)) * perRadian;
    const T roll =
        atan2Of(-two * (q.w * q.x + q.y * q.z), one - two * (q.x * q.x + q.y * q.y)) * perRadian;
    return {yaw, pitch, roll, false};
}

}  // namespace

template <class T>
Extracted unreal4(const math::QuatOf<T>& q, bool /*clamped*/) {
    const auto angles = unreal4Angles(q, T(180.0 / math::kPi), T(360.0));
    return {{static_cast<double>(angles.yaw), static_cast<double>(angles.pitch),
             static_cast<double>(angles.roll)},
            angles.snapped};
}

template <class T>
Extracted unreal4For(const Convention& row, const math::QuatOf<T>& q) {
    // In the first angle's unit from the first product on; a row whose units differ has the others
    // changed at the end.
    const double perRadian = unitsPerRadian(row.units[0]);
    const auto angles = unreal4Angles(q, T(perRadian), T(perRadian * math::kTwoPi));
    const auto inUnitOf = [&](std::size_t slot, T angle) {
        const double value = static_cast<double>(angle);
        return row.units[slot] == row.units[0]
                   ? row.signs[slot] * value
                   : row.signs[slot] * value / perRadian * unitsPerRadian(row.units[slot]);
    };
    // Unreal's pitch and roll are minus the mathematical angles.
    return {{inUnitOf(0, angles.yaw), -inUnitOf(1, angles.pitch), -inUnitOf(2, angles.roll)},
            angles.snapped};
}

template Extracted unreal4(const math::QuatOf<double>&, bool);
template Extracted unreal4(const math::QuatOf<float>&, bool);
template Extracted unreal4(const math::QuatOf<math::Half>&, bool);
template Extracted unreal4For(const Convention&, const math::QuatOf<double>&);
template Extracted unreal4For(const Convention&, const math::QuatOf<float>&);
template Extracted unreal4For(const Convention&, const math::QuatOf<math::Half>&);

}  // namespace gimbalscope::convention::formulas
