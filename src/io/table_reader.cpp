// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Cells out of lines. Nothing is guessed twice: separator and header are decided by the first row.
#include "io/table_reader.h"

#include <algorithm>
#include <utility>

#include "text/words.h"

namespace gimbalscope::io {
namespace {

char separatorOf(std::string_view line) {
    for (const char candidate : {';', '\t', ','}) {
        if (line.find(candidate) != std::string_view::npos) {
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
        row.text = line->text.substr(0, line->text.find('#'));
        row.problem.reset();
        if (text::trimmed(row.text).empty()) {
            continue;
        }
        const bool isFirst = separator_ == '\0';
        separator_ = isFirst ? separatorOf(row.text) : separator_;
        split(row.text, row.cells);
        if (row.cells.size() > kColumnLimit) {
            reject(row);
            return false;
        }
        if (isFirst && isHeader(row.cells)) {
            headerLine_ = row.line;
            std::transform(row.cells.begin(), row.cells.end(), std::back_inserter(header_),
                           withoutQuotes);
            continue;
        }
        if (const std::size_t quote = row.text.find('"'); quote != std::string_view::npos) {
            row.problem = Finding{.code = "E112",
                                  .message = "a quote in a row of numbers",
                                  .line = row.line,
                                  .column = static_cast<std::int64_t>(quote) + 1};
        }
        return true;
    }
}

std::int64_t columnOf(const TableRow& row, std::string_view cell) {
    return cell.data() == nullptr ? 0 : cell.data() - row.text.data() + 1;
}

}  // namespace gimbalscope::io
