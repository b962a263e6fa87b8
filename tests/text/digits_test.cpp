// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Quick digits against the careful ones: the same bits in, the same characters out.
#include "text/digits.h"

#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <cmath>
#include <cstring>
#include <random>

#include "text/numbers.h"

namespace gimbalscope::text {
namespace {

// Enough for a run of every day.
#if defined(__OPTIMIZE__) && !defined(__SANITIZE_ADDRESS__)
constexpr int kCount = 2000000;
#elif defined(__OPTIMIZE__)
constexpr int kCount = 300000;
#else
constexpr int kCount = 20000;
#endif

std::string fixed(double value, int decimals) {
    std::array<char, kNumberRoom> room;
    return {room.data(), putFixed(room.data(), value, decimals)};
}

void expectFixedAlike(double value) {
    for (int decimals = 0; decimals <= 17; decimals += decimals < 9 ? 1 : 4) {
        ASSERT_EQ(fixed(value, decimals), formatFixed(value, decimals)) << value << ' ' << decimals;
    }
}

TEST(PutFixed, IsWhatTheCarefulWayGives) {
    for (const double each : {0.0,
                              -0.0,
                              0.5,
                              -0.5,
                              1.5,
                              0.125,
                              0.045,
                              9.995,
                              0.9999995,
                              99.9999999,
                              998.9999995,
                              999.0,
                              -999.0000005,
                              999.9999996,
                              1000.0,
                              -65536.5,
                              1e-9,
                              -1e-9,
                              5e-324,
                              1e12,
                              1099511.627776,
                              1e15,
                              -1e18,
                              1e300,
                              double{NAN},
                              double{INFINITY},
                              -HUGE_VAL}) {
        expectFixedAlike(each);
    }
    std::mt19937_64 random(11);
    for (int i = 0; i < kCount / 10; ++i) {
        const auto whole = static_cast<double>(static_cast<std::int64_t>(random() >> 30U));
        const double tie = (std::floor(whole / 65536.0) + 0.5) / std::pow(10.0, i % 10);
        expectFixedAlike(std::fmod(whole / 1e7, 360.0) - 180.0);
        expectFixedAlike(std::fmod(whole / 1e7, 65536.0) - 32768.0);
        expectFixedAlike(tie);
        expectFixedAlike(std::nextafter(-tie, i % 2 == 0 ? 0.0 : -HUGE_VAL));
        expectFixedAlike(std::bit_cast<double>(random()));  // any size, some NaN
    }
}

TEST(PutShortest, IsWhatTheCarefulWayGives) {
    std::mt19937_64 random(12);
    std::array<char, kNumberRoom> room;
    for (int i = 0; i < kCount / 10; ++i) {
        const double value = std::bit_cast<double>(random());
        ASSERT_EQ(std::string(room.data(), putShortest(room.data(), value)), formatShortest(value));
        const std::uint64_t whole = random() >> (random() % 64U);
        ASSERT_EQ(std::string(room.data(), putWhole(room.data(), whole)), std::to_string(whole));
    }
}

/// What readFront should say of a text: parseNumber's bits for its first `length` characters.
void expectReadAlike(const std::string& text) {
    double value = 0.0;
    const char* const end = readFront(text.data(), text.data() + text.size(), value);
    if (end == text.data()) {
        EXPECT_FALSE(parseNumber(text).ok() && !text.starts_with('+')) << text;
        return;
    }
    const std::string taken(text.data(), end);
    const ParsedNumber careful = parseNumber(taken);
    ASSERT_TRUE(careful.ok()) << text << " as " << taken;
    ASSERT_EQ(std::bit_cast<std::uint64_t>(value), std::bit_cast<std::uint64_t>(careful.value))
        << text;
    // A whole number is taken whole.
    EXPECT_TRUE(taken == text || !parseNumber(text).ok()) << text << " as " << taken;
}

TEST(ReadFront, TakesWhatANumberIs) {
    for (const char* each : {"0",
                             "-0",
                             "-0.000",
                             "1.",
                             ".5",
                             "-.5",
                             ".",
                             "-",
                             "",
                             "+1",
                             "--1",
                             "1e5",
                             "1E-5",
                             "1e",
                             "1e+",
                             "1e5x",
                             "0x10",
                             "nan",
                             "inf",
                             "-infinity",
                             "1e999",
                             "-1e999",
                             "1e-999",
                             "1,5",
                             "1;2",
                             "12345678",
                             "123456789012345678",
                             "9007199254740993",
                             "0.12345678901234567890123",
                             "99999999999999999999",
                             "0.000000000000000000001",
                             "1.0000000000000000000000001",
                             "12345678.12345678",
                             "1234567a.5",
                             "0.1234567x",
                             "5e-324",
                             "1.7976931348623157e308"}) {
        expectReadAlike(each);
    }
}

TEST(ReadFront, HasTheBitsOfTheCarefulWay) {
    std::mt19937_64 random(13);
    for (int i = 0; i < kCount; ++i) {
        const double size =
            std::ldexp(static_cast<double>(random()), -60 - static_cast<int>(i % 20));
        expectReadAlike(formatFixed(i % 2 == 0 ? size : -size, i % 18));
        if (i % 10 == 0) {
            expectReadAlike(formatShortest(std::bit_cast<double>(random())));
        }
    }
    // Anything made of the characters of numbers.
    constexpr std::string_view kLetters = "0123456789012345678901234567890123456789..--ee+, x";
    for (int i = 0; i < kCount; ++i) {
        std::string text;
        for (std::uint64_t bits = random(); text.size() < 1 + random() % 24; bits >>= 3U) {
            text += kLetters[(bits + random()) % kLetters.size()];
        }
        expectReadAlike(text);
    }
}

}  // namespace
}  // namespace gimbalscope::text
