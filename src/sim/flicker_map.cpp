// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Places, attitudes and readings of the map's cells. The signs of an attitude: angles are the
// engine's, so that the picture's axis reads as the card does.
#include "sim/flicker_map.h"

#include <algorithm>
#include <cmath>

#include "convention/turn_axes.h"
#include "sim/fed.h"

namespace gimbalscope::sim {
namespace {

using convention::Convention;
using math::Quat;

constexpr double kTurnDeg = 360.0;

// SplitMix64 (Steele, Lea, Flood 2014): the same numbers on every machine and for every order of
// computing.
std::uint64_t mixed(std::uint64_t value) {
    value += 0x9E3779B97F4A7C15ULL;
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9ULL;
    value = (value ^ (value >> 27)) * 0x94D049BB133111EBULL;
    return value ^ (value >> 31);
}

// From 0 up to but not 1.
double fraction(std::uint64_t bits) { return static_cast<double>(bits >> 11) * 0x1p-53; }

// |fed| with two digits of its distance from 1, so that a slow drift does not ask for a new map at
// every tick; what the rounding of a component does is no drift.
double roughLength(double length, convention::Arithmetic arithmetic) {
    const double error = length - 1.0;
    const double rounding = arithmetic == convention::Arithmetic::Float64   ? 4e-16
                            : arithmetic == convention::Arithmetic::Float32 ? 1.2e-7
                                                                            : 1e-3;
    if (!std::isfinite(error) || std::abs(error) < rounding) {
        return 1.0;
    }
    const double unit = std::pow(10.0, std::floor(std::log10(std::abs(error))) - 1.0);
    return 1.0 + std::round(error / unit) * unit;
}

// What one row adds to what was found.
void extend(MapSummary& found, const MapRequest& request, int row,
            const std::vector<MapCell>& cells) {
    const auto reaches = [&](double& distanceDeg, std::size_t column, int sample) {
        const int index = static_cast<int>(column);
        distanceDeg = std::max(distanceDeg, placeOf(request, index, row, sample).distanceDeg);
    };
    for (std::size_t column = 0; column < cells.size(); ++column) {
        const MapCell& cell = cells[column];
        if (cell.nanCount > 0) {
            reaches(found.nanWithinDeg, column, cell.nanSample);
        }
        if (cell.wrongCount > 0) {
            reaches(found.wrongWithinDeg, column, cell.sample);
        }
        if (cell.errorDeg > found.worstErrorDeg) {
            found.worstErrorDeg = cell.errorDeg;
        }
        found.hasNoise = found.hasNoise || cell.cause == convention::Cause::Noise;
        found.hasSnap = found.hasSnap || cell.cause == convention::Cause::Snap;
        found.hasQuantum = found.hasQuantum || cell.cause == convention::Cause::Quantum;
    }
}

const Card* selectedCard(const AppState& state) {
    return state.view.selectedCard < state.cards.size() ? &state.cards[state.view.selectedCard]
                                                        : nullptr;
}

const Variant* selectedRival(const AppState& state) {
    const Card* const card = selectedCard(state);
    return card != nullptr && card->rival ? &*card->rival : nullptr;
}

MapRequest requestOf(const Variant* variant, const AppState& state, MapIndex size) {
    MapRequest request;
    if (variant == nullptr) {
        return request;
    }
    request.id = variant->id;
    if (const Own* const own = ownOf(state, variant->id)) {
        request.own = *own;
    }
    request.options = effectiveOptions(*variant, state);
    request.fedArithmetic = fedArithmetic(state.settings);
    request.renormalise = state.settings.renormalise;
    if (!request.renormalise) {
        request.fedLength = roughLength(math::norm(state.fed), request.fedArithmetic);
    }
    request.columns = size.column;
    request.rows = size.row;
    return request;
}

std::optional<ShipPlace> placeOfShip(const Variant* variant, const AppState& state) {
    const convention::Convention* const row =
        variant == nullptr ? nullptr : rowOf(state, variant->id);
    if (row == nullptr) {
        return std::nullopt;
    }
    const Quat inFrame = convention::toFrame(
        state.tickAttitude, convention::frameOf(*row, effectiveOptions(*variant, state)));
    const double firstRad = row->signs[0] * math::decompose(inFrame, row->order).first;
    return ShipPlace{math::toDegrees(math::poleDistance(inFrame, row->order)).value,
                     math::wrapped(math::toDegrees(math::Radians{firstRad})).value};
}

}  // namespace

MapRequest mapRequest(const AppState& state, int columns, int rows) {
    return requestOf(selectedCard(state), state, {columns, rows});
}

MapRequest rivalMapRequest(const AppState& state, int columns, int rows) {
    return requestOf(selectedRival(state), state, {columns, rows});
}

bool isComputable(const MapRequest& request) {
    return request.columns > 0 && request.rows > 0 && rowOf(request) != nullptr;
}

const convention::Convention* rowOf(const MapRequest& request) {
    return request.own ? request.own->row.get() : convention::find(request.id);
}

bool operator==(const MapCell& a, const MapCell& b) {
    const bool sameError =
        a.errorDeg == b.errorDeg || (std::isnan(a.errorDeg) && std::isnan(b.errorDeg));
    return sameError && a.cause == b.cause && a.sample == b.sample && a.nanCount == b.nanCount &&
           a.nanSample == b.nanSample && a.wrongCount == b.wrongCount;
}

MapPlace placeOf(const MapRequest& request, int column, int row, int sample) {
    std::uint64_t seed =
        mixed(static_cast<std::uint64_t>(row) << 40 | static_cast<std::uint64_t>(column) << 16 |
              static_cast<std::uint64_t>(sample));
    const double down = (row + fraction(seed)) / request.rows;
    seed = mixed(seed);
    const double across = (column + fraction(seed)) / request.columns;
    seed = mixed(seed);
    return {.distanceDeg = distanceAtDown(down),
            .firstDeg = kTurnDeg * (across - 0.5),
            .thirdDeg = kTurnDeg * (fraction(seed) - 0.5),
            .isUpperPole = sample % 2 == 0};
}

Quat attitudeAt(const MapRequest& request, const MapPlace& place) {
    const Convention& row = *rowOf(request);
    // Signs of the middle angle only exchange the poles.
    const double equator = isProper(row.order) ? 0.0 : 90.0;
    const double middle = isProper(row.order)
                              ? (place.isUpperPole ? place.distanceDeg : 180.0 - place.distanceDeg)
                              : (place.isUpperPole ? 1.0 : -1.0) * (equator - place.distanceDeg);
    const Quat inFrame = composeHalfTurns({math::halfTurn(row.signs[0] * place.firstDeg, 90.0),
                                           math::halfTurn(row.signs[1] * middle, 90.0),
                                           math::halfTurn(row.signs[2] * place.thirdDeg, 90.0)},
                                          row.order);
    return convention::fromFrame(inFrame, convention::frameOf(row, request.options));
}

Quat fedAt(const MapRequest& request, const Quat& attitude) {
    AppState rest;
    rest.attitude = attitude;
    rest.tickAttitude = attitude;
    rest.settings.arithmetic = request.fedArithmetic;
    rest.settings.renormalise = request.renormalise;
    const double length = request.fedLength;
    rest.fed = startOfFed(
        {attitude.x * length, attitude.y * length, attitude.z * length, attitude.w * length},
        request.fedArithmetic);
    return advancedFed(rest);
}

convention::Reading readingAt(const MapRequest& request, const MapPlace& place) {
    const Convention& row = *rowOf(request);
    convention::PolicyMemory memory;
    if (convention::remembers(request.options.policy)) {
        MapPlace before = place;
        before.distanceDeg *= std::pow(10.0, static_cast<double>(kMapDecades) / request.rows);
        const Quat earlier = attitudeAt(request, before);
        convention::read(row, request.options, fedAt(request, earlier), earlier, memory);
    }
    const Quat attitude = attitudeAt(request, place);
    return convention::read(row, request.options, fedAt(request, attitude), attitude, memory);
}

MapCell computeCell(const MapRequest& request, int column, int row) {
    MapCell cell{.errorDeg = std::nan("")};
    for (int sample = 0; sample < kMapSamples; ++sample) {
        const convention::Reading reading =
            readingAt(request, placeOf(request, column, row, sample));
        const auto index = static_cast<std::uint8_t>(sample);
        if (reading.hasNan) {
            cell.nanSample = cell.nanCount == 0 ? index : cell.nanSample;
            ++cell.nanCount;
            continue;
        }
        if (reading.errorDeg > convention::kWrongFromDeg) {
            ++cell.wrongCount;
        }
        if (!(reading.errorDeg <= cell.errorDeg)) {
            cell.errorDeg = reading.errorDeg;
            cell.cause = reading.cause;
            cell.sample = index;
        }
    }
    return cell;
}

std::vector<int> progressiveRows(int rows) {
    std::vector<int> order;
    for (int row = 0; row < rows; row += 8) {
        order.push_back(row);
    }
    for (const int step : {4, 2, 1}) {
        for (int row = step; row < rows; row += 2 * step) {
            order.push_back(row);
        }
    }
    return order;
}

FlickerMap mapFor(const MapRequest& request, FlickerMap before) {
    MapRequest sameLength = before.request;
    sameLength.fedLength = request.fedLength;
    FlickerMap map;
    map.request = request;
    const auto count = static_cast<std::size_t>(std::max(request.rows, 0));
    map.rows = sameLength == request ? std::move(before.rows) : std::vector<std::vector<MapCell>>();
    map.rows.resize(count);
    map.isFresh.assign(count, false);
    return map;
}

void setRow(FlickerMap& map, int row, std::vector<MapCell> cells) {
    const auto index = static_cast<std::size_t>(row);
    map.freshRows += map.isFresh[index] ? 0 : 1;
    map.isFresh[index] = true;
    extend(map.found, map.request, row, cells);
    map.rows[index] = std::move(cells);
}

bool isComplete(const FlickerMap& map) { return map.freshRows == map.request.rows; }

const std::vector<MapCell>* rowShownAt(const FlickerMap& map, int row) {
    for (const int coarse : {1, 2, 4, 8}) {
        const auto& cells = map.rows[static_cast<std::size_t>(row - row % coarse)];
        if (!cells.empty()) {
            return &cells;
        }
    }
    return nullptr;
}

std::optional<ShipPlace> shipPlace(const AppState& state) {
    return placeOfShip(selectedCard(state), state);
}

std::optional<ShipPlace> rivalShipPlace(const AppState& state) {
    return placeOfShip(selectedRival(state), state);
}

double acrossAt(double firstDeg) { return firstDeg / kTurnDeg + 0.5; }

double downAt(double distanceDeg) { return std::log10(kMapFarDeg / distanceDeg) / kMapDecades; }

double distanceAtDown(double down) { return kMapFarDeg * std::pow(10.0, -kMapDecades * down); }

}  // namespace gimbalscope::sim
