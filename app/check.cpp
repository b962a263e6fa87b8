// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The command "check".
#include "app/check.h"

#include <CLI/CLI.hpp>
#include <array>

#include "app/commands.h"
#include "app/exit_code.h"
#include "app/forms.h"
#include "app/options.h"
#include "app/pair_table.h"
#include "app/signals.h"
#include "convention/turn_axes.h"
#include "report/json_text.h"
#include "text/numbers.h"
#include "text/words.h"

namespace gimbalscope::app {
namespace {

constexpr double kLongestTimeout = 3600.0;

struct CheckWords {
    std::string file, convention, command, attitude, angles, tolerance, timeout, format = "text";
};

/// What is to be done, once all words make sense.
struct CheckRequest {
    Form form;
    tune::CheckedRow checked;
    tune::ColumnWishes wishes;
    double toleranceDeg = tune::kDefaultCheckDeg, timeoutSeconds = 30.0;
    bool json = false;
};

std::optional<int> parseWords(const Words& words, CheckWords& given) {
    const auto parser = makeParser(
        "check",
        "gimbalscope check FILE --convention ID   or   check --run 'COMMAND' --convention ID",
        "Holds a table of angles, or a program of yours, against a convention; names the fault.");
    parser->add_option("FILE", given.file,
                       "a table of attitudes and angles, as detect takes it; - for standard input");
    parser->add_option("--convention", given.convention, "what the angles should be")
        ->type_name("ID");
    parser
        ->add_option("--run", given.command,
                     "a shell command: attitudes on its standard input, angles on its output")
        ->type_name("COMMAND");
    parser
        ->add_option("--attitude", given.attitude,
                     "how attitudes are written: quat (x y z w), matrix, nose-top, ID; @FRAME")
        ->type_name("FORM");
    parser->add_option("--angles", given.angles, "the columns of the angles in FILE")
        ->type_name("A,B,C");
    parser
        ->add_option("--tolerance", given.tolerance, "degrees an attitude may be off, default 0.1")
        ->type_name("DEG");
    parser->add_option("--timeout", given.timeout, "for --run, default 30")->type_name("SECONDS");
    parser->add_option("--format", given.format, "text, or json (one object)")->type_name("F");
    parser->footer(
        "A program is given about 2,900 attitudes in @world, one a line, exact poles included, "
        "and\n"
        "has to answer each with a line of the convention's angles in the order list shows.\n\n"
        "exit codes: 0 pass, 1 fail\n\n"
        "examples\n"
        "  gimbalscope check readings.csv --convention urot\n"
        "  gimbalscope check --run './my-converter' --convention oblivion --attitude quat@tes");
    return parse(*parser, words, "check");
}

std::string takeConvention(const CheckWords& given, CheckRequest& request) {
    if (given.convention.empty()) {
        return "--convention is missing";
    }
    ParsedForms parsed = parseForm(given.convention);
    if (!parsed.error.empty()) {
        return "--convention: " + parsed.error;
    }
    request.form = std::move(parsed.forms.front());
    if (request.form.row == nullptr || request.form.hasPolicy) {
        return "--convention: " + text::inQuotes(given.convention) +
               (request.form.hasPolicy
                    ? " has a policy, which changes nothing about what angles mean"
                    : " has no angles");
    }
    request.checked = {.row = &*request.form.row, .options = request.form.options};
    request.wishes.angles = listOf(given.angles);
    request.wishes.restWillDo = given.angles.empty();
    if (given.angles.empty()) {
        for (const std::string_view name : numberNames(request.form)) {
            request.wishes.angles.emplace_back(name);
        }
    }
    return {};
}

std::string takeWords(const CheckWords& given, CheckRequest& request) {
    if (given.file.empty() == given.command.empty()) {
        return given.file.empty() ? "FILE or --run is missing"
                                  : "FILE and --run exclude each other";
    }
    if (!given.command.empty() && !given.angles.empty()) {
        return "--angles names columns of FILE; --run has a header of its own, or none";
    }
    if (given.command.empty() && !given.timeout.empty()) {
        return "--timeout goes with --run";
    }
    if (std::string problem = takeConvention(given, request); !problem.empty()) {
        return problem;
    }
    if (!given.attitude.empty()) {
        const tune::ParsedKind parsed = tune::parseAttitudeKind(given.attitude);
        if (!parsed.kind) {
            return "--attitude: " + parsed.error;
        }
        request.wishes.attitude = parsed.kind;
    }
    std::string error;
    toleranceOption(given.tolerance, request.toleranceDeg, error);
    positiveOption({"--timeout", given.timeout}, "seconds", kLongestTimeout, request.timeoutSeconds,
                   error);
    request.json = isJson(given.format, error);
    return error;
}

/// The angles that the row of the worst pair should have had, in display order.
std::vector<double> rightAngles(const CheckRequest& request, const tune::PairTable& table,
                                const tune::Pair& pair) {
    const convention::Convention& row = *request.checked.row;
    const math::Quat attitude = attitudeOf(table.kind, pair, tune::QuatLayout::AsNamed);
    const auto anglesRad = exactAngles(row, request.checked.options, attitude);
    std::vector<double> angles;
    for (std::size_t i = 0; i < row.angleCount; ++i) {
        const std::size_t slot = row.shown[i];
        angles.push_back(anglesRad[slot] * convention::unitsPerRadian(row.units[slot]));
    }
    return angles;
}

std::string numbersText(const std::vector<std::string>& names, std::span<const double> numbers) {
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
        text += (i > 0 ? "  " : "") + names[i] + " " + text::formatFixed(numbers[i], 6);
    }
    return text;
}

std::string worstText(const CheckRequest& request, const tune::PairTable& table,
                      const tune::CheckResult& result) {
    const tune::Pair& pair = table.pairs[result.worstPair];
    const std::vector<double> right = rightAngles(request, table, pair);
    return "  worst    line " + std::to_string(pair.line) + ", " +
           (result.notFinite > 0 ? "NaN"
                                 : "off by " + text::formatFixed(result.maxDeg, 4) + " degrees") +
           "\n  attitude " +
           numbersText(numberNames(table.kind), writeAttitude(table.kind, pair.inFrame)) +
           "\n  says     " + numbersText(table.columnNames, pair.columns) + "\n  should   " +
           numbersText(table.columnNames, right) + "\n";
}

std::string resultText(const CheckRequest& request, const tune::PairTable& table,
                       const tune::CheckResult& result) {
    const std::string tolerance = text::formatShortest(request.toleranceDeg) + " degrees";
    std::string text;
    if (result.passes()) {
        text = "PASS  " + counted(result.rows, "attitude") + " within " + tolerance + ": rms " +
               text::formatFixed(result.rmsDeg, 5) + ", at most " +
               text::formatFixed(result.maxDeg, 5) + " (line " +
               std::to_string(table.pairs[result.worstPair].line) + ")\n";
        return result.explanation.empty() ? text : text + "  note     " + result.explanation + "\n";
    }
    text = "FAIL  " + grouped(static_cast<std::int64_t>(result.failed)) + " of " +
           counted(result.rows, "attitude") + " are off by more than " + tolerance;
    text += result.notFinite > 0
                ? ", " + grouped(static_cast<std::int64_t>(result.notFinite)) + " of them NaN"
                : "";
    return text + "\n  fault    " + std::string(name(result.fault)) + ": " + result.explanation +
           "\n" + worstText(request, table, result);
}

std::string resultJson(const CheckRequest& request, const tune::PairTable& table,
                       const tune::CheckResult& result) {
    const tune::Pair& pair = table.pairs[result.worstPair];
    const std::vector<double> right = rightAngles(request, table, pair);
    report::JsonText json;
    json.open('{')
        .key("outcome")
        .string(result.passes() ? "pass" : "fail")
        .key("fault")
        .string(name(result.fault))
        .key("explanation")
        .string(result.explanation);
    const std::array<std::pair<std::string_view, std::size_t>, 4> counts{
        {{"rows", result.rows},
         {"failed", result.failed},
         {"nan", result.notFinite},
         {"other_names", result.otherNames}}};
    for (const auto& [key, count] : counts) {
        json.key(key).number(static_cast<std::int64_t>(count));
    }
    json.key("rms_deg").number(result.rmsDeg).key("max_deg").number(result.maxDeg);
    json.key("worst").open('{').key("line").number(pair.line);
    const std::vector<std::string> names = numberNames(table.kind);
    const std::vector<double> numbers = writeAttitude(table.kind, pair.inFrame);
    json.key("attitude").open('{');
    for (std::size_t i = 0; i < names.size(); ++i) {
        json.key(names[i]).number(numbers[i]);
    }
    json.close('}').key("says").open('{');
    for (std::size_t i = 0; i < table.columnNames.size(); ++i) {
        json.key(table.columnNames[i]).number(pair.columns[i]);
    }
    json.close('}').key("should").open('{');
    for (std::size_t i = 0; i < table.columnNames.size(); ++i) {
        json.key(table.columnNames[i]).number(right[i]);
    }
    json.close('}').close('}').close('}');
    return std::move(json).line();
}

/// The table, from the file or the program; kExitClean, or why there is none.
int tableFor(const CheckWords& given, const CheckRequest& request, FindingLog& log,
             tune::PairTable& table) {
    if (!given.command.empty()) {
        ProgramAnswers answers =
            runProgramUnderCheck({.command = given.command,
                                  .timeoutSeconds = request.timeoutSeconds,
                                  .kind = request.wishes.attitude.value_or(tune::AttitudeKind{})},
                                 request.checked);
        table = std::move(answers.table);
        return answers.code;
    }
    PairFile file = readPairs(given.file, request.wishes, log, {.notFinite = NotFinite::Keep});
    log.finish();
    table = std::move(file.table);
    if (file.code == kExitClean && table.columnNames.size() != request.checked.row->angleCount) {
        log.error({.code = "E123",
                   .message = std::string(request.checked.row->id) + " has " +
                              std::to_string(request.checked.row->angleCount) + " angles, not " +
                              std::to_string(table.columnNames.size())});
        return kExitRejected;
    }
    return file.code;
}

}  // namespace

int runCheck(const Words& words) {
    CheckWords given;
    if (const std::optional<int> code = parseWords(words, given)) {
        return *code;
    }
    CheckRequest request;
    if (const std::string problem = takeWords(given, request); !problem.empty()) {
        return usageError("check", problem);
    }
    FindingLog log(given.file == "-" ? "stdin" : given.file);
    tune::PairTable table;
    if (const int code = tableFor(given, request, log, table); code != kExitClean) {
        return code;
    }
    const tune::CheckResult result =
        tune::check(table, request.checked, request.toleranceDeg, isToStop);
    if (isToStop()) {
        return stopExitCode();
    }
    const int code = printOut(request.json ? resultJson(request, table, result)
                                           : resultText(request, table, result));
    const bool isClean = result.passes() && log.errorCount() == 0;
    return code != kExitClean || isClean ? code : kExitFindings;
}

}  // namespace gimbalscope::app
