// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// One reading, step by step as product.md has it: normalise, change of frame, formula, quantise,
// decode, back to our world, compare. Decoding works in the row's own unit, in which 90 degrees or
// 16384 are exact, so that an engine's pole is met exactly and not to rounding.
#include "convention/reading.h"

#include "convention/shown_angles.h"
#include "convention/turn_axes.h"

#include <cmath>

namespace gimbalscope::convention {

namespace {

constexpr std::array<std::string_view, 7> kStateNames{"nan",       "flicker",    "wrong", "locked",
                                                      "stretched", "other-name", "calm"};
constexpr std::array<std::string_view, 5> kCauseNames{"none", "domain", "snap", "quantum", "noise"};

// Thresholds are met at their own attitude, whatever the last bit of the stretch there.
constexpr double kThresholdSlack = 1.0 - 1e-12;

math::HalfTurn halfTurnOf(double angle, Unit unit) {
    return unit == Unit::Radians ? math::halfTurn(math::Radians{angle})
                                 : math::halfTurn(angle, halfTurnIn(unit) / 2.0);
}

// The row's turns from angles in its unit, in its own axes; NaN where an angle is not finite.
math::Quat composed(const Convention& row, const std::array<double, 3>& angles) {
    std::array<math::HalfTurn, 3> halfTurns;
    for (std::size_t i = 0; i < row.angleCount; ++i) {
        halfTurns[i] = halfTurnOf(row.signs[i] * angles[i], row.units[i]);
    }
    return composeHalfTurns(halfTurns, row.order);
}

std::array<double, 3> twinOf(const Convention& row, const std::array<double, 3>& angles,
                             bool unsignedRotator) {
    if (row.angleCount < 3) {
        return angles;
    }
    std::array<double, 3> twin{};
    for (std::size_t slot = 0; slot < 3; ++slot) {
        const double half = halfTurnIn(row.units[slot]);
        const double angle = slot != 1             ? angles[slot] + half
                             : isProper(row.order) ? -angles[slot]
                                                   : half - angles[slot];
        twin[slot] = row.units[slot] == Unit::Rotator ? wrappedRotator(angle, unsignedRotator)
                                                      : wrappedTo(angle, half);
    }
    return twin;
}

double degreesBetween(const math::Quat& a, const std::optional<math::Quat>& b) {
    return b ? toDegrees(angleBetween(a, *b)).value : std::nan("");
}

State stateOf(const Reading& reading) {
    if (reading.hasNan) {
        return State::Nan;
    }
    if (reading.errorDeg > kWrongFromDeg) {
        return State::Wrong;
    }
    if (reading.stretch >= kLockedFrom * kThresholdSlack) {
        return State::Locked;
    }
    return reading.stretch >= kStretchedFrom * kThresholdSlack ? State::Stretched : State::Calm;
}

// Why the reading is at fault. A difference that the engine was fed (drift), or an angle that the
// row does not have, is nobody's fault of these.
Cause causeOf(const Convention& row, const Reading& reading, const math::Quat& fedUnit) {
    if (reading.state == State::Nan) {
        return Cause::Domain;
    }
    const bool atFault = degreesBetween(fedUnit, reading.worldFromRebuilt) > kWrongFromDeg;
    if (reading.state != State::Wrong || row.angleCount < 3 || !atFault) {
        return Cause::None;
    }
    if (reading.snapped) {
        return Cause::Snap;
    }
    const double unquantisedFault = degreesBetween(fedUnit, reading.worldFromUnquantised);
    return unquantisedFault <= kWrongFromDeg ? Cause::Quantum : Cause::Noise;
}

// Angles as the engine holds them, and the pose it makes of them.
void quantiseAndPose(const Convention& row, const ReadingOptions& options,
                     const Extracted& extracted, Reading& reading) {
    const Quantise quantise = options.quantise.value_or(row.quantise);
    std::array<double, 3> posed{};
    for (std::size_t i = 0; i < 3; ++i) {
        double angle = quantised(extracted.angles[i], row.units[i], quantise) + 0.0;  // no -0
        if (row.units[i] == Unit::Rotator) {
            angle = wrappedRotator(angle, options.unsignedRotator);
        }
        reading.angles[i] = angle;
        reading.hasNan = reading.hasNan || !std::isfinite(angle);
        // Converting NaN to int leaves 0 in the low 16 bits: the engine poses the ship with 0.
        posed[i] = std::isfinite(angle) || quantise == Quantise::None ? angle : 0.0;
        reading.anglesRad[i] = posed[i] * (math::kPi / halfTurnIn(row.units[i]));
    }
    reading.worldFromRebuilt = decode(row, options, posed);
    reading.worldFromUnquantised = posed == extracted.angles
                                       ? reading.worldFromRebuilt
                                       : decode(row, options, extracted.angles);
}

}  // namespace

std::string_view name(State state) { return kStateNames[static_cast<std::size_t>(state)]; }
std::string_view name(Cause cause) { return kCauseNames[static_cast<std::size_t>(cause)]; }

std::optional<math::Quat> decode(const Convention& row, const ReadingOptions& options,
                                 const std::array<double, 3>& angles) {
    const math::Quat inFrame = composed(row, angles);
    if (!isFinite(inFrame)) {
        return std::nullopt;
    }
    return fromFrame(inFrame, frameOf(row, options));
}

Reading read(const Convention& row, const ReadingOptions& options, const math::Quat& fed,
             const math::Quat& attitude, PolicyMemory& memory) {
    const math::Quat fedUnit = normalized(fed).value_or(fed);
    const math::Quat inFrame = toFrame(options.raw ? fed : fedUnit, frameOf(row, options));
    const Extracted extracted = extract(row, options, inFrame, memory);

    Reading reading;
    quantiseAndPose(row, options, extracted, reading);
    reading.twin = twinOf(row, reading.angles, options.unsignedRotator);
    reading.stretch = math::stretch(inFrame, row.order);
    reading.poleDistanceDeg = toDegrees(math::poleDistance(inFrame, row.order)).value;
    reading.errorDeg = degreesBetween(attitude, reading.worldFromRebuilt);
    reading.snapped = extracted.snapped;
    reading.state = stateOf(reading);
    reading.cause = causeOf(row, reading, fedUnit);
    return reading;
}

namespace {

constexpr math::AxisOrder kHeadingNoseBank{math::Axis::Z, math::Axis::Y, math::Axis::X};
// Far below anything a key or a script can miss the vertical by, far above rounding.
constexpr double kVerticalTau = 1e-12;

}  // namespace

HeadingNoseBank headingNoseBank(const math::Quat& worldFromBody) {
    const math::Triple anglesRad = decomposePinned(
        worldFromBody, kHeadingNoseBank, math::PoleRule::PinThird, std::nullopt, kVerticalTau);
    const auto degrees = [](double angleRad) {
        return math::wrapped(math::Degrees{toDegrees(math::Radians{angleRad}).value + 0.0});
    };
    return {degrees(-anglesRad.first), degrees(-anglesRad.middle), degrees(anglesRad.third)};
}

math::Quat attitudeFrom(const HeadingNoseBank& angles) {
    return composeHalfTurns(
        {math::halfTurn(-angles.heading.value, 90.0), math::halfTurn(-angles.noseUp.value, 90.0),
         math::halfTurn(angles.bank.value, 90.0)},
        kHeadingNoseBank);
}

}  // namespace gimbalscope::convention
