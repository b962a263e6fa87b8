// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What the readers share: numbers to an attitude, or the sentence that says why not.
#include <cmath>

#include "text/numbers.h"
#include "tune/paste_parts.h"
#include "tune/typed.h"

namespace gimbalscope::tune {
namespace {

using convention::Unit;

constexpr double kLargestAngleDeg = 1e15;
constexpr double kUnitSlack = 1e-3;  ///< lengths within it are not worth a remark

double quarterTurn(Unit unit) {
    return unit == Unit::Degrees ? 90.0 : unit == Unit::Rotator ? 16384.0 : math::kPi / 2.0;
}

math::HalfTurn halfTurnOf(const UnitAngle& angle) {
    if (angle.unit == Unit::Radians) {
        return math::halfTurn(math::Radians{angle.value});
    }
    return math::halfTurn(angle.value, quarterTurn(angle.unit));
}

}  // namespace

std::string inAxes(convention::FrameId frame) {
    if (frame == convention::FrameId::World) {
        return {};
    }
    return ", in the axes @" + std::string(convention::frame(frame).name);
}

std::vector<double> valuesOf(const Copied& copied) {
    std::vector<double> values;
    for (const CopiedNumber& number : copied.numbers) {
        values.push_back(number.value);
    }
    return values;
}

Found anglesReading(const convention::Convention& row, const PasteContext& context,
                    const std::array<UnitAngle, 3>& angles, std::string sentence) {
    std::array<math::HalfTurn, 3> turns;
    for (std::size_t slot = 0; slot < row.angleCount; ++slot) {
        const UnitAngle& angle = angles[slot];
        if (!(std::abs(angle.value) * 90.0 / quarterTurn(angle.unit) <= kLargestAngleDeg)) {
            return {.problem = text::formatShortest(angle.value) +
                               " is too large for an angle (over 1e15 degrees)"};
        }
        turns[slot] = halfTurnOf(angle);
        turns[slot].sine *= row.signs[slot];
    }
    const convention::FrameId frame = context.frame.value_or(row.frame);
    const math::Quat inFrame = math::composeHalfTurns(turns, row.order);
    PasteReading reading{.sentence = std::move(sentence),
                         .form = PasteForm::Angles,
                         .worldFromBody = math::renormalized(convention::fromFrame(inFrame, frame)),
                         .frame = frame,
                         .row = &row};
    if (frame != row.frame) {
        reading.sentence += inAxes(frame);
    }
    return {.readings = {std::move(reading)}};
}

Found quaternionReading(const math::Quat& given, convention::FrameId frame, std::string sentence) {
    const std::optional<math::Quat> unit = math::normalized(given);
    if (!unit) {
        return {.problem = "four zeros: the zero quaternion has no attitude"};
    }
    PasteReading reading{.sentence = std::move(sentence),
                         .worldFromBody = convention::fromFrame(*unit, frame),
                         .norm = math::norm(given),
                         .frame = frame};
    reading.sentence += inAxes(frame);
    if (!(std::abs(reading.norm - 1.0) <= kUnitSlack)) {
        reading.sentence += "; its length " +
                            text::formatShortest(static_cast<float>(reading.norm)) +
                            " is brought to 1";
    }
    return {.readings = {std::move(reading)}};
}

}  // namespace gimbalscope::tune
