// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What a pasted text holds before anybody says what it means: its numbers with the names, units and
// brackets round them, and its other words.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tune/paste_tokens.h"

namespace gimbalscope::tune {

struct CopiedNumber {
    double value = 0.0;
    text::NumberStatus status = text::NumberStatus::Ok;
    std::string text{};                      ///< as written, with the sign
    bool isWhole = false;                    ///< an integer as written
    bool isFloat = false;                    ///< with the f of C, C++ and C#
    std::optional<convention::Unit> unit{};  ///< written beside it, or said by a function or by pi
    bool isUnitBehind = false;               ///< as a word behind it: "3 rad"
    std::string name{};     ///< as written before it: "qx", "Pitch", "q[0]"; empty for none
    bool byEquals = false;  ///< with = between name and number
    std::string section{};  ///< the heading it stands under, lower case: "orientation"
    std::size_t group = 0;  ///< innermost bracket, counted from 1; 0 for none
    std::size_t line = 0;
    std::size_t row = 0;  ///< how many semicolons or backslashes stand before it
};

struct CopiedWord {
    std::string text;        ///< as written, with its path
    std::size_t before = 0;  ///< how many numbers stand before it
    std::size_t line = 0;
    bool isCall = false;  ///< a bracket follows
};

struct CopiedGroup {
    char bracket = 0;        ///< ( [ { <
    std::size_t parent = 0;  ///< the bracket round it; 0 for none
    std::size_t line = 0;
};

struct Copied {
    std::vector<CopiedNumber> numbers;
    std::vector<CopiedWord> words;
    std::vector<CopiedGroup> groups;         ///< number n is groups[n - 1]
    std::optional<convention::Unit> unit{};  ///< said once for all
    bool hasTable = false;  ///< the names come from a line of headings; only the first row is kept
    std::size_t rowCount = 1;  ///< of that table

    /// True when one of the words, lower case, is `word` or ends with it after a dot or ::.
    bool has(std::string_view word) const;
};

/// Sorts the tokens: names before numbers, units behind them, brackets, headings. Sizes in
/// declarations ("float q[4]") and template arguments are no numbers of the attitude. Of a pose
/// only the rotation is kept.
Copied copiedFrom(const std::vector<Token>& tokens);

}  // namespace gimbalscope::tune
