// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Words to values.
#include "app/options.h"

#include <algorithm>
#include <array>

#include "app/command_line.h"
#include "convention/custom.h"
#include "text/numbers.h"
#include "text/words.h"

namespace gimbalscope::app {

std::size_t namedOption(const Option& option, std::span<const std::string_view> names,
                        std::string& error) {
    const auto found = std::ranges::find(names, option.word);
    if (found != names.end()) {
        return static_cast<std::size_t>(found - names.begin());
    }
    if (error.empty()) {
        error = std::string(option.name) + ": unknown " + text::inQuotes(option.word) + ":" +
                didYouMean(option.word, names);
    }
    return 0;
}

std::size_t formatOption(std::string_view word, std::span<const std::string_view> names,
                         std::string& error) {
    return namedOption({"--format", word}, names, error);
}

bool isJson(std::string_view word, std::string& error) {
    constexpr std::array<std::string_view, 2> kFormats{"text", "json"};
    return formatOption(word, kFormats, error) == 1;
}

std::optional<double> tauOption(std::string_view word, std::string& error) {
    if (word.empty() || !error.empty()) {
        return std::nullopt;
    }
    const std::optional<double> tau = text::parseFinite(word);
    if (tau && *tau >= 0.0 && *tau <= convention::kLargestTau) {
        return tau;
    }
    error = "--tau: a number from 0 to " + text::formatShortest(convention::kLargestTau) +
            " is needed, not " + text::inQuotes(word);
    return std::nullopt;
}

void positiveOption(const Option& option, std::string_view unit, double most, double& value,
                    std::string& error) {
    if (option.word.empty() || !error.empty()) {
        return;
    }
    const std::optional<double> number = text::parseFinite(option.word);
    if (number && *number > 0.0 && *number <= most) {
        value = *number;
        return;
    }
    error = std::string(option.name) + ": " + text::inQuotes(option.word) + " is not a number of " +
            std::string(unit) + " above 0, up to " + text::formatShortest(most);
}

void toleranceOption(std::string_view word, double& degrees, std::string& error) {
    positiveOption({"--tolerance", word}, "degrees", kLargestTolerance, degrees, error);
}

}  // namespace gimbalscope::app
