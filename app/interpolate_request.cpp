// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The arguments of interpolate. Every value is checked here; what is left can be obeyed.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>

#include "app/interpolate_gltf.h"
#include "app/options.h"
#include "app/pair_table.h"
#include "text/numbers.h"
#include "text/words.h"

namespace gimbalscope::app {
namespace {

constexpr double kLargestRateHz = 1e6;
constexpr std::string_view kFooter =
    "KEYS is a table with a time and an attitude in each row, t,qx,qy,qz,qw, or - for standard "
    "input,\nor an animation in glTF 2.0 (.gltf, .glb), which has a method of its own. -o "
    "FILE.gltf or "
    ".glb\nwrites the curve as one.\n"
    "Methods: euler, euler-nearest, nlerp, slerp, squad, squad-timed, spline, gltf-cubic; several\n"
    "with commas between them, or all. --rate samples from the first key to the last, both "
    "included.\n\n"
    "examples\n"
    "  gimbalscope interpolate keys.csv --method squad --at 0.5 --to quat\n"
    "  gimbalscope interpolate keys.csv --method squad --rate 60 --to quat,urot --format csv -o "
    "way.csv\n"
    "  gimbalscope interpolate keys.csv --method all --euler urot --summary\n"
    "  gimbalscope interpolate keys.csv --method squad --gltf cubic -o curve.glb";

/// The words as written.
struct Written {
    std::string keys, from = "quat", euler, rate, ends = "repeat", way = "short",
                      reading = "inverse", compute = "float64", output = "-";
    std::vector<std::string> methods, at;
    TargetWords targets;
    StyleWords style;
    GltfWords gltf;
    bool motion = false, summary = false;
};

std::unique_ptr<CLI::App> parserFor(Written& written) {
    auto parser = makeParser(
        "interpolate",
        "gimbalscope interpolate KEYS --method M --at T[,T...]|--rate HZ [--to ID[,ID...]]",
        "Goes from keyframe to keyframe, and writes the attitudes on the way.");
    const auto list = [&](const char* name, std::vector<std::string>& words, const char* what,
                          const char* type) {
        parser->add_option(name, words, what)->type_name(type)->allow_extra_args(false);
    };
    const auto option = [&](const char* name, std::string& word, const char* what,
                            const char* type) {
        parser->add_option(name, word, what)->type_name(type);
    };
    option("KEYS", written.keys, "a table of times and attitudes", "");
    option("--from", written.from, "how the attitudes in KEYS are written, quat if not given",
           "ID");
    list("--method", written.methods, "how to go from key to key; several, or all", "M,...");
    list("--at", written.at, "at these times, in the unit of KEYS", "T,...");
    option("--rate", written.rate, "so many times a second, from the first key to the last", "HZ");
    option("--ends", written.ends, "repeat, mirror, natural, or closed: a loop", "E");
    option("--way", written.way, "round from key to key: short, long, or written", "W");
    option("--euler", written.euler, "whose angles euler and euler-nearest go in", "ID");
    option("--reading", written.reading, "of SquadSetup: inverse, or exp, the misprint", "R");
    option("--compute", written.compute, "the interpolation in float64 or float32", "A");
    addTargetOptions(*parser, written.targets);
    parser->add_flag("--motion", written.motion, "angular velocity and acceleration as well");
    parser->add_flag("--summary", written.summary,
                     "no samples: each method's way and what jumps at the keys");
    option("--format", written.style.format, "text, csv or json (one object a line)", "F");
    option("-o", written.output, "write to a file (whole or not at all)", "FILE");
    addCsvOptions(*parser, written.style);
    addGltfOptions(*parser, written.gltf);
    parser->footer(std::string(kFooter));
    return parser;
}

void readMethods(const Written& written, InterpolateRequest& request, std::string& error) {
    std::vector<std::string_view> names(curve::kMethodNames.begin(), curve::kMethodNames.end());
    names.push_back("all");
    if (written.methods.empty() && error.empty() && !isGltfPath(written.keys)) {
        error = "--method is missing: how to go from key to key, for example --method squad";
    }
    for (const std::string& list : written.methods) {
        for (const std::string& word : listOf(list)) {
            const std::size_t found = namedOption({"--method", word}, names, error);
            const bool isAll = found == curve::kMethods;
            for (std::size_t i = isAll ? 0 : found; i < (isAll ? found : found + 1); ++i) {
                const auto method = static_cast<curve::Method>(i);
                if (std::ranges::count(request.methods, method) == 0) {
                    request.methods.push_back(method);
                }
            }
        }
    }
}

void readTimes(const Written& written, InterpolateRequest& request, std::string& error) {
    for (const std::string& list : written.at) {
        for (const std::string& word : listOf(list)) {
            const text::ParsedNumber time = text::parseNumber(word);
            if (!time.ok() && error.empty()) {
                error = "--at: " + text::problem(word, time.status);
            }
            request.at.push_back(time.value);
        }
    }
    if (!written.rate.empty()) {
        positiveOption({"--rate", written.rate}, "samples a second", kLargestRateHz,
                       request.rateHz.emplace(), error);
    }
    if (!error.empty()) {
        return;
    }
    const bool hasAt = !request.at.empty();
    if (hasAt && request.rateHz) {
        error = "--rate: --at is given as well; one of the two is too many";
    } else if (request.isSummary && (hasAt || request.rateHz || request.hasMotion)) {
        error = std::string(hasAt            ? "--at"
                            : request.rateHz ? "--rate"
                                             : "--motion") +
                ": --summary writes no samples";
    } else if (!request.isSummary && !hasAt && !request.rateHz && !isGltfPath(written.output)) {
        error = "--at or --rate is missing: when to look, for example --rate 60";
    }
}

/// What a curve is made with.
void readOptions(const Written& written, InterpolateRequest& request, std::string& error) {
    constexpr std::array<std::string_view, 2> kReadings{"inverse", "exp"};
    constexpr std::array<std::string_view, 2> kComputes{"float64", "float32"};
    curve::Options& options = request.options;
    options.ends =
        static_cast<curve::Ends>(namedOption({"--ends", written.ends}, curve::kEndsNames, error));
    options.way =
        static_cast<curve::Way>(namedOption({"--way", written.way}, curve::kWayNames, error));
    options.reading = static_cast<math::SquadReading>(
        namedOption({"--reading", written.reading}, kReadings, error));
    options.isFloat32 = namedOption({"--compute", written.compute}, kComputes, error) == 1;
    const bool hasSquad = std::ranges::count(request.methods, curve::Method::Squad) > 0;
    if (options.reading != math::SquadReading::Inverse && !hasSquad && error.empty()) {
        error = "--reading: only the method squad has it";
    }
}

bool hasThreeAngles(const Form& form) { return form.row != nullptr && form.row->angleCount == 3; }

/// The convention of --euler, or the only one of three angles in --to.
void readEuler(const Written& written, InterpolateRequest& request, std::string& error) {
    const bool isWanted = std::ranges::any_of(request.methods, curve::isEuler);
    if (!error.empty() || (!isWanted && written.euler.empty())) {
        return;
    }
    if (!isWanted) {
        error = "--euler: only the methods euler and euler-nearest have it";
        return;
    }
    if (!written.euler.empty()) {
        ParsedForms parsed = parseForm(written.euler);
        if (!parsed.error.empty()) {
            error = "--euler: " + parsed.error;
            return;
        }
        request.euler = parsed.forms.front();
        if (!hasThreeAngles(*request.euler)) {
            error = "--euler: \"" + std::string(nameOf(*request.euler)) + "\" has no three angles";
        } else if (written.targets.literal && request.euler->showFrame) {
            error = literalFrameError(*request.euler, "--euler");
        }
        request.euler->options.literal = written.targets.literal;
    } else if (std::ranges::count_if(request.targets, hasThreeAngles) == 1) {
        request.euler = *std::ranges::find_if(request.targets, hasThreeAngles);
        request.isEulerFromTo = true;
    } else {
        error = "--euler is missing: whose angles euler goes in, for example --euler urot";
    }
    if (request.euler) {
        request.options.row = request.euler->row;
        request.options.euler = request.euler->options;
    }
}

void readTargets(const Written& written, InterpolateRequest& request, std::string& error) {
    if (!error.empty()) {
        return;
    }
    const bool isOwnKind = isGltfPath(written.output) && written.targets.to.empty();
    if (!request.isSummary && !isOwnKind) {
        TargetWords targets = written.targets;
        if (targets.to.empty()) {
            targets.to = {"quat"};
        }
        request.targets = targetsOf(targets, error);
    } else if (!written.targets.to.empty()) {
        error = "--to: --summary writes no samples";
    }
}

}  // namespace

std::variant<InterpolateRequest, int> interpolateRequest(const Words& words) {
    Written written;
    const auto parser = parserFor(written);
    if (const std::optional<int> code = parse(*parser, words, "interpolate")) {
        return *code;
    }
    InterpolateRequest request;
    request.keys = written.keys;
    request.hasMotion = written.motion;
    request.isSummary = written.summary;
    request.output = written.output;
    std::string error =
        written.keys.empty() ? "KEYS is missing: a table of times and attitudes" : "";
    request.format = formatOf(written.style, error);
    readMethods(written, request, error);
    readTimes(written, request, error);
    readOptions(written, request, error);
    if (error.empty()) {
        request.source = sourceOf(written.from, written.targets.literal, error);
        request.source.options.literal = written.targets.literal;
    }
    readTargets(written, request, error);
    readEuler(written, request, error);
    if (error.empty()) {
        request.csv = csvStyleOf(written.style, error);
    }
    readGltfOptions(written.gltf, request, error);
    if (!error.empty()) {
        return usageError("interpolate", error);
    }
    return request;
}

}  // namespace gimbalscope::app
