// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The command "play": a script without a window.
#include <CLI/CLI.hpp>
#include <algorithm>

#include "app/commands.h"
#include "app/exit_code.h"
#include "app/lesson_talk.h"
#include "app/options.h"
#include "app/script_file.h"
#include "app/signals.h"
#include "app/speaker.h"
#include "app/tool_shell.h"
#include "lesson/solve.h"
#include "report/flight.h"
#include "report/json.h"
#include "report/lesson.h"
#include "sim/update.h"
#include "text/words.h"

namespace gimbalscope::app {
namespace {

/// Leaves a play in the middle, which only an exception can.
struct Stopped {};

void stopWhenAsked(const sim::Playback& /*soFar*/) {
    if (stopSignal() != 0) {
        throw Stopped{};
    }
}

/// How a play is written; and whether a lesson is gone through by what is typed.
struct PlayStyle {
    bool asJson = false, says = false, asks = false;
};

int playAndPrint(const std::string& path, const sim::Script& script, PlayStyle style) {
    ToolShell shell(true);
    Speaker speaker(style.says);
    const auto onStep = [&](const sim::Playback& soFar) {
        stopWhenAsked(soFar);
        speaker.follow(shell.shelf().lessonOf(soFar.state), soFar.state);
    };
    const sim::Playback playback = sim::play(script, onStep, &shell);
    stopWhenAsked(playback);
    speaker.say(shell.shelf().lessonOf(playback.state), playback.state, false);
    const bool hasFindings = printFindings(path, playback);
    for (const sim::ScriptLine& line : script.lines) {
        if (std::holds_alternative<sim::TakePicture>(line.command)) {
            tell(path + ": line " + std::to_string(line.number) +
                 ": not drawn: play has no pictures, render has");
        }
    }
    const int printed = printOut(style.asJson ? report::playJson(playback)
                                              : report::flightText(report::flightOf(playback)));
    return printed != kExitClean        ? printed
           : shell.code() != kExitClean ? shell.code()
           : hasFindings                ? kExitFindings
                                        : kExitClean;
}

/// The lesson played by its own solution.
int solveAndPrint(const lesson::Lesson& lesson, PlayStyle style) {
    Speaker speaker(style.says);
    const auto tellAtRest = [&](std::size_t, const sim::Playback& soFar) {
        speaker.say(&lesson, soFar.state, false);
    };
    const lesson::Solved solved =
        lesson::solve(lesson, {.onStep =
                                   [&](const sim::Playback& soFar) {
                                       stopWhenAsked(soFar);
                                       speaker.follow(&lesson, soFar.state);
                                   },
                               .onAsked = tellAtRest,
                               .onEnd = tellAtRest});
    const sim::BeginStep end{lesson.steps.size() + 1, lesson.id};
    speaker.say(&lesson, sim::update(solved.playback.state, end).state, false);
    const int printed = printOut(style.asJson ? report::solvedJson(lesson, solved)
                                              : report::solvedText(lesson, solved));
    return printed != kExitClean ? printed : lesson::isClean(solved) ? kExitClean : kExitFindings;
}

int playLesson(const std::string& name, const std::string& language, PlayStyle style) {
    const auto read = readLesson("play", name, language);
    if (const int* const code = std::get_if<int>(&read)) {
        return *code;
    }
    if (style.asks) {
        return LessonTalk().run(name, language);
    }
    try {
        return solveAndPrint(std::get<lesson::Lesson>(read), style);
    } catch (const Stopped&) {
        return stopExitCode();
    }
}

}  // namespace

int runPlay(const Words& words) {
    std::string path;
    std::string format = "text", lesson, language = "en";
    PlayStyle style;
    const auto parser =
        makeParser("play", "gimbalscope play SCRIPT | --lesson ID [--answer] [--format text|json]",
                   "Plays a script without a window; prints the final state, the "
                   "readouts and the events.");
    parser->add_option("SCRIPT", path, "a .gsc file; gimbalscope list commands has the words");
    parser->add_option("--lesson", lesson, "a lesson, solved by its own lines; an id or a file")
        ->type_name("ID|FILE");
    parser->add_option("--language", language, "of the lesson, as far as it is translated")
        ->type_name("LL");
    parser->add_flag("--say", style.says, "tells lesson and readouts line by line as they come");
    parser->add_flag("--answer", style.asks,
                     "the same, and you go through the lesson: answers and commands are read from "
                     "standard input");
    parser->add_option("--format", format, "text or json (one object)")->type_name("F");
    if (const std::optional<int> code = parse(*parser, words, "play")) {
        return *code;
    }
    if (!lesson.empty() && !path.empty()) {
        return usageError("play", "--lesson stands instead of SCRIPT");
    }
    if (path.empty() && lesson.empty()) {
        return usageError("play", "SCRIPT is missing, for example assets/demo.gsc");
    }
    if (path.ends_with(".lesson")) {
        return usageError("play", text::inQuotes(path) + " is a lesson: play --lesson " + path);
    }
    if (lesson.empty() && parser->count("--language") > 0) {
        return usageError("play", "--language is of a lesson, and there is none (--lesson ID)");
    }
    std::string error;
    style.asJson = isJson(format, error);
    if (error.empty() && style.asJson && (style.says || style.asks)) {
        error = std::string(style.says ? "--say" : "--answer") +
                " and --format json would both write to standard output";
    }
    if (error.empty() && style.asks && lesson.empty()) {
        error = "--answer is of a lesson, and there is none (--lesson ID)";
    }
    if (!error.empty()) {
        return usageError("play", error);
    }
    if (!lesson.empty()) {
        return playLesson(lesson, language, style);
    }
    const std::variant<sim::Script, int> script = readScript(path);
    if (const int* code = std::get_if<int>(&script)) {
        return *code;
    }
    try {
        return playAndPrint(path, std::get<sim::Script>(script), style);
    } catch (const Stopped&) {
        return stopExitCode();
    }
}

}  // namespace gimbalscope::app
