// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What a row's angles mean, worked out without the code under test: three axis turns as matrices in
// long double, carried from the row's axes into our world by the frame's unit vectors.
#pragma once

#include <ostream>
#include <string>

#include "convention/reading.h"
#include "math/attitudes.h"

namespace gimbalscope::test {

using convention::Convention;

/// The frame's axes in our world: columns of the matrix that carries our components into the
/// frame's.
inline Matrix frameMatrix(convention::FrameId id) {
    const convention::Frame& f = convention::frame(id);
    return {{{f.forward.x, -f.right.x, f.up.x},
             {f.forward.y, -f.right.y, f.up.y},
             {f.forward.z, -f.right.z, f.up.z}}};
}

inline Matrix transposed(const Matrix& m) {
    return {
        {{m[0][0], m[1][0], m[2][0]}, {m[0][1], m[1][1], m[2][1]}, {m[0][2], m[1][2], m[2][2]}}};
}

inline Real radiansPerUnit(convention::Unit unit) {
    switch (unit) {
        case convention::Unit::Degrees:
            return kPiExact / 180;
        case convention::Unit::Rotator:
            return kPiExact / 32768;
        case convention::Unit::Radians:
            break;
    }
    return 1;
}

/// worldFromBody that the row means by its angles (intrinsic order, its unit).
inline Matrix meaning(const Convention& row, const std::array<double, 3>& angles) {
    std::array<Real, 3> radians{};
    for (std::size_t i = 0; i < 3; ++i) {
        radians[i] = row.signs[i] * Real{angles[i]} * radiansPerUnit(row.units[i]);
    }
    const Matrix frame = frameMatrix(row.frame);
    return product(transposed(frame), product(turnedBy(radians, row.order), frame));
}

/// The angle between the attitude and what the row's angles mean, radians. Of a row that shows no
/// bank only the nose counts.
inline double errorRad(const Convention& row, const std::array<double, 3>& angles,
                       const math::Quat& attitude) {
    const Matrix actual = meaning(row, angles);
    const Matrix expected = matrixOf(attitude);
    if (row.angleCount == 3) {
        return angleBetween(actual, expected);
    }
    Real squares = 0;
    for (std::size_t i = 0; i < 3; ++i) {
        squares += (actual[i][0] - expected[i][0]) * (actual[i][0] - expected[i][0]);
    }
    return static_cast<double>(2 * std::asin(std::min(Real{1}, std::sqrt(squares) / 2)));
}

/// Attitudes in our world round both poles of the row, and at random.
inline std::vector<math::Quat> attitudesFor(const Convention& row, int count, unsigned seed = 1) {
    std::vector<math::Quat> all = Attitudes(seed).mixed(row.order, count);
    for (math::Quat& q : all) {
        q = convention::fromFrame(q, row.frame);
    }
    return all;
}

/// A row's id as a name that GoogleTest accepts; upper and lower case orders stay apart.
inline std::string testName(const Convention& row) {
    std::string name(row.id);
    for (char& letter : name) {
        letter = letter == '-' ? '_' : letter;
    }
    return row.listedInAll ? name : (row.id[0] <= 'Z' ? "intrinsic_" : "extrinsic_") + name;
}

}  // namespace gimbalscope::test

namespace gimbalscope::convention {

/// How GoogleTest names a row in a failure.
inline void PrintTo(const Convention& row, std::ostream* out) { *out << row.id; }

}  // namespace gimbalscope::convention
