// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Rows of numbers from text: the separator (semicolon, tab, comma or blanks) is found in the first
// row and kept, # starts a comment, blank lines are skipped, a first row without any number is the
// header. With semicolons or tabs a decimal comma is understood; anything else that is not one
// plain number is a finding, never half a number. A cell may be quoted as RFC 4180 has it, within
// its line; it is text then, and no number.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "io/line_reader.h"
#include "text/numbers.h"

namespace gimbalscope::io {

inline constexpr std::size_t kColumnLimit = 256;

/// One row of cells, trimmed, with the quotes round them. Valid until the next call.
struct TableRow {
    std::int64_t line = 0;
    bool terminated = true;  ///< false when the file ends within the line
    std::string_view text;   ///< the whole line, without comment
    std::vector<std::string_view> cells{};
    std::optional<Finding> problem{};  ///< a quote out of place: the cells are not to be used
};

/// Reads rows one after the other.
class TableReader {
public:
    explicit TableReader(LineReader reader);

    /// The next row of data; nullopt at the end, whose kind end() then tells. The header, if any,
    /// is known after the first call.
    std::optional<TableRow> next();
    /// The same into a row that is used again, so that nothing is allocated for each.
    bool next(TableRow& row);
    /// For who can read rows without our help: the lines that lie ahead (LineReader has more).
    std::string_view wholeLines() {
        return tooManyColumns_ ? std::string_view() : lines_.wholeLines();
    }
    void skip(std::size_t bytes, std::int64_t lines) { lines_.skip(bytes, lines); }
    std::int64_t position() const { return lines_.position(); }
    std::int64_t lineCount() const { return lines_.lineCount(); }

    ReadEnd end() const { return tooManyColumns_ ? ReadEnd::Rejected : lines_.end(); }
    const Finding& rejection() const {
        return tooManyColumns_ ? *tooManyColumns_ : lines_.rejection();
    }
    std::int64_t bytesRead() const { return lines_.bytesRead(); }

    /// Names of the columns, without the quotes round them; empty without a header.
    const std::vector<std::string>& header() const { return header_; }
    std::int64_t headerLine() const { return headerLine_; }
    /// What stands between cells: ';', tab, ',' or ' '.
    char separator() const { return separator_; }
    /// True once a decimal comma was read.
    bool sawDecimalComma() const { return sawDecimalComma_; }

    /// A cell as a number; a decimal comma counts where the separator allows it.
    text::ParsedNumber number(std::string_view cell);

private:
    void split(std::string_view line, std::vector<std::string_view>& cells) const;
    std::string_view splitQuoted(std::string_view line, std::vector<std::string_view>& cells) const;
    bool isHeader(const std::vector<std::string_view>& cells);
    void reject(const TableRow& row);

    LineReader lines_;
    std::vector<std::string> header_;
    std::optional<Finding> tooManyColumns_;
    std::int64_t headerLine_ = 0;
    char separator_ = '\0';
    bool sawDecimalComma_ = false;
};

/// Column of a cell in its row, from 1.
std::int64_t columnOf(const TableRow& row, std::string_view cell);

}  // namespace gimbalscope::io
