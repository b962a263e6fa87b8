// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The only two things about a card's picture that are not simply this frame's values. The glow of
// the rings fades instead of blinking, so that flying through a lock glows. With calm motion a
// flickering ship takes on a new pose at most three times a second of simulated time; the poses
// between show as skins. Numbers, instruments and everything else never ease.
#pragma once

#include <optional>
#include <string>

#include "sim/readout.h"

namespace gimbalscope::app {

/// What a card's picture shows.
struct CardMotion {
    std::optional<math::Quat> worldFromRebuilt;  ///< none: the engine has no pose
    std::array<double, 3> anglesRad{};
    double glowStretch = 1.0;  ///< what the rings' glow has faded to
};

struct CardMemory {
    std::string selection;
    CardMotion shown;
    std::int64_t shownStep = 0;
    bool isFading = false;  ///< the next frame would glow less
};

/// When a frame is and how it moves.
struct MotionFrame {
    const sim::AppState& state;
    double seconds = 0.0;  ///< since the frame before
    bool settled = false;  ///< at rest at once
};

/// What to show of a card now; advances its memory. Another selection starts afresh.
CardMotion moveCard(CardMemory& memory, const sim::Readout& readout, const MotionFrame& frame);

/// The glow `seconds` later: at once as bright as the stretch asks for, then fading within 0.15 s.
/// Stretches above 85 degrees' and NaN glow alike.
double fadedGlow(double glowStretch, double stretch, double seconds);

}  // namespace gimbalscope::app
