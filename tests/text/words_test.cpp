// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Nearest words and cutting of lines.
#include "text/words.h"

#include <gtest/gtest.h>

#include <array>

namespace gimbalscope::text {
namespace {

constexpr std::array<std::string_view, 5> kIds{"urot", "urot-native", "oblivion", "lsl", "lsl-rpy"};

TEST(Words, DistanceCountsOneForEachSlip) {
    EXPECT_EQ(editDistance("urot", "urot"), 0);
    EXPECT_EQ(editDistance("UROT", "urot"), 0);
    EXPECT_EQ(editDistance("uro", "urot"), 1);
    EXPECT_EQ(editDistance("urott", "urot"), 1);
    EXPECT_EQ(editDistance("arot", "urot"), 1);
    EXPECT_EQ(editDistance("ruot", "urot"), 1);  // neighbours swapped
    EXPECT_EQ(editDistance("", "lsl"), 3);
    EXPECT_EQ(editDistance("lsl", ""), 3);
    EXPECT_EQ(editDistance("kitten", "sitting"), 3);
}

TEST(Words, DistanceOfVeryLongWordsIsBounded) {
    const std::string longWord(100000, 'x');
    EXPECT_EQ(editDistance(longWord, "urot"), 64);
    EXPECT_EQ(editDistance("urot", longWord), 64);
    EXPECT_EQ(editDistance(longWord, std::string(100000, 'y')), 64);
    EXPECT_EQ(editDistance(longWord, longWord + "yz"), 2);
}

// Sentences of a lesson often begin alike.
TEST(Words, SentencesAreComparedToTheirEnd) {
    const std::string begin = "Turn the ship until its nose is straight up, look at the card, and ";
    ASSERT_GT(begin.size(), 64U);
    const std::string pitch = begin + "say which of its angles jumps first.";
    const std::string bank = begin + "then back it, slowly, until they agree.";
    const std::vector<std::string_view> both{pitch, bank};
    EXPECT_EQ(editDistance(pitch, bank), editDistance(pitch.substr(60), bank.substr(60)));
    EXPECT_EQ(meantWord(begin + "then bcak it, slowly, until they agre.", both), bank);
    EXPECT_EQ(meantWord("Trun" + bank.substr(4, bank.size() - 6) + "e", both), bank);
    EXPECT_EQ(meantWord(begin + "write down what you see.", both), std::nullopt);
    EXPECT_EQ(meantWord(begin.substr(0, 30), both), std::nullopt);
}

TEST(Words, NearestIsTheFirstOfEquals) {
    EXPECT_EQ(nearestWord("urto", kIds), "urot");
    EXPECT_EQ(nearestWord("oblvion", kIds), "oblivion");
    EXPECT_EQ(nearestWord("lsl-ryp", kIds), "lsl-rpy");
    EXPECT_EQ(nearestWord("urot", std::span<const std::string_view>()), std::nullopt);
    constexpr std::array<std::string_view, 2> kEqual{"ab", "ac"};
    EXPECT_EQ(nearestWord("a", kEqual), "ab");
}

TEST(Words, SuggestionIsASentence) {
    EXPECT_EQ(suggestion("urott", kIds), "did you mean \"urot\"?");
    EXPECT_EQ(suggestion("urott", std::span<const std::string_view>()), "");
}

// A word that has nothing of any of them is answered with what there is.
TEST(Words, OnlyWhatIsLikelyMeantIsSuggested) {
    constexpr std::array<std::string_view, 5> kWords{"rotate", "roll", "say", "wxyz", "xyzw"};
    EXPECT_EQ(meantWord("sya", kWords), "say");
    EXPECT_EQ(meantWord("rotat", kWords), "rotate");
    EXPECT_EQ(meantWord("rot", kWords), "rotate");
    EXPECT_EQ(meantWord("xyz", kWords), "xyzw");
    EXPECT_EQ(meantWord("ro", kWords), std::nullopt);
    EXPECT_EQ(meantWord("may be", kWords), std::nullopt);
    EXPECT_EQ(meantWord("x", kWords), std::nullopt);
    EXPECT_EQ(suggestion("x", kWords), "there are rotate, roll, say, wxyz, xyzw");
    EXPECT_EQ(suggestion("x", std::span(kWords).first(1)), "there is only rotate");
    const std::vector<std::string_view> many(70, "a word");
    EXPECT_TRUE(suggestion("other", many).ends_with(" and 66 more"));
}

TEST(Words, QuotedInMessagesTheyStayShortAndOnTheLine) {
    EXPECT_EQ(inQuotes("urto"), "\"urto\"");
    EXPECT_EQ(inQuotes(""), "\"\"");
    EXPECT_EQ(inQuotes("a\nb\x1b[31m\x7f"), "\"a?b?[31m?\"");
    // The other introducer of escapes, the next line, what turns a line round; and no UTF-8.
    EXPECT_EQ(inQuotes("\xC2\x9B"
                       "31m"),
              "\"?31m\"");
    EXPECT_EQ(inQuotes("a\xC2\x85z\xE2\x80\xAEz\xE2\x81\xA6z\xE2\x80\xA8\x9Bz"), "\"a?z?z?z??z\"");
    EXPECT_EQ(inQuotes("\xC3\xA4\xC2\xA0\xE2\x80\xA6"), "\"\xC3\xA4\xC2\xA0\xE2\x80\xA6\"");
    EXPECT_EQ(inQuotes(std::string(40, 'x')), '"' + std::string(40, 'x') + '"');
    EXPECT_EQ(inQuotes(std::string(100000, 'x')), '"' + std::string(40, 'x') + "...\"");
    // The cut would fall into the two bytes of the last letter.
    EXPECT_EQ(inQuotes(std::string(39, 'x') + "\xC3\xA4z"), '"' + std::string(39, 'x') + "...\"");
}

TEST(Words, LinesAreCutAtBlanksAndTabs) {
    EXPECT_EQ(splitWords("  turn\tpitch-up   90 \r"),
              (std::vector<std::string_view>{"turn", "pitch-up", "90"}));
    EXPECT_TRUE(splitWords(" \t ").empty());
    EXPECT_TRUE(splitWords("").empty());
    EXPECT_EQ(trimmed("  a b \r\n"), "a b");
    EXPECT_EQ(trimmed(" \t"), "");
    EXPECT_EQ(lowerCase("NaN-X"), "nan-x");
}

}  // namespace
}  // namespace gimbalscope::text
