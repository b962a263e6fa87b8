// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The end of a played script as entries, and as text.
#include "report/flight.h"

#include <algorithm>
#include <cmath>

#include "report/row_text.h"
#include "report/table.h"
#include "sim/command.h"
#include "sim/readout.h"
#include "text/numbers.h"

namespace gimbalscope::report {
namespace {

constexpr std::size_t kEventsShown = 20;

std::string eventsText(const Flight& flight) {
    Table table;
    for (std::size_t i = 0; i < std::min(kEventsShown, flight.events.size()); ++i) {
        const FlightEvent& event = flight.events[i];
        table.add({{text::formatFixed(event.timeS, 4), true},
                   {event.label},
                   {std::string(event.kind)},
                   {std::string(event.cause)},
                   {shortNumber(event.sizeDeg) + " deg", true}});
    }
    std::string result = "events\n" + table.text();
    if (flight.events.size() > kEventsShown) {
        result += "and " + std::to_string(flight.events.size() - kEventsShown) +
                  " more; --format json has them all\n";
    }
    return result;
}

FlightRival rivalOf(const sim::Readout& card, const sim::RivalReadout& rival) {
    FlightRival result{
        rival.selection,
        entryOf(*rival.row, rival.options, rival.reading, rival.reading.state, rival.reading.cause),
        rival.apartDeg,
        {}};
    for (std::size_t shown = 0; shown < card.row->angleCount; ++shown) {
        const std::size_t slot = card.row->shown[shown];
        if (rival.slots[slot]) {
            result.differences.push_back({.name = card.row->names[slot],
                                          .value = withoutNegativeZero(rival.differenceDeg[slot]),
                                          .unit = convention::Unit::Degrees});
        }
    }
    return result;
}

std::string rivalText(const FlightCard& card) {
    const FlightRival& rival = *card.rival;
    std::string line = card.label + " versus " + rival.label + ": ";
    line += std::isnan(rival.apartDeg) ? "only one of them poses the ship, or none"
                                       : shortNumber(rival.apartDeg) + " deg apart";
    for (std::size_t i = 0; i < rival.differences.size(); ++i) {
        line += (i == 0 ? "; " : ", ") + std::string(rival.differences[i].name) + " " +
                shortNumber(rival.differences[i].value);
    }
    return line + "\n";
}

// The rivals' own lines, and what they differ by.
std::string rivalsText(const Flight& flight) {
    std::vector<Entry> entries;
    std::string differences;
    for (const FlightCard& card : flight.cards) {
        if (card.rival) {
            entries.push_back(card.rival->entry);
            differences += rivalText(card);
        }
    }
    return entries.empty() ? std::string() : "versus\n" + entriesText(entries) + differences + "\n";
}

std::string verdictText(const sim::Verdict& verdict) {
    std::string result = "verdict\n" + verdict.headline + "\n" + verdict.text + "\n";
    if (verdict.cure) {
        result += "cure: " + verdict.cure->label;
        for (const sim::Command& command : verdict.cure->commands) {
            result += "; " + sim::text(command);
        }
        result += "\n";
    }
    return result;
}

std::string answersText(const Flight& flight) {
    std::string result;
    for (const sim::Playback::Answer& each : flight.answers) {
        result += (result.empty() ? "tools\n" : "") + std::string("line ") +
                  std::to_string(each.line) + ": " + each.command + ": " + each.answer.sentence +
                  "\n";
    }
    return result.empty() ? result : result + "\n";
}

std::string countsText(const Flight& flight) {
    Table table;
    table.add({{"counts"},
               {"flickers", true},
               {"domain", true},
               {"snap", true},
               {"quantum", true},
               {"noise", true},
               {"name jumps", true}});
    for (const FlightCard& card : flight.cards) {
        std::vector<TableCell> line{{card.label}};
        for (const std::int64_t count :
             {card.counts.flickers, card.counts.domain, card.counts.snap, card.counts.quantum,
              card.counts.noise, card.counts.nameJumps}) {
            line.push_back({std::to_string(count), true});
        }
        table.add(std::move(line));
    }
    return table.text();
}

}  // namespace

Flight flightOf(const sim::Playback& playback) {
    const sim::Readouts readouts = sim::readouts(playback.state);
    Flight flight{.timeS = sim::timeS(playback.state), .attitude = playback.state.attitude};
    for (const sim::Readout& card : readouts.cards) {
        flight.cards.push_back(
            {card.selection, entryOf(*card.row, card.options, card.reading, card.state, card.cause),
             card.counts, std::nullopt});
        if (card.rival) {
            flight.cards.back().rival = rivalOf(card, *card.rival);
        }
    }
    flight.answers = playback.answers;
    flight.verdict = sim::verdict(playback.state, readouts);
    for (const sim::Event& event : playback.events) {
        const bool hasCause = event.cause != convention::Cause::None;
        flight.events.push_back(
            {.timeS = event.timeS,
             .label = event.selection,
             .kind = sim::name(event.kind),
             .cause = hasCause ? convention::name(event.cause) : std::string_view{},
             .sizeDeg = event.sizeDeg});
    }
    return flight;
}

std::vector<Entry> entriesOf(const Flight& flight) {
    std::vector<Entry> entries;
    for (const FlightCard& card : flight.cards) {
        entries.push_back(card.entry);
    }
    return entries;
}

std::string flightText(const Flight& flight) {
    const std::string start = "time " + text::formatFixed(flight.timeS, 3) + " s\n" +
                              rowText(flight.attitude, entriesOf(flight)) + "\n";
    return start + rivalsText(flight) + answersText(flight) + verdictText(flight.verdict) + "\n" +
           (flight.events.empty() ? "no events\n" : eventsText(flight)) + "\n" + countsText(flight);
}

}  // namespace gimbalscope::report
