// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Registers the batch kernel of batch_bench.cpp with Google Benchmark.
#pragma once

#include <vector>

#include "attitudes.h"

namespace gimbalscope::bench {

/// Every instruction set that is there, float32 and float64, over each set; and one attitude at a
/// time. The sets must live until the benchmarks have run.
void registerBatches(const std::vector<Attitudes>& sets, const Attitudes& ladder);

}  // namespace gimbalscope::bench
