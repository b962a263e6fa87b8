// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A motion through keys by one method: a value, made once, asked for the attitude at any time.
// Intervals are counted from 0; `part` runs from 0 to 1 along one. Derivatives and lengths are in
// motion.h.
#pragma once

#include <array>
#include <vector>

#include "curve/method.h"

namespace gimbalscope::curve {

/// Between two keys. Which members have a meaning depends on the method.
struct Interval {
    double startS = 0.0, lengthS = 1.0;
    math::Quat from, to;  ///< keys, with the signs that the way round gives them
    math::Quat a, b;      ///< squad: the inner control points; C is `to`
    std::array<double, 3> fromAngles{}, toAngles{};  ///< euler: the row's unit, intrinsic order
    math::Vec3 linear, square, cube;  ///< spline: rotation vector linear u + square u^2 + cube u^3
    math::Quat leaving, arriving;     ///< gltf-cubic: tangents per interval at `from` and at `to`
};

/// A moment of a curve: an interval and how much of it is over, 0 to 1.
struct Place {
    std::size_t interval = 0;
    double part = 0.0;
};

class Curve {
public:
    /// Of keys that usable() gave, at least one. With one key the ship stays where it is.
    Curve(std::vector<Key> keys, Method method, Options options);

    Method method() const { return method_; }
    const Options& options() const { return options_; }
    const std::vector<Key>& keys() const { return keys_; }
    /// Between each two keys; a closed curve has one more, from the last key to the first, as long
    /// as the others are on average, unless the last key has the attitude of the first already.
    const std::vector<Interval>& intervals() const { return intervals_; }
    bool hasControls() const { return method_ == Method::Squad || method_ == Method::SquadTimed; }
    /// True when the end of the last interval is the beginning of the first.
    bool isClosed() const { return isClosed_; }

    double firstS() const { return keys_.front().timeS; }
    double lastS() const;

    /// worldFromBody, unit, at a time; before the first key the first, after the last the last; a
    /// closed curve goes round and round. NaN where euler has an angle that is none.
    math::Quat at(double timeS) const;
    /// Where a time falls: at a key, the interval that begins there. There must be an interval.
    Place placeOf(double timeS) const;
    /// The attitude within an interval. A part outside 0 to 1 follows the interval's own formula
    /// on.
    math::Quat at(std::size_t interval, double part) const;

private:
    math::Quat fromAngles(const Interval& interval, double part) const;

    std::vector<Key> keys_;
    Method method_;
    Options options_;
    bool isClosed_ = false;
    std::vector<Interval> intervals_;
};

}  // namespace gimbalscope::curve
