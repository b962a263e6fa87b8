// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Which rings are in one plane, as numbers, for all 24 orders: square where the angles move no
// faster than the ship, in one plane exactly at the lock, whichever pole and whichever sign of the
// quaternion.
#include "scene/gimbal_rings.h"

#include <gtest/gtest.h>

#include <cmath>

#include "convention/turn_axes.h"

namespace gimbalscope::scene {
namespace {

constexpr double kDeg = math::kPi / 180.0;

Gimbals gimbals(const convention::Convention& row, const std::array<double, 3>& anglesRad) {
    Gimbals result;
    for (std::size_t slot = 0; slot < 3; ++slot) {
        result.turns[slot] = {
            convention::turnAxis(row, {}, slot), anglesRad[slot], std::string(row.names[slot]), {}};
    }
    return result;
}

double cosine(math::Vec3 a, math::Vec3 b) { return std::fabs(math::dot(a, b)); }

/// Middle angles of the two poles, and one right between them.
struct Places {
    double poleA, poleB, square;
};
Places places(const convention::Convention& row) {
    return math::isProper(row.order) ? Places{0.0, math::kPi, math::kPi / 2}
                                     : Places{math::kPi / 2, -math::kPi / 2, 0.0};
}

TEST(Rings, StandSquareInEveryOrderWhereNothingIsStretched) {
    for (const convention::Convention& row : convention::orderRows()) {
        for (const double first : {0.0, 40.0, -155.0}) {
            const GimbalPose pose =
                gimbalPose(gimbals(row, {first * kDeg, places(row).square, 70 * kDeg}));
            EXPECT_LT(cosine(pose.normals[0], pose.normals[1]), 1e-12) << row.id;
            EXPECT_LT(cosine(pose.pivots[0], pose.pivots[2]), 1e-12) << row.id;
        }
    }
}

TEST(Rings, LieInOnePlaneInEveryOrderAtBothPoles) {
    for (const convention::Convention& row : convention::orderRows()) {
        for (const double pole : {places(row).poleA, places(row).poleB}) {
            for (const double third : {0.0, -20.0, 131.0}) {
                const GimbalPose pose = gimbalPose(gimbals(row, {35 * kDeg, pole, third * kDeg}));
                EXPECT_NEAR(cosine(pose.normals[0], pose.normals[1]), 1.0, 1e-12) << row.id;
                EXPECT_NEAR(cosine(pose.pivots[0], pose.pivots[2]), 1.0, 1e-12) << row.id;
                // The inner ring never joins them.
                EXPECT_LT(cosine(pose.normals[2], pose.pivots[2]), 1e-12) << row.id;
            }
        }
    }
}

TEST(Rings, TheInnerRingTurnsWithTheThirdAngle) {
    for (const convention::Convention& row : convention::orderRows()) {
        const GimbalPose before = gimbalPose(gimbals(row, {0.3, 0.7, 0.1}));
        const GimbalPose after = gimbalPose(gimbals(row, {0.3, 0.7, 0.6}));
        EXPECT_NEAR(cosine(before.normals[2], after.normals[2]), std::cos(0.5), 1e-12) << row.id;
        EXPECT_NEAR(cosine(before.normals[1], after.normals[1]), 1.0, 1e-12) << row.id;
    }
}

TEST(Rings, EveryRingHoldsThePivotsItCarries) {
    for (const convention::Convention& row : convention::orderRows()) {
        const GimbalPose pose = gimbalPose(gimbals(row, {0.4, 0.9, -1.1}));
        for (std::size_t ring = 0; ring < 3; ++ring) {
            EXPECT_LT(cosine(pose.normals[ring], pose.pivots[ring]), 1e-12) << row.id;
            EXPECT_NEAR(math::length(pose.normals[ring]), 1.0, 1e-12) << row.id;
        }
        EXPECT_LT(cosine(pose.normals[0], pose.pivots[1]), 1e-12) << row.id;
        EXPECT_LT(cosine(pose.normals[1], pose.pivots[2]), 1e-12) << row.id;
    }
}

TEST(Rings, TheLastPivotIsWhereTheShipCarriesIt) {
    for (const convention::Convention& row : convention::orderRows()) {
        const std::array angles{0.4, 0.9, -1.1};
        const math::Quat ship = convention::pose(row, {}, angles);
        const math::Vec3 carried = math::rotate(ship, convention::turnAxis(row, {}, 2));
        const GimbalPose pose = gimbalPose(gimbals(row, angles));
        EXPECT_NEAR(math::dot(pose.pivots[2], carried), 1.0, 1e-12) << row.id;
    }
}

TEST(Rings, AreTheSameForBothSignsOfTheQuaternion) {
    const convention::Convention& row = *convention::find("ZXZ");
    const math::Quat ship = convention::pose(row, {}, {0.4, 0.9, -1.1});
    const GimbalPose a = gimbalPose(gimbals(row, convention::exactAngles(row, {}, ship)));
    const GimbalPose b = gimbalPose(gimbals(row, convention::exactAngles(row, {}, -ship)));
    for (std::size_t ring = 0; ring < 3; ++ring) {
        EXPECT_NEAR(math::dot(a.pivots[ring], b.pivots[ring]), 1.0, 1e-12);
    }
}

TEST(Rings, GlowFromATenthOfTheWayAndKeepTheBrighterOfNowAndBefore) {
    Gimbals rings = gimbals(*convention::find("urot"), {0, 0, 0});
    EXPECT_EQ(gimbalGlow(rings), 0.0F);
    rings.stretch = 11.5;
    EXPECT_EQ(gimbalGlow(rings), 1.0F);
    rings.stretch = std::nan("");
    EXPECT_EQ(gimbalGlow(rings), 1.0F);
    rings.stretch = 1.0;
    rings.glowStretch = 5.0;
    EXPECT_GT(gimbalGlow(rings), 0.3F);
    EXPECT_LT(gimbalGlow(rings), 1.0F);
}

/// How many closed soft lines there are: the halos.
std::size_t halos(const View& view) {
    std::size_t count = 0;
    for (const Item& item : view.items) {
        const auto* drawing = std::get_if<Drawing>(&item);
        for (const Polyline& line : drawing != nullptr ? drawing->lines : std::vector<Polyline>{}) {
            count += line.style.soft && line.style.closed ? 1 : 0;
        }
    }
    return count;
}

TEST(Rings, HaveTwoClosedHalosADiscAndADashedLineAtTheLock) {
    const Stage stage{{0, 0, 200, 200},
                      orbitCamera({.azimuth = {-138.0}, .elevation = {18.0}, .distance = 9.8}),
                      1.0F,
                      &look::palette(look::ThemeId::Dark)};
    View calm, locked;
    addGimbalsBehind(calm, stage, gimbals(*convention::find("urot"), {0, 0, 0}));
    EXPECT_EQ(halos(calm), 0U);
    EXPECT_TRUE(std::get<Drawing>(calm.items.front()).fills.empty());
    Gimbals rings = gimbals(*convention::find("urot"), {0, math::kPi / 2, 0});
    rings.stretch = 1e9;
    addGimbalsBehind(locked, stage, rings);
    EXPECT_EQ(halos(locked), 2U);
    const Drawing& drawing = std::get<Drawing>(locked.items.front());
    EXPECT_EQ(drawing.fills.size(), 3U * 64U);
    EXPECT_EQ(drawing.lines.back().style.dashPeriod, 10.0F);
    const math::Vec3 end = drawing.points[drawing.lines.back().first].position;
    EXPECT_NEAR(std::fabs(end.z), 1.80, 1e-9);  // both pivots are vertical
}

TEST(Rings, GrowWithTheirScale) {
    const Stage stage{{0, 0, 400, 400},
                      orbitCamera({.distance = 9.8}),
                      1.0F,
                      &look::palette(look::ThemeId::Dark)};
    Gimbals rings = gimbals(*convention::find("urot"), {0, 0, 0});
    rings.scale = 1.13;
    View view;
    addGimbalsInFront(view, stage, rings);
    double farthest = 0.0;
    for (const LinePoint& each : std::get<Drawing>(view.items.front()).points) {
        farthest = std::max(farthest, math::length(each.position));
    }
    EXPECT_NEAR(farthest, kGimbalReach * 1.13 + 0.15, 1e-9);
}

}  // namespace
}  // namespace gimbalscope::scene
