// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Texts about numbers and readouts.
#include "ui/format.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "convention/turn_axes.h"
#include "text/numbers.h"

namespace gimbalscope::ui {
namespace {

constexpr std::string_view kMinus = "\xE2\x88\x92", kDegree = "\xC2\xB0", kTimes = "\xC3\x97";

/// Enough to see a quantum of each unit, no more.
int decimalsOf(convention::Unit unit) {
    constexpr std::array kDecimals{2, 4, 0};  // degrees, radians, rotator
    return kDecimals[static_cast<std::size_t>(unit)];
}

double degreesPerUnit(convention::Unit unit) {
    return 180.0 / math::kPi / convention::unitsPerRadian(unit);
}

/// Three angles in display order.
std::string joined(const sim::Readout& readout, const std::array<double, 3>& angles) {
    std::string text;
    const convention::Convention& row = *readout.row;
    for (std::size_t shown = 0; shown < row.angleCount; ++shown) {
        const std::size_t slot = row.shown[shown];
        text += (shown > 0 ? "  " : "") + angle(angles[slot], row.units[slot]);
    }
    return text;
}

}  // namespace

std::string number(double value, int decimals) {
    if (std::isnan(value)) {
        return "NaN";
    }
    std::string digits =
        std::isinf(value) ? "\xE2\x88\x9E" : text::formatFixed(std::fabs(value), decimals);
    const bool isZero = digits.find_first_not_of("0.") == std::string::npos;
    return value < 0.0 && !isZero ? std::string(kMinus) + digits : digits;
}

double compass(double headingDeg) {
    const double turned = std::fmod(headingDeg + 360.0, 360.0);
    return turned > 359.995 ? 0.0 : turned;
}

std::string speedText(double speed) {
    const int decimals = speed >= 1.0 ? 0 : speed < 0.1 || speed == 0.25 ? 2 : 1;
    return std::string(kTimes) + number(speed, decimals);
}

std::string scientific(double value) {
    if (value == 0.0 || !std::isfinite(value)) {
        return number(value, 0);
    }
    std::array<char, 32> buffer{};
    const auto written = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value,
                                       std::chars_format::scientific, 1);
    std::string out;
    for (const char each : std::string_view(buffer.data(), written.ptr)) {
        each == '-' ? out += kMinus : out += each;
    }
    return out;
}

std::string angle(double value, convention::Unit unit) { return number(value, decimalsOf(unit)); }

std::string angleInDegrees(double value, convention::Unit unit) {
    if (unit == convention::Unit::Degrees) {
        return {};
    }
    if (std::isnan(value)) {
        return "not a number";
    }
    return number(value * degreesPerUnit(unit), 2) + std::string(kDegree);
}

std::string errorText(double degrees) {
    if (!std::isfinite(degrees)) {
        return "no pose";
    }
    if (degrees < 1e-13) {
        return "0" + std::string(kDegree);
    }
    if (degrees >= 5e-5) {
        return number(degrees, degrees < 0.1 ? 4 : degrees < 10.0 ? 2 : 1) + std::string(kDegree);
    }
    const int exponent = static_cast<int>(std::floor(std::log10(degrees)));
    const double mantissa = std::round(degrees / std::pow(10.0, exponent));
    const int carried = mantissa > 9.5 ? exponent + 1 : exponent;
    return text::formatFixed(mantissa > 9.5 ? 1.0 : mantissa, 0) + "e" + std::string(kMinus) +
           (carried > -10 ? "0" : "") + text::formatFixed(-carried, 0) + std::string(kDegree);
}

std::string stretchText(double stretch) {
    if (!(stretch <= 999.0)) {
        return std::string(kTimes) + ">999";
    }
    return std::string(kTimes) + number(stretch, stretch < 1.995 ? 2 : stretch < 99.95 ? 1 : 0);
}

std::string badgeText(const sim::Readout& readout) {
    switch (readout.state) {
        case convention::State::Nan:
            return readout.flickersPerSecond > 1
                       ? "NaN " + std::to_string(readout.flickersPerSecond) + "/s"
                       : "NaN";
        case convention::State::Flicker:
            return "flicker " + std::to_string(readout.flickersPerSecond) + "/s";
        case convention::State::Wrong:
            return "wrong " + errorText(readout.reading.errorDeg);
        case convention::State::Locked:
            return "locked " + stretchText(readout.reading.stretch);
        case convention::State::Stretched:
            return "stretched " + stretchText(readout.reading.stretch);
        case convention::State::OtherName:
            return "other name";
        case convention::State::Calm:
            break;
    }
    return "calm";
}

std::string twinText(const sim::Readout& readout, std::string_view lead) {
    if (readout.reading.hasNan) {
        return {};
    }
    return std::string(lead) + " " + joined(readout, readout.reading.twin);
}

std::string_view causeWords(convention::Cause cause) {
    switch (cause) {
        case convention::Cause::Domain:
            return "asin beyond 1";
        case convention::Cause::Snap:
            return "a pole branch";
        case convention::Cause::Quantum:
            return "rounding to integers";
        case convention::Cause::Noise:
            return "atan2 of rounding noise";
        case convention::Cause::None:
            break;
    }
    return {};
}

std::string causeText(const sim::Readout& readout, std::string_view lead) {
    const std::string words(causeWords(readout.cause));
    switch (readout.state) {
        case convention::State::Nan:
            return (readout.reading.worldFromRebuilt ? "NaN, read as 0: " : "NaN, no pose: ") +
                   words;
        case convention::State::Flicker:
            return "pose jumps: " + words;
        case convention::State::Wrong:
            return words.empty() ? "another attitude" : words;
        case convention::State::OtherName:
            return "the angles jumped, the ship did not";
        case convention::State::Locked:
        case convention::State::Stretched:
            return number(readout.reading.poleDistanceDeg,
                          readout.reading.poleDistanceDeg < 0.1 ? 4 : 2) +
                   std::string(kDegree) + " from its pole";
        case convention::State::Calm:
            break;
    }
    return twinText(readout, lead);
}

int bodyAxis(const sim::Readout& readout, std::size_t slot) {
    return convention::shipAxis(*readout.row, readout.options, slot);
}

std::string beadLetter(const convention::Convention& row, std::size_t slot) {
    const char letter = row.names[slot].empty() ? '?' : row.names[slot].front();
    return std::string(1, letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 32) : letter);
}

}  // namespace gimbalscope::ui
