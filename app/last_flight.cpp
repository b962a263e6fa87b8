// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Keeping and continuing flights. A lock on the file says that its program still runs.
#include "app/last_flight.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <utility>

#include "app/config_folder.h"
#include "io/input_file.h"
#include "io/text_check.h"
#include "sim/own_files.h"

namespace gimbalscope::app {
namespace {

constexpr const char* kLastName = "last-flight.gsc";
constexpr std::string_view kFront = "flight-", kBack = ".gsc";
constexpr std::size_t kSizeLimit = 10'000'000;
constexpr int kStepsPerLook = 16;  ///< between two looks at the clock, about 0.2 ms

/// Commands that belong to the window and its files, not to a flight.
bool isOfTheFlight(const sim::Command& command) {
    return !std::holds_alternative<sim::Expect>(command) &&
           !std::holds_alternative<sim::TakePicture>(command) &&
           !std::holds_alternative<sim::PlaceWindow>(command) && !sim::needsFiles(command) &&
           !std::holds_alternative<sim::ContinueFlight>(command);
}

/// True when no program holds the file's lock.
bool isAbandoned(const std::string& path) {
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    const bool isFree = descriptor >= 0 && ::flock(descriptor, LOCK_EX | LOCK_NB) == 0;
    if (descriptor >= 0) {
        ::close(descriptor);
    }
    return isFree;
}

/// flight-PID.gsc; other files of a person stay theirs.
bool isFlightName(std::string_view name) {
    if (!name.starts_with(kFront) || !name.ends_with(kBack) ||
        name.size() <= kFront.size() + kBack.size()) {
        return false;
    }
    const std::string_view middle =
        name.substr(kFront.size(), name.size() - kFront.size() - kBack.size());
    return middle.find_first_not_of("0123456789") == std::string_view::npos;
}

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) {
        text += line + "\n";
    }
    return text;
}

}  // namespace

FlightLog::FlightLog(std::string folder)
    : folder_(std::move(folder)),
      path_(folder_.empty() ? ""
                            : folder_ + "/" + std::string(kFront) + std::to_string(::getpid()) +
                                  std::string(kBack)),
      stopped_(folder_.empty()) {}

FlightLog::~FlightLog() = default;

std::string FlightLog::lastFlight() const {
    return folder_.empty() ? std::string() : folder_ + "/" + kLastName;
}

void FlightLog::adopt() {
    namespace fs = std::filesystem;
    std::error_code failed;
    std::vector<std::pair<fs::file_time_type, std::string>> found;
    for (fs::directory_iterator each(folder_, failed), end; !failed && each != end;
         each.increment(failed)) {
        const std::string path = each->path().string();
        std::error_code ignored;
        const fs::file_time_type time = fs::last_write_time(path, ignored);
        if (isFlightName(each->path().filename().string()) && !ignored && isAbandoned(path)) {
            found.emplace_back(time, path);
        }
    }
    std::ranges::sort(found);
    for (const auto& [time, path] : found) {  // the newest is renamed last
        std::error_code ignored;
        if (const auto last = fs::last_write_time(lastFlight(), ignored); ignored || last < time) {
            fs::rename(path, lastFlight(), ignored);
        } else {
            fs::remove(path, ignored);
        }
    }
}

void FlightLog::record(const sim::Command& command, const sim::AppState& before,
                       const sim::AppState& after) {
    if (!stopped_ && isOfTheFlight(command)) {
        add(journal_.record(command, before, after));
    }
}

void FlightLog::flown(const sim::AppState& state) {
    if (!stopped_) {
        add(journal_.finish(state));
    }
}

void FlightLog::startOver(const std::vector<std::string>& lines, const sim::AppState& state) {
    if (stopped_ && size_ < kSizeLimit) {
        return;
    }
    stopped_ = false;
    file_.reset();
    size_ = 0;
    early_.clear();
    journal_ = {};
    journal_.stepsWritten = state.stepCount;
    std::error_code ignored;
    std::filesystem::remove(path_, ignored);
    add(lines);
}

