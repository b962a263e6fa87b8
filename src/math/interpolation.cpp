// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Direct3D's quaternion functions from their documented formulas: Microsoft's SquadSetup page with
// the inverse where it prints Exp, and the branch points that Wine's tests pin (conventions,
// section 7). Written in both double and float, since native D3DX is float32.
#include "math/interpolation.h"

#include <cmath>

namespace gimbalscope::math {

namespace {

template <class T>
T dot(const QuatOf<T>& a, const QuatOf<T>& b) {
    return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w;
}

template <class T>
QuatOf<T> combined(const QuatOf<T>& a, T weightA, const QuatOf<T>& b, T weightB) {
    return {weightA * a.x + weightB * b.x, weightA * a.y + weightB * b.y,
            weightA * a.z + weightB * b.z, weightA * a.w + weightB * b.w};
}

// b or -b, whichever is nearer to a: |a + b| < |a - b| is the same as a negative dot product.
template <class T>
QuatOf<T> alignedWith(const QuatOf<T>& a, const QuatOf<T>& b) {
    return dot(a, b) < T(0.0) ? -b : b;
}

}  // namespace

template <class T>
QuatOf<T> ln(const QuatOf<T>& q) {
    if (!(absOf(q.w) < T(1.0))) {
        return {q.x, q.y, q.z, T(0.0)};
    }
    const T halfAngle = acosOf(q.w);
    const T scale = halfAngle / sinOf(halfAngle);
    return {q.x * scale, q.y * scale, q.z * scale, T(0.0)};
}

template <class T>
QuatOf<T> exp(const QuatOf<T>& q) {
    const T halfAngle = sqrtOf(q.x * q.x + q.y * q.y + q.z * q.z);
    if (halfAngle == T(0.0)) {
        return {};
    }
    const T scale = sinOf(halfAngle) / halfAngle;
    return {q.x * scale, q.y * scale, q.z * scale, cosOf(halfAngle)};
}

template <class T>
QuatOf<T> inverse(const QuatOf<T>& q) {
    const T squared = dot(q, q);
    return {-q.x / squared, -q.y / squared, -q.z / squared, q.w / squared};
}

template <class T>
QuatOf<T> multiplyDx(const QuatOf<T>& a, const QuatOf<T>& b) {
    return b * a;
}

template <class T>
QuatOf<T> slerp(const QuatOf<T>& a, const QuatOf<T>& b, T t) {
    T cosine = dot(a, b);
    const T sign = cosine < T(0.0) ? T(-1.0) : T(1.0);
    cosine = cosine * sign;
    T weightA = T(1.0) - t;
    T weightB = t;
    if (T(1.0) - cosine > T(0.001)) {
        const T angle = acosOf(cosine);
        weightA = sinOf(angle * weightA) / sinOf(angle);
        weightB = sinOf(angle * t) / sinOf(angle);
    }
    return combined(a, weightA, b, sign * weightB);
}

template <class T>
QuatOf<T> squad(const QuatOf<T>& q1, const QuatOf<T>& a, const QuatOf<T>& b, const QuatOf<T>& c,
                T t) {
    return slerp(slerp(q1, c, t), slerp(a, b, t), T(2.0) * t * (T(1.0) - t));
}

template <class T>
QuatOf<T> arc(const QuatOf<T>& a, const QuatOf<T>& b, T t) {
    // The angle between the two directions as 2 atan2(|a - b|, |a + b|): exact near 0, where an
    // arc cosine has lost its digits (Kahan, How futile are mindless assessments of roundoff,
    // 2006).
    const T lengthA = sqrtOf(dot(a, a));
    const T lengthB = sqrtOf(dot(b, b));
    const QuatOf<T> apart = combined(a, lengthB, b, -lengthA);
    const QuatOf<T> together = combined(a, lengthB, b, lengthA);
    const T angle = T(2.0) * atan2Of(sqrtOf(dot(apart, apart)), sqrtOf(dot(together, together)));
    const T sine = sinOf(angle);
    if (angle < T(1e-4)) {  // sin(t x) / sin(x) is t to the last digit but few
        const T bend = angle * angle / T(6.0);
        const T weightB = t * (T(1.0) + bend * (T(1.0) - t * t));
        const T rest = T(1.0) - t;
        return combined(a, rest * (T(1.0) + bend * (T(1.0) - rest * rest)), b, weightB);
    }
    if (!(sine > T(1e-6))) {
        return a;
    }
    return combined(a, sinOf(angle * (T(1.0) - t)) / sine, b, sinOf(angle * t) / sine);
}

template <class T>
QuatOf<T> squadInner(const QuatOf<T>& key, const QuatOf<T>& next, const QuatOf<T>& before,
                     SquadReading reading) {
    const QuatOf<T> undo = reading == SquadReading::Inverse ? inverse(key) : exp(key);
    const QuatOf<T> toNext = ln(multiplyDx(undo, next));
    const QuatOf<T> toBefore = ln(multiplyDx(undo, before));
    return multiplyDx(key, exp(combined(toNext, T(-0.25), toBefore, T(-0.25))));
}

template <class T>
SquadControls<T> squadSetup(const QuatOf<T>& q0, const QuatOf<T>& q1, const QuatOf<T>& q2,
                            const QuatOf<T>& q3, SquadReading reading) {
    const QuatOf<T> before = alignedWith(q1, q0);
    const QuatOf<T> next = alignedWith(q1, q2);
    const QuatOf<T> afterNext = alignedWith(next, q3);
    return {squadInner(q1, next, before, reading), squadInner(next, afterNext, q1, reading), next};
}

template <class T>
QuatOf<T> barycentric(const QuatOf<T>& q1, const QuatOf<T>& q2, const QuatOf<T>& q3, T f, T g) {
    const T sum = f + g;
    if (sum == T(0.0)) {
        return q1;
    }
    return slerp(slerp(q1, q2, sum), slerp(q1, q3, sum), g / sum);
}

// One line a function for double and float.
template QuatOf<double> ln(const QuatOf<double>&);
template QuatOf<float> ln(const QuatOf<float>&);
template QuatOf<double> exp(const QuatOf<double>&);
template QuatOf<float> exp(const QuatOf<float>&);
template QuatOf<double> inverse(const QuatOf<double>&);
template QuatOf<float> inverse(const QuatOf<float>&);
template QuatOf<double> multiplyDx(const QuatOf<double>&, const QuatOf<double>&);
template QuatOf<float> multiplyDx(const QuatOf<float>&, const QuatOf<float>&);
template QuatOf<double> slerp(const QuatOf<double>&, const QuatOf<double>&, double);
template QuatOf<float> slerp(const QuatOf<float>&, const QuatOf<float>&, float);
template QuatOf<double> arc(const QuatOf<double>&, const QuatOf<double>&, double);
template QuatOf<float> arc(const QuatOf<float>&, const QuatOf<float>&, float);
template QuatOf<double> squadInner(const QuatOf<double>&, const QuatOf<double>&,
                                   const QuatOf<double>&, SquadReading);
template QuatOf<float> squadInner(const QuatOf<float>&, const QuatOf<float>&, const QuatOf<float>&,
                                  SquadReading);
template QuatOf<double> squad(const QuatOf<double>&, const QuatOf<double>&, const QuatOf<double>&,
                              const QuatOf<double>&, double);
template QuatOf<float> squad(const QuatOf<float>&, const QuatOf<float>&, const QuatOf<float>&,
                             const QuatOf<float>&, float);
template SquadControls<double> squadSetup(const QuatOf<double>&, const QuatOf<double>&,
                                          const QuatOf<double>&, const QuatOf<double>&,
                                          SquadReading);
template SquadControls<float> squadSetup(const QuatOf<float>&, const QuatOf<float>&,
                                         const QuatOf<float>&, const QuatOf<float>&, SquadReading);
template QuatOf<double> barycentric(const QuatOf<double>&, const QuatOf<double>&,
                                    const QuatOf<double>&, double, double);
template QuatOf<float> barycentric(const QuatOf<float>&, const QuatOf<float>&, const QuatOf<float>&,
                                   float, float);

}  // namespace gimbalscope::math
