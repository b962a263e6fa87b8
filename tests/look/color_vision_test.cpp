// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Colours that must be told apart can be, with each of the three common colour blindnesses, in
// every theme.
#include <gtest/gtest.h>

#include <vector>

#include "look/color_distance.h"
#include "look/palette.h"

namespace gimbalscope::look {
namespace {

/// The smallest distance between any two colours of a group, over all four kinds of vision.
double smallestWithin(const std::vector<Rgb>& group) {
    double smallest = 1e9;
    for (const Vision vision : {Vision::Normal, Vision::Protan, Vision::Deutan, Vision::Tritan}) {
        for (std::size_t i = 0; i < group.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                smallest = std::min(smallest, distance(group[i], group[j], vision));
            }
        }
    }
    return smallest;
}

double smallestBetween(const std::vector<Rgb>& one, const std::vector<Rgb>& other) {
    double smallest = 1e9;
    for (const Rgb a : one) {
        for (const Rgb b : other) {
            smallest = std::min(smallest, smallestWithin({a, b}));
        }
    }
    return smallest;
}

TEST(ColorDistance, AgreesWithPublishedPairs) {
    // Rows 1, 4, 7, 17 and 25 of the test data of Sharma, Wu and Dalal.
    EXPECT_NEAR(distance(Lab{50, 2.6772, -79.7751}, Lab{50, 0, -82.7485}), 2.0425, 1e-4);
    EXPECT_NEAR(distance(Lab{50, -1.3802, -84.2814}, Lab{50, 0, -82.7485}), 1.0000, 1e-4);
    EXPECT_NEAR(distance(Lab{50, 0, 0}, Lab{50, -1, 2}), 2.3669, 1e-4);
    EXPECT_NEAR(distance(Lab{50, 2.5, 0}, Lab{73, 25, -18}), 27.1492, 1e-4);
    EXPECT_NEAR(distance(Lab{60.2574, -34.0099, 36.2677}, Lab{60.4626, -34.1751, 39.4387}), 1.2644,
                1e-4);
}

TEST(ColorVision, AxesStatesAndLampsCanBeToldApart) {
    for (const Palette& p : palettes()) {
        const std::vector<Rgb> axes{p.roll, p.pitch, p.yaw};
        const std::vector<Rgb> states{p.calm, p.stretched, p.flicker, p.otherName};
        EXPECT_GE(smallestWithin(axes), 15.0) << p.name;
        EXPECT_GE(smallestWithin(states), 14.0) << p.name;
        EXPECT_GE(smallestWithin({p.portLamp, p.starboardLamp}), 20.0) << p.name;
        EXPECT_GE(smallestWithin({p.accent, p.stretched, p.flicker}), 20.0) << p.name << " ramp";
        EXPECT_GE(smallestBetween(axes, states), 7.0) << p.name;
        EXPECT_GE(smallestWithin({p.ballSky, p.ballGround}), 25.0) << p.name;
    }
}

}  // namespace
}  // namespace gimbalscope::look
