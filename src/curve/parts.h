// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What a curve is put together from: the keys with their signs and their neighbours, and the
// tangents that squad and the spline need besides. For curve.cpp only.
#pragma once

#include <vector>

#include "curve/curve.h"

namespace gimbalscope::curve {

/// The keys about one interval, with the signs that the way round gives them.
struct Neighbours {
    math::Quat before, from, to, after;
    double lengthBeforeS = 0.0, lengthAfterS = 0.0;  ///< of the intervals on either side
    bool hasBefore = false, hasAfter = false;  ///< else `before` or `after` is what Ends makes up
};

/// The rotation vector of a turn, in radians, as its sign has it: up to a whole turn long.
math::Vec3 signedTurnRad(const math::Quat& unitTurn);

/// A and B of squad, which asks for no times, or of squad-timed.
void setControls(Interval& interval, const Neighbours& around, Method method,
                 const Options& options);
/// The tangents of gltf-cubic: those of squad-timed, as changes of the four numbers.
void setTangents(Interval& interval, const Neighbours& around);
/// Moves A of the first and B of the last interval so that the acceleration there is zero.
void relaxEnds(std::vector<Interval>& intervals, const Curve& curve);
/// Sets linear, square and cube of all intervals.
void fitSpline(std::vector<Interval>& intervals, const Curve& curve);

}  // namespace gimbalscope::curve
