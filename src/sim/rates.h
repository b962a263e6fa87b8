// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// How fast the ship turns and how fast each convention's angles have to move for it. The turn is
// the sum of the three angles' rates along their axes; solved for the rates, two of them grow with
// the stretch: at 60 degrees of middle angle they are up to twice the ship's, at the pole infinite.
// So the angles part company with the ship long before the pole.
#pragma once

#include <vector>

#include "convention/turn_axes.h"
#include "sim/readout.h"

namespace gimbalscope::sim {

/// What the ship turns by now about its own axes, degrees per second: bank, nose up, nose right,
/// and the whole of it.
struct ShipRates {
    BodyRates rates;
    double totalDegPerS = 0.0;
};
ShipRates shipRates(const AppState& state);

/// Rates of one card's angles, intrinsic order. Infinite at the pole: first and third have no rate
/// there, whichever way the ship turns. The third of a row of two angles is 0.
struct AngleRates {
    std::array<double, 3> perSecond{};  ///< in the row's unit
    std::array<double, 3> degPerS{};
};

/// Of a row at an attitude while the ship turns by a rotation vector each second (radians, along
/// its own axes). `mirrored`: for the other triple, whose middle angle runs the other way.
/// Analytic: the rates are the turn's components in the basis reciprocal to turnAxes().
AngleRates angleRates(const convention::Convention& row, const convention::ReadingOptions& options,
                      const math::Quat& worldFromBody, math::Vec3 bodyRadPerS,
                      bool mirrored = false);

/// Of a card as it is read now, by the exact angles of the attitude: what would be shown without
/// rounding, for the triple that is shown.
AngleRates angleRates(const AppState& state, const Readout& card);
/// Of every card.
std::vector<AngleRates> angleRates(const AppState& state, const Readouts& readouts);

}  // namespace gimbalscope::sim
