// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Words to targets and to a style.
#include "app/row_options.h"

#include <CLI/CLI.hpp>
#include <array>

#include "app/options.h"
#include "text/numbers.h"
#include "text/words.h"

namespace gimbalscope::app {
namespace {

/// The options for all targets, on top of what was written after an id.
struct ForAll {
    std::optional<convention::Policy> policy;
    std::optional<convention::Arithmetic> arithmetic;
    std::optional<convention::Quantise> quantise;
    std::optional<double> tau;
};

ForAll readForAll(const TargetWords& words, std::string& error) {
    ForAll all;
    all.policy = namedOption({"--policy", words.policy}, convention::policyNames(),
                             convention::policyFromName, error);
    all.arithmetic = namedOption({"--arithmetic", words.arithmetic}, convention::arithmeticNames(),
                                 convention::arithmeticFromName, error);
    all.quantise = namedOption({"--quantise", words.quantise}, convention::quantiseNames(),
                               convention::quantiseFromName, error);
    all.tau = tauOption(words.tau, error);
    return all;
}

void applyToTarget(const TargetWords& words, const ForAll& all, Form& target, std::string& error) {
    target.options.literal = words.literal;
    target.options.raw = words.raw;
    target.options.unsignedRotator = words.wrap;
    target.options.arithmetic = all.arithmetic;
    target.options.quantise = all.quantise;
    target.options.tau = all.tau.value_or(target.options.tau);
    if (words.literal && target.showFrame) {
        error = literalFrameError(target, "--to");
    }
    if (!all.policy || target.hasPolicy || target.row == nullptr) {
        return;
    }
    target.options.policy = *all.policy;
    if (const auto objection = convention::objection(*target.row, *all.policy)) {
        error = "--policy: " + *objection + "; write ID:" + words.policy + " for the rows it fits";
    }
}

}  // namespace

void addTargetOptions(CLI::App& parser, TargetWords& words) {
    parser.add_option("--to", words.to, "in what to write them; also: all, orders")
        ->type_name("ID,...")
        ->allow_extra_args(false);
    parser.add_option("--policy", words.policy, "at the pole, for all of --to")->type_name("P");
    parser
        .add_option("--tau", words.tau,
                    "half-angle within which a policy holds or pins, default 2e-6")
        ->type_name("T");
    parser.add_option("--arithmetic", words.arithmetic, "float64, float32 or half for all of --to")
        ->type_name("A");
    parser.add_option("--quantise", words.quantise, "none, int16, int16-trunc or byte")
        ->type_name("Q");
    parser.add_flag("--literal", words.literal, "the same four numbers, no change of axes");
    parser.add_flag("--wrap", words.wrap, "rotator units as 0..65535");
}

std::vector<Form> targetsOf(const TargetWords& words, std::string& error) {
    std::vector<Form> targets;
    if (words.to.empty()) {
        error = "--to is missing: in what to write them, for example --to all";
        return targets;
    }
    const ForAll all = readForAll(words, error);
    for (const std::string& list : words.to) {
        ParsedForms parsed = parseForms(list);
        if (!parsed.error.empty() && error.empty()) {
            error = "--to: " + parsed.error;
        }
        for (Form& target : parsed.forms) {
            if (error.empty()) {
                applyToTarget(words, all, target, error);
            }
            targets.push_back(target);
        }
    }
    return targets;
}

Form sourceOf(const std::string& word, bool isLiteral, std::string& error) {
    const ParsedForms parsed = parseForm(word);
    if (!parsed.error.empty()) {
        error = "--from: " + parsed.error;
        return {};
    }
    const Form& source = parsed.forms.front();
    if (source.hasPolicy) {
        error = "--from: a policy makes no sense here: angles are read in one way only";
    } else if (isLiteral && source.showFrame) {
        error = literalFrameError(source, "--from");
    }
    return source;
}

std::string literalFrameError(const Form& form, std::string_view option) {
    return std::string(option) + ": --literal takes the numbers without change of axes, so \"@" +
           std::string(convention::frame(form.frame).name) + "\" has no meaning";
}

void addCsvOptions(CLI::App& parser, StyleWords& words) {
    parser.add_flag("--angles-only", words.anglesOnly, "no error, stretch, state and cause (csv)");
    parser.add_option("--decimals", words.decimals, "0 to 17 (csv), default: as many as needed")
        ->type_name("N");
}

Format formatOf(const StyleWords& words, std::string& error) {
    constexpr std::array<std::string_view, 3> kFormats{"text", "csv", "json"};
    return static_cast<Format>(formatOption(words.format, kFormats, error));
}

report::CsvStyle csvStyleOf(const StyleWords& words, std::string& error) {
    report::CsvStyle style{.anglesOnly = words.anglesOnly, .decimals = {}};
    if (words.format != "csv" && (words.anglesOnly || !words.decimals.empty())) {
        error = words.anglesOnly ? "--angles-only: needs --format csv"
                                 : "--decimals: needs --format csv";
    }
    if (words.decimals.empty() || !error.empty()) {
        return style;
    }
    constexpr std::int64_t kMost = 17;
    const text::ParsedInteger number = text::parseInteger(words.decimals);
    if (number.ok() && number.value >= 0 && number.value <= kMost) {
        style.decimals = static_cast<int>(number.value);
    } else {
        error = "--decimals: " + text::inQuotes(words.decimals) + " is no number from 0 to 17";
    }
    return style;
}

}  // namespace gimbalscope::app
