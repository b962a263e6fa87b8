// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Somebody else's program as a filter: text into its standard input, text out of its standard
// output. Both pipes are served at once, so that neither side can wait for the other; a program
// that never reads, reads nothing more, writes without end or does not end is given up in time,
// with all that it has started.
#pragma once

#include <csignal>
#include <cstdint>
#include <string>
#include <string_view>

namespace gimbalscope::io {

struct FilterCall {
    std::string command;     ///< for /bin/sh -c
    std::string_view input;  ///< for its standard input, which is then closed
    double timeoutSeconds = 30.0;
    std::size_t outputLimit = std::size_t{64} << 20U;
};

enum class FilterEnd : std::uint8_t { Exited, Killed, TimedOut, TooMuch, Interrupted, NotStarted };

struct FilterResult {
    FilterEnd end = FilterEnd::NotStarted;
    int status = 0;      ///< exit status, or the signal's number when Killed
    std::string output;  ///< what it wrote, whatever the end
    /// A sentence about an end that is not exit status 0; empty for that.
    std::string problem;
};

/// Runs the command to its end. Its standard error is ours. `stop` is looked at ten times a second.
FilterResult runFilter(const FilterCall& call, const volatile std::sig_atomic_t& stop);

}  // namespace gimbalscope::io
