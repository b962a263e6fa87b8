// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Lines that somebody types, or that come through a pipe, one after the other as they come. Unlike
// io::LineReader a line that is no text, or too long, does not end the reading.
#pragma once

#include <optional>
#include <string>

#include "io/input_file.h"

namespace gimbalscope::app {

struct TypedLine {
    std::string text;     ///< without its end
    int number = 0;       ///< from 1
    std::string problem;  ///< why it cannot be used; then there is no text
};

class TypedLines {
public:
    TypedLines() : file_("-") {}

    /// Waits for the next line; nullopt at the end, after a signal, and when it cannot be read.
    std::optional<TypedLine> next();
    /// Why it cannot be read; empty when it can.
    const std::string& error() const { return file_.error(); }
    /// True when a person types: standard input and output are a terminal.
    static bool areTyped();

private:
    bool fill();
    TypedLine take(std::string text);

    io::InputFile file_;
    std::string ahead_;  ///< read and not yet taken
    int number_ = 0;
    bool isOver_ = false, isTooLong_ = false;
};

}  // namespace gimbalscope::app
