// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// CSV out.
#include "report/csv.h"

#include "text/numbers.h"

namespace gimbalscope::report {
namespace {

/// Quoted when it contains what would break the table.
std::string cell(const std::string& text) {
    if (text.find_first_of(",\"\n") == std::string::npos) {
        return text;
    }
    std::string quoted = "\"";
    for (const char each : text) {
        quoted += each == '"' ? "\"\"" : std::string(1, each);
    }
    return quoted + "\"";
}

std::string firstCells(const std::string& row, const std::vector<std::string>& kept) {
    std::string line = row;
    for (const std::string& each : kept) {
        line += "," + cell(each);
    }
    return line;
}

}  // namespace

std::string csvHeader(std::span<const Entry> entries, const std::vector<std::string>& kept) {
    std::string line = firstCells("row", kept);
    for (const Entry& entry : entries) {
        const std::string prefix = "," + label(entry) + ".";
        for (const NamedValue& each : entry.values) {
            line += prefix + std::string(each.name);
        }
        if (entry.hasPole) {
            line += prefix + "error_deg" + prefix + "stretch" + prefix + "state" + prefix + "cause";
        }
    }
    return line + "\n";
}

std::string csvRow(std::int64_t row, std::span<const Entry> entries,
                   const std::vector<std::string>& kept) {
    std::string line = firstCells(std::to_string(row), kept);
    for (const Entry& entry : entries) {
        for (const NamedValue& each : entry.values) {
            line.append(",").append(text::formatShortest(each.value));
        }
        if (entry.hasPole) {
            line.append(",").append(text::formatShortest(entry.errorDeg));
            line.append(",").append(text::formatShortest(entry.stretch));
            line.append(",").append(entry.state).append(",").append(entry.cause);
        }
    }
    return line + "\n";
}

std::string csvBadRow(std::int64_t row, std::span<const Entry> like,
                      const std::vector<std::string>& kept) {
    std::size_t cells = 0;
    for (const Entry& entry : like) {
        cells += entry.values.size() + (entry.hasPole ? 4 : 0);
    }
    return firstCells(std::to_string(row), kept) + std::string(cells, ',') + "\n";
}

}  // namespace gimbalscope::report
