// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// gimbalscope_bench: takes Google Benchmark's arguments. Repetitions are interleaved at random by
// default, so that what else the machine does meets all of them alike:
//
//   gimbalscope_bench --benchmark_filter='anchor|urot' --benchmark_repetitions=7
//                     --benchmark_format=json > bench.json && benchmarks/report.py bench.json

#include <benchmark/benchmark.h>

#include <string>
#include <vector>

#include "batch_bench.h"
#include "convert_bench.h"

int main(int argc, char** argv) {
    using namespace gimbalscope::bench;
    constexpr int kCount = 1 << 16;  // more than a processor's branch predictor learns by heart
    const std::vector<Attitudes> sets{smoothFlight(kCount), randomAttitudes(kCount)};
    const Attitudes ladder = poleLadder();
    registerConversions(sets, ladder);
    registerBatches(sets, ladder);

    std::string interleave = "--benchmark_enable_random_interleaving=true";
    std::vector<char*> arguments{argv[0], interleave.data()};
    arguments.insert(arguments.end(), argv + 1, argv + argc);
    int count = static_cast<int>(arguments.size());
    benchmark::Initialize(&count, arguments.data());
    if (benchmark::ReportUnrecognizedArguments(count, arguments.data())) {
        return 2;
    }
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
