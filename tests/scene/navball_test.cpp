// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The navball by number, before it is drawn: where each direction of the world stands at the six
// faces and upside-down, which way the marks run when the ship turns, where the discs are.
#include "scene/navball.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "convention/reading.h"

namespace gimbalscope::scene {
namespace {

constexpr math::Vec3 kNorth{1, 0, 0}, kSouth{-1, 0, 0}, kEast{0, -1, 0}, kWest{0, 1, 0},
    kZenith{0, 0, 1}, kNadir{0, 0, -1};
constexpr std::array kDirections{kNorth, kSouth, kEast, kWest, kZenith, kNadir};
/// Where a direction 90 degrees from the middle stands: sin(90 * 90/112 degrees).
const double kQuarter = std::sin(8100.0 / 112.0 * 3.14159265358979323846 / 180.0);

math::Quat attitude(double headingDeg, double noseUpDeg, double bankDeg) {
    return convention::attitudeFrom({{headingDeg}, {noseUpDeg}, {bankDeg}});
}

/// What must be in the middle, to the right and at the top.
struct Face {
    const char* name;
    math::Quat worldFromBody;
    math::Vec3 middle, right, top;
};
const std::array kFaces{
    Face{"north", attitude(0, 0, 0), kNorth, kEast, kZenith},
    Face{"east", attitude(90, 0, 0), kEast, kSouth, kZenith},
    Face{"south", attitude(180, 0, 0), kSouth, kWest, kZenith},
    Face{"west", attitude(270, 0, 0), kWest, kNorth, kZenith},
    Face{"straight up", attitude(0, 90, 0), kZenith, kEast, kSouth},
    Face{"straight down", attitude(0, -90, 0), kNadir, kEast, kNorth},
    Face{"straight up from east", attitude(90, 90, 0), kZenith, kSouth, kWest},
    Face{"north, upside-down", attitude(0, 0, 180), kNorth, kWest, kNadir},
    Face{"east, upside-down", attitude(90, 0, 180), kEast, kNorth, kNadir},
    Face{"straight up, rolled half round", attitude(0, 90, 180), kZenith, kWest, kNorth},
    Face{"north, right wing down", attitude(0, 0, 90), kNorth, kNadir, kEast}};

TEST(Navball, EveryDirectionStandsWhereItMustAtTheSixFacesAndUpsideDown) {
    for (const Face& face : kFaces) {
        SCOPED_TRACE(face.name);
        for (const double sign : {1.0, -1.0}) {  // -q is the same attitude
            const math::Quat& q = face.worldFromBody;
            const BallFacing facing = pilotFacing({sign * q.x, sign * q.y, sign * q.z, sign * q.w});
            for (const math::Vec3 direction : kDirections) {
                const auto spot = ballSpot(facing, direction);
                if (math::dot(direction, face.middle) < -0.5) {
                    EXPECT_FALSE(spot) << "what is behind the ship is not shown";
                    continue;
                }
                ASSERT_TRUE(spot);
                EXPECT_NEAR(spot->x, kQuarter * math::dot(direction, face.right), 1e-9);
                EXPECT_NEAR(spot->y, kQuarter * math::dot(direction, face.top), 1e-9);
                EXPECT_NEAR(spot->depth, math::dot(direction, face.middle) > 0.5 ? 1.0 : 0.30,
                            0.01);
            }
        }
    }
}

TEST(Navball, TheBallTurnsAgainstTheShip) {
    const math::Quat level = attitude(0, 0, 0);
    const auto northAfter = [&](math::Vec3 bodyAxis, double degrees) {
        const math::Quat turn =
            math::fromAxisAngle(bodyAxis, math::toRadians(math::Degrees{degrees}));
        return ballSpot(pilotFacing(level * turn), kNorth);
    };
    const double moved = std::sin(10.0 * 90.0 / 112.0 * 3.14159265358979323846 / 180.0);
    // Nose right is a turn about -Z, nose up about -Y.
    EXPECT_NEAR(northAfter({0, 0, -1}, 10.0)->x, -moved, 1e-12);
    EXPECT_NEAR(northAfter({0, -1, 0}, 10.0)->y, -moved, 1e-12);
    // Right wing down: the zenith leans to the left.
    const math::Quat banked =
        level * math::fromAxisAngle({1, 0, 0}, math::toRadians(math::Degrees{10.0}));
    EXPECT_LT(ballSpot(pilotFacing(banked), kZenith)->x, -0.1);
}

TEST(Navball, NothingJumpsWhereTheNosePassesTheVertical) {
    BallSpot before = *ballSpot(pilotFacing(attitude(20, 0, 0)), kZenith);
    math::Quat ship = attitude(20, 0, 0);
    const math::Quat step = math::fromAxisAngle({0, -1, 0}, math::toRadians(math::Degrees{0.25}));
    for (int i = 0; i < 720; ++i) {  // half a loop
        ship = math::renormalized(ship * step);
        const BallSpot now = *ballSpot(pilotFacing(ship), kZenith);
        EXPECT_LT(std::hypot(now.x - before.x, now.y - before.y), 0.004) << i;
        before = now;
    }
}

TEST(Navball, ShowsWhatIsUpTo112DegreesFromTheNose) {
    const BallFacing facing = pilotFacing(attitude(0, 0, 0));
    const auto at = [&](double degrees) {
        const double angle = math::toRadians(math::Degrees{degrees}).value;
        return ballSpot(facing, {std::cos(angle), 0.0, std::sin(angle)});
    };
    EXPECT_NEAR(at(111.99)->y, 1.0, 1e-6);
    EXPECT_FALSE(at(112.01));
    EXPECT_FALSE(at(180.0));
    EXPECT_NEAR(at(1e-9)->y, 1e-9 * 3.14159265358979323846 / 180.0 * 90.0 / 112.0, 1e-15);
}

TEST(Navball, FromOutsideTheWorldStandsStillWithItsZenithUp) {
    for (const double headingDeg : {0.0, 37.0, 90.0, 200.0}) {
        const double heading = math::toRadians(math::Degrees{headingDeg}).value;
        const math::Vec3 level{std::cos(heading), -std::sin(heading), 0.0};
        const BallFacing facing = outsideFacing(level);
        EXPECT_NEAR(math::dot(facing.towards, facing.right), 0.0, 1e-12);
        EXPECT_NEAR(math::dot(facing.towards, facing.up), 0.0, 1e-12);
        EXPECT_NEAR(math::dot(math::cross(facing.right, facing.up), facing.towards), 1.0, 1e-12);
        const BallSpot zenith = *ballSpot(facing, kZenith);
        EXPECT_NEAR(zenith.x, 0.0, 1e-12);
        EXPECT_GT(zenith.y, 0.9);
        EXPECT_GT(zenith.depth, 0.0);
        EXPECT_LT(ballSpot(facing, kNadir)->depth, 0.0);
        EXPECT_GT(ballSpot(facing, level)->depth, 0.7) << "a level nose is on the near side";
        // Looking at a globe from outside, what lies to the right of a direction is on its left.
        const math::Vec3 toTheRight = math::cross(facing.towards, kZenith);
        EXPECT_LT(ballSpot(facing, toTheRight * (1.0 / math::length(toTheRight)))->x, -0.9);
    }
}

NavballInput input(const math::Quat& worldFromBody) {
    NavballInput result;
    result.rect = {10, 20, 300, 300};
    result.palette = &look::palette(look::ThemeId::Dark);
    result.worldFromBody = worldFromBody;
    result.facing = pilotFacing(worldFromBody);
    return result;
}

const look::Label* bead(const View& view, std::string_view letter) {
    const auto found = std::ranges::find_if(view.labels, [&](const look::Label& each) {
        return each.text == letter && (each.style == look::LabelStyle::HollowBead ||
                                       each.style == look::LabelStyle::FilledBead);
    });
    return found == view.labels.end() ? nullptr : &*found;
}

TEST(Navball, LabelsStandUprightWhereTheirDirectionsAre) {
    const View view = navball(input(attitude(90, 11.0, 0)));
    const auto east = std::ranges::find(view.labels, "E", &look::Label::text);
    ASSERT_NE(east, view.labels.end());
    EXPECT_NEAR(east->x, 160.0F, 1.0F);
    EXPECT_GT(east->y, 190.0F);  // 22 degrees under the middle
    EXPECT_EQ(std::ranges::find(view.labels, "W", &look::Label::text), view.labels.end());
}

TEST(Navball, BeadsAreFilledOnlyWhereTheMarkIsInside) {
    NavballInput ball = input(attitude(30, 80, 0));
    ball.discs = {{kZenith, ShipMark::Nose, {{"U", 5.76}}},
                  {kNadir, ShipMark::Nose, {{"V", 5.76}}},
                  {kEast, ShipMark::Top, {{"O", 1.0}}}};
    const View view = navball(ball);
    ASSERT_TRUE(bead(view, "U"));
    EXPECT_EQ(bead(view, "U")->style, look::LabelStyle::FilledBead);
    EXPECT_FALSE(bead(view, "V")) << "the nadir is behind the ship";
    ASSERT_TRUE(bead(view, "O"));
    EXPECT_EQ(bead(view, "O")->style, look::LabelStyle::HollowBead);
    ball.worldFromBody = attitude(30, 60, 0);
    ball.facing = pilotFacing(ball.worldFromBody);
    ball.discs[0].letters[0].stretch = 2.0;
    EXPECT_EQ(bead(navball(ball), "U")->style, look::LabelStyle::HollowBead);
}

TEST(Navball, BeadsStayWithinTheView) {
    for (int step = 0; step < 72; ++step) {
        NavballInput ball = input(attitude(5.0 * step, 4.0 * step - 140.0, 7.0 * step));
        for (const math::Vec3 direction : kDirections) {
            ball.discs.push_back({direction, ShipMark::Top, {{"A", 1.0}, {"B", 20.0}}});
        }
        for (const look::Label& each : navball(ball).labels) {
            EXPECT_GE(each.x, 10.0F + 8.0F);
            EXPECT_LE(each.x, 310.0F - 8.0F);
            EXPECT_GE(each.y, 20.0F + 8.0F);
            EXPECT_LE(each.y, 320.0F - 8.0F);
        }
    }
}

TEST(Navball, RingsLieAtTheirDistanceFromTheDirectionOnTheBall) {
    NavballInput ball = input(attitude(0, 90, 0));
    ball.discs = {{kZenith, ShipMark::Nose, {{"U", 1e9}}}};
    const View with = navball(ball);
    ball.discs.clear();
    const View without = navball(ball);
    const auto& drawing = std::get<Drawing>(with.items[2]);
    EXPECT_TRUE(std::get<Drawing>(without.items[2]).points.empty());
    const auto radiusOf = [&](double degrees) {
        return std::sin(degrees * 90.0 / 112.0 * 3.14159265358979323846 / 180.0) * ballRadius(ball);
    };
    std::size_t inner = 0, outer = 0;
    for (const LinePoint& point : drawing.points) {
        const double r = std::hypot(point.position.x, point.position.y);
        inner += std::fabs(r - radiusOf(5.0)) < 1e-6 ? 1U : 0U;
        outer += std::fabs(r - radiusOf(20.0)) < 1e-6 ? 1U : 0U;
    }
    EXPECT_GT(inner, 40U);
    EXPECT_GT(outer, 80U);
    EXPECT_EQ(inner + outer, drawing.points.size());
}

TEST(Navball, MarksOfTheShipSayWhichIsWhich) {
    // A solid, a dashed and a dotted ring: three marks, three strokes.
    NavballInput ball = input(attitude(0, 45, 0));
    ball.discs = {
        {kZenith, ShipMark::Nose, {}}, {kNorth, ShipMark::Top, {}}, {kNorth, ShipMark::Port, {}}};
    const View view = navball(ball);
    std::vector<float> periods;
    for (const Polyline& each : std::get<Drawing>(view.items[2]).lines) {
        periods.push_back(each.style.dashPeriod);
    }
    for (const float period : {0.0F, 8.0F, 4.5F}) {
        EXPECT_NE(std::ranges::find(periods, period), periods.end()) << period;
    }
}

}  // namespace
}  // namespace gimbalscope::scene
