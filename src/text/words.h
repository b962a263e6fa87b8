// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Words as people type them: cutting a line into words, and the nearest valid word for one that is
// not valid. Distance is the number of letters to insert, delete, replace or swap with a neighbour;
// case is ignored, so that a word wrong only in its case is nearest of all. ASCII only, locale
// independent.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gimbalscope::text {

/// Letters to insert, delete, replace or swap with a neighbour to get from one word to the other,
/// case ignored; 64 where there are more.
int editDistance(std::string_view a, std::string_view b);

/// The candidate with the smallest edit distance, the first of equals; nullopt without candidates.
std::optional<std::string_view> nearestWord(std::string_view word,
                                            std::span<const std::string_view> candidates);

/// The candidate that is likely to be meant: a third of its letters wrong at most, and no more than
/// three, or the only one that begins so. Of equals the one that begins most alike.
std::optional<std::string_view> meantWord(std::string_view word,
                                          std::span<const std::string_view> candidates);

/// The words as a message lists them, "urot, lsl, rpy": all of them, or the first four of many
/// and how many more there are.
std::string possibleWords(std::span<const std::string_view> candidates);

/// The sentence `did you mean "urot"?` when one is likely to be meant, otherwise `there are` and
/// what is possible; empty without candidates.
std::string suggestion(std::string_view word, std::span<const std::string_view> candidates);

/// A word as messages quote it: at most 40 bytes and whole UTF-8 characters of it, then three dots;
/// control characters as question marks, so that a message stays on its line.
std::string inQuotes(std::string_view word);

/// The text without blanks, tabs, carriage returns and newlines at both ends.
std::string_view trimmed(std::string_view text);

/// The words of a line, separated by any number of blanks or tabs. Views into the line.
std::vector<std::string_view> splitWords(std::string_view line);

/// ASCII letters in lower case, everything else as it is.
std::string lowerCase(std::string_view text);

}  // namespace gimbalscope::text
