// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What toml++ 3.3 trips over is kept from it: lines that no convention's file needs.
#pragma once

#include <string>
#include <string_view>

namespace gimbalscope::tune {

/// The first line, from 1, that must not reach the library, and why; line 0 when there is none.
/// A table's header (its assertion fails at "[[["), and letters beyond ASCII outside quotes and
/// comments, where it looks for blanks among them and runs into what it holds for unreachable.
struct RefusedLine {
    int line = 0;
    std::string why{};
};
RefusedLine refusedLine(std::string_view toml);

}  // namespace gimbalscope::tune
