// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Squad's inner control points. With d the half turn of the interval as ln(from^-1 to), the half
// angular velocity of squad at its beginning is d + 2 ln(from^-1 a), and d - 2 ln(to^-1 b) at its
// end (Dam, Koch, Lillholm, Quaternions, Interpolation and Animation, DIKU 98/5, 1998). SquadSetup
// makes both the mean of the two intervals' d, each in its own interval as the unit of time.
// squad-timed wants one velocity per second: that of the parabola through the three keys,
// (h0 d1/h1 + h1 d0/h0) / (h0 + h1), which is SquadSetup's where h0 and h1 are equal, and less
// where one of them is many times the other.
#include <algorithm>
#include <cmath>

#include "curve/motion.h"
#include "curve/parts.h"

namespace gimbalscope::curve {

namespace {

using math::Quat;
using math::Vec3;

constexpr int kMostRounds = 60;
constexpr double kStill = 1e-11;  // radians per interval squared

Vec3 halfTurn(const Quat& from, const Quat& to) {
    return signedTurnRad(math::conjugate(math::renormalized(from)) * math::renormalized(to)) * 0.5;
}

Quat movedBy(const Quat& key, Vec3 halfTurnRad) {
    return key * math::fromRotationVector(halfTurnRad * 2.0);
}

// From the key before, over the key, to the key after: the half angular velocity per second there.
Vec3 parabola(Vec3 beforeHalf, double beforeS, Vec3 afterHalf, double afterS) {
    return (beforeHalf * (afterS / beforeS) + afterHalf * (beforeS / afterS)) *
           (1.0 / (beforeS + afterS));
}

// How much of a velocity can be kept with A, or B, no more than half a turn of the ship (a quarter
// of the sphere of quaternions) from its key; further away the arcs to it would go round the other
// way. A = (v h - d) / 2 for the velocity v and the turn d of an interval h.
double share(Vec3 halfRate, double lengthS, Vec3 half) {
    constexpr double kMost = math::kPi;
    const Vec3 wanted = halfRate * lengthS;
    if (math::length(wanted - half) <= kMost) {
        return 1.0;
    }
    const double along = math::dot(wanted, half), square = math::dot(wanted, wanted);
    return (along + std::sqrt(along * along + square * (kMost * kMost - math::dot(half, half)))) /
           square;
}

// The parabola's velocity, less where one interval is so much longer than the other that its
// control point would be out of reach; the same for both, so that it does not jump.
Vec3 velocityAt(Vec3 beforeHalf, double beforeS, Vec3 afterHalf, double afterS) {
    const Vec3 wanted = parabola(beforeHalf, beforeS, afterHalf, afterS);
    return wanted * std::min(share(wanted, beforeS, beforeHalf), share(wanted, afterS, afterHalf));
}

// Half the angular velocity per second at the two keys of an interval.
struct HalfRates {
    Vec3 start, end;
};
HalfRates timedRates(const Neighbours& around, double lengthS) {
    const Vec3 here = halfTurn(around.from, around.to);
    const Vec3 before = -halfTurn(around.from, around.before);
    const Vec3 after = halfTurn(around.to, around.after);
    return {velocityAt(before, around.lengthBeforeS, here, lengthS),
            velocityAt(here, lengthS, after, around.lengthAfterS)};
}

void setTimed(Interval& interval, const Neighbours& around) {
    const Vec3 here = halfTurn(around.from, around.to);
    const HalfRates rates = timedRates(around, interval.lengthS);
    interval.a = movedBy(around.from, (rates.start * interval.lengthS - here) * 0.5);
    interval.b = movedBy(around.to, (here - rates.end * interval.lengthS) * 0.5);
}

// How the four numbers change: q' = q (w/2, 0).
Quat change(const Quat& key, Vec3 halfRate, double lengthS) {
    return key * Quat{halfRate.x * lengthS, halfRate.y * lengthS, halfRate.z * lengthS, 0.0};
}

template <class T>
void setDirect3D(Interval& interval, const Neighbours& around, math::SquadReading reading) {
    const auto before = math::castTo<T>(around.before);
    const auto from = math::castTo<T>(around.from);
    const auto to = math::castTo<T>(around.to);
    const auto after = math::castTo<T>(around.after);
    interval.a = math::toDouble(math::squadInner(from, to, before, reading));
    interval.b = math::toDouble(math::squadInner(to, after, from, reading));
}

}  // namespace

void setControls(Interval& interval, const Neighbours& around, Method method,
                 const Options& options) {
    if (method == Method::SquadTimed) {
        setTimed(interval, around);
    } else if (options.isFloat32) {
        setDirect3D<float>(interval, around, options.reading);
    } else {
        setDirect3D<double>(interval, around, options.reading);
    }
}

void setTangents(Interval& interval, const Neighbours& around) {
    const HalfRates rates = timedRates(around, interval.lengthS);
    interval.leaving = change(around.from, rates.start, interval.lengthS);
    interval.arriving = change(around.to, rates.end, interval.lengthS);
}

// In a plane the acceleration at the beginning is -16 times the half turn from the key to A, plus
// what B adds; so each round takes most of what is left.
void relaxEnds(std::vector<Interval>& intervals, const Curve& curve) {
    const std::size_t last = intervals.size() - 1;
    const auto relax = [&](std::size_t at, double part, Quat& control) {
        const double lengthS = intervals[at].lengthS;
        const Vec3 left = motionAt(curve, at, part).accelerationRadPerS2 * (lengthS * lengthS);
        control = control * math::fromRotationVector(left * (1.0 / 8.0));
        return math::length(left);
    };
    for (int round = 0; round < kMostRounds; ++round) {
        const double first = relax(0, 0.0, intervals[0].a);
        if (first + relax(last, 1.0, intervals[last].b) < kStill) {
            return;
        }
    }
}

}  // namespace gimbalscope::curve
