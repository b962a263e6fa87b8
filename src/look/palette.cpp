// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The four palettes as a table, and the stretch ramp.
#include "look/palette.h"

#include <algorithm>
#include <array>

namespace gimbalscope::look {
namespace {

constexpr Palette kDark{.name = "dark",
                        .rimLight = {0.34F, 0.52F, 0.80F},
                        .window = hex(0x05070C),
                        .panel = hex(0x0C111A),
                        .raised = hex(0x1A2230),
                        .line = hex(0x263042),
                        .text = hex(0xEDF1F8),
                        .text2 = hex(0xA9B4C7),
                        .text3 = hex(0x7E8AA2),
                        .accent = hex(0x9CCBFF),
                        .roll = hex(0xF4945C),
                        .pitch = hex(0x62EBCF),
                        .yaw = hex(0x7088F2),
                        .stretched = hex(0xFFD23F),
                        .flicker = hex(0xFF3D6E),
                        .otherName = hex(0xEDF1F8),
                        .calm = hex(0x8FA3BF),
                        .onFlicker = hex(0x10060A),
                        .portLamp = hex(0xF0434B),
                        .starboardLamp = hex(0x58E6BE),
                        .ghost = hex(0x9FB6D8),
                        .edgeLight = hex(0xE6EEFA),
                        .plume = hex(0x8FE3FF),
                        .skyZenith = hex(0x03050B),
                        .skyMiddle = hex(0x081020),
                        .skyHorizon = hex(0x1B3050),
                        .groundHorizon = hex(0x2E241B),
                        .groundNear = hex(0x0C0A09),
                        .horizon = hex(0x9CC9F5),
                        .grid = hex(0xB8935F),
                        .star = hex(0xDCE8FF),
                        .ballZenith = hex(0x123A73),
                        .ballSky = hex(0x3C7FC6),
                        .ballGround = hex(0x7A5231),
                        .ballNadir = hex(0x3A2614),
                        .ballLines = hex(0xF2F6FC)};

constexpr Palette kLight{.name = "light",
                         .isLight = true,
                         .strokeFactor = 1.1F,
                         .keyLight = 1.05F,
                         .ambientLight = 1.25F,
                         .rimLight = {0.25F, 0.30F, 0.36F},
                         .window = hex(0xE9EDF3),
                         .panel = hex(0xFFFFFF),
                         .raised = hex(0xEFF3F8),
                         .line = hex(0xCBD4E1),
                         .text = hex(0x131A26),
                         .text2 = hex(0x46536A),
                         .text3 = hex(0x657289),
                         .accent = hex(0x1B5FB8),
                         .roll = hex(0xB84708),
                         .pitch = hex(0x00806A),
                         .yaw = hex(0x2C46CC),
                         .stretched = hex(0xBD7F12),
                         .flicker = hex(0x99042C),
                         .otherName = hex(0x131A26),
                         .calm = hex(0x5B6B84),
                         .onFlicker = hex(0xFFFFFF),
                         .portLamp = hex(0xB81F22),
                         .starboardLamp = hex(0x1F967A),
                         .ghost = hex(0x5A6F90),
                         .edgeLight = hex(0x1D2838),
                         .plume = hex(0x2C8FD6),
                         .skyZenith = hex(0xA9C6E8),
                         .skyMiddle = hex(0xC9DCF1),
                         .skyHorizon = hex(0xEEF4FA),
                         .groundHorizon = hex(0xD9CFC2),
                         .groundNear = hex(0xB8A48C),
                         .horizon = hex(0x2A5C94),
                         .grid = hex(0x8A7358),
                         .star = hex(0x5B7597),
                         .ballZenith = hex(0x5E97D6),
                         .ballSky = hex(0xA5CBF0),
                         .ballGround = hex(0xC19A72),
                         .ballNadir = hex(0x8A643E),
                         .ballLines = hex(0x16202E)};

constexpr Palette kProjector{.name = "projector",
                             .isLight = true,
                             .strokeFactor = 1.6F,
                             .keyLight = 1.05F,
                             .ambientLight = 1.3F,
                             .rimLight = {0.25F, 0.30F, 0.36F},
                             .window = hex(0xFFFFFF),
                             .panel = hex(0xFFFFFF),
                             .raised = hex(0xF0F3F7),
                             .line = hex(0x8E9AAE),
                             .text = hex(0x000000),
                             .text2 = hex(0x2C3747),
                             .text3 = hex(0x4C586B),
                             .accent = hex(0x0B4FA8),
                             .roll = hex(0xB63A04),
                             .pitch = hex(0x0E7867),
                             .yaw = hex(0x1A2CA0),
                             .stretched = hex(0xB58012),
                             .flicker = hex(0x8A0C28),
                             .otherName = hex(0x000000),
                             .calm = hex(0x4C5C74),
                             .onFlicker = hex(0xFFFFFF),
                             .portLamp = hex(0xA81A18),
                             .starboardLamp = hex(0x2B9178),
                             .ghost = hex(0x3E5678),
                             .edgeLight = hex(0x0A121E),
                             .plume = hex(0x1478C8),
                             .skyZenith = hex(0xBFD8F2),
                             .skyMiddle = hex(0xD9E8F7),
                             .skyHorizon = hex(0xFFFFFF),
                             .groundHorizon = hex(0xE2D6C6),
                             .groundNear = hex(0xC0A98C),
                             .horizon = hex(0x0B3D78),
                             .grid = hex(0x7A6145),
                             .star = hex(0x6E86A6),
                             .ballZenith = hex(0x4D8DD6),
                             .ballSky = hex(0xA2CBF3),
                             .ballGround = hex(0xC49A6C),
                             .ballNadir = hex(0x7E5830),
                             .ballLines = hex(0x000000)};

constexpr Palette kHighContrast{.name = "high-contrast",
                                .strokeFactor = 1.5F,
                                .keyLight = 1.1F,
                                .ambientLight = 1.2F,
                                .rimLight = {0.50F, 0.60F, 0.75F},
                                .window = hex(0x000000),
                                .panel = hex(0x000000),
                                .raised = hex(0x1C1F26),
                                .line = hex(0x9AA6BA),
                                .text = hex(0xFFFFFF),
                                .text2 = hex(0xE2E8F2),
                                .text3 = hex(0xC4CDDC),
                                .accent = hex(0xA8D4FF),
                                .roll = hex(0xFFA06A),
                                .pitch = hex(0x6CFBDC),
                                .yaw = hex(0x8CA2FF),
                                .stretched = hex(0xFFE14A),
                                .flicker = hex(0xFF6188),
                                .otherName = hex(0xFFFFFF),
                                .calm = hex(0xA9BAD3),
                                .onFlicker = hex(0x000000),
                                .portLamp = hex(0xFF5A60),
                                .starboardLamp = hex(0x6CFBDC),
                                .ghost = hex(0xC2D4F0),
                                .edgeLight = hex(0xFFFFFF),
                                .plume = hex(0xA6EBFF),
                                .skyZenith = hex(0x000000),
                                .skyMiddle = hex(0x02050B),
                                .skyHorizon = hex(0x122440),
                                .groundHorizon = hex(0x1C140C),
                                .groundNear = hex(0x000000),
                                .horizon = hex(0xD6ECFF),
                                .grid = hex(0xC9A06A),
                                .star = hex(0xFFFFFF),
                                .ballZenith = hex(0x0A2C60),
                                .ballSky = hex(0x2F6FB4),
                                .ballGround = hex(0x6A4526),
                                .ballNadir = hex(0x2C1B0C),
                                .ballLines = hex(0xFFFFFF)};

constexpr std::array<Palette, 4> kPalettes{kDark, kLight, kProjector, kHighContrast};

// Stretch at 70 and 85 degrees of the middle angle, and where the ramp starts to leave the accent.
constexpr double kRampStart = 1.3, kStretchAt70 = 2.9238044, kStretchAt85 = 11.4737132;

}  // namespace

const Palette& palette(ThemeId theme) { return kPalettes[static_cast<std::size_t>(theme)]; }

std::span<const Palette> palettes() { return kPalettes; }

Rgb axisColor(const Palette& palette, int bodyAxis) {
    return bodyAxis == 0 ? palette.roll : bodyAxis == 1 ? palette.pitch : palette.yaw;
}

Rgb textFor(const Palette& palette, Rgb mark) {
    return palette.isLight && mark == palette.stretched ? palette.text : mark;
}

float lockness(double stretch) {
    if (!std::isfinite(stretch)) {
        return 1.0F;
    }
    const double full = std::log(kStretchAt85 / kRampStart);
    const double part = std::log(std::max(stretch, 1.0) / kRampStart) / full;
    return static_cast<float>(std::clamp(part, 0.0, 1.0));
}

Rgb rampColor(const Palette& palette, double stretch) {
    const float amberAt = lockness(kStretchAt70), here = lockness(stretch);
    if (here < amberAt) {
        return mix(palette.accent, palette.stretched, here / amberAt);
    }
    return mix(palette.stretched, palette.flicker, (here - amberAt) / (1.0F - amberAt));
}

}  // namespace gimbalscope::look
