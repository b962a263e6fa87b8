// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Readings as somebody would take them: attitudes that a convention poses, its angles read off with
// noise, the quaternion's sign left to chance.
#pragma once

#include <random>

#include "convention/turn_axes.h"
#include "tune/detect.h"

namespace gimbalscope::test {

inline math::Quat randomAttitude(std::mt19937& random) {
    std::normal_distribution<double> normal;
    return *math::normalized({normal(random), normal(random), normal(random), normal(random)});
}

/// How readings are taken.
struct Readings {
    std::size_t count = 5;
    double noiseDeg = 0.1;         ///< standard deviation of each angle
    double awayFromPoleDeg = 5.0;  ///< attitudes nearer to the pole are not taken
    tune::QuatLayout layout = tune::QuatLayout::AsNamed;  ///< how the columns are really laid out
};

/// The four numbers as a header names them that really are laid out so.
inline math::Quat written(const math::Quat& q, tune::QuatLayout layout) {
    using enum tune::QuatLayout;
    // Each cyclic shift undoes the other.
    return layout == AsNamed ? q : inLayout(q, layout == ScalarFirst ? ScalarLast : ScalarFirst);
}

/// A pair for one attitude; its angles in display order.
inline tune::Pair pairFor(const convention::Convention& row, const math::Quat& worldFromBody,
                          const tune::AttitudeKind& kind) {
    const auto anglesRad = convention::exactAngles(row, {}, worldFromBody);
    tune::Pair pair{.inFrame = toFrame(worldFromBody, kind.frame)};
    for (std::size_t i = 0; i < row.angleCount; ++i) {
        pair.columns[i] =
            anglesRad[row.shown[i]] * convention::unitsPerRadian(row.units[row.shown[i]]);
    }
    return pair;
}

inline std::vector<std::string> shownNames(const convention::Convention& row) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < row.angleCount; ++i) {
        names.emplace_back(row.names[row.shown[i]]);
    }
    return names;
}

/// A table of readings of a convention.
inline tune::PairTable takeReadings(const convention::Convention& row, const Readings& how,
                                    std::mt19937& random) {
    std::normal_distribution<double> noise;
    tune::PairTable table{.kind = {}, .columnNames = shownNames(row), .pairs = {}};
    while (table.pairs.size() < how.count) {
        math::Quat attitude = randomAttitude(random);
        if (row.angleCount == 2) {
            attitude = pose(row, {}, exactAngles(row, {}, attitude));
        }
        if (toDegrees(poleDistance(toFrame(attitude, row.frame), row.order)).value <
            how.awayFromPoleDeg) {
            continue;
        }
        tune::Pair pair = pairFor(row, attitude, table.kind);
        for (std::size_t i = 0; i < row.angleCount; ++i) {
            const double perDegree =
                convention::unitsPerRadian(row.units[row.shown[i]]) * (math::kPi / 180.0);
            pair.columns[i] += how.noiseDeg * noise(random) * perDegree;
        }
        pair.inFrame = written(random() % 2 == 0 ? pair.inFrame : -pair.inFrame, how.layout);
        pair.line = static_cast<std::int64_t>(table.pairs.size()) + 2;
        table.pairs.push_back(pair);
    }
    return table;
}

/// What the table's columns really are.
inline tune::Hypothesis truth(const convention::Convention& row,
                              tune::QuatLayout layout = tune::QuatLayout::AsNamed) {
    std::array<std::uint8_t, 3> columnOfSlot{};
    for (std::uint8_t i = 0; i < row.angleCount; ++i) {
        columnOfSlot[row.shown[i]] = i;
    }
    tune::Hypothesis hypothesis = tune::hypothesisOf(row, {}, columnOfSlot);
    hypothesis.layout = layout;
    return hypothesis;
}

/// A convention nobody has named yet: any order, signs, unit, frame and listing.
inline convention::Convention randomConvention(std::mt19937& random) {
    convention::Convention row = *convention::find("XYZ");
    row.frame = convention::allFrames()[random() % convention::allFrames().size()].id;
    row.order = math::allOrders()[random() % 12];
    for (int& sign : row.signs) {
        sign = random() % 2 == 0 ? 1 : -1;
    }
    row.units = convention::each(static_cast<convention::Unit>(random() % 3));
    std::shuffle(row.shown.begin(), row.shown.end(), random);
    return row;
}

}  // namespace gimbalscope::test
