// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Watches the times of a table, if it has any: a log whose clock stands, runs back or skips a day
// is told, since whatever runs from row to row (a policy's memory, a rate) believes in their order.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "io/finding.h"
#include "io/table_reader.h"

namespace gimbalscope::app {

/// A column that a header calls t, time, timestamp or stamp, with a unit behind it or not: "t",
/// "time_us", "time_min", "timestamp [ns]", "Time (s)", "t [days]", "header.stamp".
struct TimeColumn {
    std::size_t index = 0;
    double secondsPerUnit = 0.0;  ///< 0 when the name tells no unit
    bool isUnderstood = true;     ///< false with a unit in brackets that is none of time
};
/// All of them, from left to right.
std::vector<TimeColumn> timeColumns(const std::vector<std::string>& header);
/// Seconds in a unit of a time that has none behind its name: by its size, when it is counted since
/// 1970; 1 for any other.
double secondsPerUnitOf(double time);
/// "milliseconds" for 1e-3, and so on for what TimeColumn may have.
std::string_view nameOfTimeUnit(double seconds);

/// Looks at one row after the other. Without a unit in the name the numbers tell it: seconds,
/// milli-, micro- or nanoseconds since 1970 by their size, since a start by their first step.
class RowTimes {
public:
    explicit RowTimes(const TimeColumn& column) : column_(column) {}
    std::size_t column() const { return column_.index; }

    /// What is wrong with the row's time: E110 when it is missing, no finite number, the one before
    /// or earlier; W233 when it is more than a day later. The row is used all the same.
    std::optional<io::Finding> look(io::TableReader& table, const io::TableRow& row);

    /// The times of several rows, each later than the one before.
    struct Growing {
        double first = 0.0, largestStep = 0.0;
        std::string_view lastCell{};  ///< as written
    };
    /// True when there is nothing to say about them; then the last of them is what the next row is
    /// held against. False, and nothing done, when only look() can tell.
    bool areFine(const Growing& times);

private:
    /// Nanoseconds since 1970 have more digits than a double.
    struct Time {
        double value = 0.0;
        std::optional<std::int64_t> whole{};
        std::string cell{};  ///< as written: other digits are another time, however small the step
    };
    static Time timeOf(double value, std::string_view cell);
    static double stepBetween(const Time& before, const Time& now);
    std::string inUnits(double duration) const;

    TimeColumn column_;
    std::optional<Time> last_;
};

}  // namespace gimbalscope::app
