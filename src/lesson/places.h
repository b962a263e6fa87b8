// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The places of the window that a lesson can point at, by name.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace gimbalscope::convention {
struct Convention;
}

namespace gimbalscope::lesson {

/// flight navball truth map autopilot verdict timeline methods curves keyframes editor. Besides
/// these: "card ID", "card ID ANGLE" for one of its numbers, and "card ID stretch".
std::span<const std::string_view> places();
/// Why nothing can be pointed at by these words, as a sentence; empty when it can.
std::string placeObjection(std::string_view words);
/// Why a card of this convention, called `card`, has no such number, as a sentence; empty when it
/// has.
std::string numberObjection(const convention::Convention& row, std::string_view card,
                            std::string_view number);

}  // namespace gimbalscope::lesson
