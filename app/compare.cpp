// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The command "compare".
#include <CLI/CLI.hpp>
#include <array>
#include <cmath>

#include "app/commands.h"
#include "app/compare_map.h"
#include "app/exit_code.h"
#include "app/forms.h"
#include "app/options.h"
#include "app/signals.h"
#include "report/comparison.h"
#include "text/numbers.h"
#include "text/words.h"

namespace gimbalscope::app {
namespace {

constexpr std::string_view kFooter =
    "ID is a convention with ID@FRAME and ID:POLICY as in convert, or the path of a convention's\n"
    "file (.toml). Measured are attitudes all over the sphere, as many on and round the poles, "
    "and\n"
    "flights through and past them at 0.25 degrees a tick.\n\n"
    "examples\n"
    "  gimbalscope compare urot urot:nearest\n"
    "  gimbalscope compare urot urot:nearest --map maps.png\n"
    "  gimbalscope compare lsl lsl-opensim --samples 100000 --format json";

constexpr std::int64_t kDefaultSamples = 20000, kMostSamples = 10'000'000;

struct Written {
    std::vector<std::string> ids;
    std::string samples, arithmetic, quantise, map, format = "text";
};

std::optional<std::string> readVariant(const std::string& word, Form& form) {
    const ParsedForms parsed = parseForm(word);
    if (!parsed.error.empty()) {
        return parsed.error;
    }
    form = parsed.forms.front();
    if (form.row == nullptr) {
        return text::inQuotes(word) + " is no convention: it has no angles to compare";
    }
    return std::nullopt;
}

std::optional<std::string> readSamples(const Written& written, std::int64_t& samples) {
    if (written.samples.empty()) {
        return std::nullopt;
    }
    const std::optional<double> number = text::parseFinite(written.samples);
    if (!number || *number < 1.0 || *number > static_cast<double>(kMostSamples) ||
        *number != std::floor(*number)) {
        return "--samples: a whole number from 1 to " + std::to_string(kMostSamples) +
               " is needed, not " + text::inQuotes(written.samples);
    }
    samples = static_cast<std::int64_t>(*number);
    return std::nullopt;
}

std::unique_ptr<CLI::App> parserFor(Written& written) {
    auto parser = makeParser("compare", "gimbalscope compare ID ID",
                             "Measures two variants of a conversion and says which is better.");
    parser->add_option("ID", written.ids, "two of them");
    parser->add_option("--samples", written.samples, "attitudes of each kind, default 20000")
        ->type_name("N");
    parser->add_option("--arithmetic", written.arithmetic, "float64, float32 or half for both")
        ->type_name("A");
    parser->add_option("--quantise", written.quantise, "none, int16, int16-trunc or byte for both")
        ->type_name("Q");
    parser->add_option("--format", written.format, "text or json (one object)")->type_name("F");
    parser
        ->add_option("--map", written.map,
                     "the flicker maps of both as one picture, needs no display")
        ->type_name("PNG");
    parser->footer(std::string(kFooter));
    return parser;
}

/// What is to be compared, once all words make sense.
struct CompareRequest {
    std::array<std::string, 2> ids;
    std::array<Form, 2> forms;
    std::int64_t samples = kDefaultSamples;
    bool json = false;
};

/// A sentence about the first mistake; empty when there is none.
std::string readRequest(const Written& written, CompareRequest& request) {
    if (written.ids.size() != 2) {
        return "two conventions are needed, for example urot urot:nearest";
    }
    std::string error;
    request.json = isJson(written.format, error);
    if (const auto problem = readSamples(written, request.samples); problem && error.empty()) {
        error = *problem;
    }
    const auto arithmetic =
        namedOption({"--arithmetic", written.arithmetic}, convention::arithmeticNames(),
                    convention::arithmeticFromName, error);
    const auto quantise = namedOption({"--quantise", written.quantise}, convention::quantiseNames(),
                                      convention::quantiseFromName, error);
    for (std::size_t i = 0; i < 2 && error.empty(); ++i) {
        request.ids[i] = written.ids[i];
        error = readVariant(written.ids[i], request.forms[i]).value_or("");
        request.forms[i].options.arithmetic = arithmetic;
        request.forms[i].options.quantise = quantise;
    }
    return error;
}

report::Comparison measured(const CompareRequest& request) {
    const tune::Variant first{request.forms[0].row, request.forms[0].options};
    const tune::Variant second{request.forms[1].row, request.forms[1].options};
    return {.first = request.ids[0],
            .second = request.ids[1],
            .firstQuality = qualityOf(first, request.samples, isToStop),
            .secondQuality = qualityOf(second, request.samples, isToStop),
            .difference = differenceOf(first, second, request.samples, isToStop)};
}

}  // namespace

int runCompare(const Words& words) {
    Written written;
    const auto parser = parserFor(written);
    if (const std::optional<int> code = parse(*parser, words, "compare")) {
        return *code;
    }
    CompareRequest request;
    if (const std::string error = readRequest(written, request); !error.empty()) {
        return usageError("compare", error);
    }
    std::optional<MapFile> map;
    if (!written.map.empty()) {
        map.emplace(written.map);
        if (map->code() != kExitClean) {
            return map->code();
        }
    }
    const report::Comparison comparison = measured(request);
    if (isToStop()) {
        return stopExitCode();
    }
    if (const int code = map ? map->write(request.ids, request.forms) : kExitClean;
        code != kExitClean) {
        return code;
    }
    return printOut(request.json ? comparisonJson(comparison) : comparisonText(comparison));
}

}  // namespace gimbalscope::app
