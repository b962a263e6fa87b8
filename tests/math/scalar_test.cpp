// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Binary16 as it is defined: nearest even after every operation, infinities beyond 65504,
// subnormals down to 2^-24, functions in float and rounded once.
#include "math/scalar.h"

#include <gtest/gtest.h>

#include <limits>

namespace gimbalscope::math {
namespace {

double rounded(double number) { return static_cast<double>(Half(number)); }

TEST(Half, RoundsToNearestEven) {
    EXPECT_EQ(rounded(1.0), 1.0);
    EXPECT_EQ(rounded(2049.0), 2048.0);  // half way: to the even mantissa
    EXPECT_EQ(rounded(2051.0), 2052.0);
    EXPECT_EQ(rounded(0.1), 0.0999755859375);
    EXPECT_EQ(rounded(10430.3783505), 10432.0);
}

TEST(Half, EndsOfItsRange) {
    EXPECT_EQ(rounded(65504.0), 65504.0);
    EXPECT_EQ(rounded(65519.0), 65504.0);
    EXPECT_EQ(rounded(65520.0), std::numeric_limits<double>::infinity());
    EXPECT_EQ(rounded(0x1p-24), 0x1p-24);
    EXPECT_EQ(rounded(0x1p-26), 0.0);
    EXPECT_TRUE(std::isnan(rounded(std::nan(""))));
    EXPECT_TRUE(std::signbit(rounded(-0.0)));
}

TEST(Half, RoundsAfterEveryOperation) {
    const Half big(2048.0);
    const Half one(1.0);
    EXPECT_EQ(static_cast<double>((big + one) + one), 2048.0);
    EXPECT_EQ(static_cast<double>(big + (one + one)), 2050.0);
    EXPECT_EQ(static_cast<double>(one / Half(3.0)), 0.333251953125);
    EXPECT_EQ(static_cast<double>(Half(300.0) * Half(300.0)),
              std::numeric_limits<double>::infinity());
    EXPECT_EQ(static_cast<double>(-one - one), -2.0);
}

TEST(Half, FunctionsRunInFloatAndAreRounded) {
    EXPECT_EQ(static_cast<double>(asinOf(Half(1.0))), 1.5703125);
    EXPECT_EQ(static_cast<double>(atan2Of(Half(0.0), Half(-1.0))), 3.140625);
    EXPECT_EQ(static_cast<double>(sqrtOf(Half(2.0))), 1.4140625);
    EXPECT_EQ(static_cast<double>(hypotOf(Half(3.0), Half(4.0))), 5.0);
    EXPECT_TRUE(std::isnan(static_cast<double>(asinOf(Half(1.001)))));
}

TEST(Half, Compares) {
    EXPECT_LT(Half(1.0), Half(2.0));
    EXPECT_EQ(Half(1.0), Half(1.0001));
    EXPECT_EQ(absOf(Half(-3.0)), Half(3.0));
    EXPECT_FALSE(Half(std::nan("")) < Half(1.0));
}

}  // namespace
}  // namespace gimbalscope::math
