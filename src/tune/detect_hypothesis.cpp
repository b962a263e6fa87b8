// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The table of hypotheses, and what each makes of numbers and of attitudes.
#include "tune/detect_hypothesis.h"

#include <algorithm>

#include "convention/turn_axes.h"

namespace gimbalscope::tune {

namespace {

using convention::Unit;
using math::Axis;

constexpr std::array<Unit, 3> kUnits{Unit::Degrees, Unit::Radians, Unit::Rotator};
constexpr std::array<Axis, 3> kAxes{Axis::X, Axis::Y, Axis::Z};
constexpr double kRotatorQuarter = 16384.0;

// 24 orders x 48 frames x 2 directions give every function of one unit, layout and set of columns
// equally often: 24 * 8 * 6 * 48 * 2 ways for 576 functions.
constexpr std::int64_t kWays = 24LL * 8 * 6 * 48 * 2 / 576;

// All ways to give turn number `slot` and those after it an axis, a sign and a column.
void addTurns(const Hypothesis& begun, std::size_t slot, std::vector<Hypothesis>& all) {
    if (slot == begun.count) {
        all.push_back(begun);
        return;
    }
    for (const Axis axis : kAxes) {
        if (slot > 0 && begun.turns[slot - 1].axis == axis) {
            continue;  // two turns about one axis are one turn
        }
        for (std::uint8_t column = 0; column < begun.count; ++column) {
            bool isTaken = false;
            for (std::size_t i = 0; i < slot; ++i) {
                isTaken = isTaken || begun.turns[i].column == column;
            }
            for (const std::int8_t sign : {std::int8_t{1}, std::int8_t{-1}}) {
                Hypothesis next = begun;
                next.turns[slot] = {.axis = axis, .sign = sign, .column = column};
                if (!isTaken) {
                    addTurns(next, slot + 1, all);
                }
            }
        }
    }
}

// q times a turn about one axis, written out.
math::Quat turnedBy(const math::Quat& q, Axis axis, double sine, double cosine) {
    switch (axis) {
        case Axis::X:
            return {q.x * cosine + q.w * sine, q.y * cosine + q.z * sine, q.z * cosine - q.y * sine,
                    q.w * cosine - q.x * sine};
        case Axis::Y:
            return {q.x * cosine - q.z * sine, q.y * cosine + q.w * sine, q.z * cosine + q.x * sine,
                    q.w * cosine - q.y * sine};
        case Axis::Z:
            break;
    }
    return {q.x * cosine + q.y * sine, q.y * cosine - q.x * sine, q.z * cosine + q.w * sine,
            q.w * cosine - q.z * sine};
}

// The third of two columns does not count: it has the first one's unit.
std::vector<convention::Units> unitsOf(std::size_t columnCount, ColumnUnits wanted) {
    std::vector<convention::Units> all;
    for (std::size_t n = 0; n < kUnits.size() * kUnits.size() * kUnits.size(); ++n) {
        const Unit first = kUnits[n % 3], second = kUnits[n / 3 % 3], third = kUnits[n / 9];
        const bool isSame = first == second && first == third;
        if (columnCount == 3
                ? isSame == (wanted == ColumnUnits::Same)
                : third == first && (first == second) == (wanted == ColumnUnits::Same)) {
            all.push_back({first, second, third});
        }
    }
    return all;
}

std::array<double, 3> inColumns(const Hypothesis& hypothesis, const math::Triple& turnsRad) {
    const std::array<double, 3> angles{turnsRad.first, turnsRad.middle, turnsRad.third};
    std::array<double, 3> columns{};
    for (std::size_t i = 0; i < hypothesis.count; ++i) {
        const Turn& turn = hypothesis.turns[i];
        const double perRadian = convention::unitsPerRadian(hypothesis.units[turn.column]);
        columns[turn.column] = turn.sign * angles[i] * perRadian + 0.0;
    }
    return columns;
}

}  // namespace

std::vector<Hypothesis> allHypotheses(std::size_t columnCount, bool withLayouts,
                                      ColumnUnits columnUnits) {
    std::vector<Hypothesis> all;
    for (std::size_t layout = 0; layout < (withLayouts ? kLayouts : 1); ++layout) {
        for (const convention::Units& units : unitsOf(columnCount, columnUnits)) {
            Hypothesis begun;
            begun.count = static_cast<std::uint8_t>(columnCount);
            begun.units = units;
            begun.layout = static_cast<QuatLayout>(layout);
            addTurns(begun, 0, all);
        }
    }
    return all;
}

bool isOneUnit(const Hypothesis& hypothesis) {
    const auto end = hypothesis.units.begin() + hypothesis.count;
    return std::all_of(hypothesis.units.begin(), end,
                       [&](Unit unit) { return unit == hypothesis.units[0]; });
}

std::int64_t waysPerHypothesis() { return kWays; }

Hypothesis hypothesisOf(const convention::Convention& row,
                        const convention::ReadingOptions& options,
                        const std::array<std::uint8_t, 3>& columnOfSlot) {
    Hypothesis result;
    result.count = row.angleCount;
    result.units.fill(row.units[0]);
    for (std::size_t slot = 0; slot < row.angleCount; ++slot) {
        const math::Vec3 axis = convention::turnAxis(row, options, slot);
        const double along = axis.x + axis.y + axis.z;  // one of them is +-1
        result.turns[slot] = {
            .axis = axis.x != 0.0   ? Axis::X
                    : axis.y != 0.0 ? Axis::Y
                                    : Axis::Z,
            .sign = static_cast<std::int8_t>(along > 0.0 ? 1 : -1),
            .column = columnOfSlot[slot],
        };
        result.units[columnOfSlot[slot]] = row.units[slot];
    }
    return result;
}

HalfTurns halfTurnsOf(const std::array<double, 3>& columns) {
    HalfTurns result;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        result[static_cast<std::size_t>(Unit::Degrees)][i] = math::halfTurn(columns[i], 90.0);
        result[static_cast<std::size_t>(Unit::Radians)][i] =
            math::halfTurn(math::Radians{columns[i]});
        result[static_cast<std::size_t>(Unit::Rotator)][i] =
            math::halfTurn(columns[i], kRotatorQuarter);
    }
    return result;
}

