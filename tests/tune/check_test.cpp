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

// The displayed angles of urot, lsl-rpy and aero-321 are three of a z, y', x'' convention.
std::vector<Planted> planted() {
    using Row = const Convention&;
    using Quat = const math::Quat&;
    return {
        {"none", Fault::None, rightAngles},
        {"degrees as radians", Fault::Unit,
         [](Row row, Quat q) {
             const bool isDegrees = row.units[0] == convention::Unit::Degrees;
             const double by = isDegrees
                                   ? math::kPi / 180.0
                                   : (180.0 / math::kPi) / convention::unitsPerRadian(row.units[0]);
             return scaled(rightAngles(row, q), {by, by, by});
         }},
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
        {"three signs", Fault::Handedness,
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
        {"inverse", Fault::Inverse, [](Row row, Quat q) { return rightAngles(row, conjugate(q)); },
         "world to ship"},
        {"transposed", Fault::Transposed,
         [](Row row, Quat q) { return rightAngles(row, conjugate(q)); }, "transposed", "matrix"},
        {"reversed order", Fault::Order,
         [](Row row, Quat q) {
             Convention other = row;
             std::swap(other.order.first, other.order.third);
             std::swap(other.signs[0], other.signs[2]);
             for (std::uint8_t& slot : other.shown) {
                 slot = static_cast<std::uint8_t>(2 - slot);
             }
             return rightAngles(other, q);
         },
         "extrinsic"},
        {"w first", Fault::Layout,
         [](Row row, Quat q) {
             return rightAngles(row, {q.y, q.z, q.w, q.x});
         },
         "w x y z"},
        {"other twin", Fault::OtherName,
         [](Row row, Quat q) {
             auto angles = rightAngles(row, q);
             const double half = math::kPi * convention::unitsPerRadian(row.units[0]);
             for (std::size_t i = 0; i < 3; ++i) {
                 angles[i] = row.shown[i] == 1 ? half - angles[i] : angles[i] + half;
             }
             return angles;
         },
         "other name"},
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

TEST(Check, NamesEachPlantedFault) {
    for (const std::string_view id : {"urot", "lsl-rpy", "aero-321", "oblivion", "d3d-ypr"}) {
        const Convention& row = *convention::find(id);
        for (const Planted& each : planted()) {
            const bool isSameFrame =
                each.fault == Fault::Frame && convention::handedness(row.frame) < 0;
            if (isSameFrame) {
                continue;  // between frames of different handedness it is a handedness
            }
            const PairTable table = tableOf(row, each.angles, each.form);
            const CheckResult result = check(table, {.row = &row}, kDefaultCheckDeg);
            EXPECT_EQ(name(result.fault), name(each.fault))
                << id << ", " << each.name << ": " << result.explanation;
            EXPECT_NE(result.explanation.find(each.says), std::string::npos)
                << id << ", " << each.name << ": " << result.explanation;
            EXPECT_EQ(result.passes(), each.fault == Fault::None || each.fault == Fault::OtherName)
                << id << ", " << each.name;
        }
    }
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
