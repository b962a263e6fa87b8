// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include "tune/header_name.h"

#include <algorithm>
#include <array>

#include "text/words.h"

namespace gimbalscope::tune {

namespace {

using convention::Unit;

constexpr std::array<std::string_view, 8> kUnits{"deg", "degrees", "degree", "\u00b0",
                                                 "rad", "radians", "radian", "rotator"};

Unit unitAt(std::size_t index) {
    return index < 4 ? Unit::Degrees : index < 7 ? Unit::Radians : Unit::Rotator;
}

}  // namespace

std::optional<std::size_t> takeUnit(std::string& name, std::span<const std::string_view> units) {
    const std::string_view whole = text::trimmed(name);
    const bool hasBracket = whole.ends_with(')') || whole.ends_with(']');
    const std::size_t start = whole.find_last_of(hasBracket ? "([" : "_");
    if (start == std::string_view::npos || start == 0) {
        return std::nullopt;
    }
    std::string_view end = whole.substr(start + 1);
    end.remove_suffix(hasBracket ? 1 : 0);
    const auto found = std::ranges::find(units, text::lowerCase(text::trimmed(end)));
    if (found == units.end()) {
        return std::nullopt;
    }
    name = text::trimmed(whole.substr(0, start));
    return static_cast<std::size_t>(found - units.begin());
}

HeaderName headerName(std::string_view written) {
    HeaderName name;
    const std::size_t point = written.rfind('.');
    if (point != std::string_view::npos) {
        name.prefix = written.substr(0, point);
        written.remove_prefix(point + 1);
    }
    name.stem = text::lowerCase(text::trimmed(written));
    if (const std::optional<std::size_t> unit = takeUnit(name.stem, kUnits)) {
        name.unit = unitAt(*unit);
    }
    return name;
}

const Spellings& quatSpellings() {
    // A log of PX4 has q[0] for the scalar.
    static const Spellings kWays{
        {"qx", "qy", "qz", "qw"},
        {"q_x", "q_y", "q_z", "q_w"},
        {"quat_x", "quat_y", "quat_z", "quat_w"},
        {"orientation_x", "orientation_y", "orientation_z", "orientation_w"},
        {"rotation_x", "rotation_y", "rotation_z", "rotation_w"},
        {"q1", "q2", "q3", "q0"},
        {"q[1]", "q[2]", "q[3]", "q[0]"},
        {"x", "y", "z", "w"}};
    return kWays;
}

const Spellings& matrixSpellings() {
    static const Spellings kWays{{"r11", "r12", "r13", "r21", "r22", "r23", "r31", "r32", "r33"},
                                 {"m11", "m12", "m13", "m21", "m22", "m23", "m31", "m32", "m33"},
                                 {"r00", "r01", "r02", "r10", "r11", "r12", "r20", "r21", "r22"},
                                 {"m00", "m01", "m02", "m10", "m11", "m12", "m20", "m21", "m22"}};
    return kWays;
}

const Spellings& noseTopSpellings() {
    static const Spellings kWays{{"nose_x", "nose_y", "nose_z", "top_x", "top_y", "top_z"},
                                 {"forward_x", "forward_y", "forward_z", "up_x", "up_y", "up_z"}};
    return kWays;
}

Spellings angleSpellings(const convention::Convention& row) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < row.angleCount; ++i) {
        names.push_back(text::lowerCase(row.names[row.shown[i]]));
    }
    return {names};
}

}  // namespace gimbalscope::tune
