// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Cells with quotes.
#include "text/cells.h"

namespace gimbalscope::text {

std::size_t findOutsideQuotes(std::string_view line, char separator) {
    bool isInside = false;  // a doubled quote leaves and enters again
    for (std::size_t i = 0; i < line.size(); ++i) {
        isInside = isInside != (line[i] == '"');
        if (!isInside && (line[i] == separator || (separator == ' ' && line[i] == '\t'))) {
            return i;
        }
    }
    return std::string_view::npos;
}

bool isQuotedCell(std::string_view cell) {
    if (cell.size() < 2 || cell.front() != '"' || cell.back() != '"') {
        return false;
    }
    const std::string_view inside = cell.substr(1, cell.size() - 2);
    for (std::size_t i = inside.find('"'); i != std::string_view::npos;
         i = inside.find('"', i + 2)) {
        if (i + 1 == inside.size() || inside[i + 1] != '"') {
            return false;
        }
    }
    return true;
}

std::string cellText(std::string_view cell) {
    if (!isQuotedCell(cell)) {
        return std::string(cell);
    }
    std::string text;
    for (std::size_t i = 1; i + 1 < cell.size(); ++i) {
        text += cell[i];
        i += cell[i] == '"' ? 1 : 0;  // the other of two
    }
    return text;
}

}  // namespace gimbalscope::text
