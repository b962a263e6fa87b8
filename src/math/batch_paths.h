// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The ways through the batch kernel, one for each instruction set, each in a file of its own with
// its own compiler flags. Those files must not use inline functions of other headers: the linker
// keeps one copy of each, and it might be the one that older processors cannot run. Hence plain
// pointers, and no standard library.
#pragma once

#include <cstddef>

namespace gimbalscope::math::batch {

/// An axis order as the kernel wants it: indices of the first two axes.
struct Plan {
    std::size_t first, middle;
    bool isProper;
};

#if defined(__x86_64__)
void runSse2(const float* xyzw, std::size_t count, const Plan& plan, float* anglesRad);
void runSse2(const double* xyzw, std::size_t count, const Plan& plan, double* anglesRad);
/// One attitude, without the branches that plain C++ is compiled to.
void runOneSse2(const float* xyzw, const Plan& plan, float* anglesRad);
void runOneSse2(const double* xyzw, const Plan& plan, double* anglesRad);
void runAvx2(const float* xyzw, std::size_t count, const Plan& plan, float* anglesRad);
void runAvx2(const double* xyzw, std::size_t count, const Plan& plan, double* anglesRad);
void runAvx512(const float* xyzw, std::size_t count, const Plan& plan, float* anglesRad);
void runAvx512(const double* xyzw, std::size_t count, const Plan& plan, double* anglesRad);
#endif

}  // namespace gimbalscope::math::batch
