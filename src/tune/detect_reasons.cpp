// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Why a table leaves more than one convention, in words: what the rows have in common that hides
// the difference.
#include <algorithm>
#include <cmath>

#include "text/numbers.h"
#include "tune/detect.h"

namespace gimbalscope::tune {

namespace {

constexpr double kNearlyDeg = 0.5;
constexpr double kAtPoleDeg = 1.0;
constexpr double kSmallDeg = 5.0;

// The columns of a pair in degrees within half a turn, in the units of the best hypothesis.
std::array<double, 3> inDegrees(const Pair& pair, const convention::Units& units) {
    std::array<double, 3> degrees{};
    for (std::size_t i = 0; i < 3; ++i) {
        const double angle = pair.columns[i] / convention::unitsPerRadian(units[i]);
        degrees[i] = wrapped(toDegrees(math::Radians{angle})).value;
    }
    return degrees;
}

class Table {
public:
    Table(const PairTable& table, const convention::Units& units) : names_(table.columnNames) {
        std::transform(table.pairs.begin(), table.pairs.end(), std::back_inserter(rows_),
                       [&](const Pair& pair) { return inDegrees(pair, units); });
    }

    template <class Test>
    bool everyRow(const Test& test) const {
        return std::all_of(rows_.begin(), rows_.end(), test);
    }

    void addColumns(std::vector<std::string>& reasons) const {
        for (std::size_t i = 0; i < names_.size(); ++i) {
            if (everyRow([&](const auto& row) { return std::abs(row[i]) < kNearlyDeg; })) {
                reasons.push_back(names_[i] +
                                  " is 0 in every row: neither its axis nor its sign shows");
            }
        }
        for (std::size_t i = 0; i < names_.size(); ++i) {
            for (std::size_t j = i + 1; j < names_.size(); ++j) {
                addAlike(i, j, reasons);
            }
        }
    }

    void addTurns(std::vector<std::string>& reasons) const {
        const bool single = everyRow([](const auto& row) {
            return std::count_if(row.begin(), row.end(),
                                 [](double angle) { return std::abs(angle) >= kNearlyDeg; }) <= 1;
        });
        const bool small = everyRow([](const auto& row) {
            return std::all_of(row.begin(), row.end(),
                               [](double angle) { return std::abs(angle) < kSmallDeg; });
        });
        if (single) {
            reasons.emplace_back(
                "every row turns by one angle only: the order of the turns does not show");
        } else if (small) {
            reasons.emplace_back("all angles are small: the order of small turns hardly shows");
        }
    }

private:
    void addAlike(std::size_t i, std::size_t j, std::vector<std::string>& reasons) const {
        const auto near = [&](double sign) {
            return everyRow(
                [&](const auto& row) { return std::abs(row[i] - sign * row[j]) < kNearlyDeg; });
        };
        const bool isZero =
            everyRow([&](const auto& row) { return std::abs(row[i]) < kNearlyDeg; });
        if (!isZero && (near(1.0) || near(-1.0))) {
            reasons.push_back(names_[i] + " and " + names_[j] +
                              (near(1.0) ? " are equal" : " are opposite") +
                              " in every row: they cannot be told apart");
        }
    }

    const std::vector<std::string>& names_;
    std::vector<std::array<double, 3>> rows_;
};

bool isOneAttitude(const PairTable& table) {
    return std::all_of(table.pairs.begin(), table.pairs.end(), [&](const Pair& pair) {
        return toDegrees(angleBetween(pair.inFrame, table.pairs.front().inFrame)).value <
               kNearlyDeg;
    });
}

bool isAtPole(const PairTable& table, const Hypothesis& hypothesis) {
    return std::all_of(table.pairs.begin(), table.pairs.end(), [&](const Pair& pair) {
        const math::Quat attitude = attitudeOf(table.kind, pair, hypothesis.layout);
        return poleDistanceDeg(hypothesis, attitude) < kAtPoleDeg;
    });
}

}  // namespace

std::vector<std::string> ambiguities(const PairTable& table, const std::vector<Fit>& fits) {
    std::vector<std::string> reasons;
    if (table.pairs.size() == 1) {
        reasons.emplace_back("there is one row only");
    } else if (isOneAttitude(table)) {
        reasons.emplace_back("every row has the same attitude");
    }
    const Table columns(table, fits.front().hypothesis.units);
    columns.addColumns(reasons);
    columns.addTurns(reasons);
    if (isAtPole(table, fits.front().hypothesis)) {
        reasons.emplace_back(
            "every row is at the pole, where only one combination of two angles counts");
    }
    if (reasons.empty()) {
        reasons.push_back(
            "at these attitudes what remains differs by no more than the readings' "
            "noise (" +
            text::formatFixed(std::max(fits.front().rmsDeg, kTrustedToDeg), 2) + " degrees)");
    }
    return reasons;
}

}  // namespace gimbalscope::tune
