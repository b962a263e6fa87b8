// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Scores, and what remains. A table of thousands of rows is judged by the rows that differ most
// first, so that its length costs next to nothing until few hypotheses are left.
#include "tune/detect.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "tune/detect_rows.h"

namespace gimbalscope::tune {

namespace {

constexpr std::size_t kVerifyBudget = 6'000'000;  // rows times hypotheses
constexpr double kSignificance = 3.3;             // standard deviations
constexpr double kSmallestRatio = 1.5;            // errors of many rows are not independent
constexpr double kRowsOverTolerance = 3.0;
constexpr std::size_t kNearMisses = 3;
constexpr std::size_t kShareDropped = 5;  // up to a fifth of the rows may be bad
constexpr std::size_t kFewestNoisy = 3;   // readings that can show that they are noisy
constexpr double kNoisiestDeg = 15.0;

// A row with what is the same for all hypotheses.
struct Prepared {
    std::array<math::Quat, kLayouts> attitude;  // per layout, our axes
    HalfTurns halfTurns;
};

Prepared prepared(const PairTable& table, const Pair& pair) {
    Prepared row{.attitude = {}, .halfTurns = halfTurnsOf(pair.columns)};
    for (std::size_t i = 0; i < kLayouts; ++i) {
        row.attitude[i] = attitudeOf(table.kind, pair, static_cast<QuatLayout>(i));
    }
    return row;
}

double errorOf(const Prepared& row, const Hypothesis& hypothesis) {
    const math::Quat& attitude = row.attitude[static_cast<std::size_t>(hypothesis.layout)];
    return toDegrees(angleBetween(attitude, poseOf(hypothesis, row.halfTurns))).value;
}

// One hypothesis' errors over some rows, and the same without the worst of them.
struct Score {
    Fit fit;
    double trimmedRmsDeg = 0.0;
};

double rms(std::vector<double>::const_iterator from, std::vector<double>::const_iterator to) {
    const double sum = std::inner_product(from, to, from, 0.0);
    return std::sqrt(sum / static_cast<double>(std::max<std::ptrdiff_t>(to - from, 1)));
}

std::size_t dropped(std::size_t rows) {
    return rows < 3 ? 0 : std::max<std::size_t>(1, rows / kShareDropped);
}

class Scorer {
public:
    Scorer(const PairTable& table, std::vector<std::size_t> rows) : rows_(std::move(rows)) {
        std::transform(rows_.begin(), rows_.end(), std::back_inserter(prepared_),
                       [&](std::size_t row) { return prepared(table, table.pairs[row]); });
    }

    std::size_t size() const { return rows_.size(); }

