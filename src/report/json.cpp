// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// JSON out, through nlohmann's ordered object so that keys stand in the documented order.
#include "report/json.h"

#include <cmath>
#include <nlohmann/json.hpp>

#include "report/flight.h"
#include "text/numbers.h"

namespace gimbalscope::report {
namespace {

using Json = nlohmann::ordered_json;

Json number(double value) {
    const std::string_view name = text::nonFiniteName(value);
    return name.empty() ? Json(value) : Json(name);
}

/// Of a quaternion's zero the sign says nothing, so it is not written.
Json quaternion(const math::Quat& q) {
    return Json::array(
        {number(q.x + 0.0), number(q.y + 0.0), number(q.z + 0.0), number(q.w + 0.0)});
}

Json words(std::string_view word) { return word.empty() ? Json(nullptr) : Json(word); }

Json values(const std::vector<NamedValue>& named, bool isWhole) {
    if (named.empty()) {
        return nullptr;
    }
    Json object = Json::object();
    for (const NamedValue& each : named) {
        const bool isInteger = isWhole && std::isfinite(each.value);
        object[std::string(each.name)] =
            isInteger ? Json(static_cast<std::int64_t>(each.value)) : number(each.value);
    }
    return object;
}

Json entryObject(const Entry& entry) {
    const bool hasPole = entry.angleUnit.has_value();
    return {
        {"id", entry.id},
        {"policy", words(entry.policy)},
        {"arithmetic", entry.arithmetic},
        {"quantise", entry.quantise},
        {"angles", values(entry.values, entry.isWhole)},
        {"unit", entry.unit},
        {"twin", values(entry.twin, entry.isWhole)},
        {"stretch", hasPole ? number(entry.stretch) : Json(nullptr)},
        {"pole_distance_deg", hasPole ? number(entry.poleDistanceDeg) : Json(nullptr)},
        {"error_deg", number(entry.errorDeg)},
        {"state", entry.state},
        {"cause", words(entry.cause)},
        {"rebuilt", entry.worldFromRebuilt ? quaternion(*entry.worldFromRebuilt) : Json(nullptr)},
    };
}

Json entryArray(std::span<const Entry> entries) {
    Json array = Json::array();
    for (const Entry& entry : entries) {
        array.push_back(entryObject(entry));
    }
    return array;
}

Json rowObject(std::int64_t row, const KeptCells& kept) {
    Json object{{"row", row}};
    for (const auto& [column, cell] : kept) {
        object["columns"][column] = cell;
    }
    return object;
}

std::string line(const Json& object) {
    return object.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

Json countsObject(const sim::Counts& counts) {
    return {{"flickers", counts.flickers}, {"name_jumps", counts.nameJumps},
            {"domain", counts.domain},     {"snap", counts.snap},
            {"quantum", counts.quantum},   {"noise", counts.noise}};
}

}  // namespace

std::string rowJson(std::int64_t row, const math::Quat& attitude, std::span<const Entry> entries,
                    const KeptCells& kept) {
    Json object = rowObject(row, kept);
    object["attitude"] = quaternion(attitude);
    object["to"] = entryArray(entries);
    return line(object);
}

std::string badRowJson(std::int64_t row, std::string_view code, std::string_view message,
                       const KeptCells& kept) {
    Json object = rowObject(row, kept);
    object["error"] = {{"code", code}, {"message", message}};
    return line(object);
}

std::string playJson(const sim::Playback& playback) {
    const Flight flight = flightOf(playback);
    Json events = Json::array();
    for (const FlightEvent& event : flight.events) {
        events.push_back({{"t", number(event.timeS)},
                          {"id", event.label},
                          {"kind", event.kind},
                          {"cause", words(event.cause)},
                          {"size_deg", number(event.sizeDeg)}});
    }
    Json counts = Json::object();
    for (const FlightCard& card : flight.cards) {
        counts[card.label] = countsObject(card.counts);
    }
    return line({{"time", number(flight.timeS)},
                 {"attitude", quaternion(flight.attitude)},
                 {"to", entryArray(entriesOf(flight))},
                 {"events", events},
                 {"counts", counts}});
}

}  // namespace gimbalscope::report
