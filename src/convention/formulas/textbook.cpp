// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The textbook: one asin or acos and two atan2 of matrix elements, without any guard, for any
// order. With i, j, k the axes, e their parity (proper orders: of i, j and the axis l left over):
//   Tait-Bryan  first = atan2(-e r_jk, r_kk)   middle = asin(e r_ik)   third = atan2(-e r_ij, r_ii)
//   proper      first = atan2(r_ji, -e r_li)   middle = acos(r_ii)     third = atan2(r_ij, e r_il)
#include "convention/formulas/elements.h"
#include "convention/formulas/formulas.h"

namespace gimbalscope::convention::formulas {

template <class T>
Extracted textbook(const Convention& row, const math::QuatOf<T>& q, bool clamped) {
    using math::atan2Of;
    const auto i = static_cast<std::size_t>(row.order.first);
    const auto j = static_cast<std::size_t>(row.order.middle);
    const bool proper = isProper(row.order);
    const std::size_t k = proper ? 3 - i - j : static_cast<std::size_t>(row.order.third);
    const bool odd = parity(row.order) < 0;
    const auto signedBy = [](bool negative, T value) { return negative ? -value : value; };

    std::array<T, 3> radians{};
    if (proper) {
        radians = {atan2Of(element(q, j, i), signedBy(!odd, element(q, k, i))),
                   math::acosOf(limited(element(q, i, i), clamped)),
                   atan2Of(element(q, i, j), signedBy(odd, element(q, i, k)))};
    } else {
        radians = {atan2Of(signedBy(!odd, element(q, j, k)), element(q, k, k)),
                   math::asinOf(limited(signedBy(odd, element(q, i, k)), clamped)),
                   atan2Of(signedBy(!odd, element(q, i, j)), element(q, i, i))};
    }
    Extracted result;
    for (std::size_t n = 0; n < 3; ++n) {
        const auto perRadian = static_cast<T>(unitsPerRadian(row.units[n]));
        result.angles[n] = static_cast<double>(signedBy(row.signs[n] < 0, radians[n]) * perRadian);
    }
    return result;
}

template Extracted textbook(const Convention&, const math::QuatOf<double>&, bool);
template Extracted textbook(const Convention&, const math::QuatOf<float>&, bool);
template Extracted textbook(const Convention&, const math::QuatOf<math::Half>&, bool);

}  // namespace gimbalscope::convention::formulas
