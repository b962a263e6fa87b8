// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include "lesson/figures.h"

#include <algorithm>
#include <cmath>

#include "text/numbers.h"

namespace gimbalscope::lesson {
namespace {

constexpr int kMostDecimals = 12, kDigits = 6;

// Decimals that show a number of this size with so many digits.
int decimalsFor(double size, int digits) {
    return size > 0.0 && std::isfinite(size)
               ? std::clamp(digits - 1 - static_cast<int>(std::floor(std::log10(size))), 0,
                            kMostDecimals)
               : 0;
}

int decimalsOf(const sim::Expect& expect, double found, bool holds) {
    const std::optional<double> within = text::parseFinite(expect.within);
    const std::optional<double> wanted = text::parseFinite(expect.value);
    int decimals = within && *within > 0.0
                       ? std::max(decimalsFor(*within, 2), 0)
                       : std::min(decimalsFor(std::abs(found), kDigits), kDigits);
    if (!holds && wanted) {
        const double apart = std::abs(found - *wanted);
        const double margin = within ? std::abs(apart - *within) : apart;
        decimals = std::max(decimals, decimalsFor(margin, 1));
    }
    return decimals;
}

}  // namespace

std::string plain(double value, int decimals) {
    std::string digits = text::formatFixed(value, decimals);
    if (digits.find('.') != std::string::npos) {
        digits.erase(digits.find_last_not_of('0') + 1);
        digits.erase(digits.find_last_not_of('.') + 1);
    }
    return digits;
}

std::string conditionText(const sim::Expect& expect) {
    const std::string line = sim::text(expect);
    std::string words = line.substr(line.find(' ') + 1);
    if (const auto within = text::parseFinite(expect.within);
        within && words.ends_with(expect.within)) {
        words.erase(words.size() - expect.within.size());
        words += plain(*within, decimalsFor(*within, kDigits));
    }
    return words;
}

std::string foundText(const sim::Expect& expect, const sim::Finding& finding, Unit unit) {
    if (!finding.number || !std::isfinite(*finding.number)) {
        return finding.found;
    }
    const std::string_view name = nameOf(unit);
    return plain(*finding.number, decimalsOf(expect, *finding.number, finding.holds)) +
           (name.empty() ? "" : " " + std::string(name));
}

}  // namespace gimbalscope::lesson
