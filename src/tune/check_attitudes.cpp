// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Attitudes that find faults: spread evenly, at right angles, and round the poles.
#include <cmath>

#include "convention/turn_axes.h"
#include "tune/check.h"

namespace gimbalscope::tune {

namespace {

constexpr int kSpread = 2000;
constexpr std::array<double, 6> kBesidePoleDeg{0.0, 1e-6, 1e-3, 0.01, 0.1, 1.0};
constexpr std::array<double, 3> kThirdsDeg{0.0, 40.0, -115.0};
constexpr int kFirstStepDeg = 15;

// Evenly over all rotations: Shoemake's map of a three-dimensional Kronecker sequence, whose
// steps are powers of the root of x^4 = x + 1.
math::Quat spread(int i) {
    constexpr double kRoot = 1.2207440846057596;
    const auto part = [&](double power) {
        const double value = 0.5 + i / std::pow(kRoot, power);
        return value - std::floor(value);
    };
    const double u = part(1.0);
    const double a = math::kTwoPi * part(2.0);
    const double b = math::kTwoPi * part(3.0);
    return {std::sqrt(1.0 - u) * std::sin(a), std::sqrt(1.0 - u) * std::cos(a),
            std::sqrt(u) * std::sin(b), std::sqrt(u) * std::cos(b)};
}

// All products of quarter turns, each once.
void addRightAngles(std::vector<math::Quat>& attitudes) {
    const std::size_t begin = attitudes.size();
    for (int heading = 0; heading < 360; heading += 90) {
        for (int nose = -90; nose <= 90; nose += 90) {
            for (int bank = 0; bank < 360; bank += 90) {
                const math::Quat q = attitudeFrom(
                    convention::HeadingNoseBank{math::Degrees{static_cast<double>(heading)},
                                                math::Degrees{static_cast<double>(nose)},
                                                math::Degrees{static_cast<double>(bank)}});
                bool isKnown = false;
                for (std::size_t i = begin; i < attitudes.size(); ++i) {
                    isKnown = isKnown || angleBetween(attitudes[i], q).value < 1e-6;
                }
                if (!isKnown) {
                    attitudes.push_back(q);
                }
            }
        }
    }
}

// Composed in degrees, in which quarter turns are exact, so that a pole is met exactly.
math::Quat inDegrees(const CheckedRow& checked, const std::array<double, 3>& anglesDeg) {
    convention::Convention row = *checked.row;
    row.units.fill(convention::Unit::Degrees);
    return *decode(row, checked.options, anglesDeg);
}

}  // namespace

std::vector<math::Quat> checkAttitudes(const CheckedRow& checked) {
    std::vector<math::Quat> attitudes;
    if (checked.row->angleCount == 2) {  // only what two angles can show
        for (int i = 0; i < kSpread; ++i) {
            const auto anglesRad = exactAngles(*checked.row, checked.options, spread(i));
            attitudes.push_back(pose(*checked.row, checked.options, anglesRad));
        }
        return attitudes;
    }
    for (int i = 0; i < kSpread; ++i) {
        attitudes.push_back(spread(i));
    }
    addRightAngles(attitudes);
    const bool isPolar = isProper(checked.row->order);
    for (const double pole : isPolar ? std::array{0.0, 180.0} : std::array{90.0, -90.0}) {
        for (const double beside : kBesidePoleDeg) {
            const double middle = pole > 0.0 ? pole - beside : pole + beside;
            for (int first = -180; first < 180; first += kFirstStepDeg) {
                for (const double third : kThirdsDeg) {
                    attitudes.push_back(
                        inDegrees(checked, {static_cast<double>(first), middle, third}));
                }
            }
        }
    }
    return attitudes;
}

}  // namespace gimbalscope::tune
