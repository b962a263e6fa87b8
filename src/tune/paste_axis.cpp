// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// An axis and an angle: constructors that take them, words such as "90 deg about z", rotation
// vectors, and four bare numbers that are no unit quaternion but have a unit axis in them.
#include <algorithm>
#include <array>
#include <cmath>

#include "text/words.h"
#include "tune/paste_parts.h"
#include "tune/paste_table.h"

namespace gimbalscope::tune {
namespace {

using convention::FrameId;
using convention::Unit;

struct Maker {
    std::string_view word;
    Unit unit;
    std::string_view said;
    FrameId frame = FrameId::World;
};
constexpr std::array<Maker, 21> kMakers{{
    {"angleaxisd", Unit::Radians, "Eigen takes it"},
    {"angleaxisf", Unit::Radians, "Eigen takes it"},
    {"glm::angleaxis", Unit::Radians, "GLM takes it"},
    {"glm::rotate", Unit::Radians, "GLM takes it"},
    {"quaternion.angleaxis", Unit::Degrees, "Unity takes it", FrameId::D3d},
    {"angleaxis", Unit::Radians, "GLM and Eigen take it"},
    {"setfromaxisangle", Unit::Radians, "three.js takes it"},
    {"makerotationaxis", Unit::Radians, "three.js takes it"},
    {"createfromaxisangle", Unit::Radians, "System.Numerics takes it", FrameId::D3d},
    {"xmquaternionrotationaxis", Unit::Radians, "Direct3D takes it", FrameId::D3d},
    {"d3dxquaternionrotationaxis", Unit::Radians, "Direct3D takes it", FrameId::D3d},
    {"llaxisangle2rot", Unit::Radians, "LSL takes it", FrameId::Lsl},
    {"glrotatef", Unit::Degrees, "OpenGL takes it"},
    {"glrotated", Unit::Degrees, "OpenGL takes it"},
    {"from_axis_angle", Unit::Radians, "glam takes it"},
    {"btquaternion", Unit::Radians, "Bullet takes it"},
    {"fquat", Unit::Radians, "Unreal's FQuat takes it", FrameId::Unreal},
    {"mathutils.quaternion", Unit::Radians, "Blender takes it"},
    {"axisangle", Unit::Degrees, "the text says"},
    {"axis-angle", Unit::Degrees, "the text says"},
    {"axis_angle", Unit::Degrees, "the text says"},
}};

/// Axes that have a name: Vector3.up of Unity, UnitX of Eigen and System.Numerics, "about z".
struct NamedAxis {
    std::string_view word;
    math::Vec3 axis;
};
constexpr std::array<NamedAxis, 21> kAxes{{
    {"x", {1, 0, 0}},           {"y", {0, 1, 0}},           {"z", {0, 0, 1}},
    {"unitx", {1, 0, 0}},       {"unity", {0, 1, 0}},       {"unitz", {0, 0, 1}},
    {"x-axis", {1, 0, 0}},      {"y-axis", {0, 1, 0}},      {"z-axis", {0, 0, 1}},
    {"right", {1, 0, 0}},       {"up", {0, 1, 0}},          {"forward", {0, 0, 1}},
    {"left", {-1, 0, 0}},       {"down", {0, -1, 0}},       {"back", {0, 0, -1}},
    {"xaxisvector", {1, 0, 0}}, {"yaxisvector", {0, 1, 0}}, {"zaxisvector", {0, 0, 1}},
    {"unit_x", {1, 0, 0}},      {"unit_y", {0, 1, 0}},      {"unit_z", {0, 0, 1}},
}};

struct AxisTurn {
    math::Vec3 axis;
    double angle = 0.0;
    Unit unit = Unit::Degrees;
    FrameId frame = FrameId::World;
    std::string said{};
};

/// The same direction with 1 as its largest component: no square of it is lost or overflows.
math::Vec3 scaledToOne(math::Vec3 axis) {
    const double largest = std::max({std::abs(axis.x), std::abs(axis.y), std::abs(axis.z)});
    return largest == 0.0 ? axis : math::Vec3{axis.x / largest, axis.y / largest, axis.z / largest};
}

Found turnReading(const AxisTurn& turn, const PasteContext& context) {
    const math::Vec3 axis = scaledToOne(turn.axis);
    const double axisLength = math::length(axis);
    if (axisLength == 0.0 && turn.angle != 0.0) {
        return {.problem = "the axis 0 0 0 has no length"};
    }
    const bool isDegrees = turn.unit == Unit::Degrees;
    if (std::string problem = angleProblem({turn.angle, turn.unit}); !problem.empty()) {
        return {.problem = std::move(problem)};
    }
    const math::HalfTurn half =
        isDegrees ? math::halfTurn(turn.angle, 90.0) : math::halfTurn(math::Radians{turn.angle});
    const double scale = axisLength == 0.0 ? 0.0 : half.sine / axisLength;
    const FrameId frame = context.frame.value_or(turn.frame);
    const math::Quat inFrame{axis.x * scale, axis.y * scale, axis.z * scale, half.cosine};
    PasteReading reading{.sentence = "an axis and an angle in " +
                                     std::string(isDegrees ? "degrees" : "radians") +
                                     (turn.said.empty() ? "" : ", as " + turn.said) + inAxes(frame),
                         .form = PasteForm::AxisAngle,
                         .worldFromBody = math::renormalized(convention::fromFrame(inFrame, frame)),
                         .frame = frame};
    return {.readings = {std::move(reading)}, .isCertain = true};
}

const Maker* makerOf(const Copied& copied) {
    for (const Maker& maker : kMakers) {
        if (copied.has(maker.word)) {
            return &maker;
        }
    }
    return nullptr;
}

std::optional<math::Vec3> namedAxis(const Copied& copied) {
    for (const CopiedWord& word : copied.words) {
        for (const NamedAxis& each : kAxes) {
            // Below Vector3 only: "right" alone may be any word of a sentence.
            const bool isPath = word.text.find_first_of(".:") != std::string::npos;
            if (lastPart(word.text) == each.word &&
                (isPath || each.word.size() == 1 || each.word.ends_with("-axis"))) {
                return each.axis;
            }
        }
    }
    return std::nullopt;
}

/// Which of four numbers is the angle: by name, by a bracket round the others, by a unit.
std::optional<std::size_t> angleIndex(const Copied& copied) {
    const std::vector<std::optional<Part>> parts = partsOf(copied);
    for (std::size_t i = 0; i < 4; ++i) {
        if (parts[i] == Part::Angle || copied.numbers[i].section == "angle" ||
            copied.numbers[i].unit) {
            return i;
        }
    }
    const auto group = [&](std::size_t i) { return copied.numbers[i].group; };
    if (group(0) != group(1) && group(1) == group(2) && group(2) == group(3)) {
        return 0;
    }
    if (group(3) != group(2) && group(1) == group(2) && group(0) == group(1)) {
        return 3;
    }
    return std::nullopt;
}

AxisTurn turnOf(const Copied& copied, std::size_t angleAt) {
    std::array<double, 3> axis{};
    std::size_t next = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        if (i != angleAt) {
            axis[next++] = copied.numbers[i].value;
        }
    }
    return {.axis = {axis[0], axis[1], axis[2]}, .angle = copied.numbers[angleAt].value};
}

bool isNearOne(double value) { return std::abs(value - 1.0) < 0.01; }

/// Degrees and radians where nothing says which; an angle over a turn in radians is in degrees.
Found withoutUnit(AxisTurn turn, const PasteContext& context) {
    constexpr double kMoreThanATurn = 6.3;
    turn.unit = Unit::Degrees;
    Found found = turnReading(turn, context);
    if (std::abs(turn.angle) <= kMoreThanATurn && found.problem.empty() && !context.form) {
        turn.unit = Unit::Radians;
        const Found other = turnReading(turn, context);
        found.readings.insert(found.readings.begin(), other.readings.begin(), other.readings.end());
    }
    found.isCertain = false;
    return found;
}

/// x y z degrees, or degrees x y z: a unit axis beside a number that a unit quaternion cannot have.
Found fourBareNumbers(const Copied& copied, const PasteContext& context) {
    const std::vector<double> n = valuesOf(copied);
    const bool isQuaternion = isNearOne(math::norm({n[0], n[1], n[2], n[3]}));
    const bool isAsked = context.form == PasteForm::AxisAngle;
    if (isAsked || (!isQuaternion && isNearOne(math::length({n[0], n[1], n[2]})))) {
        return withoutUnit(turnOf(copied, 3), context);
    }
    if (!isQuaternion && isNearOne(math::length({n[1], n[2], n[3]}))) {
        return withoutUnit(turnOf(copied, 0), context);
    }
    return {};
}

Found rotationVector(const Copied& copied, const PasteContext& context) {
    const std::vector<double> n = valuesOf(copied);
    Unit unit = copied.unit.value_or(Unit::Radians);
    for (const CopiedNumber& number : copied.numbers) {  // "0 0 90 deg": behind any of them
        unit = number.unit.value_or(unit);
    }
    return turnReading({.axis = {n[0], n[1], n[2]},
                        .angle = std::hypot(n[0], n[1], n[2]),
                        .unit = unit,
                        .said = "one rotation vector"},
                       context);
}

/// What a quaternion's constructor with a scalar and a bracket of three is, when it is no turn.
bool isQuaternionText(const Copied& copied) {
    const std::vector<double> n = valuesOf(copied);
    const bool hasWord = copied.has("axis") || copied.has("angle") || copied.has("about");
    return !hasWord && isNearOne(math::norm({n[0], n[1], n[2], n[3]}));
}

}  // namespace

