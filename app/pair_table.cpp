// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Rows to pairs.
#include "app/pair_table.h"

#include <algorithm>
#include <cmath>

#include "app/cell_number.h"
#include "app/command_line.h"
#include "app/exit_code.h"
#include "app/signals.h"
#include "text/numbers.h"
#include "text/words.h"
#include "tune/detect.h"

namespace gimbalscope::app {
namespace {

constexpr double kLargestAngle = 1e15;

/// What is read, and how.
struct Plan {
    tune::PairColumns columns;
    const PairRules& rules;
};

/// One row into the table, or what is wrong with it.
std::optional<io::Finding> addRow(io::TableReader& reader, const io::TableRow& row,
                                  const Plan& plan, tune::PairTable& table) {
    const tune::PairColumns& columns = plan.columns;
    if (row.problem) {
        return row.problem;
    }
    const RowNumbers attitude = numbersOf(reader, row, columns.attitude, NotFinite::Refuse);
    const RowNumbers angles = numbersOf(reader, row, columns.angles, plan.rules.notFinite);
    if (attitude.problem || angles.problem) {
        return attitude.problem ? attitude.problem : angles.problem;
    }
    const auto isTooLarge = [&](double angle) {
        return plan.rules.notFinite == NotFinite::Refuse && std::abs(angle) > kLargestAngle;
    };
    if (std::any_of(angles.numbers.begin(), angles.numbers.end(), isTooLarge)) {
        return io::Finding{.code = "E104",
                           .message = "an angle is too large to mean one (over 1e15)",
                           .line = row.line};
    }
    const tune::ReadAttitude read = readAttitude(columns.kind, attitude.numbers);
    if (!read.inFrame) {
        return io::Finding{.code = read.code, .message = read.problem, .line = row.line};
    }
    tune::Pair pair{.inFrame = *read.inFrame, .columns = {}, .line = row.line};
    std::copy(angles.numbers.begin(), angles.numbers.end(), pair.columns.begin());
    table.pairs.push_back(pair);
    return std::nullopt;
}

/// A column's name as it is printed: as long as a name may be, and on its line.
std::string shown(const std::string& name) {
    const std::string quoted = text::inQuotes(name);
    return quoted.substr(1, quoted.size() - 2);
}

std::string understood(const tune::PairColumns& columns) {
    std::string note = "attitudes as " + wordOf(columns.kind) + ", angles";
    for (const std::string& name : columns.names) {
        note += " " + shown(name);
    }
    return note;
}

/// All rows, once the columns are known.
void addRows(io::TableReader& reader, std::optional<io::TableRow> row, const Plan& plan,
             PairFile& file, FindingLog& log) {
    for (; row && !isToStop() && !tune::isStopped(plan.rules.stop); row = reader.next()) {
        if (file.table.pairs.size() == tune::kMostPairs) {
            log.note(row->line, "only the first " + grouped(tune::kMostPairs) + " rows are used");
            return;
        }
        if (const auto problem = addRow(reader, *row, plan, file.table)) {
            log.error(*problem);
        }
    }
}

}  // namespace

int endOf(const io::TableReader& reader, const io::InputFile& input, FindingLog& log) {
    switch (reader.end()) {
        case io::ReadEnd::Rejected:
            log.error(reader.rejection());
            return kExitRejected;
        case io::ReadEnd::Unreadable:
            log.complaint(input.error());
            return kExitUnreadable;
        case io::ReadEnd::Interrupted:
            return stopExitCode();
        case io::ReadEnd::NotYet:
        case io::ReadEnd::EndOfFile:
            break;
    }
    return stopSignal() != 0 ? stopExitCode() : kExitClean;
}

RowNumbers numbersOf(io::TableReader& reader, const io::TableRow& row,
                     const std::vector<std::size_t>& columns, NotFinite notFinite) {
    RowNumbers result;
    for (const std::size_t index : columns) {
        if (index >= row.cells.size()) {
            result.problem = {.code = "E109",
                              .message = "the row has only " + counted(row.cells.size(), "column"),
                              .line = row.line};
            return result;
        }
        const std::string_view cell = row.cells[index];
        const text::ParsedNumber number = reader.number(cell);
        const bool isKept =
            notFinite == NotFinite::Keep && number.status == text::NumberStatus::NotFinite;
        if (!number.ok() && !isKept) {
            result.problem = badNumber(cell, number.status);
            result.problem->line = row.line;
            result.problem->column = io::columnOf(row, cell);
            return result;
        }
        result.numbers.push_back(number.value);
    }
    return result;
}

PairFile readPairs(const std::string& path, const tune::ColumnWishes& wishes, FindingLog& log,
                   const PairRules& rules) {
    PairFile file;
    io::InputFile input(path);
    if (!input.isOpen()) {
        if (stopSignal() == 0) {
            log.complaint(input.error());
        }
        file.code = stopSignal() != 0 ? stopExitCode() : kExitUnreadable;
        return file;
    }
    io::TableReader reader(io::LineReader(input, stopSignal(), [] {}));
    const std::optional<io::TableRow> first = reader.next();
    if (const int code = first || !reader.header().empty() ? kExitClean : endOf(reader, input, log);
        code != kExitClean) {
        file.code = code;
        return file;
    }
    const tune::PairColumns columns = pairColumns(reader.header(), wishes);
    if (!columns.problem.empty()) {
        const bool isBare = reader.header().empty();
        log.error({.code = columns.code,
                   .message = isBare ? "the first line has to name the columns: " + columns.problem
                                     : columns.problem,
                   .line = reader.headerLine()});
        file.code = kExitRejected;
        return file;
    }
    log.note(reader.headerLine(), understood(columns));
    file.table.kind = columns.kind;
    for (const std::string& name : columns.names) {
        file.table.columnNames.push_back(shown(name));
    }
    addRows(reader, first, {columns, rules}, file, log);
    file.code = endOf(reader, input, log);
    if (file.code == kExitClean && file.table.pairs.empty()) {
        log.error({.code = "E124", .message = "there is no row that can be used"});
        file.code = kExitRejected;
    }
    return file;
}

std::vector<std::string> listOf(const std::string& commaSeparated) {
    std::vector<std::string> parts;
    std::string_view rest = commaSeparated;
    while (!rest.empty()) {
        const std::size_t comma = rest.find(',');
        parts.emplace_back(text::trimmed(rest.substr(0, comma)));
        rest.remove_prefix(comma == std::string_view::npos ? rest.size() : comma + 1);
    }
    return parts;
}

}  // namespace gimbalscope::app
