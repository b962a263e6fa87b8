// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The command "render": a script played into pictures of the whole cockpit, without a display.
#include <CLI/CLI.hpp>

#include "app/commands.h"
#include "app/exit_code.h"
#include "app/script_file.h"
#include "app/signals.h"
#include "io/output_file.h"
#include "text/numbers.h"
#include "text/words.h"
#ifdef GIMBALSCOPE_GUI
#include "app/cockpit.h"
#include "app/headless.h"
#include "app/picture.h"
#include "app/render_files.h"
#include "app/tool_shell.h"
#include "render/offscreen.h"
#include "sim/expect.h"
#include "sim/own_files.h"
#include "sim/play.h"
#endif

namespace gimbalscope::app {
namespace {

struct RenderRequest {
    std::string script, output, size = "1600x900", fps;
    PixelCount pixels;
    double framesPerSecond = 0.0;  ///< 0: one picture, at the end
};

std::unique_ptr<CLI::App> parserFor(RenderRequest& request) {
    auto parser = makeParser("render", "gimbalscope render SCRIPT -o PNG [--size WxH] [--fps N]",
                             "Plays a script and writes the picture at its end; needs no display.");
    parser->add_option("SCRIPT", request.script, "a .gsc file");
    parser->add_option("-o", request.output, "the picture; with %05d in its name, one per frame")
        ->type_name("PNG");
    parser->add_option("--size", request.size, "width and height in pixels, 1600x900 if not given")
        ->type_name("WxH");
    parser->add_option("--fps", request.fps, "frames per simulated second, for -o frames-%05d.png")
        ->type_name("N");
    return parser;
}

#ifdef GIMBALSCOPE_GUI

/// What is wrong with the arguments; empty when they can be obeyed.
std::string checked(RenderRequest& request) {
    constexpr double kMostFps = 240.0;
    if (request.script.empty()) {
        return "SCRIPT is missing, for example assets/demo.gsc";
    }
    if (request.output.empty()) {
        return "-o is missing: the file to write, for example -o demo.png";
    }
    const auto size = parseSize(request.size);
    if (!size) {
        return "--size: " + sizeProblem(request.size);
    }
    request.pixels = *size;
    const bool isNumbered = request.output.find('%') != std::string::npos;
    if (isNumbered && !numberedName(request.output)) {
        return "-o: \"" + request.output + "\" needs one number such as %05d, and no other %";
    }
    if (isNumbered == request.fps.empty()) {
        return isNumbered ? "--fps is missing: frames per simulated second, for example --fps 30"
                          : "--fps: needs a numbered file, for example -o frames-%05d.png";
    }
    const std::optional<double> fps = text::parseFinite(request.fps.empty() ? "1" : request.fps);
    if (!fps || !(*fps > 0.0) || *fps > kMostFps) {
        return "--fps: " + text::inQuotes(request.fps) + " is not a number above 0, at most 240";
    }
    request.framesPerSecond = isNumbered ? *fps : 0.0;
    if (isSameFile(request.script, request.output)) {
        return "-o: \"" + request.output + "\" is the script itself";
    }
    return render::imageFormat(request.output)
               ? std::string()
               : "-o: " + render::imageFormatProblem(request.output);
}

/// How the cameras come to the picture.
struct Pace {
    double seconds = 1.0 / 60.0;  ///< since the picture before
    bool settled = true;
};

/// Draws and writes pictures of a flight.
class Painter {
public:
    Painter(Cockpit& cockpit, const render::Offscreen& target)
        : cockpit_(cockpit), target_(target) {}

    render::Image draw(const sim::Session& flight, Pace pace) {
        target_.bind();
        cockpit_.draw(flight, {.width = target_.size().width,
                               .height = target_.size().height,
                               .seconds = pace.seconds,
                               .settled = pace.settled,
                               .complete = true,
                               .notice = {}});
        return target_.read();
    }

    /// The picture of a script's line: of its own size, or as large as all others.
    DrawnPicture draw(const sim::Session& flight, const sim::TakePicture& wanted) {
        if (wanted.width == 0) {
            return {draw(flight, Pace{}), {}};
        }
        return drawPicture(platform::headlessGlFunction, flight, wanted.width, wanted.height);
    }

private:
    Cockpit& cockpit_;
    const render::Offscreen& target_;
};

/// Plays the script, handing out pictures on the way.
class FilmedPlay {
public:
    FilmedPlay(const RenderRequest& request, Painter& painter)
        : request_(request), painter_(painter), flight_(sim::beginSession(sim::initialState())) {
        if (request.framesPerSecond == 0.0) {
            last_.emplace(request.output);
        }
    }

