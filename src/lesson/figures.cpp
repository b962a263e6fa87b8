// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include "lesson/figures.h"

#include <algorithm>
#include <cmath>

#include "math/angle.h"
#include "text/numbers.h"

namespace gimbalscope::lesson {
namespace {

constexpr int kMostDecimals = 12, kDigits = 6;
constexpr double kLargest = 1e15;  // above it not every digit is known
constexpr auto kDegrees = convention::Unit::Degrees, kRotator = convention::Unit::Rotator;

// Decimals that show a number of this size with so many digits.
int decimalsFor(double size, int digits) {
    return size > 0.0 && std::isfinite(size)
               ? std::clamp(digits - 1 - static_cast<int>(std::floor(std::log10(size))), 0,
                            kMostDecimals)
               : 0;
}

// A whole turn in a unit; 0 for what is no angle.
double turnOf(Unit unit) {
    return unit == Unit::Degrees   ? 2.0 * math::kPi * convention::unitsPerRadian(kDegrees)
           : unit == Unit::Radians ? 2.0 * math::kPi
           : unit == Unit::Rotator ? 2.0 * math::kPi * convention::unitsPerRadian(kRotator)
                                   : 0.0;
}

// How far it is from just holding or just not; with "within" also round the circle.
double marginOf(const sim::Expect& expect, double found, double wanted, Unit unit) {
    const std::optional<double> within = text::parseFinite(expect.within);
    const double apart = std::abs(found - wanted), turn = turnOf(unit);
    if (!within) {
        return apart;
    }
    const double around = turn > 0.0 ? std::abs(std::remainder(found - wanted, turn)) : apart;
    return std::min(std::abs(apart - *within), std::abs(around - *within));
}

int decimalsOf(const sim::Expect& expect, double found, bool holds, Unit unit, int digits) {
    const std::optional<double> within = text::parseFinite(expect.within);
    const std::optional<double> wanted = text::parseFinite(expect.value);
    int decimals = within && *within > 0.0 ? std::max(decimalsFor(*within, 2), 0)
                                           : std::min(decimalsFor(std::abs(found), digits), digits);
    // What "is" something is near enough to be shown as it; above a bound is above it.
    if (wanted && (!holds || expect.comparison != "is")) {
        decimals = std::max(decimals, decimalsFor(marginOf(expect, found, *wanted, unit), 1));
    }
    return decimals;
}

}  // namespace

std::string plain(double value, int decimals) {
    if (!(std::abs(value) < kLargest)) {
        return text::formatShortest(value);
    }
    std::string digits = text::formatFixed(value, decimals);
    if (digits.find('.') != std::string::npos) {
        digits.erase(digits.find_last_not_of('0') + 1);
        digits.erase(digits.find_last_not_of('.') + 1);
    }
    return digits;
}

std::string whole(double value) {
    for (int decimals = 0; decimals <= kMostDecimals && std::abs(value) < kLargest; ++decimals) {
        if (std::string digits = text::formatFixed(value, decimals);
            text::parseFinite(digits) == value) {
            return digits;
        }
    }
    return text::formatShortest(value);
}

std::string whole(const std::string& number) {
    const std::optional<double> value = text::parseFinite(number);
    return value ? whole(*value) : number;
}

std::string figuresOf(const sim::Expect& expect, const sim::Finding& finding, Unit unit,
                      int digits) {
    const double found = finding.number.value_or(NAN);
    return plain(found, decimalsOf(expect, found, finding.holds, unit, digits));
}

std::string writtenText(const sim::Expect& expect) {
    const std::string line = sim::text(expect);
    std::string words = line.substr(line.find(' ') + 1);
    if (!expect.within.empty() && words.ends_with(expect.within)) {
        words.erase(words.size() - expect.within.size());
        words += whole(expect.within);
    }
    return words;
}

std::string checkedText(const sim::Expect& expect, const sim::Finding& finding, Unit unit) {
    if (!finding.number || !std::isfinite(*finding.number)) {
        return finding.found;
    }
    const std::string_view name = nameOf(unit);
    return figuresOf(expect, finding, unit, kDigits) +
           (name.empty() ? "" : " " + std::string(name));
}

}  // namespace gimbalscope::lesson
