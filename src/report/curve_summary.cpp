// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include "report/curve_summary.h"

#include <algorithm>
#include <cmath>

#include "report/entry.h"
#include "report/json_text.h"
#include "report/row_text.h"
#include "report/table.h"
#include "text/numbers.h"

namespace gimbalscope::report {
namespace {

using curve::Jump;

double degrees(double radians) { return withoutNegativeZero(radians * (180.0 / math::kPi)); }

/// Three decimals: what a curve's motion is known to. Beyond any motion three significant digits.
std::string jumpText(double value) {
    constexpr double kLargestPlain = 1e9;
    return std::abs(value) < kLargestPlain ? text::formatFixed(value, 3) : shortNumber(value);
}

/// One of the two quantities that jump.
using Quantity = double Jump::*;
constexpr Quantity kRate = &Jump::rateRadPerS, kAcceleration = &Jump::accelerationRadPerS2;

/// The largest jump, the first of equals; null without any. One that is NaN is the largest.
const Jump* largest(const CurveSummary& summary, Quantity quantity) {
    const auto isLess = [&](const Jump& a, const Jump& b) {
        return a.*quantity < b.*quantity ||
               (b.*quantity != b.*quantity && a.*quantity == a.*quantity);
    };
    const auto found = std::max_element(summary.jumps.begin(), summary.jumps.end(), isLess);
    return found == summary.jumps.end() ? nullptr : &*found;
}

std::string timeText(KeyTimes times, std::size_t key) {
    return text::formatShortest(withoutNegativeZero(times[key]));
}

void addLargest(std::vector<TableCell>& line, const Jump* jump, Quantity quantity, KeyTimes times) {
    const std::string size = jump == nullptr ? "" : jumpText(degrees(jump->*quantity));
    const bool isNone = jump == nullptr || size == jumpText(0.0);
    line.push_back({size, true});
    line.push_back({isNone ? "" : timeText(times, jump->key), true});
}

std::string waysTable(std::span<const CurveSummary> summaries, KeyTimes times) {
    Table table;
    table.add({{"method"},
               {"path deg", true},
               {"shortest deg", true},
               {"largest jump of rate deg/s", true},
               {"at t", true},
               {"of acceleration deg/s^2", true},
               {"at t", true}});
    for (const CurveSummary& each : summaries) {
        std::vector<TableCell> line{{std::string(each.method)},
                                    {text::formatFixed(degrees(each.pathRad), 3), true},
                                    {text::formatFixed(degrees(each.shortestRad), 3), true}};
        for (const Quantity quantity : {kRate, kAcceleration}) {
            addLargest(line, largest(each, quantity), quantity, times);
        }
        table.add(std::move(line));
    }
    return table.text();
}

/// A line for each key, a column for each method. All have their jumps at the same keys.
std::string jumpsTable(std::span<const CurveSummary> summaries, Quantity quantity, KeyTimes times) {
    Table table;
    std::vector<TableCell> head{{"key"}, {"t", true}};
    for (const CurveSummary& each : summaries) {
        head.push_back({std::string(each.method), true});
    }
    table.add(std::move(head));
    for (std::size_t i = 0; i < summaries.front().jumps.size(); ++i) {
        const std::size_t key = summaries.front().jumps[i].key;
        std::vector<TableCell> line{{std::to_string(key + 1)}, {timeText(times, key), true}};
        for (const CurveSummary& each : summaries) {
            line.push_back(
                {i < each.jumps.size() ? jumpText(degrees(each.jumps[i].*quantity)) : std::string(),
                 true});
        }
        table.add(std::move(line));
    }
    return table.text();
}

// A line for each leap, at most ten a method.
std::string leapsText(std::span<const CurveSummary> summaries, std::size_t keys) {
    constexpr std::size_t kMostLeaps = 10;
    std::string text;
    for (const CurveSummary& each : summaries) {
        for (std::size_t i = 0; i < std::min(each.leaps.size(), kMostLeaps); ++i) {
            const curve::Leap& leap = each.leaps[i];
            text.append(each.method).append(" leaps ");
            text += text::formatFixed(degrees(leap.angleRad), 1) + " degrees between keys " +
                    std::to_string(leap.interval + 1) + " and " +
                    std::to_string((leap.interval + 1) % keys + 1) + "\n";
        }
        if (each.leaps.size() > kMostLeaps) {
            text.append(each.method).append(" leaps ");
            text += std::to_string(each.leaps.size() - kMostLeaps) + " times more\n";
        }
    }
    return text.empty() ? text : "\n" + text;
}

}  // namespace

CurveSummary summaryOf(const curve::Curve& curve, const tune::Stop& stop) {
    CurveSummary summary{.method = curve::name(curve.method()),
                         .shortestRad = curve::shortestRad(curve),
                         .jumps = curve::jumps(curve)};
    for (std::size_t i = 0; i < curve.intervals().size() && !tune::isStopped(stop); ++i) {
        summary.pathRad += curve::lengthRad(curve, i);
        const std::vector<curve::Leap> found = curve::leaps(curve, i);
        summary.leaps.insert(summary.leaps.end(), found.begin(), found.end());
    }
    return summary;
}

std::string summariesText(std::span<const CurveSummary> summaries, KeyTimes times) {
    std::string text = waysTable(summaries, times) + leapsText(summaries, times.size());
    const std::size_t count = summaries.empty() ? 0 : summaries.front().jumps.size();
    if (count > kMostListedKeys) {
        return text + "\n--format json has the jumps at all keys\n";
    }
    if (count > 0) {
        text += "\njumps of the angular velocity, deg/s\n" + jumpsTable(summaries, kRate, times) +
                "\njumps of the angular acceleration, deg/s^2\n" +
                jumpsTable(summaries, kAcceleration, times);
    }
    return text;
}

std::string summariesCsv(std::span<const CurveSummary> summaries, KeyTimes times) {
    std::string text =
        "method,keys,path_deg,shortest_deg,rate_jump_deg_s,rate_jump_t,"
        "acceleration_jump_deg_s2,acceleration_jump_t,leap_deg\n";
    for (const CurveSummary& each : summaries) {
        text.append(each.method).append("," + std::to_string(times.size()));
        for (const double way : {each.pathRad, each.shortestRad}) {
            text::appendShortest(text += ',', degrees(way));
        }
        for (const Quantity quantity : {kRate, kAcceleration}) {
            const Jump* const jump = largest(each, quantity);
            text += jump == nullptr ? ",,"
                                    : "," + text::formatShortest(degrees(jump->*quantity)) + "," +
                                          timeText(times, jump->key);
        }
        double leapRad = 0.0;
        for (const curve::Leap& leap : each.leaps) {
            leapRad = std::max(leapRad, leap.angleRad);
        }
        text::appendShortest(text += ',', degrees(leapRad));
        text += '\n';
    }
    return text;
}

std::string summariesJson(std::span<const CurveSummary> summaries, KeyTimes times) {
    std::string text;
    for (const CurveSummary& each : summaries) {
        JsonText json;
        json.open('{').key("method").string(each.method);
        json.key("keys").number(static_cast<std::int64_t>(times.size()));
        json.key("path_deg").number(degrees(each.pathRad));
        json.key("shortest_deg").number(degrees(each.shortestRad)).key("jumps").open('[');
        for (const Jump& jump : each.jumps) {
            json.open('{').key("key").number(static_cast<std::int64_t>(jump.key + 1));
            json.key("t").number(times[jump.key]);
            json.key("rate_deg_per_s").number(degrees(jump.rateRadPerS));
            json.key("acceleration_deg_per_s2").number(degrees(jump.accelerationRadPerS2));
            json.close('}');
        }
        json.close(']').key("leaps").open('[');
        for (const curve::Leap& leap : each.leaps) {
            json.open('{').key("after_key").number(static_cast<std::int64_t>(leap.interval + 1));
            json.key("angle_deg").number(degrees(leap.angleRad)).close('}');
        }
        text += std::move(json.close(']').close('}')).line();
    }
    return text;
}

}  // namespace gimbalscope::report
