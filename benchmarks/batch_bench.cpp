// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Nanoseconds per attitude of the batch kernel, z-y-x, x y z w in and three angles out, as the
// anchors of convert_bench.cpp have them. Names read
//
//   batch/INSTRUCTIONS/zyx/ARITHMETIC/DATA    the whole set in one call
//   batch/one/zyx/ARITHMETIC/DATA             one attitude a call
#include "batch_bench.h"

#include <benchmark/benchmark.h>

#include <memory>
#include <string>

#include "math/batch.h"
#include "measure.h"

namespace gimbalscope::bench {
namespace {

constexpr math::AxisOrder kZyx{math::Axis::Z, math::Axis::Y, math::Axis::X};

template <class T>
std::string nameOf(std::string_view way, const Attitudes& set) {
    return "batch/" + std::string(way) + "/zyx/" + (sizeof(T) == 4 ? "float32" : "float64") + "/" +
           std::string(set.name);
}

/// The error of one attitude; a batch gives the same bits (tests/math/batch_test.cpp).
template <class T>
double errorRadOf(const math::Quat& q) {
    const auto [first, middle, third] = math::decomposeOne(math::castTo<T>(q), kZyx);
    const math::Triple triple{static_cast<double>(first), static_cast<double>(middle),
                              static_cast<double>(third)};
    return math::angleBetween(q, math::compose(triple, kZyx)).value;
}

template <class T>
void runBatch(benchmark::State& state, const Attitudes& set, math::Instructions instructions,
              ErrorPair& errors) {
    std::vector<T> xyzw;
    for (const math::Quat& q : set.worldFromBody) {
        const auto cast = math::castTo<T>(q);
        xyzw.insert(xyzw.end(), {cast.x, cast.y, cast.z, cast.w});
    }
    const std::size_t count = set.worldFromBody.size();
    std::vector<T> anglesRad(3 * count);
    while (state.KeepRunningBatch(static_cast<benchmark::IterationCount>(count))) {
        math::decomposeBatch(std::span<const T>(xyzw), kZyx, std::span<T>(anglesRad), instructions);
        benchmark::DoNotOptimize(anglesRad.data());
        benchmark::ClobberMemory();
    }
    errors.report(state, errorRadOf<T>);
}

template <class T>
void runOne(benchmark::State& state, const Attitudes& set, ErrorPair& errors) {
    std::vector<math::QuatOf<T>> prepared;
    for (const math::Quat& q : set.worldFromBody) {
        prepared.push_back(math::castTo<T>(q));
    }
    timeOver(state, prepared, [](const math::QuatOf<T>& q) { return math::decomposeOne(q, kZyx); });
    errors.report(state, errorRadOf<T>);
}

template <class T>
void add(const Attitudes& set, const Attitudes& ladder) {
    const auto errors = std::make_shared<ErrorPair>(set, ladder);
    for (const math::Instructions each : math::availableInstructions()) {
        benchmark::RegisterBenchmark(nameOf<T>(math::name(each), set).c_str(),
                                     [&set, each, errors](benchmark::State& state) {
                                         runBatch<T>(state, set, each, *errors);
                                     });
    }
    benchmark::RegisterBenchmark(
        nameOf<T>("one", set).c_str(),
        [&set, errors](benchmark::State& state) { runOne<T>(state, set, *errors); });
}

}  // namespace

void registerBatches(const std::vector<Attitudes>& sets, const Attitudes& ladder) {
    for (const Attitudes& set : sets) {
        add<float>(set, ladder);
        add<double>(set, ladder);
    }
}

}  // namespace gimbalscope::bench
