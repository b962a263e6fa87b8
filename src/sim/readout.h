// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Everything shown, derived from the state: one Readout per card and the truth's own numbers. Cards
// show the last engine tick; the truth is of now.
#pragma once

#include "sim/state.h"

namespace gimbalscope::sim {

/// What a card is held against at the last tick, and how far the two are apart.
struct RivalReadout {
    const convention::Convention* row = nullptr;
    std::shared_ptr<const convention::Convention> own;  ///< keeps it, where it is one's own
    std::string selection;                              ///< as written
    convention::ReadingOptions options;                 ///< effective
    convention::Reading reading;
    double apartDeg = 0.0;  ///< between the two rebuilt ships, 0 to 180; NaN where one has none
    /// B's angle of the same name for each of A's, intrinsic orders; none where B has no such name.
    std::array<std::optional<std::size_t>, 3> slots;
    /// By A's angles: B's less A's in degrees, in (-180, 180]; NaN where either is or there is
    /// none.
    std::array<double, 3> differenceDeg{};
};

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
    std::optional<RivalReadout> rival;
};

/// A rival read as a card of its own that has no history.
Readout asReadout(const RivalReadout& rival);

/// An angle as shown, intrinsic order, in degrees whatever its unit; NaN where it is none. The
/// readout must have a row.
double shownDegrees(const Readout& readout, std::size_t angle);

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
