// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Which way through the batch kernel is taken, and the way without vectors.
#include "math/batch.h"

#include <algorithm>
#include <array>

#include "math/batch_portable.h"

#include "math/batch_kernel.h"

namespace gimbalscope::math {

namespace {

constexpr std::array<std::string_view, 4> kNames{"portable", "sse2", "avx2", "avx512"};
constexpr std::array kAll{Instructions::Portable, Instructions::Sse2, Instructions::Avx2,
                          Instructions::Avx512};

batch::Plan planOf(AxisOrder order) {
    return {static_cast<std::size_t>(order.first), static_cast<std::size_t>(order.middle),
            isProper(order)};
}

// How many of kAll, each of which contains those before it.
std::size_t countAvailable() {
#if defined(__x86_64__)
    __builtin_cpu_init();
    if (__builtin_cpu_supports("avx512f") != 0) {
        return 4;
    }
    return __builtin_cpu_supports("avx2") != 0 ? 3 : 2;
#else
    return 1;
#endif
}

template <class T>
void runBatch(std::span<const T> xyzw, AxisOrder order, std::span<T> anglesRad,
              std::optional<Instructions> instructions) {
    const std::size_t count = std::min(xyzw.size() / 4, anglesRad.size() / 3);
    if (count == 0) {
        return;
    }
    const batch::Plan plan = planOf(order);
    const Instructions fastest = availableInstructions().back();
    switch (std::min(instructions.value_or(fastest), fastest)) {
#if defined(__x86_64__)
        case Instructions::Avx512:
            return batch::runAvx512(xyzw.data(), count, plan, anglesRad.data());
        case Instructions::Avx2:
            return batch::runAvx2(xyzw.data(), count, plan, anglesRad.data());
        case Instructions::Sse2:
            return batch::runSse2(xyzw.data(), count, plan, anglesRad.data());
#endif
        default:
            return batch::inOrder(
                plan, batch::Batch<batch::One<T>>{xyzw.data(), count, anglesRad.data()});
    }
}

template <class T>
std::array<T, 3> one(const QuatOf<T>& quat, AxisOrder order) {
    const std::array<T, 4> xyzw{quat.x, quat.y, quat.z, quat.w};
    std::array<T, 3> anglesRad;
#if defined(__x86_64__)
    batch::runOneSse2(xyzw.data(), planOf(order), anglesRad.data());
#else
    batch::inOrder(planOf(order), batch::Single<batch::One<T>>{xyzw.data(), anglesRad.data()});
#endif
    return anglesRad;
}

}  // namespace

std::span<const Instructions> availableInstructions() {
    static const std::size_t count = countAvailable();
    return std::span(kAll).first(count);
}

std::string_view name(Instructions instructions) {
    return kNames[static_cast<std::size_t>(instructions)];
}

std::optional<Instructions> instructionsFromName(std::string_view name) {
    const auto at = std::find(kNames.begin(), kNames.end(), name);
    return at == kNames.end() ? std::nullopt
                              : std::optional(kAll[static_cast<std::size_t>(at - kNames.begin())]);
}

void decomposeBatch(std::span<const float> xyzw, AxisOrder order, std::span<float> anglesRad,
                    std::optional<Instructions> instructions) {
    runBatch(xyzw, order, anglesRad, instructions);
}
void decomposeBatch(std::span<const double> xyzw, AxisOrder order, std::span<double> anglesRad,
                    std::optional<Instructions> instructions) {
    runBatch(xyzw, order, anglesRad, instructions);
}

std::array<float, 3> decomposeOne(const QuatOf<float>& quat, AxisOrder order) {
    return one(quat, order);
}
std::array<double, 3> decomposeOne(const Quat& quat, AxisOrder order) { return one(quat, order); }

}  // namespace gimbalscope::math
