// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// CSV out.
#include "report/csv.h"

#include "text/cells.h"
#include "text/numbers.h"

namespace gimbalscope::report {
namespace {

/// Quoted when it contains what would break the table.
void appendCell(std::string& line, std::string_view text) {
    line += ',';
    if (text.find_first_of(",\"\n") == std::string_view::npos) {
        line += text;
        return;
    }
    line += '"';
    for (const char each : text) {
        line.append(each == '"' ? 2 : 1, each);
    }
    line += '"';
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

void appendKept(std::string& line, KeptTexts kept) {
    for (const std::string_view each : kept) {
        if (each.starts_with('"') && text::isQuotedCell(each)) {
            line.append(",").append(each);
        } else {
            appendCell(line, each);
        }
    }
}

void appendFirstCells(std::string& line, std::int64_t row, KeptTexts kept) {
    line += std::to_string(row);
    appendKept(line, kept);
}

void appendReading(std::string& line, const convention::Convention& row,
                   const convention::Reading& reading, const CsvStyle& style) {
    const auto number = [&](double value) {
        appendNumber(line += ',', withoutNegativeZero(value), style);
    };
    for (std::size_t i = 0; i < row.angleCount; ++i) {
        number(reading.angles[row.shown[i]]);
    }
    if (style.anglesOnly) {
        return;
    }
    number(reading.errorDeg);
    number(reading.stretch);
    line.append(",").append(convention::name(reading.state)).append(",");
    if (reading.cause != convention::Cause::None) {
        line += convention::name(reading.cause);
    }
}

void appendNames(std::string& line, const Entry& entry, const CsvStyle& style) {
    const std::string prefix = "," + label(entry) + ".";
    for (const NamedValue& each : entry.values) {
        line += prefix + std::string(each.name);
    }
    if (extraCells(entry, style) > 0) {
        line += prefix + "error_deg" + prefix + "stretch" + prefix + "state" + prefix + "cause";
    }
}

std::string csvHeader(std::span<const Entry> entries, const std::vector<std::string>& kept,
                      const CsvStyle& style) {
    std::string line = "row";
    for (const std::string& each : kept) {
        appendCell(line, each);
    }
    for (const Entry& entry : entries) {
        appendNames(line, entry, style);
    }
    return line + "\n";
}

std::string emptyCells(std::span<const Entry> like, const CsvStyle& style) {
    std::size_t cells = 0;
    for (const Entry& entry : like) {
        cells += entry.values.size() + extraCells(entry, style);
    }
    return std::string(cells, ',');
}

std::string csvBadRow(std::int64_t row, std::span<const Entry> like, KeptTexts kept,
                      const CsvStyle& style) {
    std::string line;
    appendFirstCells(line, row, kept);
    return line + emptyCells(like, style) + "\n";
}

}  // namespace gimbalscope::report
