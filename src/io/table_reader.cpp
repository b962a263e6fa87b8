// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Cells out of lines. Nothing is guessed twice: separator and header are decided by the first row.
#include "io/table_reader.h"

#include <algorithm>
#include <utility>

#include "text/cells.h"
#include "text/words.h"

namespace gimbalscope::io {
namespace {

char separatorOf(std::string_view line) {
    for (const char candidate : {';', '\t', ','}) {
        if (text::findOutsideQuotes(line, candidate) != std::string_view::npos) {
            return candidate;
        }
    }
    return ' ';
}

std::string withoutQuotes(std::string_view name) {
    std::string result(text::trimmed(name));
    std::erase(result, '"');
    return result;
}

bool isNumber(text::NumberStatus status) {
    return status != text::NumberStatus::Malformed && status != text::NumberStatus::Empty;
}

}  // namespace

TableReader::TableReader(LineReader reader) : lines_(std::move(reader)) {}

void TableReader::split(std::string_view line, std::vector<std::string_view>& cells) const {
    if (separator_ == ' ') {
        cells = text::splitWords(line);
        return;
    }
    cells.clear();
    while (true) {
        const std::size_t at = line.find(separator_);
        cells.push_back(text::trimmed(line.substr(0, at)));
        if (at == std::string_view::npos) {
            return;
        }
        line.remove_prefix(at + 1);
    }
}

// The same where quotes may hold separators. Returns the first cell whose quotes are out of place,
// and then has split as if there were none.
std::string_view TableReader::splitQuoted(std::string_view line,
                                          std::vector<std::string_view>& cells) const {
    cells.clear();
    std::string_view rest = line;
    while (true) {
        rest = separator_ == ' ' ? text::trimmed(rest) : rest;
        const std::size_t end = text::findOutsideQuotes(rest, separator_);
        const std::string_view cell = text::trimmed(rest.substr(0, end));
        if (cell.find('"') != std::string_view::npos && !text::isQuotedCell(cell)) {
            split(line, cells);
            return cell;
        }
        cells.push_back(cell);
        if (end == std::string_view::npos) {
            return {};
        }
        rest.remove_prefix(end + 1);
    }
}

bool TableReader::isHeader(const std::vector<std::string_view>& cells) {
    // A number in quotes is one, too: such a row is no header, and is refused for its quote.
    const bool hasNumber = std::any_of(cells.begin(), cells.end(), [this](std::string_view cell) {
        return isNumber(number(withoutQuotes(cell)).status);
    });
    const bool hasName = std::any_of(cells.begin(), cells.end(),
                                     [](std::string_view cell) { return !cell.empty(); });
    return hasName && !hasNumber;
}

text::ParsedNumber TableReader::number(std::string_view cell) {
    const bool mayBeDecimal = separator_ == ';' || separator_ == '\t';
    const std::size_t comma = mayBeDecimal ? cell.find(',') : std::string_view::npos;
    if (comma == std::string_view::npos || cell.find('.') != std::string_view::npos) {
        return text::parseNumber(cell);
    }
    std::string withPoint(cell);
    withPoint[comma] = '.';
    const text::ParsedNumber parsed = text::parseNumber(withPoint);
    sawDecimalComma_ = sawDecimalComma_ || parsed.ok();
    return parsed;
}

void TableReader::reject(const TableRow& row) {
    tooManyColumns_ = Finding{
        .code = "E108",
        .message = "the row has " + std::to_string(row.cells.size()) + " columns, more than 256",
        .line = row.line};
}

std::optional<TableRow> TableReader::next() {
    TableRow row;
    return next(row) ? std::optional(std::move(row)) : std::nullopt;
}

bool TableReader::next(TableRow& row) {
    while (true) {
        const std::optional<Line> line = tooManyColumns_ ? std::nullopt : lines_.next();
        if (!line) {
            return false;
        }
        row.line = line->number;
        row.terminated = line->terminated;
        const bool hasQuotes = line->text.find('"') != std::string_view::npos;
        row.text = line->text.substr(
            0, hasQuotes ? text::findOutsideQuotes(line->text, '#') : line->text.find('#'));
        row.problem.reset();
        if (text::trimmed(row.text).empty()) {
            continue;
        }
        const bool isFirst = separator_ == '\0';
        separator_ = isFirst ? separatorOf(row.text) : separator_;
        std::string_view misquoted;
        if (hasQuotes) {
            misquoted = splitQuoted(row.text, row.cells);
        } else {
            split(row.text, row.cells);
        }
        if (row.cells.size() > kColumnLimit) {
            reject(row);
            return false;
        }
        if (isFirst && isHeader(row.cells)) {
            headerLine_ = row.line;
            std::transform(row.cells.begin(), row.cells.end(), std::back_inserter(header_),
                           misquoted.empty() ? text::cellText : withoutQuotes);
            continue;
        }
        if (!misquoted.empty()) {
            row.problem = Finding{.code = "E112",
                                  .message = "a quote in a row of numbers, not round a whole cell",
                                  .line = row.line,
                                  .column = columnOf(row, misquoted.substr(misquoted.find('"')))};
        }
        return true;
    }
}

std::int64_t columnOf(const TableRow& row, std::string_view cell) {
    return cell.data() == nullptr ? 0 : cell.data() - row.text.data() + 1;
}

}  // namespace gimbalscope::io
