// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The numbers that the lessons are built on, each of them asserted by its lesson: as near as one
// unit of its last digit, and found so when the lesson is played. Degrees where -deg stands, else
// the row's own unit.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "lesson/library.h"
#include "lesson/solve.h"
#include "sim/command.h"
#include "text/numbers.h"

namespace gimbalscope::lesson {
namespace {

struct Number {
    std::string_view lesson, what;
    double value, unit;
};
constexpr double kTurn = 360.0;

constexpr std::array kNumbers{
    // L1: right 90, up 30, bank 45.
    Number{"L1", "urot yaw", 16384, 1}, Number{"L1", "oblivion z", 90, 0.01},
    Number{"L1", "lsl z-deg", -90, 0.01}, Number{"L1", "lsl-rpy yaw-deg", -90, 0.01},
    Number{"L1", "urot pitch", 5461, 1}, Number{"L1", "oblivion x", -30, 0.01},
    Number{"L1", "lsl y-deg", -30, 0.01}, Number{"L1", "lsl-rpy pitch-deg", -30, 0.01},
    Number{"L1", "urot roll", 8192, 1}, Number{"L1", "oblivion y", -45, 0.01},
    Number{"L1", "lsl x-deg", 45, 0.01}, Number{"L1", "lsl-rpy roll-deg", 45, 0.01},
    // L2: A right 45, up 45; B the other way round.
    Number{"L2", "urot pitch", 8192, 1}, Number{"L2", "urot yaw", 8192, 1},
    Number{"L2", "oblivion x", -35.264, 0.001}, Number{"L2", "oblivion y", 30, 0.001},
    Number{"L2", "oblivion z", 35.264, 0.001}, Number{"L2", "lsl x-deg", -35.264, 0.001},
    Number{"L2", "lsl y-deg", -30, 0.001}, Number{"L2", "lsl z-deg", -54.736, 0.001},
    Number{"L2", "lsl-rpy roll-deg", 0, 0.001}, Number{"L2", "lsl-rpy pitch-deg", -45, 0.001},
    Number{"L2", "lsl-rpy yaw-deg", -45, 0.001}, Number{"L2", "urot pitch", 5461, 1},
    Number{"L2", "urot yaw", 9964, 1}, Number{"L2", "urot roll", 6420, 1},
    Number{"L2", "oblivion x", -45, 0.001}, Number{"L2", "oblivion z", 45, 0.001},
    Number{"L2", "lsl x-deg", 0, 0.001}, Number{"L2", "lsl y-deg", -45, 0.001},
    Number{"L2", "lsl z-deg", -45, 0.001}, Number{"L2", "lsl-rpy roll-deg", 35.264, 0.001},
    Number{"L2", "lsl-rpy pitch-deg", -30, 0.001}, Number{"L2", "lsl-rpy yaw-deg", -54.736, 0.001},
    Number{"L2", "mark-a-deg", 33.68, 0.01},
    // L3
    Number{"L3", "urot roll", -16384, 1}, Number{"L3", "lsl-rpy roll-deg", -90, 0.01},
    // L4
    Number{"L4", "urot pitch", 14564, 1}, Number{"L4", "urot yaw", 32768, 1},
    Number{"L4", "urot roll", 32768, 1}, Number{"L4", "lsl-rpy roll-deg", 180, 0.01},
    Number{"L4", "lsl-rpy pitch-deg", -80, 0.01}, Number{"L4", "lsl-rpy yaw-deg", 180, 0.01},
    Number{"L4", "lsl x-deg", 180, 0.01}, Number{"L4", "lsl y-deg", -80, 0.01},
    Number{"L4", "lsl z-deg", 180, 0.01}, Number{"L4", "oblivion x", -100, 0.01},
    // L5: nose up p, then right 1.
    Number{"L5", "urot yaw", 182, 1}, Number{"L5", "lsl-rpy yaw-deg", -1, 0.01},
    Number{"L5", "stretch", 1.41, 0.01}, Number{"L5", "urot pitch", 8190, 1},
    Number{"L5", "urot yaw", 257, 1}, Number{"L5", "urot roll", 182, 1},
    Number{"L5", "lsl-rpy roll-deg", 1, 0.01}, Number{"L5", "lsl-rpy yaw-deg", -1.41, 0.01},
    Number{"L5", "stretch", 2, 0.01}, Number{"L5", "urot pitch", 10920, 1},
    Number{"L5", "urot yaw", 364, 1}, Number{"L5", "urot roll", 315, 1},
    Number{"L5", "lsl-rpy roll-deg", 1.73, 0.01}, Number{"L5", "lsl-rpy yaw-deg", -2, 0.01},
    Number{"L5", "stretch", 2.92, 0.01}, Number{"L5", "urot pitch", 12739, 1},
    Number{"L5", "urot yaw", 532, 1}, Number{"L5", "urot roll", 500, 1},
    Number{"L5", "lsl-rpy roll-deg", 2.75, 0.01}, Number{"L5", "lsl-rpy yaw-deg", -2.92, 0.01},
    Number{"L5", "stretch", 5.76, 0.01}, Number{"L5", "urot pitch", 14555, 1},
    Number{"L5", "urot yaw", 1045, 1}, Number{"L5", "urot roll", 1029, 1},
    Number{"L5", "lsl-rpy roll-deg", 5.65, 0.01}, Number{"L5", "lsl-rpy yaw-deg", -5.74, 0.01},
    Number{"L5", "stretch", 11.47, 0.01}, Number{"L5", "urot pitch", 15456, 1},
    Number{"L5", "urot yaw", 2062, 1}, Number{"L5", "urot roll", 2054, 1},
    Number{"L5", "lsl-rpy roll-deg", 11.28, 0.01}, Number{"L5", "lsl-rpy yaw-deg", -11.33, 0.01},
    Number{"L5", "stretch", 28.65, 0.01}, Number{"L5", "urot pitch", 15977, 1},
    Number{"L5", "urot yaw", 4837, 1}, Number{"L5", "urot roll", 4834, 1},
    Number{"L5", "lsl-rpy roll-deg", 26.56, 0.01}, Number{"L5", "lsl-rpy yaw-deg", -26.57, 0.01},
    Number{"L5", "stretch", 57.30, 0.01}, Number{"L5", "urot pitch", 16127, 1},
    Number{"L5", "urot yaw", 8193, 1}, Number{"L5", "urot roll", 8191, 1},
    Number{"L5", "lsl-rpy roll-deg", 45, 0.01}, Number{"L5", "lsl-rpy yaw-deg", -45, 0.01},
    Number{"L5", "stretch", 573, 1}, Number{"L5", "urot pitch", 16201, 1},
    Number{"L5", "urot yaw", 15345, 1}, Number{"L5", "urot roll", 15344, 1},
    Number{"L5", "lsl-rpy roll-deg", 84.29, 0.01}, Number{"L5", "lsl-rpy yaw-deg", -84.29, 0.01},
    // L7
    Number{"L7", "urot pitch", 16202, 1}, Number{"L7", "urot yaw", 0, 1},
    Number{"L7", "urot yaw", 32768, 1}, Number{"L7", "urot roll", 32768, 1},
    Number{"L7", "urot yaw-step-deg", 180, 1}, Number{"L7", "urot yaw-step-deg", 86.2, 0.1},
    Number{"L7", "urot yaw-step-deg", 71.6, 0.1}, Number{"L7", "urot yaw-step-deg", 56.3, 0.1},
    Number{"L7", "urot yaw-step-deg", 36.9, 0.1}, Number{"L7", "urot yaw-step-deg", 16.7, 0.1},
    Number{"L7", "oblivion x-step-deg", 1.5, 0.1},
    // L6: yaw 30 roll 0, or yaw 0 roll -30, in units.
    Number{"L6", "urot:pin-third yaw", 5461, 1}, Number{"L6", "urot:pin-third roll", 0, 1},
    Number{"L6", "urot:pin-first yaw", 0, 1}, Number{"L6", "urot:pin-first roll", -5461, 1},
    // L8: loops at headings 0 and 90, rolls likewise.
    Number{"L8", "oblivion x", -89, 0.1}, Number{"L8", "oblivion x", -91, 0.1},
    Number{"L8", "oblivion x", -100, 0.1}, Number{"L8", "urot yaw-step-deg", 180, 1},
    Number{"L8", "lsl x-step-deg", 180, 1}, Number{"L8", "lsl-rpy yaw-step-deg", 180, 1},
    Number{"L8", "lsl x-deg", -100, 0.1}, Number{"L8", "oblivion x", 180, 1},
    Number{"L8", "oblivion y", -89, 0.1}, Number{"L8", "oblivion z", -180, 1},
    // L9: asin one step below 1; the widths of caps are bounds, below.
    Number{"L9", "urot pitch-deg", 89.9802, 0.0001}, Number{"L9", "urot pitch", 16380.4, 0.1},
    Number{"L9", "copied error-deg", 3.61, 0.01}, Number{"L9", "godot error-deg", 0.255, 0.001},
    Number{"L9", "three-js error-deg", 0.025, 0.001},
    // L10: (a) to (e).
    Number{"L10", "path-deg", 20, 0.1}, Number{"L10", "path-deg", 358.6, 0.1},
    Number{"L10", "mark-a-deg", 180, 0.1}, Number{"L10", "heading", 35.77, 0.01},
    Number{"L10", "heading", 42.5, 0.01}, Number{"L10", "heading", 100, 1},
    Number{"L10", "heading", -80, 1}, Number{"L10", "lsl-rpy yaw-deg", 22.5, 0.01},
    Number{"L10", "lsl-rpy yaw-deg", 45, 0.01}, Number{"L10", "lsl-rpy yaw-deg", 67.5, 0.01},
    Number{"L10", "lsl-rpy yaw-deg", 90, 0.01}, Number{"L10", "lsl-rpy yaw-deg", 14.48, 0.01},
    Number{"L10", "lsl-rpy yaw-deg", 23.62, 0.01}, Number{"L10", "lsl-rpy yaw-deg", 43.45, 0.01},
    Number{"L10", "mark-a-deg", 9, 0.1},         // 90 a second, in 0.1 s
    Number{"L10", "mark-a-deg", 6, 0.1},         // 60
    Number{"L10", "key-rate-jump", 108.2, 0.1},  // from (0, 0, 90) to (60, 0, 0)
    Number{"L10", "heading", -90.045, 0.001},    // 0.001 s behind the key at (30, 0, 45)
    Number{"L10", "nose-up", 0.030, 0.001},
    Number{"L10", "mark-a-deg", 0.090, 0.002},  // 45 a second, in 0.002 s
    Number{"L10", "mark-a-deg", 1.13, 0.01},    // 113, in 0.01 s
    Number{"L10", "mark-a-deg", 0.52, 0.01},    // 52, with the ends mirrored
    Number{"L10", "mark-a-deg", 1.05, 0.01},    // 105
};

struct Bound {
    std::string_view lesson, asserted;
};
// Numbers that are bounds, and the two sides of a cap's edge.
constexpr std::array kBounds{
    Bound{"L8", "urot state locked"},
    Bound{"L8", "lsl-rpy state locked"},
    Bound{"L8", "oblivion state calm"},
    Bound{"L8", "lsl state calm"},
    Bound{"L8", "oblivion state locked"},
    Bound{"L8", "lsl state locked"},
    Bound{"L9", "lsl error-deg > 0.02"},           // 0.024 from the pole, cap 0.025
    Bound{"L9", "lsl error-deg < 0.001"},          // 0.026
    Bound{"L9", "urot-ue4 error-deg > 0.07"},      // 0.080, cap 0.081
    Bound{"L9", "urot-ue4 error-deg < 0.01"},      // 0.082
    Bound{"L9", "lsl-opensim error-deg > 0.35"},   // 0.361, cap 0.362
    Bound{"L9", "lsl-opensim error-deg < 0.001"},  // 0.363
    Bound{"L9", "copied error-deg < 0.001"},       // 3.63, cap 3.62
    Bound{"L9", "godot error-deg < 0.001"},        // 0.257, cap 0.256
    Bound{"L9", "three-js error-deg < 0.001"},     // 0.027, cap 0.026
    Bound{"L9", "urot domain >= 60"},
    Bound{"L9", "repair worst-nan 0"},
    Bound{"L9", "repair worst-error-deg < 0.001"},
    Bound{"L9", "repair worst-error-deg < 0.0083"},
};

/// "[SELECTION] QUANTITY" of a check, with or without the card's policy, or only its quantity.
bool isAbout(const sim::Expect& expect, std::string_view what) {
    const std::string id = expect.selection.substr(0, expect.selection.find_first_of(":@"));
    return what == expect.quantity || what == id + " " + expect.quantity ||
           what == expect.selection + " " + expect.quantity;
}

bool asserts(const Checked& check, const Number& number) {
    static const std::vector<std::string> kOwn{"copied", "godot", "three-js"};  // of L9
    const sim::ParsedCommand parsed = sim::parse("expect " + check.expected, kOwn);
    if (!parsed.command || !check.holds) {
        return false;
    }
    const auto& expect = std::get<sim::Expect>(*parsed.command);
    const double value = text::parseFinite(expect.value).value_or(1e9);
    const double within = text::parseFinite(expect.within).value_or(1e-6);
    const double turn = number.what.starts_with("urot") && number.unit == 1 ? 65536.0 : kTurn;
    return isAbout(expect, number.what) && expect.comparison == "is" &&
           within <= number.unit * 1.0001 &&
           std::abs(std::remainder(value - number.value, turn)) <= number.unit * 1.0001;
}

class Numbers : public testing::Test {
protected:
    /// True when one of the checks of the lesson, played to its end, is so and holds.
    template <typename Predicate>
    bool any(std::string_view id, Predicate is) {
        if (of_ != id) {
            const Lesson* const lesson = find(id);
            if (lesson == nullptr) {
                return false;
            }
            solved_ = solve(*lesson);
            of_ = id;
        }
        return std::ranges::any_of(solved_.steps, [&](const SolvedStep& step) {
            return std::ranges::any_of(step.checks, is);
        });
    }

private:
    std::string_view of_;
    Solved solved_;
};

TEST_F(Numbers, AreAllAssertedByTheirLessons) {
    for (const Number& number : kNumbers) {
        EXPECT_TRUE(any(number.lesson, [&](const Checked& each) { return asserts(each, number); }))
            << number.lesson << ": " << number.what << " " << number.value;
    }
}

TEST_F(Numbers, BoundsAreToo) {
    for (const Bound& bound : kBounds) {
        EXPECT_TRUE(
            any(bound.lesson,
                [&](const Checked& each) { return each.holds && each.expected == bound.asserted; }))
            << bound.lesson << ": " << bound.asserted;
    }
}

}  // namespace
}  // namespace gimbalscope::lesson
