// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Findings about cells.
#include "app/cell_number.h"

#include <string>

#include "text/cells.h"
#include "text/words.h"

namespace gimbalscope::app {

io::Finding badNumber(std::string_view cell, text::NumberStatus status) {
    if (cell.starts_with('"')) {
        return {.code = "E112",
                .message = text::inQuotes(text::cellText(cell)) +
                           " stands in quotes, and a number has none"};
    }
    const bool isNumber =
        status == text::NumberStatus::NotFinite || status == text::NumberStatus::OutOfRange;
    const bool looksSplit = cell.find_first_of(", \t'") != std::string_view::npos;
    std::string sentence = text::problem(cell, status);
    if (looksSplit && !isNumber) {
        sentence += "; decimal commas need semicolons or tabs between the columns";
    }
    return {.code = isNumber ? "E102" : looksSplit ? "E113" : "E111", .message = sentence};
}

}  // namespace gimbalscope::app
