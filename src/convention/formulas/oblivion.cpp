// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Oblivion: the five matrix elements that the script on the Construction Set wiki's page "Rotating
// an object about local angles/axes" turns into setAngle's x, y and z. The page computes them from
// its own three local angles; here they are elements of the attitude's matrix in Oblivion's axes (X
// east, Y north, Z up), which are the same five after the page's permuted names are undone
// (docs/formulas.md). M = Rx(-x) Ry(-y) Rz(-z). There is no case for the pole, as on the
// page.
#include "convention/formulas/elements.h"
#include "convention/formulas/formulas.h"

namespace gimbalscope::convention::formulas {

template <class T>
Extracted oblivionScript(const math::QuatOf<T>& q, bool clamped) {
    using math::atan2Of;
    const auto degrees = static_cast<T>(180.0 / math::kPi);
    const T x = atan2Of(element(q, 1, 2), element(q, 2, 2)) * degrees;
    const T y = math::asinOf(limited(-element(q, 0, 2), clamped)) * degrees;
    const T z = atan2Of(element(q, 0, 1), element(q, 0, 0)) * degrees;
    return {{static_cast<double>(x), static_cast<double>(y), static_cast<double>(z)}};
}

template <class T>
Extracted oblivionActor(const math::QuatOf<T>& q, bool clamped) {
    // Where the forward axis (Y) points: M = Rz(-z) Rx(-x) carries it to (cx sz, cx cz, -sx).
    const auto degrees = static_cast<T>(180.0 / math::kPi);
    const T z = math::atan2Of(element(q, 0, 1), element(q, 1, 1)) * degrees;
    const T x = math::asinOf(limited(-element(q, 2, 1), clamped)) * degrees;
    return {{static_cast<double>(z), static_cast<double>(x), 0.0}};
}

template Extracted oblivionScript(const math::QuatOf<double>&, bool);
template Extracted oblivionScript(const math::QuatOf<float>&, bool);
template Extracted oblivionScript(const math::QuatOf<math::Half>&, bool);
template Extracted oblivionActor(const math::QuatOf<double>&, bool);
template Extracted oblivionActor(const math::QuatOf<float>&, bool);
template Extracted oblivionActor(const math::QuatOf<math::Half>&, bool);

}  // namespace gimbalscope::convention::formulas
