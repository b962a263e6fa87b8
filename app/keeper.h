// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What the window keeps from one sitting to the next, in one place: settings, its place on the
// desktop, and the last flight. The window's loop tells it what happened and gives it a turn after
// each picture; it answers with sentences for people. Without a folder (--no-config, or none to be
// had) it keeps nothing.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/last_flight.h"
#include "app/settings_file.h"
#include "platform/window_place.h"

namespace gimbalscope::app {

class Keeper {
public:
    /// `keeps` false: reads and writes nothing. Reads the settings otherwise.
    explicit Keeper(bool keeps);

    /// What has to be said of what was read, until taken.
    std::vector<std::string> takeSentences();
    /// The commands to begin with; for a script without those that a flight depends on.
    std::vector<sim::Command> beginning(bool forScript) const;
    /// Where the window stood.
    std::optional<platform::WindowPlace> windowPlace() const;

    /// A command that was applied; by hand: what it changed is kept as a setting, but not what
    /// only looking at another moment brought back; `ofPast`: the flight is or was in the past.
    void record(const sim::Command& command, const sim::AppState& before,
                const sim::AppState& after);
    void noteByHand(const sim::Command& command, const sim::AppState& before,
                    const sim::AppState& after, bool ofPast);
    /// Where the window stands now; kept once it is elsewhere than at first.
    void notePlace(const std::optional<platform::WindowPlace>& place);

    /// After each picture: writes what is due by the clock.
    void turn(const sim::AppState& state, double seconds);
    void finish(const sim::AppState& state);

    /// Begins to replay the last flight. A sentence when there is none.
    std::string continueLastFlight();
    bool isReplaying() const { return replay_ != nullptr; }
    void cancelReplay() { replay_.reset(); }
    /// From 0 to 1.
    double replayProgress() const { return replay_ ? replay_->progress() : 1.0; }
    /// Flies it on for so many seconds of the clock. The flight when it is over: another journal
    /// then begins with its lines.
    std::unique_ptr<FlightReplay> replay(double seconds);
    /// The flight's lines become the beginning of this one.
    void startOver(const std::vector<std::string>& lines, const sim::AppState& state);

private:
    void sayFailure(std::string sentence);

    SettingsFile settings_;
    FlightLog log_;
    std::unique_ptr<FlightReplay> replay_;
    std::vector<std::string> sentences_;
    std::optional<platform::WindowPlace> firstPlace_;
    double lastTurnS_ = 0.0;
    bool saidFailure_ = false;
};

}  // namespace gimbalscope::app
