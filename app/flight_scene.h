// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The flight views of a frame: the ship in its world with the marks of what locks where; with the
// angle drive the ship that is flown by a convention's angles, in that convention's rings, alone or
// beside the other. Pure.
#pragma once

#include "app/compose.h"

namespace gimbalscope::app {

/// The axis marks of all cards: nose locks at the vertical in full, others in full for the selected
/// card and those that are stretched or worse, the rest quiet.
std::vector<scene::LockMark> lockMarks(const sim::AppState& state, const sim::Readouts& readouts);

/// The rings of an engine turned by angles (radians, intrinsic order, the row's signs; a NaN counts
/// as 0); none for a row that does not have three.
std::optional<scene::Gimbals> gimbalsOf(const sim::Readout& card,
                                        const std::array<double, 3>& anglesRad,
                                        const look::Palette& palette);

/// Where the interface writes over a flight view, in pixels: labels keep clear of it.
std::vector<ui::Rect> overlaysOf(const sim::AppState& state, const ui::Layout& layout,
                                 const ui::Rect& rect);
/// The view of the ship that is flown; in the layout's rectangle for it.
scene::View mainFlightView(const ComposeInput& input);
/// The view of the ship that is flown by angles, beside the other.
scene::View drivenFlightView(const ComposeInput& input);

}  // namespace gimbalscope::app
