// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What the colours and patterns of the flicker map mean, and what it says in a sentence.
#pragma once

#include <string>

#include "sim/flicker_map.h"
#include "ui/painter.h"

namespace gimbalscope::ui {

/// The scale of errors with its figures, and a swatch and a word for each pattern on the map.
void drawMapLegend(const Painter& painter, const Rect& rect, const sim::MapSummary& summary);

/// "urot:clamp, float32, int16, renormalised".
std::string mapTitle(const sim::MapRequest& request);
/// A distance from the pole: "2.4°", "0.031°", "3e-05°".
std::string distanceText(double degrees);
/// The largest distance with NaN and with errors above 1 degree, or that there is none.
std::string mapSentence(const sim::MapSummary& summary);
/// What a cell holds: error, cause, share.
std::string cellText(const sim::MapCell& cell);

}  // namespace gimbalscope::ui
