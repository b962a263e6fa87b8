// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Numbers and words as the cockpit shows them.
#include "ui/format.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "sim/update.h"

namespace gimbalscope::ui {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

TEST(Format, NumbersHaveARealMinusAndNoNegativeZero) {
    EXPECT_EQ(number(-1.25, 1),
              "\xE2\x88\x92"
              "1.2");
    EXPECT_EQ(number(-0.0004, 2), "0.00");
    EXPECT_EQ(number(std::nan(""), 2), "NaN");
    EXPECT_EQ(number(-kInfinity, 2), "\xE2\x88\x92\xE2\x88\x9E");
}

TEST(Format, ErrorsFromZeroToNoPose) {
    EXPECT_EQ(errorText(0.0), "0\xC2\xB0");
    EXPECT_EQ(errorText(2.2e-6),
              "2e\xE2\x88\x92"
              "06\xC2\xB0");
    EXPECT_EQ(errorText(9.7e-6),
              "1e\xE2\x88\x92"
              "05\xC2\xB0");
    EXPECT_EQ(errorText(0.0038), "0.0038\xC2\xB0");
    EXPECT_EQ(errorText(93.62), "93.6\xC2\xB0");
    EXPECT_EQ(errorText(std::nan("")), "no pose");
}

TEST(Format, StretchIsBounded) {
    EXPECT_EQ(stretchText(1.0),
              "\xC3\x97"
              "1.00");
    EXPECT_EQ(stretchText(4.55),
              "\xC3\x97"
              "4.5");
    EXPECT_EQ(stretchText(kInfinity), "\xC3\x97>999");
    EXPECT_EQ(stretchText(std::nan("")), "\xC3\x97>999");
}

TEST(Format, ColoursFollowTheBodysMotion) {
    const sim::Readouts readouts = sim::readouts(sim::initialState());
    ASSERT_EQ(readouts.cards.size(), 3U);
    const auto axes = [](const sim::Readout& card) {
        return std::array{bodyAxis(card, 0), bodyAxis(card, 1), bodyAxis(card, 2)};
    };
    EXPECT_EQ(axes(readouts.cards[0]), (std::array{2, 1, 0}));  // urot: yaw, pitch, roll
    EXPECT_EQ(axes(readouts.cards[1]), (std::array{1, 0, 2}));  // oblivion: x is pitch-like
    EXPECT_EQ(axes(readouts.cards[2]), (std::array{0, 1, 2}));  // lsl
}

TEST(Format, NanIsShownAsNan) {
    sim::AppState state = sim::initialState();
    state = sim::update(state, sim::Preset{4}).state;  // nose straight up
    const sim::Readouts readouts = sim::readouts(state);
    EXPECT_EQ(readouts.cards[0].state == convention::State::Nan,
              badgeText(readouts.cards[0]).starts_with("NaN"));
}

}  // namespace
}  // namespace gimbalscope::ui
