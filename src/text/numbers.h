// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Numbers in and out, whatever the locale says. In: fast_float, with the forms people write (-.7,
// +5, 1e-3, nan, -inf) and a reason when it is no number. Out: the shortest digits that read back
// equal, or fixed decimals; never scientific surprises from a locale, non-finite always NaN,
// Infinity, -Infinity.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace gimbalscope::text {

enum class NumberStatus : std::uint8_t {
    Ok,          ///< a finite number
    NotFinite,   ///< nan, inf or infinity in any case, with or without sign; also nan(...)
    OutOfRange,  ///< a number beyond the type, such as 1e999
    Malformed,   ///< not a number, or one with something after it (hexadecimal too)
    Empty,
};

/// A number read from text. `value` is NaN or an infinity for NotFinite, 0 for the other failures.
struct ParsedNumber {
    double value = 0.0;
    NumberStatus status = NumberStatus::Empty;
    bool ok() const { return status == NumberStatus::Ok; }
};
/// Reads the whole text as one number; blanks round it are not part of it (Malformed). Numbers too
/// small for a double are 0.
ParsedNumber parseNumber(std::string_view text);

/// The same, only finite numbers.
std::optional<double> parseFinite(std::string_view text);

struct ParsedInteger {
    std::int64_t value = 0;
    NumberStatus status = NumberStatus::Empty;
    bool ok() const { return status == NumberStatus::Ok; }
};
/// Reads the whole text as one decimal integer with an optional sign.
ParsedInteger parseInteger(std::string_view text);

/// What is wrong with the text, e.g. `"1e999" is out of range`, and for a comma what to write
/// instead; empty for Ok.
std::string problem(std::string_view text, NumberStatus status);

/// The shortest decimal text that reads back as the same double (-0 keeps its sign); NaN, Infinity,
/// -Infinity.
std::string formatShortest(double value);
/// The same for a float: digits that read back as the same float.
std::string formatShortest(float value);

/// Rounded to a number of decimals (0 to 17), without a sign on zero; NaN, Infinity, -Infinity.
std::string formatFixed(double value, int decimals);

/// formatShortest and formatFixed at the end of a text, without a string of their own.
void appendShortest(std::string& text, double value);
void appendFixed(std::string& text, double value, int decimals);

/// "NaN", "Infinity" or "-Infinity"; empty for a finite value.
std::string_view nonFiniteName(double value);

}  // namespace gimbalscope::text
