// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The end of a played script, ready to be written as JSON or text: one entry per card, its counts,
// every event with the card as it was asked for ("urot:nearest"), and the verdict.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "report/entry.h"
#include "sim/play.h"
#include "sim/verdict.h"

namespace gimbalscope::report {

/// What a card is held against, and how far the two are apart.
struct FlightRival {
    std::string label;  ///< the selection as written
    Entry entry;
    double apartDeg = 0.0;  ///< between the rebuilt ships; NaN where one has none
    /// B less A, degrees, for the angles that both have, in A's display order.
    std::vector<NamedValue> differences;
};
struct FlightCard {
    std::string label;  ///< the selection as written
    Entry entry;
    sim::Counts counts;
    std::optional<FlightRival> rival;
};
struct FlightEvent {
    double timeS = 0.0;
    std::string label;
    std::string_view kind;   ///< pose-jump, nan, name-jump
    std::string_view cause;  ///< empty for a name jump
    double sizeDeg = 0.0;
};
struct Flight {
    double timeS = 0.0;
    math::Quat attitude{};
    std::vector<FlightCard> cards{};
    std::vector<FlightEvent> events{};
    std::vector<sim::Playback::Answer> answers{};  ///< of detect and check
    sim::Verdict verdict{};
};

/// Readouts of the final state and the events of the whole play.
Flight flightOf(const sim::Playback& playback);
/// The cards' entries alone.
std::vector<Entry> entriesOf(const Flight& flight);

/// "play" as text: the final table, the verdict, the first events, the counts.
std::string flightText(const Flight& flight);

}  // namespace gimbalscope::report
