// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The palette tokens of the four themes. Nothing else in the program names a colour. The sets were
// found by a search for legibility and for distance under the three common colour blindnesses; the
// tests hold the bounds, so a token can be changed and the tests say whether it still works. In
// light themes the amber `stretched` is a mark and never text: use textFor.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "look/color.h"

namespace gimbalscope::look {

/// In the order of sim::Theme.
enum class ThemeId : std::uint8_t { Dark, Light, Projector, HighContrast };

/// One theme. Angles are coloured by the body motion they make: roll about X, pitch about Y, yaw
/// about Z.
struct Palette {
    std::string_view name;
    bool isLight = false;
    float strokeFactor = 1.0F;                   ///< multiplies the width of every line
    float keyLight = 1.0F, ambientLight = 1.0F;  ///< factors of the ship's lights
    Rgb rimLight;                                ///< linear light
    Rgb window, panel, raised, line;  ///< gaps, panels and views, raised controls, borders
    Rgb text, text2, text3, accent;
    Rgb roll, pitch, yaw;
    Rgb stretched, flicker, otherName, calm;  ///< states
    Rgb onFlicker;                            ///< text on a badge filled with `flicker`
    Rgb portLamp, starboardLamp;
    Rgb ghost, edgeLight, plume;
    Rgb skyZenith, skyMiddle, skyHorizon, groundHorizon, groundNear;
    Rgb horizon, grid, star;
    Rgb ballZenith, ballSky, ballGround, ballNadir, ballLines;
};

/// The palette of a theme; lives for the whole program.
const Palette& palette(ThemeId theme);
/// All palettes in the order of ThemeId.
std::span<const Palette> palettes();

/// The colour of the turn about one of the ship's axes: 0 roll about X, 1 pitch about Y, 2 yaw.
Rgb axisColor(const Palette& palette, int bodyAxis);

/// The colour of text about `mark`: the mark itself, or `text` where the mark is too pale to read.
Rgb textFor(const Palette& palette, Rgb mark);

/// How far a stretch has gone towards a lock: 0 up to 1.3, 1 from 11.47 (85 degrees), logarithmic.
/// NaN and infinity count as 1.
float lockness(double stretch);

/// The stretch ramp: accent, amber at 2.92 (70 degrees), red from 11.47 (85 degrees), logarithmic.
Rgb rampColor(const Palette& palette, double stretch);

}  // namespace gimbalscope::look
