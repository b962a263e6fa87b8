// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The last flight, kept beside the settings as last-flight.gsc: the journal of everything that was
// done, a script that replays to the same state. While a window flies it writes flight-PID.gsc,
// line by line, so that a crash or a lost X server takes at most a second of flight; at the end, or
// at the next start after a crash, that becomes last-flight.gsc. Nothing is written before the ship
// has moved. At 10 MB (over an hour of stirring the stick) the file is complete as it is.
#pragma once

#include <string>
#include <vector>

#include "app/journal_file.h"
#include "sim/play.h"
#include "sim/session.h"

namespace gimbalscope::app {

class FlightLog {
public:
    /// An empty folder keeps nothing.
    explicit FlightLog(std::string folder);
    ~FlightLog();
    FlightLog(const FlightLog&) = delete;
    FlightLog& operator=(const FlightLog&) = delete;

    /// Takes in the flight of a program that did not come to its end.
    void adopt();
    /// Where the last flight is; empty when nothing is kept.
    std::string lastFlight() const;

    void record(const sim::Command& command, const sim::AppState& before,
                const sim::AppState& after);
    /// From time to time: the steps flown since the last line.
    void flown(const sim::AppState& state);
    /// Another flight begins with lines that lead to a state.
    void startOver(const std::vector<std::string>& lines, const sim::AppState& state);
    /// The flight is over and becomes the last one.
    void finish(const sim::AppState& state);
    /// The sentence of a failure, once.
    std::string takeProblem();

private:
    void add(const std::vector<std::string>& lines);
    bool open();
    void stop(std::string problem);

    std::string folder_, path_, problem_;
    std::string early_;  ///< lines before the ship has moved
    FilePointer file_;
    std::size_t size_ = 0;
    sim::Journal journal_;
    bool stopped_ = false;
};

/// A flight replayed as fast as possible, a little at a time.
class FlightReplay {
public:
    explicit FlightReplay(sim::Script script);

    /// Flies on for about so many seconds of the clock. True when it is over.
    bool fly(double seconds);
    /// From 0 to 1.
    double progress() const;
    sim::Session& flight() { return flight_; }
    /// The lines to begin another journal with.
    std::vector<std::string> lines() const;

private:
    void obey(const sim::Command& command);

    sim::Player player_;
    sim::Session flight_;
    std::int64_t steps_ = 0, stepsFlown_ = 0;
};

struct LastFlight {
    sim::Script script;
    std::string error;  ///< a sentence when there is none
};
/// Reads the last flight. A last line that a crash cut off is left out.
LastFlight readLastFlight(const std::string& path);

}  // namespace gimbalscope::app
