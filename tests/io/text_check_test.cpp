// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What is text and what is not, and where it stops being text.
#include "io/text_check.h"

#include <gtest/gtest.h>

namespace gimbalscope::io {
namespace {

using std::string_view_literals::operator""sv;

TEST(TextCheck, TextIsUtf8WithoutNul) {
    for (const std::string_view text :
         {""sv, "show urot\r\n\t"sv, "\xC3\xA4\xE2\x82\xAC\xF0\x9F\x9A\x80"sv, "\xEF\xBB\xBFx"sv}) {
        EXPECT_EQ(firstBadByte(text), std::string_view::npos) << text;
        EXPECT_FALSE(notText(text)) << text;
    }
}

TEST(TextCheck, TheFirstBadByteIsFound) {
    EXPECT_EQ(firstBadByte("ab\0c"sv), 2U);
    EXPECT_EQ(firstBadByte("ab\xFF"sv), 2U);
    EXPECT_EQ(firstBadByte("\xC3"sv), 0U);              // half a character
    EXPECT_EQ(firstBadByte("\xC0\x80"sv), 0U);          // NUL in two bytes
    EXPECT_EQ(firstBadByte("\xC3\xA4\x80"sv), 2U);      // a continuation of nothing
    EXPECT_EQ(firstBadByte("a\xED\xA0\x80"sv), 1U);     // a surrogate
    EXPECT_EQ(firstBadByte("\xE0\x80\x80"sv), 0U);      // NUL in three bytes
    EXPECT_EQ(firstBadByte("\xF4\x90\x80\x80"sv), 0U);  // beyond the last character
    EXPECT_EQ(firstBadByte("\xF4\x8F\xBF\xBF"sv), std::string_view::npos);  // the last one
}

TEST(TextCheck, FindingsHaveLineColumnAndOffset) {
    const auto nul = notText("turn\npitch\0-up"sv);
    ASSERT_TRUE(nul);
    EXPECT_EQ(nul->code, "E105");
    EXPECT_EQ(nul->message, "a NUL byte at offset 10");
    EXPECT_EQ(nul->line, 2);
    EXPECT_EQ(nul->column, 6);
    const auto binary = notText("\x89PNG\r\n"sv);
    ASSERT_TRUE(binary);
    EXPECT_EQ(binary->code, "E106");
    EXPECT_EQ(binary->line, 1);
    EXPECT_EQ(binary->column, 1);
    const auto wide = notText("\xFF\xFEt\0"sv);
    ASSERT_TRUE(wide);
    EXPECT_EQ(wide->message, "the file is UTF-16; save it as UTF-8");
}

}  // namespace
}  // namespace gimbalscope::io
