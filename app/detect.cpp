// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The command "detect": which convention explains a table of attitudes and angles.
#include <CLI/CLI.hpp>
#include <array>

#include "app/commands.h"
#include "app/detect_report.h"
#include "app/exit_code.h"
#include "app/options.h"
#include "app/pair_table.h"
#include "app/signals.h"
#include "sim/tools.h"
#include "tune/convention_text.h"

namespace gimbalscope::app {
namespace {

constexpr std::array<std::string_view, 3> kFormats{"text", "json", "toml"};

struct DetectWords {
    std::string file, attitude, angles, tolerance, format = "text";
};

std::optional<int> parseWords(const Words& words, DetectWords& given) {
    const auto parser = makeParser("detect", "gimbalscope detect FILE",
                                   "Says which conventions explain a table of attitudes and "
                                   "angles, and what to measure next.");
    parser->add_option("FILE", given.file,
                       "a table whose header names the attitude's columns and the angles; - for "
                       "standard input");
    parser
        ->add_option("--attitude", given.attitude,
                     "how the attitude is written: quat, matrix, nose-top (with @FRAME), or ID")
        ->type_name("FORM");
    parser->add_option("--angles", given.angles, "the columns of the angles, where there are more")
        ->type_name("A,B,C");
    parser
        ->add_option("--tolerance", given.tolerance,
                     "by how many degrees readings may be off, default 2")
        ->type_name("DEG");
    parser
        ->add_option("--format", given.format,
                     "text, json (one object), or toml: the one that remains as a file of its own")
        ->type_name("F");
    parser->footer(
        "The header's names: qx qy qz qw, r11 ... r33, nose_x nose_y nose_z top_x top_y top_z, "
        "with\n"
        "their axes before a point where they are not @world (tes.nose_x), or the angles of a "
        "known\n"
        "convention (urot.pitch). Everything else are the angles to be explained.\n\n"
        "exit codes: 0 one convention remains, 1 several or none do, or rows could not be used\n\n"
        "examples\n"
        "  gimbalscope detect readings.csv\n"
        "  gimbalscope detect readings.csv --attitude quat@unreal --angles a,b,c --format json\n"
        "  gimbalscope detect readings.csv --format toml > mine.toml");
    if (const std::optional<int> code = parse(*parser, words, "detect")) {
        return code;
    }
    if (given.file.empty()) {
        return usageError("detect", "FILE is missing");
    }
    std::string error;
    formatOption(given.format, kFormats, error);
    return error.empty() ? std::nullopt : std::optional(usageError("detect", error));
}

/// The one that remains as a convention of one's own.
std::string asFile(const tune::PairTable& table, const tune::Detection& detection) {
    convention::Custom custom = sim::customOf(detection.fits.front().hypothesis, table.columnNames);
    custom.name = "detected";
    return tune::conventionText(custom);
}

}  // namespace

int runDetect(const Words& words) {
    DetectWords given;
    if (const std::optional<int> code = parseWords(words, given)) {
        return *code;
    }
    tune::ColumnWishes wishes{.attitude = {}, .angles = listOf(given.angles)};
    if (!given.attitude.empty()) {
        const tune::ParsedKind parsed = tune::parseAttitudeKind(given.attitude);
        if (!parsed.kind) {
            return usageError("detect", "--attitude: " + parsed.error);
        }
        wishes.attitude = parsed.kind;
    }
    double toleranceDeg = tune::kDefaultToleranceDeg;
    std::string error;
    toleranceOption(given.tolerance, toleranceDeg, error);
    if (!error.empty()) {
        return usageError("detect", error);
    }
    FindingLog log(given.file == "-" ? "stdin" : given.file);
    const PairFile file = readPairs(given.file, wishes, log);
    log.finish();
    if (file.code != kExitClean) {
        return file.code;
    }
    const tune::Detection detection = tune::detect(file.table, toleranceDeg, isToStop);
    if (isToStop()) {
        return stopExitCode();
    }
    const bool isOne = detection.outcome == tune::Outcome::One;
    if (given.format == "toml" && !isOne) {
        complain("detect: --format toml: not one convention remains; look at it as text");
        return kExitFindings;
    }
    const int code = printOut(given.format == "toml"   ? asFile(file.table, detection)
                              : given.format == "json" ? detectionJson(file.table, detection)
                                                       : detectionText(file.table, detection));
    const bool isClean = isOne && log.errorCount() == 0;
    return code != kExitClean || isClean ? code : kExitFindings;
}

}  // namespace gimbalscope::app
