// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Writing the journal.
#include "app/journal_file.h"

#include <cerrno>
#include <cstring>

#include "text/numbers.h"

namespace gimbalscope::app {

std::string JournalFile::open(const std::string& path) {
    if (path.empty()) {
        return {};
    }
    path_ = path;
    file_.reset(std::fopen(path.c_str(), "w"));
    return file_ ? std::string() : "cannot write the journal " + path + ": " + std::strerror(errno);
}

void JournalFile::write(const std::string& line) {
    if (file_ && !failed_) {
        failed_ =
            std::fputs((line + "\n").c_str(), file_.get()) < 0 || std::fflush(file_.get()) != 0;
    }
}

void JournalFile::record(const sim::Command& command, const sim::AppState& before,
                         const sim::AppState& after) {
    for (const std::string& line : journal_.record(command, before, after)) {
        write(line);
    }
}

void JournalFile::startOver(const std::vector<std::string>& lines, const sim::AppState& state) {
    if (file_ && !failed_) {
        failed_ = !open(path_).empty();
    }
    journal_ = {};
    journal_.stepsWritten = state.stepCount;
    for (const std::string& line : lines) {
        write(line);
    }
}

void JournalFile::finish(const sim::AppState& state, std::int64_t frames) {
    for (const std::string& line : journal_.finish(state)) {
        write(line);
    }
    const math::Quat& q = state.attitude;
    write("# attitude " + text::formatShortest(q.x) + " " + text::formatShortest(q.y) + " " +
          text::formatShortest(q.z) + " " + text::formatShortest(q.w));
    note("frames", frames);
}

void JournalFile::note(const std::string& word, std::int64_t count) {
    write("# " + word + " " + std::to_string(count));
}

}  // namespace gimbalscope::app
