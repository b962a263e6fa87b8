// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Registers the conversions of convert_bench.cpp with Google Benchmark.
#pragma once

#include <vector>

#include "attitudes.h"

namespace gimbalscope::bench {

/// Every row and policy of the catalog, and the anchors, over each set; errors at the pole over the
/// ladder. The sets must live until the benchmarks have run.
void registerConversions(const std::vector<Attitudes>& sets, const Attitudes& ladder);

}  // namespace gimbalscope::bench
