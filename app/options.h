// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Values of options that several commands have. CLI11 only splits the words: its own checks would
// word what is wrong in their way and without the nearest word. All take the sentence about the
// first mistake; while there is one, they look no further.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace gimbalscope::app {

inline constexpr double kLargestTolerance = 45.0;  ///< degrees

/// An option as it was written; an empty word is one that was not.
struct Option {
    std::string_view name;  ///< "--policy"
    std::string_view word;
};

/// The place of the word among the names; 0 and an error sentence with the nearest one when it is
/// none of them.
std::size_t namedOption(const Option& option, std::span<const std::string_view> names,
                        std::string& error);

/// The value of the word; none without a word, or with an error.
template <class Value>
std::optional<Value> namedOption(const Option& option, std::span<const std::string_view> names,
                                 std::optional<Value> (*fromName)(std::string_view),
                                 std::string& error) {
    if (option.word.empty() || !error.empty()) {
        return std::nullopt;
    }
    std::optional<Value> value = fromName(option.word);
    if (!value) {
        namedOption(option, names, error);
    }
    return value;
}

/// --format: the place of the word among the names.
std::size_t formatOption(std::string_view word, std::span<const std::string_view> names,
                         std::string& error);
/// --format with the two that most commands have: true for json, false for text.
bool isJson(std::string_view word, std::string& error);

/// --tau, 0 to kLargestTau; none without a word, or with an error.
std::optional<double> tauOption(std::string_view word, std::string& error);

/// A number above 0, up to `most`, of a unit ("degrees"); `value` stays as it is without a word.
void positiveOption(const Option& option, std::string_view unit, double most, double& value,
                    std::string& error);
/// --tolerance, in degrees, up to kLargestTolerance.
void toleranceOption(std::string_view word, double& degrees, std::string& error);

}  // namespace gimbalscope::app
