// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Many rows at once of a table that needs no word to be said about them: plain text without quotes,
// comments and blank lines, and a finite number in each cell where one is wanted. They read exactly
// as by TableReader, only sooner; what is not so plain is left to it.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace gimbalscope::io {

/// What is wanted of each row.
struct PlainLayout {
    char separator = ',';                ///< as TableReader found it
    std::vector<std::size_t> columns{};  ///< of the numbers, from 0, none twice
    std::size_t keptCells = 0;           ///< so many cells from the first on, as text
    bool hasOnlyThese = false;           ///< a row with cells behind the numbers is not plain
};

struct PlainRows {
    std::size_t count = 0;
    std::vector<double> numbers;         ///< row by row, in the order of `columns`
    std::vector<std::string_view> kept;  ///< row by row; empty where a row has no such cell
};

/// Reads rows, each ended by LF or CRLF. False when one is not plain: then `rows` means nothing.
bool readPlainRows(std::string_view text, const PlainLayout& layout, PlainRows& rows);

/// A cell of a row without its end; empty when there is none.
std::string_view plainCell(std::string_view row, char separator, std::size_t column);

}  // namespace gimbalscope::io
