// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A file of pairs (attitude, angles) read in, for detect and check. Rows that cannot be used are
// reported and left out.
#pragma once

#include <string>

#include "app/finding_log.h"
#include "io/table_reader.h"
#include "text/counts.h"
#include "tune/pairs.h"
#include "tune/stop.h"

namespace gimbalscope::app {

struct PairFile {
    tune::PairTable table;
    int code = 0;  ///< kExitClean, or why there is no table
};

/// Angles that are NaN or infinite: their row is left out, or kept for a check that has to see
/// them.
enum class NotFinite : std::uint8_t { Refuse, Keep };

struct PairRules {
    NotFinite notFinite = NotFinite::Refuse;
    tune::Stop stop{};  ///< besides a signal
};

/// Reads at most tune::kMostPairs rows of a file, "-" being the standard input. The log gets what
/// is wrong with rows and header, and how the columns were understood. Once it is stopped the rest
/// of the rows is left out.
PairFile readPairs(const std::string& path, const tune::ColumnWishes& wishes, FindingLog& log,
                   const PairRules& rules = {});

/// A row's cells as numbers, or what is wrong with the first that is none.
struct RowNumbers {
    std::vector<double> numbers;
    std::optional<io::Finding> problem;
};
RowNumbers numbersOf(io::TableReader& reader, const io::TableRow& row,
                     const std::vector<std::size_t>& columns, NotFinite notFinite);

/// After the last row: why the reading ended, said; kExitClean when the file did.
int endOf(const io::TableReader& reader, const io::InputFile& input, FindingLog& log);

/// "a,b,c" in its parts, trimmed.
std::vector<std::string> listOf(const std::string& commaSeparated);

using text::counted;
using text::grouped;

}  // namespace gimbalscope::app
