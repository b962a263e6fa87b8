// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The command "convert": attitudes in one form, out in others, row by row in constant memory.
//
//   convertRequest   words to a request          convert_request.cpp
//   runConvert       rows in, rows out           convert.cpp
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "app/row_options.h"

namespace gimbalscope::app {

struct ConvertRequest {
    Form source;
    std::vector<Form> targets;
    bool literal = false, raw = false;
    Format format = Format::Text;
    bool stopOnBad = false, keepColumns = false;
    report::CsvStyle csv{};
    std::string input;         ///< path or "-"; empty when numbers are given
    std::string output = "-";  ///< path or "-"
    std::vector<std::string> numbers;
};

/// A request, or the exit code after help or a mistake.
std::variant<ConvertRequest, int> convertRequest(const Words& words);

/// The whole command; returns the exit code.
int runConvert(const Words& words);

}  // namespace gimbalscope::app
