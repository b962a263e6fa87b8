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
#include <cstring>

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
    const std::string_view name = nonFiniteName(value);
    std::array<char, 64> buffer;
    const auto result = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    text.append(name.empty() ? std::string_view(buffer.data(), result.ptr) : name);
}

namespace {

using Digits = std::array<char, 24>;

// A number's digits, at least so many, before place `at`. Returns where they begin.
std::size_t putDigits(Digits& buffer, std::size_t at, std::uint64_t number, std::size_t least) {
    constexpr std::string_view kPairs =
        "000102030405060708091011121314151617181920212223242526272829303132333435363738394041424344"
        "45"
        "464748495051525354555657585960616263646566676869707172737475767778798081828384858687888990"
        "91"
        "9293949596979899";
    const std::size_t end = at - least;
    for (; number >= 10; number /= 100) {  // two at once
        at -= 2;
        std::memcpy(&buffer[at], &kPairs[2 * (number % 100)], 2);
    }
    if (number > 0) {
        buffer[--at] = static_cast<char>('0' + number);
    }
    while (at > end) {
        buffer[--at] = '0';
    }
    return at;
}

// The digits of a scaled number that is surely rounded right: appends and returns true, unless it
// is too large or so near to a half that only the exact decimals can tell.
bool appendScaled(std::string& text, double value, int decimals) {
    constexpr std::array kScales{1.0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9};
    constexpr std::array<std::uint64_t, 10> kUnits{
        1, 10, 100, 1000, 10000, 100000, 1000000, 10000000, 100000000, 1000000000};
    if (static_cast<std::size_t>(decimals) >= kScales.size()) {
        return false;
    }
    const double scaled = std::abs(value) * kScales[static_cast<std::size_t>(decimals)];
    constexpr double kLargest = 0x1p+40;  // the product is right to 2^-13
    if (!(scaled < kLargest)) {
        return false;
    }
    const auto whole = static_cast<std::int64_t>(scaled);  // cut off, and not below 0
    const double rest = scaled - static_cast<double>(whole);
    if (std::abs(rest - 0.5) < 0x1p-12) {
        return false;
    }
    const auto digits = static_cast<std::uint64_t>(whole) + (rest > 0.5 ? 1U : 0U);
    const std::uint64_t unit = kUnits[static_cast<std::size_t>(decimals)];
    Digits buffer;
    std::size_t at = buffer.size();
    if (decimals > 0) {
        at = putDigits(buffer, at, digits % unit, static_cast<std::size_t>(decimals));
        buffer[--at] = '.';
    }
    at = putDigits(buffer, at, digits / unit, 1);
    if (value < 0.0 && digits > 0) {
        buffer[--at] = '-';
    }
    text.append(buffer.data() + at, buffer.size() - at);
    return true;
}

}  // namespace

void appendFixed(std::string& text, double value, int decimals) {
    const int asked = std::clamp(decimals, 0, 17);
    if (!appendScaled(text, value, asked)) {
        text.append(formatFixed(value, asked));
    }
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
