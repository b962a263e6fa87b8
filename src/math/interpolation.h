// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Quaternion interpolation with Direct3D's meaning (seed 002): Multiply(a, b) is a first, then b,
// which is Hamilton's b*a. Ln and Exp use the half angle. SquadSetup uses the inverse where
// Microsoft's page prints Exp(q1): a misprint, since only the inverse gives the page's own 45
// degrees and Wine's native numbers (docs/formulas.md, Direct3D). Keys need not be unit; nothing is
// normalised behind the caller.
#pragma once

#include "math/rotation.h"
#include "math/scalar.h"

namespace gimbalscope::math {

/// Vector part times acos(w)/sin(acos w) when |w| < 1, the vector part unchanged otherwise; w = 0.
template <class T>
QuatOf<T> ln(const QuatOf<T>& q);

/// (v/|v| sin|v|, cos|v|) of the vector part; w is ignored; the identity for a zero vector part.
template <class T>
QuatOf<T> exp(const QuatOf<T>& q);

/// conjugate / |q|^2. Zero q gives non-finite components, as in D3DX.
template <class T>
QuatOf<T> inverse(const QuatOf<T>& q);

/// a (x) b in D3DX order: the rotation a, then b; Hamilton's b*a.
template <class T>
QuatOf<T> multiplyDx(const QuatOf<T>& a, const QuatOf<T>& b);

/// Great-arc interpolation, b negated when the dot product is negative; linear when 1 - dot is at
/// most 0.001 as D3DX does it. t outside [0, 1] extrapolates. Not renormalised.
template <class T>
QuatOf<T> slerp(const QuatOf<T>& a, const QuatOf<T>& b, T t);

/// The arc from a to b as their signs have it, never exchanged for the shorter one: of unit keys
/// the mathematics' slerp, precise for arcs of any length. Of other keys the lengths take part as
/// in the documented formula. Keys opposite in sign (dot -1) leave the arc open: a itself. t
/// outside [0, 1] extrapolates.
template <class T>
QuatOf<T> arc(const QuatOf<T>& a, const QuatOf<T>& b, T t);

/// Slerp(Slerp(q1, c, t), Slerp(a, b, t), 2t(1 - t)).
template <class T>
QuatOf<T> squad(const QuatOf<T>& q1, const QuatOf<T>& a, const QuatOf<T>& b, const QuatOf<T>& c,
                T t);

template <class T>
struct SquadControls {
    QuatOf<T> a, b, c;
};
/// Which reading of the misprinted Exp(q1) SquadSetup takes.
enum class SquadReading { Inverse, LiteralExp };

/// SquadSetup's inner control point at a key: key * exp(-1/4 (ln(key^-1 next) + ln(key^-1
/// before))). The neighbours keep the signs they have.
template <class T>
QuatOf<T> squadInner(const QuatOf<T>& key, const QuatOf<T>& next, const QuatOf<T>& before,
                     SquadReading reading = SquadReading::Inverse);

/// Control points for the segment q1 to q2. q2 and q0 are aligned with q1, q3 with the already
/// aligned q2, as documented; c is the aligned q2.
template <class T>
SquadControls<T> squadSetup(const QuatOf<T>& q0, const QuatOf<T>& q1, const QuatOf<T>& q2,
                            const QuatOf<T>& q3, SquadReading reading = SquadReading::Inverse);

/// Slerp(Slerp(q1, q2, f+g), Slerp(q1, q3, f+g), g/(f+g)); q1 when f+g is 0.
template <class T>
QuatOf<T> barycentric(const QuatOf<T>& q1, const QuatOf<T>& q2, const QuatOf<T>& q3, T f, T g);

}  // namespace gimbalscope::math
