// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Chips over the flight view that say why the ship does what it does: it stands because time does,
// or an autopilot flies it while the autopilot's page is not to be seen.
#pragma once

#include "ui/context.h"

namespace gimbalscope::ui {

/// Where the chips stand in pixels of the window; empty for those that are not shown.
struct FlightChips {
    Rect paused;     ///< "paused - P flies on"
    Rect autopilot;  ///< "autopilot: hold"
};
/// Below the cameras at the right of the first flight view, one below the other where it is narrow;
/// below what is written at the left where it is narrower still.
FlightChips flightChips(const sim::AppState& state, const Layout& layout);

/// Draws them. A click on the first flies on, on the second opens the autopilot's page.
void drawFlightChips(PanelContext& context);

}  // namespace gimbalscope::ui
