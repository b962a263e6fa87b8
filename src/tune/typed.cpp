// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// One pattern of text for each row that has an engine's own syntax. {0} {1} {2} stand for the
// angles in intrinsic order.
#include "tune/typed.h"

#include <algorithm>

#include "convention/turn_axes.h"
#include "text/numbers.h"

namespace gimbalscope::tune {
namespace {

using convention::Convention;
using convention::Unit;

struct Pattern {
    std::string_view id;
    std::string_view text;
};
constexpr std::array<Pattern, 10> kPatterns{{
    {"urot", "(Pitch={1},Yaw={0},Roll={2})"},
    {"urot-native", "(Pitch={1},Yaw={0},Roll={2})"},
    {"urot-ue4", "P={1} Y={0} R={2}"},
    {"oblivion", "SetAngle X {0}\nSetAngle Y {1}\nSetAngle Z {2}"},
    {"oblivion-local", "set localAngX to {0}\nset localAngY to {1}\nset localAngZ to {2}"},
    {"oblivion-actor", "player.SetAngle Z {0}\nplayer.SetAngle X {1}"},
    {"lsl", "llEuler2Rot(<{0}, {1}, {2}>)"},
    {"lsl-opensim", "llEuler2Rot(<{0}, {1}, {2}>)"},
    {"lsl-rpy", "roll_pitch_yaw2rot(<{2}, {1}, {0}>)"},
    {"d3d-ypr", "XMQuaternionRotationRollPitchYaw({1}, {0}, {2})"},
}};

/// Decimals without the zeros at their end: scripts know no exponents.
std::string withoutExponent(double angle) {
    constexpr int kDecimals = 9;
    std::string text = text::formatFixed(angle, kDecimals);
    text.erase(text.find_last_not_of('0') + 1);
    return text.ends_with('.') ? text.substr(0, text.size() - 1) : text;
}

/// One angle with the digits that the row's arithmetic can hold; a row whose numbers have a point
/// in the engine gets one, so that 90 stays degrees.
std::string number(const Convention& row, double angle) {
    std::string text = row.arithmetic == convention::Arithmetic::Float64
                           ? text::formatShortest(angle + 0.0)
                           : text::formatShortest(static_cast<float>(angle) + 0.0F);
    text = text.find('e') == std::string::npos ? text : withoutExponent(angle);
    const bool needsPoint =
        row.id == "urot-ue4" && text.find_first_not_of("-0123456789") == std::string::npos;
    return needsPoint ? text + ".0" : text;
}

}  // namespace

Unit unitOf(const Convention& row, std::size_t slot) { return row.units[slot]; }

std::array<double, 3> anglesToType(const Convention& row, const convention::ReadingOptions& options,
                                   const math::Quat& worldFromBody) {
    std::array<double, 3> angles = convention::exactAngles(row, options, worldFromBody);
    for (std::size_t slot = 0; slot < angles.size(); ++slot) {
        const Unit unit = unitOf(row, slot);
        angles[slot] = convention::quantised(angles[slot] * convention::unitsPerRadian(unit), unit,
                                             options.quantise.value_or(row.quantise));
    }
    return angles;
}

std::string typed(const Convention& row, const std::array<double, 3>& angles) {
    const auto* const pattern = std::find_if(
        kPatterns.begin(), kPatterns.end(), [&](const Pattern& each) { return each.id == row.id; });
    std::string result;
    if (pattern == kPatterns.end()) {
        result = row.id;
        for (std::size_t i = 0; i < row.angleCount; ++i) {
            result += " " + number(row, angles[row.shown[i]]);
        }
        return result;
    }
    for (std::size_t i = 0; i < pattern->text.size(); ++i) {
        if (pattern->text[i] == '{') {
            result += number(row, angles[static_cast<std::size_t>(pattern->text[i + 1] - '0')]);
            i += 2;
        } else {
            result += pattern->text[i];
        }
    }
    return result;
}

}  // namespace gimbalscope::tune
