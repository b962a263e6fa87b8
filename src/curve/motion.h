// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// How a curve moves: angular velocity and acceleration along the ship's own axes, what they jump by
// at the keys, and how long the way is.
#pragma once

#include <span>

#include "curve/curve.h"

namespace gimbalscope::curve {

/// Along the axes of the body (X forward, Y left, Z up).
struct Motion {
    math::Vec3 rateRadPerS, accelerationRadPerS2;
};
/// How far to both sides of a moment a motion is measured, as a part of its interval.
inline constexpr double kMotionReach = 0.012;
/// Within an interval, its ends included; there it is the limit from inside. From seven
/// attitudes about it by the interval's own formula, to the sixth order: in double to about 1e-10
/// of a radian per interval, and 1e-8 per interval squared; with float32 to 1e-5 and 1e-3. NaN
/// where euler has an angle that is none.
Motion motionAt(const Curve& curve, std::size_t interval, double part);
/// The same at a time, of the interval that begins there; at rest before and after.
Motion motionAt(const Curve& curve, double timeS);

/// How velocity and acceleration differ after a key from before it, as lengths of the differences:
/// a turn about another axis is a jump even at the same speed.
struct Jump {
    std::size_t key = 0;
    double rateRadPerS = 0.0, accelerationRadPerS2 = 0.0;
    double speedBeforeRadPerS = 0.0, speedAfterRadPerS = 0.0;  ///< of the turn about its axis
    double axesRad = 0.0;  ///< between the two axes, 0 to pi; 0 where one speed is 0
};
/// At each key that has an interval on both sides; of a closed curve, at all.
std::vector<Jump> jumps(const Curve& curve);

/// The largest of each, NaN where one is; zeros without a jump.
Jump largestJump(std::span<const Jump> jumps);

/// Where the attitude leaps within an interval. Direct3D's slerp chooses signs: where the two arcs
/// that squad mixes get more than half a turn apart, the mixture is suddenly on the other side.
struct Leap {
    std::size_t interval = 0;
    double timeS = 0.0;
    double angleRad = 0.0;  ///< from just before to just after
};
/// Those of more than half a degree, in order. A time is found to a billionth of its interval.
std::vector<Leap> leaps(const Curve& curve);
/// Those in one interval.
std::vector<Leap> leaps(const Curve& curve, std::size_t interval);

/// The way the attitude goes in all, leaps included, to about a millionth of a radian in each
/// interval. NaN where an attitude is.
double lengthRad(const Curve& curve);
/// The part of it in one interval.
double lengthRad(const Curve& curve, std::size_t interval);
/// The least that any curve through these keys can need: the angles from key to key.
double shortestRad(const Curve& curve);

}  // namespace gimbalscope::curve
