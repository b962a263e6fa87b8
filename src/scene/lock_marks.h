// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Where a convention locks, on the attitude globe: a direction in the world and the axis of the
// ship that must not point there. The nose's marks are whole lines, those of the top and of the
// wing are dashed and come with a triangle that shows where that axis points. Marks that are no
// worry now keep quiet.
#pragma once

#include <string>

#include "scene/drawing.h"

namespace gimbalscope::scene {

/// Radius of the attitude globe in units; the ship reaches 1.59.
inline constexpr double kGlobeRadius = 1.72;

/// A direction in the world that one of the ship's axes must keep away from, with caps of 5 and 20
/// degrees round it.
struct LockMark {
    math::Vec3 direction;  ///< unit, world frame
    std::string text;      ///< written beside it; empty for none
    double stretch = 1.0;  ///< of the convention that locks there; colours the text from 2.92 on
    std::string brief{};   ///< written instead where the text has no room; empty for none
    math::Vec3 bodyAxis{1.0, 0.0, 0.0};  ///< unit, body frame: what must not point there
    bool isQuiet = false;                ///< only a faint inner cap and the brief text
};

/// True when a mark concerns the nose.
bool isForNose(const LockMark& mark);

/// The ship and the marks of a view.
struct MarkedShip {
    const math::Quat& worldFromBody;
    std::span<const LockMark> marks;
};

/// Caps and triangles of the half in front of the ship or behind it.
void addLockMarks(Drawing& drawing, const Stage& stage, const MarkedShip& ship, bool front);

/// What is written beside the marks; the loud ones first, since what comes later gives way. Of
/// zenith and nadir only the one the axis can soon reach is written about.
void addLockTexts(View& view, const Stage& stage, const MarkedShip& ship);

}  // namespace gimbalscope::scene
