// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The command "lesson handout": the lesson solved, its steps drawn, and both on paper.
#include <CLI/CLI.hpp>

#include "app/commands.h"
#include "app/exit_code.h"
#include "app/signals.h"
#include "io/base64.h"
#include "io/output_file.h"
#include "lesson/solve.h"
#include "report/handout.h"
#include "text/words.h"
#ifdef GIMBALSCOPE_GUI
#include "app/headless.h"
#include "app/lesson_picture.h"
#endif

namespace gimbalscope::app {
namespace {

struct Stopped {};

void stopWhenAsked(const sim::Playback& /*soFar*/) {
    if (stopSignal() != 0) {
        throw Stopped{};
    }
}

struct HandoutRequest {
    std::string name, output, language = "en";
    bool hasPictures = true;
};

#ifdef GIMBALSCOPE_GUI

/// Draws the cockpit in the colours of paper where a step points at something: as its question or
/// goal finds it and, for the answers, in the end; else in the end.
class Illustrator {
public:
    explicit Illustrator(const lesson::Lesson& lesson)
        : lesson_(lesson), context_(openHeadless()) {}

    /// What keeps it from drawing has been told.
    bool isReady() const { return context_ != nullptr; }
    lesson::Watch watch() {
        return {stopWhenAsked,
                [this](std::size_t step, const sim::Session& flight) { draw(step, false, flight); },
                [this](std::size_t step, const sim::Session& flight) {
                    const lesson::Step& shown = lesson_.steps[step];
                    draw(step, shown.question || shown.goal, flight);
                }};
    }

    std::vector<report::HandoutPicture> pictures{};
    std::string error{};

private:
    void draw(std::size_t step, bool isAnswer, const sim::Session& flight) {
        if (lesson_.steps[step].looks.empty() || !error.empty()) {
            return;
        }
        const DrawnPicture drawn =
            drawStep(platform::headlessGlFunction, flight, lesson_, lesson_.steps[step]);
        if (!drawn.error.empty()) {
            error = drawn.error;
            return;
        }
        pictures.push_back(
            {step, isAnswer,
             "data:image/png;base64," + io::toBase64(render::encodeIndexedPng(drawn.image)),
             drawn.image.width, drawn.image.height});
    }

    const lesson::Lesson& lesson_;
    std::unique_ptr<platform::HeadlessContext> context_;
};

#else

class Illustrator {
public:
    explicit Illustrator(const lesson::Lesson& /*lesson*/) {
        tell(
            "gimbalscope: this build draws no pictures (GIMBALSCOPE_GUI=OFF); the handout has "
            "none");
    }
    static bool isReady() { return true; }
    static lesson::Watch watch() { return {stopWhenAsked}; }

    std::vector<report::HandoutPicture> pictures{};
    std::string error{};
};

#endif

int writeHandout(const HandoutRequest& request, const lesson::Lesson& lesson) {
    io::OutputFile out(request.output);
    if (!out.isOpen()) {  // known before the pictures, which take a while
        complain(out.error());
        return kExitOutput;
    }
    std::optional<Illustrator> illustrator;
    if (request.hasPictures) {
        illustrator.emplace(lesson);
        if (!illustrator->isReady()) {
            return kExitNoDisplay;
        }
    }
    const lesson::Solved solved =
        lesson::solve(lesson, illustrator ? illustrator->watch() : lesson::Watch{stopWhenAsked});
    if (illustrator && !illustrator->error.empty()) {
        complain(illustrator->error);
        return kExitNoDisplay;
    }
    out.write(report::handoutHtml(
        lesson, solved,
        illustrator ? std::move(illustrator->pictures) : std::vector<report::HandoutPicture>{}));
    if (!out.commit() && !out.readerGone()) {
        complain(out.error());
        return kExitOutput;
    }
    return lesson::isClean(solved) ? kExitClean : kExitFindings;
}

}  // namespace

int runLessonHandout(const Words& words) {
    HandoutRequest request;
    bool hasNone = false;
    const auto parser = makeParser(
        "lesson handout", "gimbalscope lesson handout ID|FILE -o FILE.html [--language LL]",
        "A lesson on paper: one HTML file with pictures, the table of numbers, the questions, and\n"
        "the answers on a page of their own. A browser prints it or makes it a PDF.");
    parser->add_option("ID", request.name, "a lesson, or its file");
    parser->add_option("-o", request.output, "the file to write, - for standard output")
        ->type_name("FILE");
    parser->add_option("--language", request.language, "en or de, as far as it is translated")
        ->type_name("LL");
    parser->add_flag("--no-pictures", hasNone, "needs no OpenGL");
    if (const std::optional<int> code = parse(*parser, words, "lesson handout")) {
        return *code;
    }
    request.hasPictures = !hasNone;
    if (request.name.empty() || request.output.empty()) {
        return usageError("lesson handout", request.name.empty()
                                                ? "ID is missing, for example L5"
                                                : "-o is missing: the file to write, for example "
                                                  "-o handout.html");
    }
    const std::string lower = text::lowerCase(request.output);
    if (lower != "-" && !lower.ends_with(".html") && !lower.ends_with(".htm")) {
        return usageError("lesson handout", "-o: " + text::inQuotes(request.output) +
                                                " does not end in .html; a browser makes a PDF of "
                                                "it");
    }
    const auto read = readLesson("lesson handout", request.name, request.language);
    if (const int* const code = std::get_if<int>(&read)) {
        return *code;
    }
    try {
        return writeHandout(request, std::get<lesson::Lesson>(read));
    } catch (const Stopped&) {
        return stopExitCode();
    }
}

}  // namespace gimbalscope::app
