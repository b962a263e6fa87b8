// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// With axes a1, a2, a3 of the angles, turn = r1 a1 + r2 a2 + r3 a3. a2 is at right angles to both
// others, so r2 = turn . a2; r1 = turn . (a2 x a3) / d and r3 = turn . (a1 x a2) / d with d = a1 .
// (a2 x a3), whose size is one over the stretch.
#include "sim/rates.h"

#include <cmath>
#include <limits>

#include "sim/flight.h"

namespace gimbalscope::sim {

namespace {

using math::Vec3;

// Nearer to the pole the axes are parallel as far as a double can tell.
constexpr double kParallel = 1e-13;

double dividedBy(double part, double volume) {
    return std::abs(volume) < kParallel ? std::numeric_limits<double>::infinity() : part / volume;
}

Vec3 bodyRadPerS(const AppState& state) {
    return bodyTurnRad(state.rates) * static_cast<double>(kStepsPerSecond);
}

bool isMirrored(const Readout& card) {
    const double middle = card.reading.anglesRad[1];
    return math::isProper(card.row->order) ? card.row->signs[1] * std::sin(middle) < 0.0
                                           : std::cos(middle) < 0.0;
}

}  // namespace

ShipRates shipRates(const AppState& state) {
    const double total = math::length(bodyRadPerS(state));
    return {state.rates, math::toDegrees(math::Radians{total}).value};
}

AngleRates angleRates(const convention::Convention& row, const convention::ReadingOptions& options,
                      const math::Quat& worldFromBody, Vec3 bodyTurn, bool mirrored) {
    AngleRates result;
    if (bodyTurn == Vec3{}) {
        return result;
    }
    const Vec3 turn = math::rotate(worldFromBody, bodyTurn);
    const auto axes =
        convention::turnAxes(row, options, convention::exactAngles(row, options, worldFromBody));
    const double volume = math::dot(axes[0], math::cross(axes[1], axes[2]));
    std::array<double, 3> radPerS{
        dividedBy(math::dot(turn, math::cross(axes[1], axes[2])), volume),
        math::dot(turn, axes[1]) * (mirrored ? -1.0 : 1.0),
        dividedBy(math::dot(turn, math::cross(axes[0], axes[1])), volume)};
    for (std::size_t slot = 0; slot < row.angleCount; ++slot) {
        result.perSecond[slot] = radPerS[slot] * convention::unitsPerRadian(row.units[slot]);
        result.degPerS[slot] = math::toDegrees(math::Radians{radPerS[slot]}).value;
    }
    return result;
}

AngleRates angleRates(const AppState& state, const Readout& card) {
    if (card.row == nullptr) {
        return {};
    }
    return angleRates(*card.row, card.options, state.attitude, bodyRadPerS(state),
                      isMirrored(card));
}

std::vector<AngleRates> angleRates(const AppState& state, const Readouts& readouts) {
    std::vector<AngleRates> all;
    for (const Readout& card : readouts.cards) {
        all.push_back(angleRates(state, card));
    }
    return all;
}

}  // namespace gimbalscope::sim
