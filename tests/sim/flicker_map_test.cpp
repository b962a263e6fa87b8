// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The flicker map against the figures published for the formulas, each cell against a reading of
// its own, and independence of order. Distances are the largest seen among thousands of attitudes,
// so bands rather than exact figures.
#include "sim/flicker_map.h"

#include <gtest/gtest.h>

#include <cmath>

#include "sim/fed.h"
#include "sim/flying.h"

namespace gimbalscope::sim {
namespace {

constexpr int kColumns = 72, kRows = 56;  // eight rows to a decade

AppState settled(std::string_view selection, std::initializer_list<std::string_view> lines = {}) {
    AppState state = after(initialState(), "show " + std::string(selection));
    for (const std::string_view line : lines) {
        state = after(state, line);
    }
    return state;
}

std::vector<MapCell> computeRow(const MapRequest& request, int row) {
    std::vector<MapCell> cells;
    for (int column = 0; column < request.columns; ++column) {
        cells.push_back(computeCell(request, column, row));
    }
    return cells;
}

FlickerMap computed(const MapRequest& request) {
    FlickerMap map = mapFor(request, {});
    for (int row = 0; row < request.rows; ++row) {
        setRow(map, row, computeRow(request, row));
    }
    EXPECT_TRUE(isComplete(map));
    return map;
}

MapSummary summaryOf(std::string_view selection,
                     std::initializer_list<std::string_view> lines = {}) {
    return computed(mapRequest(settled(selection, lines), kColumns, kRows)).found;
}

TEST(FlickerMap, TheWikiFormulaHasThePublishedZones) {
    const MapSummary urot = summaryOf("urot");
    EXPECT_GT(urot.nanWithinDeg, 0.029);
    EXPECT_LT(urot.nanWithinDeg, 0.042);
    EXPECT_GT(urot.wrongWithinDeg, 5e-5);
    EXPECT_LT(urot.wrongWithinDeg, 6e-4);
    EXPECT_TRUE(urot.hasNoise);
    EXPECT_FALSE(urot.hasSnap);
}

TEST(FlickerMap, ClampingRemovesNanAndLeavesTheWrongRotation) {
    const MapSummary clamped = summaryOf("urot:clamp");
    EXPECT_EQ(clamped.nanWithinDeg, 0.0);
    EXPECT_GT(clamped.wrongWithinDeg, 5e-5);
    EXPECT_GT(clamped.worstErrorDeg, 90.0);
}

TEST(FlickerMap, NearestKeepsItsBoundEverywhere) {
    for (const char* const selection : {"urot:nearest", "lsl:nearest", "ZXZ:nearest"}) {
        const MapSummary clean = summaryOf(selection, {"quantise none"});
        EXPECT_EQ(clean.nanWithinDeg, 0.0) << selection;
        EXPECT_LT(math::toRadians(math::Degrees{clean.worstErrorDeg}).value, 8e-6) << selection;
        EXPECT_GT(clean.worstErrorDeg, 0.0) << selection;
    }
    EXPECT_LT(summaryOf("urot:nearest").worstErrorDeg, 0.0085);  // three angles of a unit each
}

TEST(FlickerMap, DoublesAreCleanButAtThePoleItself) {
    for (const char* const id : {"urot", "oblivion", "lsl-rpy", "d3d-ypr", "aero-321"}) {
        const MapSummary exact = summaryOf(id, {"arithmetic float64", "quantise none"});
        EXPECT_LT(exact.nanWithinDeg, 3e-6) << id;
        EXPECT_EQ(exact.wrongWithinDeg, 0.0) << id;
        EXPECT_LT(exact.worstErrorDeg, 1e-4) << id;
    }
}

// |fed| = 1 + e scales the sine by 1 + 2e, which leaves its domain within acos(1/(1 + 2e)).
TEST(FlickerMap, DriftWidensTheZoneOfNan) {
    MapRequest request = mapRequest(settled("urot", {"renormalise off"}), kColumns, kRows);
    const double before = computed(request).found.nanWithinDeg;
    EXPECT_LT(before, 0.042);
    request.fedLength = 1.0 + 3e-4;
    const double expected =
        math::toDegrees(math::Radians{std::acos(1.0 / ((1.0 + 3e-4) * (1.0 + 3e-4)))}).value;
    EXPECT_NEAR(expected, 1.98, 0.01);  // product.md: about two degrees
    EXPECT_NEAR(computed(request).found.nanWithinDeg, expected, 0.05 * expected);
}

TEST(FlickerMap, AFlightWithoutRenormalisingGivesItsLengthToTheMap) {
    AppState state = settled("urot", {"renormalise off", "integration seed", "tumble rate 60"});
    state = flown(std::move(state), 10 * kStepsPerSecond);
    const double drift = math::norm(state.fed) - 1.0;
    ASSERT_GT(std::abs(drift), 1e-7);
    const MapRequest drifted = mapRequest(state, 8, 8);
    EXPECT_NEAR(drifted.fedLength - 1.0, drift, std::max(0.06 * std::abs(drift), 1.2e-7));
    EXPECT_EQ(mapRequest(after(state, "renormalise on"), 8, 8).fedLength, 1.0);
}

TEST(FlickerMap, EachCellIsTheWorstOfDirectReadings) {
    for (const char* const selection :
         {"urot", "oblivion", "lsl-opensim", "ZXZ", "oblivion-actor"}) {
        const MapRequest request = mapRequest(settled(selection), 24, 21);
        for (int row = 0; row < request.rows; ++row) {
            const MapCell cell = computeCell(request, row % 24, row);
            int nan = 0, wrong = 0;
            for (int sample = 0; sample < kMapSamples; ++sample) {
                const math::Quat attitude =
                    attitudeAt(request, placeOf(request, row % 24, row, sample));
                convention::PolicyMemory memory;
                const convention::Reading reading =
                    convention::read(*convention::find(request.id), request.options,
                                     fedAt(request, attitude), attitude, memory);
                nan += reading.hasNan ? 1 : 0;
                wrong += !reading.hasNan && reading.errorDeg > 1.0 ? 1 : 0;
                EXPECT_FALSE(!reading.hasNan && reading.errorDeg > cell.errorDeg);
                if (cell.nanCount > 0 && sample == cell.nanSample) {
                    EXPECT_TRUE(reading.hasNan);
                }
                if (!std::isnan(cell.errorDeg) && sample == cell.sample) {
                    EXPECT_EQ(reading.cause, cell.cause);
                    EXPECT_EQ(reading.errorDeg, cell.errorDeg);
                }
            }
            EXPECT_EQ(nan, cell.nanCount) << selection << " " << row;
            EXPECT_EQ(wrong, cell.wrongCount) << selection << " " << row;
        }
    }
}

TEST(FlickerMap, AttitudesLieWhereTheirCellIs) {
    for (const char* const selection :
         {"urot", "oblivion", "lsl", "d3d-ypr", "ZXZ", "xyz", "XYX"}) {
        const AppState start = settled(selection);
        const MapRequest request = mapRequest(start, 36, 28);
        for (int row = 0; row < 22; ++row) {  // below, doubles of an attitude are too coarse
            for (int sample = 0; sample < 4; ++sample) {
                const MapPlace place = placeOf(request, 3 * (row % 12), row, sample);
                EXPECT_EQ(std::floor(downAt(place.distanceDeg) * request.rows), row);
                EXPECT_EQ(std::floor(acrossAt(place.firstDeg) * request.columns), 3 * (row % 12));
                AppState there = start;
                there.tickAttitude = attitudeAt(request, place);
                const auto ship = shipPlace(there);
                ASSERT_TRUE(ship);
                EXPECT_NEAR(ship->distanceDeg / place.distanceDeg, 1.0, 1e-6) << selection;
                EXPECT_NEAR(std::remainder(ship->firstDeg - place.firstDeg, 360.0), 0.0, 1e-3)
                    << selection << " row " << row << " sample " << sample;
            }
        }
    }
}

TEST(FlickerMap, WhatIsFedIsWhatOneTickAtRestMakes) {
    AppState state = after(initialState(), "attitude 30 89.99 20");
    const math::Quat placed = state.attitude;
    state = after(state, "tick");
    EXPECT_EQ(fedAt(mapRequest(state, 8, 8), placed), state.fed);
    AppState asIs = after(initialState(), "renormalise off");
    asIs = after(asIs, "attitude 30 89.99 20");
    EXPECT_EQ(fedAt(mapRequest(asIs, 8, 8), placed), asIs.fed);
}

TEST(FlickerMap, RowsComeCoarseFirstAndEachOnce) {
    for (const int rows : {0, 1, 2, 7, 8, 9, 56, 61}) {
        const std::vector<int> order = progressiveRows(rows);
        EXPECT_EQ(order.size(), static_cast<std::size_t>(rows));
        std::vector<bool> seen(static_cast<std::size_t>(rows));
        for (const int row : order) {
            ASSERT_TRUE(row >= 0 && row < rows);
            EXPECT_FALSE(seen[static_cast<std::size_t>(row)]);
            seen[static_cast<std::size_t>(row)] = true;
        }
    }
    FlickerMap map = mapFor(mapRequest(settled("urot"), 6, 21), {});
    EXPECT_EQ(rowShownAt(map, 20), nullptr);
    setRow(map, 16, computeRow(map.request, 16));
    EXPECT_EQ(rowShownAt(map, 20), &map.rows[16]);
    EXPECT_EQ(rowShownAt(map, 15), nullptr);
    EXPECT_FALSE(isComplete(map));
}

TEST(FlickerMap, ARequestKnowsAllThatMatters) {
    const AppState urot = settled("urot lsl");
    const MapRequest request = mapRequest(urot, 8, 8);
    for (const char* const line : {"select 2", "policy clamp", "arithmetic half", "quantise none",
                                   "literal on", "renormalise off", "show oblivion"}) {
        EXPECT_FALSE(mapRequest(after(urot, line), 8, 8) == request) << line;
    }
    for (const char* const line : {"attitude 10 20 30", "theme light", "turn pitch-up 3"}) {
        EXPECT_TRUE(mapRequest(after(urot, line), 8, 8) == request) << line;
    }
    EXPECT_TRUE(isComputable(request));
    EXPECT_FALSE(isComputable(mapRequest(urot, 0, 8)));
    EXPECT_FALSE(isComputable(MapRequest{}));
}

TEST(FlickerMap, ALengthThatCreepsKeepsTheOldRowsAsAPreview) {
    MapRequest request = mapRequest(settled("urot", {"renormalise off"}), 8, 8);
    FlickerMap map = computed(request);
    request.fedLength = 1.0001;
    map = mapFor(request, std::move(map));
    EXPECT_EQ(map.freshRows, 0);
    EXPECT_NE(rowShownAt(map, 3), nullptr);
    request.id = "lsl";
    map = mapFor(request, std::move(map));
    EXPECT_EQ(rowShownAt(map, 3), nullptr);
}

}  // namespace
}  // namespace gimbalscope::sim
