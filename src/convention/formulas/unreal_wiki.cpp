// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Unreal Wiki, "Quaternion Rotation": QuatToRotator, for Unreal's left-handed axes (X forward, Y
// right, Z up). It is M = Rz(yaw) Ry(-pitch) Rx(-roll), Unreal's own convention; only its numerics
// are bad. The page says itself that it "flickers" straight up or down. Order of operations and the
// constant, 32768/pi to 12 digits, are the page's.
#include "convention/formulas/elements.h"
#include "convention/formulas/formulas.h"

namespace gimbalscope::convention::formulas {

template <class T>
Extracted unrealWiki(const math::QuatOf<T>& q, bool clamped) {
    using math::asinOf;
    using math::atan2Of;
    const T two(2.0);
    const auto unitsPerRadian = static_cast<T>(10430.3783505);

    const T sqx = q.x * q.x;
    const T sqy = q.y * q.y;
    const T sqz = q.z * q.z;
    const T sqw = q.w * q.w;
    const T yaw = atan2Of(two * (q.x * q.y + q.z * q.w), sqx - sqy - sqz + sqw) * unitsPerRadian;
    const T roll = atan2Of(two * (q.y * q.z + q.x * q.w), -sqx - sqy + sqz + sqw) * -unitsPerRadian;
    const T pitch = asinOf(limited(-two * (q.x * q.z - q.y * q.w), clamped)) * -unitsPerRadian;

    return {{static_cast<double>(yaw), static_cast<double>(pitch), static_cast<double>(roll)}};
}

template Extracted unrealWiki(const math::QuatOf<double>&, bool);
template Extracted unrealWiki(const math::QuatOf<float>&, bool);
template Extracted unrealWiki(const math::QuatOf<math::Half>&, bool);

}  // namespace gimbalscope::convention::formulas
