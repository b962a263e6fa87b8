// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Numbers as people and other programs write them, in and out.
#include "text/numbers.h"

#include <gtest/gtest.h>

#include <cfloat>
#include <clocale>
#include <cmath>
#include <random>
#include <vector>

namespace gimbalscope::text {
namespace {

TEST(Numbers, FiniteFormsAreRead) {
    const std::pair<std::string_view, double> cases[] = {{"-.7", -0.7},
                                                         {"+5", 5.0},
                                                         {"1e-3", 1e-3},
                                                         {"0", 0.0},
                                                         {"5.", 5.0},
                                                         {"+.5", 0.5},
                                                         {"1E+2", 100.0},
                                                         {"-1e-3", -1e-3},
                                                         {"1e-999", 0.0},
                                                         {"65536", 65536.0},
                                                         {"1.7976931348623157e308", DBL_MAX}};
    for (const auto& [text, value] : cases) {
        const ParsedNumber number = parseNumber(text);
        EXPECT_TRUE(number.ok()) << text;
        EXPECT_EQ(number.value, value) << text;
    }
    EXPECT_TRUE(std::signbit(parseNumber("-0").value));
}

TEST(Numbers, NonFiniteFormsSayWhatTheyAre) {
    for (const std::string_view text : {"nan", "NaN", "NAN", "+nan", "-nan", "NaN(0x7)"}) {
        const ParsedNumber number = parseNumber(text);
        EXPECT_EQ(number.status, NumberStatus::NotFinite) << text;
        EXPECT_TRUE(std::isnan(number.value)) << text;
    }
    for (const std::string_view text : {"inf", "Inf", "Infinity", "INFINITY", "+inf"}) {
        EXPECT_EQ(parseNumber(text).status, NumberStatus::NotFinite) << text;
        EXPECT_EQ(parseNumber(text).value, HUGE_VAL) << text;
    }
    EXPECT_EQ(parseNumber("-inf").value, -HUGE_VAL);
    EXPECT_EQ(parseNumber("-Infinity").value, -HUGE_VAL);
}

TEST(Numbers, EverythingElseIsRefusedWithAReason) {
    for (const std::string_view text :
         {"1x", "0x10", "1,5", "1 2", " 1", "1 ", "--1", "+-1", "++1", "+", "-", ".", "e5", "1e",
          "nanx", "infx", "1_000", "abc"}) {
        EXPECT_EQ(parseNumber(text).status, NumberStatus::Malformed) << text;
        EXPECT_EQ(parseFinite(text), std::nullopt) << text;
    }
    EXPECT_EQ(parseNumber("").status, NumberStatus::Empty);
    for (const std::string_view text : {"1e999", "-1e999", "1.8e308"}) {
        EXPECT_EQ(parseNumber(text).status, NumberStatus::OutOfRange) << text;
    }
    EXPECT_EQ(parseNumber("1e999x").status, NumberStatus::Malformed);
    EXPECT_EQ(problem("1e999", NumberStatus::OutOfRange), "\"1e999\" is out of range");
    EXPECT_EQ(problem(std::string(100000, '9'), NumberStatus::OutOfRange),
              '"' + std::string(40, '9') + "...\" is out of range");
    EXPECT_EQ(problem("NaN(0x7)", NumberStatus::NotFinite), "\"NaN(0x7)\" is not a finite number");
}

TEST(Numbers, IntegersAreWholeAndInRange) {
    EXPECT_EQ(parseInteger("42").value, 42);
    EXPECT_EQ(parseInteger("+42").value, 42);
    EXPECT_EQ(parseInteger("-42").value, -42);
    EXPECT_EQ(parseInteger("1.5").status, NumberStatus::Malformed);
    EXPECT_EQ(parseInteger("+-4").status, NumberStatus::Malformed);
    EXPECT_EQ(parseInteger("").status, NumberStatus::Empty);
    EXPECT_EQ(parseInteger("9223372036854775808").status, NumberStatus::OutOfRange);
}

TEST(Numbers, ShortestTextReadsBackEqual) {
    EXPECT_EQ(formatShortest(0.1), "0.1");
    EXPECT_EQ(formatShortest(0.1F), "0.1");
    EXPECT_EQ(formatShortest(-0.0), "-0");
    EXPECT_EQ(formatShortest(NAN), "NaN");
    EXPECT_EQ(formatShortest(-HUGE_VAL), "-Infinity");
    std::mt19937_64 random(7);
    for (int i = 0; i < 10000; ++i) {
        const double value =
            std::ldexp(static_cast<double>(random()), static_cast<int>(random() % 600) - 300);
        EXPECT_EQ(parseNumber(formatShortest(value)).value, value);
    }
}

TEST(Numbers, FixedDecimalsHaveNoNegativeZero) {
    EXPECT_EQ(formatFixed(-37.2959, 2), "-37.30");
    EXPECT_EQ(formatFixed(-0.001, 2), "0.00");
    EXPECT_EQ(formatFixed(-0.0, 0), "0");
    EXPECT_EQ(formatFixed(3641.0, 0), "3641");
    EXPECT_EQ(formatFixed(HUGE_VAL, 3), "Infinity");
    EXPECT_EQ(formatFixed(DBL_MAX, 99).size(), 309U + 1U + 17U);
}

TEST(Numbers, F64ACommaIsRefusedWithWhatToWriteInstead) {
    EXPECT_EQ(problem("1,5", NumberStatus::Malformed),
              "\"1,5\" is not a number; decimals follow a point: 1.5");
    EXPECT_EQ(problem("30,", NumberStatus::Malformed),
              "\"30,\" is not a number; numbers stand between blanks, decimals follow a point");
    EXPECT_EQ(
        problem("1,000,000", NumberStatus::Malformed),
        "\"1,000,000\" is not a number; numbers stand between blanks, decimals follow a point");
    EXPECT_EQ(problem("abc", NumberStatus::Malformed), "\"abc\" is not a number");
}

TEST(Numbers, LocaleChangesNothing) {
    const char* const previous = std::setlocale(LC_ALL, nullptr);
    const std::string saved = previous != nullptr ? previous : "C";
    std::setlocale(LC_ALL, "de_DE.UTF-8");  // where the system has it; a comma would show
    EXPECT_EQ(formatFixed(1.5, 1), "1.5");
    EXPECT_EQ(parseNumber("1.5").value, 1.5);
    EXPECT_EQ(parseNumber("1,5").status, NumberStatus::Malformed);
    std::setlocale(LC_ALL, saved.c_str());
}

TEST(AppendNumbers, AreWhatTheFormattersGive) {
    std::vector<double> values{0.0,   -0.0,    0.5,   -0.5, 1.5,      2.5,   0.125,
                               1e-9,  -1e-9,   1e12,  1e15, 1e18,     1e300, -1e11,
                               0.045, 1.00005, 9.995, NAN,  -INFINITY};
    double mixed = 0.1234567;
    for (int i = 0; i < 2000; ++i) {
        mixed = std::fmod(mixed * 1103.5151 + 0.7853981, 360.0);
        values.insert(values.end(), {mixed - 180.0, std::round(mixed * 1e4) / 1e4,
                                     (std::floor(mixed) + 0.5) / 1e3});
    }
    for (const double value : values) {
        std::string shortestText = "x";
        appendShortest(shortestText, value);
        EXPECT_EQ(shortestText, "x" + formatShortest(value));
        for (int decimals = 0; decimals <= 17; ++decimals) {
            std::string fixedText = "x";
            appendFixed(fixedText, value, decimals);
            ASSERT_EQ(fixedText, "x" + formatFixed(value, decimals)) << value << ' ' << decimals;
        }
    }
}

}  // namespace
}  // namespace gimbalscope::text
