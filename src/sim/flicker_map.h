// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The flicker map: how wrong a card's convention reads attitudes round its poles, over the distance
// from the pole (10 degrees at the top, 1e-6 at the bottom, logarithmic) and the first angle (-180
// to 180, left to right). Every cell is read by the real functions, convention::read on the fed
// that advancedFed makes of a ship that rests there, at several attitudes, of which the worst and
// the number of NaN are kept: both poles in turn, places within the cell and third angles all round
// by a fixed pseudo-random sequence, since next to a pole the third angle decides as much as the
// first. So the map depends on settings and not on where the ship is, and a cell not on any other.
//
// Without renormalisation the length of fed is what the flight has made of it; the request keeps
// it. Policies with memory are read as if the ship had come straight from one cell further out:
// same first and third angle.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "sim/state.h"

namespace gimbalscope::sim {

inline constexpr double kMapFarDeg = 10.0;   ///< distance at the upper edge
inline constexpr double kMapNearDeg = 1e-6;  ///< at the lower edge
inline constexpr int kMapDecades = 7;
inline constexpr int kMapSamples = 24;  ///< attitudes read in each cell

/// Everything the cells depend on.
struct MapRequest {
    std::string id;          ///< a catalog id or the name of one's own; empty: there is no card
    std::optional<Own> own;  ///< its row goes where the request goes
    convention::ReadingOptions options;  ///< effective
    convention::Arithmetic fedArithmetic = convention::Arithmetic::Float32;
    bool renormalise = true;
    double fedLength = 1.0;  ///< 1 when renormalising; else to two digits of its distance from 1
    int columns = 0, rows = 0;
    friend bool operator==(const MapRequest&, const MapRequest&) = default;
};
/// What the selected card's map depends on now, for a number of cells.
MapRequest mapRequest(const AppState& state, int columns, int rows);
/// The same of what the selected card is held against; not computable without a rival.
MapRequest rivalMapRequest(const AppState& state, int columns, int rows);
/// True when there is something to compute: a card and at least one cell.
bool isComputable(const MapRequest& request);
/// The row that is read; nullptr without a card. Lives as long as the request.
const convention::Convention* rowOf(const MapRequest& request);

/// What the attitudes read in a cell came to.
struct MapCell {
    double errorDeg = 0.0;  ///< the largest without NaN; NaN when there is none
    convention::Cause cause = convention::Cause::None;  ///< of that attitude
    std::uint8_t sample = 0;                            ///< which one it was
    std::uint8_t nanCount = 0;    ///< how many gave NaN, whatever pose was made of it
    std::uint8_t nanSample = 0;   ///< the first of them
    std::uint8_t wrongCount = 0;  ///< how many are more than 1 degree wrong without NaN
};
bool operator==(const MapCell& a, const MapCell& b);  ///< NaN equals NaN

/// Where a sample lies.
struct MapPlace {
    double distanceDeg = 0.0;  ///< from the pole
    double firstDeg = 0.0;     ///< the engine's first angle, with its sign
    double thirdDeg = 0.0;
    bool isUpperPole = true;  ///< middle angle near +90 (proper orders: near 0), else the other
};
MapPlace placeOf(const MapRequest& request, int column, int row, int sample);
/// The unit attitude at a place, our axes: worldFromBody in double.
math::Quat attitudeAt(const MapRequest& request, const MapPlace& place);
/// What the engine is fed there: the attitude in the arithmetic of fed after one tick at rest.
math::Quat fedAt(const MapRequest& request, const math::Quat& attitude);
/// What the engine reads there, coming from one cell further out.
convention::Reading readingAt(const MapRequest& request, const MapPlace& place);

/// One cell; needs a computable request and numbers within it. Depends on nothing else, so cells
/// may be computed in any order and on any thread.
MapCell computeCell(const MapRequest& request, int column, int row);
/// The order in which rows are best computed: every eighth, then those between.
std::vector<int> progressiveRows(int rows);

/// What a map says in short. Distances in degrees from the pole: the largest that was seen.
struct MapSummary {
    double worstErrorDeg = 0.0;   ///< of all cells with a pose and no NaN
    double nanWithinDeg = 0.0;    ///< 0: no NaN seen
    double wrongWithinDeg = 0.0;  ///< more than 1 degree without NaN; 0: none seen
    bool hasNoise = false, hasSnap = false, hasQuantum = false;  ///< causes on the map
};

/// A map as far as it is known.
struct FlickerMap {
    MapRequest request;
    std::vector<std::vector<MapCell>> rows;  ///< empty ones are not known
    std::vector<bool> isFresh;               ///< of this request; else left by the one before
    int freshRows = 0;
    MapSummary found;  ///< in the fresh rows
};
/// An empty map for a request. Rows of `before` stay as a preview when only the length of fed is
/// another: they are replaced one by one.
FlickerMap mapFor(const MapRequest& request, FlickerMap before);
/// Takes in a row that was computed for the map's request, once.
void setRow(FlickerMap& map, int row, std::vector<MapCell> cells);
bool isComplete(const FlickerMap& map);
/// The row to show at a place: itself or the nearest known one above it that was computed before;
/// nullptr while there is none.
const std::vector<MapCell>* rowShownAt(const FlickerMap& map, int row);

/// Where the ship is on the selected card's map; the distance is not limited to the map's edges.
/// nullopt without a card.
struct ShipPlace {
    double distanceDeg = 90.0, firstDeg = 0.0;
};
std::optional<ShipPlace> shipPlace(const AppState& state);
/// The same on the map of what that card is held against; nullopt without a rival.
std::optional<ShipPlace> rivalShipPlace(const AppState& state);

/// Cells counted from the upper left corner; outside the map nullopt.
struct MapIndex {
    int column = 0, row = 0;
};
/// Parts of the map's width and height, 0 to 1 within it.
double acrossAt(double firstDeg);
double downAt(double distanceDeg);
double distanceAtDown(double down);

}  // namespace gimbalscope::sim
