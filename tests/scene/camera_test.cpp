// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Where things fall on the picture, as plain numbers, and what the chase camera must never do.
#include "scene/camera.h"

#include <gtest/gtest.h>

#include <cmath>

#include "convention/reading.h"

namespace gimbalscope::scene {
namespace {

constexpr PixelRect kRect{100, 50, 480, 300};

math::Quat attitude(double headingDeg, double noseUpDeg, double bankDeg) {
    return convention::attitudeFrom({{headingDeg}, {noseUpDeg}, {bankDeg}});
}

math::Vec3 nose(const math::Quat& worldFromBody) {
    return math::rotate(worldFromBody, {1.25, 0.0, 0.0});
}

double degreesBetween(math::Vec3 a, math::Vec3 b) {
    return math::toDegrees(
               math::Radians{std::atan2(math::length(math::cross(a, b)), math::dot(a, b))})
        .value;
}

/// Looking north from 6.15 units behind, level.
Camera behind() { return orbitCamera({.azimuth = {180.0}, .elevation = {0.0}}); }

TEST(Project, TheMiddleOfThePictureIsWhereTheCameraLooks) {
    const auto spot = project(behind(), kRect, {0.0, 0.0, 0.0});
    ASSERT_TRUE(spot);
    EXPECT_NEAR(spot->x, 340.0, 1e-9);
    EXPECT_NEAR(spot->y, 200.0, 1e-9);
}

TEST(Project, PortIsLeftAndUpIsUpSeenFromBehind) {
    // 300 pixels are 2 tan(18 deg) 6.15 units high at the ship: 75.07 pixels a unit.
    const double unit = 150.0 / (std::tan(math::kPi / 10.0) * 6.15);
    EXPECT_NEAR(pixelsPerUnit(behind(), kRect, 6.15), unit, 1e-9);
    const auto port = project(behind(), kRect, {0.0, 1.0, 0.0});
    ASSERT_TRUE(port);
    EXPECT_NEAR(port->x, 340.0 - unit, 1e-9);
    EXPECT_NEAR(port->y, 200.0, 1e-9);
    const auto top = project(behind(), kRect, {0.0, 0.0, 1.0});
    ASSERT_TRUE(top);
    EXPECT_NEAR(top->y, 200.0 - unit, 1e-9);
}

TEST(Project, TheNoseRisesWithThePitchAndGoesRightWithTheHeading) {
    const auto up = project(behind(), kRect, nose(attitude(0, 30, 0)));
    ASSERT_TRUE(up);
    EXPECT_NEAR(up->x, 340.0, 1e-9);
    EXPECT_LT(up->y, 170.0);
    const auto right = project(behind(), kRect, nose(attitude(30, 0, 0)));
    ASSERT_TRUE(right);
    EXPECT_GT(right->x, 370.0);
    EXPECT_NEAR(right->y, 200.0, 1e-9);
}

TEST(Project, NothingBehindTheCamera) {
    EXPECT_FALSE(project(behind(), kRect, {-7.0, 0.0, 0.0}));
    EXPECT_FALSE(project(behind(), kRect, behind().eye));
}

TEST(Orbit, KeepsTheWorldUpAndStopsShortOfThePoles) {
    const Camera high = orbitCamera({.elevation = {89.0}});
    EXPECT_DOUBLE_EQ(high.right.z, 0.0);
    EXPECT_NEAR(math::toDegrees(math::Radians{std::asin(high.back.z)}).value, 85.0, 1e-9);
    const Camera low = orbitCamera({.elevation = {-120.0}});
    EXPECT_NEAR(math::toDegrees(math::Radians{std::asin(low.back.z)}).value, -85.0, 1e-9);
}

TEST(Cockpit, SeesTheHorizonUpsideDownWhenInverted) {
    const Camera upright = cockpitCamera(attitude(0, 0, 0));
    const Camera inverted = cockpitCamera(attitude(0, 0, 180));
    const math::Vec3 aboveHorizon{100.0, 0.0, 10.0};
    EXPECT_LT(project(upright, kRect, aboveHorizon)->y, 200.0);
    EXPECT_GT(project(inverted, kRect, aboveHorizon)->y, 200.0);
    const math::Vec3 east{100.0, -10.0, 0.0};
    EXPECT_GT(project(upright, kRect, east)->x, 340.0);
    EXPECT_LT(project(inverted, kRect, east)->x, 340.0);
}

TEST(Chase, StandsBehindALevelShipAndNeverRolls) {
    for (const double heading : {0.0, 77.0, 180.0, -120.0}) {
        const math::Quat ship = attitude(heading, 0.0, 50.0);
        const Camera camera = chaseCamera(settledBehind(ship), ship, 1.0);
        EXPECT_NEAR(camera.right.z, 0.0, 1e-12);
        EXPECT_LT(math::dot(camera.back, math::rotate(ship, {1, 0, 0})), -0.85) << heading;
    }
}

TEST(Chase, FollowsTheHeadingWithinASecond) {
    ChaseRig rig = settledBehind(attitude(0, 0, 0));
    const math::Quat turned = attitude(90, 10, 0);
    for (int frame = 0; frame < 120; ++frame) {
        rig = advanced(rig, turned, 1.0 / 60.0);
    }
    EXPECT_LT(degreesBetween(rig.heading, {0.0, -1.0, 0.0}), 0.5);
}

TEST(Chase, DoesNotFlipWhenTheShipLoopsThroughTheVertical) {
    ChaseRig rig = settledBehind(attitude(0, 0, 0));
    Camera before = chaseCamera(rig, attitude(0, 0, 0), 1.0);
    double largestStep = 0.0, largestWhileSteep = 0.0;
    for (int frame = 1; frame <= 8 * 60; ++frame) {
        const math::Quat ship =
            math::fromAxisAngle({0, 1, 0}, math::toRadians(math::Degrees{-0.75 * frame}));
        rig = advanced(rig, ship, 1.0 / 60.0);
        const Camera camera = chaseCamera(rig, ship, 1.0);
        const double step = degreesBetween(before.back, camera.back);
        largestStep = std::max(largestStep, step);
        EXPECT_NEAR(camera.right.z, 0.0, 1e-12);
        const bool isSteep = std::abs(math::rotate(ship, {1, 0, 0}).z) > 0.9;
        // While the nose goes over the top the first time, the camera looks where it looked.
        if (isSteep && frame < 180) {
            largestWhileSteep = std::max(largestWhileSteep, step);
        }
        before = camera;
    }
    EXPECT_LT(largestWhileSteep, 0.6);
    EXPECT_LT(largestStep, 6.0);
}

TEST(Chase, HoldsStillAtTheExactVertical) {
    const math::Quat vertical{0.0, -std::sqrt(0.5), 0.0, std::sqrt(0.5)};
    const ChaseRig rig{{0.6, 0.8, 0.0}, 0.0};
    EXPECT_EQ(advanced(rig, vertical, 0.1).heading, rig.heading);
    EXPECT_EQ(advanced(rig, vertical, std::nan("")).heading, rig.heading);
}

TEST(Chase, DoesNotDependOnTheFrameRate) {
    const math::Quat turned = attitude(40, 0, 0);
    ChaseRig slow = settledBehind(attitude(0, 0, 0)), fast = slow;
    for (int frame = 0; frame < 12; ++frame) {
        slow = advanced(slow, turned, 1.0 / 24.0);
    }
    for (int frame = 0; frame < 250; ++frame) {
        fast = advanced(fast, turned, 1.0 / 500.0);
    }
    EXPECT_LT(degreesBetween(slow.heading, fast.heading), 1e-6);
}

TEST(Blended, BeginsAndEndsExactlyAtTheCameras) {
    const Camera from = behind(), to = cockpitCamera(attitude(40, 20, 100));
    EXPECT_EQ(blended(from, to, 0.0), from);
    EXPECT_EQ(blended(from, to, 1.0), to);
    EXPECT_EQ(blended(from, to, std::nan("")), to);
    EXPECT_EQ(blended(from, to, -3.0), from);
}

TEST(Blended, GoesRoundTheShipInsteadOfThroughIt) {
    const Camera from = orbitCamera({.azimuth = {180.0}, .elevation = {9.0}});
    const Camera to = orbitCamera({.azimuth = {10.0}, .elevation = {-8.0}});
    for (int i = 0; i <= 20; ++i) {
        const Camera camera = blended(from, to, i / 20.0);
        EXPECT_NEAR(math::length(camera.eye), 6.15, 1e-9);
        EXPECT_NEAR(math::length(camera.right), 1.0, 1e-12);
        EXPECT_NEAR(math::dot(camera.right, camera.up), 0.0, 1e-12);
        EXPECT_NEAR(math::dot(math::cross(camera.right, camera.up), camera.back), 1.0, 1e-12);
        EXPECT_NEAR(project(camera, kRect, {0, 0, 0})->x, 340.0, 1e-6);  // the ship in the middle
    }
}

TEST(Blended, NeverTurnsFartherThanTheTwoCamerasAreApart) {
    for (const double bank : {0.0, 90.0, 179.0, -135.0}) {
        for (const double noseUp : {0.0, 90.0, -90.0}) {
            const Camera from = behind(), to = cockpitCamera(attitude(120, noseUp, bank));
            double turned = 0.0;
            Camera before = from;
            for (int i = 1; i <= 50; ++i) {
                const Camera camera = blended(from, to, i / 50.0);
                turned += degreesBetween(before.back, camera.back);
                before = camera;
            }
            EXPECT_LT(turned, 181.0) << bank << ' ' << noseUp;
            EXPECT_LT(degreesBetween(before.back, to.back), 1e-5);
        }
    }
}

TEST(Blended, EasesOut) {
    EXPECT_EQ(easedOut(0.0), 0.0);
    EXPECT_EQ(easedOut(1.0), 1.0);
    EXPECT_EQ(easedOut(7.0), 1.0);
    EXPECT_NEAR(easedOut(0.5), 0.875, 1e-12);
}

}  // namespace
}  // namespace gimbalscope::scene
