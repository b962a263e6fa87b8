// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Numbers of the sky, chosen by eye once and then measured for what they cost.
#include "scene/ground.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace gimbalscope::scene {
namespace {

constexpr int kDomeColumns = 12;
// Elevations in degrees, denser near the horizon, where the colour changes fastest.
constexpr std::array<double, 8> kGroundRows{-90, -28, -14, -7, -3.2, -1.2, -0.4, 0};
constexpr std::array<double, 16> kSkyRows{0,   0.35, 0.8,  1.4, 2.2, 3.2, 4.6, 6.5,
                                          9.0, 12.5, 17.0, 24,  34,  48,  66,  90};

constexpr double kGroundDepth = 3.1;  // units below the ship
constexpr double kGridStep = 2.5;
constexpr int kGridLines = 12;  // to each side
constexpr int kGridSegments = 10;
constexpr int kHorizonSegments = 48;
constexpr double kFarAway = 300.0;

constexpr int kStarCount = 2200;
constexpr std::uint32_t kStarSeed = 12345;

float smoothstep(float from, float to, float x) {
    const float t = std::clamp((x - from) / (to - from), 0.0F, 1.0F);
    return t * t * (3.0F - 2.0F * t);
}

look::Rgb plus(look::Rgb color, look::Rgb light, float amount) {
    return {color.r + light.r * amount, color.g + light.g * amount, color.b + light.b * amount};
}

look::Rgb groundColor(const look::Palette& palette, float depth) {
    const look::Rgb base =
        look::mix(palette.groundHorizon, palette.groundNear, smoothstep(0.0F, 0.30F, depth));
    if (palette.isLight) {
        return base;
    }
    const float fall = 1.0F / (1.0F + 40.0F * depth);
    return plus(base, palette.horizon, 0.077F * fall * fall * fall);
}

void addDomeRow(std::vector<DomeVertex>& triangles, const look::Palette& palette,
                std::array<double, 2> elevationsDeg) {
    const bool isSky = elevationsDeg[1] > 0.0;
    const auto corner = [&](double elevationDeg, int column) {
        const double elevation = math::toRadians(math::Degrees{elevationDeg}).value;
        const double azimuth = math::kTwoPi * column / kDomeColumns;
        const auto sine = static_cast<float>(std::sin(elevation));
        return DomeVertex{{std::cos(azimuth) * std::cos(elevation),
                           std::sin(azimuth) * std::cos(elevation), std::sin(elevation)},
                          isSky ? skyColor(palette, sine) : groundColor(palette, -sine)};
    };
    for (int column = 0; column < kDomeColumns; ++column) {
        const DomeVertex a = corner(elevationsDeg[0], column),
                         b = corner(elevationsDeg[0], column + 1);
        const DomeVertex c = corner(elevationsDeg[1], column + 1),
                         d = corner(elevationsDeg[1], column);
        triangles.insert(triangles.end(), {a, b, c, a, c, d});
    }
}

void addGridLine(Drawing& drawing, const Stage& stage, int number, bool alongX) {
    constexpr double kReach = kGridStep * kGridLines;
    const double across = kGridStep * number;
    const double half = std::sqrt(std::max(0.0, kReach * kReach - across * across));
    if (half < 0.1) {
        return;
    }
    const bool isMajor = number % 4 == 0;
    std::array<LinePoint, kGridSegments + 1> points;
    for (int i = 0; i <= kGridSegments; ++i) {
        // Points crowd in the middle, where the perspective is steep.
        const double s = -1.0 + 2.0 * i / kGridSegments;
        const double along = std::copysign(std::pow(std::abs(s), 1.6), s) * half;
        const double far = std::min(1.0, std::hypot(across, along) / kReach);
        const double alpha = std::pow(1.0 - far, 1.6) * (isMajor ? 0.85 : 0.42) *
                             (stage.palette->isLight ? 0.9 : 1.0);
        points[static_cast<std::size_t>(i)] = {
            alongX ? math::Vec3{along, across, -kGroundDepth}
                   : math::Vec3{across, along, -kGroundDepth},
            look::withAlpha(stage.palette->grid, static_cast<float>(alpha)),
            stage.stroke(isMajor ? 1.25F : 1.0F)};
    }
    addLine(drawing, points);
}

void addHorizon(Drawing& drawing, const Stage& stage) {
    const bool isLight = stage.palette->isLight;
    std::array<LinePoint, kHorizonSegments> line, glow;
    for (int i = 0; i < kHorizonSegments; ++i) {
        const double azimuth = math::kTwoPi * i / kHorizonSegments;
        const math::Vec3 point =
            stage.camera.eye + math::Vec3{std::cos(azimuth), std::sin(azimuth), 0.0} * kFarAway;
        const auto at = static_cast<std::size_t>(i);
        line[at] = {point, look::withAlpha(stage.palette->horizon, isLight ? 0.85F : 0.80F),
                    stage.stroke(1.3F)};
        glow[at] = {point, look::withAlpha(stage.palette->horizon, 0.16F), stage.px(22.0F)};
    }
    if (!isLight) {
        addLine(drawing, glow, {.closed = true, .soft = true, .additive = true});
    }
    addLine(drawing, line, {.closed = true});
}

}  // namespace

