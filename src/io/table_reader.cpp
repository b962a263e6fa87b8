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

std::vector<std::string_view> TableReader::split(std::string_view line) const {
    if (separator_ == ' ') {
        return text::splitWords(line);
    }
    std::vector<std::string_view> cells;
    while (true) {
        const std::size_t at = line.find(separator_);
        cells.push_back(text::trimmed(line.substr(0, at)));
        if (at == std::string_view::npos) {
            return cells;
        }
        line.remove_prefix(at + 1);
    }
}

bool TableReader::isHeader(const std::vector<std::string_view>& cells) {
    const bool hasNumber = std::any_of(cells.begin(), cells.end(), [this](std::string_view cell) {
        return isNumber(number(cell).status);
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

std::optional<TableRow> TableReader::reject(const TableRow& row) {
    tooManyColumns_ = Finding{
        .code = "E108",
        .message = "the row has " + std::to_string(row.cells.size()) + " columns, more than 256",
        .line = row.line};
    return std::nullopt;
}

std::optional<TableRow> TableReader::next() {
    while (true) {
        const std::optional<Line> line = tooManyColumns_ ? std::nullopt : lines_.next();
        if (!line) {
            return std::nullopt;
        }
        TableRow row{.line = line->number,
                     .terminated = line->terminated,
                     .text = line->text.substr(0, line->text.find('#'))};
        if (text::trimmed(row.text).empty()) {
            continue;
        }
        const bool isFirst = separator_ == '\0';
        separator_ = isFirst ? separatorOf(row.text) : separator_;
        row.cells = split(row.text);
        if (row.cells.size() > kColumnLimit) {
            return reject(row);
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
        return row;
    }
}

std::int64_t columnOf(const TableRow& row, std::string_view cell) {
    return cell.data() == nullptr ? 0 : cell.data() - row.text.data() + 1;
}

}  // namespace gimbalscope::io
