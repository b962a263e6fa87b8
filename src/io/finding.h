// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What is wrong with a file or a row of it: a stable code (E1xx unusable, W2xx usable with a
// remark), a sentence, and where. The codes are listed in docs/command-line.md.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace gimbalscope::io {

/// One finding. Line and column count from 1; 0 means that it concerns the whole line or file.
struct Finding {
    std::string_view code;  ///< "E101"; a literal
    std::string message;    ///< a sentence without line end
    std::int64_t line = 0;
    std::int64_t column = 0;  ///< in bytes
};

}  // namespace gimbalscope::io
