// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Rows that are copies, attitudes that are the same, rows that differ.
#include "tune/detect_rows.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace gimbalscope::tune {

namespace {

constexpr std::size_t kSampleFrom = 4096;  // rows among which those 64 are sought
constexpr double kOneAttitudeDeg = 0.5;    // closer than that, two readings are of one attitude

}  // namespace

std::vector<std::size_t> spread(const std::vector<std::size_t>& from, std::size_t atMost) {
    std::vector<std::size_t> rows(std::min(from.size(), atMost));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        rows[i] = from[i * from.size() / rows.size()];
    }
    return rows;
}

std::vector<std::size_t> rowsOnce(const PairTable& table) {
    const auto numbers = [&](std::size_t row) {
        const Pair& pair = table.pairs[row];
        const math::Quat& q = pair.inFrame;
        return std::array{q.x, q.y, q.z, q.w, pair.columns[0], pair.columns[1], pair.columns[2]};
    };
    std::vector<std::size_t> rows(table.pairs.size());
    std::iota(rows.begin(), rows.end(), std::size_t{0});
    std::stable_sort(rows.begin(), rows.end(),
                     [&](std::size_t a, std::size_t b) { return numbers(a) < numbers(b); });
    rows.erase(std::unique(rows.begin(), rows.end(),
                           [&](std::size_t a, std::size_t b) { return numbers(a) == numbers(b); }),
               rows.end());
    std::sort(rows.begin(), rows.end());
    return rows;
}

std::size_t attitudesApart(const PairTable& table, const std::vector<std::size_t>& rows,
                           const Stop& stop) {
    std::vector<math::Quat> apart;
    for (const std::size_t row : rows) {
        const math::Quat& q = table.pairs[row].inFrame;
        const bool isNew = std::none_of(apart.begin(), apart.end(), [&](const math::Quat& p) {
            return toDegrees(angleBetween(p, q)).value < kOneAttitudeDeg;
        });
        if (isNew) {
            apart.push_back(q);
        }
        if (apart.size() == kSampleRows || isStopped(stop)) {
            break;
        }
    }
    return apart.size();
}

std::vector<std::size_t> differentRows(const PairTable& table,
                                       const std::vector<std::size_t>& rows) {
    const std::vector<std::size_t> from = spread(rows, kSampleFrom);
    if (from.size() <= kSampleRows) {
        return from;
    }
    std::vector<double> nearest(from.size(), -1.0);  // largest |cosine| to a chosen one
    std::vector<std::size_t> chosen;
    std::size_t next = 0;
    while (chosen.size() < kSampleRows) {
        chosen.push_back(from[next]);
        const math::Quat& q = table.pairs[from[next]].inFrame;
        for (std::size_t i = 0; i < from.size(); ++i) {
            const math::Quat& p = table.pairs[from[i]].inFrame;
            const double cosine = std::abs(p.x * q.x + p.y * q.y + p.z * q.z + p.w * q.w);
            nearest[i] = std::max(nearest[i], cosine);
        }
        nearest[next] = 2.0;  // taken
        next = static_cast<std::size_t>(std::min_element(nearest.begin(), nearest.end()) -
                                        nearest.begin());
    }
    std::sort(chosen.begin(), chosen.end());
    return chosen;
}

}  // namespace gimbalscope::tune
