// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// One step of flight. Keys turn at 45 degrees a second (fine x0.1, coarse x4) and opposite keys
// cancel, and a stick adds its share; with inertia they speed the ship up by as much each second,
// and it coasts.
#include "sim/flight.h"

#include <algorithm>

#include "sim/autopilot.h"
#include "sim/command.h"
#include "sim/drive.h"
#include "sim/fed.h"

namespace gimbalscope::sim {

namespace {

constexpr int kTicksDueAt = kStepsPerSecond;
constexpr double kLargestCoastDegPerS = 360.0;

double paceFactor(Pace pace) {
    switch (pace) {
        case Pace::Normal:
            return 1.0;
        case Pace::Fine:
            return 0.1;
        case Pace::Coarse:
            return 4.0;
    }
    return 1.0;
}

// Rate of a pair of opposite keys; none when both are held.
double pairRate(const AppState& state, Turn positive, Turn negative) {
    const std::optional<Pace>& plus = state.steering[static_cast<std::size_t>(positive)];
    const std::optional<Pace>& minus = state.steering[static_cast<std::size_t>(negative)];
    if (plus.has_value() == minus.has_value()) {
        return 0.0;
    }
    return plus ? kKeyRateDegPerS * paceFactor(*plus) : -kKeyRateDegPerS * paceFactor(*minus);
}

BodyRates keyRates(const AppState& state) {
    return {pairRate(state, Turn::BankRight, Turn::BankLeft),
            pairRate(state, Turn::PitchUp, Turn::PitchDown),
            pairRate(state, Turn::YawRight, Turn::YawLeft)};
}

BodyRates stickRates(const AppState& state) {
    const auto rate = [&](StickAxis axis) {
        return kKeyRateDegPerS * state.stick[static_cast<std::size_t>(axis)];
    };
    return {rate(StickAxis::Bank), rate(StickAxis::Pitch), rate(StickAxis::Yaw)};
}

BodyRates operator+(const BodyRates& a, const BodyRates& b) {
    return {a.bankDegPerS + b.bankDegPerS, a.pitchDegPerS + b.pitchDegPerS,
            a.yawDegPerS + b.yawDegPerS};
}

double faster(double rate, double acceleration) {
    return std::clamp(rate + acceleration * kStepSeconds, -kLargestCoastDegPerS,
                      kLargestCoastDegPerS);
}

// With inertia keys change what coasts; without, they turn the ship themselves.
BodyRates steeredRates(AppState& state) {
    const BodyRates keys = keyRates(state) + stickRates(state);
    if (!state.settings.inertia) {
        return keys;
    }
    BodyRates& coasting = state.coasting;
    coasting = {faster(coasting.bankDegPerS, keys.bankDegPerS),
                faster(coasting.pitchDegPerS, keys.pitchDegPerS),
                faster(coasting.yawDegPerS, keys.yawDegPerS)};
    return coasting;
}

BodyRates scriptedRates(AppState& state) {
    std::array<double, 3> rates{};
    for (std::size_t axis = 0; axis < rates.size(); ++axis) {
        ScriptedRate& scripted = state.scripted[axis];
        if (scripted.stepsLeft > 0) {
            rates[axis] = scripted.degPerS;
            --scripted.stepsLeft;
        }
        if (scripted.stepsLeft == 0) {
            scripted = {};
        }
    }
    return {rates[0], rates[1], rates[2]};
}

// A step of the ship that is flown by angles: how it really turned is seen only afterwards.
void flyAngles(AppState& state, math::Vec3 keyTurnRad, math::Vec3 pilotedRad, bool isAiming) {
    const math::Quat before = state.attitude;
    turnAngles(state, isAiming ? keyTurnRad : keyTurnRad + pilotedRad);
    if (isAiming) {
        turnBodyAndFollow(state, pilotedRad);
    }
    const bool isAtRest = before == state.attitude;
    const math::AxisAngle turn = math::toAxisAngle(math::conjugate(before) * state.attitude);
    state.rates = isAtRest ? BodyRates{} : ratesOf(turn.unitAxis * turn.angle.value);
}

}  // namespace

math::Vec3 bodyTurnRad(Turn turn, double degrees) {
    const double rad = math::toRadians(math::Degrees{degrees}).value;
    switch (turn) {
        case Turn::PitchUp:
            return {0, -rad, 0};
        case Turn::PitchDown:
            return {0, rad, 0};
        case Turn::YawRight:
            return {0, 0, -rad};
        case Turn::YawLeft:
            return {0, 0, rad};
        case Turn::BankRight:
            return {rad, 0, 0};
        case Turn::BankLeft:
            return {-rad, 0, 0};
    }
    return {};
}

math::Vec3 bodyTurnRad(const BodyRates& rates) {
    // Divided, not multiplied by 1/240: 45 degrees a second are exactly the 0.1875 degrees of a
    // tap.
    const auto stepRad = [](double degPerS) {
        return math::toRadians(math::Degrees{degPerS / kStepsPerSecond}).value;
    };
    return {stepRad(rates.bankDegPerS), -stepRad(rates.pitchDegPerS), -stepRad(rates.yawDegPerS)};
}

BodyRates ratesOf(math::Vec3 turnRad) {
    const double degPerS = 180.0 / math::kPi * kStepsPerSecond;
    return {turnRad.x * degPerS, -turnRad.y * degPerS, -turnRad.z * degPerS};
}

void turnShip(AppState& state, math::Vec3 turnRad) {
    if (turnRad == math::Vec3{}) {
        return;
    }
    const bool hasAngleDrive = !state.angleDrive.selection.empty();
    if (hasAngleDrive) {
        turnAngles(state, turnRad);
    }
    if (hasAngleDrive && state.drive == Drive::Angles) {
        return;
    }
    state.attitude = math::renormalized(state.attitude * math::fromRotationVector(turnRad));
    state.tickTurnRad = state.tickTurnRad + turnRad;
    state.turnedDeg += math::toDegrees(math::Radians{math::length(turnRad)}).value;
}

void restartFed(AppState& state) {
    state.fed = startOfFed(state.attitude, fedArithmetic(state.settings));
    state.tickAttitude = state.attitude;
    state.tickTurnRad = {};
}

void placeShip(AppState& state, const math::Quat& worldFromBody) {
    state.attitude = worldFromBody;
    startAngleDrive(state);
    state.rates = {};
    state.coasting = {};
    state.scripted = {};
    state.autopilot = std::monostate{};
    state.autopilotStepsLeft = 0;
    restartFed(state);
}

bool flyStep(AppState& state) {
    const int phase = state.tickPhase + state.settings.tickRate;
    const bool tickDue = phase >= kTicksDueAt;
    const BodyRates steered = steeredRates(state) + scriptedRates(state);
    const bool isAiming = std::holds_alternative<CrossPilot>(state.autopilot) ||
                          std::holds_alternative<HoldPilot>(state.autopilot) ||
                          std::holds_alternative<KeysPilot>(state.autopilot);
    const math::Vec3 piloted = autopilotTurnRad(state, tickDue);
    state.rates = steered + ratesOf(piloted);
    if (state.drive == Drive::Angles && !state.angleDrive.selection.empty()) {
        flyAngles(state, bodyTurnRad(steered), piloted, isAiming);
    } else {
        // The vectors are added rather than the rates: the autopilot's is exact as it stands.
        turnShip(state, bodyTurnRad(steered) + piloted);
    }
    state.tickPhase = tickDue ? phase - kTicksDueAt : phase;
    ++state.stepCount;
    return tickDue;
}

std::int64_t stepsToTick(const AppState& state, std::int64_t atLeast) {
    const std::int64_t rate = state.settings.tickRate;
    const std::int64_t wanted = std::max<std::int64_t>(1, atLeast);
    const std::int64_t ticks = (state.tickPhase + (wanted - 1) * rate) / kTicksDueAt + 1;
    return (ticks * kTicksDueAt - state.tickPhase + rate - 1) / rate;
}

double tapDegrees(const Settings& settings, Pace pace) {
    if (settings.stepModeDeg > 0.0) {
        return settings.stepModeDeg;
    }
    return kKeyRateDegPerS * paceFactor(pace) / kStepsPerSecond;
}

}  // namespace gimbalscope::sim
