// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include "app/row_times.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "text/numbers.h"
#include "text/words.h"

namespace gimbalscope::app {
namespace {

constexpr double kDaySeconds = 86400.0;
/// Differences of two such fit 64 bits.
constexpr double kLargestWhole = 4e18;

struct TimeUnit {
    std::array<std::string_view, 5> spellings;
    std::string_view plural;
    double seconds;
    double sinceEpoch;  ///< times from 1973 on are at least so large, and less than the next's
    double step;        ///< a log's step from row to row is at least so large
};
constexpr std::array<TimeUnit, 7> kUnits{
    {{{"ns", "nsec", "nanoseconds"}, "nanoseconds", 1e-9, 1e17, 5e4},
     {{"us", "usec", "microseconds", "\xC2\xB5s", "\316\274s"}, "microseconds", 1e-6, 1e14, 500.0},
     {{"ms", "msec", "milliseconds"}, "milliseconds", 1e-3, 1e11, 5.0},
     {{"s", "sec", "secs", "second", "seconds"}, "seconds", 1.0, 0.0, 0.0},
     // Longer ones have to be named: nothing in the numbers tells them from seconds.
     {{"min", "mins", "minute", "minutes"}, "minutes", 60.0, 0.0, 0.0},
     {{"h", "hr", "hrs", "hour", "hours"}, "hours", 3600.0, 0.0, 0.0},
     {{"d", "day", "days"}, "days", kDaySeconds, 0.0, 0.0}}};

double secondsOf(std::string_view spelling) {
    const auto unit = std::ranges::find_if(kUnits, [&](const TimeUnit& each) {
        return !spelling.empty() && std::ranges::count(each.spellings, spelling) > 0;
    });
    return unit == kUnits.end() ? 0.0 : unit->seconds;
}

/// What a column's name tells: "t [s]" and "time_us" have a unit, "t" has none. nullopt for what is
/// no time.
std::optional<TimeColumn> timeColumnOf(std::string_view header) {
    constexpr std::array<std::string_view, 4> kNames{"t", "time", "timestamp", "stamp"};
    const auto isTime = [&](std::string_view name) {
        return std::ranges::count(kNames, text::trimmed(name)) > 0;
    };
    const std::string lower = text::lowerCase(header);
    std::string_view name = lower;
    name.remove_prefix(name.rfind('.') + 1);
    const std::size_t bracket = name.find_first_of("([");
    if (bracket != std::string_view::npos) {
        const std::size_t end = std::min(name.find_first_of(")]", bracket), name.size());
        const double seconds =
            secondsOf(text::trimmed(name.substr(bracket + 1, end - bracket - 1)));
        return isTime(name.substr(0, bracket))
                   ? std::optional(TimeColumn{0, seconds, seconds > 0.0})
                   : std::nullopt;
    }
    if (isTime(name)) {
        return TimeColumn{};
    }
    const std::size_t line = std::min(name.find_last_of("_ "), name.size());
    const double seconds = secondsOf(name.substr(std::min(line + 1, name.size())));
    return isTime(name.substr(0, line)) && seconds > 0.0 ? std::optional(TimeColumn{0, seconds})
                                                         : std::nullopt;
}

const TimeUnit& unitBehind(double seconds) {
    return *std::ranges::find(kUnits, seconds, &TimeUnit::seconds);
}

double unitByNumbers(double time, double step) {
    const bool isDate = std::abs(time) >= kUnits[2].sinceEpoch;
    return std::ranges::find_if(kUnits,
                                [&](const TimeUnit& unit) {
                                    return isDate ? std::abs(time) >= unit.sinceEpoch
                                                  : step >= unit.step;
                                })
        ->seconds;
}

}  // namespace

std::vector<TimeColumn> timeColumns(const std::vector<std::string>& header) {
    std::vector<TimeColumn> columns;
    for (std::size_t index = 0; index < header.size(); ++index) {
        if (std::optional<TimeColumn> column = timeColumnOf(header[index])) {
            column->index = index;
            columns.push_back(*column);
        }
    }
    return columns;
}

double secondsPerUnitOf(double time) { return unitByNumbers(time, 0.0); }

std::string_view nameOfTimeUnit(double seconds) { return unitBehind(seconds).plural; }

double RowTimes::stepBetween(const Time& before, const Time& now) {
    return before.whole && now.whole ? static_cast<double>(*now.whole - *before.whole)
                                     : now.value - before.value;
}

std::string RowTimes::inUnits(double duration) const {
    const double seconds = duration * column_.secondsPerUnit;
    if (seconds >= kDaySeconds) {
        return text::formatShortest(std::round(seconds / kDaySeconds * 10.0) / 10.0) + " days";
    }
    const bool isWhole = duration == std::floor(duration) && duration < 1e15;
    return (isWhole ? text::formatFixed(duration, 0) : text::formatShortest(duration)) + " " +
           std::string(nameOfTimeUnit(column_.secondsPerUnit));
}

RowTimes::Time RowTimes::timeOf(double value, std::string_view cell) {
    const text::ParsedInteger whole = text::parseInteger(cell);
    const bool isExact = whole.ok() && std::abs(value) < kLargestWhole;
    return {value, isExact ? std::optional(whole.value) : std::nullopt, std::string(cell)};
}

bool RowTimes::areFine(const Growing& times) {
    const text::ParsedNumber last = text::parseNumber(times.lastCell);
    if (!last_ || column_.secondsPerUnit == 0.0 || !last.ok()) {
        return false;
    }
    const double step = std::max(times.first - last_->value, times.largestStep);
    // Well below a day, since these steps are rounded.
    if (!(times.first > last_->value) || step * column_.secondsPerUnit > kDaySeconds / 2.0) {
        return false;
    }
    last_ = timeOf(last.value, times.lastCell);
    return true;
}

std::optional<io::Finding> RowTimes::look(io::TableReader& table, const io::TableRow& row) {
    io::Finding finding{.code = "E110", .message = "the row has no time", .line = row.line};
    if (column_.index >= row.cells.size()) {
        return finding;
    }
    const std::string_view cell = row.cells[column_.index];
    const text::ParsedNumber number = table.number(cell);
    finding.column = io::columnOf(row, cell);
    if (number.status == text::NumberStatus::Empty) {
        return finding;
    }
    if (!number.ok()) {
        finding.message = "the time " + text::problem(cell, number.status);
        return finding;
    }
    const std::optional<Time> before = std::exchange(last_, timeOf(number.value, cell));
    if (!before) {
        return std::nullopt;
    }
    const double step = stepBetween(*before, *last_);
    if (step == 0.0 && before->cell != cell) {
        return std::nullopt;  // what lies between them is less than a double tells
    }
    if (step == 0.0) {
        finding.message = "the time is the same as in the row before";
        return finding;
    }
    if (column_.secondsPerUnit == 0.0) {
        column_.secondsPerUnit = unitByNumbers(before->value, std::abs(step));
    }
    if (step < 0.0) {
        finding.message = "the time runs back by " + inUnits(-step);
        return finding;
    }
    if (step * column_.secondsPerUnit > kDaySeconds) {
        finding.code = "W233";
        finding.message = "the time skips " + inUnits(step) + ", read as " +
                          std::string(nameOfTimeUnit(column_.secondsPerUnit));
        return finding;
    }
    return std::nullopt;
}

}  // namespace gimbalscope::app
