// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Functions that take angles (FRotator, llEuler2Rot, Quaternion.Euler, from_euler, ...): which
// convention, which order of the arguments, which unit.
#pragma once

#include <span>

#include "tune/paste_parts.h"

namespace gimbalscope::tune {

/// A row, and which of the numbers is which of its angles.
struct AngleOrder {
    const convention::Convention* row = nullptr;
    std::array<std::size_t, 3> numberOf{0, 1, 2};  ///< by slot, intrinsic
    std::string said{};
    std::optional<convention::Unit> unit{};  ///< that the form itself fixes
};

/// The readings of angles in the units that are written beside them or said once for all, else in
/// the form's or row's; in two units when nothing is written and the numbers look like the other.
Found inUnits(std::span<const CopiedNumber> numbers, std::optional<convention::Unit> allUnit,
              const AngleOrder& order, const PasteContext& context);

/// Unreal's pitch, yaw, roll. Either: rotator units when they are integers over 360, degrees when
/// they have a point, otherwise both.
enum class RotatorText : std::uint8_t { Either, Degrees, Units };
Found rotator(std::span<const CopiedNumber> pitchYawRoll, const PasteContext& context,
              RotatorText text);

/// What a named function says; nothing when there is none.
Found readMakers(const Copied& copied, const PasteContext& context);

}  // namespace gimbalscope::tune
