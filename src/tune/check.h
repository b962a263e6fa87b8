// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The check: does a table of angles say what a convention says, and if not, which single fault
// explains it. A row is right when the convention poses the ship, from the row's angles, at most
// the tolerance away from the row's attitude; which of the two triples it has is no fault but is
// said. A fault is named when it alone explains every row away from the poles.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tune/pairs.h"
#include "tune/stop.h"

namespace gimbalscope::tune {

enum class Fault : std::uint8_t {
    None,
    OtherName,   ///< right, but the other triple of the same attitude
    Pole,        ///< wrong only near the pole
    Unit,        ///< degrees, radians or rotator units mixed up
    Columns,     ///< the right angles under each other's names
    Sign,        ///< one angle turns the other way
    Handedness,  ///< two or three do: a mirrored axis, or left-hand turns
    Order,       ///< the turns in another order, or about other axes
    Inverse,     ///< of the attitude's inverse, given as a quaternion
    Transposed,  ///< the same, given as a matrix
    Layout,      ///< the quaternion's columns taken as w x y z
    Frame,       ///< the attitude taken in another frame's axes
    Inexact,     ///< none of these: rounded, or noisy, everywhere
    Unknown
};
/// "none", "other-name", "pole", "unit", "columns", ...
std::string_view name(Fault fault);

inline constexpr double kDefaultCheckDeg = 0.1;
/// Rows nearer to the pole than this may be wrong by the pole's fault alone.
inline constexpr double kNearPoleDeg = 5.0;

struct CheckResult {
    std::size_t rows = 0, failed = 0;   ///< rows off by more than the tolerance, NaN included
    std::size_t notFinite = 0;          ///< rows with an angle that is no finite number
    std::size_t otherNames = 0;         ///< right rows with the other triple
    double rmsDeg = 0.0, maxDeg = 0.0;  ///< of the finite rows
    std::size_t worstPair = 0;          ///< the one with NaN, else the one furthest off
    Fault fault = Fault::None;
    std::string explanation;  ///< a sentence; empty when there is nothing to say
    bool passes() const { return failed == 0; }
};

/// What is checked: the angles of the table are those of the row in display order.
struct CheckedRow {
    const convention::Convention* row = nullptr;
    convention::ReadingOptions options{};
};

/// Checks all rows; of a table that fails, names the fault. Angles may be NaN or infinite. Once it
/// is stopped the rest is left out, and what was found means nothing.
CheckResult check(const PairTable& table, const CheckedRow& checked, double toleranceDeg,
                  const Stop& stop = {});

/// Attitudes to check a program with, unit, in our axes: 2,000 spread over all, the 24 right-angled
/// ones, and the row's poles, exactly and from a millionth of a degree to one degree beside them.
std::vector<math::Quat> checkAttitudes(const CheckedRow& checked);

}  // namespace gimbalscope::tune
