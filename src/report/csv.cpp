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

/// How many cells an entry has behind its angles.
std::size_t extraCells(const Entry& entry, const CsvStyle& style) {
    return entry.hasPole && !style.anglesOnly ? 4 : 0;
}

}  // namespace

void appendNumber(std::string& line, double value, const CsvStyle& style) {
    if (style.decimals) {
        text::appendFixed(line, value, *style.decimals);
    } else {
        text::appendShortest(line, value);
    }
}

void appendKept(std::string& line, const std::vector<std::string>& kept) {
    for (const std::string& each : kept) {
        line.append(",").append(cell(each));
    }
}

void appendFirstCells(std::string& line, std::int64_t row, const std::vector<std::string>& kept) {
    line += std::to_string(row);
    appendKept(line, kept);
}

std::string csvHeader(std::span<const Entry> entries, const std::vector<std::string>& kept,
                      const CsvStyle& style) {
    std::string line = "row";
    appendKept(line, kept);
    for (const Entry& entry : entries) {
        const std::string prefix = "," + label(entry) + ".";
        for (const NamedValue& each : entry.values) {
            line += prefix + std::string(each.name);
        }
        if (extraCells(entry, style) > 0) {
            line += prefix + "error_deg" + prefix + "stretch" + prefix + "state" + prefix + "cause";
        }
    }
    return line + "\n";
}

std::string csvRow(std::int64_t row, std::span<const Entry> entries,
                   const std::vector<std::string>& kept, const CsvStyle& style) {
    std::string line;
    appendFirstCells(line, row, kept);
    for (const Entry& entry : entries) {
        for (const NamedValue& each : entry.values) {
            appendNumber(line += ',', each.value, style);
        }
        if (extraCells(entry, style) > 0) {
            appendNumber(line += ',', entry.errorDeg, style);
            appendNumber(line += ',', entry.stretch, style);
            line.append(",").append(entry.state).append(",").append(entry.cause);
        }
    }
    return line + "\n";
}

std::string csvBadRow(std::int64_t row, std::span<const Entry> like,
                      const std::vector<std::string>& kept, const CsvStyle& style) {
    std::size_t cells = 0;
    for (const Entry& entry : like) {
        cells += entry.values.size() + extraCells(entry, style);
    }
    std::string line;
    appendFirstCells(line, row, kept);
    return line + std::string(cells, ',') + "\n";
}

}  // namespace gimbalscope::report
