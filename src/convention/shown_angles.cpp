// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Between radians and what stands on the screen. All in one file, so that the compiler sees through
// it where a table of millions of rows passes.
#include "convention/shown_angles.h"

#include <cmath>

namespace gimbalscope::convention {

namespace {

constexpr double kRotatorTurn = 65536.0;

// A whole number of rotator units in (-32768, 32768].
double quantisedRotator(double units, Quantise quantise) {
    switch (quantise) {
        case Quantise::Int16:
            return wrappedRotator(std::round(units), false);
        case Quantise::Int16Trunc:
            return wrappedRotator(std::trunc(units), false);
        case Quantise::Byte: {
            const double word = wrappedRotator(std::round(units), true);
            return wrappedRotator(std::floor(word / 256.0) * 256.0, false);
        }
        case Quantise::None:
            break;
    }
    return units;
}

}  // namespace

double halfTurnIn(Unit unit) {
    return unit == Unit::Degrees ? 180.0 : unit == Unit::Radians ? math::kPi : kRotatorTurn / 2.0;
}

double wrappedTo(double angle, double half) {
    if (std::abs(angle) < half) {
        return angle + 0.0;  // what the remainder would be, and much sooner
    }
    const double inTurn = std::remainder(angle, 2.0 * half) + 0.0;
    return inTurn == -half ? half : inTurn;
}

double wrappedRotator(double units, bool isUnsigned) {
    const double inTurn = wrappedTo(units, kRotatorTurn / 2.0);
    if (!(isUnsigned && inTurn < 0.0)) {
        return inTurn;
    }
    const double above = inTurn + kRotatorTurn;  // a whole turn where next to nothing is missing
    return above < kRotatorTurn ? above : 0.0;
}

// 180/pi is no double: the part that is missing is added, so that a radian is rounded once.
double inUnit(double angleRad, Unit unit) {
    constexpr double kDegreesRest = -1.9878495670576283e-15;
    if (unit == Unit::Degrees) {
        const double degrees = angleRad * (180.0 / math::kPi);
        const double lost = std::fma(angleRad, 180.0 / math::kPi, -degrees);
        return degrees + (lost + angleRad * kDegreesRest);
    }
    return angleRad * unitsPerRadian(unit);
}

Extracted fromTriple(const Convention& row, const math::Triple& anglesRad) {
    return {{row.signs[0] * inUnit(anglesRad.first, row.units[0]),
             row.signs[1] * inUnit(anglesRad.middle, row.units[1]),
             row.angleCount < 3 ? 0.0 : row.signs[2] * inUnit(anglesRad.third, row.units[2])}};
}

double quantised(double angle, Unit unit, Quantise quantise) {
    if (quantise == Quantise::None || !std::isfinite(angle)) {
        return std::isfinite(angle) || quantise == Quantise::None ? angle : std::nan("");
    }
    if (unit == Unit::Rotator) {
        return quantisedRotator(angle, quantise);
    }
    const double unitsPerAngle = kRotatorTurn / 2.0 / halfTurnIn(unit);
    return quantisedRotator(angle * unitsPerAngle, quantise) / unitsPerAngle;
}

void showAngles(const Convention& row, const ReadingOptions& options,
                std::span<const math::Triple> anglesRad, std::span<std::array<double, 3>> shown) {
    constexpr std::array kSlots{&math::Triple::first, &math::Triple::middle, &math::Triple::third};
    const Quantise quantise = options.quantise.value_or(row.quantise);
    for (std::size_t slot = 0; slot < row.angleCount; ++slot) {
        const Unit unit = row.units[slot];
        const double sign = row.signs[slot], perRadian = unitsPerRadian(unit);
        // What depends on the unit is settled before the loop, not for each angle.
        const auto show = [&](auto written) {
            for (std::size_t i = 0; i < anglesRad.size(); ++i) {
                shown[i][slot] = written(anglesRad[i].*kSlots[slot]) + 0.0;
            }
        };
        if (unit == Unit::Rotator) {
            show([&](double angleRad) {
                const double units = sign * (angleRad * perRadian);
                return wrappedRotator(quantised(units, Unit::Rotator, quantise),
                                      options.unsignedRotator);
            });
        } else if (quantise != Quantise::None) {
            show([&](double angleRad) {
                return quantised(sign * inUnit(angleRad, unit), unit, quantise);
            });
        } else if (unit == Unit::Degrees) {
            show([&](double angleRad) { return sign * inUnit(angleRad, Unit::Degrees); });
        } else {
            show([&](double angleRad) { return sign * (angleRad * perRadian); });
        }
    }
}

}  // namespace gimbalscope::convention
