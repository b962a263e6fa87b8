// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Pictures and their readouts.
#include "app/picture.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <memory>
#include <new>
#include <stdexcept>
#include <system_error>
#include <utility>

#include "app/command_line.h"
#include "io/output_file.h"
#include "render/offscreen.h"
#include "report/flight.h"
#include "sim/own.h"
#include "sim/rival.h"
#include "sim/update.h"

namespace gimbalscope::app {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kFirstWords = "Gimbalscope readouts of ";
constexpr int kMostNumbers = 10000;
constexpr const char* kNoMemory = "not enough memory for the picture";

/// A flight's end as `play` has it, with the events still remembered.
sim::Playback playbackOf(const sim::Session& flight) {
    sim::Playback playback;
    playback.state = flight.state;
    playback.trail = flight.trail;
    playback.events.assign(flight.recording.events.begin(), flight.recording.events.end());
    return playback;
}

/// The lines that bring another flight to this attitude, read and computed in the same way.
std::vector<sim::Command> wayBack(const sim::AppState& state) {
    const sim::Settings start = sim::initialState().settings;
    const sim::Settings& now = state.settings;
    sim::ShowCards show;
    for (const sim::Card& card : state.cards) {
        show.selections.push_back(sim::cardText(card));
    }
    std::vector<sim::Command> lines;
    for (const sim::Own& own : state.own) {
        lines.emplace_back(sim::makingOf(own.custom));
    }
    lines.emplace_back(show);
    const auto add = [&lines](bool differs, sim::Command command) {
        if (differs) {
            lines.push_back(std::move(command));
        }
    };
    const auto number = [](const char* name, double value) { return sim::SetNumber{name, value}; };
    add(now.arithmetic != start.arithmetic, sim::SetArithmetic{now.arithmetic});
    add(now.quantise != start.quantise, sim::SetQuantise{now.quantise});
    add(now.integration != start.integration, sim::SetIntegration{now.integration});
    add(now.renormalise != start.renormalise, sim::SetSwitch{"renormalise", now.renormalise});
    add(now.literal != start.literal, sim::SetSwitch{"literal", now.literal});
    add(now.raw != start.raw, sim::SetSwitch{"raw", now.raw});
    add(now.unsignedRotator != start.unsignedRotator, sim::SetSwitch{"wrap", now.unsignedRotator});
    add(now.tickRate != start.tickRate, number("tick-rate", now.tickRate));
    add(now.jumpThresholdDeg != start.jumpThresholdDeg,
        number("jump-threshold", now.jumpThresholdDeg));
    lines.push_back(sim::SetAttitude{state.attitude});
    return lines;
}

/// A device or a pipe: written to as it is, and nothing is laid beside it.
bool isSpecial(const std::string& path) {
    std::error_code ignored;
    const fs::file_type type = fs::status(path, ignored).type();
    return type != fs::file_type::not_found && type != fs::file_type::none &&
           type != fs::file_type::regular && type != fs::file_type::directory;
}

/// Picture and text onto the disk. A sentence either way.
std::string written(const PictureFile& file) {
    std::string bytes, error;
    try {
        const auto format = render::imageFormat(file.path);
        bytes = render::encode(file.image, format.value_or(render::ImageFormat::Png));
    } catch (const std::bad_alloc&) {
        bytes.clear();
    }
    if (bytes.empty()) {
        return "cannot write " + file.path + ": " + kNoMemory;
    }
    error = io::writeWhole(file.path, bytes);
    if (error.empty() && !isSpecial(file.path)) {
        error = io::writeWhole(readoutsPath(file.path), file.readouts);
    }
    return error.empty() ? "picture saved as " + file.path : error;
}

}  // namespace

std::string readoutsPath(const std::string& picture) {
    return fs::path(picture).replace_extension(".txt").string();
}

std::string readoutsText(const sim::Session& flight, const std::string& name) {
    std::string text = std::string(kFirstWords) + fs::path(name).filename().string() + "\n\n" +
                       report::flightText(report::flightOf(playbackOf(flight))) +
                       "\nthe way back, as a script\n";
    for (const sim::Command& line : wayBack(flight.state)) {
        text += "  " + sim::text(line) + "\n";
    }
    return text;
}

bool isReadoutsText(std::string_view text) { return text.starts_with(kFirstWords); }

DrawnPicture drawPicture(Cockpit::LoadFunction load, const sim::Session& flight, int width,
                         int height, const lesson::Lesson* lesson) {
    const std::string size = std::to_string(width) + "x" + std::to_string(height);
    if (!parseSize(size)) {
        return {{}, sizeProblem(size)};
    }
    const render::OffscreenResult made = render::Offscreen::create({width, height});
    if (!made.target) {
        return {{}, made.error};
    }
    try {
        Cockpit cockpit(load);
        made.target->bind();
        cockpit.draw(flight, {.width = width,
                              .height = height,
                              .settled = true,
                              .complete = true,
                              .lesson = lesson});
        return {made.target->read(), {}};  // deleting the target binds the context's own again
    } catch (const std::runtime_error& problem) {
        return {{}, problem.what()};
    } catch (const std::bad_alloc&) {
        return {{}, kNoMemory};
    }
}

/// The path itself, or with a number, where neither picture nor text is yet; empty when there is
/// none up to the largest number.
std::string PictureWriter::freePath(const std::string& path) const {
    const auto isTaken = [this](const fs::path& candidate) {
        std::error_code ignored;
        return fs::exists(candidate, ignored) ||
               fs::exists(readoutsPath(candidate.string()), ignored) ||
               std::ranges::any_of(writing_, [&](const Writing& each) {
                   return fs::path(each.path).replace_extension() ==
                          fs::path(candidate).replace_extension();
               });
    };
    const fs::path wanted(path);
    fs::path candidate = wanted;
    for (int number = 2; isTaken(candidate); ++number) {
        if (number > kMostNumbers) {
            return {};
        }
        candidate = wanted.parent_path() / (wanted.stem().string() + "-" + std::to_string(number) +
                                            wanted.extension().string());
    }
    return candidate.string();
}

std::string PictureWriter::write(PictureFile file) {
    if (!render::imageFormat(file.path)) {
        return render::imageFormatProblem(file.path);
    }
    if (!isSpecial(file.path)) {
        std::string path = freePath(file.path);
        if (path.empty()) {
            return "every name from " + file.path + " on is taken";
        }
        file.path = std::move(path);
    }
    const auto kept = std::make_shared<const PictureFile>(std::move(file));
    std::future<std::string> sentence;
    try {
        sentence = std::async(std::launch::async, [kept] { return written(*kept); });
    } catch (const std::system_error&) {  // no thread to be had: now, then
        std::promise<std::string> now;
        now.set_value(written(*kept));
        sentence = now.get_future();
    }
    writing_.push_back({kept->path, std::move(sentence)});
    return {};
}

std::vector<std::string> PictureWriter::takeSentences() {
    std::vector<std::string> sentences;
    std::erase_if(writing_, [&](Writing& each) {
        const bool isDone =
            each.sentence.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
        if (isDone) {
            sentences.push_back(each.sentence.get());
        }
        return isDone;
    });
    return sentences;
}

std::vector<std::string> PictureWriter::finish() {
    for (const Writing& each : writing_) {
        each.sentence.wait();
    }
    return takeSentences();
}

}  // namespace gimbalscope::app
