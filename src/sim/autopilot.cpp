// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// cross: pitching about the ship's left axis sweeps the nose along a great circle that passes the
// zenith at the elevation of that axis above the horizon. So the bank decides the miss: sin(bank)
// cos(nose up) = sin(miss). hold: a fixed target, reached by the shortest turn, then a fresh small
// turn away from it at each tick. loop, roll and tumble: rates. keyframes: the shortest turn to
// where the curve is after each step.
#include "sim/autopilot.h"

#include <algorithm>
#include <cmath>

#include "convention/reading.h"
#include "sim/flight.h"
#include "sim/keyframes.h"

namespace gimbalscope::sim {

namespace {

using math::Quat;
using math::Vec3;

constexpr double kHoldRateDegPerS = 90.0;

constexpr double radians(double degrees) { return degrees * (math::kPi / 180.0); }

// The shortest turn from one attitude to another, along the ship's axes at `from`.
Vec3 turnBetween(const Quat& from, const Quat& to) {
    const math::AxisAngle turn = math::toAxisAngle(math::conjugate(from) * to);
    return turn.unitAxis * turn.angle.value;
}

// Numbers in [-1, 1) from a fixed sequence (splitmix64).
double nextJitter(std::uint64_t& random) {
    random += 0x9e3779b97f4a7c15U;
    std::uint64_t bits = random;
    bits = (bits ^ (bits >> 30U)) * 0xbf58476d1ce4e5b9U;
    bits = (bits ^ (bits >> 27U)) * 0x94d049bb133111ebU;
    bits ^= bits >> 31U;
    return static_cast<double>(bits >> 11U) * 0x1p-52 - 1.0;
}

// Spreads a turn about the ship's axes evenly over whole steps at no more than the pilot's rate.
void spread(CrossPilot& pilot, Vec3 turnRad, std::int64_t steps) {
    pilot.stepsLeft = steps;
    pilot.bodyTurnRad = turnRad * (1.0 / static_cast<double>(std::max<std::int64_t>(steps, 1)));
}

std::int64_t stepsFor(const CrossPilot& pilot, double angleRad) {
    return static_cast<std::int64_t>(
        std::ceil(std::abs(angleRad) / (radians(pilot.rateDegPerS) * kStepSeconds)));
}

// Away from zenith or nadir, so that a bank can set the miss.
void planLeave(CrossPilot& pilot, const AppState& state) {
    const double runUp = radians(kCrossRunUpDeg + pilot.missDeg);
    const double fromZenith = noseFromZenithRad(state.attitude);
    const double fromNadir = math::kPi - fromZenith;
    double noseUp = 0.0;
    if (fromZenith < runUp) {
        noseUp = -(runUp + fromZenith);
    } else if (fromNadir < runUp) {
        noseUp = runUp + fromNadir;
    }
    spread(pilot, {0, -noseUp, 0}, stepsFor(pilot, noseUp));
}

// Upright, with the left wing raised by the miss.
void planBank(CrossPilot& pilot, const AppState& state) {
    const convention::HeadingNoseBank now = convention::headingNoseBank(state.attitude);
    const double cosNoseUp = std::cos(math::toRadians(now.noseUp).value);
    const double wanted = std::asin(std::min(1.0, std::sin(radians(pilot.missDeg)) / cosNoseUp));
    const double turn =
        math::wrapped(math::Radians{wanted - math::toRadians(now.bank).value}).value;
    spread(pilot, {turn, 0, 0}, stepsFor(pilot, turn));
}

// Up to the point nearest to the zenith: the nose is at X cos a + Z sin a, highest at atan2(Z.z,
// X.z).
void planClimb(CrossPilot& pilot, const AppState& state) {
    const Vec3 nose = math::rotate(state.attitude, {1, 0, 0});
    const Vec3 top = math::rotate(state.attitude, {0, 0, 1});
    const double noseUp = std::atan2(top.z, nose.z);
    spread(pilot, {0, -noseUp, 0}, stepsToTick(state, stepsFor(pilot, noseUp)));
}

void planBeyond(CrossPilot& pilot) {
    const double noseUp = radians(kCrossRunUpDeg);
    spread(pilot, {0, -noseUp, 0}, stepsFor(pilot, noseUp));
}

// Enters the next phase; false when there is none.
bool plan(CrossPilot& pilot, const AppState& state) {
    using Phase = CrossPilot::Phase;
    switch (pilot.phase) {
        case Phase::Start:
            pilot.phase = Phase::Leave;
            planLeave(pilot, state);
            return true;
        case Phase::Leave:
            pilot.phase = Phase::Bank;
            planBank(pilot, state);
            return true;
        case Phase::Bank:
            pilot.phase = Phase::Climb;
            planClimb(pilot, state);
            return true;
        case Phase::Climb:
            pilot.phase = Phase::Beyond;
            planBeyond(pilot);
            return true;
        case Phase::Beyond:
            return false;
    }
    return false;
}

// The attitude nearest to this one whose nose is at the distance from the zenith.
Quat nearestAtDistance(const Quat& attitude, double distanceRad) {
    const Vec3 nose = math::rotate(attitude, {1, 0, 0});
    const Vec3 zenith{0, 0, 1};
    const Vec3 towards = math::cross(nose, zenith);
    const double sine = math::length(towards);
    // On the vertical itself every direction serves: pitching does, about the right wing.
    const Vec3 axis = sine > 1e-12 ? towards * (1.0 / sine) : math::rotate(attitude, {0, -1, 0});
    const double turn = noseFromZenithRad(attitude) - distanceRad;
    return math::renormalized(math::fromAxisAngle(axis, {turn}) * attitude);
}

Vec3 holdTurn(HoldPilot& pilot, const AppState& state, bool tickDue) {
    if (!pilot.target) {
        pilot.target = nearestAtDistance(state.attitude, radians(pilot.distanceDeg));
    }
    if (!pilot.arrived) {
        const Vec3 turn = turnBetween(state.attitude, *pilot.target);
        const double angle = math::length(turn);
        const double largest = radians(kHoldRateDegPerS) * kStepSeconds;
        pilot.arrived = angle <= largest;
        return pilot.arrived ? turn : turn * (largest / angle);
    }
    if (!tickDue || pilot.jitter == 0.0) {
        return {};
    }
    // Components of a unit quaternion are half angles, so twice the jitter turns it by the jitter.
    const double size = 2.0 * pilot.jitter;
    Vec3 jitter;
    jitter.x = size * nextJitter(pilot.random);
    jitter.y = size * nextJitter(pilot.random);
    jitter.z = size * nextJitter(pilot.random);
    return turnBetween(state.attitude, *pilot.target * math::fromRotationVector(jitter));
}

// Incommensurate sines: never the same manoeuvre twice.
Vec3 tumbleTurn(TumblePilot& pilot) {
    const double t = static_cast<double>(pilot.steps++) * kStepSeconds;
    const double rate = pilot.rateDegPerS;
    return bodyTurnRad(BodyRates{rate * std::sin(0.83 * t), rate * std::cos(0.61 * t),
                                 rate * std::sin(1.07 * t + 1.0)});
}

struct Steering {
    AppState& state;
    bool tickDue = false;