    int run(sim::Script script) {
        if (stopSignal() != 0) {
            return stopExitCode();
        }
        if (last_ && !last_->isOpen()) {  // known before the flight, which may be long
            complain(last_->error());
            return kExitOutput;
        }
        sim::Player player{.script = std::move(script)};
        int code = frame();
        while (code == kExitClean && stopSignal() == 0) {
            while (const sim::ScriptLine* const taken = player.take(flight_.state)) {
                const sim::ScriptLine line = *taken;  // the script may become longer
                code = std::max(code, obey(line, player));
            }
            if (player.isDone() || code != kExitClean) {
                break;
            }
            flyStep(flight_);
            player.stepped();
            code = frame();
        }
        if (stopSignal() != 0) {
            return stopExitCode();
        }
        if (code == kExitClean && last_) {
            code = writePicture(painter_.draw(flight_, Pace{}), request_.output, *last_);
        }
        return code == kExitClean && hasFindings_ ? kExitFindings : code;
    }

private:
    int obey(const sim::ScriptLine& line, sim::Player& player) {
        std::string finding;
        int code = kExitClean;
        if (const auto* check = std::get_if<sim::Expect>(&line.command)) {
            finding = sim::failure(*check, flight_.state, &shell_).value_or("");
        } else if (const auto* picture = std::get_if<sim::TakePicture>(&line.command)) {
            return takePicture(*picture);
        } else if (sim::needsFiles(line.command)) {
            const sim::Answer answer = shell_.answer(line.command, flight_.state);
            finding = answer.message;
            code = answer.code;
            if (answer.isPlayed) {
                player.insert(answer.commands);
            }
            for (const sim::Command& command :
                 answer.isPlayed ? std::vector<sim::Command>() : answer.commands) {
                const std::string message = apply(flight_, command).message;
                finding = message.empty() ? finding : message;
            }
        } else if (finding = shell_.objection(line.command, flight_.state); !finding.empty()) {
            code = shell_.code();
        } else {
            finding = apply(flight_, line.command).message;
            if (const std::string failed = shell_.obey(line.command, flight_.state);
                !failed.empty()) {
                finding = failed;
                code = shell_.code();
            }
        }
        if (!finding.empty()) {
            hasFindings_ = true;
            tell(request_.script + ": line " + std::to_string(line.number) + ": " + finding);
        }
        return code;
    }

    int takePicture(const sim::TakePicture& wanted) {
        if (!render::imageFormat(wanted.path)) {
            complain(render::imageFormatProblem(wanted.path));
            return kExitOutput;
        }
        const DrawnPicture drawn = painter_.draw(flight_, wanted);
        if (!drawn.error.empty()) {
            complain(drawn.error);
            return kExitOutput;
        }
        const int code = writePicture(drawn.image, wanted.path);
        return code == kExitClean ? writeReadouts(flight_, wanted.path) : code;
    }

    /// Writes the frames of a sequence that are due.
    int frame() {
        const double fps = request_.framesPerSecond;
        int code = kExitClean;
        while (fps > 0.0 && code == kExitClean &&
               static_cast<double>(framesWritten_) <= sim::timeS(flight_.state) * fps + 1e-9) {
            const std::string path = numberedName(request_.output)->with(framesWritten_ + 1);
            code = writePicture(painter_.draw(flight_, Pace{1.0 / fps, framesWritten_ == 0}), path);
            ++framesWritten_;
        }
        return code;
    }

    const RenderRequest& request_;
    Painter& painter_;
    sim::Session flight_;
    ToolShell shell_{true};
    std::optional<io::OutputFile> last_{};  ///< the one picture at the end, unless a sequence
    std::int64_t framesWritten_ = 0;
    bool hasFindings_ = false;
};

int render(const RenderRequest& request, sim::Script script) {
    const std::unique_ptr<platform::HeadlessContext> context = openHeadless();
    if (!context) {
        return kExitNoDisplay;
    }
    const render::OffscreenResult offscreen =
        render::Offscreen::create({request.pixels.width, request.pixels.height});
    if (!offscreen.target) {
        return usageError("render", "--size: " + offscreen.error);
    }
    Cockpit cockpit(platform::headlessGlFunction);
    Painter painter(cockpit, *offscreen.target);
    return FilmedPlay(request, painter).run(std::move(script));
}

#endif

}  // namespace

int runRender(const Words& words) {
    RenderRequest request;
    const auto parser = parserFor(request);
    if (const std::optional<int> code = parse(*parser, words, "render")) {
        return *code;
    }
#ifdef GIMBALSCOPE_GUI
    if (const std::string error = checked(request); !error.empty()) {
        return usageError("render", error);
    }
    std::variant<sim::Script, int> script = readScript(request.script);
    if (const int* code = std::get_if<int>(&script)) {
        return *code;
    }
    return render(request, std::move(std::get<sim::Script>(script)));
#else
    return usageError("render", "this build has no pictures (GIMBALSCOPE_GUI=OFF); use play");
#endif
}

}  // namespace gimbalscope::app
