// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// One row for each form with a pattern of text. In braces: x y z w of the quaternion, 11 to 33 of
// the matrix, X Y Z of the axis, R and D its angle in radians and degrees, U V W the rotation
// vector, 0 1 2 the angles in intrinsic order.
#include "tune/copy.h"

#include <algorithm>
#include <array>

#include "convention/turn_axes.h"
#include "text/numbers.h"
#include "tune/typed.h"

namespace gimbalscope::tune {
namespace {

using convention::Convention;
using convention::FrameId;
using convention::Unit;

/// How numbers are spelt: code wants a point in them, old scripts know no exponent.
enum class Digits : std::uint8_t { Plain, WithPoint, NoExponent };

struct Form {
    CopyRow row;
    std::string_view pattern{};      ///< empty: as the convention's row has it
    std::string_view angles{};       ///< id of the convention, for angles
    std::optional<Unit> unit{};      ///< instead of the convention's own
    std::optional<FrameId> frame{};  ///< an engine's own axes
    Digits digits = Digits::WithPoint;
};

constexpr std::array<Form, 39> kForms{{
    {.row = {CopyForm::Quat, "quat", "this program: quat x y z w"},
     .pattern = "quat {x} {y} {z} {w}",
     .digits = Digits::Plain},
    {.row = {CopyForm::QuatNamed, "yaml", "ROS and YAML: x: y: z: w:"},
     .pattern = "x: {x}\ny: {y}\nz: {z}\nw: {w}"},
    {.row = {CopyForm::QuatJson, "json", "JSON: {\"x\": ...}"},
     .pattern = "{\"x\": {x}, \"y\": {y}, \"z\": {z}, \"w\": {w}}"},
    {.row = {CopyForm::QuatCArray, "c", "C: double q[4], x y z w"},
     .pattern = "double q[4] = {{x}, {y}, {z}, {w}};  // x y z w"},
    {.row = {CopyForm::QuatGlm, "glm", "GLM: glm::dquat(w, x, y, z)"},
     .pattern = "glm::dquat({w}, {x}, {y}, {z})"},
    {.row = {CopyForm::QuatEigen, "eigen", "Eigen: Quaterniond(w, x, y, z)"},
     .pattern = "Eigen::Quaterniond({w}, {x}, {y}, {z})"},
    {.row = {CopyForm::QuatUnity, "unity", "Unity: new Quaternion(x, y, z, w)"},
     .pattern = "new Quaternion({x}f, {y}f, {z}f, {w}f)",
     .frame = FrameId::D3d},
    {.row = {CopyForm::QuatThree, "three", "three.js: new THREE.Quaternion(x, y, z, w)"},
     .pattern = "new THREE.Quaternion({x}, {y}, {z}, {w})"},
    {.row = {CopyForm::QuatSciPy, "scipy", "SciPy: Rotation.from_quat([x, y, z, w])"},
     .pattern = "Rotation.from_quat([{x}, {y}, {z}, {w}])"},
    {.row = {CopyForm::QuatBlender, "blender", "Blender: Quaternion((w, x, y, z))"},
     .pattern = "Quaternion(({w}, {x}, {y}, {z}))"},
    {.row = {CopyForm::QuatUnreal, "fquat-text", "Unreal: X= Y= Z= W="},
     .pattern = "X={x} Y={y} Z={z} W={w}",
     .frame = FrameId::Unreal},
    {.row = {CopyForm::QuatFQuat, "fquat", "Unreal: FQuat(x, y, z, w)"},
     .pattern = "FQuat({x}, {y}, {z}, {w})",
     .frame = FrameId::Unreal},
    {.row = {CopyForm::QuatLsl, "lsl-rotation", "LSL: <x, y, z, s>"},
     .pattern = "<{x}, {y}, {z}, {w}>",
     .frame = FrameId::Lsl},
    {.row = {CopyForm::QuatCsv, "csv", "CSV with a header"},
     .pattern = "qx,qy,qz,qw\n{x},{y},{z},{w}"},
    {.row = {CopyForm::QuatMarkdown, "markdown", "a table in Markdown"},
     .pattern = "| x | y | z | w |\n| --- | --- | --- | --- |\n| {x} | {y} | {z} | {w} |"},
    {.row = {CopyForm::Matrix, "matrix", "this program: matrix, 9 numbers by rows"},
     .pattern = "matrix {11} {12} {13} {21} {22} {23} {31} {32} {33}",
     .digits = Digits::Plain},
    {.row = {CopyForm::MatrixLines, "matrix-lines", "three lines of three"},
     .pattern = "{11} {12} {13}\n{21} {22} {23}\n{31} {32} {33}"},
    {.row = {CopyForm::MatrixNumpy, "numpy", "NumPy: np.array([[...], ...])"},
     .pattern = "np.array([[{11}, {12}, {13}], [{21}, {22}, {23}], [{31}, {32}, {33}]])"},
    {.row = {CopyForm::MatrixJson, "matrix-json", "JSON: [[...], ...] by rows"},
     .pattern = "[[{11}, {12}, {13}], [{21}, {22}, {23}], [{31}, {32}, {33}]]"},
    {.row = {CopyForm::MatrixC, "matrix-c", "C: double m[3][3] by rows"},
     .pattern = "double m[3][3] = {{{11}, {12}, {13}}, {{21}, {22}, {23}}, {{31}, {32}, {33}}};"},
    {.row = {CopyForm::MatrixGlm, "matrix-glm", "GLM: glm::dmat3, by columns"},
     .pattern = "glm::dmat3({11}, {21}, {31}, {12}, {22}, {32}, {13}, {23}, {33})"},
    {.row = {CopyForm::MatrixGl, "matrix-gl", "GLM and OpenGL: glm::dmat4, by columns"},
     .pattern = "glm::dmat4({11}, {21}, {31}, 0.0, {12}, {22}, {32}, 0.0, {13}, {23}, {33}, 0.0, "
                "0.0, 0.0, 0.0, 1.0)"},
    {.row = {CopyForm::AxisAngle, "axis-angle", "this program: axis-angle x y z degrees"},
     .pattern = "axis-angle {X} {Y} {Z} {D}",
     .digits = Digits::Plain},
    {.row = {CopyForm::AxisEigen, "axis-eigen", "Eigen: AngleAxisd(radians, axis)"},
     .pattern = "Eigen::AngleAxisd({R}, Eigen::Vector3d({X}, {Y}, {Z}))"},
    {.row = {CopyForm::AxisGlm, "axis-glm", "GLM: glm::angleAxis(radians, axis)"},
     .pattern = "glm::angleAxis({R}, glm::dvec3({X}, {Y}, {Z}))"},
    {.row = {CopyForm::RotationVector, "rotvec", "SciPy: Rotation.from_rotvec([...])"},
     .pattern = "Rotation.from_rotvec([{U}, {V}, {W}])"},
    {.row = {CopyForm::Angles, "angles", "angles of the chosen convention"},
     .digits = Digits::Plain},
    {.row = {CopyForm::Rotator, "rotator", "Unreal 1 to 3: (Pitch=,Yaw=,Roll=)"},
     .angles = "urot",
     .digits = Digits::Plain},
    {.row = {CopyForm::RotatorText, "rotator-text", "Unreal 4 and 5: P= Y= R="},
     .angles = "urot-ue4"},
    {.row = {CopyForm::FRotator, "frotator", "Unreal 4 and 5: FRotator(pitch, yaw, roll)"},
     .pattern = "FRotator({1}, {0}, {2})",
     .angles = "urot-ue4"},
    {.row = {CopyForm::LslVector, "lsl", "LSL: llEuler2Rot(<x, y, z>)"}, .angles = "lsl"},
    {.row = {CopyForm::LslDegrees, "lsl-degrees", "LSL: llEuler2Rot(<x, y, z> * DEG_TO_RAD)"},
     .pattern = "llEuler2Rot(<{0}, {1}, {2}> * DEG_TO_RAD)",
     .angles = "lsl",
     .unit = Unit::Degrees},
    {.row = {CopyForm::SetAngle, "setangle", "Oblivion: SetAngle X, Y, Z"},
     .angles = "oblivion",
     .digits = Digits::NoExponent},
    {.row = {CopyForm::LocalAngles, "localang", "Oblivion: set localAngX, Y, Z"},
     .angles = "oblivion-local",
     .digits = Digits::NoExponent},
    {.row = {CopyForm::UnityEuler, "unity-euler", "Unity: Quaternion.Euler(x, y, z)"},
     .pattern = "Quaternion.Euler({1}f, {0}f, {2}f)",
     .angles = "d3d-ypr",
     .unit = Unit::Degrees},
    {.row = {CopyForm::SciPyEuler, "scipy-euler", "SciPy: Rotation.from_euler('ZYX', ...)"},
     .pattern = "Rotation.from_euler('ZYX', [{0}, {1}, {2}], degrees=True)",
     .angles = "ZYX"},
    {.row = {CopyForm::ThreeEuler, "three-euler", "three.js: new THREE.Euler(x, y, z, 'XYZ')"},
     .pattern = "new THREE.Euler({0}, {1}, {2}, 'XYZ')",
     .angles = "XYZ",
     .unit = Unit::Radians},
    {.row = {CopyForm::Direct3d, "direct3d", "Direct3D: RollPitchYaw(pitch, yaw, roll)"},
     .angles = "d3d-ypr"},
    {.row = {CopyForm::RosRpy, "ros-rpy", "ROS: setRPY(roll, pitch, yaw)"},
     .pattern = "q.setRPY({2}, {1}, {0});",
     .angles = "lsl-rpy"},
}};

constexpr std::array<CopyRow, kForms.size()> kRows = [] {
    std::array<CopyRow, kForms.size()> rows{};
    std::transform(kForms.begin(), kForms.end(), rows.begin(),
                   [](const Form& form) { return form.row; });
    return rows;
}();

constexpr int kDecimals = 17;

std::string spelt(double value, Digits digits) {
    std::string text = text::formatShortest(value + 0.0);
    const bool hasExponent = text.find('e') != std::string::npos;
    if (digits == Digits::NoExponent && hasExponent) {
        return text::formatFixed(value, kDecimals);
    }
    const bool isWhole = text.find_first_not_of("-0123456789") == std::string::npos;
    return digits == Digits::WithPoint && isWhole ? text + ".0" : text;
}

/// Everything that a pattern may ask for.
struct Values {
    math::Quat quat;
    math::Mat3 matrix;
    math::AxisAngle turn;
    std::array<double, 3> angles{};

