// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The row's own pattern filled with numbers.
#include "tune/typed.h"

#include <cmath>

#include "convention/turn_axes.h"
#include "text/numbers.h"

namespace gimbalscope::tune {
namespace {

using convention::Convention;
using convention::Unit;

/// Decimals without the zeros at their end: scripts know no exponents.
std::string withoutExponent(double angle) {
    constexpr int kDecimals = 9;
    std::string text = text::formatFixed(angle, kDecimals);
    text.erase(text.find_last_not_of('0') + 1);
    return text.ends_with('.') ? text.substr(0, text.size() - 1) : text;
}

/// 30 for 29.999999999999996: what rounding has left behind is nobody's to type.
double tidied(double angle) {
    constexpr double kPlaces = 1e9;
    const double near = std::round(angle * kPlaces) / kPlaces;
    return std::abs(near - angle) <= 1e-15 * std::abs(angle) ? near : angle;
}

/// One angle with the digits that the row's arithmetic can hold.
std::string number(const Convention& row, double exactAngle) {
    const double angle = tidied(exactAngle);
    const std::string text = row.arithmetic == convention::Arithmetic::Float64
                                 ? text::formatShortest(angle + 0.0)
                                 : text::formatShortest(static_cast<float>(angle) + 0.0F);
    return text.find('e') == std::string::npos ? text : withoutExponent(angle);
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

std::string filled(std::string_view pattern, const PlaceholderText& textOf) {
    std::string result;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const std::size_t end = pattern.find('}', i);
        const std::string_view name = pattern[i] == '{' && end != std::string_view::npos
                                          ? pattern.substr(i + 1, end - i - 1)
                                          : std::string_view();
        const bool isName = (name.size() == 1 || name.size() == 2) &&
                            name.find_first_of("{\", ") == std::string_view::npos;
        if (isName) {
            result += textOf(name);
            i = end;
        } else {
            result += pattern[i];
        }
    }
    return result;
}

std::string typed(const Convention& row, const std::array<double, 3>& angles) {
    if (row.typed.empty()) {
        const Convention* const known = convention::find(row.id);
        return typedBehind(known == nullptr || known == &row ? row.id : "", row, angles);
    }
    return filled(row.typed, [&](std::string_view name) {
        const std::string text = number(row, angles[static_cast<std::size_t>(name[0] - '0')]);
        const bool isWhole = text.find_first_not_of("-0123456789") == std::string::npos;
        return name.ends_with('.') && isWhole ? text + ".0" : text;
    });
}

std::string typedBehind(std::string_view name, const Convention& row,
                        const std::array<double, 3>& angles) {
    std::string result(name);
    for (std::size_t i = 0; i < row.angleCount; ++i) {
        result += (result.empty() ? "" : " ") + number(row, angles[row.shown[i]]);
    }
    return result;
}

}  // namespace gimbalscope::tune