void FlightLog::finish(const sim::AppState& state) {
    flown(state);
    if (file_) {
        file_.reset();
        std::error_code ignored;
        std::filesystem::rename(path_, lastFlight(), ignored);
    }
    stopped_ = true;
}

std::string FlightLog::takeProblem() { return std::exchange(problem_, {}); }

/// Opens the file anew and locks it; a file of that name is of a dead program that had our number.
bool FlightLog::open() {
    if (const std::string error = makeFolder(folder_); !error.empty()) {
        stop(error);
        return false;
    }
    file_.reset(std::fopen(path_.c_str(), "we"));
    if (!file_) {
        stop("cannot write " + path_ + ": " + std::strerror(errno));
        return false;
    }
    ::flock(::fileno(file_.get()), LOCK_EX | LOCK_NB);
    return true;
}

void FlightLog::stop(std::string problem) {
    problem_ = "the flight is not kept: " + std::move(problem);
    stopped_ = true;
}

/// Adds lines; the file begins with the first of them that lets time pass.
void FlightLog::add(const std::vector<std::string>& lines) {
    early_ += joined(lines);
    const bool hasFlown = std::ranges::any_of(
        lines, [](const std::string& line) { return line.starts_with("advance "); });
    if (stopped_ || early_.empty() || (!file_ && (!hasFlown || !open()))) {
        return;
    }
    const std::string text = std::exchange(early_, {});
    if (size_ + text.size() > kSizeLimit) {
        size_ = kSizeLimit;
        stop("it has become longer than 10 MB; what is written stays");
    } else if (std::fputs(text.c_str(), file_.get()) < 0 || std::fflush(file_.get()) != 0) {
        stop("cannot write " + path_ + ": " + std::strerror(errno));
    } else {
        size_ += text.size();
    }
}

FlightReplay::FlightReplay(sim::Script script)
    : player_{std::move(script)}, flight_(sim::beginSession(sim::initialState())) {
    for (const sim::ScriptLine& line : player_.script.lines) {
        const auto* wait = std::get_if<sim::Wait>(&line.command);
        steps_ += wait != nullptr ? wait->steps : 0;
    }
}

void FlightReplay::obey(const sim::Command& command) {
    if (isOfTheFlight(command)) {
        apply(flight_, command);
    }
}

bool FlightReplay::fly(double seconds) {
    using Clock = std::chrono::steady_clock;
    const auto end = Clock::now() + std::chrono::duration<double>(seconds);
    while (!player_.isDone()) {
        while (const sim::ScriptLine* line = player_.take(flight_.state)) {
            obey(line->command);
            if (Clock::now() > end) {
                return false;
            }
        }
        for (int step = 0; step < kStepsPerLook && player_.stepsLeft > 0; ++step) {
            flyStep(flight_);
            player_.stepped();
            ++stepsFlown_;
        }
        if (Clock::now() > end) {
            return player_.isDone();
        }
    }
    return true;
}

double FlightReplay::progress() const {
    return steps_ > 0
               ? std::min(1.0, static_cast<double>(stepsFlown_) / static_cast<double>(steps_))
               : 1.0;
}

std::vector<std::string> FlightReplay::lines() const {
    std::vector<std::string> lines;
    for (const sim::ScriptLine& line : player_.script.lines) {
        if (isOfTheFlight(line.command)) {
            lines.push_back(sim::text(line.command));
        }
    }
    return lines;
}

LastFlight readLastFlight(const std::string& path) {
    if (path.empty()) {
        return {{}, "there is no last flight: nothing is kept (--no-config, or no folder for it)"};
    }
    std::error_code ignored;
    if (!std::filesystem::exists(path, ignored)) {
        return {{}, "there is no last flight yet"};
    }
    const io::WholeFile file = io::readWhole(path);
    if (!file.text) {
        return {{}, file.error};
    }
    if (const auto finding = io::notText(*file.text)) {
        return {{}, path + " is no script: " + finding->message};
    }
    LastFlight last{
        sim::parseScript(std::string_view(*file.text).substr(0, file.text->rfind('\n') + 1)), {}};
    if (!last.script.errors.empty()) {
        last.error = path + ": " + last.script.errors.front();
    }
    return last;
}

}  // namespace gimbalscope::app
