// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// CSV out: a header, then one line a row, commas, points, no quotes needed. Columns are named
// "urot.pitch", "urot.error_deg"; a row that cannot be used keeps its line with empty cells, so
// that rows of input and output correspond.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "report/entry.h"

namespace gimbalscope::report {

/// What of an entry is written, and how many decimals (none: the shortest that read back equal).
struct CsvStyle {
    bool anglesOnly = false;  ///< without error, stretch, state and cause
    std::optional<int> decimals{};
};

/// One number as the style has it, at the end of a line.
void appendNumber(std::string& line, double value, const CsvStyle& style);
/// The row's number and the kept cells, each with a comma before it, at the end of a line. A cell
/// in quotes is kept as it is.
using KeptTexts = std::span<const std::string_view>;
void appendFirstCells(std::string& line, std::int64_t row, KeptTexts kept);
void appendKept(std::string& line, KeptTexts kept);
/// What a convention reads, each cell with a comma before it: the angles in display order, and with
/// them error, stretch, state and cause unless the style leaves them out.
void appendReading(std::string& line, const convention::Convention& row,
                   const convention::Reading& reading, const CsvStyle& style);

/// The names of an entry's columns, each with a comma before it, at the end of a line.
void appendNames(std::string& line, const Entry& entry, const CsvStyle& style);

/// The header for entries like these (their values do not matter), kept input columns after "row".
std::string csvHeader(std::span<const Entry> entries, const std::vector<std::string>& kept,
                      const CsvStyle& style = {});

/// As many commas as entries like these have cells.
std::string emptyCells(std::span<const Entry> like, const CsvStyle& style);
/// A row that cannot be used: as many empty cells as the header has.
std::string csvBadRow(std::int64_t row, std::span<const Entry> like, KeptTexts kept,
                      const CsvStyle& style = {});

}  // namespace gimbalscope::report
