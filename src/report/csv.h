// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// CSV out: a header, then one line a row, commas, points, no quotes needed. Columns are named
// "urot.pitch", "urot.error_deg"; a row that cannot be used keeps its line with empty cells, so
// that rows of input and output correspond.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "report/entry.h"

namespace gimbalscope::report {

/// The header for entries like these (their values do not matter), kept input columns after "row".
std::string csvHeader(std::span<const Entry> entries, const std::vector<std::string>& kept);

/// One row of data.
std::string csvRow(std::int64_t row, std::span<const Entry> entries,
                   const std::vector<std::string>& kept);

/// A row that cannot be used: as many empty cells as the header has.
std::string csvBadRow(std::int64_t row, std::span<const Entry> like,
                      const std::vector<std::string>& kept);

}  // namespace gimbalscope::report
