// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The gate: numbers that people or files give become a unit attitude, or a finding that says why
// not. Behind it there is no zero quaternion and no angle that has lost its meaning.
#include <array>
#include <cmath>
#include <limits>

#include "app/forms.h"
#include "text/numbers.h"

namespace gimbalscope::app {
namespace {

using convention::Unit;

constexpr double kLargestAngleDeg = 1e15;
constexpr double kVisibleLossDeg = 1e-6;  ///< step between neighbouring doubles, in degrees
constexpr double kLargestRotator = 9223372036854775808.0;  ///< 2^63
constexpr double kRotatorTurn = 65536.0;
constexpr double kLooksLikeDegrees = 6.3;  ///< a little more than a turn in radians

Given unusable(std::string_view code, std::string message) {
    Given given;
    given.problems.push_back({.code = code, .message = std::move(message)});
    return given;
}

/// An angle within one turn; W221 and E104 are added when it is too large to mean much.
std::optional<double> reduced(double angle, Unit unit, Given& given) {
    const std::string shown = text::formatShortest(angle);
    if (unit == Unit::Rotator) {
        if (std::abs(angle) >= kLargestRotator) {
            given.problems.push_back(
                {.code = "E103",
                 .message = "an angle is beyond the rotator units of 64 bits (over 9.22e18)"});
            return std::nullopt;
        }
        return std::remainder(angle, kRotatorTurn);
    }
    const double unitInDegrees = unit == Unit::Degrees ? 1.0 : 180.0 / math::kPi;
    if (std::abs(angle) * unitInDegrees > kLargestAngleDeg) {
        given.problems.push_back(
            {.code = "E104", .message = shown + " is too large for an angle (over 1e15 degrees)"});
        return std::nullopt;
    }
    const double spacing =
        std::nextafter(std::abs(angle), std::numeric_limits<double>::infinity()) - std::abs(angle);
    if (spacing * unitInDegrees > kVisibleLossDeg && given.problems.empty()) {  // once a row
        given.problems.push_back(
            {.code = "W221", .message = shown + " is so large that its last digits are lost"});
    }
    // Degrees reduce exactly; radians are left to the library's exact reduction by pi.
    return unit == Unit::Degrees ? std::remainder(angle, 360.0) : angle;
}

Given fromQuaternion(const math::Quat& quat) {
    Given given;
    given.attitude = math::normalized(quat);
    if (!given.attitude) {
        return unusable("E101", "the zero quaternion has no attitude");
    }
    given.fed = quat;
    given.norm = math::norm(quat);
    return given;
}

Given fromMatrix(std::span<const double> numbers) {
    math::Mat3 matrix;
    for (std::size_t i = 0; i < 9; ++i) {
        matrix.m[i / 3][i % 3] = numbers[i];
    }
    Given given;
    given.attitude = given.fed = math::fromMatrix(matrix);
    if (!given.attitude) {
        return unusable("E115", "the nine numbers are not a rotation matrix");
    }
    return given;
}

Given fromAxisAngle(std::span<const double> numbers) {
    const math::Vec3 axis{numbers[0], numbers[1], numbers[2]};
    const double axisLength = math::length(axis);
    Given given;
    const std::optional<double> angle = reduced(numbers[3], Unit::Degrees, given);
    if (axisLength == 0.0 && numbers[3] != 0.0) {
        return unusable("E116", "the axis has no length");
    }
    if (angle) {
        const math::Vec3 unit =
            axisLength == 0.0
                ? math::Vec3{1, 0, 0}
                : math::Vec3{axis.x / axisLength, axis.y / axisLength, axis.z / axisLength};
        given.attitude = given.fed =
            math::fromAxisAngle(unit, math::toRadians(math::Degrees{*angle}));
    }
    given.cell = 3;
    return given;
}

Given fromPlain(const Form& form, bool literal, std::span<const double> numbers) {
    Given given;
    switch (form.plain) {
        case report::PlainForm::Quat:
            given = fromQuaternion({numbers[0], numbers[1], numbers[2], numbers[3]});
            break;
        case report::PlainForm::QuatWxyz:
            given = fromQuaternion({numbers[1], numbers[2], numbers[3], numbers[0]});
            break;
        case report::PlainForm::Matrix:
            given = fromMatrix(numbers);
            break;
        case report::PlainForm::AxisAngle:
            given = fromAxisAngle(numbers);
            break;
    }
    if (given.attitude && !literal) {
        given.attitude = convention::fromFrame(*given.attitude, form.frame);
        given.fed = convention::fromFrame(*given.fed, form.frame);
    }
    return given;
}

bool looksLikeDegrees(double number) { return std::abs(number) > kLooksLikeDegrees; }

/// "lsl is", or "yaw and roll of mine are", where none of the row's angles in radians but zeros is
/// below what a person writes in degrees; empty otherwise.
std::string namesLikeDegrees(const convention::Convention& row, std::span<const double> numbers) {
    std::string names;
    std::size_t count = 0;
    bool hasAny = false;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (row.units[row.shown[i]] != Unit::Radians) {
            continue;
        }
        if (numbers[i] != 0.0 && !looksLikeDegrees(numbers[i])) {
            return {};
        }
        hasAny = hasAny || numbers[i] != 0.0;
        ++count;
        if (count < numbers.size()) {
            names.append(names.empty() ? "" : " and ").append(row.names[row.shown[i]]);
        }
    }
    if (!hasAny) {
        return {};
    }
    const std::string id(row.id);
    return count == numbers.size() ? id + " is"
                                   : names + " of " + id + (count == 1 ? " is" : " are");
}

}  // namespace

bool QuaternionRows::serve(const Form& form) {
    return form.row == nullptr &&
           (form.plain == report::PlainForm::Quat || form.plain == report::PlainForm::QuatWxyz);
}

bool QuaternionRows::take(const Form& form, bool literal, std::span<const double> numbers,
                          std::size_t width) {
    const bool isScalarFirst = form.plain == report::PlainForm::QuatWxyz;
    attitudes.resize(numbers.size() / width);
    norms.resize(attitudes.size());
    for (std::size_t i = 0; i < attitudes.size(); ++i) {
        const double* const at = &numbers[width * i];
        attitudes[i] = isScalarFirst ? math::Quat{at[1], at[2], at[3], at[0]}
                                     : math::Quat{at[0], at[1], at[2], at[3]};
    }
    if (!math::normalizeEach(attitudes, norms)) {
        return false;
    }
    if (!literal) {
        convention::carryFromFrame(attitudes, form.frame);
    }
    return true;
}

Given attitudeFrom(const Form& form, bool literal, std::span<const double> numbers) {
    if (form.row == nullptr) {
        return fromPlain(form, literal, numbers);
    }
    const convention::Convention& row = *form.row;
    Given given;
    std::array<double, 3> angles{};
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const std::optional<double> angle = reduced(numbers[i], row.units[row.shown[i]], given);
        if (!angle) {
            given.cell = i;
            given.problems.erase(given.problems.begin(), given.problems.end() - 1);
            return given;
        }
        angles[row.shown[i]] = *angle;
    }
    if (const std::string radians = namesLikeDegrees(row, numbers); !radians.empty()) {
        given.problems.push_back(
            {.code = "W220", .message = radians + " in radians; this looks like degrees"});
    }
    convention::ReadingOptions options = form.options;
    options.literal = literal;
    given.attitude = convention::decode(row, options, angles);
    given.fed = given.attitude;
    return given;
}

}  // namespace gimbalscope::app
