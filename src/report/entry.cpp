// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Readings and plain forms as entries: display order, names, and the id as a user would type it.
#include "report/entry.h"

#include <array>

namespace gimbalscope::report {
namespace {

using convention::Convention;

struct PlainRow {
    PlainForm form;
    std::string_view name, description;
    std::array<std::string_view, 9> values;
    std::size_t count;
};

constexpr std::array<PlainRow, 4> kPlainRows{{
    {PlainForm::Quat, "quat", "quaternion x y z w", {"x", "y", "z", "w"}, 4},
    {PlainForm::QuatWxyz, "quat-wxyz", "quaternion w x y z", {"w", "x", "y", "z"}, 4},
    {PlainForm::Matrix,
     "matrix",
     "rotation matrix, 9 numbers by rows",
     {"r11", "r12", "r13", "r21", "r22", "r23", "r31", "r32", "r33"},
     9},
    {PlainForm::AxisAngle,
     "axis-angle",
     "axis x y z and the angle in degrees",
     {"x", "y", "z", "degrees"},
     4},
}};
constexpr std::array<PlainForm, 4> kPlainForms{PlainForm::Quat, PlainForm::QuatWxyz,
                                               PlainForm::Matrix, PlainForm::AxisAngle};

const PlainRow& rowOf(PlainForm form) { return kPlainRows[static_cast<std::size_t>(form)]; }

std::string idText(std::string_view id, bool showFrame, convention::FrameId frame) {
    std::string result(id);
    if (showFrame) {
        result.append("@").append(convention::frame(frame).name);
    }
    return result;
}

std::vector<NamedValue> inDisplayOrder(const Convention& row, convention::Quantise quantise,
                                       const std::array<double, 3>& angles) {
    std::vector<NamedValue> values;
    values.reserve(row.angleCount);
    for (std::size_t i = 0; i < row.angleCount; ++i) {
        const std::size_t slot = row.shown[i];
        const bool isRotator = row.units[slot] == convention::Unit::Rotator;
        values.push_back({row.names[slot], withoutNegativeZero(angles[slot]), row.units[slot],
                          isRotator && quantise != convention::Quantise::None});
    }
    return values;
}

}  // namespace

std::string_view name(PlainForm form) { return rowOf(form).name; }
std::string_view description(PlainForm form) { return rowOf(form).description; }
std::span<const PlainForm> plainForms() { return kPlainForms; }
std::span<const std::string_view> valueNames(PlainForm form) {
    return std::span(rowOf(form).values).first(rowOf(form).count);
}

Entry entryOf(const Convention& row, const convention::ReadingOptions& options,
              const convention::Reading& reading, convention::State state,
              convention::Cause cause) {
    const convention::Quantise quantise = options.quantise.value_or(row.quantise);
    Entry entry{
        .id = idText(row.id, options.frame.has_value(), options.frame.value_or(row.frame)),
        .policy = convention::name(options.policy),
        .arithmetic = convention::name(options.arithmetic.value_or(row.arithmetic)),
        .quantise = convention::name(quantise),
        .unit = convention::unitText(row),
        .values = inDisplayOrder(row, quantise, reading.angles),
        .hasPole = true,
        .stretch = withoutNegativeZero(reading.stretch),
        .poleDistanceDeg = withoutNegativeZero(reading.poleDistanceDeg),
        .errorDeg = withoutNegativeZero(reading.errorDeg),
        .state = convention::name(state),
        .cause = cause == convention::Cause::None ? std::string_view{} : convention::name(cause),
        .worldFromRebuilt = reading.worldFromRebuilt,
    };
    // A row with two angles has lost the third: no other pair names the same attitude.
    if (row.angleCount == 3) {
        entry.twin = inDisplayOrder(row, quantise, reading.twin);
    }
    return entry;
}

std::vector<double> plainValues(PlainForm form, const math::Quat& q) {
    if (form == PlainForm::Matrix) {
        const math::Mat3 matrix = math::toMatrix(q);
        std::vector<double> numbers;
        for (const auto& line : matrix.m) {
            numbers.insert(numbers.end(), line.begin(), line.end());
        }
        return numbers;
    }
    if (form == PlainForm::AxisAngle) {
        const math::AxisAngle turn = math::toAxisAngle(q);
        return {turn.unitAxis.x, turn.unitAxis.y, turn.unitAxis.z,
                math::toDegrees(turn.angle).value};
    }
    return form == PlainForm::Quat ? std::vector{q.x, q.y, q.z, q.w}
                                   : std::vector{q.w, q.x, q.y, q.z};
}

Entry entryOf(PlainForm form, convention::FrameId frame, bool showFrame,
              const math::Quat& worldFromBody) {
    Entry entry{
        .id = idText(name(form), showFrame, frame),
        .policy = {},
        .arithmetic = convention::name(convention::Arithmetic::Float64),
        .quantise = convention::name(convention::Quantise::None),
        .unit = form == PlainForm::AxisAngle ? "degrees" : "none",
        .state = convention::name(convention::State::Calm),
        .cause = {},
        .worldFromRebuilt = worldFromBody,
    };
    const std::vector<double> numbers =
        plainValues(form, convention::toFrame(worldFromBody, frame));
    entry.values.reserve(numbers.size());
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        entry.values.push_back({valueNames(form)[i], withoutNegativeZero(numbers[i])});
    }
    return entry;
}

std::string label(const Entry& entry) {
    const bool isPublished = entry.policy == convention::name(convention::Policy::AsPublished);
    return entry.policy.empty() || isPublished ? entry.id
                                               : entry.id + ":" + std::string(entry.policy);
}

}  // namespace gimbalscope::report
