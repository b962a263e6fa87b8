// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// gimbalscope_bench: takes Google Benchmark's arguments. Repetitions are interleaved at random by
// default, so that what else the machine does meets all of them alike:
//
//   gimbalscope_bench --benchmark_filter='anchor|urot' --benchmark_repetitions=7
//                     --benchmark_format=json > bench.json && benchmarks/report.py bench.json
//
// With --attitudes=FOLDER [--count=N] it writes the attitudes instead, each set into a file of
// doubles, x y z w, for batch_python.py.

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "batch_bench.h"
#include "convert_bench.h"

namespace {

using namespace gimbalscope::bench;

/// What stands behind the equals sign of an argument; null without it.
const char* valueOf(std::string_view name, int argc, char** argv) {
    for (int i = 1; i < argc; ++i) {
        if (std::string_view(argv[i]).starts_with(name)) {
            return argv[i] + name.size();
        }
    }
    return nullptr;
}

int writeAttitudes(const std::string& folder, int count) {
    for (const Attitudes& set : {smoothFlight(count), randomAttitudes(count)}) {
        std::ofstream file(folder + "/" + std::string(set.name) + ".f64", std::ios::binary);
        for (const auto& q : set.worldFromBody) {
            const double numbers[] = {q.x, q.y, q.z, q.w};
            file.write(reinterpret_cast<const char*>(numbers), sizeof numbers);
        }
        if (!file.flush()) {
            return 1;
        }
    }
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    constexpr int kCount = 1 << 16;  // more than a processor's branch predictor learns by heart
    if (const char* const folder = valueOf("--attitudes=", argc, argv)) {
        const char* const count = valueOf("--count=", argc, argv);
        return writeAttitudes(folder, count == nullptr ? kCount : std::atoi(count));
    }
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
