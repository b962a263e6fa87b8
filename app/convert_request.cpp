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
    std::string from, policy, tau, arithmetic, quantise, decimals, format = "text", onBad = "skip";
    std::vector<std::string> toWords, numbers;
    bool wrap = false;
    ConvertRequest request;
};

std::unique_ptr<CLI::App> parserFor(Written& written) {
    auto parser =
        makeParser("convert", "gimbalscope convert --from ID --to ID[,ID...] [NUMBERS...]",
                   "Writes an attitude in other conventions, and says what each does to it.");
    ConvertRequest& request = written.request;
    parser->add_option("NUMBERS", written.numbers, "one attitude, written as --from says");
    parser->add_option("--from", written.from, "how the numbers are written")->type_name("ID");
    parser->add_option("--to", written.toWords, "in what to write them; also: all, orders")
        ->type_name("ID,...")
        ->allow_extra_args(false);
    parser->add_option("--policy", written.policy, "at the pole, for all of --to")->type_name("P");
    parser
        ->add_option("--tau", written.tau,
                     "half-angle within which a policy holds or pins, default 2e-6")
        ->type_name("T");
    parser
        ->add_option("--arithmetic", written.arithmetic, "float64, float32 or half for all of --to")
        ->type_name("A");
    parser->add_option("--quantise", written.quantise, "none, int16, int16-trunc or byte")
        ->type_name("Q");
    parser->add_flag("--literal", request.literal, "the same four numbers, no change of axes");
    parser->add_flag("--raw", request.raw, "do not normalise before the formula");
    parser->add_flag("--wrap", written.wrap, "rotator units as 0..65535");
    parser->add_option("--format", written.format, "text, csv or json (one object a line)")
        ->type_name("F");
    parser->add_option("-i", request.input, "read rows from a file, or - for standard input")
        ->type_name("FILE");
    parser->add_option("-o", request.output, "write to a file (whole or not at all)")
        ->type_name("FILE");
    parser->add_option("--on-bad", written.onBad, "skip or stop at a row that cannot be used")
        ->type_name("WHAT");
    parser->add_flag("--keep-columns", request.keepColumns,
                     "pass the input's columns on (csv, json)");
    parser->add_flag("--angles-only", request.csv.anglesOnly,
                     "no error, stretch, state and cause (csv)");
    parser->add_option("--decimals", written.decimals, "0 to 17 (csv), default: as many as needed")
        ->type_name("N");
    parser->footer(std::string(kFooter));
    return parser;
}

std::string literalFrameError(const Form& form, std::string_view option) {
    return std::string(option) + ": --literal takes the numbers without change of axes, so \"@" +
           std::string(convention::frame(form.frame).name) + "\" has no meaning";
}

/// --from. Sets the error on a mistake.
void readSource(const Written& written, ConvertRequest& request, std::string& error) {
    if (written.from.empty()) {
        error = "--from is missing: how the numbers are written, for example --from quat";
        return;
    }
    const ParsedForms parsed = parseForm(written.from);
    if (!parsed.error.empty()) {
        error = "--from: " + parsed.error;
        return;
    }
    request.source = parsed.forms.front();
    if (request.source.hasPolicy) {
        error = "--from: a policy makes no sense here: angles are read in one way only";
    } else if (request.literal && request.source.showFrame) {
        error = literalFrameError(request.source, "--from");
    }
}

/// The options for all targets, on top of what was written after an id.
struct ForAll {
    std::optional<convention::Policy> policy;
    std::optional<convention::Arithmetic> arithmetic;
    std::optional<convention::Quantise> quantise;
    std::optional<double> tau;
};

ForAll readForAll(const Written& written, std::string& error) {
    ForAll all;
    all.policy = namedOption({"--policy", written.policy}, convention::policyNames(),
                             convention::policyFromName, error);
    all.arithmetic =
        namedOption({"--arithmetic", written.arithmetic}, convention::arithmeticNames(),
                    convention::arithmeticFromName, error);
    all.quantise = namedOption({"--quantise", written.quantise}, convention::quantiseNames(),
                               convention::quantiseFromName, error);
    all.tau = tauOption(written.tau, error);
    return all;
}

void applyToTarget(const Written& written, const ForAll& all, Form& target, std::string& error) {
    const ConvertRequest& request = written.request;
    target.options.literal = request.literal;
    target.options.raw = request.raw;
    target.options.unsignedRotator = written.wrap;
    target.options.arithmetic = all.arithmetic;
    target.options.quantise = all.quantise;
    target.options.tau = all.tau.value_or(target.options.tau);
    if (request.literal && target.showFrame) {
        error = literalFrameError(target, "--to");
    }
    if (!all.policy || target.hasPolicy || target.row == nullptr) {
        return;
    }
    target.options.policy = *all.policy;
    if (const auto objection = convention::objection(*target.row, *all.policy)) {
        error =
            "--policy: " + *objection + "; write ID:" + written.policy + " for the rows it fits";
    }
}

void readTargets(const Written& written, ConvertRequest& request, std::string& error) {
    if (written.toWords.empty()) {
        error = "--to is missing: in what to write them, for example --to all";
        return;
    }
    const ForAll all = readForAll(written, error);
    for (const std::string& list : written.toWords) {
        ParsedForms parsed = parseForms(list);
        if (!parsed.error.empty() && error.empty()) {
            error = "--to: " + parsed.error;
        }
        for (Form& target : parsed.forms) {
            if (error.empty()) {
                applyToTarget(written, all, target, error);
            }
            request.targets.push_back(target);
        }
    }
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

/// --decimals.
void readDecimals(const Written& written, ConvertRequest& request, std::string& error) {
    if (written.decimals.empty()) {
        return;
    }
    constexpr std::int64_t kMost = 17;
    const text::ParsedInteger number = text::parseInteger(written.decimals);
    if (number.ok() && number.value >= 0 && number.value <= kMost) {
        request.csv.decimals = static_cast<int>(number.value);
    } else {
        error = "--decimals: " + text::inQuotes(written.decimals) + " is no number from 0 to 17";
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
    if (request.format != Format::Csv && error.empty()) {
        error = request.csv.anglesOnly      ? "--angles-only: needs --format csv"
                : !written.decimals.empty() ? "--decimals: needs --format csv"
                                            : "";
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
    std::string error;
    constexpr std::array<std::string_view, 3> kFormats{"text", "csv", "json"};
    constexpr std::array<std::string_view, 2> kOnBad{"skip", "stop"};
    readSource(written, request, error);
    const std::size_t format = formatOption(written.format, kFormats, error);
    const std::size_t onBad = namedOption({"--on-bad", written.onBad}, kOnBad, error);
    if (error.empty()) {
        request.format = static_cast<Format>(format);
        request.stopOnBad = onBad == 1;
        readTargets(written, request, error);
    }
    if (error.empty()) {
        readNumbers(written, request, error);
    }
    if (error.empty()) {
        readInput(written, request, error);
    }
    if (error.empty()) {
        readDecimals(written, request, error);
    }
    if (!error.empty()) {
        return usageError("convert", error);
    }
    return request;
}

}  // namespace gimbalscope::app