Found readAxisAngle(const Copied& copied, const PasteContext& context) {
    const Maker* maker = makerOf(copied);
    const bool isVector = copied.has("from_rotvec") || copied.has("as_rotvec") ||
                          copied.has("rotvec") || copied.has("from_scaled_axis") ||
                          copied.has("rodrigues");
    if (isVector && copied.numbers.size() == 3) {
        return rotationVector(copied, context);
    }
    const bool saysAbout = copied.has("about") || copied.has("around") || copied.has("axis");
    if (copied.numbers.size() == 1 && (maker != nullptr || saysAbout)) {
        const std::optional<math::Vec3> axis = namedAxis(copied);
        if (!axis) {
            return {};
        }
        AxisTurn turn{.axis = *axis, .angle = copied.numbers[0].value};
        const auto unit = copied.numbers[0].unit ? copied.numbers[0].unit : copied.unit;
        turn.unit = unit.value_or(maker != nullptr ? maker->unit : Unit::Degrees);
        turn.frame = maker != nullptr ? maker->frame : FrameId::World;
        turn.said = maker != nullptr ? std::string(maker->said) : std::string();
        return turnReading(turn, context);
    }
    if (copied.numbers.size() != 4) {
        return {};
    }
    const std::optional<std::size_t> angleAt = angleIndex(copied);
    if (!angleAt || (maker == nullptr && isQuaternionText(copied))) {
        const bool isBare = maker == nullptr || copied.has("axis-angle");
        return isBare && !angleAt && partsOf(copied)[3] != Part::W && copied.numbers[0].name.empty()
                   ? fourBareNumbers(copied, context)
               : maker != nullptr && maker->word.starts_with("glrotate")
                   ? turnReading({.axis = turnOf(copied, 0).axis,
                                  .angle = copied.numbers[0].value,
                                  .unit = maker->unit,
                                  .said = std::string(maker->said)},
                                 context)
                   : Found{};
    }
    AxisTurn turn = turnOf(copied, *angleAt);
    const auto unit = copied.numbers[*angleAt].unit ? copied.numbers[*angleAt].unit : copied.unit;
    if (!unit && maker == nullptr) {
        return withoutUnit(turn, context);
    }
    turn.unit = unit.value_or(maker != nullptr ? maker->unit : Unit::Degrees);
    turn.frame = maker != nullptr ? maker->frame : FrameId::World;
    turn.said = maker != nullptr ? std::string(maker->said) : std::string();
    return turnReading(turn, context);
}

}  // namespace gimbalscope::tune