math::AxisOrder orderOf(const Hypothesis& hypothesis) {
    const auto& turns = hypothesis.turns;
    const Axis third =
        hypothesis.count == 3 ? turns[2].axis : remainingAxis(turns[0].axis, turns[1].axis);
    return {turns[0].axis, turns[1].axis, third};
}

math::Quat poseOf(const Hypothesis& hypothesis, const HalfTurns& halfTurns) {
    math::Quat result;
    for (std::size_t i = 0; i < hypothesis.count; ++i) {
        const Turn& turn = hypothesis.turns[i];
        const auto unit = static_cast<std::size_t>(hypothesis.units[turn.column]);
        const math::HalfTurn& half = halfTurns[unit][turn.column];
        result = turnedBy(result, turn.axis, turn.sign * half.sine, half.cosine);
    }
    return result;
}

math::Quat inLayout(const math::Quat& asNamed, QuatLayout layout) {
    switch (layout) {
        case QuatLayout::AsNamed:
            break;
        case QuatLayout::ScalarFirst:  // x y z w hold w x y z
            return inLayout(asNamed, convention::Layout::Wxyz);
        case QuatLayout::ScalarLast:  // w x y z hold x y z w
            return {asNamed.w, asNamed.x, asNamed.y, asNamed.z};
    }
    return asNamed;
}

std::array<std::array<double, 3>, 2> columnsFor(const Hypothesis& hypothesis,
                                                const math::Quat& worldFromBody) {
    const math::AxisOrder order = orderOf(hypothesis);
    if (hypothesis.count == 2) {
        const math::Triple turns =
            decomposePinned(worldFromBody, order, math::PoleRule::PinThird, std::nullopt);
        return {inColumns(hypothesis, turns), inColumns(hypothesis, turns)};
    }
    const math::Triple turns = decompose(worldFromBody, order);
    return {inColumns(hypothesis, turns), inColumns(hypothesis, twin(turns, order))};
}

double poleDistanceDeg(const Hypothesis& hypothesis, const math::Quat& worldFromBody) {
    if (hypothesis.count == 2) {
        return 90.0;
    }
    return toDegrees(poleDistance(worldFromBody, orderOf(hypothesis))).value;
}

}  // namespace gimbalscope::tune