    Score score(const Hypothesis& hypothesis) {
        errors_.clear();
        std::transform(prepared_.begin(), prepared_.end(), std::back_inserter(errors_),
                       [&](const Prepared& row) { return errorOf(row, hypothesis); });
        const auto worst = std::max_element(errors_.begin(), errors_.end());
        Score score;
        score.fit = {.hypothesis = hypothesis,
                     .rmsDeg = rms(errors_.begin(), errors_.end()),
                     .maxDeg = *worst,
                     .worstPair = rows_[static_cast<std::size_t>(worst - errors_.begin())]};
        const auto keep =
            errors_.begin() + static_cast<std::ptrdiff_t>(errors_.size() - dropped(size()));
        std::nth_element(errors_.begin(), keep - 1, errors_.end());
        score.trimmedRmsDeg = rms(errors_.begin(), keep);
        return score;
    }

private:
    std::vector<std::size_t> rows_;
    std::vector<Prepared> prepared_;
    std::vector<double> errors_;
};

// What the rows are worth, and how far they may be off.
struct Judged {
    std::size_t readings;  // independent ones
    double toleranceDeg;
};

double limitFor(double bestRmsDeg, std::size_t readings) {
    const double parts = 3.0 * static_cast<double>(readings);
    const double ratio = std::max(kSmallestRatio, std::exp(kSignificance / std::sqrt(parts)));
    return std::max(kTrustedToDeg, bestRmsDeg * ratio);
}

// Those of the scores that fit; sorted, best first. Sets the limit.
std::vector<Fit> remaining(const std::vector<Score>& scores, const Judged& judged,
                           double& limitDeg) {
    std::vector<Fit> fits;
    for (const Score& score : scores) {
        if (score.fit.rmsDeg <= judged.toleranceDeg &&
            score.fit.maxDeg <= kRowsOverTolerance * judged.toleranceDeg) {
            fits.push_back(score.fit);
        }
    }
    std::stable_sort(fits.begin(), fits.end(),
                     [](const Fit& a, const Fit& b) { return a.rmsDeg < b.rmsDeg; });
    if (!fits.empty()) {
        // One reading says nothing about its own noise.
        limitDeg = judged.readings < 2 ? judged.toleranceDeg
                                       : limitFor(fits.front().rmsDeg, judged.readings);
        std::erase_if(fits, [&](const Fit& fit) { return fit.rmsDeg > limitDeg; });
    }
    return fits;
}

// Whether the hypotheses that could explain the rest of a short table agree about its worst row,
// and how many they are.
struct Agreement {
    std::size_t count = 0;
    bool sameRow = true;
};

Agreement agreement(const std::vector<Score>& scores, const Fit& best, double limitDeg) {
    Agreement result;
    for (const Score& score : scores) {
        if (score.trimmedRmsDeg <= limitDeg) {
            ++result.count;
            result.sameRow = result.sameRow && score.fit.worstPair == best.worstPair;
        }
    }
    return result;
}

// Sorts a table's rows into those that the fit's hypothesis explains, whose errors become the
// fit's, and the bad ones.
BadRows sortedRows(const PairTable& table, Fit fit, double isBadFromDeg) {
    BadRows bad{.pairs = {}, .without = fit};
    double sum = 0.0;
    bad.without.maxDeg = 0.0;
    for (std::size_t i = 0; i < table.pairs.size(); ++i) {
        const double error = errorDeg(table, table.pairs[i], fit.hypothesis);
        if (error > isBadFromDeg) {
            if (++bad.count <= kBadRowsNamed) {
                bad.pairs.push_back(i);
            }
            continue;
        }
        sum += error * error;
        if (error >= bad.without.maxDeg) {
            bad.without.maxDeg = error;
            bad.without.worstPair = i;
        }
    }
    const std::size_t good = std::max<std::size_t>(table.pairs.size() - bad.count, 1);
    bad.without.rmsDeg = std::sqrt(sum / static_cast<double>(good));
    return bad;
}

// The rows that the best explanation of all others cannot have; nothing when there is none, or when
// the hypotheses that could explain the rest disagree about which rows that are.
std::optional<BadRows> badRows(const PairTable& table, const std::vector<Score>& scores,
                               double toleranceDeg) {
    const auto best = std::min_element(
        scores.begin(), scores.end(),
        [](const Score& a, const Score& b) { return a.trimmedRmsDeg < b.trimmedRmsDeg; });
    const std::size_t rowCount = std::min(table.pairs.size(), kSampleRows);
    if (dropped(rowCount) == 0 || best->trimmedRmsDeg > toleranceDeg) {
        return std::nullopt;
    }
    const double limit = limitFor(best->trimmedRmsDeg, rowCount - dropped(rowCount));
    const Agreement agreed = agreement(scores, best->fit, std::min(limit, toleranceDeg));
    if (!agreed.sameRow && rowCount < kSampleRows) {
        return std::nullopt;
    }
    BadRows bad = sortedRows(table, best->fit, std::max(toleranceDeg, kRowsOverTolerance * limit));
    bad.remaining = agreed.count;
    const std::size_t good = table.pairs.size() - bad.count;
    return good < 2 || bad.count > good ? std::nullopt : std::optional(bad);
}

// The tolerance with which the nearest miss would fit, when its readings may be noisy rather than
// wrong and no other comes near it.
std::optional<double> toleranceForOne(const std::vector<Fit>& misses, std::size_t readings) {
    const Fit& best = misses.front();
    if (readings < kFewestNoisy || misses.size() < 2 ||
        misses[1].rmsDeg <= limitFor(best.rmsDeg, readings)) {
        return std::nullopt;
    }
    const double needed = std::ceil(std::max(best.rmsDeg, best.maxDeg / kRowsOverTolerance));
    return needed <= kNoisiestDeg ? std::optional(needed) : std::nullopt;
}

std::vector<Fit> nearMisses(std::vector<Score> scores) {
    const std::size_t count = std::min(kNearMisses, scores.size());
    std::partial_sort(scores.begin(), scores.begin() + static_cast<std::ptrdiff_t>(count),
                      scores.end(),
                      [](const Score& a, const Score& b) { return a.fit.rmsDeg < b.fit.rmsDeg; });
    std::vector<Fit> fits;
    for (std::size_t i = 0; i < count; ++i) {
        fits.push_back(scores[i].fit);
    }
    return fits;
}

}  // namespace

double errorDeg(const PairTable& table, const Pair& pair, const Hypothesis& hypothesis) {
    return errorOf(prepared(table, pair), hypothesis);
}

namespace {

// A table on trial.
class Trial {
public:
    Trial(const PairTable& table, double toleranceDeg, const Stop& stop)
        : table_(table),
          stop_(stop),
          rows_(rowsOnce(table)),
          apart_(attitudesApart(table, rows_, stop)),
          toleranceDeg_(toleranceDeg),
          sample_(table, differentRows(table, rows_)) {}

