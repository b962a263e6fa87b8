// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The spline: on each interval worldFromBody = from * exp(v), v a cubic in time with v(0) = 0 and
// v(1) the turn to the next key (Park and Ravani 1997). The body's angular velocity is J(v) v',
// J the right Jacobian of the exponential map, so one angular velocity at each key fixes all
// cubics and makes it continuous; those velocities are then chosen so that the acceleration is
// continuous too. To first order that is the tridiagonal system of the plain cubic spline, with
// 4/h on its diagonal, and each key in turn is corrected by it until nothing is left.
#include <algorithm>
#include <cmath>

#include "curve/motion.h"
#include "curve/parts.h"

namespace gimbalscope::curve {

namespace {

using math::Vec3;

constexpr int kMostSweeps = 300;
constexpr double kEven = 1e-8;  // jump of the acceleration in radians per interval squared

// The inverse of the right Jacobian at v, times x (Sola, Deray, Atchuthan, A micro Lie theory for
// state estimation in robotics, 2018, equation 144).
Vec3 inverseJacobian(Vec3 v, Vec3 x) {
    const double angle = math::length(v);
    const double bend = angle < 1e-3
                            ? 1.0 / 12.0 + angle * angle / 720.0
                            : (1.0 - 0.5 * angle / std::tan(0.5 * angle)) / (angle * angle);
    const Vec3 across = math::cross(v, x);
    return x + across * 0.5 + math::cross(v, across) * bend;
}

class Fitting {
public:
    Fitting(std::vector<Interval>& intervals, const Curve& curve)
        : intervals_(intervals), curve_(curve) {
        for (const Interval& interval : intervals_) {
            turnsRad_.push_back(signedTurnRad(math::conjugate(interval.from) * interval.to));
        }
        for (std::size_t key = 0; key <= intervals_.size(); ++key) {
            ratesRadPerS_.push_back(startingRate(key));
        }
    }

    void run() {
        const std::vector<Vec3> start = ratesRadPerS_;
        fitAll();
        double left = sweep();
        for (int round = 1; round < kMostSweeps && left > kEven; ++round) {
            left = sweep();
        }
        // A turn of nearly 360 degrees (the long way) leaves the chart of the exponential map: then
        // the angular velocity is continuous and the acceleration is what it is.
        if (!(left < 1.0)) {
            ratesRadPerS_ = start;
            fitAll();
        }
    }

private:
    std::size_t last() const { return intervals_.size(); }  // the key behind the last interval

    Vec3 slerpRate(std::size_t interval) const {
        return turnsRad_[interval] * (1.0 / intervals_[interval].lengthS);
    }

    // At the ends what squad has there; inside a first guess.
    Vec3 startingRate(std::size_t key) const {
        const bool isFirst = key == 0, isLast = key == last();
        if (curve_.isClosed() && (isFirst || isLast)) {
            return (slerpRate(0) + slerpRate(last() - 1)) * 0.5;
        }
        if (isFirst || isLast) {
            const double share = curve_.options().ends == Ends::Repeat ? 0.5 : 1.0;
            return slerpRate(isFirst ? 0 : last() - 1) * share;
        }
        return (slerpRate(key - 1) + slerpRate(key)) * 0.5;
    }

    void fit(std::size_t at) {
        Interval& interval = intervals_[at];
        const Vec3 turn = turnsRad_[at];
        const Vec3 start = ratesRadPerS_[at] * interval.lengthS;
        const Vec3 end = inverseJacobian(turn, ratesRadPerS_[at + 1] * interval.lengthS);
        interval.linear = start;
        interval.square = turn * 3.0 - start * 2.0 - end;
        interval.cube = start + end - turn * 2.0;
    }
    void fitAll() {
        for (std::size_t at = 0; at < intervals_.size(); ++at) {
            fit(at);
        }
    }

    // Corrects the velocity at a key between two intervals; returns what jumped before.
    double even(std::size_t before, std::size_t after, std::initializer_list<std::size_t> keys) {
        const double beforeS = intervals_[before].lengthS, afterS = intervals_[after].lengthS;
        const Vec3 jump = motionAt(curve_, after, 0.0).accelerationRadPerS2 -
                          motionAt(curve_, before, 1.0).accelerationRadPerS2;
        for (const std::size_t key : keys) {
            ratesRadPerS_[key] =
                ratesRadPerS_[key] + jump * (0.25 / (1.0 / beforeS + 1.0 / afterS));
        }
        fit(before);
        fit(after);
        return math::length(jump) * std::min(beforeS, afterS) * std::min(beforeS, afterS);
    }
    // The same at a natural end: the acceleration itself is to go.
    double relax(std::size_t key) {
        const std::size_t at = key == 0 ? 0 : key - 1;
        const double lengthS = intervals_[at].lengthS;
        const Vec3 left = motionAt(curve_, at, key == 0 ? 0.0 : 1.0).accelerationRadPerS2;
        const double share = (key == 0 ? 0.25 : -0.25) * lengthS;
        ratesRadPerS_[key] = ratesRadPerS_[key] + left * share;
        fit(at);
        return math::length(left) * lengthS * lengthS;
    }

    double sweep() {
        double largest = 0.0;
        const auto note = [&](double left) {
            largest = std::isfinite(left) ? std::max(largest, left) : HUGE_VAL;
        };
        if (curve_.isClosed()) {
            note(even(last() - 1, 0, {0, last()}));
        } else if (curve_.options().ends == Ends::Natural) {
            note(relax(0));
            note(relax(last()));
        }
        for (std::size_t key = 1; key < last(); ++key) {
            note(even(key - 1, key, {key}));
        }
        return largest;
    }

    std::vector<Interval>& intervals_;
    const Curve& curve_;
    std::vector<Vec3> turnsRad_;
    std::vector<Vec3> ratesRadPerS_;
};

}  // namespace

Vec3 signedTurnRad(const math::Quat& unitTurn) {
    const Vec3 part{unitTurn.x, unitTurn.y, unitTurn.z};
    const double sine = math::length(part);
    if (sine == 0.0) {
        return {};
    }
    return part * (2.0 * std::atan2(sine, unitTurn.w) / sine);
}

void fitSpline(std::vector<Interval>& intervals, const Curve& curve) {
    Fitting(intervals, curve).run();
}

}  // namespace gimbalscope::curve
