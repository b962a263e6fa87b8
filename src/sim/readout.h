// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Everything shown, derived from the state: one Readout per card and the truth's own numbers. Cards
// show the last engine tick; the truth is of now.
#pragma once

#include "sim/state.h"

namespace gimbalscope::sim {

/// One card at the last tick, with its history taken into account (state may be Flicker or
/// OtherName).
struct Readout {
    const convention::Convention* row = nullptr;
    std::shared_ptr<const convention::Convention> own;  ///< keeps it, where it is one's own
    std::string selection;                              ///< as written, e.g. "urot:nearest"
    convention::ReadingOptions options;  ///< effective: the card's own, then the settings
    convention::Reading reading;
    convention::State state = convention::State::Calm;
    convention::Cause cause = convention::Cause::None;
    Counts counts;
    int flickersPerSecond = 0;  ///< pose jumps and NaN within the last simulated second
    std::vector<math::Quat>
        recentPoses;  ///< at most two of the last second, > 18 degrees from now's
};

struct Truth {
    convention::HeadingNoseBank angles;
    math::AxisAngle total;
    double driftDeg = 0.0;      ///< between attitude and fed
    double fedNormError = 0.0;  ///< |fed| - 1
};

struct Readouts {
    Truth truth;
    std::vector<Readout> cards;
};

/// Pure: does not advance any memory, so that asking twice gives the same.
Readouts readouts(const AppState& state);

}  // namespace gimbalscope::sim
