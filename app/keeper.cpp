// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Settings and last flight for the window's loop.
#include "app/keeper.h"

#include <utility>

#include "app/config_folder.h"
#include "sim/lessons.h"
#include "sim/own.h"

namespace gimbalscope::app {
namespace {

constexpr double kFlownPauseS = 1.0;  ///< between two notes of the steps flown

/// Commands of which there are many, and which change no setting.
bool isFlight(const sim::Command& command) {
    return std::holds_alternative<sim::Steer>(command) ||
           std::holds_alternative<sim::MoveStick>(command) ||
           std::holds_alternative<sim::TurnBy>(command) ||
           std::holds_alternative<sim::ReleaseKeys>(command);
}

/// Commands that may only look at another moment of the recording.
bool isOfTime(const sim::Command& command) {
    return std::holds_alternative<sim::Seek>(command) ||
           std::holds_alternative<sim::TickBack>(command) ||
           std::holds_alternative<sim::TickOnce>(command) ||
           std::holds_alternative<sim::Undo>(command) || std::holds_alternative<sim::Redo>(command);
}

}  // namespace

Keeper::Keeper(bool keeps)
    : settings_(keeps ? configFolder().path : ""), log_(keeps ? configFolder().path : "") {
    if (!keeps) {
        return;
    }
    if (const std::string problem = configFolder().problem; !problem.empty()) {
        sayFailure(problem);
        return;
    }
    if (std::string sentence = settings_.load(); !sentence.empty()) {
        sentences_.push_back(std::move(sentence));
    }
    saidFailure_ = settings_.hasFailed();
    log_.adopt();
}

/// Where settings cannot be written flights cannot either: one notice.
void Keeper::sayFailure(std::string sentence) {
    if (!sentence.empty() && !saidFailure_) {
        saidFailure_ = true;
        sentences_.push_back(std::move(sentence));
    }
}

std::vector<std::string> Keeper::takeSentences() { return std::exchange(sentences_, {}); }

std::vector<sim::Command> Keeper::beginning(bool forScript) const {
    std::vector<sim::Command> commands;
    std::vector<std::string> own;  // "own" comes before "show"
    for (const auto& [key, line] : settings_.settings()) {
        const sim::ParsedCommand parsed = sim::parse(line, own);
        const bool isPlace = key == "window";  // the window stands there already
        if (parsed.command && !isPlace && (!forScript || isLook(key))) {
            sim::follow(own, *parsed.command);
            commands.push_back(*parsed.command);
        }
    }
    return commands;
}

std::optional<platform::WindowPlace> Keeper::windowPlace() const {
    const auto found = settings_.settings().find("window");
    if (found == settings_.settings().end()) {
        return std::nullopt;
    }
    const sim::ParsedCommand parsed = sim::parse(found->second);
    const auto* place = parsed.command ? std::get_if<sim::PlaceWindow>(&*parsed.command) : nullptr;
    return place != nullptr ? std::optional(platform::WindowPlace{place->x, place->y, place->width,
                                                                  place->height})
                            : std::nullopt;
}

void Keeper::record(const sim::Command& command, const sim::AppState& before,
                    const sim::AppState& after) {
    log_.record(command, before, after);
}

void Keeper::noteByHand(const sim::Command& command, const sim::AppState& before,
                        const sim::AppState& after, bool ofPast) {
    if (isFlight(command)) {
        return;
    }
    // What a lesson chooses, or somebody within it, ends with it.
    sim::AppState from = sim::withoutLesson(before);
    const sim::AppState to = sim::withoutLesson(after);
    if (ofPast && isOfTime(command)) {  // that moment's cards and settings are not chosen now
        from.cards = to.cards;
        from.own = to.own;
        from.settings = to.settings;
        from.drive = to.drive;
        from.view.selectedCard = to.view.selectedCard;
    }
    settings_.note(from, to);
}

void Keeper::notePlace(const std::optional<platform::WindowPlace>& place) {
    if (!place) {
        return;
    }
    if (!firstPlace_) {
        firstPlace_ = place;
    }
    if (*firstPlace_ != *place) {
        firstPlace_ = place;
        settings_.put("window",
                      sim::text(sim::PlaceWindow{place->x, place->y, place->width, place->height}));
    }
}

void Keeper::turn(const sim::AppState& state, double seconds) {
    sayFailure(settings_.write(seconds));
    if (seconds >= lastTurnS_ + kFlownPauseS) {
        lastTurnS_ = seconds;
        log_.flown(state);
    }
    sayFailure(log_.takeProblem());
}

void Keeper::finish(const sim::AppState& state) {
    settings_.finish();
    log_.finish(state);
}

std::string Keeper::continueLastFlight() {
    LastFlight last = readLastFlight(log_.lastFlight());
    if (last.error.empty()) {
        replay_ = std::make_unique<FlightReplay>(std::move(last.script));
    }
    return last.error;
}

std::unique_ptr<FlightReplay> Keeper::replay(double seconds) {
    const bool isOver = replay_ && replay_->fly(seconds);
    return isOver ? std::move(replay_) : nullptr;
}

void Keeper::startOver(const std::vector<std::string>& lines, const sim::AppState& state) {
    log_.startOver(lines, state);
}

}  // namespace gimbalscope::app
