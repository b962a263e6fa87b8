// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A hypothesis of the detective: what three unknown numbers may mean. Whatever frame, order, signs,
// reading from inside or outside and direction a convention is described with, in our own world it
// is three turns about signed axes, each by one of the numbers:
//
//   worldFromBody = turn(axis 1, number a) turn(axis 2, number b) turn(axis 3, number c)
//
// A frame that is a signed permutation only renames axes and signs (docs/formulas.md), an
// extrinsic order is the intrinsic one read backwards, and the inverse of three turns is three
// turns. So the 24 orders x 8 signs x 3 units x 6 assignments of columns x 48 frames x 2 directions
// = 331,776 ways to describe a table are 1,728 different functions, 192 ways each; the three ways
// to lay out a quaternion's columns make that 995,328 and 5,184. Columns whose units differ make
// eight times as many more, which are tried when these explain nothing.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "convention/reading.h"

namespace gimbalscope::tune {

/// What a quaternion's four columns hold, as the header names them x y z w: the header is right,
/// or the numbers are those of w x y z, or the header is w x y z and the numbers x y z w.
enum class QuatLayout : std::uint8_t { AsNamed, ScalarFirst, ScalarLast };
inline constexpr std::size_t kLayouts = 3;

/// One turn: about which axis of our world, by which column, in which sense.
struct Turn {
    math::Axis axis = math::Axis::X;
    std::int8_t sign = 1;
    std::uint8_t column = 0;
    friend bool operator==(const Turn&, const Turn&) = default;
};

/// One function from numbers to attitudes. With two columns the third turn does not exist.
struct Hypothesis {
    std::array<Turn, 3> turns{};
    std::uint8_t count = 3;
    convention::Units units{};  ///< of the columns
    QuatLayout layout = QuatLayout::AsNamed;
    friend bool operator==(const Hypothesis&, const Hypothesis&) = default;
};

/// Every different hypothesis for two or three columns, with the layouts of a quaternion or only
/// the one that the header names. The columns have one unit, or with `Mixed` not all the same.
enum class ColumnUnits : std::uint8_t { Same, Mixed };
std::vector<Hypothesis> allHypotheses(std::size_t columnCount, bool withLayouts,
                                      ColumnUnits units = ColumnUnits::Same);
/// In how many ways of speaking the hypothesis can be described: see above.
std::int64_t waysPerHypothesis();

/// The hypothesis that a convention is, its first, middle and third angle in the given columns:
/// 0 1 2 in any order.
Hypothesis hypothesisOf(const convention::Convention& row,
                        const convention::ReadingOptions& options,
                        const std::array<std::uint8_t, 3>& columnOfSlot);

/// True when the columns that count have one unit.
bool isOneUnit(const Hypothesis& hypothesis);

/// The axes of its turns; a third that is not there is the one that is left.
math::AxisOrder orderOf(const Hypothesis& hypothesis);

/// The numbers of one reading as half turns, for each unit: what poses are made of.
using HalfTurns = std::array<std::array<math::HalfTurn, 3>, 3>;  ///< [unit][column]
HalfTurns halfTurnsOf(const std::array<double, 3>& columns);

/// worldFromBody, our axes, of the numbers under the hypothesis: a unit quaternion, also at the
/// pole; NaN for numbers that are not finite.
math::Quat poseOf(const Hypothesis& hypothesis, const HalfTurns& halfTurns);

/// The four numbers x y z w of a header under a layout.
math::Quat inLayout(const math::Quat& asNamed, QuatLayout layout);

/// The three numbers that the hypothesis gives for a unit attitude in our axes, and the other three
/// of the same attitude; within half a turn. Of two columns: only the first, and only right when
/// the attitude can be reached.
std::array<std::array<double, 3>, 2> columnsFor(const Hypothesis& hypothesis,
                                                const math::Quat& worldFromBody);

/// How far the attitude is from the poles of the hypothesis, in degrees, 0 to 90. Of two columns
/// there is none: 90.
double poleDistanceDeg(const Hypothesis& hypothesis, const math::Quat& worldFromBody);

}  // namespace gimbalscope::tune
