// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Numbers to attitudes and back, in whichever form the table has them.
#include "tune/pairs.h"

#include <algorithm>
#include <cmath>

#include "convention/turn_axes.h"
#include "text/words.h"

namespace gimbalscope::tune {

namespace {

using convention::FrameId;
using math::Vec3;

constexpr double kRightAngleSlack = 0.17364817766693036;  // sine of 10 degrees

ReadAttitude refused(std::string_view code, std::string problem) {
    return {.inFrame = std::nullopt, .code = code, .problem = std::move(problem)};
}

ReadAttitude given(const std::optional<math::Quat>& inFrame, std::string_view code,
                   std::string_view problem) {
    return inFrame ? ReadAttitude{.inFrame = inFrame, .code = {}, .problem = {}}
                   : refused(code, std::string(problem));
}

std::optional<Vec3> direction(Vec3 v) {
    const double size = length(v);
    if (!std::isfinite(size) || size < 1e-9) {
        return std::nullopt;
    }
    return v * (1.0 / size);
}

// Where nose and top point, in the frame's axes. Read to a few decimals they are not quite at right
// angles: the top gives way.
ReadAttitude fromNoseTop(FrameId frame, std::span<const double> n) {
    const std::optional<Vec3> nose =
        direction(convention::vectorFromFrame({n[0], n[1], n[2]}, frame));
    const std::optional<Vec3> top =
        direction(convention::vectorFromFrame({n[3], n[4], n[5]}, frame));
    if (!nose || !top) {
        return refused("E121", "nose or top has no direction");
    }
    const double lean = dot(*nose, *top);
    if (std::abs(lean) > kRightAngleSlack) {
        return refused("E121", "nose and top are not at right angles");
    }
    const Vec3 up = *direction(*top - *nose * lean);
    const Vec3 left = cross(up, *nose);
    const math::Mat3 matrix{
        {{{nose->x, left.x, up.x}, {nose->y, left.y, up.y}, {nose->z, left.z, up.z}}}};
    const std::optional<math::Quat> world = math::fromMatrix(matrix);
    return given(world ? std::optional(convention::toFrame(*world, frame)) : std::nullopt, "E121",
                 "nose and top are no attitude");
}

ReadAttitude fromAngles(const AttitudeKind& kind, std::span<const double> numbers) {
    std::array<double, 3> angles{};
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        angles[kind.row->shown[i]] = numbers[i];
    }
    const std::optional<math::Quat> world = convention::decode(*kind.row, kind.options, angles);
    return given(world ? std::optional(convention::toFrame(*world, kind.frame)) : std::nullopt,
                 "E102", "an angle is not finite");
}

std::string prefixed(std::string_view prefix, std::string_view name) {
    return std::string(prefix).append(".").append(name);
}

}  // namespace

math::Quat attitudeOf(const AttitudeKind& kind, const Pair& pair, QuatLayout layout) {
    return convention::fromFrame(inLayout(pair.inFrame, layout), kind.frame);
}

std::vector<std::string> numberNames(const AttitudeKind& kind) {
    switch (kind.form) {
        case AttitudeForm::Quat:
            return {"qx", "qy", "qz", "qw"};
        case AttitudeForm::Matrix:
            return {"r11", "r12", "r13", "r21", "r22", "r23", "r31", "r32", "r33"};
        case AttitudeForm::NoseTop:
            return {"nose_x", "nose_y", "nose_z", "top_x", "top_y", "top_z"};
        case AttitudeForm::Angles:
            break;
    }
    std::vector<std::string> names;
    for (std::size_t i = 0; i < kind.row->angleCount; ++i) {
        names.push_back(prefixed(kind.row->id, kind.row->names[kind.row->shown[i]]));
    }
    return names;
}

ReadAttitude readAttitude(const AttitudeKind& kind, std::span<const double> numbers) {
    switch (kind.form) {
        case AttitudeForm::Quat:
            return given(math::normalized({numbers[0], numbers[1], numbers[2], numbers[3]}), "E101",
                         "the zero quaternion has no attitude");
        case AttitudeForm::Matrix: {
            math::Mat3 matrix;
            for (std::size_t i = 0; i < 9; ++i) {
                matrix.m[i / 3][i % 3] = numbers[i];
            }
            return given(math::fromMatrix(matrix), "E115",
                         "the nine numbers are not a rotation matrix");
        }
        case AttitudeForm::NoseTop:
            return fromNoseTop(kind.frame, numbers);
        case AttitudeForm::Angles:
            break;
    }
    return fromAngles(kind, numbers);
}

std::vector<double> writeAttitude(const AttitudeKind& kind, const math::Quat& inFrame) {
    const math::Quat world = convention::fromFrame(inFrame, kind.frame);
    std::vector<double> numbers;
    switch (kind.form) {
        case AttitudeForm::Quat:
            return {inFrame.x, inFrame.y, inFrame.z, inFrame.w};
        case AttitudeForm::Matrix:
            for (const auto& row : math::toMatrix(inFrame).m) {
                numbers.insert(numbers.end(), row.begin(), row.end());
            }
            return numbers;
        case AttitudeForm::NoseTop:
            for (const Vec3 axis : {Vec3{1, 0, 0}, Vec3{0, 0, 1}}) {
                const Vec3 v = convention::vectorToFrame(math::rotate(world, axis), kind.frame);
                numbers.insert(numbers.end(), {v.x, v.y, v.z});
            }
            return numbers;
        case AttitudeForm::Angles:
            break;
    }
    const std::array<double, 3> anglesRad = convention::exactAngles(*kind.row, kind.options, world);
    for (std::size_t i = 0; i < kind.row->angleCount; ++i) {
        const std::size_t slot = kind.row->shown[i];
        numbers.push_back(anglesRad[slot] * convention::unitsPerRadian(kind.row->units[slot]));
    }
    return numbers;
}

}  // namespace gimbalscope::tune
