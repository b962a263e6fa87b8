// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What a convention is: one row of an explicit table (catalog.cpp). A row says in which frame,
// order, signs and unit an engine writes an attitude, by which published formula and in which
// arithmetic it gets there, and how it poses the ship from the numbers. A new engine is one row
// with its own worked example; a formula of its own is one file in formulas/. Angles are kept in
// intrinsic order (first, middle, third) whatever order they are displayed in.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "convention/frame.h"
#include "math/euler.h"

namespace gimbalscope::convention {

enum class Unit : std::uint8_t { Degrees, Radians, Rotator };
/// A unit per angle, intrinsic order.
using Units = std::array<Unit, 3>;
constexpr Units each(Unit unit) { return {unit, unit, unit}; }
enum class Arithmetic : std::uint8_t { Float64, Float32, Half };
/// Int16 rounds to rotator units, Int16Trunc is UnrealScript's float-to-int assignment, Byte keeps
/// the high byte. Units other than Rotator are converted there and back.
enum class Quantise : std::uint8_t { None, Int16, Int16Trunc, Byte };
enum class Policy : std::uint8_t {
    AsPublished,
    Clamp,
    Ue4,
    Principal,
    PinFirst,
    PinThird,
    KeepLast,
    Nearest
};

/// What a formula returns: angles in the row's unit, intrinsic order, the engine's signs, not
/// quantised.
struct Extracted {
    std::array<double, 3> angles{};
    bool snapped = false;  ///< a pole branch was taken
};

/// A published formula in one arithmetic. `clamped` limits asin's argument to [-1, 1] (policy
/// clamp).
template <class T>
using ExtractFn = Extracted (*)(const math::QuatOf<T>& attitudeInFrame, bool clamped);

/// By which way from the attitude to the angles a row goes as published. Published is a formula of
/// its own; the others are written for any order: textbook atan2 and asin, the matrix with the
/// third angle measured after the first is fixed, and the closed form of docs/formulas.md.
enum class Route : std::uint8_t { Published, Textbook, Matrix, ClosedForm };

/// In which order an engine takes the four numbers of a quaternion. The formulas want x y z w; a
/// row that is Wxyz hands them x y z w all the same, and they take the first number for the scalar:
/// the classic mistake, to be seen and not only told.
enum class Layout : std::uint8_t { Xyzw, Wxyz };

/// A row's formula. Published: the same in the three arithmetics. All null: the row has no
/// published extraction and is read by `general` in its order, signs and units.
struct Formula {
    ExtractFn<double> float64 = nullptr;
    ExtractFn<float> float32 = nullptr;
    ExtractFn<math::Half> half = nullptr;
    bool usesAsin = false;  ///< whether policy clamp makes sense: an asin that can leave its domain
    Route general = Route::Textbook;
    Route route() const { return float64 != nullptr ? Route::Published : general; }
};

/// A worked example: an attitude as heading, nose up, bank (degrees, positive right, up, right wing
/// down) and the angles the row must give for it, in the row's unit and intrinsic order.
struct Example {
    double headingDeg = 0.0, noseUpDeg = 0.0, bankDeg = 0.0;
    std::array<double, 3> angles{};
    double tolerance = 0.0;  ///< in the row's unit
};

/// One row. Plain data; lives for the whole program.
struct Convention {
    std::string_view id;
    std::string_view title;   ///< one line: whose function it is
    std::string_view source;  ///< where formula and signs come from
    FrameId frame = FrameId::World;
    math::AxisOrder order{};                     ///< intrinsic
    bool isExtrinsic = false;                    ///< listed as turns about fixed axes
    std::array<int, 3> signs{1, 1, 1};           ///< angle shown = sign * mathematical angle
    std::array<std::string_view, 3> names{};     ///< intrinsic order
    std::array<std::uint8_t, 3> shown{0, 1, 2};  ///< display order: indices into names
    std::uint8_t angleCount = 3;  ///< 2 for oblivion-actor: the third angle does not exist
    Units units{};                ///< intrinsic order
    Layout layout = Layout::Xyzw;
    Arithmetic arithmetic = Arithmetic::Float64;
    Quantise quantise = Quantise::None;
    Formula formula{};
    /// For a row that borrows a published formula: the row in whose signs and units it answers.
    const Convention* publishedBy = nullptr;
    std::string_view family;  ///< V steps through rows of one family
    std::string_view tag;     ///< one letter for discs and beads
    /// How the engine takes its angles: {0} {1} {2} stand for them in intrinsic order, {1.} for one
    /// that needs a point. Empty where it has no syntax of its own: then the id and the numbers, as
    /// this program's scripts have it. A convention of one's own inherits none.
    std::string_view typed{};
    Example example{};
    bool listedInAll = true;  ///< false for the 24 orders
};

/// Every row: the engines in product order, then the 24 orders.
std::span<const Convention> catalog();
/// The engines' rows ("all") and the 24 orders ("orders").
std::span<const Convention> engineRows();
std::span<const Convention> orderRows();
/// The row of an id; nullptr when there is none. Case matters: XYZ is intrinsic, xyz extrinsic.
const Convention* find(std::string_view id);

/// True when the row's formula has an asin or acos that policy clamp would limit.
bool hasUnguardedAsin(const Convention& row);

/// How the orders are written out, e.g. "yaw, pitch', roll''" and "roll, pitch, yaw (world axes)".
std::string intrinsicReading(const Convention& row);
std::string extrinsicReading(const Convention& row);

/// "rotator", or one word an angle in display order where they differ: "degrees, radians, degrees".
std::string unitText(const Convention& row);

std::string_view name(Unit unit);
std::string_view name(Arithmetic arithmetic);
std::string_view name(Quantise quantise);
std::string_view name(Policy policy);
std::string_view name(Route route);    ///< published textbook matrix closed-form
std::string_view name(Layout layout);  ///< xyzw wxyz
std::optional<Unit> unitFromName(std::string_view name);
std::optional<Route> routeFromName(std::string_view name);
std::optional<Layout> layoutFromName(std::string_view name);
std::optional<Arithmetic> arithmeticFromName(std::string_view name);
std::optional<Quantise> quantiseFromName(std::string_view name);
std::optional<Policy> policyFromName(std::string_view name);
std::span<const std::string_view> arithmeticNames();
std::span<const std::string_view> quantiseNames();
std::span<const std::string_view> policyNames();
std::span<const std::string_view> unitNames();
std::span<const std::string_view> routeNames();
std::span<const std::string_view> layoutNames();

/// nullopt when the policy makes sense for the row, otherwise a sentence that says why it does not.
std::optional<std::string> objection(const Convention& row, Policy policy);

/// True when the angles follow from the previous ones as well: keep-last and nearest.
bool remembers(Policy policy);
/// True when the policy reads by the closed form of docs/formulas.md, whatever the row's formula.
bool isClosedForm(Policy policy);

/// Four numbers written in an engine's order, named x y z w, as the quaternion that they are.
math::Quat inLayout(const math::Quat& asWritten, Layout layout);

/// Units per radian: 180/pi, 1, or 32768/pi.
double unitsPerRadian(Unit unit);

}  // namespace gimbalscope::convention
