// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Rounding to binary16. The conversion itself is the FP16 library's, bit exact and independent of
// the processor's own half instructions, so that every machine shows the same flicker.
#include "math/scalar.h"

#include <fp16.h>

namespace gimbalscope::math {

float roundToHalf(float value) { return fp16_ieee_to_fp32_value(fp16_ieee_from_fp32_value(value)); }

}  // namespace gimbalscope::math