    Vec3 operator()(std::monostate) const { return {}; }
    Vec3 operator()(CrossPilot pilot) const {
        while (pilot.stepsLeft == 0) {
            if (!plan(pilot, state)) {
                state.autopilot = std::monostate{};
                return {};
            }
        }
        --pilot.stepsLeft;
        state.autopilot = pilot;
        if (pilot.stepsLeft == 0 && pilot.phase == CrossPilot::Phase::Beyond) {
            state.autopilot = std::monostate{};
        }
        return pilot.bodyTurnRad;
    }
    Vec3 operator()(HoldPilot pilot) const {
        const Vec3 turn = holdTurn(pilot, state, tickDue);
        state.autopilot = pilot;
        return turn;
    }
    Vec3 operator()(const LoopPilot& pilot) const {
        return bodyTurnRad(BodyRates{0, pilot.rateDegPerS, 0});
    }
    Vec3 operator()(const RollPilot& pilot) const {
        return bodyTurnRad(BodyRates{pilot.rateDegPerS, 0, 0});
    }
    Vec3 operator()(KeysPilot pilot) const {
        const curve::Curve& curve = pilot.path->curve;
        ++pilot.steps;
        double timeS = pilot.fromS + static_cast<double>(pilot.steps) * kStepSeconds;
        // A step that ends within rounding of the last key is the last one.
        const bool isOver = timeS >= curve.lastS() - 1e-6 * kStepSeconds;
        if (isOver && pilot.goesRound) {
            const double periodS = curve.lastS() - curve.firstS();
            timeS = periodS > 0.0 ? curve.firstS() + std::fmod(timeS - curve.firstS(), periodS)
                                  : curve.firstS();
            pilot.fromS = timeS;
            pilot.steps = 0;
        }
        timeS = isOver && !pilot.goesRound ? curve.lastS() : std::min(timeS, curve.lastS());
        state.view.keyframing.cursorS = timeS;
        state.autopilot = pilot;
        if (isOver && !pilot.goesRound) {
            state.autopilot = std::monostate{};
        }
        const Quat target = curve.at(timeS);
        return math::isFinite(target) ? turnBetween(state.attitude, target) : Vec3{};
    }
    Vec3 operator()(TumblePilot pilot) const {
        const Vec3 turn = tumbleTurn(pilot);
        state.autopilot = pilot;
        return turn;
    }
};

}  // namespace

double noseFromZenithRad(const Quat& worldFromBody) {
    const Vec3 nose = math::rotate(worldFromBody, {1, 0, 0});
    return std::atan2(std::hypot(nose.x, nose.y), nose.z);
}

Vec3 autopilotTurnRad(AppState& state, bool tickDue) {
    const Autopilot pilot = state.autopilot;  // a copy: the visitor replaces the original
    const Vec3 turn = std::visit(Steering{state, tickDue}, pilot);
    if (state.autopilotStepsLeft > 0 && --state.autopilotStepsLeft == 0) {
        state.autopilot = std::monostate{};
    }
    return turn;
}

}  // namespace gimbalscope::sim
