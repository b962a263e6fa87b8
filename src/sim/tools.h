// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The detective, the check and the turn of the task Tune: what they are asked by a state, what they
// found, and the words for it that scripts expect. Whoever reads files (sim/shell.h) answers; the
// functions here are pure.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "sim/state.h"
#include "tune/check.h"
#include "tune/detect.h"
#include "tune/relative.h"

namespace gimbalscope::sim {

/// Where pairs of attitude and angles come from.
struct PairSource {
    std::string file;                    ///< empty: the readings
    std::vector<TakenReading> readings;  ///< empty with a file
    friend bool operator==(const PairSource&, const PairSource&) = default;
};
PairSource detectSource(const AppState& state);

/// What the check is asked: pairs, and the selected card's convention.
struct CheckRequest {
    PairSource source;
    std::string id;  ///< empty: there is no card
    convention::ReadingOptions options{};
    std::optional<Own> own{};  ///< keeps a row of one's own alive
    friend bool operator==(const CheckRequest&, const CheckRequest&) = default;
};
CheckRequest checkRequest(const AppState& state);

/// A table read, or the sentence why there is none, and what was said about single rows.
struct ReadPairs {
    tune::PairTable table{};
    std::string problem{};
    bool isRejected = false;  ///< with a problem: it was read and is no such table
    std::vector<std::string> remarks{};
};
/// The readings as a table in our axes: columns a, b, c; a pair's line is its number from 1.
tune::PairTable readingsTable(std::span<const TakenReading> readings);

/// What detect and check found.
struct Detected {
    ReadPairs pairs;
    tune::Detection detection{};
};
struct Checked {
    ReadPairs pairs;
    tune::CheckResult result{};
    std::string id{};                      ///< the row, as the card calls it
    convention::ReadingOptions options{};  ///< in whose axes it was held against the row
};
Detected detected(ReadPairs pairs, const tune::Stop& stop = {});
Checked checked(const CheckRequest& request, ReadPairs pairs, const tune::Stop& stop = {});

/// What a script can expect of a tool, the most telling word first, and the same as a sentence.
struct ToolAnswer {
    std::vector<std::string> words;
    std::string sentence;
};
/// "oblivion" and "one", "several", "none", "rejected", "unreadable".
ToolAnswer answerOf(const Detected& found);
/// "pass"; or the fault ("sign") and "fail"; "rejected", "unreadable".
ToolAnswer answerOf(const Checked& found);
/// Every word that "expect detect" and "expect check" take besides rows' names.
std::span<const std::string_view> detectWords();
std::vector<std::string_view> checkWords();

/// A convention of one's own that reads and writes as the hypothesis does, in our axes, its angles
/// called as the columns where those are names.
convention::Custom customOf(const tune::Hypothesis& hypothesis,
                            const std::vector<std::string>& columnNames);

/// One more reading; those of a file are no longer what is looked at. The sentence when it was not
/// taken.
std::string takeReading(Evidence& evidence, TakenReading reading);
/// One less, counted from 1, or none left (0). The sentence when there is no such.
std::string dropReadings(Evidence& evidence, std::size_t number);

/// The turn in the words of tune/relative.h.
tune::ShipTurn shipTurn(const AskedTurn& turn);
/// The same as a rotation vector along the ship's own axes, in radians.
math::Vec3 bodyTurnRad(const AskedTurn& turn, const math::Quat& worldFromBody);

}  // namespace gimbalscope::sim
