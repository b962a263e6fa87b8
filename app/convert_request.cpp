// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The arguments of convert. Every value is checked here; what is left can be obeyed.
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <array>

#include "app/convert.h"
#include "app/exit_code.h"
#include "app/options.h"
#include "text/numbers.h"
#include "text/words.h"

namespace gimbalscope::app {
namespace {

constexpr std::string_view kFooter =
    "ID is a convention, or quat, quat-wxyz, matrix (9 numbers by rows), axis-angle (x y z "
    "degrees);\n"
    "ID@FRAME says in whose axes it is written, ID:POLICY what is done at the pole. gimbalscope "
    "list\n"
    "shows them all. Without NUMBERS and -i, rows are read from standard input.\n\n"
    "examples\n"
    "  gimbalscope convert --from urot --to all 3641 5461 7282\n"
    "  gimbalscope convert --from quat --to urot,urot:nearest --format json -0.5 -0.5 -0.5 0.5\n"
    "  gimbalscope convert --from lsl --to quat@unreal --format csv -i flight.csv -o out.csv";

/// The words as written.
struct Written {
    std::string from, onBad = "skip";
    std::vector<std::string> numbers;
    TargetWords targets;
    StyleWords style;
    ConvertRequest request;
};

std::unique_ptr<CLI::App> parserFor(Written& written) {
    auto parser =
        makeParser("convert", "gimbalscope convert --from ID --to ID[,ID...] [NUMBERS...]",
                   "Writes an attitude in other conventions, and says what each does to it.");
    ConvertRequest& request = written.request;
    parser->add_option("NUMBERS", written.numbers, "one attitude, written as --from says");
    parser->add_option("--from", written.from, "how the numbers are written")->type_name("ID");
    addTargetOptions(*parser, written.targets);
    parser->add_flag("--raw", written.targets.raw, "do not normalise before the formula");
    parser->add_option("--format", written.style.format, "text, csv or json (one object a line)")
        ->type_name("F");
    parser->add_option("-i", request.input, "read rows from a file, or - for standard input")
        ->type_name("FILE");
    parser->add_option("-o", request.output, "write to a file (whole or not at all)")
        ->type_name("FILE");
    parser->add_option("--on-bad", written.onBad, "skip or stop at a row that cannot be used")
        ->type_name("WHAT");
    parser->add_flag("--keep-columns", request.keepColumns,
                     "pass the input's columns on (csv, json)");
    addCsvOptions(*parser, written.style);
    parser->footer(std::string(kFooter));
    return parser;
}

/// --from. Sets the error on a mistake.
void readSource(const Written& written, ConvertRequest& request, std::string& error) {
    if (written.from.empty()) {
        error = "--from is missing: how the numbers are written, for example --from quat";
        return;
    }
    request.source = sourceOf(written.from, request.literal, error);
}

/// NUMBERS, each word one number or several with commas, semicolons or blanks between them.
void readNumbers(const Written& written, ConvertRequest& request, std::string& error) {
    for (std::string word : written.numbers) {
        for (char& each : word) {
            each = each == ',' || each == ';' ? ' ' : each;
        }
        for (const std::string_view number : text::splitWords(word)) {
            request.numbers.emplace_back(number);
            const text::NumberStatus status = text::parseNumber(number).status;
            if (status == text::NumberStatus::Malformed && error.empty()) {
                error = "NUMBERS: " + text::problem(number, status);
            }
        }
    }
    const std::vector<std::string_view> names = numberNames(request.source);
    if (error.empty() && !written.numbers.empty() && request.numbers.size() != names.size()) {
        std::string list;
        for (const std::string_view name : names) {
            list += " " + std::string(name);
        }
        error = "NUMBERS: " + std::string(nameOf(request.source)) + " needs " +
                std::to_string(names.size()) + " (" + list.substr(1) + "), not " +
                std::to_string(request.numbers.size());
    }
}

void readInput(const Written& written, ConvertRequest& request, std::string& error) {
    const bool hasNumbers = !written.numbers.empty();
    if (hasNumbers && !request.input.empty()) {
        error = "-i: NUMBERS are given as well; one of the two is too many";
    } else if (!hasNumbers && request.input.empty() && ::isatty(STDIN_FILENO) == 1) {
        error =
            "no NUMBERS and no -i FILE, and standard input is a terminal; for example: "
            "gimbalscope convert --from urot --to all 3641 5461 7282";
    } else if (request.keepColumns && (hasNumbers || request.format == Format::Text)) {
        error = "--keep-columns: needs rows from a table, and --format csv or json";
    }
    if (!hasNumbers && request.input.empty()) {
        request.input = "-";
    }
}

}  // namespace

std::variant<ConvertRequest, int> convertRequest(const Words& words) {
    Written written;
    const auto parser = parserFor(written);
    if (const std::optional<int> code = parse(*parser, words, "convert")) {
        return *code;
    }
    ConvertRequest request = written.request;
    request.literal = written.targets.literal;
    request.raw = written.targets.raw;
    std::string error;
    constexpr std::array<std::string_view, 2> kOnBad{"skip", "stop"};
    readSource(written, request, error);
    request.format = formatOf(written.style, error);
    const std::size_t onBad = namedOption({"--on-bad", written.onBad}, kOnBad, error);
    if (error.empty()) {
        request.stopOnBad = onBad == 1;
        request.targets = targetsOf(written.targets, error);
    }
    if (error.empty()) {
        readNumbers(written, request, error);
    }
    if (error.empty()) {
        readInput(written, request, error);
    }
    if (error.empty()) {
        request.csv = csvStyleOf(written.style, error);
    }
    if (!error.empty()) {
        return usageError("convert", error);
    }
    return request;
}

}  // namespace gimbalscope::app
