// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// fast_float in, std::to_chars out. fast_float refuses a leading plus and hexadecimal digits and,
// by version, answers an overflow with an infinity or with an error: both are told apart from a
// written inf here.
#include "text/numbers.h"

#include <fast_float/fast_float.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "text/digits.h"
#include "text/words.h"

namespace gimbalscope::text {

namespace {

// Without one leading plus; "+-5" stays malformed because "-5" after a plus is refused.
std::optional<std::string_view> withoutPlus(std::string_view text) {
    if (!text.starts_with('+')) {
        return text;
    }
    text.remove_prefix(1);
    if (text.starts_with('-') || text.starts_with('+')) {
        return std::nullopt;
    }
    return text;
}

bool hasDigitFirst(std::string_view text) {
    const std::size_t at = text.starts_with('-') ? 1 : 0;
    return at < text.size() && (text[at] == '.' || (text[at] >= '0' && text[at] <= '9'));
}

template <class Real>
std::string shortest(Real value) {
    const std::string_view name = nonFiniteName(static_cast<double>(value));
    if (!name.empty()) {
        return std::string(name);
    }
    std::array<char, 64> buffer;
    const auto result = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    return {buffer.data(), result.ptr};
}

}  // namespace

ParsedNumber parseNumber(std::string_view text) {
    if (text.empty()) {
        return {0.0, NumberStatus::Empty};
    }
    const std::optional<std::string_view> digits = withoutPlus(text);
    if (!digits || digits->empty()) {
        return {0.0, NumberStatus::Malformed};
    }
    const char* const end = digits->data() + digits->size();
    double value = 0.0;
    const auto result = fast_float::from_chars(digits->data(), end, value);
    const bool overflowed = !std::isfinite(value) && hasDigitFirst(*digits);
    if (result.ec == std::errc::result_out_of_range || (result.ec == std::errc() && overflowed)) {
        if (result.ptr != end) {
            return {0.0, NumberStatus::Malformed};
        }
        return overflowed ? ParsedNumber{0.0, NumberStatus::OutOfRange}
                          : ParsedNumber{value, NumberStatus::Ok};  // too small for a double
    }
    if (result.ec != std::errc() || result.ptr != end) {
        return {0.0, NumberStatus::Malformed};
    }
    return {value, std::isfinite(value) ? NumberStatus::Ok : NumberStatus::NotFinite};
}

std::optional<double> parseFinite(std::string_view text) {
    const ParsedNumber number = parseNumber(text);
    return number.ok() ? std::optional(number.value) : std::nullopt;
}

ParsedInteger parseInteger(std::string_view text) {
    if (text.empty()) {
        return {0, NumberStatus::Empty};
    }
    const std::optional<std::string_view> digits = withoutPlus(text);
    if (!digits) {
        return {0, NumberStatus::Malformed};
    }
    std::int64_t value = 0;
    const char* const end = digits->data() + digits->size();
    const auto result = std::from_chars(digits->data(), end, value);
    if (result.ptr != end || result.ec == std::errc::invalid_argument) {
        return {0, NumberStatus::Malformed};
    }
    if (result.ec == std::errc::result_out_of_range) {
        return {0, NumberStatus::OutOfRange};
    }
    return {value, NumberStatus::Ok};
}

namespace {
/// What to write instead of a comma, which may be a decimal one or stand between numbers: that is
/// for the writer to say. Empty without one.
std::string commaHint(std::string_view text) {
    const std::size_t comma = text.find(',');
    if (comma == std::string_view::npos) {
        return {};
    }
    std::string pointed(text);
    pointed[comma] = '.';
    const bool isDecimal = comma + 1 < text.size() && parseNumber(pointed).ok();
    return isDecimal ? "; decimals follow a point: " + pointed
                     : "; numbers stand between blanks, decimals follow a point";
}
}  // namespace

std::string problem(std::string_view text, NumberStatus status) {
    const std::string word = inQuotes(text);
    switch (status) {
        case NumberStatus::Ok:
            return {};
        case NumberStatus::NotFinite:
            return word + " is not a finite number";
        case NumberStatus::OutOfRange:
            return word + " is out of range";
        case NumberStatus::Malformed:
            return word + " is not a number" + commaHint(text);
        case NumberStatus::Empty:
            return "a number is missing";
    }
    return {};
}

std::string formatShortest(double value) { return shortest(value); }

std::string formatShortest(float value) { return shortest(value); }

std::string formatFixed(double value, int decimals) {
    const std::string_view name = nonFiniteName(value);
    if (!name.empty()) {
        return std::string(name);
    }
    // Room for the 309 digits of the largest double, a sign, a point and 17 decimals.
    std::array<char, 384> buffer;
    const auto result = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value,
                                      std::chars_format::fixed, std::clamp(decimals, 0, 17));
    const std::string_view digits(buffer.data(),
                                  static_cast<std::size_t>(result.ptr - buffer.data()));
    const bool isZero = digits.find_first_of("123456789") == std::string_view::npos;
    return std::string(isZero && digits.starts_with('-') ? digits.substr(1) : digits);
}

void appendShortest(std::string& text, double value) {
    std::array<char, kNumberRoom> buffer;
    text.append(buffer.data(), putShortest(buffer.data(), value));
}

void appendFixed(std::string& text, double value, int decimals) {
    std::array<char, kNumberRoom> buffer;
    text.append(buffer.data(), putFixed(buffer.data(), value, decimals));
}

std::string_view nonFiniteName(double value) {
    if (std::isnan(value)) {
        return "NaN";
    }
    if (std::isinf(value)) {
        return value < 0.0 ? "-Infinity" : "Infinity";
    }
    return {};
}

}  // namespace gimbalscope::text
