// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The inverse of paste: an attitude as text to copy, in the form that a program, an engine or a
// forum expects. Whatever is copied is read back by readPaste as the same attitude, without asking.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "convention/reading.h"

namespace gimbalscope::tune {

enum class CopyForm : std::uint8_t {
    // Quaternions.
    Quat,
    QuatNamed,
    QuatJson,
    QuatCArray,
    QuatGlm,
    QuatEigen,
    QuatUnity,
    QuatThree,
    QuatSciPy,
    QuatBlender,
    QuatUnreal,
    QuatFQuat,
    QuatLsl,
    QuatCsv,
    QuatMarkdown,
    // Matrices.
    Matrix,
    MatrixLines,
    MatrixNumpy,
    MatrixJson,
    MatrixC,
    MatrixGlm,
    MatrixGl,
    // Axis and angle.
    AxisAngle,
    AxisEigen,
    AxisGlm,
    RotationVector,
    // Angles.
    Angles,
    Rotator,
    RotatorText,
    FRotator,
    LslVector,
    LslDegrees,
    SetAngle,
    LocalAngles,
    UnityEuler,
    SciPyEuler,
    ThreeEuler,
    Direct3d,
    RosRpy
};

struct CopyRow {
    CopyForm form;
    std::string_view id;     ///< one word, for the command line: "glm", "setangle"
    std::string_view title;  ///< for a menu: "GLM: glm::dquat(w, x, y, z)"
};
/// All forms in the order of CopyForm.
std::span<const CopyRow> copyForms();
/// The form of an id; nullopt when there is none.
std::optional<CopyForm> copyFormFromId(std::string_view id);

/// Which convention CopyForm::Angles writes; null: heading, pitch, bank. A convention that is not
/// in the catalog has no id to be read back by: then the numbers stand alone. In whose axes the
/// forms without an engine are written; unset: our own.
struct CopyContext {
    const convention::Convention* angles = nullptr;
    std::optional<convention::FrameId> frame{};
};

/// The unit attitude worldFromBody as text, without a line end behind it. Digits are the shortest
/// that read back equal; only Unreal's integers round (0.0055 degrees a unit).
std::string copyText(const math::Quat& worldFromBody, CopyForm form,
                     const CopyContext& context = {});

}  // namespace gimbalscope::tune
