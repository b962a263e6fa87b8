// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Plain text in aligned columns, as wide as their widest cell, two blanks apart, nothing behind the
// last. UTF-8 characters count as one.
#pragma once

#include <string>
#include <vector>

namespace gimbalscope::report {

struct TableCell {
    std::string text;
    bool alignRight = false;
};

/// Collects lines, then writes them aligned.
class Table {
public:
    /// A line of cells. A line with one cell does not widen the columns.
    void add(std::vector<TableCell> cells) { lines_.push_back(std::move(cells)); }
    /// All lines, each with a line end and without blanks at its end. Columns that are empty in
    /// every line take no room.
    std::string text() const;

private:
    std::vector<std::vector<TableCell>> lines_;
};

}  // namespace gimbalscope::report
