// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Quotes in the cells of a table, as RFC 4180 has them: round a whole cell, and doubled inside.
#pragma once

#include <string>
#include <string_view>

namespace gimbalscope::text {

/// Where the first separator outside of quotes stands (' ': a blank or a tab); npos without one.
std::size_t findOutsideQuotes(std::string_view line, char separator);

/// True for "c, d" with its quotes: one at both ends, and those between them doubled.
bool isQuotedCell(std::string_view cell);

/// What a quoted cell says; any other cell as it is.
std::string cellText(std::string_view cell);

}  // namespace gimbalscope::text
