// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Planted faults: each is made by its own means, not by the check's variants, and gets its right
// name.
#include "tune/check.h"

#include <gtest/gtest.h>

#include <functional>

#include "tune/readings.h"

namespace gimbalscope::tune {
namespace {

using convention::Convention;

/// A table as a program with a fault would write it: the attitudes of the check, and what `angles`
/// makes of each, in display order and the row's unit.
using Angles = std::function<std::array<double, 3>(const Convention&, const math::Quat&)>;

std::array<double, 3> rightAngles(const Convention& row, const math::Quat& attitude) {
    return test::pairFor(row, attitude, {}).columns;
}

PairTable tableOf(const Convention& row, const Angles& angles, std::string_view form = "quat") {
    PairTable table{
        .kind = *parseAttitudeKind(form).kind, .columnNames = test::shownNames(row), .pairs = {}};
    for (const math::Quat& attitude : checkAttitudes({.row = &row})) {
        table.pairs.push_back({.inFrame = toFrame(attitude, table.kind.frame),
                               .columns = angles(row, attitude),
                               .line = static_cast<std::int64_t>(table.pairs.size()) + 1});
    }
    return table;
}

struct Planted {
    std::string_view name;
    Fault fault;
    Angles angles;
    std::string_view says = "", form = "quat";
};

std::array<double, 3> scaled(std::array<double, 3> angles, std::array<double, 3> by) {
    return {angles[0] * by[0], angles[1] * by[1], angles[2] * by[2]};
}

// The angles shown, those from `first` to before `last` in the unit that comes `step` after the
// row's own.
Angles inOtherUnits(std::size_t first, std::size_t last, int step) {
    return [=](const Convention& row, const math::Quat& attitude) {
        auto angles = rightAngles(row, attitude);
        for (std::size_t i = first; i < last; ++i) {
            const convention::Unit unit = row.units[row.shown[i]];
            const auto other = static_cast<convention::Unit>((static_cast<int>(unit) + step) % 3);
            angles[i] *= convention::unitsPerRadian(other) / convention::unitsPerRadian(unit);
        }
        return angles;
    };
}

// The same turns in the reverse order, each angle under its own name.
Convention reversed(const Convention& row) {
    Convention other = row;
    const std::size_t last = row.angleCount - 1U;
    if (last == 2) {
        std::swap(other.order.first, other.order.third);
    } else {
        std::swap(other.order.first, other.order.middle);
    }
    std::swap(other.signs[0], other.signs[last]);
    for (std::size_t i = 0; i <= last; ++i) {
        other.shown[i] = static_cast<std::uint8_t>(last - row.shown[i]);
    }
    return other;
}

// The first turns' axes stay where they can.
Convention aboutOtherAxes(const Convention& row) {
    Convention other = row;
    const auto [first, middle, third] = row.order;
    other.order = row.angleCount == 2 ? math::AxisOrder{first, third, middle}
                  : isProper(row.order)
                      ? math::AxisOrder{first, middle, remainingAxis(first, middle)}
                      : math::AxisOrder{first, middle, first};
    return other;
}

std::array<double, 3> otherTwin(const Convention& row, const math::Quat& attitude) {
    auto angles = rightAngles(row, attitude);
    for (std::size_t i = 0; i < 3 && row.angleCount == 3; ++i) {
        const double half = math::kPi * convention::unitsPerRadian(row.units[0]);
        const double mirrored = isProper(row.order) ? -angles[i] : half - angles[i];
        angles[i] = row.shown[i] == 1 ? mirrored : angles[i] + half;
    }
    return angles;
}

std::vector<Planted> plantedInUnits() {
    return {
        {"another unit", Fault::Unit, inOtherUnits(0, 3, 1), "the angles are in "},
        {"a third unit", Fault::Unit, inOtherUnits(0, 3, 2), "the angles are in "},
        {"one in another unit", Fault::Unit, inOtherUnits(0, 1, 1), " is in "},
        {"one in a third unit", Fault::Unit, inOtherUnits(1, 2, 2), " is in "},
        {"two in another unit", Fault::Unit, inOtherUnits(1, 3, 1), " is in "},
    };
}

std::vector<Planted> plantedInAngles() {
    using Row = const Convention&;
    using Quat = const math::Quat&;
    return {
        {"none", Fault::None, rightAngles},
        {"one sign", Fault::Sign,
         [](Row row, Quat q) {
             return scaled(rightAngles(row, q), {1, -1, 1});
         },
         "wrong sign"},
        {"two signs", Fault::Handedness,
         [](Row row, Quat q) {
             return scaled(rightAngles(row, q), {1, -1, -1});
         },
         "mirrored"},
        {"all signs", Fault::Handedness,
         [](Row row, Quat q) {
             return scaled(rightAngles(row, q), {-1, -1, -1});
         },
         "other handedness"},
        {"columns", Fault::Columns,
         [](Row row, Quat q) {
             const auto a = rightAngles(row, q);
             return std::array{a[1], a[0], a[2]};
         },
         "stands under"},
        {"reversed order", Fault::Order,
         [](Row row, Quat q) { return rightAngles(reversed(row), q); }, "extrinsic"},
        {"other axes", Fault::Order,
         [](Row row, Quat q) { return rightAngles(aboutOtherAxes(row), q); }, "about other axes"},
        {"other twin", Fault::OtherName, otherTwin, "other name"},
    };
}

std::vector<Planted> plantedInAttitudes() {
    using Row = const Convention&;
    using Quat = const math::Quat&;
    return {
        {"inverse", Fault::Inverse, [](Row row, Quat q) { return rightAngles(row, conjugate(q)); },
         "world to ship"},
        {"transposed", Fault::Transposed,
         [](Row row, Quat q) { return rightAngles(row, conjugate(q)); }, "transposed", "matrix"},
        {"w first", Fault::Layout,
         [](Row row, Quat q) {
             return rightAngles(row, {q.y, q.z, q.w, q.x});
         },
         "w x y z"},
        {"frame", Fault::Frame,
         [](Row row, Quat q) {
             return rightAngles(row, fromFrame(toFrame(q, convention::FrameId::Gl), row.frame));
         },
         "@gl"},
        {"noise", Fault::Unknown,
         [](Row row, Quat q) {
             const auto other = math::normalized({q.x * q.x, q.y, q.z + q.w, q.w * q.y});
             return rightAngles(row, other.value_or(math::Quat{}));
         },
         "no single fault"},
    };
}

// Where a fault is another one by its nature.
struct Exception {
    std::string_view id, name;
    Fault fault;
    std::string_view says;
};
constexpr std::array<Exception, 4> kExceptions{{
    // @gl is @d3d with one axis mirrored.
    {"d3d-ypr", "frame", Fault::Handedness, "mirrored"},
    // Both turns are about z.
    {"ZXZ", "reversed order", Fault::Columns, "z1 stands under z3"},
    // Two angles have no other name, and the second of two signs is one's only.
    {"oblivion-actor", "two signs", Fault::Sign, "x has the wrong sign"},
    {"oblivion-actor", "other twin", Fault::None, ""},
}};

void expectNamed(std::string_view id, Planted planted) {
    for (const Exception& each : kExceptions) {
        if (each.id == id && each.name == planted.name) {
            planted.fault = each.fault;
            planted.says = each.says;
        }
    }
    const Convention& row = *convention::find(id);
    const CheckResult result =
        check(tableOf(row, planted.angles, planted.form), {.row = &row}, kDefaultCheckDeg);
    EXPECT_EQ(name(result.fault), name(planted.fault))
        << id << ", " << planted.name << ": " << result.explanation;
    EXPECT_NE(result.explanation.find(planted.says), std::string::npos)
        << id << ", " << planted.name << ": " << result.explanation;
    EXPECT_EQ(result.passes(), planted.fault == Fault::None || planted.fault == Fault::OtherName)
        << id << ", " << planted.name;
}

TEST(Check, NamesEachPlantedFault) {
    for (const std::string_view id :
         {"urot", "lsl-rpy", "aero-321", "oblivion", "d3d-ypr", "ZXZ", "oblivion-actor"}) {
        for (const auto& all : {plantedInUnits(), plantedInAngles(), plantedInAttitudes()}) {
            for (const Planted& each : all) {
                expectNamed(id, each);
            }
        }
    }
}

TEST(Check, SaysWhichAngleHasAnotherUnit) {
    const Convention& row = *convention::find("aero-321");
    const CheckResult result =
        check(tableOf(row, inOtherUnits(0, 1, 1)), {.row = &row}, kDefaultCheckDeg);
    EXPECT_EQ(result.explanation, "heading is in radians, not in degrees");
}

TEST(Check, PublishedFormulasFailOnlyAtThePole) {
    for (const std::string_view id : {"urot", "oblivion", "lsl-opensim"}) {
        const Convention& row = *convention::find(id);
        const PairTable table = tableOf(row, [](const Convention& each, const math::Quat& q) {
            convention::PolicyMemory memory;
            const auto reading = convention::read(each, {}, q, q, memory);
            return std::array{reading.angles[each.shown[0]], reading.angles[each.shown[1]],
                              reading.angles[each.shown[2]]};
        });
        const CheckResult result = check(table, {.row = &row}, kDefaultCheckDeg);
        EXPECT_FALSE(result.passes()) << id;
        EXPECT_EQ(name(result.fault), "pole") << id << ": " << result.explanation;
        EXPECT_GT(result.failed, 20U) << id;
    }
}

TEST(Check, EveryRowPassesItself) {
    for (const Convention& row : convention::catalog()) {
        const CheckResult result =
            check(tableOf(row, rightAngles), {.row = &row}, kDefaultCheckDeg);
        EXPECT_TRUE(result.passes()) << row.id << " " << result.maxDeg;
        EXPECT_EQ(result.fault, Fault::None) << row.id << ": " << result.explanation;
        EXPECT_LT(result.maxDeg, 1e-5) << row.id;
    }
}

TEST(Check, AFaultIsNamedDespiteNaNAtThePole) {
    const Convention& row = *convention::find("aero-321");
    PairTable table = tableOf(row, [](const Convention& each, const math::Quat& q) {
        return scaled(rightAngles(each, q), {1, -1, 1});
    });
    for (Pair& pair : table.pairs) {
        if (toDegrees(poleDistance(toFrame(pair.inFrame, row.frame), row.order)).value < 0.05) {
            pair.columns[1] = std::nan("");
        }
    }
    const CheckResult result = check(table, {.row = &row}, kDefaultCheckDeg);
    EXPECT_EQ(name(result.fault), "sign") << result.explanation;
    EXPECT_GT(result.notFinite, 100U);
    EXPECT_TRUE(std::isnan(table.pairs[result.worstPair].columns[1]));
}

TEST(Check, AttitudesMeetThePolesExactly) {
    for (const std::string_view id : {"urot", "oblivion", "ZXZ"}) {
        const Convention& row = *convention::find(id);
        const std::vector<math::Quat> attitudes = checkAttitudes({.row = &row});
        EXPECT_GT(attitudes.size(), 2500U);
        int exact = 0;
        for (const math::Quat& q : attitudes) {
            ASSERT_NEAR(norm(q), 1.0, 1e-12);
            exact += poleDistance(toFrame(q, row.frame), row.order).value < 1e-15 ? 1 : 0;
        }
        EXPECT_GE(exact, 100) << id;
    }
}

}  // namespace
}  // namespace gimbalscope::tune