    double value(std::string_view name) const {
        if (name.size() == 2) {
            return matrix.m[static_cast<std::size_t>(name[0] - '1')]
                           [static_cast<std::size_t>(name[1] - '1')];
        }
        const double radians = turn.angle.value;
        switch (name[0]) {
            case 'x':
                return quat.x;
            case 'y':
                return quat.y;
            case 'z':
                return quat.z;
            case 'w':
                return quat.w;
            case 'X':
                return turn.unitAxis.x;
            case 'Y':
                return turn.unitAxis.y;
            case 'Z':
                return turn.unitAxis.z;
            case 'U':
                return turn.unitAxis.x * radians;
            case 'V':
                return turn.unitAxis.y * radians;
            case 'W':
                return turn.unitAxis.z * radians;
            case 'R':
                return radians;
            case 'D':
                return math::toDegrees(turn.angle).value;
            default:
                return angles[static_cast<std::size_t>(name[0] - '0')];
        }
    }
};

Values valuesFor(const math::Quat& worldFromBody, const Form& form, const CopyContext& context) {
    const FrameId frame = form.frame.value_or(context.frame.value_or(FrameId::World));
    Values values;
    values.quat = convention::toFrame(worldFromBody, frame);
    values.matrix = math::toMatrix(values.quat);
    values.turn = math::toAxisAngle(values.quat);
    if (form.angles.empty()) {
        return values;
    }
    const Convention& row = *convention::find(form.angles);
    if (form.row.form == CopyForm::Rotator) {
        values.angles = anglesToType(row, {}, worldFromBody);
        return values;
    }
    // The 24 orders belong to no engine: they are written in the axes that were asked for.
    convention::ReadingOptions options;
    options.frame = row.listedInAll ? std::nullopt : context.frame;
    values.angles = convention::exactAngles(row, options, worldFromBody);
    for (std::size_t slot = 0; slot < 3; ++slot) {
        values.angles[slot] *= convention::unitsPerRadian(form.unit.value_or(unitOf(row, slot)));
    }
    return values;
}

std::string textOf(const Form& form, const Values& values) {
    const std::string_view pattern =
        form.pattern.empty() ? convention::find(form.angles)->typed : form.pattern;
    return filled(pattern, [&](std::string_view name) {
        return spelt(values.value(name.substr(0, name.find('.'))), form.digits);
    });
}

std::string anglesText(const math::Quat& worldFromBody, const CopyContext& context) {
    const Convention& row =
        context.angles != nullptr ? *context.angles : *convention::find("aero-321");
    convention::ReadingOptions options;
    options.frame = context.frame;
    const std::array<double, 3> radians = convention::exactAngles(row, options, worldFromBody);
    std::string text;
    if (convention::find(row.id) == &row) {
        text = row.id;
        if (context.frame) {
            text.append("@").append(convention::frame(*context.frame).name);
        }
    }
    for (std::size_t i = 0; i < row.angleCount; ++i) {
        const std::size_t slot = row.shown[i];
        const double angle = radians[slot] * convention::unitsPerRadian(unitOf(row, slot));
        text += (text.empty() ? "" : " ") + spelt(angle, Digits::Plain);
    }
    return text;
}

}  // namespace

std::span<const CopyRow> copyForms() { return kRows; }

std::optional<CopyForm> copyFormFromId(std::string_view id) {
    const auto* const found =
        std::find_if(kRows.begin(), kRows.end(), [id](const CopyRow& row) { return row.id == id; });
    return found == kRows.end() ? std::nullopt : std::optional(found->form);
}

std::string copyText(const math::Quat& worldFromBody, CopyForm form, const CopyContext& context) {
    if (form == CopyForm::Angles) {
        return anglesText(worldFromBody, context);
    }
    const Form& row = kForms[static_cast<std::size_t>(form)];
    return textOf(row, valuesFor(worldFromBody, row, context));
}

}  // namespace gimbalscope::tune
