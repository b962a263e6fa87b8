// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Rows against a convention, and the search for the one fault.
#include "tune/check.h"

#include <algorithm>
#include <cmath>

#include "convention/turn_axes.h"
#include "text/counts.h"
#include "text/numbers.h"
#include "tune/check_faults.h"
#include "tune/detect.h"
#include "tune/detect_names.h"

namespace gimbalscope::tune {

namespace {

constexpr std::array<std::string_view, 14> kNames{
    "none",  "other-name", "pole",       "unit",   "columns", "sign",    "handedness",
    "order", "inverse",    "transposed", "layout", "frame",   "inexact", "unknown"};
constexpr std::size_t kSearchRows = 256;
constexpr double kOtherNameDeg = 0.5;    // how far beyond its range a middle angle is another name
constexpr double kMostInexactDeg = 5.0;  // more is no rounding
constexpr std::size_t kShareOfBad = 5;   // up to a fifth of the rows
constexpr double kSameErrorDeg = 1e-6;
constexpr double kAlwaysAwayDeg = 1.0;  // rows this far from a pole have to be explained

bool isFinite(const Pair& pair) {
    return std::all_of(pair.columns.begin(), pair.columns.end(),
                       [](double angle) { return std::isfinite(angle); });
}

// The middle angle beyond its principal range: the other of the two triples.
bool isOtherName(const Pair& pair, const CheckVariant& right) {
    if (right.row.angleCount < 3) {
        return false;
    }
    const double angle = right.row.signs[1] * pair.columns[right.columnOfSlot[1]] /
                         convention::unitsPerRadian(right.row.units[1]);
    const double middle = wrapped(toDegrees(math::Radians{angle})).value;
    return isProper(right.row.order) ? middle < -kOtherNameDeg
                                     : std::abs(middle) > 90.0 + kOtherNameDeg;
}

// What is asked about a table.
struct Question {
    const PairTable& table;
    double toleranceDeg;
    const Stop& stop;
};

CheckResult measured(const Question& asked, const CheckVariant& right) {
    const auto& [table, toleranceDeg, stop] = asked;
    CheckResult result{.rows = table.pairs.size(), .explanation = {}};
    double sum = 0.0;
    for (std::size_t i = 0; i < table.pairs.size() && !isStopped(stop); ++i) {
        const double error = errorDeg(table.kind, table.pairs[i], right);
        if (!std::isfinite(error)) {
            result.worstPair = result.notFinite++ == 0 ? i : result.worstPair;
            ++result.failed;
            continue;
        }
        sum += error * error;
        result.failed += error > toleranceDeg ? 1 : 0;
        result.otherNames += error <= toleranceDeg && isOtherName(table.pairs[i], right) ? 1 : 0;
        if (error > result.maxDeg) {
            result.maxDeg = error;
            result.worstPair = result.notFinite == 0 ? i : result.worstPair;
        }
    }
    const std::size_t finite = std::max<std::size_t>(result.rows - result.notFinite, 1);
    result.rmsDeg = std::sqrt(sum / static_cast<double>(finite));
    return result;
}

// How far from the pole the failing rows reach; nullopt when not all of them are near it, or when
// no right row shows that it is only there.
std::optional<double> failingCapDeg(const Question& asked, const CheckVariant& right) {
    const auto& [table, toleranceDeg, stop] = asked;
    double cap = 0.0;
    bool hasRight = false;
    for (const Pair& pair : table.pairs) {
        const double error = errorDeg(table.kind, pair, right);
        const bool isRight = error <= toleranceDeg;
        if (isStopped(stop)) {
            break;
        }
        const double distance = poleDistanceDeg(table.kind, pair, right);
        cap = isRight ? cap : std::max(cap, distance);
        hasRight = hasRight || (isRight && distance > kAlwaysAwayDeg);
    }
    return hasRight && cap < kNearPoleDeg ? std::optional(cap) : std::nullopt;
}

// Whether the variant explains every finite row that is not at its pole, and there is one.
bool explains(const Question& asked, const std::vector<std::size_t>& rows,
              const CheckVariant& variant) {
    const auto& [table, toleranceDeg, stop] = asked;
    bool hasAny = false;
    for (const std::size_t row : rows) {
        const Pair& pair = table.pairs[row];
        if (!isFinite(pair) || poleDistanceDeg(table.kind, pair, variant) < kAlwaysAwayDeg) {
            continue;
        }
        if (isStopped(stop) || !(errorDeg(table.kind, pair, variant) <= toleranceDeg)) {
            return false;
        }
        hasAny = true;
    }
    return hasAny;
}

std::vector<std::size_t> someRows(std::size_t count, std::size_t atMost) {
    std::vector<std::size_t> rows(std::min(count, atMost));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        rows[i] = i * count / rows.size();
    }
    return rows;
}

PairTable finiteRows(const PairTable& table) {
    PairTable finite{.kind = table.kind, .columnNames = table.columnNames, .pairs = {}};
    std::copy_if(table.pairs.begin(), table.pairs.end(), std::back_inserter(finite.pairs),
                 isFinite);
    return finite;
}

// Whether no convention but the right one comes as near to the rows, all of which are finite.
bool isInexact(const Question& asked, const CheckResult& result) {
    if (result.notFinite > 0 || result.rmsDeg > kMostInexactDeg) {
        return false;
    }
    const Detection detection =
        detect(asked.table, std::max(2.0 * result.rmsDeg, kTrustedToDeg), asked.stop);
    return detection.outcome == Outcome::One &&
           std::abs(detection.fits.front().rmsDeg - result.rmsDeg) < kSameErrorDeg;
}

// What the table is instead, when exactly one convention explains its finite rows, but for a few.
std::string whatItIs(const Question& asked) {
    const PairTable finite = finiteRows(asked.table);
    const Detection detection =
        detect(finite, std::max(asked.toleranceDeg, kTrustedToDeg), asked.stop);
    const bool isAllButSome = detection.badRows && detection.badRows->remaining == 1;
    if (detection.outcome != Outcome::One && !isAllButSome) {
        return "no single fault explains it, and no other convention does";
    }
    const Hypothesis& hypothesis =
        isAllButSome ? detection.badRows->without.hypothesis : detection.fits.front().hypothesis;
    const FrameName name = frameNames(hypothesis, finite).front();
    return "no single fault explains it; the table is " + name.product + " in @" +
           std::string(convention::frame(name.frame).name) + ", " + unitText(hypothesis) +
           (isAllButSome ? ", but for " + text::counted(detection.badRows->count, "row") : "");
}

void explainFailure(const Question& asked, const CheckedRow& checked, CheckResult& result) {
    const PairTable& table = asked.table;
    const CheckVariant right = rightVariant(checked);
    if (const auto cap = failingCapDeg(asked, right)) {
        result.fault = Fault::Pole;
        result.explanation = "right everywhere but near the pole: all wrong rows are within " +
                             text::formatFixed(*cap, 3) + " degrees of it";
        return;
    }
    const std::vector<std::size_t> some = someRows(table.pairs.size(), kSearchRows);
    const std::vector<std::size_t> all = someRows(table.pairs.size(), table.pairs.size());
    const auto explainsAll = [&](const CheckVariant& variant) {
        return isStopped(asked.stop) ||
               (explains(asked, some, variant) && explains(asked, all, variant));
    };
    if (result.notFinite > 0 && explainsAll(right)) {
        result.fault = Fault::Unknown;
        result.explanation = "right but for " + text::counted(result.notFinite, "row") +
                             " with an angle that is no number, the first on line " +
                             std::to_string(table.pairs[result.worstPair].line);
        return;
    }
    const std::vector<CheckVariant> variants = faultyVariants(checked, table.kind);
    const auto found = std::find_if(variants.begin(), variants.end(), explainsAll);
    if (found == variants.end() && isInexact(asked, result)) {
        result.fault = Fault::Inexact;
        result.explanation =
            "the convention is right, its angles are rounded or noisy: rms " +
            text::formatFixed(result.rmsDeg, 3) + " degrees over all; a tolerance of " +
            text::formatShortest(std::ceil(result.maxDeg * 100.0) / 100.0) + " would pass them";
        return;
    }
    if (found == variants.end() && result.failed * kShareOfBad <= result.rows) {
        result.fault = Fault::Unknown;
        result.explanation =
            "right but for " + text::counted(result.failed, "row") + ", the worst on line " +
            std::to_string(table.pairs[result.worstPair].line) + ": no single fault explains them";
        return;
    }
    if (found == variants.end()) {
        result.fault = Fault::Unknown;
        result.explanation = whatItIs(asked);
        return;
    }
    result.fault = found->fault;
    result.explanation = found->words;
    const auto frame = std::find_if(found + 1, variants.end(), [&](const CheckVariant& variant) {
        return variant.options.frame != right.options.frame && explainsAll(variant);
    });
    if (frame != variants.end() && found->options.frame == right.options.frame) {
        result.explanation += "; or " + frame->words;
    }
}

}  // namespace

std::string_view name(Fault fault) { return kNames[static_cast<std::size_t>(fault)]; }

CheckResult check(const PairTable& table, const CheckedRow& checked, double toleranceDeg,
                  const Stop& stop) {
    const Question asked{table, toleranceDeg, stop};
    CheckResult result = measured(asked, rightVariant(checked));
    if (!result.passes()) {
        explainFailure(asked, checked, result);
    } else if (result.otherNames > 0) {
        result.fault = Fault::OtherName;
        result.explanation = "in " + text::grouped(static_cast<std::int64_t>(result.otherNames)) +
                             " of " + text::counted(result.rows, "row") +
                             " the angles are the other name of the same attitude: " +
                             std::string(checked.row->names[1]) + " is out of its range";
    }
    return result;
}

}  // namespace gimbalscope::tune
