// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What people believe of gimbal lock and what is not so.
#include <array>

#include "lesson/lesson.h"
#include "text/numbers.h"

namespace gimbalscope::lesson {
namespace {

constexpr std::array<std::string_view, kMisconceptions> kSentences{
    "Axes are always perpendicular, so two of them cannot coincide.",
    "In gimbal lock the object is stuck.",
    "Gimbal lock happens only at exactly 90 degrees.",
    "Quaternions make gimbal lock go away, even when Euler angles are what comes out.",
    "Another order of the angles removes gimbal lock.",
    "Euler angles are only approximate where the angles are large.",
    "Angles add up axis by axis.",
    "Pitch can read 100 degrees.",
    "llRot2Euler gives roll, pitch and yaw.",
    "All engines lock in the same attitude.",
    "The order of turns does not matter.",
    "Every flip of the angles is gimbal lock."};

}  // namespace

std::string_view misconception(std::string_view id) {
    if (!id.starts_with('M') || id.find_first_of("0+-") == 1) {  // M1, not M01
        return {};
    }
    const text::ParsedInteger number = text::parseInteger(id.substr(1));
    return number.ok() && number.value >= 1 && number.value <= kMisconceptions
               ? kSentences[static_cast<std::size_t>(number.value) - 1]
               : std::string_view();
}

}  // namespace gimbalscope::lesson
