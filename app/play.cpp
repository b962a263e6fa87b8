// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The command "play": a script without a window.
#include <CLI/CLI.hpp>

#include "app/commands.h"
#include "app/exit_code.h"
#include "app/options.h"
#include "app/script_file.h"
#include "app/signals.h"
#include "app/tool_shell.h"
#include "report/flight.h"
#include "report/json.h"

namespace gimbalscope::app {
namespace {

/// Leaves a play in the middle, which only an exception can.
struct Stopped {};

void stopWhenAsked(const sim::Playback& /*soFar*/) {
    if (stopSignal() != 0) {
        throw Stopped{};
    }
}

int playAndPrint(const std::string& path, const sim::Script& script, bool asJson) {
    ToolShell shell(true);
    const sim::Playback playback = sim::play(script, stopWhenAsked, &shell);
    stopWhenAsked(playback);
    const bool hasFindings = printFindings(path, playback);
    for (const sim::ScriptLine& line : script.lines) {
        if (std::holds_alternative<sim::TakePicture>(line.command)) {
            tell(path + ": line " + std::to_string(line.number) +
                 ": not drawn: play has no pictures, render has");
        }
    }
    const int printed = printOut(asJson ? report::playJson(playback)
                                        : report::flightText(report::flightOf(playback)));
    return printed != kExitClean        ? printed
           : shell.code() != kExitClean ? shell.code()
           : hasFindings                ? kExitFindings
                                        : kExitClean;
}

}  // namespace

int runPlay(const Words& words) {
    std::string path;
    std::string format = "text";
    const auto parser = makeParser("play", "gimbalscope play SCRIPT [--format text|json]",
                                   "Plays a script without a window; prints the final state, the "
                                   "readouts and the events.");
    parser->add_option("SCRIPT", path, "a .gsc file; gimbalscope list commands has the words");
    parser->add_option("--format", format, "text or json (one object)")->type_name("F");
    if (const std::optional<int> code = parse(*parser, words, "play")) {
        return *code;
    }
    if (path.empty()) {
        return usageError("play", "SCRIPT is missing, for example assets/demo.gsc");
    }
    std::string error;
    const bool asJson = isJson(format, error);
    if (!error.empty()) {
        return usageError("play", error);
    }
    const std::variant<sim::Script, int> script = readScript(path);
    if (const int* code = std::get_if<int>(&script)) {
        return *code;
    }
    try {
        return playAndPrint(path, std::get<sim::Script>(script), asJson);
    } catch (const Stopped&) {
        return stopExitCode();
    }
}

}  // namespace gimbalscope::app
