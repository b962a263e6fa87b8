// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The usual number goes through integers: in, its digits without the point are a whole number below
// 2^53, which one division by an exact power of ten rounds as it must (Clinger, "How to read
// floating point numbers accurately", 1990); out, it is scaled and rounded where that is surely
// right. The others take the way of numbers.cpp.
#include "text/digits.h"

#include <fast_float/fast_float.h>

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstring>

#include "text/numbers.h"

namespace gimbalscope::text {
namespace {

constexpr std::array kPowers{1.0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,  1e8,  1e9,
                             1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19};
constexpr std::ptrdiff_t kMostDigits = 19;  // that surely fit 64 bits

bool isDigit(char each) { return each >= '0' && each <= '9'; }

/// Appends the digits that stand at `at` to a whole number. Returns where they end.
const char* takeDigits(const char* at, const char* last, std::uint64_t& number) {
    for (; at != last && isDigit(*at); ++at) {
        number = number * 10 + static_cast<std::uint64_t>(*at - '0');
    }
    return at;
}

/// The same, where many are likely.
const char* takeManyDigits(const char* at, const char* last, std::uint64_t& number) {
    if constexpr (std::endian::native == std::endian::little) {
        // Eight at once: each byte a digit, then pairs, fours and all of them put together.
        for (std::uint64_t eight = 0; last - at >= 8; at += 8) {
            std::memcpy(&eight, at, sizeof eight);
            const std::uint64_t digits = eight - 0x3030303030303030U;
            if (((digits | (digits + 0x7676767676767676U)) & 0x8080808080808080U) != 0) {
                break;
            }
            const std::uint64_t pairs = digits * 10 + (digits >> 8U);
            constexpr std::uint64_t kMask = 0x000000FF000000FFU;
            const std::uint64_t all = (pairs & kMask) * (100 + (1000000ULL << 32U)) +
                                      ((pairs >> 16U) & kMask) * (1 + (10000ULL << 32U));
            number = number * 100000000 + (all >> 32U);
        }
    }
    return takeDigits(at, last, number);
}

// Not inlined: what it needs would slow down the usual number.
[[gnu::noinline]] const char* readAnyFront(const char* first, const char* last, double& value) {
    const auto result = fast_float::from_chars(first, last, value);
    return result.ec == std::errc() && std::isfinite(value) ? result.ptr : first;
}

/// The numbers below 1000: three digits each, and how many of them are needed.
constexpr auto kThrees = [] {
    std::array<char, 4 * 1001> threes{};  // one more: four characters are copied at once
    for (std::size_t i = 0; i < 1000; ++i) {
        threes[4 * i] = static_cast<char>('0' + i / 100);
        threes[4 * i + 1] = static_cast<char>('0' + i / 10 % 10);
        threes[4 * i + 2] = static_cast<char>('0' + i % 10);
        threes[4 * i + 3] = static_cast<char>(i < 10 ? 1 : i < 100 ? 2 : 3);
    }
    return threes;
}();

char* putText(char* to, std::string_view text) {
    std::memcpy(to, text.data(), text.size());
    return to + text.size();
}

/// A number below 1000 without zeros first.
char* putSmall(char* to, std::uint64_t value) {
    const char* const three = &kThrees[4 * value];
    const auto count = static_cast<std::size_t>(three[3]);
    std::memcpy(to, three + 3 - count, 4);
    return to + count;
}

/// Exactly so many digits, zeros first. Returns where they end; what is behind may be written over.
template <std::size_t kCount>
char* putDigits(char* to, std::uint64_t number) {
    if constexpr (kCount > 3) {
        return putDigits<3>(putDigits<kCount - 3>(to, number / 1000), number % 1000);
    }
    std::memcpy(to, &kThrees[4 * number + 3 - std::min<std::size_t>(kCount, 3)], 4);
    return to + kCount;
}

constexpr std::array<std::uint64_t, 10> kUnits{1,      10,      100,      1000,      10000,
                                               100000, 1000000, 10000000, 100000000, 1000000000};

/// A number of more than three digits before the point, one near the middle of two decimals, or
/// none. Not inlined: what it needs would slow down the usual one.
template <std::size_t kPlaces>
[[gnu::noinline]] char* putSeldom(char* to, double value) {
    const double scaled = std::abs(value) * kPowers[kPlaces];
    // Below 2^40 the product is right to 2^-13, so that a rest away from a half rounds as the exact
    // decimals do. NaN fails the comparison.
    const bool isSmall = scaled < 0x1p+40;
    const std::int64_t cut = isSmall ? static_cast<std::int64_t>(scaled) : 0;
    const double rest = scaled - static_cast<double>(cut);
    if (!isSmall || std::abs(rest - 0.5) < 0x1p-12) {
        return putText(to, formatFixed(value, static_cast<int>(kPlaces)));
    }
    const std::uint64_t digits = static_cast<std::uint64_t>(cut) + (rest > 0.5 ? 1U : 0U);
    const std::uint64_t whole = digits / kUnits[kPlaces];
    *to = '-';
    to += value < 0.0 && digits > 0 ? 1 : 0;
    to = putWhole(to, whole);
    if constexpr (kPlaces == 0) {
        return to;
    }
    *to = '.';
    return putDigits<kPlaces>(to + 1, digits % kUnits[kPlaces]);
}

/// With so many decimals: known when compiling, so that nothing is divided.
template <std::size_t kPlaces>
char* putWithPlaces(char* to, double value) {
    // As above, where the digits before the point are at most three even if rounding carries.
    const double scaled = std::abs(value) * kPowers[kPlaces];
    const bool isUsual = scaled < 999.0 * kPowers[kPlaces];
    const std::int64_t cut = isUsual ? static_cast<std::int64_t>(scaled) : 0;
    const double rest = scaled - static_cast<double>(cut);
    if (!isUsual || std::abs(rest - 0.5) < 0x1p-12) {
        return putSeldom<kPlaces>(to, value);
    }
    const std::uint64_t digits = static_cast<std::uint64_t>(cut) + (rest > 0.5 ? 1U : 0U);
    *to = '-';
    to += value < 0.0 && digits > 0 ? 1 : 0;
    to = putSmall(to, digits / kUnits[kPlaces]);
    if constexpr (kPlaces == 0) {
        return to;
    }
    *to = '.';
    return putDigits<kPlaces>(to + 1, digits % kUnits[kPlaces]);
}

/// With so many decimals that a 64-bit number has no room for them.
template <std::size_t kPlaces>
char* putWithManyPlaces(char* to, double value) {
    return putText(to, formatFixed(value, static_cast<int>(kPlaces)));
}

constexpr std::array<NumberWriter, 18> kPutFixed{
    putWithPlaces<0>,      putWithPlaces<1>,      putWithPlaces<2>,      putWithPlaces<3>,
    putWithPlaces<4>,      putWithPlaces<5>,      putWithPlaces<6>,      putWithPlaces<7>,
    putWithPlaces<8>,      putWithPlaces<9>,      putWithManyPlaces<10>, putWithManyPlaces<11>,
    putWithManyPlaces<12>, putWithManyPlaces<13>, putWithManyPlaces<14>, putWithManyPlaces<15>,
    putWithManyPlaces<16>, putWithManyPlaces<17>};

}  // namespace

const char* readFront(const char* first, const char* last, double& value) {
    const char* at = first;
    const bool isNegative = at != last && *at == '-';
    at += isNegative ? 1 : 0;
    std::uint64_t number = 0;
    const char* const whole = at;
    at = takeDigits(at, last, number);
    std::ptrdiff_t count = at - whole;
    std::ptrdiff_t decimals = 0;
    if (at != last && *at == '.') {
        const char* const fraction = ++at;
        at = takeManyDigits(at, last, number);
        decimals = at - fraction;
        count += decimals;
    }
    const bool hasExponent = at != last && (*at == 'e' || *at == 'E');
    if (count == 0 || count > kMostDigits || number > (std::uint64_t{1} << 53U) || hasExponent) {
        return readAnyFront(first, last, value);
    }
    const double size = static_cast<double>(number) / kPowers[static_cast<std::size_t>(decimals)];
    value = isNegative ? -size : size;
    return at;
}

char* putWhole(char* to, std::uint64_t value) {
    if (value < 1000) {
        return putSmall(to, value);
    }
    return value < 1000000000 ? putDigits<3>(putWhole(to, value / 1000), value % 1000)
                              : std::to_chars(to, to + kNumberRoom, value).ptr;
}

char* putShortest(char* to, double value) {
    const std::string_view name = nonFiniteName(value);
    return name.empty() ? std::to_chars(to, to + kNumberRoom, value).ptr : putText(to, name);
}

char* putFixed(char* to, double value, int decimals) { return fixedWriter(decimals)(to, value); }

NumberWriter fixedWriter(int decimals) {
    return kPutFixed[static_cast<std::size_t>(std::clamp(decimals, 0, 17))];
}

}  // namespace gimbalscope::text
