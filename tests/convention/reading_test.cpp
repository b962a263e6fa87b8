// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// One reading: the worked example, where each row locks, the two attitudes to remember, NaN,
// quantising and wrapping, raw and literal, states and causes.
#include "convention/reading.h"

#include <gtest/gtest.h>

#include <map>

#include "convention/shown_angles.h"
#include "convention/turns.h"

namespace gimbalscope::convention {
namespace {

using math::Quat;
using test::attitude;
using test::byPolicy;
using test::expectShown;
using test::readOnce;

// Heading 30, nose straight up; and heading 90, nose straight up.
const Quat kNan{-0.1830127, -0.6830127, -0.1830127, 0.6830127};
const Quat kWrong{-0.5, -0.5, -0.5, 0.5};

TEST(Reading, WorkedExampleOfTheSpecification) {
    const Quat q = attitude(30, 20, 40);
    expectShown("urot", q, {3641, 5461, 7282}, 0.0, {});
    expectShown("oblivion", q, {-37.2959, -25.1930, 31.2811}, 1e-4, {});
    expectShown("lsl", q, {30.597, -33.250, -13.317}, 5e-4, {});
    expectShown("lsl-rpy", q, {40, -20, -30}, 1e-4, {});
    expectShown("d3d-ypr", q, {30, -20, -40}, 1e-4, {});
    expectShown("aero-321", q, {30, 20, 40}, 1e-12, {});
}

TEST(Reading, SeedOnesOwnCode) {
    const Quat q = decode(*find("oblivion-local"), {}, {30, -20, 40}).value();
    expectShown("oblivion", q, {-37.296, -25.193, 31.281}, 1e-3, {});
    EXPECT_LT(math::angleBetween(q, attitude(30, 20, 40)).value, 1e-15);
}

// Where each locks, frame-true; product.md, section 3.
TEST(Reading, LockTable) {
    const std::array<Quat, 4> cases{attitude(0, 90, 0), attitude(90, 90, 0), attitude(0, 0, 90),
                                    attitude(90, 0, 90)};
    const std::map<std::string_view, std::array<bool, 4>> locked{
        {"urot", {true, true, false, false}},     {"lsl-rpy", {true, true, false, false}},
        {"aero-321", {true, true, false, false}}, {"oblivion", {false, true, true, false}},
        {"lsl", {true, false, false, true}},
    };
    for (const auto& [id, expected] : locked) {
        for (std::size_t i = 0; i < cases.size(); ++i) {
            const Reading reading = readOnce(id, cases[i]);
            EXPECT_EQ(reading.stretch > 1e6, expected[i]) << id << " " << i;
            EXPECT_EQ(reading.stretch < 1.001, !expected[i]) << id << " " << i;
        }
    }
    for (const auto& [noseUp, x] : {std::pair{89.0, -89.0}, {91.0, -91.0}, {100.0, -100.0}}) {
        expectShown("oblivion", attitude(0, noseUp, 0), {x, 0, 0}, 1e-3);
        expectShown("lsl", attitude(90, noseUp, 0), {x, 0, -90}, 1e-3);
    }
}

TEST(Reading, LiteralModeMovesTheLocks) {
    ReadingOptions literal;
    literal.literal = true;
    test::Attitudes attitudes;
    for (int i = 0; i < 100; ++i) {
        const Quat q = attitudes.random();
        const auto distance = [&](std::string_view id, const ReadingOptions& options) {
            return readOnce(id, q, options).poleDistanceDeg;
        };
        for (const std::string_view id : {"urot", "lsl", "lsl-rpy"}) {
            EXPECT_NEAR(distance(id, literal), distance(id, {}), 1e-9) << id;
        }
        EXPECT_NEAR(distance("oblivion", literal), distance("lsl", {}), 1e-9);
        EXPECT_NEAR(distance("d3d-ypr", literal), distance("oblivion", {}), 1e-9);
        EXPECT_LT(readOnce("d3d-ypr", q, literal).errorDeg, 0.1);
    }
}

TEST(Reading, HeadingThirtyNoseUpIsNan) {
    const Reading reading = readOnce("urot", kNan);
    EXPECT_TRUE(std::isnan(reading.angles[1]));
    EXPECT_EQ(reading.state, State::Nan);
    EXPECT_EQ(reading.cause, Cause::Domain);
    // The integer rotator reads NaN as 0 and the ship is posed with it.
    ASSERT_TRUE(reading.worldFromRebuilt);
    EXPECT_EQ(reading.anglesRad[1], 0.0);
    EXPECT_GT(reading.errorDeg, 80.0);
    EXPECT_FALSE(reading.worldFromUnquantised);
}

TEST(Reading, HeadingNinetyNoseUpIsWrongWithoutNan) {
    const Reading published = readOnce("urot", kWrong);
    EXPECT_NEAR(published.errorDeg, 90.0, 1e-3);
    EXPECT_FALSE(published.hasNan);
    EXPECT_EQ(published.state, State::Wrong);
    EXPECT_EQ(published.cause, Cause::Noise);
    const Reading nearest = readOnce("urot", kWrong, byPolicy(Policy::Nearest));
    EXPECT_LT(nearest.errorDeg, 0.0083);
    EXPECT_EQ(nearest.state, State::Locked);
    EXPECT_EQ(nearest.cause, Cause::None);
}

TEST(Reading, ClampRemovesNanButNotTheWrongRotation) {
    const Reading reading = readOnce("urot", kNan, byPolicy(Policy::Clamp));
    EXPECT_FALSE(reading.hasNan);
    EXPECT_GT(reading.errorDeg, 90.0);
}

TEST(Reading, FloatRowsHaveNoPoseForNan) {
    ReadingOptions literal;
    literal.literal = true;
    const float half = 0.70710683F;  // rounded up: the sine is 1.0000001
    const Quat q{0, half, 0, half};
    literal.raw = true;
    const Reading reading = readOnce("lsl-rpy", q, literal);
    EXPECT_TRUE(std::isnan(reading.angles[1]));
    EXPECT_FALSE(reading.worldFromRebuilt);
    EXPECT_TRUE(std::isnan(reading.errorDeg));
    EXPECT_EQ(reading.state, State::Nan);
    literal.quantise = Quantise::Int16;  // as integers they would have one
    EXPECT_TRUE(readOnce("lsl-rpy", q, literal).worldFromRebuilt);
}

TEST(Reading, QuantisingRotatorUnits) {
    const auto q = [](double angle, Quantise how) { return quantised(angle, Unit::Rotator, how); };
    EXPECT_EQ(q(100.5, Quantise::Int16), 101.0);
    EXPECT_EQ(q(-100.7, Quantise::Int16Trunc), -100.0);
    EXPECT_EQ(q(32768.0, Quantise::Int16), 32768.0);
    EXPECT_EQ(q(-32768.0, Quantise::Int16), 32768.0);
    EXPECT_EQ(q(65536.0, Quantise::Int16), 0.0);
    EXPECT_EQ(q(40000.0, Quantise::Int16), -25536.0);
    EXPECT_EQ(q(0x12FF, Quantise::Byte), 0x1200);
    EXPECT_EQ(q(-1.0, Quantise::Byte), -256.0);
    EXPECT_EQ(q(12.3, Quantise::None), 12.3);
    EXPECT_TRUE(std::isnan(q(std::nan(""), Quantise::Int16)));
}

TEST(Reading, UnsignedRotatorUnitsNeverReachAWholeTurn) {
    EXPECT_EQ(wrappedRotator(-1e-20, true), 0.0);
    EXPECT_EQ(wrappedRotator(-1e-11, true), 65536.0 - 0x1p-37);
    EXPECT_EQ(wrappedRotator(-1.0, true), 65535.0);
    EXPECT_EQ(wrappedRotator(-1e-20, false), -1e-20);
    EXPECT_TRUE(std::isnan(wrappedRotator(std::nan(""), true)));
}

TEST(Reading, QuantisingOtherUnitsGoesThroughRotatorUnits) {
    EXPECT_EQ(quantised(90.001, Unit::Degrees, Quantise::Int16), 90.0);
    EXPECT_EQ(quantised(90.004, Unit::Degrees, Quantise::Int16), 16385.0 * 360.0 / 65536.0);
    EXPECT_EQ(quantised(90.0, Unit::Degrees, Quantise::Byte), 90.0);
    EXPECT_NEAR(quantised(1.0, Unit::Radians, Quantise::Int16), 10430 * math::kPi / 32768, 1e-15);
}

TEST(Reading, ManyAnglesAreShownAsEachAlone) {
    std::vector<math::Triple> triples{{0.0, -0.0, math::kPi}, {-math::kPi, math::kPi / 2, 1e-9}};
    for (int i = 0; i < 40; ++i) {
        triples.push_back({std::sin(1.0 + i) * 3.1, std::sin(2.0 * i) * 1.57, std::cos(i) * 3.1});
    }
    std::vector<std::array<double, 3>> shown(triples.size());
    for (const Convention& row : catalog()) {
        for (const Quantise quantise :
             {Quantise::None, Quantise::Int16, Quantise::Int16Trunc, Quantise::Byte}) {
            ReadingOptions options;
            options.quantise = quantise;
            options.unsignedRotator = quantise == Quantise::Byte;
            showAngles(row, options, triples, shown);
            for (std::size_t i = 0; i < triples.size(); ++i) {
                const Extracted exact = fromTriple(row, triples[i]);
                for (std::size_t slot = 0; slot < row.angleCount; ++slot) {
                    const Unit unit = row.units[slot];
                    const double whole = quantised(exact.angles[slot], unit, quantise);
                    EXPECT_EQ(shown[i][slot], unit != Unit::Rotator
                                                  ? whole
                                                  : wrappedRotator(whole, options.unsignedRotator))
                        << row.id << ' ' << slot;
                    EXPECT_FALSE(std::signbit(shown[i][slot]) && shown[i][slot] == 0.0) << row.id;
                }
            }
        }
    }
}

TEST(Reading, WrappingOfRotatorUnits) {
    ReadingOptions options;
    EXPECT_EQ(readOnce("urot", attitude(-90, -10, 0), options).angles[0], -16384.0);
    options.unsignedRotator = true;
    const Reading reading = readOnce("urot", attitude(-90, -10, 0), options);
    EXPECT_EQ(reading.angles[0], 49152.0);
    EXPECT_EQ(reading.angles[1], 65536.0 - 1820.0);
    EXPECT_EQ(readOnce("urot", attitude(180, 0, 0), options).angles[0], 32768.0);
    // Any integer is accepted on input.
    const Convention& urot = *find("urot");
    for (const auto& [units, degrees] :
         {std::pair{65536.0, 0.0}, {-1.0, -0.005493164}, {32768.0, 180.0}, {81920.0, 90.0}}) {
        const Quat q = decode(urot, {}, {units, 0, 0}).value();
        EXPECT_LT(math::angleBetween(q, attitude(degrees, 0, 0)).value, 1e-10) << units;
    }
}

TEST(Reading, RawKeepsTheScale) {
    test::Attitudes attitudes;
    ReadingOptions raw = test::inDouble();
    raw.raw = true;
    for (int i = 0; i < 200; ++i) {
        const Quat q = attitudes.random();
        const Quat doubled{2 * q.x, 2 * q.y, 2 * q.z, 2 * q.w};
        const double sine = std::sin(headingNoseBank(q).noseUp.value * math::kPi / 180.0);
        PolicyMemory memory;
        const Reading reading = read(*find("urot"), raw, doubled, q, memory);
        EXPECT_EQ(reading.hasNan, std::abs(sine) > 0.25) << sine;
        EXPECT_FALSE(read(*find("urot"), {}, doubled, q, memory).hasNan);
    }
}

TEST(Reading, FrameOverride) {
    ReadingOptions options = test::inDouble();
    options.frame = FrameId::Aero;  // heading, pitch, bank are the aerospace angles of that frame
    const Reading reading = readOnce("ZYX", attitude(30, 20, 40), options);
    EXPECT_NEAR(reading.angles[0], 30.0, 1e-12);
    EXPECT_NEAR(reading.angles[1], 20.0, 1e-12);
    EXPECT_NEAR(reading.angles[2], 40.0, 1e-12);
    EXPECT_LT(reading.errorDeg, 1e-12);
}

TEST(Reading, StatesFollowTheStretch) {
    EXPECT_EQ(readOnce("urot", attitude(10, 69.9, 0)).state, State::Calm);
    EXPECT_EQ(readOnce("aero-321", attitude(10, 70, 0)).state, State::Stretched);
    EXPECT_EQ(readOnce("aero-321", attitude(10, 84.9, 0)).state, State::Stretched);
    EXPECT_EQ(readOnce("aero-321", attitude(10, 85, 0)).state, State::Locked);
    EXPECT_EQ(readOnce("aero-321", attitude(10, 85, 0)).cause, Cause::None);
    EXPECT_NEAR(readOnce("ZYZ", attitude(0, 5, 0)).stretch, 1.0 / std::sin(5 * math::kPi / 180),
                1e-9);
}

TEST(Reading, CauseQuantumVanishesWithoutQuantising) {
    ReadingOptions options = test::inDouble();
    options.quantise = Quantise::Byte;  // 1.4 degrees a step
    const Reading reading = readOnce("urot", attitude(1.3, 20, 1.3), options);
    EXPECT_EQ(reading.state, State::Wrong);
    EXPECT_EQ(reading.cause, Cause::Quantum);
}

TEST(Reading, DriftIsNoFaultOfTheFormula) {
    PolicyMemory memory;
    const Reading reading =
        read(*find("urot"), {}, attitude(10, 20, 30), attitude(13, 20, 30), memory);
    EXPECT_EQ(reading.state, State::Wrong);
    EXPECT_EQ(reading.cause, Cause::None);
}

TEST(Reading, ActorLosesTheBankAndSaysSo) {
    const Reading reading = readOnce("oblivion-actor", attitude(30, 20, 40));
    EXPECT_NEAR(reading.errorDeg, 40.0, 1e-4);
    EXPECT_EQ(reading.state, State::Wrong);
    EXPECT_EQ(reading.cause, Cause::None);
    EXPECT_LT(readOnce("oblivion-actor", attitude(30, 20, 0)).errorDeg, 1e-4);
}

TEST(Reading, SnappedOnlyInsideAPublishedBranch) {
    EXPECT_TRUE(readOnce("urot-ue4", attitude(30, 89.95, 0)).snapped);
    EXPECT_FALSE(readOnce("urot-ue4", attitude(30, 89.9, 0)).snapped);
    EXPECT_TRUE(readOnce("urot", attitude(30, 89.95, 0), byPolicy(Policy::Ue4)).snapped);
    EXPECT_TRUE(readOnce("lsl", attitude(0, 89.99, 0)).snapped);
    EXPECT_TRUE(readOnce("lsl-opensim", attitude(0, 89.7, 0)).snapped);
    EXPECT_FALSE(readOnce("lsl", attitude(0, 90, 0), byPolicy(Policy::PinFirst)).snapped);
    EXPECT_FALSE(readOnce("urot", attitude(0, 90, 0)).snapped);
}

TEST(Reading, MemoryRunsFromReadingToReading) {
    PolicyMemory memory;
    const Convention& row = *find("aero-321");
    const ReadingOptions nearest = byPolicy(Policy::Nearest);
    Reading reading;
    for (double noseUp = 0.0; noseUp <= 800.0; noseUp += 5.0) {
        reading = read(row, nearest, attitude(0, noseUp, 0), attitude(0, noseUp, 0), memory);
        EXPECT_NEAR(reading.angles[1], noseUp, 1e-9);
        EXPECT_NEAR(reading.angles[0], 0.0, 1e-9);
    }
    ASSERT_TRUE(memory.previous);
    EXPECT_NEAR(memory.previous->middle, 800.0 * math::kPi / 180.0, 1e-9);
}

TEST(Reading, DecodeNeedsFiniteAngles) {
    EXPECT_FALSE(decode(*find("lsl"), {}, {0, std::nan(""), 0}));
    EXPECT_FALSE(decode(*find("urot"), {}, {HUGE_VAL, 0, 0}));
    EXPECT_TRUE(decode(*find("oblivion-actor"), {}, {0, 0, std::nan("")}));
}

TEST(Reading, HeadingNoseBankThereAndBack) {
    test::Attitudes attitudes;
    for (const Convention& row : engineRows()) {
        for (const Quat& q : test::attitudesFor(row, 30)) {
            const HeadingNoseBank angles = headingNoseBank(q);
            EXPECT_LT(math::angleBetween(attitudeFrom(angles), q).value, 4e-12);
        }
    }
    const HeadingNoseBank vertical = headingNoseBank(kWrong);
    EXPECT_EQ(vertical.heading.value, 90.0);
    EXPECT_EQ(vertical.noseUp.value, 90.0);
    EXPECT_EQ(vertical.bank.value, 0.0);
}

}  // namespace
}  // namespace gimbalscope::convention
