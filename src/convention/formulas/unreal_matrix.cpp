// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Unreal Engine 1 to 3: a coordinate frame to a rotator, as public headers of Unreal Tournament and
// descriptions of UE3 and UE4's FMatrix give it (docs/formulas.md, Unreal). X, Y, Z are the images
// of the axes; S is where Y would be without roll, so that roll is measured after yaw is fixed and
// the pole needs no case.
#include "convention/formulas/elements.h"
#include "convention/formulas/formulas.h"

namespace gimbalscope::convention::formulas {

template <class T>
Extracted unrealMatrix(const math::QuatOf<T>& q, bool /*clamped*/) {
    using math::atan2Of;
    const auto unitsPerRadian = static_cast<T>(32768.0 / math::kPi);
    const T forwardX = element(q, 0, 0);
    const T forwardY = element(q, 1, 0);
    const T forwardZ = element(q, 2, 0);

    const T pitch = atan2Of(forwardZ, math::sqrtOf(forwardX * forwardX + forwardY * forwardY));
    const T yaw = atan2Of(forwardY, forwardX);
    const T levelX = -math::sinOf(yaw);
    const T levelY = math::cosOf(yaw);
    const T upAlongLevel = element(q, 0, 2) * levelX + element(q, 1, 2) * levelY;
    const T rightAlongLevel = element(q, 0, 1) * levelX + element(q, 1, 1) * levelY;
    const T roll = atan2Of(upAlongLevel, rightAlongLevel);

    return {{static_cast<double>(yaw * unitsPerRadian), static_cast<double>(pitch * unitsPerRadian),
             static_cast<double>(roll * unitsPerRadian)}};
}

template Extracted unrealMatrix(const math::QuatOf<double>&, bool);
template Extracted unrealMatrix(const math::QuatOf<float>&, bool);
template Extracted unrealMatrix(const math::QuatOf<math::Half>&, bool);

}  // namespace gimbalscope::convention::formulas
