// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What a theme must keep: legible text, marks that show, and a ramp that is right at its
// thresholds.
#include "look/palette.h"

#include <gtest/gtest.h>

#include <limits>

namespace gimbalscope::look {
namespace {

TEST(Color, HexAndTheSrgbCurve) {
    EXPECT_EQ(hex(0xFF0080), (Rgb{1.0F, 0.0F, 128.0F / 255.0F}));
    EXPECT_NEAR(toLinear(0.5F), 0.214041F, 1e-5F);
    EXPECT_NEAR(contrast(hex(0x000000), hex(0xFFFFFF)), 21.0, 1e-4);
    EXPECT_DOUBLE_EQ(contrast(hex(0x777777), hex(0xFFFFFF)),
                     contrast(hex(0xFFFFFF), hex(0x777777)));
}

TEST(Palette, TextIsLegibleAndMarksShowInEveryTheme) {
    for (const Palette& p : palettes()) {
        const bool isHigh = p.name == "high-contrast";
        for (const Rgb text : {p.text, p.text2, p.text3, p.accent, p.roll, p.pitch, p.yaw,
                               p.flicker, p.otherName, p.calm}) {
            EXPECT_GE(contrast(text, p.panel), isHigh ? 7.0 : 4.5) << p.name;
        }
        for (const Rgb mark : {p.stretched, p.portLamp, p.starboardLamp}) {
            EXPECT_GE(contrast(mark, p.panel), 3.0) << p.name;
        }
        EXPECT_GE(contrast(p.onFlicker, p.flicker), 4.5) << p.name;
        EXPECT_GE(contrast(textFor(p, p.stretched), p.panel), 4.5) << p.name;
    }
}

TEST(Palette, IsFoundByItsTheme) {
    EXPECT_EQ(palette(ThemeId::Dark).name, "dark");
    EXPECT_EQ(palette(ThemeId::Light).name, "light");
    EXPECT_EQ(palette(ThemeId::Projector).name, "projector");
    EXPECT_EQ(palette(ThemeId::HighContrast).name, "high-contrast");
    EXPECT_TRUE(palette(ThemeId::Light).isLight);
    EXPECT_FALSE(palette(ThemeId::HighContrast).isLight);
}

TEST(Ramp, RunsFromAccentOverAmberToRed) {
    const Palette& p = palette(ThemeId::Dark);
    EXPECT_EQ(rampColor(p, 1.0), p.accent);
    EXPECT_EQ(rampColor(p, 1.3), p.accent);
    const Rgb amber = rampColor(p, 2.9238044);
    EXPECT_NEAR(amber.r, p.stretched.r, 1e-3F);
    EXPECT_NEAR(amber.b, p.stretched.b, 1e-3F);
    EXPECT_EQ(rampColor(p, 12.0), p.flicker);
    EXPECT_EQ(rampColor(p, std::numeric_limits<double>::infinity()), p.flicker);
    EXPECT_EQ(lockness(std::numeric_limits<double>::quiet_NaN()), 1.0F);
}

}  // namespace
}  // namespace gimbalscope::look
