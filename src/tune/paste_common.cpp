// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What the readers share: numbers to an attitude, or the sentence that says why not.
#include <cmath>

#include "text/numbers.h"
#include "text/words.h"
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

std::string angleProblem(const UnitAngle& angle) {
    const bool isUsable =
        std::abs(angle.value) * 90.0 / quarterTurn(angle.unit) <= kLargestAngleDeg;
    return isUsable ? std::string()
                    : text::formatShortest(angle.value) +
                          " is too large for an angle (over 1e15 degrees)";
}

std::string namesOf(const Copied& copied) {
    std::string names;
    std::size_t count = 0;
    for (const CopiedNumber& number : copied.numbers) {
        if (!number.name.empty() && !number.name.ends_with("]")) {
            names += (count++ == 0 ? "" : ", ") + text::inQuotes(number.name);
        }
    }
    return count < 2 ? std::string() : names;
}

std::string unevenRows(const Copied& copied) {
    const std::vector<CopiedNumber>& numbers = copied.numbers;
    std::size_t breaks = 0;
    for (std::size_t i = 1; i < numbers.size(); ++i) {
        breaks += numbers[i].row != numbers[i - 1].row ? 1 : 0;
    }
    const bool isAside = numbers.size() == 4 && breaks == 1 &&
                         (numbers[0].row != numbers[1].row || numbers[2].row != numbers[3].row);
    return breaks == 0 || breaks + 1 == numbers.size() || isAside
               ? std::string()
               : "semicolons stand between some of the numbers only: which belong together is not "
                 "clear";
}

Found anglesReading(const convention::Convention& row, const PasteContext& context,
                    const std::array<UnitAngle, 3>& angles, std::string sentence) {
    std::array<math::HalfTurn, 3> turns;
    for (std::size_t slot = 0; slot < row.angleCount; ++slot) {
        const UnitAngle& angle = angles[slot];
        if (std::string problem = angleProblem(angle); !problem.empty()) {
            return {.problem = std::move(problem)};
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
        const auto rounded = static_cast<float>(reading.norm);
        const bool isFloat = std::isnormal(rounded);
        reading.sentence += "; its length ";
        if (isFloat || std::isnormal(reading.norm)) {  // else beyond all numbers
            reading.sentence +=
                (isFloat ? text::formatShortest(rounded) : text::formatShortest(reading.norm)) +
                " ";
        }
        reading.sentence += "is brought to 1";
    }
    return {.readings = {std::move(reading)}};
}

}  // namespace gimbalscope::tune
