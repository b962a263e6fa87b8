// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Pairs of (attitude, angles): what detect and check are given. A header names the attitude's
// columns, with the frame or the convention they are written in before a point where it is not our
// own: "qx qy qz qw", "tes.nose_x ... tes.top_z", "unreal.r11 ... r33", "urot.pitch ...". What is
// left are the columns of angles.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tune/detect_hypothesis.h"

namespace gimbalscope::tune {

/// How the attitude is written: x y z w, nine numbers by rows, where nose and top point, or angles
/// in a convention that is known.
enum class AttitudeForm : std::uint8_t { Quat, Matrix, NoseTop, Angles };

/// One row.
struct Pair {
    math::Quat inFrame;               ///< worldFromBody in the table's frame, unit, as named
    std::array<double, 3> columns{};  ///< the angles' columns; the third is 0 where there are two
    std::int64_t line = 0;
};

/// In what form and axes the attitude is written.
struct AttitudeKind {
    AttitudeForm form = AttitudeForm::Quat;
    convention::FrameId frame = convention::FrameId::World;
    const convention::Convention* row = nullptr;  ///< only with Angles
    convention::ReadingOptions options{};         ///< only with Angles
};

struct PairTable {
    AttitudeKind kind;
    std::vector<std::string> columnNames;  ///< of the angles: two or three
    std::vector<Pair> pairs;
};

/// worldFromBody of a pair in our axes, its quaternion's columns laid out so.
math::Quat attitudeOf(const AttitudeKind& kind, const Pair& pair, QuatLayout layout);

/// The names of the attitude's numbers in the order in which they are read: qx qy qz qw, r11 ...
/// r33, nose_x ... top_z, or the convention's angles as it shows them.
std::vector<std::string> numberNames(const AttitudeKind& kind);

/// Numbers in that order as an attitude in the kind's frame, or why not: a finding's code and a
/// sentence. Refuses what is not finite, a zero quaternion, a matrix that is no rotation, nose and
/// top that are not within 10 degrees of a right angle.
struct ReadAttitude {
    std::optional<math::Quat> inFrame;
    std::string_view code;
    std::string problem;
};
ReadAttitude readAttitude(const AttitudeKind& kind, std::span<const double> numbers);

/// The attitude's numbers for a unit worldFromBody in the kind's frame: the inverse.
std::vector<double> writeAttitude(const AttitudeKind& kind, const math::Quat& inFrame);

/// Which column of a table holds what.
struct PairColumns {
    AttitudeKind kind;
    std::vector<std::size_t> attitude;  ///< for each of numberNames its column
    std::vector<std::size_t> angles;    ///< two or three
    std::vector<std::string> names;     ///< of the angles, without prefix and unit
    std::string_view code;              ///< of the finding when there is a problem
    std::string problem;                ///< why the header will not do; empty when it does
};

/// What the command line says about columns; empty: found out from the header.
struct ColumnWishes {
    std::optional<AttitudeKind> attitude;  ///< --attitude
    std::vector<std::string> angles;       ///< --angles, or the names of a known convention's
    bool restWillDo = false;  ///< without columns of these names, as many others in their order
};

/// Columns by the names of a header.
PairColumns pairColumns(const std::vector<std::string>& header, const ColumnWishes& wishes);

/// "quat@unreal", "matrix", "nose-top@tes", "urot", as --attitude takes it; with a sentence when it
/// is none of them.
struct ParsedKind {
    std::optional<AttitudeKind> kind;
    std::string error;
};
ParsedKind parseAttitudeKind(std::string_view word);
/// The kind as such a word.
std::string wordOf(const AttitudeKind& kind);

/// What convert writes before a point, "urot@aero:nearest", without the policy: that says how the
/// angles were made, not what they mean.
std::string_view withoutPolicy(std::string_view prefix);

/// The frame that a prefix of a quaternion, matrix or pair of directions names: a frame in any
/// case, a convention (its frame), or a form as convert writes it ("quat@unreal"). Any other word,
/// such as the path of a topic, leaves our own axes; one that looks like a frame's name is refused.
struct NamedFrame {
    convention::FrameId frame = convention::FrameId::World;
    std::string error;  ///< a sentence that names the nearest frame; empty when all is well
};
NamedFrame frameOfPrefix(std::string_view prefix);

}  // namespace gimbalscope::tune
