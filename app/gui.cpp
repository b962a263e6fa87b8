// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Opening the window and handing it to its loop.
#include "app/gui.h"

#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <string_view>

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "app/commands.h"
#include "app/exit_code.h"
#include "app/keys_answer.h"
#include "app/lesson_shelf.h"
#include "app/script_file.h"
#include "app/signals.h"
#include "app/window_loop.h"
#include "text/words.h"

namespace gimbalscope::app {
namespace {

/// glibc gives freed memory back and faults it in again at once; on virtual machines that costs up
/// to half of each frame. Keeping it makes frames even.
void keepFreedMemory() {
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, 1 << 30);
    mallopt(M_TRIM_THRESHOLD, 1 << 30);
    mallopt(M_TOP_PAD, 32 << 20);
#endif
}

/// GIMBALSCOPE_GL_DEBUG=1 asks the driver to say all that it finds wrong.
bool wantsGlDebug() {
    const char* const word = std::getenv("GIMBALSCOPE_GL_DEBUG");
    return word != nullptr && std::string_view(word) == "1";
}

/// How a lesson is gone through all the same.
std::string withoutWindow(const WindowOptions& options) {
    if (options.lesson.empty()) {
        return {};
    }
    const bool isPlain = options.lesson.find_first_of(" '\"\\$") == std::string::npos;
    return "; in a terminal: gimbalscope play --lesson " +
           (isPlain ? options.lesson : text::inQuotes(options.lesson)) +
           (options.language.empty() ? "" : " --language " + options.language) + " --answer";
}

int runLoop(const WindowOptions& options, sim::Script script) {
    platform::WindowRequest request;
    request.title = "Gimbalscope";
    request.size = {options.width, options.height};
    request.fitsScreen = !options.hasSize;
    request.debugContext = options.frames > 0 || wantsGlDebug();
    Keeper keeper(!options.noConfig);
    if (!options.hasSize) {
        request.place = keeper.windowPlace();
    }
    const platform::OpenedWindow opened = platform::openWindow(request);
    if (!opened.window) {
        complain(opened.error + withoutWindow(options));
        return kExitNoDisplay;
    }
    WindowLoop loop(options, *opened.window, keeper, std::move(script));
    return loop.run();
}

}  // namespace

void giveBackMemory() {
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

namespace {

/// The commands that open a lesson, known to be there; or an exit code after saying why it is not.
std::variant<sim::Script, int> lessonScript(const WindowOptions& options) {
    const auto read =
        readLesson("", options.lesson, options.language.empty() ? "en" : options.language);
    if (const int* const code = std::get_if<int>(&read)) {
        return *code;
    }
    sim::Script script;
    script.lines.push_back({1, sim::SetChoice{"task", "learn"}});
    script.lines.push_back({1, sim::GoInLesson{sim::GoInLesson::To::Open, options.lesson, 1}});
    if (!options.language.empty()) {  // that of a file's translation is known when it is open
        const bool isOwn = !isLanguageOfTheProgram(options.language);
        script.lines.insert(script.lines.end() - (isOwn ? 0 : 1),
                            {1, sim::SpeakLanguage{options.language}});
    }
    return script;
}

}  // namespace

int runWindow(const WindowOptions& options) {
    keepFreedMemory();
    watchSignals();
    sim::Script script;
    if (!options.script.empty()) {
        std::variant<sim::Script, int> read =
            isKeysPath(options.script) ? keysScript(options.script) : readScript(options.script);
        if (const int* code = std::get_if<int>(&read)) {
            return *code;
        }
        script = std::get<sim::Script>(std::move(read));
    }
    if (!options.lesson.empty()) {
        std::variant<sim::Script, int> opening = lessonScript(options);
        if (const int* code = std::get_if<int>(&opening)) {
            return *code;
        }
        script = std::get<sim::Script>(std::move(opening));
    }
    try {
        return runLoop(options, std::move(script));
    } catch (const std::runtime_error& error) {  // of the graphics
        std::fprintf(stderr, "gimbalscope: %s\n", error.what());
        return kExitNoDisplay;
    }
}

}  // namespace gimbalscope::app
