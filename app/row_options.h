// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The options of commands that write rows (convert, interpolate): in what, what the engines compute
// with, and how the numbers look.
#pragma once

#include <string>
#include <vector>

#include "app/command_line.h"
#include "app/forms.h"
#include "report/csv.h"

namespace gimbalscope::app {

enum class Format : std::uint8_t { Text, Csv, Json };

/// --to and what holds for all of it, as written.
struct TargetWords {
    std::vector<std::string> to;
    std::string policy, tau, arithmetic, quantise;
    bool literal = false, wrap = false;
    bool raw = false;  ///< of convert alone
};
/// Adds --to, --policy, --tau, --arithmetic, --quantise, --literal and --wrap.
void addTargetOptions(CLI::App& parser, TargetWords& words);
/// The forms of --to. Sets the error on a mistake.
std::vector<Form> targetsOf(const TargetWords& words, std::string& error);
/// The form of --from, which has no policy. Sets the error on a mistake.
Form sourceOf(const std::string& word, bool isLiteral, std::string& error);
/// What is wrong with an option's form that has a frame under --literal.
std::string literalFrameError(const Form& form, std::string_view option);

/// --format and what only CSV has, as written.
struct StyleWords {
    std::string format = "text", decimals;
    bool anglesOnly = false;
};
/// Adds --angles-only and --decimals.
void addCsvOptions(CLI::App& parser, StyleWords& words);
/// --format text, csv or json.
Format formatOf(const StyleWords& words, std::string& error);
/// How numbers look; with options of CSV under another format the error is set.
report::CsvStyle csvStyleOf(const StyleWords& words, std::string& error);

}  // namespace gimbalscope::app
