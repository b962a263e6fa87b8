// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Through the matrix, for any order. The first angle comes from one column or row; its turn is then
// taken back, and the third angle is read off what is left, so that at the pole the third angle
// answers for whatever split the first has chosen (docs/formulas.md, rules for the pole; M. Day,
// Extracting Euler Angles from a Rotation Matrix). With i, j, k the axes, e their parity (proper
// orders: of i, j and the axis l left over), c and s cosine and sine of the first angle:
//   Tait-Bryan  first = atan2(-e r_jk, r_kk)  middle = atan2(e r_ik, |r_ii, r_ij|)
//               third = atan2(e (c r_ji + e s r_ki), c r_jj + e s r_kj)
//   proper      first = atan2(r_ji, -e r_li)  middle = atan2(|r_ij, r_il|, r_ii)
//               third = atan2(-e (c r_jl + e s r_ll), c r_jj + e s r_lj)
#include "convention/formulas/elements.h"
#include "convention/formulas/formulas.h"

namespace gimbalscope::convention::formulas {

namespace {

template <class T>
T signedBy(bool negative, T value) {
    return negative ? -value : value;
}

template <class T>
T radius(T a, T b) {
    return math::sqrtOf(a * a + b * b);
}

template <class T>
std::array<T, 3> radiansOf(math::AxisOrder order, const math::QuatOf<T>& q) {
    using math::atan2Of;
    const auto i = static_cast<std::size_t>(order.first);
    const auto j = static_cast<std::size_t>(order.middle);
    const std::size_t last = 3 - i - j;  // k, or l of a proper order
    const bool odd = parity(order) < 0;
    const bool proper = isProper(order);

    const T first = proper ? atan2Of(element(q, j, i), signedBy(!odd, element(q, last, i)))
                           : atan2Of(signedBy(!odd, element(q, j, last)), element(q, last, last));
    const T besides = proper ? radius(element(q, i, j), element(q, i, last))
                             : radius(element(q, i, i), element(q, i, j));
    const T middle = proper ? atan2Of(besides, element(q, i, i))
                            : atan2Of(signedBy(odd, element(q, i, last)), besides);
    const T cosine = math::cosOf(first);
    const T sine = signedBy(odd, math::sinOf(first));
    // Row j of the matrix with the first turn taken back.
    const auto turnedBack = [&](std::size_t column) {
        return cosine * element(q, j, column) + sine * element(q, last, column);
    };
    const T third = proper ? atan2Of(signedBy(!odd, turnedBack(last)), turnedBack(j))
                           : atan2Of(signedBy(odd, turnedBack(i)), turnedBack(j));
    return {first, middle, third};
}

}  // namespace

template <class T>
Extracted matrixRoute(const Convention& row, const math::QuatOf<T>& q) {
    const std::array<T, 3> radians = radiansOf(row.order, q);
    Extracted result;
    for (std::size_t slot = 0; slot < row.angleCount; ++slot) {
        const auto perRadian = static_cast<T>(unitsPerRadian(row.units[slot]));
        result.angles[slot] =
            static_cast<double>(signedBy(row.signs[slot] < 0, radians[slot]) * perRadian);
    }
    return result;
}

template Extracted matrixRoute(const Convention&, const math::QuatOf<double>&);
template Extracted matrixRoute(const Convention&, const math::QuatOf<float>&);
template Extracted matrixRoute(const Convention&, const math::QuatOf<math::Half>&);

}  // namespace gimbalscope::convention::formulas
