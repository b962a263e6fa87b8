// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Quotes round cells.
#include "text/cells.h"

#include <gtest/gtest.h>

namespace gimbalscope::text {
namespace {

TEST(Cells, QuotesAreRoundAWholeCell) {
    for (const char* quoted : {R"("")", R"("c, d")", R"("he said ""x""")", R"("""")"}) {
        EXPECT_TRUE(isQuotedCell(quoted)) << quoted;
    }
    for (const char* bare : {"", "x", "\"", R"("a"b")", R"("a)", R"(a")", R"(""")"}) {
        EXPECT_FALSE(isQuotedCell(bare)) << bare;
        EXPECT_EQ(cellText(bare), bare);
    }
    EXPECT_EQ(cellText(R"("c, d")"), "c, d");
    EXPECT_EQ(cellText(R"("he said ""x""")"), R"(he said "x")");
    EXPECT_EQ(cellText(R"("""")"), "\"");
    EXPECT_EQ(cellText(R"("")"), "");
}

TEST(Cells, SeparatorsInQuotesDoNotCount) {
    EXPECT_EQ(findOutsideQuotes(R"("a,b",c)", ','), 5U);
    EXPECT_EQ(findOutsideQuotes(R"("a ""b"", c" d)", ' '), 12U);
    EXPECT_EQ(findOutsideQuotes("ab\tc", ' '), 2U);
    EXPECT_EQ(findOutsideQuotes(R"("a,b)", ','), std::string_view::npos);
}

}  // namespace
}  // namespace gimbalscope::text
