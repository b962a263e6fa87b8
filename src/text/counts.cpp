// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Commas and plurals.
#include "text/counts.h"

namespace gimbalscope::text {

std::string grouped(std::int64_t count) {
    std::string digits = std::to_string(count);
    for (std::size_t at = digits.size(); at > 3; at -= 3) {
        digits.insert(at - 3, 1, ',');
    }
    return digits;
}

std::string counted(std::size_t count, std::string_view noun) {
    return grouped(static_cast<std::int64_t>(count)) + " " + std::string(noun) +
           (count == 1 ? "" : "s");
}

}  // namespace gimbalscope::text
