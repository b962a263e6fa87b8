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

std::optional<std::string> readOptions(const Written& written,
                                       convention::ReadingOptions& options) {
    if (!written.arithmetic.empty()) {
        options.arithmetic = convention::arithmeticFromName(written.arithmetic);
        if (!options.arithmetic) {
            return "--arithmetic: unknown " + text::inQuotes(written.arithmetic) + ":" +
                   didYouMean(written.arithmetic, convention::arithmeticNames());
        }
    }
    if (!written.quantise.empty()) {
        options.quantise = convention::quantiseFromName(written.quantise);
        if (!options.quantise) {
            return "--quantise: unknown " + text::inQuotes(written.quantise) + ":" +
                   didYouMean(written.quantise, convention::quantiseNames());
        }
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

}  // namespace

int runCompare(const Words& words) {
    Written written;
    const auto parser = makeParser("compare", "gimbalscope compare ID ID",
                                   "Measures two variants of a conversion and says which is "
                                   "better.");
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
                     "the flicker maps of both as one picture, needs no "
                     "display")
        ->type_name("PNG");
    parser->footer(std::string(kFooter));
    if (const std::optional<int> code = parse(*parser, words, "compare")) {
        return *code;
    }
    if (written.ids.size() != 2) {
        return usageError("compare", "two conventions are needed, for example urot urot:nearest");
    }
    constexpr std::array<std::string_view, 2> kFormats{"text", "json"};
    if (written.format != kFormats[0] && written.format != kFormats[1]) {
        return usageError("compare", "--format: unknown " + text::inQuotes(written.format) + ":" +
                                         didYouMean(written.format, kFormats));
    }
    std::array<Form, 2> forms;
    std::int64_t samples = kDefaultSamples;
    std::optional<std::string> problem = readSamples(written, samples);
    for (std::size_t i = 0; i < 2 && !problem; ++i) {
        problem = readVariant(written.ids[i], forms[i]);
        problem = problem ? problem : readOptions(written, forms[i].options);
    }
    if (problem) {
        return usageError("compare", *problem);
    }
    const tune::Variant first{forms[0].row, forms[0].options};
    const tune::Variant second{forms[1].row, forms[1].options};
    const tune::StopFlag* const stop = &stopSignal();
    const report::Comparison comparison{.first = written.ids[0],
                                        .second = written.ids[1],
                                        .firstQuality = qualityOf(first, samples, stop),
                                        .secondQuality = qualityOf(second, samples, stop),
                                        .difference = differenceOf(first, second, samples, stop)};
    if (*stop != 0) {
        return stopExitCode();
    }
    if (!written.map.empty()) {
        const int code = writeMapOfBoth({written.ids[0], written.ids[1]}, forms, written.map);
        if (code != kExitClean) {
            return code;
        }
    }
    return printOut(written.format == "json" ? comparisonJson(comparison)
                                             : comparisonText(comparison));
}

}  // namespace gimbalscope::app
