// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The lock table of the product page, and for every row that it locks where it says and nowhere
// else; the axes of the three turns against small turns of the decoded pose.
#include "convention/lock.h"

#include <random>

#include "convention/turn_axes.h"
#include "convention/turns.h"

namespace gimbalscope::convention {
namespace {

using math::Quat;
using math::Vec3;
using test::attitude;

constexpr Vec3 kNose{1, 0, 0}, kTop{0, 0, 1}, kZenith{0, 0, 1}, kNadir{0, 0, -1};
constexpr Vec3 kNorth{1, 0, 0}, kSouth{-1, 0, 0}, kWest{0, 1, 0}, kEast{0, -1, 0};

void expectLock(std::string_view id, const ReadingOptions& options, Vec3 bodyAxis, Vec3 one,
                Vec3 other) {
    const Lock lock = lockOf(*find(id), options);
    EXPECT_EQ(lock.bodyAxis, bodyAxis) << id;
    EXPECT_EQ(lock.places[0].worldDirection, one) << id;
    EXPECT_EQ(lock.places[1].worldDirection, other) << id;
}

ReadingOptions literally() {
    ReadingOptions options;
    options.literal = true;
    return options;
}

TEST(Lock, IsWhereTheProductPageSays) {
    for (const char* const id : {"urot", "urot-native", "urot-ue4", "lsl-rpy", "aero-321",
                                 "oblivion-local", "oblivion-actor", "d3d-ypr", "ZYX"}) {
        expectLock(id, {}, kNose, kZenith, kNadir);
    }
    expectLock("oblivion", {}, kTop, kWest, kEast);
    for (const char* const id : {"lsl", "lsl-opensim", "XYZ"}) {
        expectLock(id, {}, kTop, kNorth, kSouth);
    }
}

TEST(Lock, OfTheLiteralReadingIsWhereTheProductPageSays) {
    for (const char* const id : {"urot", "lsl-rpy", "aero-321"}) {
        expectLock(id, literally(), kNose, kZenith, kNadir);
    }
    expectLock("lsl", literally(), kTop, kNorth, kSouth);
    expectLock("oblivion", literally(), kTop, kNorth, kSouth);
    expectLock("d3d-ypr", literally(), kTop, kWest, kEast);
}

TEST(Lock, FollowsAnotherFrame) {
    ReadingOptions options;
    options.frame = FrameId::Lsl;
    expectLock("oblivion", options, kTop, kNorth, kSouth);
}

// heading, nose up, bank; whether urot, lsl-rpy and aero-321, then oblivion, then lsl are locked.
struct TableRow {
    double heading, noseUp, bank;
    bool nose, oblivion, lsl;
};
constexpr TableRow kTable[] = {{0, 90, 0, true, false, true},
                               {90, 90, 0, true, true, false},
                               {0, 0, 90, false, true, false},
                               {90, 0, 90, false, false, true}};

TEST(Lock, TableOfAttitudes) {
    for (const TableRow& line : kTable) {
        const Quat q = attitude(line.heading, line.noseUp, line.bank);
        const std::pair<const char*, bool> expected[] = {{"urot", line.nose},
                                                         {"lsl-rpy", line.nose},
                                                         {"aero-321", line.nose},
                                                         {"oblivion", line.oblivion},
                                                         {"lsl", line.lsl}};
        for (const auto& [id, locked] : expected) {
            const double distance = lockDistanceDeg(*find(id), {}, q);
            EXPECT_NEAR(distance, locked ? 0.0 : 90.0, 1e-12) << id << ' ' << line.heading;
            const double stretch = lockStretch(*find(id), {}, q);
            if (locked) {
                EXPECT_GT(stretch, 1e14) << id;
            } else {
                EXPECT_NEAR(stretch, 1.0, 1e-15) << id;
            }
        }
    }
}

Quat random(std::mt19937& generator) {
    std::normal_distribution<double> normal;
    const double x = normal(generator), y = normal(generator), z = normal(generator);
    return *math::normalized(Quat{x, y, z, normal(generator)});
}

double angleDeg(Vec3 a, Vec3 b) {
    return std::atan2(math::length(math::cross(a, b)), math::dot(a, b)) * 180.0 / math::kPi;
}

// The attitude turned so that the ship's axis stands at an angle from the direction.
Quat withAxisAt(const Quat& q, Vec3 bodyAxis, Vec3 direction, double degrees) {
    const Vec3 axis = math::rotate(q, bodyAxis);
    const Vec3 normal = math::cross(axis, direction);
    const Vec3 unit = normal * (1.0 / math::length(normal));
    const double turn = (angleDeg(axis, direction) - degrees) * math::kPi / 180.0;
    return math::renormalized(math::fromAxisAngle(unit, {turn}) * q);
}

class LockOfRow : public testing::TestWithParam<std::tuple<Convention, bool>> {
protected:
    const Convention& row() const { return std::get<0>(GetParam()); }
    ReadingOptions options() const {
        return std::get<1>(GetParam()) ? literally() : ReadingOptions{};
    }
};

TEST_P(LockOfRow, IsAtItsTwoPlacesAndNowhereElse) {
    const Lock lock = lockOf(row(), options());
    std::mt19937 generator(7);
    for (int i = 0; i < 2000; ++i) {
        const Quat q = random(generator);
        const Vec3 axis = math::rotate(q, lock.bodyAxis);
        const double nearest = std::min(angleDeg(axis, lock.places[0].worldDirection),
                                        angleDeg(axis, lock.places[1].worldDirection));
        EXPECT_NEAR(lockDistanceDeg(row(), options(), q), nearest, 1e-9);
        EXPECT_NEAR(lockStretch(row(), options(), q) * std::sin(nearest * math::kPi / 180.0), 1.0,
                    1e-9);
        const math::Quat inFrame = toFrame(q, frameOf(row(), options()));
        EXPECT_EQ(lockStretch(row(), options(), q), math::stretch(inFrame, row().order));
        EXPECT_EQ(&nearestPlace(lock, q) == &lock.places[0],
                  math::dot(axis, lock.places[0].worldDirection) >= 0.0);
    }
}

TEST_P(LockOfRow, HasTheMiddleAngleItNamesThere) {
    const Lock lock = lockOf(row(), options());
    std::mt19937 generator(8);
    for (const LockPlace& place : lock.places) {
        for (int i = 0; i < 50; ++i) {
            const Quat q = withAxisAt(random(generator), lock.bodyAxis, place.worldDirection, 0.0);
            EXPECT_GT(lockStretch(row(), options(), q), 1e12);
            EXPECT_EQ(&nearestPlace(lock, q) - lock.places.data(), &place - lock.places.data());
            const double middle = exactAngles(row(), options(), q)[1] * 180.0 / math::kPi;
            EXPECT_NEAR(middle,
                        isProper(row().order) ? row().signs[1] * place.middleDeg : place.middleDeg,
                        1e-6);
            const Quat away =
                withAxisAt(random(generator), lock.bodyAxis, place.worldDirection, 90.0);
            EXPECT_NEAR(lockStretch(row(), options(), away), 1.0, 1e-12);
        }
    }
}

TEST_P(LockOfRow, MakesFirstAndThirdTurnAboutOneAxis) {
    const Lock lock = lockOf(row(), options());
    std::mt19937 generator(9);
    for (int i = 0; i < 200; ++i) {
        const Quat q = random(generator);
        const auto axes = turnAxes(row(), options(), exactAngles(row(), options(), q));
        const double sine = math::length(math::cross(axes[0], axes[2]));
        EXPECT_NEAR(sine * lockStretch(row(), options(), q), 1.0, 1e-9);
        EXPECT_NEAR(math::dot(axes[0], axes[1]), 0.0, 1e-14);
        EXPECT_NEAR(math::dot(axes[2], axes[1]), 0.0, 1e-14);
    }
    const Quat locked =
        withAxisAt(attitude(11, 22, 33), lock.bodyAxis, lock.places[1].worldDirection, 0);
    const auto axes = turnAxes(row(), options(), exactAngles(row(), options(), locked));
    EXPECT_NEAR(math::length(math::cross(axes[0], axes[2])), 0.0, 1e-12);
}

TEST_P(LockOfRow, PoseIsTheRowsOwnDecodingAndAxesAreItsDerivative) {
    std::mt19937 generator(10);
    std::uniform_real_distribution<double> any(-9.0, 9.0);
    constexpr double kStep = 1e-6;
    for (int i = 0; i < 50; ++i) {
        const std::array<double, 3> angles{any(generator), any(generator), any(generator)};
        std::array<double, 3> inUnit = angles;
        for (double& angle : inUnit) {
            angle *= unitsPerRadian(row().units[0]);
        }
        const Quat q = pose(row(), options(), angles);
        EXPECT_LT(math::angleBetween(q, *decode(row(), options(), inUnit)).value, 1e-14);
        const auto axes = turnAxes(row(), options(), angles);
        for (std::size_t slot = 0; slot < row().angleCount; ++slot) {
            std::array<double, 3> more = angles, less = angles;
            more[slot] += kStep;
            less[slot] -= kStep;
            const math::AxisAngle turn = math::toAxisAngle(
                pose(row(), options(), more) * math::conjugate(pose(row(), options(), less)));
            EXPECT_NEAR(turn.angle.value, 2.0 * kStep, 1e-12);
            EXPECT_NEAR(math::dot(turn.unitAxis, axes[slot]), 1.0, 1e-9) << slot;
        }
    }
}

TEST_P(LockOfRow, ExactAnglesPoseTheShipAgain) {
    for (const Quat& inRow : test::attitudesFor(row(), 200)) {
        const std::array<double, 3> angles = exactAngles(row(), options(), inRow);
        const Quat posed = pose(row(), options(), angles);
        if (row().angleCount == 3) {
            EXPECT_LT(math::angleBetween(posed, inRow).value, 1e-14);
        }
        EXPECT_LT(
            math::angleBetween(pose(row(), options(), exactAngles(row(), options(), posed)), posed)
                .value,
            row().angleCount == 3 ? 1e-14 : 1e-7);
    }
}

INSTANTIATE_TEST_SUITE_P(All, LockOfRow,
                         testing::Combine(testing::ValuesIn(catalog().begin(), catalog().end()),
                                          testing::Bool()),
                         [](const auto& param) {
                             return test::testName(std::get<0>(param.param)) +
                                    (std::get<1>(param.param) ? "_literal" : "");
                         });

TEST(Lock, WordsForTheAxes) {
    EXPECT_EQ(shipAxisWord(kNose), "nose");
    EXPECT_EQ(shipAxisWord(kTop), "top");
    EXPECT_EQ(shipAxisWord({0, 1, 0}), "left wing");
    EXPECT_EQ(directionWord(kZenith), "zenith");
    EXPECT_EQ(directionWord(kNadir), "nadir");
    EXPECT_EQ(directionWord(kNorth), "north");
    EXPECT_EQ(directionWord(kEast), "east");
    EXPECT_EQ(directionWord(kWest), "west");
    EXPECT_EQ(directionWord(kSouth), "south");
}

TEST(Lock, OfATwoAngleRowIsWhereItsNoseSaysNothingOfTheHeading) {
    // Two perpendicular turns are left everywhere; only the reading loses something.
    const Convention& actor = *find("oblivion-actor");
    const auto axes = turnAxes(actor, {}, {0.7, math::kPi / 2.0, 0.0});
    EXPECT_NEAR(math::dot(axes[0], axes[1]), 0.0, 1e-15);
    EXPECT_GT(lockStretch(actor, {}, attitude(30, 90, 0)), 1e14);
}

}  // namespace
}  // namespace gimbalscope::convention
