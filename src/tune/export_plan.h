// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What the builders of trees work with: the row and its options, the precisions in which the row's
// formula and the memory of a policy are computed, and what the language can do. Angles of the
// language's own functions (degrees in Papyrus and Oblivion, radians elsewhere) are called native.
#pragma once

#include <array>

#include "convention/reading.h"
#include "tune/export.h"
#include "tune/export_build.h"

namespace gimbalscope::tune {

/// What a language offers besides + - * /, sin, cos, asin, acos and sqrt.
struct Facilities {
    bool inDegrees = false;  ///< its functions take and return degrees
    bool hasDouble = true;
    bool hasSingle = true;
    bool hasHypot = false;
    bool hasAtan2 = true;
    bool hasFloor = true;
};
Facilities facilitiesOf(Language language);

class Plan {
public:
    explicit Plan(const ExportRequest& request);

    const convention::Convention& row() const { return *row_; }
    const convention::ReadingOptions& options() const { return options_; }
    convention::FrameId attitudeFrame() const { return attitudeFrame_; }
    convention::FrameId rowFrame() const { return options_.frame.value_or(row_->frame); }
    convention::Unit unitOf(std::size_t slot) const;
    bool hasMemory() const;
    bool isClosedForm() const;  ///< by policy or by the row's route
    const Facilities& can() const { return can_; }

    Precision real() const { return real_; }  ///< of the formula
    Precision wide() const { return wide_; }  ///< of angles and memory: double where there is one

    // Numbers and functions of the formula's precision; the w... ones in the wide precision.
    Expr n(double value) const { return number(value, real_); }
    Expr wn(double value) const { return number(value, wide_); }
    Expr v(std::string name) const { return variable(std::move(name), real_); }
    Expr wv(std::string name) const { return variable(std::move(name), wide_); }
    /// A number of the attitude that is handed in, in the formula's precision.
    Expr taken(bool negative, std::size_t index) const;
    Expr memory(std::size_t index) const { return component(Group::Memory, index, wide_); }
    Expr atan2(Expr y, Expr x) const;
    Expr hypot(Expr a, Expr b) const;  ///< of two variables
    Expr floor(Expr a) const;

    double nativePerRadian() const;
    double nativeTurn() const;  ///< a whole turn in native angles: 360 or 2 pi
    /// A native angle in another unit, of which a radian has so many.
    Expr inUnit(Expr native, double unitsPerRadian) const;
    /// A native angle plus whole turns, with what a number lacks to a turn in radians.
    Expr withTurns(const Expr& angle, const Expr& turns) const;

private:
    const convention::Convention* row_;
    convention::ReadingOptions options_;
    convention::FrameId attitudeFrame_;
    Facilities can_;
    Precision real_, wide_;
};

/// Statements that compute the three mathematical steps, and the angles they leave: in the row's
/// unit, intrinsic order, engine's signs, wide.
struct Formulated {
    Block block{};
    std::array<Expr, 3> angles{};
};

/// The attitude's numbers x y z w in the row's axes, declared from the function's argument.
Block attitudeInRowAxes(const Plan& plan);
/// As published, by the row's route, or by policy ue4; `x y z w` are declared.
Formulated published(const Plan& plan, bool clamped);
Formulated unreal4For(const Plan& plan);
/// By the closed form and the plan's policy.
Formulated closedForm(const Plan& plan);
/// Whether there is a tree for the row's published formula (every row of the catalog; a test).
bool hasTree(const convention::Convention& row);
Function encodeFunction(const Plan& plan);
Function decodeFunction(const Plan& plan);
/// A helper by its name, such as "roundAway".
Function helperFunction(const Plan& plan, std::string_view name);

/// Everything, with comments.
Module moduleOf(const ExportRequest& request);

}  // namespace gimbalscope::tune
