// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Written by scripts/fit_atan.py; change that. atan(r) = r + r z P(z), z = r^2, for |r| <= tan(22.5
// degrees), with the least greatest error. Coefficients of P from the constant one on.
#pragma once

namespace gimbalscope::math::batch {

/// The greatest error of the polynomial itself is 4.9e-9 rad.
inline constexpr float kAtanFloat[] = {
    -0x1.5553d20000000p-2F,
    0x1.9906100000000p-3F,
    -0x1.1b1eca0000000p-3F,
    0x1.43a8e60000000p-4F,
};
/// The greatest error of the polynomial itself is 7.6e-18 rad.
inline constexpr double kAtanDouble[] = {
    -0x1.5555555554f9dp-2, 0x1.99999998fa0dfp-3, -0x1.249248f066a25p-3, 0x1.c71c6011efe87p-4,
    -0x1.745b4eccebc86p-4, 0x1.3af688cb6d84ap-4, -0x1.0fd8f53792ffbp-4, 0x1.d0b159b6404b5p-5,
    -0x1.60c3985922aaap-5, 0x1.528b4d5d94e95p-6,
};

}  // namespace gimbalscope::math::batch
