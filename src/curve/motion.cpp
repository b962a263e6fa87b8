// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// With r(s) the rotation vector from the attitude here to the one at s, the body's angular velocity
// is r'(0) and its acceleration r''(0): the right Jacobian of the exponential map is the identity
// at zero, and its change times r' vanishes there.
#include "curve/motion.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace gimbalscope::curve {

namespace {

using math::Vec3;

// Of an interval: small enough for the sixth order, large enough for the digits.
constexpr double kStep = kMotionReach / 3.0;
constexpr double kFloat32Step = 1.0 / 48.0;

Vec3 turnRad(const math::Quat& from, const math::Quat& to) {
    if (!math::isFinite(from) || !math::isFinite(to)) {
        return {from.x - to.x, from.y - to.y, from.z - to.z};  // NaN
    }
    const math::AxisAngle turn = math::toAxisAngle(math::conjugate(from) * to);
    return turn.unitAxis * turn.angle.value;
}

}  // namespace

Motion motionAt(const Curve& curve, std::size_t interval, double part) {
    const double step = curve.options().isFloat32 ? kFloat32Step : kStep;
    const double stepS = step * curve.intervals()[interval].lengthS;
    const math::Quat here = curve.at(interval, part);
    const auto to = [&](double steps) {
        return turnRad(here, curve.at(interval, part + steps * step));
    };
    // Central differences of the sixth order (Fornberg, Generation of Finite Difference Formulas on
    // Arbitrarily Spaced Grids, 1988, table 1); r(0) is zero.
    const std::array<Vec3, 3> on{to(1.0), to(2.0), to(3.0)};
    const std::array<Vec3, 3> back{to(-1.0), to(-2.0), to(-3.0)};
    Motion motion;
    motion.rateRadPerS = ((on[0] - back[0]) * 45.0 - (on[1] - back[1]) * 9.0 + (on[2] - back[2])) *
                         (1.0 / (60.0 * stepS));
    motion.accelerationRadPerS2 =
        ((on[0] + back[0]) * 270.0 - (on[1] + back[1]) * 27.0 + (on[2] + back[2]) * 2.0) *
        (1.0 / (180.0 * stepS * stepS));
    return motion;
}

Motion motionAt(const Curve& curve, double timeS) {
    const std::vector<Interval>& intervals = curve.intervals();
    if (intervals.empty() ||
        (!curve.isClosed() && (timeS < curve.firstS() || timeS > curve.lastS()))) {
        return {};
    }
    const Place place = curve.placeOf(timeS);
    return motionAt(curve, place.interval, place.part);
}

std::vector<Jump> jumps(const Curve& curve) {
    std::vector<Jump> found;
    const std::size_t count = curve.intervals().size();
    const auto add = [&](std::size_t key, std::size_t before, std::size_t after) {
        const Motion in = motionAt(curve, before, 1.0), out = motionAt(curve, after, 0.0);
        const Vec3 &from = in.rateRadPerS, &to = out.rateRadPerS;
        found.push_back({key, math::length(to - from),
                         math::length(out.accelerationRadPerS2 - in.accelerationRadPerS2),
                         math::length(from), math::length(to),
                         std::atan2(math::length(math::cross(from, to)), math::dot(from, to))});
    };
    if (curve.isClosed()) {
        add(0, count - 1, 0);
    }
    for (std::size_t key = 1; key < count; ++key) {
        add(key, key - 1, key);
    }
    return found;
}

Jump largestJump(std::span<const Jump> jumps) {
    const auto larger = [](double a, double b) { return std::isnan(a) || a > b ? a : b; };
    Jump largest;
    for (const Jump& jump : jumps) {
        largest.rateRadPerS = larger(jump.rateRadPerS, largest.rateRadPerS);
        largest.accelerationRadPerS2 =
            larger(jump.accelerationRadPerS2, largest.accelerationRadPerS2);
    }
    return largest;
}

namespace {

constexpr int kLooks = 64;  // in each interval
constexpr int kHalvings = 25;
constexpr double kLeapRad = math::kPi / 360.0;

// Between two parts of an interval: what a motion does gets less by halving, a leap does not.
std::optional<Leap> leapBetween(const Curve& curve, std::size_t interval, double start,
                                double end) {
    math::Quat before = curve.at(interval, start), after = curve.at(interval, end);
    double angle = math::angleBetween(before, after).value;
    for (int halving = 0; halving < kHalvings && angle > kLeapRad; ++halving) {
        const double middle = 0.5 * (start + end);
        const math::Quat there = curve.at(interval, middle);
        const double first = math::angleBetween(before, there).value;
        const double second = math::angleBetween(there, after).value;
        (first > second ? end : start) = middle;
        (first > second ? after : before) = there;
        angle = std::max(first, second);
    }
    if (!(angle > kLeapRad)) {
        return std::nullopt;
    }
    const Interval& here = curve.intervals()[interval];
    return Leap{interval, here.startS + here.lengthS * 0.5 * (start + end), angle};
}

}  // namespace

std::vector<Leap> leaps(const Curve& curve, std::size_t interval) {
    std::vector<Leap> found;
    for (int look = 0; look < kLooks; ++look) {
        if (const std::optional<Leap> leap =
                leapBetween(curve, interval, look / double{kLooks}, (look + 1) / double{kLooks})) {
            found.push_back(*leap);
        }
    }
    return found;
}

std::vector<Leap> leaps(const Curve& curve) {
    std::vector<Leap> all;
    for (std::size_t interval = 0; interval < curve.intervals().size(); ++interval) {
        const std::vector<Leap> found = leaps(curve, interval);
        all.insert(all.end(), found.begin(), found.end());
    }
    return all;
}

double lengthRad(const Curve& curve) {
    double sum = 0.0;
    for (std::size_t i = 0; i < curve.intervals().size(); ++i) {
        sum += lengthRad(curve, i);
    }
    return sum;
}

namespace {

constexpr double kLengthWithinRad = 1e-6;
constexpr int kDeepest = 12;  // halvings of a piece

struct Piece {
    double start = 0.0, end = 1.0;
    math::Quat before, after;
};

// The way within a piece: its chord against those of its halves, extrapolated (Richardson), once
// they agree.
double pieceRad(const Curve& curve, std::size_t interval, const Piece& piece, int depth) {
    const double middle = 0.5 * (piece.start + piece.end);
    const math::Quat there = curve.at(interval, middle);
    const double whole = math::angleBetween(piece.before, piece.after).value;
    const double halves = math::angleBetween(piece.before, there).value +
                          math::angleBetween(there, piece.after).value;
    if (depth == kDeepest || !(std::abs(halves - whole) > kLengthWithinRad)) {
        return halves + (halves - whole) / 3.0;
    }
    return pieceRad(curve, interval, {piece.start, middle, piece.before, there}, depth + 1) +
           pieceRad(curve, interval, {middle, piece.end, there, piece.after}, depth + 1);
}

}  // namespace

double lengthRad(const Curve& curve, std::size_t interval) {
    double sum = 0.0;
    for (int k = 0; k < kLooks; ++k) {
        const double start = k / double{kLooks}, end = (k + 1) / double{kLooks};
        sum += pieceRad(curve, interval,
                        {start, end, curve.at(interval, start), curve.at(interval, end)}, 0);
    }
    return sum;
}

double shortestRad(const Curve& curve) {
    double sum = 0.0;
    for (const Interval& interval : curve.intervals()) {
        sum += math::angleBetween(interval.from, interval.to).value;
    }
    return sum;
}

}  // namespace gimbalscope::curve
