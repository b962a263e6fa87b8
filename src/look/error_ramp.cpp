// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Ramp and patterns.
#include "look/error_ramp.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace gimbalscope::look {
namespace {

constexpr double kLeastDeg = 1e-6, kMostDeg = 180.0;

struct Stop {
    float place;
    Rgb color;
};

/// The colours at 1e-6, 1e-3, 0.05, 1 and 180 degrees.
std::array<Stop, 5> stops(const Palette& p) {
    const Rgb ground = mix(p.panel, p.accent, p.isLight ? 0.04F : 0.05F);
    return {{{0.0F, ground},
             {errorScale(1e-3), mix(p.panel, p.accent, p.isLight ? 0.22F : 0.24F)},
             {errorScale(0.05), mix(p.panel, p.accent, 0.85F)},
             {errorScale(1.0), p.stretched},
             {1.0F, p.flicker}}};
}

int wholePixels(float units, float scale) {
    return std::max(1, static_cast<int>(std::lround(units * scale)));
}

/// Remainder that is never negative.
int within(int value, int period) { return ((value % period) + period) % period; }

}  // namespace

float errorScale(double errorDeg) {
    if (std::isnan(errorDeg)) {
        return 1.0F;
    }
    const double limited = std::clamp(errorDeg, kLeastDeg, kMostDeg);
    return static_cast<float>(std::log(limited / kLeastDeg) / std::log(kMostDeg / kLeastDeg));
}

Rgb errorColorAt(const Palette& palette, float place) {
    const auto all = stops(palette);
    for (std::size_t i = 1; i < all.size(); ++i) {
        if (place < all[i].place) {
            const float span = all[i].place - all[i - 1].place;
            return mix(all[i - 1].color, all[i].color,
                       std::max(place - all[i - 1].place, 0.0F) / span);
        }
    }
    return all.back().color;
}

Rgb errorColor(const Palette& palette, double errorDeg) {
    return errorColorAt(palette, errorScale(errorDeg));
}

Rgb nanColor(const Palette& palette, Rgb others, float share) {
    const float strength = 0.40F + 0.60F * std::sqrt(std::clamp(share * 2.2F, 0.0F, 1.0F));
    return mix(others, palette.flicker, strength);
}

bool isInked(FaultPattern pattern, int x, int y, float scale) {
    const int line = wholePixels(1.0F, scale), wide = wholePixels(8.0F, scale);
    const int narrow = wholePixels(4.0F, scale), dot = wholePixels(1.4F, scale);
    switch (pattern) {
        case FaultPattern::None:
            return false;
        case FaultPattern::Nan:
            return within(x + y, wide) < line || within(x - y, wide) < line;
        case FaultPattern::Noise: {
            const int shift = within(y, 2 * narrow) < narrow ? 0 : narrow / 2;
            return within(x + shift, narrow) < dot && within(y, narrow) < dot;
        }
        case FaultPattern::Snap:
            return within(x, narrow) < line;
        case FaultPattern::Quantum:
            return within(y, narrow) < line;
    }
    return false;
}

Rgb inkOn(const Palette& palette, Rgb ground) {
    const Rgb dark{0.0F, 0.0F, 0.0F}, light{1.0F, 1.0F, 1.0F};
    const Rgb ink = palette.isLight ? (luminance(ground) > 0.35 ? dark : light) : palette.onFlicker;
    return mix(ground, ink, palette.isLight ? 0.45F : 0.5F);
}

}  // namespace gimbalscope::look
