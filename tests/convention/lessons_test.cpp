// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The numbers of the ten lessons, as a class reads them: turns about the ship's own axes, readings
// in double, each row's own quantisation, within one unit of the last digit given.
#include <gtest/gtest.h>

#include "convention/turns.h"
#include "math/interpolation.h"

namespace gimbalscope::convention {
namespace {

using math::Quat;
using test::bank;
using test::displayed;
using test::expectShown;
using test::inDouble;
using test::readOnce;
using test::right;
using test::up;

struct Dials {
    std::array<double, 3> urot, oblivion, lsl, rpy;
};

void expectDials(const Quat& q, const Dials& dials) {
    expectShown("urot", q, dials.urot, 1.0);
    expectShown("oblivion", q, dials.oblivion, 1e-3);
    expectShown("lsl", q, dials.lsl, 1e-3);
    expectShown("lsl-rpy", q, dials.rpy, 1e-3);
}

double degreesBetween(const Quat& a, const Quat& b) {
    return math::toDegrees(math::angleBetween(a, b)).value;
}

TEST(Lessons, L1ReadTheDials) {
    expectDials(Quat{}, {});
    expectDials(right(90), {{0, 16384, 0}, {0, 0, 90}, {0, 0, -90}, {0, 0, -90}});
    expectDials(up(30), {{5461, 0, 0}, {-30, 0, 0}, {0, -30, 0}, {0, -30, 0}});
    expectDials(bank(45), {{0, 0, 8192}, {0, -45, 0}, {45, 0, 0}, {45, 0, 0}});
}

TEST(Lessons, L2OrderMatters) {
    const Quat a = right(45) * up(45);
    const Quat b = up(45) * right(45);
    expectDials(a,
                {{8192, 8192, 0}, {-35.264, 30, 35.264}, {-35.264, -30, -54.736}, {0, -45, -45}});
    expectDials(b, {{5461, 9964, 6420}, {-45, 0, 45}, {0, -45, -45}, {35.264, -30, -54.736}});
    EXPECT_NEAR(degreesBetween(a, b), 33.68, 0.01);
}

TEST(Lessons, L3HiddenRoll) {
    const Quat q = right(90) * up(90) * right(-90);
    expectShown("urot", q, {0, 0, -16384}, 0.0);
    expectShown("lsl-rpy", q, {-90, 0, 0}, 1e-9);
}

TEST(Lessons, L4OneAttitudeTwoNames) {
    const Quat before = up(80);
    const Quat after = before * up(20);
    expectShown("urot", before, {14564, 0, 0}, 0.0);
    expectShown("urot", after, {14564, 32768, 32768}, 0.0);
    expectShown("lsl-rpy", after, {180, -80, 180}, 1e-9);
    expectShown("lsl", after, {180, -80, 180}, 1e-9);
    expectShown("oblivion", after, {-100, 0, 0}, 1e-9);
    // The other name of 14564 32768 32768 is 18204 0 0, near to where the climb would have gone on.
    EXPECT_EQ(readOnce("urot", after, inDouble()).twin, (std::array<double, 3>{0, 18204, 0}));
}

TEST(Lessons, L5TheStretch) {
    struct Line {
        double p, stretch;
        std::array<double, 3> urot;
        double roll, yaw;
    };
    const std::array<Line, 9> table{{{0, 1.00, {0, 182, 0}, 0, -1.00},
                                     {45, 1.41, {8190, 257, 182}, 1.00, -1.41},
                                     {60, 2.00, {10920, 364, 315}, 1.73, -2.00},
                                     {70, 2.92, {12739, 532, 500}, 2.75, -2.92},
                                     {80, 5.76, {14555, 1045, 1029}, 5.65, -5.74},
                                     {85, 11.47, {15456, 2062, 2054}, 11.28, -11.33},
                                     {88, 28.65, {15977, 4837, 4834}, 26.56, -26.57},
                                     {89, 57.30, {16127, 8193, 8191}, 45.00, -45.00},
                                     {89.9, 573, {16201, 15345, 15344}, 84.29, -84.29}}};
    for (const Line& line : table) {
        const double digit = line.stretch > 100 ? 1.0 : 0.01;
        EXPECT_NEAR(readOnce("urot", up(line.p), inDouble()).stretch, line.stretch, digit);
        const Quat q = up(line.p) * right(1);
        expectShown("urot", q, line.urot, 1.0);
        const auto rpy = displayed("lsl-rpy", readOnce("lsl-rpy", q, inDouble()));
        EXPECT_NEAR(rpy[0], line.roll, 0.01) << line.p;
        EXPECT_NEAR(rpy[2], line.yaw, 0.01) << line.p;
        expectShown("oblivion", q, {-line.p, 0, 1}, 1e-9);
    }
}

TEST(Lessons, L6OnlyACombinationSurvives) {
    const std::array<Quat, 4> recipes{right(30) * up(90), up(90) * bank(-30),
                                      right(60) * up(90) * bank(30),
                                      right(-45) * up(90) * bank(-75)};
    for (const Quat& q : recipes) {
        EXPECT_LT(degreesBetween(q, recipes[0]), 1e-13);
        for (const Policy policy : {Policy::PinThird, Policy::PinFirst}) {
            ReadingOptions options = inDouble();
            options.policy = policy;
            options.quantise = Quantise::None;
            const double unit = 65536.0 / 360.0;
            const bool third = policy == Policy::PinThird;
            expectShown("urot", q, {90 * unit, third ? 30 * unit : 0, third ? 0 : -30 * unit}, 1e-9,
                        options);
        }
    }
}

// The largest step of urot's yaw in one frame of 1.5 degrees, when banked by `missDeg` first.
double largestYawStep(double missDeg) {
    double previous = 0.0;
    double largest = 0.0;
    for (int frame = 0; frame <= 120; ++frame) {
        ReadingOptions options = inDouble();
        options.quantise = Quantise::None;
        options.policy = Policy::Clamp;
        const Quat q = bank(missDeg) * up(1.5 * frame);
        const double yaw = readOnce("urot", q, options).angles[0] * 360.0 / 65536.0;
        if (frame > 0) {
            largest = std::max(largest, std::abs(std::remainder(yaw - previous, 360.0)));
        }
        previous = yaw;
    }
    return largest;
}

TEST(Lessons, L7OverTheTop) {
    expectShown("urot", up(89), {16202, 0, 0}, 0.0);
    expectShown("urot", up(91), {16202, 32768, 32768}, 0.0);
    for (const auto& [miss, step] :
         {std::pair{0.1, 86.2}, {0.5, 71.6}, {1.0, 56.3}, {2.0, 36.9}, {5.0, 16.7}}) {
        EXPECT_NEAR(largestYawStep(miss), step, 0.1) << miss;
    }
    EXPECT_NEAR(largestYawStep(0.0), 180.0, 0.1);
}

TEST(Lessons, L8WhereIsTheLock) {
    // A plain roll at heading 0 flips oblivion alone, at heading 90 lsl alone.
    expectShown("oblivion", bank(91), {180, -89, -180}, 1e-9);
    expectShown("lsl", bank(91), {91, 0, 0}, 1e-9);
    expectShown("urot", bank(91), {0, 0, 16566}, 0.0);
    const Quat rolled = right(90) * bank(91);
    expectShown("lsl", rolled, {180, -89, 90}, 1e-9);
    expectShown("oblivion", rolled, {-91, 0, 90}, 1e-9);
    // A loop at heading 0 leaves oblivion smooth, at heading 90 lsl.
    for (const double p : {89.0, 91.0, 100.0}) {
        expectShown("oblivion", up(p), {-p, 0, 0}, 1e-9);
        expectShown("lsl", right(90) * up(p), {-p, 0, -90}, 1e-9);
    }
    expectShown("oblivion", right(90) * up(91), {180, 89, -90}, 1e-9);
}

TEST(Lessons, L9RepairShop) {
    test::Attitudes attitudes(16);
    const Convention& row = *find("urot");
    ReadingOptions fine = inDouble();
    fine.policy = Policy::Nearest;
    ReadingOptions units = fine;
    fine.quantise = Quantise::None;
    PolicyMemory fineMemory;
    PolicyMemory unitsMemory;
    for (const Quat& q : test::attitudesFor(row, 300, 16)) {
        EXPECT_LT(read(row, fine, q, q, fineMemory).errorDeg, 0.001);
        EXPECT_LT(read(row, units, q, q, unitsMemory).errorDeg, 0.0083);
    }
    const double below = static_cast<double>(std::asin(std::nextafter(1.0F, 0.0F)));
    EXPECT_NEAR(90.0 - below * 180.0 / math::kPi, 0.0198, 5e-5);
}

TEST(Lessons, L10BetweenKeyframes) {
    // (a) halfway between two names of the same climb the interpolated angles are 180 degrees
    // wrong.
    const Convention& rpy = *find("lsl-rpy");
    const auto pose = [&](double roll, double pitch, double yaw) {
        const double unit = math::kPi / 180.0;
        return decode(rpy, {}, {yaw * unit, pitch * unit, roll * unit}).value();
    };
    const Quat start = pose(0, -80, 0);
    const Quat end = pose(180, -80, 180);
    EXPECT_NEAR(degreesBetween(start, end), 20.0, 1e-12);
    EXPECT_NEAR(degreesBetween(pose(90, -80, 90), slerp(start, end, 0.5)), 180.0, 1e-5);
    // (b) straight mixing against slerp over 170 degrees.
    const Quat far = right(170);
    const Quat mixed = math::renormalized({0, 0, 0.25 * far.z, 0.75 + 0.25 * far.w});
    EXPECT_NEAR(degreesBetween(Quat{}, mixed), 35.77, 0.005);
    EXPECT_NEAR(degreesBetween(Quat{}, slerp(Quat{}, far, 0.25)), 42.50, 1e-9);
}

}  // namespace
}  // namespace gimbalscope::convention
