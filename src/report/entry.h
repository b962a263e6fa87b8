// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What one target says about one attitude, ready to be written: an object in JSON, columns in CSV,
// a line of the text table. Made from a convention's reading, or from a plain form of the attitude
// (quaternion, matrix, axis and angle), which has no pole and so no stretch and no twin.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "convention/reading.h"

namespace gimbalscope::report {

struct NamedValue {
    std::string_view name;
    double value = 0.0;
    std::optional<convention::Unit> unit{};  ///< none: not an angle of a convention
    bool isWhole = false;                    ///< rotator units after quantisation: an integer
};

/// The forms an attitude can be written in besides the conventions.
enum class PlainForm : std::uint8_t { Quat, QuatWxyz, Matrix, AxisAngle };

/// quat, quat-wxyz, matrix, axis-angle.
std::string_view name(PlainForm form);
/// The names of its numbers in order: x y z w, w x y z, r11 ... r33, x y z degrees.
std::span<const std::string_view> valueNames(PlainForm form);
std::span<const PlainForm> plainForms();
/// What is in it, in a few words.
std::string_view description(PlainForm form);

/// The number itself, 0 for -0: of a zero the sign says nothing, so no output shows it. NaN stays.
constexpr double withoutNegativeZero(double value) { return value + 0.0; }

/// An attitude in one convention or form, ready to be written. No number in it is -0 except in
/// `worldFromRebuilt`, which is a value and not yet a text.
struct Entry {
    std::string id;           ///< with @frame when one was asked for, e.g. "quat@unreal"
    std::string_view policy;  ///< empty for a plain form
    std::string_view arithmetic, quantise;
    std::string unit;                  ///< degrees, radians, rotator, a list of them; none
    std::vector<NamedValue> values{};  ///< in display order
    std::vector<NamedValue> twin{};    ///< the same order; empty when there is none
    bool hasPole = false;              ///< false for a plain form
    double stretch = 1.0, poleDistanceDeg = 90.0, errorDeg = 0.0;  ///< no pole: not written
    std::string_view state, cause;  ///< cause is empty when there is none
    std::optional<math::Quat> worldFromRebuilt{};
};

/// The entry of a convention's reading; `options` as they were in force. State and cause are given
/// apart, since a history may know more than one reading does.
Entry entryOf(const convention::Convention& row, const convention::ReadingOptions& options,
              const convention::Reading& reading, convention::State state, convention::Cause cause);

/// The entry of a plain form, in the axes of a frame; `showFrame` puts it into the id.
Entry entryOf(PlainForm form, convention::FrameId frame, bool showFrame,
              const math::Quat& worldFromBody);

/// The numbers of a plain form of a unit quaternion.
std::vector<double> plainValues(PlainForm form, const math::Quat& unitQuat);

/// id, and the policy behind a colon unless it is as-published: the text a user would type.
std::string label(const Entry& entry);

}  // namespace gimbalscope::report
