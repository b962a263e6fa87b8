// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Colours as the rest of the program hands them round: sRGB-encoded channels from 0 to 1, as
// floats. Mixing is done in the encoded values, because the palette was chosen that way. Only the
// ship is lit in linear light; toLinear is the exact sRGB curve for that.
#pragma once

#include <cmath>
#include <cstdint>

namespace gimbalscope::look {

/// An opaque colour; channels are sRGB-encoded, 0 to 1.
struct Rgb {
    float r = 0.0F, g = 0.0F, b = 0.0F;
    friend bool operator==(const Rgb&, const Rgb&) = default;
};

/// A colour with straight (not premultiplied) alpha, 0 to 1.
struct Rgba {
    float r = 0.0F, g = 0.0F, b = 0.0F, a = 1.0F;
    friend bool operator==(const Rgba&, const Rgba&) = default;
};

/// The colour written as 0xRRGGBB.
constexpr Rgb hex(std::uint32_t rgb) {
    const auto channel = [rgb](int shift) {
        return static_cast<float>((rgb >> shift) & 0xFFU) / 255.0F;
    };
    return {channel(16), channel(8), channel(0)};
}

/// The colour with an alpha.
constexpr Rgba withAlpha(Rgb color, float alpha) { return {color.r, color.g, color.b, alpha}; }

/// Exactly a at t = 0 and exactly b at t = 1; t is not clamped.
constexpr Rgb mix(Rgb a, Rgb b, float t) {
    const float s = 1.0F - t;
    return {a.r * s + b.r * t, a.g * s + b.g * t, a.b * s + b.b * t};
}

/// One sRGB-encoded channel as linear light (the exact curve of IEC 61966-2-1).
inline float toLinear(float encoded) {
    return encoded <= 0.04045F ? encoded / 12.92F : std::pow((encoded + 0.055F) / 1.055F, 2.4F);
}

/// The colour in linear light.
inline Rgb toLinear(Rgb color) { return {toLinear(color.r), toLinear(color.g), toLinear(color.b)}; }

/// Relative luminance of WCAG 2, 0 to 1.
inline double luminance(Rgb color) {
    const Rgb linear = toLinear(color);
    return 0.2126 * static_cast<double>(linear.r) + 0.7152 * static_cast<double>(linear.g) +
           0.0722 * static_cast<double>(linear.b);
}

/// Contrast ratio of WCAG 2, 1 to 21; the order of the colours does not matter.
inline double contrast(Rgb a, Rgb b) {
    const double la = luminance(a), lb = luminance(b);
    return la > lb ? (la + 0.05) / (lb + 0.05) : (lb + 0.05) / (la + 0.05);
}

}  // namespace gimbalscope::look
