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
#include "app/picture.h"
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

constexpr int kWidth = 1280, kHeight = 720;

/// The cockpit at the end of each step that points at something, in the colours of paper.
class Illustrator {
public:
    explicit Illustrator(const lesson::Lesson& lesson) : lesson_(lesson) {}

    void draw(std::size_t step, const sim::Session& flight) {
        if (lesson_.steps[step].looks.empty() || !error.empty()) {
            return;
        }
        sim::Session shown = flight;
        apply(shown, sim::SetTheme{sim::Theme::Light});
        DrawnPicture drawn = drawPicture(platform::headlessGlFunction, shown, kWidth, kHeight);
        if (!drawn.error.empty()) {
            error = drawn.error;
            return;
        }
        pictures.push_back({step,
                            "data:image/png;base64," +
                                io::toBase64(render::encode(drawn.image, render::ImageFormat::Png)),
                            kWidth, kHeight});
    }

    std::vector<report::HandoutPicture> pictures{};
    std::string error{};

private:
    const lesson::Lesson& lesson_;
};

/// The pictures of a lesson; or an exit code after saying why there are none.
std::variant<std::vector<report::HandoutPicture>, int> illustrated(const lesson::Lesson& lesson) {
    const std::unique_ptr<platform::HeadlessContext> context = openHeadless();
    if (!context) {
        return kExitNoDisplay;
    }
    Illustrator illustrator(lesson);
    lesson::solve(lesson, {stopWhenAsked, [&](std::size_t step, const sim::Playback& flight) {
                               illustrator.draw(step, flight);
                           }});
    if (!illustrator.error.empty()) {
        complain(illustrator.error);
        return kExitNoDisplay;
    }
    return std::move(illustrator.pictures);
}

#else

std::variant<std::vector<report::HandoutPicture>, int> illustrated(const lesson::Lesson&) {
    tell("gimbalscope: this build draws no pictures (GIMBALSCOPE_GUI=OFF); the handout has none");
    return std::vector<report::HandoutPicture>{};
}

#endif

int writeHandout(const HandoutRequest& request, const lesson::Lesson& lesson) {
    io::OutputFile out(request.output);
    if (!out.isOpen()) {  // known before the pictures, which take a while
        complain(out.error());
        return kExitOutput;
    }
    const lesson::Solved solved = lesson::solve(lesson, {stopWhenAsked});
    std::vector<report::HandoutPicture> pictures;
    if (request.hasPictures) {
        auto drawn = illustrated(lesson);
        if (const int* const code = std::get_if<int>(&drawn)) {
            return *code;
        }
        pictures = std::move(std::get<0>(drawn));
    }
    out.write(report::handoutHtml(lesson, solved, pictures));
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
