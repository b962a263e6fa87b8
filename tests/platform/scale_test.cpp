// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// F53: what a system may say of its scale, and what becomes of it.
#include <gtest/gtest.h>

#include <cmath>

#include "platform/window.h"

namespace gimbalscope::platform {
namespace {

TEST(F53ContentScale, UsualScalesAreTakenAsTheyAre) {
    for (const double scale : {1.0, 1.25, 1.5, 2.0, 3.0}) {
        EXPECT_EQ(usableScale(scale, scale), scale);
    }
    EXPECT_EQ(usableScale(1.0, 2.0), 2.0);
}

TEST(F53ContentScale, NonsenseIsOne) {
    for (const double scale : {0.0, -1.0, std::nan(""), HUGE_VAL, -HUGE_VAL}) {
        EXPECT_EQ(usableScale(scale, scale), 1.0) << scale;
    }
    EXPECT_EQ(usableScale(std::nan(""), 1.5), 1.5);
    EXPECT_EQ(usableScale(100.0, 1.0), 4.0);
    EXPECT_EQ(usableScale(0.01, 0.01), 0.5);
}

}  // namespace
}  // namespace gimbalscope::platform
