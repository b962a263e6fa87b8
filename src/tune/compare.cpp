// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Measuring conversions. A generator of its own, so that the attitudes are the same with every
// library.
#include "tune/compare.h"

#include <algorithm>
#include <cmath>

#include "convention/turn_axes.h"

namespace gimbalscope::tune {

namespace {

using convention::PolicyMemory;
using convention::Reading;
using math::Quat;

constexpr double kTickDeg = 0.25;
constexpr int kTicksOfFlight = 160;  // 40 degrees, half of them before the pole
constexpr int kHeadings = 24;
constexpr std::array<double, 4> kMissesDeg{0.01, 0.1, 1.0, 3.0};
constexpr double kAsGood = 1.05;        // a twentieth is no difference
constexpr double kNothingDeg = 1e-9;    // below it an error is rounding
constexpr double kNothingShare = 1e-4;  // in per cent

/// Numbers in (0, 1) by SplitMix64 (S. Vigna's public domain constants).
class Uniform {
public:
    explicit Uniform(std::uint64_t seed) : state_(seed) {}
    double next() {
        state_ += 0x9e3779b97f4a7c15U;
        std::uint64_t bits = state_;
        bits = (bits ^ (bits >> 30U)) * 0xbf58476d1ce4e5b9U;
        bits = (bits ^ (bits >> 27U)) * 0x94d049bb133111ebU;
        bits ^= bits >> 31U;
        return (static_cast<double>(bits >> 11U) + 0.5) * 0x1p-53;
    }
    double angle() { return (2.0 * next() - 1.0) * math::kPi; }

private:
    std::uint64_t state_;
};

/// Uniform over all rotations (K. Shoemake, Graphics Gems III, "Uniform random rotations").
Quat anyAttitude(Uniform& uniform) {
    const double share = uniform.next();
    const double a = uniform.angle(), b = uniform.angle();
    const double outer = std::sqrt(1.0 - share), inner = std::sqrt(share);
    return {outer * std::sin(a), outer * std::cos(a), inner * std::sin(b), inner * std::cos(b)};
}

double degreesBetween(const Quat& a, const Quat& b) {
    return math::toDegrees(math::angleBetween(a, b)).value;
}

/// worldFromBody at a distance in radians before one of the row's two poles.
Quat nearPole(const Variant& variant, Uniform& uniform, bool secondPole, double distanceRad) {
    const math::AxisOrder order = variant.row->order;
    const double pole = isProper(order) ? (secondPole ? math::kPi : 0.0)
                                        : (secondPole ? -math::kPi / 2.0 : math::kPi / 2.0);
    const math::Triple turns{uniform.angle(), pole + (secondPole ? distanceRad : -distanceRad),
                             uniform.angle()};
    return convention::fromFrame(compose(turns, order),
                                 convention::frameOf(*variant.row, variant.options));
}

/// Exactly there, then 1e-9 to 1 degree away, evenly in the logarithm.
double poleDistanceRad(std::int64_t index, Uniform& uniform) {
    return index % 4 == 0 ? 0.0 : std::pow(10.0, -9.0 * uniform.next()) * math::kPi / 180.0;
}

double median(std::vector<double>& values) {
    if (values.empty()) {
        return std::nan("");
    }
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

Reading readOnce(const Variant& variant, const Quat& attitude) {
    PolicyMemory memory;
    return convention::read(*variant.row, variant.options, attitude, attitude, memory);
}

void countOne(const Variant& variant, const Quat& attitude, bool atPole,
              std::vector<double>& errors, Quality& quality) {
    const Reading reading = readOnce(variant, attitude);
    (atPole ? quality.poleReadings : quality.readings) += 1;
    (atPole ? quality.poleNans : quality.nans) += reading.hasNan ? 1 : 0;
    if (!std::isfinite(reading.errorDeg)) {
        return;
    }
    double& worst = atPole ? quality.poleWorstDeg : quality.worstDeg;
    if (!atPole) {
        errors.push_back(reading.errorDeg);
    }
    if (reading.errorDeg > std::max(quality.worstDeg, quality.poleWorstDeg)) {
        quality.worstAt = attitude;
    }
    worst = std::max(worst, reading.errorDeg);
}

/// Flights past a pole: the middle angle runs over it while the ship stays `missDeg` to the side.
struct Flight {
    double headingRad = 0.0, thirdRad = 0.0, missDeg = 0.0;
    bool secondPole = false;
};

Quat attitudeOn(const Variant& variant, const Flight& flight, int tick) {
    const math::AxisOrder order = variant.row->order;
    const double pole =
        isProper(order) ? (flight.secondPole ? 180.0 : 0.0) : (flight.secondPole ? -90.0 : 90.0);
    const double alongDeg = (tick - kTicksOfFlight / 2) * kTickDeg;
    // At the middle of the flight middle stands exactly on the pole, in a unit that can say so.
    const Quat run = composeHalfTurns(
        {math::halfTurn(math::Radians{flight.headingRad}), math::halfTurn(pole + alongDeg, 90.0),
         math::halfTurn(math::Radians{flight.thirdRad})},
        order);
    // A turn before all others about the axis that is neither of first and middle tilts the path
    // aside.
    const math::Axis aside =
        isProper(order) ? math::remainingAxis(order.first, order.middle) : order.third;
    const Quat heading =
        composeHalfTurns({math::halfTurn(math::Radians{flight.headingRad}), {}, {}}, order);
    const Quat tilt =
        math::fromAxisAngle(unitVector(aside), math::toRadians(math::Degrees{flight.missDeg}));
    const Quat tilted = heading * tilt * conjugate(heading) * run;
    return convention::fromFrame(flight.missDeg == 0.0 ? run : tilted,
                                 convention::frameOf(*variant.row, variant.options));
}

double angleStepDeg(const convention::Convention& row, const Reading& before,
                    const Reading& after) {
    double largest = 0.0;
    for (std::size_t slot = 0; slot < row.angleCount; ++slot) {
        const double perUnit = 180.0 / math::kPi / convention::unitsPerRadian(row.units[slot]);
        double step = (after.angles[slot] - before.angles[slot]) * perUnit;
        if (row.units[slot] == convention::Unit::Rotator) {
            step = std::remainder(step, 360.0);
        }
        largest = std::max(largest, std::isfinite(step) ? std::abs(step) : 0.0);
    }
    return largest;
}

void fly(const Variant& variant, const Flight& flight, double& poseStepDeg,
         double& angleStepMaxDeg) {
    PolicyMemory memory;
    std::optional<Reading> before;
    Quat attitudeBefore;
    for (int tick = 0; tick <= kTicksOfFlight; ++tick) {
        const Quat attitude = attitudeOn(variant, flight, tick);
        const Reading reading =
            convention::read(*variant.row, variant.options, attitude, attitude, memory);
        if (before) {
            const double turned = degreesBetween(attitudeBefore, attitude);
            angleStepMaxDeg =
                std::max(angleStepMaxDeg, angleStepDeg(*variant.row, *before, reading) - turned);
            if (before->worldFromRebuilt && reading.worldFromRebuilt) {
                const double posed =
                    degreesBetween(*before->worldFromRebuilt, *reading.worldFromRebuilt);
                poseStepDeg = std::max(poseStepDeg, posed - turned);
            }
        }
        before = reading;
        attitudeBefore = attitude;
    }
}

void flyAll(const Variant& variant, Quality& quality) {
    Uniform uniform(11);
    for (int heading = 0; heading < kHeadings; ++heading) {
        Flight flight{.headingRad = heading * math::kTwoPi / kHeadings,
                      .thirdRad = uniform.angle(),
                      .secondPole = heading % 2 == 1};
        fly(variant, flight, quality.throughPoseStepDeg, quality.throughAngleStepDeg);
        for (const double miss : kMissesDeg) {
            flight.missDeg = miss;
            fly(variant, flight, quality.pastPoseStepDeg, quality.pastAngleStepDeg);
        }
    }
}

double percent(std::int64_t part, std::int64_t whole) {
    return whole == 0 ? 0.0 : 100.0 * static_cast<double>(part) / static_cast<double>(whole);
}

Contest contest(std::string_view quantity, std::string_view unit, double first, double second) {
    Contest result{.quantity = quantity, .unit = unit, .first = first, .second = second};
    const double nothing = unit == "%" ? kNothingShare : kNothingDeg;
    const double high = std::max(first, second), low = std::min(first, second);
    if (high > nothing && high > low * kAsGood) {
        result.better = first < second ? 1 : 2;
    }
    return result;
}

}  // namespace

double Quality::nanShare() const { return percent(nans, readings) / 100.0; }
double Quality::poleNanShare() const { return percent(poleNans, poleReadings) / 100.0; }

Quality qualityOf(const Variant& variant, std::int64_t samples, const Stop& stop) {
    Quality quality;
    Uniform uniform(7);
    std::vector<double> errors;
    errors.reserve(static_cast<std::size_t>(std::max<std::int64_t>(samples, 0)));
    for (std::int64_t i = 0; i < samples && !isStopped(stop); ++i) {
        countOne(variant, anyAttitude(uniform), false, errors, quality);
    }
    for (std::int64_t i = 0; i < samples && !isStopped(stop); ++i) {
        const double distance = poleDistanceRad(i, uniform);
        countOne(variant, nearPole(variant, uniform, i / 4 % 2 == 1, distance), true, errors,
                 quality);
    }
    quality.medianDeg = median(errors);
    flyAll(variant, quality);
    return quality;
}

Difference differenceOf(const Variant& a, const Variant& b, std::int64_t samples,
                        const Stop& stop) {
    Difference difference;
    Uniform uniform(7);
    std::vector<double> all;
    for (std::int64_t i = 0; i < samples && !isStopped(stop); ++i) {
        const Quat attitude = anyAttitude(uniform);
        const Reading first = readOnce(a, attitude), second = readOnce(b, attitude);
        if (!first.worldFromRebuilt || !second.worldFromRebuilt) {
            difference.onlyOnePoses +=
                first.worldFromRebuilt.has_value() != second.worldFromRebuilt.has_value() ? 1 : 0;
            continue;
        }
        const double apart = degreesBetween(*first.worldFromRebuilt, *second.worldFromRebuilt);
        all.push_back(apart);
        if (apart > difference.worstDeg) {
            difference.worstDeg = apart;
            difference.worstAt = attitude;
        }
    }
    difference.medianDeg = median(all);
    return difference;
}

std::vector<Contest> contests(const Quality& first, const Quality& second) {
    return {
        contest("NaN, anywhere", "%", 100.0 * first.nanShare(), 100.0 * second.nanShare()),
        contest("NaN, at the poles", "%", 100.0 * first.poleNanShare(),
                100.0 * second.poleNanShare()),
        contest("worst error, anywhere", "deg", first.worstDeg, second.worstDeg),
        contest("worst error, at the poles", "deg", first.poleWorstDeg, second.poleWorstDeg),
        contest("ship's jump, through the pole", "deg", first.throughPoseStepDeg,
                second.throughPoseStepDeg),
        contest("ship's jump, past the pole", "deg", first.pastPoseStepDeg, second.pastPoseStepDeg),
        contest("median error", "deg", first.medianDeg, second.medianDeg),
        contest("angle's jump, through the pole", "deg", first.throughAngleStepDeg,
                second.throughAngleStepDeg),
        contest("angle's jump, past the pole", "deg", first.pastAngleStepDeg,
                second.pastAngleStepDeg),
    };
}

int better(const std::vector<Contest>& contests) {
    const auto decided = std::find_if(contests.begin(), contests.end(),
                                      [](const Contest& each) { return each.better != 0; });
    return decided == contests.end() ? 0 : decided->better;
}

std::string verdict(const std::vector<Contest>& contests, std::string_view first,
                    std::string_view second) {
    const auto decided = std::find_if(contests.begin(), contests.end(),
                                      [](const Contest& each) { return each.better != 0; });
    if (decided == contests.end()) {
        return "neither is better: they differ by less than a twentieth in every quantity";
    }
    return std::string(decided->better == 1 ? first : second) +
           " is better; what decides is the first line in which they differ: " +
           std::string(decided->quantity);
}

}  // namespace gimbalscope::tune
