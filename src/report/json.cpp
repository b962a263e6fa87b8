// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// JSON out, keys in the documented order.
#include "report/json.h"

#include <cmath>

#include "report/flight.h"

namespace gimbalscope::report {
namespace {

/// A word, null where there is none.
void word(JsonText& json, std::string_view word) {
    if (word.empty()) {
        json.null();
    } else {
        json.string(word);
    }
}

void numberIf(JsonText& json, bool exists, double value) {
    if (exists) {
        json.number(value);
    } else {
        json.null();
    }
}

void values(JsonText& json, const std::vector<NamedValue>& named) {
    if (named.empty()) {
        json.null();
        return;
    }
    json.open('{');
    for (const NamedValue& each : named) {
        json.key(each.name);
        if (each.isWhole && std::isfinite(each.value)) {
            json.number(static_cast<std::int64_t>(each.value));
        } else {
            json.number(each.value);
        }
    }
    json.close('}');
}

/// The keys of an entry, in an object that is open.
void entryKeys(JsonText& json, const Entry& entry) {
    json.key("id").string(entry.id).key("policy");
    word(json, entry.policy);
    json.key("arithmetic").string(entry.arithmetic).key("quantise").string(entry.quantise);
    values(json.key("angles"), entry.values);
    json.key("unit").string(entry.unit);
    values(json.key("twin"), entry.twin);
    numberIf(json.key("stretch"), entry.hasPole, entry.stretch);
    numberIf(json.key("pole_distance_deg"), entry.hasPole, entry.poleDistanceDeg);
    json.key("error_deg").number(entry.errorDeg).key("state").string(entry.state);
    word(json.key("cause"), entry.cause);
    json.key("rebuilt");
    if (entry.worldFromRebuilt) {
        writeQuaternion(json, *entry.worldFromRebuilt);
    } else {
        json.null();
    }
}

void entryObject(JsonText& json, const Entry& entry) {
    entryKeys(json.open('{'), entry);
    json.close('}');
}

/// Opens the object of a row.
void openRow(JsonText& json, std::int64_t row, const KeptCells& kept) {
    json.open('{').key("row").number(row);
    if (kept.empty()) {
        return;
    }
    json.key("columns").open('{');
    for (const auto& [column, cell] : kept) {
        json.key(column).string(cell);
    }
    json.close('}');
}

void eventObject(JsonText& json, const FlightEvent& event) {
    json.open('{').key("t").number(event.timeS).key("id").string(event.label);
    json.key("kind").string(event.kind);
    word(json.key("cause"), event.cause);
    json.key("size_deg").number(event.sizeDeg).close('}');
}

/// A card's entry and, where it is held against another one, that one and how far it is off.
void cardObject(JsonText& json, const FlightCard& card) {
    entryKeys(json.open('{'), card.entry);
    if (card.rival) {
        const FlightRival& rival = *card.rival;
        entryKeys(json.key("versus").open('{').key("selection").string(rival.label), rival.entry);
        json.key("difference_deg").number(rival.apartDeg);
        values(json.key("angle_differences_deg"), rival.differences);
        json.close('}');
    }
    json.close('}');
}

void countsObject(JsonText& json, const sim::Counts& counts) {
    json.open('{').key("flickers").number(counts.flickers);
    json.key("name_jumps").number(counts.nameJumps).key("domain").number(counts.domain);
    json.key("snap").number(counts.snap).key("quantum").number(counts.quantum);
    json.key("noise").number(counts.noise).close('}');
}

void answerObject(JsonText& json, const sim::Playback::Answer& answer) {
    json.open('{').key("line").number(static_cast<std::int64_t>(answer.line));
    json.key("command").string(answer.command).key("words").open('[');
    for (const std::string& word : answer.answer.words) {
        json.string(word);
    }
    json.close(']').key("text").string(answer.answer.sentence).close('}');
}

void verdictObject(JsonText& json, const sim::Verdict& verdict) {
    json.open('{').key("kind").string(sim::name(verdict.kind));
    json.key("headline").string(verdict.headline).key("text").string(verdict.text).key("cure");
    if (!verdict.cure) {
        json.null();
    } else {
        json.open('{').key("label").string(verdict.cure->label).key("commands").open('[');
        for (const sim::Command& command : verdict.cure->commands) {
            json.string(sim::text(command));
        }
        json.close(']').close('}');
    }
    json.close('}');
}

}  // namespace

void writeQuaternion(JsonText& json, const math::Quat& quat) {
    json.open('[').number(quat.x).number(quat.y).number(quat.z).number(quat.w).close(']');
}

void writeEntries(JsonText& json, std::span<const Entry> entries) {
    json.open('[');
    for (const Entry& entry : entries) {
        entryObject(json, entry);
    }
    json.close(']');
}

std::string rowJson(std::int64_t row, const math::Quat& attitude, std::span<const Entry> entries,
                    const KeptCells& kept) {
    JsonText json;
    openRow(json, row, kept);
    writeQuaternion(json.key("attitude"), attitude);
    writeEntries(json.key("to"), entries);
    return std::move(json.close('}')).line();
}

std::string badRowJson(std::int64_t row, std::string_view code, std::string_view message,
                       const KeptCells& kept) {
    JsonText json;
    openRow(json, row, kept);
    json.key("error").open('{').key("code").string(code).key("message").string(message);
    return std::move(json.close('}').close('}')).line();
}

std::string playJson(const sim::Playback& playback) {
    const Flight flight = flightOf(playback);
    JsonText json;
    json.open('{').key("time").number(flight.timeS);
    writeQuaternion(json.key("attitude"), flight.attitude);
    json.key("to").open('[');
    for (const FlightCard& card : flight.cards) {
        cardObject(json, card);
    }
    json.close(']').key("events").open('[');
    for (const FlightEvent& event : flight.events) {
        eventObject(json, event);
    }
    if (!flight.answers.empty()) {
        json.close(']').key("tools").open('[');
        for (const sim::Playback::Answer& each : flight.answers) {
            answerObject(json, each);
        }
    }
    json.close(']').key("counts").open('{');
    for (const FlightCard& card : flight.cards) {
        countsObject(json.key(card.label), card.counts);
    }
    verdictObject(json.close('}').key("verdict"), flight.verdict);
    return std::move(json.close('}')).line();
}

}  // namespace gimbalscope::report
