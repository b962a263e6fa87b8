// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Which column of a table holds which number of a form. Names in a header decide; without a header,
// or with names that say nothing, the columns stand in the form's order, and that is said aloud.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/forms.h"

namespace gimbalscope::app {

struct Columns {
    std::vector<std::size_t> indices{};    ///< for each number of the form, its column from 0
    std::string note;                      ///< how the header was understood; empty without one
    bool isByName = false;                 ///< the header names all of the numbers
    std::optional<io::Finding> problem{};  ///< the header names some of the numbers but not all
};

/// Columns for a form from the names of a header (empty: none).
Columns columnsFor(const Form& form, const std::vector<std::string>& header);

}  // namespace gimbalscope::app
