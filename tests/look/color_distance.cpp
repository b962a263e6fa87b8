// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The formulas, with the names of their papers.
#include "look/color_distance.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace gimbalscope::look {
namespace {

constexpr double kPi = std::numbers::pi;
using Matrix = std::array<std::array<double, 3>, 3>;
using Linear = std::array<double, 3>;

constexpr Matrix kProtan{{{0.152286, 1.052583, -0.204868},
                          {0.114503, 0.786281, 0.099216},
                          {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix kDeutan{{{0.367322, 0.860646, -0.227968},
                          {0.280085, 0.672501, 0.047413},
                          {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix kTritan{{{1.255528, -0.076749, -0.178779},
                          {-0.078411, 0.930809, 0.147602},
                          {0.004733, 0.691367, 0.303900}}};

Linear times(const Matrix& m, const Linear& v) {
    Linear result{};
    for (std::size_t row = 0; row < 3; ++row) {
        result[row] = m[row][0] * v[0] + m[row][1] * v[1] + m[row][2] * v[2];
    }
    return result;
}

Linear seen(Rgb color, Vision vision) {
    const Rgb linear = toLinear(color);
    const Linear rgb{static_cast<double>(linear.r), static_cast<double>(linear.g),
                     static_cast<double>(linear.b)};
    if (vision == Vision::Normal) {
        return rgb;
    }
    Linear result = times(vision == Vision::Protan   ? kProtan
                          : vision == Vision::Deutan ? kDeutan
                                                     : kTritan,
                          rgb);
    for (double& channel : result) {
        channel = std::clamp(channel, 0.0, 1.0);
    }
    return result;
}

Lab toLab(const Linear& rgb) {
    constexpr Matrix kXyz{{{0.4124564, 0.3575761, 0.1804375},
                           {0.2126729, 0.7151522, 0.0721750},
                           {0.0193339, 0.1191920, 0.9503041}}};
    constexpr Linear kWhite{0.95047, 1.0, 1.08883};
    Linear f = times(kXyz, rgb);
    for (std::size_t i = 0; i < 3; ++i) {
        const double t = f[i] / kWhite[i];
        f[i] = t > 216.0 / 24389.0 ? std::cbrt(t) : (24389.0 / 27.0 * t + 16.0) / 116.0;
    }
    return {116.0 * f[1] - 16.0, 500.0 * (f[0] - f[1]), 200.0 * (f[1] - f[2])};
}

/// Hue in degrees, 0 to 360.
double hue(double a, double b) {
    const double degrees = std::atan2(b, a) * 180.0 / kPi;
    return degrees < 0.0 ? degrees + 360.0 : degrees;
}

double cosine(double degrees) { return std::cos(degrees * kPi / 180.0); }

/// The mean of two hues the short way round.
double meanHue(double h1, double h2, bool isGrey) {
    if (isGrey) {
        return h1 + h2;
    }
    if (std::abs(h1 - h2) <= 180.0) {
        return (h1 + h2) / 2.0;
    }
    return h1 + h2 < 360.0 ? (h1 + h2 + 360.0) / 2.0 : (h1 + h2 - 360.0) / 2.0;
}

double seventhPowerShare(double chroma) {
    const double c7 = std::pow(chroma, 7.0);
    return std::sqrt(c7 / (c7 + std::pow(25.0, 7.0)));
}

}  // namespace

double distance(const Lab& one, const Lab& other) {
    const double meanC = (std::hypot(one.a, one.b) + std::hypot(other.a, other.b)) / 2.0;
    const double g = 0.5 * (1.0 - seventhPowerShare(meanC));
    const double a1 = one.a * (1.0 + g), a2 = other.a * (1.0 + g);
    const double c1 = std::hypot(a1, one.b), c2 = std::hypot(a2, other.b);
    const double h1 = c1 == 0.0 ? 0.0 : hue(a1, one.b), h2 = c2 == 0.0 ? 0.0 : hue(a2, other.b);
    const bool isGrey = c1 * c2 == 0.0;
    const double turn = isGrey ? 0.0 : std::remainder(h2 - h1, 360.0);
    const double dL = other.l - one.l, dC = c2 - c1;
    const double dH = 2.0 * std::sqrt(c1 * c2) * std::sin(turn * kPi / 360.0);
    const double l = (one.l + other.l) / 2.0, c = (c1 + c2) / 2.0, h = meanHue(h1, h2, isGrey);
    const double t = 1.0 - 0.17 * cosine(h - 30.0) + 0.24 * cosine(2.0 * h) +
                     0.32 * cosine(3.0 * h + 6.0) - 0.20 * cosine(4.0 * h - 63.0);
    const double around = std::exp(-std::pow((h - 275.0) / 25.0, 2.0));
    const double rotation = -2.0 * seventhPowerShare(c) * std::sin(60.0 * around * kPi / 180.0);
    const double fromGrey = std::pow(l - 50.0, 2.0);
    const double sL = 1.0 + 0.015 * fromGrey / std::sqrt(20.0 + fromGrey);
    const double sC = 1.0 + 0.045 * c, sH = 1.0 + 0.015 * c * t;
    return std::sqrt(std::pow(dL / sL, 2.0) + std::pow(dC / sC, 2.0) + std::pow(dH / sH, 2.0) +
                     rotation * (dC / sC) * (dH / sH));
}

double distance(Rgb one, Rgb other, Vision vision) {
    return distance(toLab(seen(one, vision)), toLab(seen(other, vision)));
}

}  // namespace gimbalscope::look
