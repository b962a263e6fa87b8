// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A window's place of another day on the monitors of today: fault rows F41 and F54.
#include "platform/window_place.h"

#include <gtest/gtest.h>

#include <array>
#include <climits>
#include <vector>

namespace gimbalscope::platform {
namespace {

constexpr WindowPlace kLeft{0, 0, 1920, 1080}, kRight{1920, -200, 2560, 1440};

bool isInside(const WindowPlace& window, const WindowPlace& monitor) {
    return window.x >= monitor.x && window.y >= monitor.y &&
           window.x + window.width <= monitor.x + monitor.width &&
           window.y + window.height <= monitor.y + monitor.height;
}

TEST(F41, APlaceThatCanBeSeenStays) {
    const std::array monitors{kLeft, kRight};
    for (const WindowPlace& place :
         {WindowPlace{100, 50, 1600, 900}, WindowPlace{2000, -150, 1600, 900},
          WindowPlace{0, 0, 1920, 1080}, WindowPlace{4160, 1000, 320, 240}}) {
        EXPECT_EQ(clampedToMonitors(place, monitors), place);
    }
}

TEST(F41, AnyPlaceIsBroughtOntoAMonitor) {
    const std::array monitors{kLeft, kRight};
    const std::array numbers{INT_MIN, -1'000'000, -30000,        -1,     0, 1, 63,
                             1000,    30000,      1'000'000'000, INT_MAX};
    for (const int x : numbers) {
        for (const int y : numbers) {
            for (const int width : numbers) {
                const WindowPlace place = clampedToMonitors({x, y, width, 900}, monitors);
                EXPECT_TRUE(isInside(place, kLeft) || isInside(place, kRight))
                    << x << " " << y << " " << width;
                EXPECT_GE(place.width, 320);
            }
        }
    }
}

TEST(F41, TheNearestMonitorWhenItsOwnIsGone) {
    const WindowPlace place{2500, 100, 800, 600};
    EXPECT_EQ(clampedToMonitors(place, std::array{kLeft}), (WindowPlace{1120, 100, 800, 600}));
    EXPECT_EQ(clampedToMonitors({-30000, 100, 800, 600}, std::array{kRight, kLeft}),
              (WindowPlace{0, 100, 800, 600}));
}

// A window that filled the right monitor goes back to its former place, on what is left. Xvfb has a
// single output: that the program leaves full screen when it goes is in x11/panels_test.py.
TEST(F54, TheFormerPlaceOnAMonitorThatWasPulledOut) {
    const WindowPlace former{2400, 300, 1280, 720};
    EXPECT_EQ(clampedToMonitors(former, std::array{kLeft, kRight}), former);
    const WindowPlace left = clampedToMonitors(former, std::array{kLeft});
    EXPECT_TRUE(isInside(left, kLeft));
    EXPECT_EQ(left.width, former.width);
    EXPECT_EQ(left.height, former.height);
    EXPECT_EQ(clampedToMonitors(former, std::vector<WindowPlace>{}), former)
        << "with none at all there is nothing to keep it in";
}

TEST(F41, NonsensicalSizes) {
    EXPECT_EQ(clampedToMonitors({10, 10, 0, -5}, std::array{kLeft}),
              (WindowPlace{10, 10, 1600, 900}));
    EXPECT_EQ(clampedToMonitors({10, 10, 1'000'000'000, 900}, std::array{kLeft}),
              (WindowPlace{0, 10, 1920, 900}));
    EXPECT_EQ(clampedToMonitors({0, 0, 1600, 900}, std::array{WindowPlace{5, 6, 100, 50}}),
              (WindowPlace{5, 6, 100, 50}));
    EXPECT_EQ(clampedToMonitors({7, 8, 0, 0}, std::vector<WindowPlace>{}),
              (WindowPlace{7, 8, 1600, 900}));
    EXPECT_EQ(clampedToMonitors({7, 8, 1000, 700}, std::array{WindowPlace{}}),
              (WindowPlace{7, 8, 1000, 700}))
        << "a monitor without a size shows nothing";
}

}  // namespace
}  // namespace gimbalscope::platform