look::Rgb skyColor(const look::Palette& palette, float sineOfElevation) {
    const float s = std::max(sineOfElevation, 0.0F);
    look::Rgb color = look::mix(palette.skyHorizon, palette.skyMiddle, smoothstep(0.0F, 0.30F, s));
    color = look::mix(color, palette.skyZenith, smoothstep(0.15F, 0.95F, s));
    if (palette.isLight) {
        return color;
    }
    const float fall = 1.0F / (1.0F + 26.0F * s);
    return plus(color, palette.horizon, 0.22F * fall * fall * fall);
}

std::vector<DomeVertex> domeTriangles(const look::Palette& palette) {
    std::vector<DomeVertex> triangles;
    for (std::size_t i = 0; i + 1 < kGroundRows.size(); ++i) {
        addDomeRow(triangles, palette, {kGroundRows[i], kGroundRows[i + 1]});
    }
    for (std::size_t i = 0; i + 1 < kSkyRows.size(); ++i) {
        addDomeRow(triangles, palette, {kSkyRows[i], kSkyRows[i + 1]});
    }
    return triangles;
}

std::vector<Star> starField() {
    std::uint32_t seed = kStarSeed;
    const auto random = [&seed] {
        seed = seed * 1664525U + 1013904223U;
        return static_cast<double>(seed >> 8U) / 16777216.0;
    };
    std::vector<Star> stars;
    stars.reserve(kStarCount);
    for (int i = 0; i < kStarCount; ++i) {
        const double height = random(), azimuth = random() * math::kTwoPi;
        const double level = std::sqrt(1.0 - height * height);
        const double brightness = 0.16 + 0.84 * std::pow(random(), 5.5);
        const double hue = random();
        const look::Rgb tint = hue < 0.22   ? look::Rgb{1.0F, 0.90F, 0.80F}
                               : hue < 0.50 ? look::Rgb{0.80F, 0.88F, 1.0F}
                                            : look::Rgb{0.95F, 0.97F, 1.0F};
        stars.push_back({{level * std::cos(azimuth), level * std::sin(azimuth), height},
                         tint,
                         static_cast<float>(brightness)});
    }
    return stars;
}

Drawing groundAndHorizon(const Stage& stage) {
    Drawing drawing;
    for (int number = -kGridLines; number <= kGridLines; ++number) {
        addGridLine(drawing, stage, number, true);
        addGridLine(drawing, stage, number, false);
    }
    addHorizon(drawing, stage);
    return drawing;
}

}  // namespace gimbalscope::scene
