// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The commands "relative" (one attitude as another sees it, and the same turn made by a third) and
// "turn" (a turn about an axis of the ship or the world, as the numbers to type in each engine).
#include <CLI/CLI.hpp>
#include <array>

#include "app/commands.h"
#include "app/exit_code.h"
#include "app/options.h"
#include "app/pasted.h"
#include "report/tune_report.h"
#include "text/numbers.h"
#include "text/words.h"
#include "tune/typed.h"

namespace gimbalscope::app {
namespace {

constexpr std::string_view kRelativeFooter =
    "TEXT is an attitude as read takes it: an id and its numbers (urot 3641 5461 7282), or what "
    "you\n"
    "copied. Text that may mean two things is refused.\n\n"
    "examples\n"
    "  gimbalscope relative --a 'aero-321 90 0 0' --b 'urot 0 16384 8192'\n"
    "  gimbalscope relative --a '<0,0,0,1>' --b '<0,0,1.57>' --c 'aero-321 30 20 40' --to urot";
constexpr std::string_view kTurnFooter =
    "AXIS is x, y or z, with a minus for the other way, x forward, y left, z up; or @FRAME behind "
    "it\n"
    "for an engine's own letters and sense (z@unreal); or bank-right, pitch-up, yaw-left and so "
    "on.\n\n"
    "examples\n"
    "  gimbalscope turn x 30\n"
    "  gimbalscope turn yaw-right 90 --from urot 3641 5461 7282 --to urot,oblivion\n"
    "  gimbalscope turn z@unreal 45 --world";

struct WrittenRelative {
    std::string a, b, c, format = "text";
    std::vector<std::string> to;
};

/// One attitude of an option; sets the error.
math::Quat attitudeOf(std::string_view option, const std::string& text, std::string& error) {
    if (!error.empty()) {
        return {};
    }
    if (text.empty()) {
        error = std::string(option) + " is missing: an attitude, for example " +
                std::string(option) + " 'urot 3641 5461 7282'";
        return {};
    }
    const GivenText given = attitudeFromText(text);
    if (!given.attitude) {
        error = std::string(option) + ": " + given.error;
    }
    return given.attitude.value_or(math::Quat{});
}

struct WrittenTurn {
    std::string axis, degrees, format = "text";
    std::vector<std::string> from, to;
    bool world = false;
};

struct NamedTurn {
    std::string_view name;
    math::Vec3 axis;  ///< ours: X forward, Y left, Z up
};
constexpr std::array<NamedTurn, 6> kNamedTurns{{{"bank-right", {1, 0, 0}},
                                                {"bank-left", {-1, 0, 0}},
                                                {"pitch-down", {0, 1, 0}},
                                                {"pitch-up", {0, -1, 0}},
                                                {"yaw-left", {0, 0, 1}},
                                                {"yaw-right", {0, 0, -1}}}};

std::string unknownAxis(std::string_view word) {
    std::vector<std::string_view> names{"x", "y", "z", "-x", "-y", "-z"};
    for (const NamedTurn& turn : kNamedTurns) {
        names.push_back(turn.name);
    }
    return "AXIS: unknown " + text::inQuotes(word) + ": " + text::suggestion(word, names);
}

/// x, -y, z@unreal, or a named turn.
void readAxis(std::string_view word, tune::ShipTurn& turn, std::string& error) {
    for (const NamedTurn& named : kNamedTurns) {
        if (named.name == word) {
            turn.axis = named.axis;
            return;
        }
    }
    const std::size_t at = word.find('@');
    std::string letter = text::lowerCase(word.substr(0, at));
    const double sign = letter.starts_with('-') ? -1.0 : 1.0;
    letter.erase(0, letter.starts_with('-') || letter.starts_with('+') ? 1 : 0);
    if (letter.size() != 1 || letter[0] < 'x' || letter[0] > 'z') {
        error = unknownAxis(word);
        return;
    }
    turn.axis = {letter == "x" ? sign : 0.0, letter == "y" ? sign : 0.0,
                 letter == "z" ? sign : 0.0};
    if (at == std::string_view::npos) {
        return;
    }
    const ParsedForms parsed = parseForm("quat" + std::string(word.substr(at)));
    if (!parsed.error.empty()) {
        error = "AXIS: " + parsed.error;
        return;
    }
    turn.frame = parsed.forms.front().frame;
}

/// -x is an axis and not an option; with a blank before it the parser takes it for a value.
Words withAxesProtected(Words words) {
    for (std::string& word : words) {
        const bool isLetter =
            word.size() >= 2 && word[0] == '-' && word[1] >= 'x' && word[1] <= 'z';
        word = isLetter && (word.size() == 2 || word[2] == '@') ? " " + word : word;
    }
    return words;
}

/// The report points to the rows of the targets.
report::TurnReport turnReport(const WrittenTurn& written, const std::vector<Form>& targets,
                              std::string& error) {
    report::TurnReport report;
    report.axis = text::trimmed(written.axis);
    report.turn.aboutWorld = written.world;
    if (written.axis.empty() || written.degrees.empty()) {
        error = "AXIS and DEGREES are needed, for example: gimbalscope turn x 30";
        return report;
    }
    readAxis(report.axis, report.turn, error);
    const std::string_view degrees = text::trimmed(written.degrees);
    const text::ParsedNumber angle = text::parseNumber(degrees);
    if (!angle.ok() && error.empty()) {
        error = "DEGREES: " + text::problem(degrees, angle.status);
    }
    report.turn.angle = math::Degrees{angle.value};
    report.before =
        written.from.empty() ? math::Quat{} : attitudeOf("--from", joined(written.from), error);
    report.after = tune::turned(report.before, report.turn);
    for (const Form& target : targets) {
        if (target.row == nullptr) {
            error = error.empty() ? "--to: a turn is typed in angles; \"" +
                                        std::string(nameOf(target)) + "\" has none"
                                  : error;
            continue;
        }
        tune::TypedTurn typed =
            tune::typedTurn(*target.row, target.options, report.before, report.turn);
        if (target.own != nullptr) {  // its name may be that of a row of the catalog
            const std::string frame =
                target.showFrame ? "@" + std::string(convention::frame(target.frame).name) : "";
            typed.text = tune::typedBehind(target.path + frame, *target.row, typed.after);
        }
        report.lines.push_back(
            {.row = target.row, .id = std::string(target.row->id), .typed = std::move(typed)});
    }
    return report;
}

}  // namespace

int runRelative(const Words& words) {
    WrittenRelative written;
    const auto parser = makeParser("relative", "gimbalscope relative --a TEXT --b TEXT [--c TEXT]",
                                   "Writes attitude B as A sees it, and the same turn made by C.");
    parser->add_option("--a", written.a, "the attitude that looks")->type_name("TEXT");
    parser->add_option("--b", written.b, "the attitude that is seen")->type_name("TEXT");
    parser->add_option("--c", written.c, "an attitude that makes the turn from A to B, too")
        ->type_name("TEXT");
    parser->add_option("--to", written.to, "in what to write them, all if not given")
        ->type_name("ID,...")
        ->allow_extra_args(false);
    parser->add_option("--format", written.format, "text or json (one object)")->type_name("F");
    parser->footer(std::string(kRelativeFooter));
    if (const std::optional<int> code = parse(*parser, words, "relative")) {
        return *code;
    }
    std::string error;
    const bool json = isJson(written.format, error);
    const std::vector<Form> targets = targetsOf(written.to, "all", error);
    const math::Quat a = attitudeOf("--a", written.a, error);
    const math::Quat b = attitudeOf("--b", written.b, error);
    report::RelativeReport report{.bodyAFromBodyB = tune::bodyAFromBodyB(a, b), .entries = {}};
    if (!written.c.empty()) {
        report.worldFromC = attitudeOf("--c", written.c, error);
        report.worldFromCarried = tune::carried(*report.worldFromC, report.bodyAFromBodyB);
        report.carriedEntries = entriesFor(targets, *report.worldFromCarried);
    }
    if (!error.empty()) {
        return usageError("relative", error);
    }
    report.entries = entriesFor(targets, report.bodyAFromBodyB);
    return printOut(json ? relativeJson(report) : relativeText(report));
}

int runTurn(const Words& words) {
    WrittenTurn written;
    const auto parser =
        makeParser("turn", "gimbalscope turn AXIS DEGREES [--from ID NUMBERS...] [--world]",
                   "Turns the ship about one axis and says what to type for it in each engine.");
    parser->add_option("AXIS", written.axis, "x, -y, z@unreal, pitch-up, ...");
    parser->add_option("DEGREES", written.degrees, "how far");
    parser->add_option("--from", written.from, "the attitude before, level if not given")
        ->type_name("TEXT")
        ->expected(1, 64);
    parser->add_flag("--world", written.world, "about the world's axis, not the ship's own");
    parser->add_option("--to", written.to, "for which conventions, all if not given")
        ->type_name("ID,...")
        ->allow_extra_args(false);
    parser->add_option("--format", written.format, "text or json (one object)")->type_name("F");
    parser->footer(std::string(kTurnFooter));
    if (const std::optional<int> code = parse(*parser, withAxesProtected(words), "turn")) {
        return *code;
    }
    std::string error;
    const bool json = isJson(written.format, error);
    std::string targetError;  // said when nothing else is wrong
    const std::vector<Form> targets = targetsOf(written.to, "all", targetError);
    const report::TurnReport report = turnReport(written, targets, error);
    error = error.empty() ? targetError : error;
    if (!error.empty()) {
        return usageError("turn", error);
    }
    return printOut(json ? turnJson(report) : turnText(report));
}

}  // namespace gimbalscope::app
