// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Vectors, quaternions and matrices of attitude, in double unless a formula is emulated in another
// scalar. Everything is active, right-handed, column vectors; the product is Hamilton's (i*j = k),
// so worldFromBody * bodyFromPart reads from left to right and M(p*q) = M(p) M(q). Components are
// stored x y z w. Functions take what they are given and do not normalise unless their name says
// so.
#pragma once

#include <array>
#include <optional>
#include <span>

#include "math/angle.h"

namespace gimbalscope::math {

/// Three numbers along the axes of the frame its variable names.
struct Vec3 {
    double x = 0.0, y = 0.0, z = 0.0;
    friend bool operator==(const Vec3&, const Vec3&) = default;
};

constexpr Vec3 operator+(Vec3 a, Vec3 b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
constexpr Vec3 operator-(Vec3 a, Vec3 b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
constexpr Vec3 operator-(Vec3 a) { return {-a.x, -a.y, -a.z}; }
constexpr Vec3 operator*(Vec3 a, double s) { return {a.x * s, a.y * s, a.z * s}; }
constexpr double dot(Vec3 a, Vec3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
constexpr Vec3 cross(Vec3 a, Vec3 b) {
    return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
/// Length, without overflow or underflow.
double length(Vec3 v);

/// A quaternion in the scalar T; the identity by default.
template <class T>
struct QuatOf {
    T x{}, y{}, z{};
    T w = T(1.0);
    friend bool operator==(const QuatOf&, const QuatOf&) = default;
};
using Quat = QuatOf<double>;

/// Hamilton's product a*b in the arithmetic of T: as active rotations, b first.
template <class T>
QuatOf<T> operator*(const QuatOf<T>& a, const QuatOf<T>& b) {
    return {a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
            a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
            a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w,
            a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z};
}

template <class T>
QuatOf<T> conjugate(const QuatOf<T>& q) {
    return {-q.x, -q.y, -q.z, q.w};
}
template <class T>
QuatOf<T> operator-(const QuatOf<T>& q) {
    return {-q.x, -q.y, -q.z, -q.w};
}

/// The same four numbers rounded to the scalar T.
template <class T>
QuatOf<T> castTo(const Quat& q) {
    return {T(q.x), T(q.y), T(q.z), T(q.w)};
}
/// The same four numbers in double.
template <class T>
Quat toDouble(const QuatOf<T>& q) {
    return {static_cast<double>(q.x), static_cast<double>(q.y), static_cast<double>(q.z),
            static_cast<double>(q.w)};
}

/// True when no component is NaN or infinite.
bool isFinite(const Quat& q);

/// Length of q, without overflow or underflow (scaled first); NaN or infinity as given.
double norm(const Quat& q);

/// q scaled to length 1, at any scale from denormal to 1.8e308; nullopt for zero, NaN or infinity.
std::optional<Quat> normalized(const Quat& q);

/// Many at once, in their place, with the lengths they had: what normalized() and norm() give.
/// False when one has no attitude; then neither means anything. Both spans are of one size.
bool normalizeEach(std::span<Quat> quats, std::span<double> norms);

/// Unit q after one product: scaled by 1/sqrt(q.q). The identity when that is impossible.
Quat renormalized(const Quat& q);

/// M(q) v for a unit q: a body vector carried into the world by worldFromBody.
Vec3 rotate(const Quat& unitQuat, Vec3 v);

/// Sine and cosine of half of a turn: what a quaternion is made of.
struct HalfTurn {
    double sine = 0.0, cosine = 1.0;
};
/// Of an angle of any size. At multiples of a quarter turn sine and cosine are exactly 0, +-1 or
/// the same sqrt(1/2), so that poles are met exactly. NaN for a non-finite angle.
HalfTurn halfTurn(Radians angle);
/// As above, from an angle in a unit of which `quarterTurn` (90 for degrees) is exact: reduced
/// exactly.
HalfTurn halfTurn(double angle, double quarterTurn);

/// Turn by an angle about a unit axis; exact at multiples of a quarter turn.
Quat fromAxisAngle(Vec3 unitAxis, Radians angle);

/// Turn by a rotation vector (axis times angle in radians): exp(v/2), smooth and exact near zero.
Quat fromRotationVector(Vec3 rotationVectorRad);

struct AxisAngle {
    Vec3 unitAxis;  ///< (1,0,0) when the angle is 0, where any axis serves
    Radians angle;  ///< 0 to pi
};
/// Axis and angle of a unit quaternion, the short way round (q and -q agree).
AxisAngle toAxisAngle(const Quat& unitQuat);

/// The angle between two attitudes, 0 to pi; sign of either quaternion is irrelevant. Full relative
/// precision near 0 (atan2 of the relative rotation's vector and scalar part). NaN in, NaN out.
Radians angleBetween(const Quat& a, const Quat& b);

/// A 3x3 matrix by rows; m[row][column].
struct Mat3 {
    std::array<std::array<double, 3>, 3> m{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
    friend bool operator==(const Mat3&, const Mat3&) = default;
};
Mat3 operator*(const Mat3& a, const Mat3& b);
Vec3 operator*(const Mat3& a, Vec3 v);
Mat3 transposed(const Mat3& a);
double determinant(const Mat3& a);

/// The active matrix of a unit quaternion.
Mat3 toMatrix(const Quat& unitQuat);

/// The unit quaternion nearest to a rotation matrix (Shepperd's largest-component choice, then
/// normalised); nullopt when it is not finite, or its rows are off orthonormal by more than 1e-3,
/// or its determinant is negative.
std::optional<Quat> fromMatrix(const Mat3& worldFromBody);

}  // namespace gimbalscope::math
