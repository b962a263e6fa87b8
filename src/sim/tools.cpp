// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Readings, questions and answers of the tools.
#include "sim/tools.h"

#include <algorithm>
#include <array>

#include "text/counts.h"
#include "text/numbers.h"
#include "tune/detect_names.h"

namespace gimbalscope::sim {
namespace {

constexpr std::array<std::string_view, 3> kColumns{"a", "b", "c"};
constexpr const char* kNoReadings = "there are no readings yet";
constexpr std::array<std::string_view, 5> kDetectWords{"one", "several", "none", "rejected",
                                                       "unreadable"};

using text::counted;

std::string degreesText(double degrees) { return text::formatFixed(degrees, 3) + " degrees"; }

std::string countProblem(const CheckRequest& request, std::size_t wanted, std::size_t found) {
    return request.id + " has " + counted(wanted, "angle") + ", not " + std::to_string(found);
}

}  // namespace

PairSource detectSource(const AppState& state) {
    const Evidence& evidence = state.view.evidence;
    return evidence.detectFile.empty() ? PairSource{{}, evidence.readings}
                                       : PairSource{evidence.detectFile, {}};
}

CheckRequest checkRequest(const AppState& state) {
    const Evidence& evidence = state.view.evidence;
    CheckRequest request;
    request.source = evidence.checkFile.empty() ? PairSource{{}, evidence.readings}
                                                : PairSource{evidence.checkFile, {}};
    if (state.view.selectedCard < state.cards.size()) {
        const Card& card = state.cards[state.view.selectedCard];
        request.id = card.id;
        // All that changes what angles mean.
        request.options.frame = card.options.frame;
        request.options.literal = effectiveOptions(card, state).literal;
        if (const Own* const own = ownOf(state, card.id)) {
            request.own = *own;
        }
    }
    return request;
}

tune::PairTable readingsTable(std::span<const TakenReading> readings) {
    tune::PairTable table;
    // As a matrix: nobody has mixed up the order of its numbers.
    table.kind.form = tune::AttitudeForm::Matrix;
    if (readings.empty()) {
        return table;
    }
    const std::size_t columns = readings.front().angles.size();
    table.columnNames.assign(kColumns.begin(),
                             kColumns.begin() + static_cast<std::ptrdiff_t>(columns));
    for (const TakenReading& reading : readings) {
        tune::Pair pair{.inFrame = reading.worldFromBody,
                        .columns = {},
                        .line = static_cast<std::int64_t>(table.pairs.size()) + 1};
        std::ranges::copy(reading.angles, pair.columns.begin());
        table.pairs.push_back(pair);
    }
    return table;
}

Detected detected(ReadPairs pairs, const tune::Stop& stop) {
    Detected found{.pairs = std::move(pairs)};
    if (found.pairs.problem.empty() && found.pairs.table.pairs.empty()) {
        found.pairs.problem = kNoReadings;
    }
    if (found.pairs.problem.empty()) {
        found.detection = tune::detect(found.pairs.table, tune::kDefaultToleranceDeg, stop);
    }
    return found;
}

Checked checked(const CheckRequest& request, ReadPairs pairs, const tune::Stop& stop) {
    Checked found{.pairs = std::move(pairs), .id = request.id, .options = request.options};
    const convention::Convention* const row =
        request.own ? request.own->row.get() : convention::find(request.id);
    if (row == nullptr) {
        found.pairs.problem = "there is no card to check against";
    } else if (found.pairs.problem.empty() && found.pairs.table.pairs.empty()) {
        found.pairs.problem = kNoReadings;
    } else if (found.pairs.problem.empty() &&
               found.pairs.table.columnNames.size() != row->angleCount) {
        found.pairs.problem =
            countProblem(request, row->angleCount, found.pairs.table.columnNames.size());
    }
    if (found.pairs.problem.empty()) {
        found.result =
            tune::check(found.pairs.table, {row, request.options}, tune::kDefaultCheckDeg, stop);
    }
    return found;
}

namespace {

ToolAnswer answerWithoutTable(const ReadPairs& pairs) {
    return {{pairs.isRejected ? "rejected" : "unreadable"}, pairs.problem};
}

}  // namespace

ToolAnswer answerOf(const Detected& found) {
    const tune::Detection& detection = found.detection;
    const std::string readings = counted(found.pairs.table.pairs.size(), "reading");
    if (!found.pairs.problem.empty()) {
        return answerWithoutTable(found.pairs);
    }
    if (detection.outcome == tune::Outcome::Several) {
        return {{"several"}, counted(detection.fits.size(), "convention") + " explain " + readings};
    }
    const tune::Fit& best = detection.fits.front();
    if (detection.outcome == tune::Outcome::None) {
        return {{"none"},
                "no convention explains " + readings + "; the nearest is off by " +
                    degreesText(best.rmsDeg) + " rms"};
    }
    ToolAnswer answer;
    for (const tune::CatalogName& name :
         catalogNames(best.hypothesis, found.pairs.table.columnNames)) {
        answer.words.emplace_back(name.row->id);
    }
    answer.words.emplace_back("one");
    answer.sentence = "one convention explains " + readings + ": " +
                      tune::mainName(best.hypothesis, found.pairs.table) +
                      (answer.words.size() > 1 ? " (" + answer.words.front() + ")" : "") +
                      ", rms " + degreesText(best.rmsDeg);
    return answer;
}

ToolAnswer answerOf(const Checked& found) {
    const tune::CheckResult& result = found.result;
    if (!found.pairs.problem.empty()) {
        return answerWithoutTable(found.pairs);
    }
    const std::string tolerance = text::formatShortest(tune::kDefaultCheckDeg) + " degrees";
    if (result.passes()) {
        return {{"pass"},
                found.id + " passes: " + counted(result.rows, "attitude") + " within " + tolerance +
                    ", at most " + text::formatFixed(result.maxDeg, 5) + " off"};
    }
    return {{std::string(name(result.fault)), "fail"},
            found.id + " fails: " + std::to_string(result.failed) + " of " +
                counted(result.rows, "attitude") + " are off by more than " + tolerance + ". " +
                std::string(name(result.fault)) + ": " + result.explanation};
}

std::span<const std::string_view> detectWords() { return kDetectWords; }

std::vector<std::string_view> checkWords() {
    std::vector<std::string_view> words{"pass", "fail", "rejected", "unreadable"};
    for (auto fault = tune::Fault::OtherName;;
         fault = static_cast<tune::Fault>(static_cast<std::uint8_t>(fault) + 1)) {
        words.push_back(tune::name(fault));
        if (fault == tune::Fault::Unknown) {
            return words;
        }
    }
}

convention::Custom customOf(const tune::Hypothesis& hypothesis,
                            const std::vector<std::string>& columnNames) {
    convention::Custom custom;
    custom.order = orderOf(hypothesis);
    custom.angleCount = hypothesis.count;
    custom.names = {"first", "second", "third"};
    std::array<std::uint8_t, 3> slotOfColumn{0, 1, 2};
    for (std::uint8_t slot = 0; slot < hypothesis.count; ++slot) {
        const tune::Turn& turn = hypothesis.turns[slot];
        custom.signs[slot] = turn.sign;
        custom.units[slot] = hypothesis.units[turn.column];
        slotOfColumn[turn.column] = slot;
    }
    custom.shown = slotOfColumn;
    if (hypothesis.count == 2) {
        custom.names[2].clear();
        custom.shown[2] = 2;
    }
    convention::Custom named = custom;
    for (std::uint8_t slot = 0; slot < hypothesis.count; ++slot) {
        named.names[slot] = columnNames[hypothesis.turns[slot].column];
    }
    return convention::problem(named) ? custom : named;
}

std::string takeReading(Evidence& evidence, TakenReading reading) {
    if (evidence.readings.size() >= kMostReadings) {
        return "there are " + std::to_string(kMostReadings) + " readings already";
    }
    if (!evidence.readings.empty() &&
        evidence.readings.front().angles.size() != reading.angles.size()) {
        return "the readings before have " +
               counted(evidence.readings.front().angles.size(), "angle") + " each";
    }
    evidence.readings.push_back(std::move(reading));
    evidence.detectFile.clear();
    return {};
}

std::string dropReadings(Evidence& evidence, std::size_t number) {
    if (number > evidence.readings.size()) {
        return "there are only " + counted(evidence.readings.size(), "reading");
    }
    if (number == 0) {
        evidence.readings.clear();
    } else {
        evidence.readings.erase(evidence.readings.begin() +
                                static_cast<std::ptrdiff_t>(number - 1));
    }
    return {};
}

tune::ShipTurn shipTurn(const AskedTurn& turn) {
    return {.axis = unitVector(turn.axis),
            .angle = math::Degrees{turn.degrees},
            .aboutWorld = turn.aboutWorld};
}

math::Vec3 bodyTurnRad(const AskedTurn& turn, const math::Quat& worldFromBody) {
    const math::Vec3 axis = shipTurn(turn).axis;
    const math::Vec3 own =
        turn.aboutWorld ? math::rotate(math::conjugate(worldFromBody), axis) : axis;
    const double angle = math::toRadians(math::Degrees{turn.degrees}).value;
    return {own.x * angle, own.y * angle, own.z * angle};
}

}  // namespace gimbalscope::sim
