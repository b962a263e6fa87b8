// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Small parts that several formulas share, in the arithmetic of T: elements of the rotation matrix
// of a unit quaternion (active, column vectors; rows and columns from 0), and the limit that clamps
// asin.
#pragma once

#include <cstddef>

#include "math/rotation.h"
#include "math/scalar.h"

namespace gimbalscope::convention::formulas {

/// Component 0, 1, 2 = x, y, z.
template <class T>
T component(const math::QuatOf<T>& q, std::size_t axis) {
    return axis == 0 ? q.x : axis == 1 ? q.y : q.z;
}

/// Element of M(q): 1 - 2(b^2 + c^2) on the diagonal, 2(ab -+ cw) beside it.
template <class T>
T element(const math::QuatOf<T>& q, std::size_t row, std::size_t column) {
    const T one(1.0);
    const T two(2.0);
    if (row == column) {
        const T b = component(q, (row + 1) % 3);
        const T c = component(q, (row + 2) % 3);
        return one - two * (b * b + c * c);
    }
    const T product = component(q, row) * component(q, column);
    const T turned = component(q, 3 - row - column) * q.w;
    return (row + 1) % 3 == column ? two * (product - turned) : two * (product + turned);
}

/// The argument of an asin or acos; with `clamped` limited to [-1, 1], NaN stays NaN.
template <class T>
T limited(T argument, bool clamped) {
    if (clamped && argument > T(1.0)) {
        return T(1.0);
    }
    if (clamped && argument < T(-1.0)) {
        return T(-1.0);
    }
    return argument;
}

}  // namespace gimbalscope::convention::formulas