    /// Readings of the same attitude are as good as one.
    std::size_t readings(std::size_t rows) const {
        return apart_ < kSampleRows ? std::min(rows, apart_) : rows;
    }
    std::size_t attitudes() const { return apart_; }
    const std::vector<Score>& scores() const { return scores_; }

    /// Hypotheses with such units, into the result; the last call's scores are kept. False when it
    /// was stopped.
    bool take(ColumnUnits units, Detection& result) {
        const bool withLayouts = table_.kind.form == AttitudeForm::Quat;
        scores_.clear();
        for (const Hypothesis& each :
             allHypotheses(table_.columnNames.size(), withLayouts, units)) {
            if (isStopped(stop_)) {
                return false;
            }
            scores_.push_back(sample_.score(each));
        }
        result.tried += scores_.size();
        result.examined = sample_.size();
        result.fits =
            remaining(scores_, {readings(sample_.size()), toleranceDeg_}, result.limitDeg);
        return result.fits.empty() || sample_.size() == rows_.size() || verify(result);
    }

private:
    /// Those that fit the sample, again on all rows of a long table.
    bool verify(Detection& result) {
        Scorer whole(table_, spread(rows_, kVerifyBudget / result.fits.size()));
        std::vector<Score> verified;
        for (const Fit& fit : result.fits) {
            if (isStopped(stop_)) {
                return false;
            }
            verified.push_back(whole.score(fit.hypothesis));
        }
        result.examined = whole.size();
        result.fits = remaining(verified, {readings(whole.size()), toleranceDeg_}, result.limitDeg);
        if (result.fits.empty()) {
            scores_ = std::move(verified);
        }
        return true;
    }

    const PairTable& table_;
    const Stop& stop_;
    std::vector<std::size_t> rows_;  ///< without copies
    std::size_t apart_;
    double toleranceDeg_;
    Scorer sample_;
    std::vector<Score> scores_;
};

void explainSeveral(const PairTable& table, Detection& result, const Stop& stop) {
    result.reasons = ambiguities(table, result.fits);
    std::vector<Hypothesis> left;
    std::transform(result.fits.begin(), result.fits.end(), std::back_inserter(left),
                   [](const Fit& fit) { return fit.hypothesis; });
    result.next = nextMeasurement(table.kind, left, stop);
}

}  // namespace

Detection detect(const PairTable& table, double toleranceDeg, const Stop& stop) {
    Detection result;
    if (table.pairs.empty()) {
        return result;
    }
    Trial trial(table, toleranceDeg, stop);
    if (!trial.take(ColumnUnits::Same, result)) {
        return result;
    }
    const std::vector<Score> scores = trial.scores();
    // By chance one attitude fits among so many.
    if (result.fits.empty() && trial.attitudes() > 1 && !trial.take(ColumnUnits::Mixed, result)) {
        return result;
    }
    if (result.fits.empty()) {
        result.badRows = badRows(table, scores, toleranceDeg);
        result.fits = nearMisses(scores);
        if (!result.badRows) {
            result.toleranceForOneDeg =
                toleranceForOne(result.fits, trial.readings(table.pairs.size()));
        }
        return result;
    }
    result.outcome = result.fits.size() == 1 ? Outcome::One : Outcome::Several;
    if (result.outcome == Outcome::Several) {
        explainSeveral(table, result, stop);
    }
    return result;
}

}  // namespace gimbalscope::tune
