// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The readers behind readPaste. Each looks at what was copied and answers with readings, with a
// problem, or with nothing when the text is none of its business.
//
//   readScript      Oblivion script lines          paste_script.cpp
//   readAxisAngle   an axis and an angle           paste_axis.cpp
//   readAngles      three (or two) angles          paste_angles.cpp, paste_makers.cpp
//   readQuaternion  four numbers                   paste_quat.cpp
//   readMatrix      nine, twelve or sixteen        paste_matrix.cpp
#pragma once

#include "tune/copied.h"
#include "tune/paste.h"

namespace gimbalscope::tune {

struct Found {
    std::vector<PasteReading> readings{};
    std::string problem{};
    bool isCertain = false;
    bool isNothing() const { return readings.empty() && problem.empty(); }
};

Found readScript(std::string_view plain, const PasteContext& context);
Found readAxisAngle(const Copied& copied, const PasteContext& context);
Found readAngles(const Copied& copied, const PasteContext& context);
Found readQuaternion(const Copied& copied, const PasteContext& context);
Found readMatrix(const Copied& copied, const PasteContext& context);

/// A form or convention by its id in front of the numbers: "urot 3641 5461 7282", "quat@unreal".
Found readById(const Copied& copied, const PasteContext& context);

/// An angle in its unit.
struct UnitAngle {
    double value = 0.0;
    convention::Unit unit = convention::Unit::Degrees;
};
/// The reading of a row's angles in intrinsic order, decoded in the unit in which they are written
/// (90 degrees is exact). A problem for an angle beyond 1e15 degrees.
Found anglesReading(const convention::Convention& row, const PasteContext& context,
                    const std::array<UnitAngle, 3>& angles, std::string sentence);

/// The reading of a quaternion of any size; a problem for the zero quaternion.
Found quaternionReading(const math::Quat& given, convention::FrameId frame, std::string sentence);

/// Why no turn can be made of it: over 1e15 degrees, of which a double holds no fraction. Empty
/// when one can.
std::string angleProblem(const UnitAngle& angle);

/// The names that stand at two numbers or more, in quotes, without indices such as q[0]; else
/// empty.
std::string namesOf(const Copied& copied);

/// A sentence when semicolons part some of the numbers and not others ("1.000,5;2;3"), unless they
/// set one of four aside.
std::string unevenRows(const Copied& copied);

/// That a text which speaks of a quaternion has another count of numbers; empty when it does not.
std::string quaternionCountProblem(const Copied& copied);

/// Why a word in front of bare numbers keeps them from being read: it may be meant for a
/// convention's id. Empty when it is a word for rotations or the context says what they are.
std::string unknownWord(const Copied& copied, const PasteContext& context);

/// The numbers without their names.
std::vector<double> valuesOf(const Copied& copied);

/// "in Unreal's axes" with a comma before it; nothing for our own.
std::string inAxes(convention::FrameId frame);

}  // namespace gimbalscope::tune
