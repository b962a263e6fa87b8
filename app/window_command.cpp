// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The window's arguments, the help that lists all commands, and --version.
#include <CLI/CLI.hpp>
#include <cstdio>

#include "app/commands.h"
#include "app/exit_code.h"
#include "app/keys_answer.h"
#include "app/lesson_shelf.h"
#include "app/script_file.h"
#include "text/numbers.h"
#include "text/words.h"
#ifdef GIMBALSCOPE_GUI
#include "app/gui.h"
#endif

namespace gimbalscope::app {
namespace {

constexpr std::string_view kDescription =
    "One attitude, read back by several game engines, and the flicker shows.\n"
    "\n"
    "  gimbalscope               the window: fly\n"
    "  list                      conventions, frames, and the commands of scripts\n"
    "  convert                   write an attitude in other conventions\n"
    "  read [TEXT]               an attitude from what you copied, whatever its form\n"
    "  relative --a T --b T      one attitude as another sees it\n"
    "  turn AXIS DEGREES         what to type for a turn in each engine\n"
    "  detect FILE               which convention explains readings, and what to measure next\n"
    "  check FILE, --run COMMAND whether angles are a convention's, and what is wrong\n"
    "  compare ID ID             which of two conventions converts better, in numbers\n"
    "  export                    write code for a convention to take away\n"
    "  interpolate KEYS          from keyframe to keyframe: squad, slerp, euler and more\n"
    "  lesson list               lessons; check a lesson file, make a handout\n"
    "  play SCRIPT               play a script or a lesson without a window\n"
    "  render SCRIPT -o PNG      the same, then the picture; needs no display\n"
    "\n"
    "gimbalscope COMMAND --help says more. The window takes";
constexpr std::string_view kFooter =
    "exit codes: 0 clean, 1 finished with findings, 2 usage, 3 input unreadable, 4 input "
    "rejected,\n"
    "5 output failed, 6 no display or OpenGL 3.3, 7 internal fault, 130 interrupted";

struct WindowWords {
    std::string file, size, fixedDt, frames, frameSeconds;
    std::string journal, uiMap, ready;
    std::string lesson, language;
    bool noConfig = false, version = false, says = false;
};

std::unique_ptr<CLI::App> parserFor(WindowWords& words) {
    auto parser = makeParser("gimbalscope", "gimbalscope [FILE]   or   gimbalscope COMMAND ...",
                             std::string(kDescription));
    parser->add_option(
        "FILE", words.file,
        "a script (.gsc) to play in the window, keyframes (.csv, .gltf, .glb) or a lesson "
        "(.lesson)");
    parser->add_flag("--version", words.version, "version and libraries");
    parser->add_option("--size", words.size, "size of the window in pixels")->type_name("WxH");
    parser->add_option("--fixed-dt", words.fixedDt, "simulated time of every frame, e.g. 1/60")
        ->type_name("SECONDS");
    parser->add_option("--frame-seconds", words.frameSeconds, "shortest time from frame to frame")
        ->type_name("SECONDS");
    parser
        ->add_option("--frames", words.frames,
                     "leave after N frames, with 1 if OpenGL reported an error")
        ->type_name("N");
    parser->add_option("--journal", words.journal, "write applied commands, one a line")
        ->type_name("FILE");
    parser->add_option("--ui-map", words.uiMap, "write where every widget is")->type_name("FILE");
    parser->add_option("--ready", words.ready, "create after the first frame")->type_name("FILE");
    parser->add_option("--lesson", words.lesson, "open a lesson, by its id or file")
        ->type_name("ID|FILE");
    parser->add_option("--language", words.language, "of the lesson: en or de")->type_name("LL");
    parser->add_flag("--say", words.says,
                     "lesson and readouts on standard output too, for a screen reader");
    parser->add_flag("--no-config", words.noConfig, "read and write no settings");
    parser->footer(std::string(kFooter));
    return parser;
}

#ifdef GIMBALSCOPE_GUI

constexpr double kLongestFrame = 10.0;
constexpr std::int64_t kMostFrames = 1'000'000'000;

/// Seconds as "0.02" or "1/60", above zero.
std::optional<double> parseSeconds(const std::string& word) {
    const std::size_t slash = word.find('/');
    const std::optional<double> over = text::parseFinite(word.substr(0, slash));
    const std::optional<double> under =
        slash == std::string::npos ? 1.0 : text::parseFinite(word.substr(slash + 1));
    if (!over || !under || !(*over > 0.0) || !(*under > 0.0) || *over / *under > kLongestFrame) {
        return std::nullopt;
    }
    return *over / *under;
}

std::string badValue(std::string_view option, const std::string& word, std::string_view wanted) {
    return std::string(option) + ": " + text::inQuotes(word) + " is not " + std::string(wanted);
}

/// The words as options of the window; the error names the argument.
WindowOptions windowOptions(const WindowWords& words, std::string& error) {
    WindowOptions options;
    if (const auto size = parseSize(words.size)) {
        options.width = size->width;
        options.height = size->height;
        options.hasSize = true;
    } else if (!words.size.empty()) {
        error = "--size: " + sizeProblem(words.size);
    }
    options.fixedDt = parseSeconds(words.fixedDt);
    options.frameSeconds = parseSeconds(words.frameSeconds);
    if (!words.fixedDt.empty() && !options.fixedDt) {
        error = badValue("--fixed-dt", words.fixedDt, "a time such as 1/60, at most 10 seconds");
    }
    if (!words.frameSeconds.empty() && !options.frameSeconds) {
        error = badValue("--frame-seconds", words.frameSeconds, "a time such as 0.1");
    }
    const text::ParsedInteger frames = text::parseInteger(words.frames);
    if (frames.ok() && frames.value > 0 && frames.value <= kMostFrames) {
        options.frames = static_cast<int>(frames.value);
    } else if (!words.frames.empty()) {
        error = badValue("--frames", words.frames, "a number of frames above zero");
    }
    for (const auto& [option, path] : {std::pair{"--journal", &words.journal},
                                       {"--ui-map", &words.uiMap},
                                       {"--ready", &words.ready}}) {
        if (isSameFile(words.file, *path)) {
            error = std::string(option) + ": \"" + *path + "\" is the script itself";
        }
    }
    options.journal = words.journal;
    options.uiMap = words.uiMap;
    options.ready = words.ready;
    options.noConfig = words.noConfig;
    options.says = words.says;
    options.language = words.language;
    const bool isLesson = isLessonPath(words.file);
    options.lesson = isLesson ? words.file : words.lesson;
    options.script = isLesson ? std::string() : words.file;
    if (!words.file.empty() && !words.lesson.empty()) {
        error = "--lesson stands instead of FILE";
    } else if (!words.language.empty() && options.lesson.empty()) {
        error = "--language is of a lesson, and there is none (--lesson ID)";
    } else if (!options.lesson.empty()) {
        error = sim::objection(sim::GoInLesson{sim::GoInLesson::To::Open, options.lesson, 1});
    }
    return options;
}

#endif

int openWindowFor(const WindowWords& words) {
    if (!words.file.empty() && !words.file.ends_with(".gsc") && !isKeysPath(words.file) &&
        !isLessonPath(words.file)) {
        return usageError("", "\"" + words.file +
                                  "\": the window opens scripts (.gsc), keyframes (.csv, .gltf, "
                                  ".glb) and lessons (.lesson)");
    }
#ifdef GIMBALSCOPE_GUI
    std::string error;
    const WindowOptions options = windowOptions(words, error);
    return error.empty() ? runWindow(options) : usageError("", error);
#else
    return usageError("", "this build has no window; use list, convert or play");
#endif
}

}  // namespace

int printVersion() {
    return printOut("gimbalscope " GIMBALSCOPE_VERSION "\n" GIMBALSCOPE_LIBRARIES "\n");
}

int runWindowCommand(const Words& words) {
    WindowWords written;
    const auto parser = parserFor(written);
    if (const std::optional<int> code = parse(*parser, words, "")) {
        return *code;
    }
    if (written.version) {
        return printVersion();
    }
    return openWindowFor(written);
}

}  // namespace gimbalscope::app
