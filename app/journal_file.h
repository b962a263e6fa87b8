// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The journal of a running window. Every line is flushed, so that nothing is lost with the X
// server.
#pragma once

#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "sim/journal.h"

namespace gimbalscope::app {

struct CloseFile {
    void operator()(std::FILE* file) const { std::fclose(file); }
};
using FilePointer = std::unique_ptr<std::FILE, CloseFile>;

/// The journal on a file, or on nothing.
class JournalFile {
public:
    /// Opens it; a sentence when that fails. An empty path writes nothing.
    std::string open(const std::string& path);
    void record(const sim::Command& command, const sim::AppState& before,
                const sim::AppState& after);
    /// Another flight begins with lines that lead to a state: what was written is no part of it.
    void startOver(const std::vector<std::string>& lines, const sim::AppState& state);
    /// The steps flown since the last command, and as comments the attitude and the number of
    /// frames drawn.
    void finish(const sim::AppState& state, std::int64_t frames);
    /// A count as a comment: "# spikes 3".
    void note(const std::string& word, std::int64_t count);
    /// True when a line could not be written (disk full).
    bool hasFailed() const { return failed_; }

private:
    void write(const std::string& line);

    std::string path_;
    FilePointer file_;
    sim::Journal journal_;
    bool failed_ = false;
};

}  // namespace gimbalscope::app
