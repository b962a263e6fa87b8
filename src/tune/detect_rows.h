// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Which rows of a table count, and on which of them hypotheses are tried first: a part of the
// detective.
#pragma once

#include <vector>

#include "tune/pairs.h"
#include "tune/stop.h"

namespace gimbalscope::tune {

inline constexpr std::size_t kSampleRows = 64;

/// At most so many of the rows, evenly spread.
std::vector<std::size_t> spread(const std::vector<std::size_t>& from, std::size_t atMost);

/// The rows without copies of earlier ones: a reading that is written twice proves no more.
std::vector<std::size_t> rowsOnce(const PairTable& table);

/// How many attitudes are apart by more than readings of one and the same may be; no more than
/// kSampleRows are counted, and none once it is stopped.
std::size_t attitudesApart(const PairTable& table, const std::vector<std::size_t>& rows,
                           const Stop& stop);

/// Of many rows the kSampleRows whose attitudes are furthest apart, one after the other.
std::vector<std::size_t> differentRows(const PairTable& table,
                                       const std::vector<std::size_t>& rows);

}  // namespace gimbalscope::tune
