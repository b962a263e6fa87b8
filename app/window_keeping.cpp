// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What the window's loop keeps: settings at the start and after a change, the last flight, pictures
// as files.
#include <cmath>
#include <utility>

#include "app/command_line.h"
#include "app/window_loop.h"
#include "render/offscreen.h"
#include "text/numbers.h"

namespace gimbalscope::app {
namespace {

constexpr double kReplaySeconds = 0.008;  ///< of each frame, about half of it
constexpr double kPlacePauseS = 1.0;      ///< asking for the window's place is a round trip

}  // namespace

/// The settings, before anything else: they are no steps of undo, and the journal begins with them.
void WindowLoop::begin() {
    for (const sim::Command& command : asSetUp(keeper_.beginning(!player_.isDone()))) {
        obey(command);
    }
    lastMotionStep_ = kAtRest;
}

/// After each picture: what is due to be written, and what is to be said of it.
void WindowLoop::keep() {
    for (const std::string& sentence : pictures_.takeSentences()) {
        notify(sentence);
    }
    replay();
    const double now = window_.seconds();
    if (!options_.hasSize && now > placeSeen_ + kPlacePauseS) {
        placeSeen_ = now;
        keeper_.notePlace(window_.place());
    }
    keeper_.turn(flight_.state, now);
    for (const std::string& sentence : keeper_.takeSentences()) {
        notify(sentence);
    }
}

/// At the end of the loop.
void WindowLoop::finishKeeping() {
    if (!options_.hasSize) {
        keeper_.notePlace(window_.place());
    }
    keeper_.finish(flight_.state);
    for (const std::string& sentence : pictures_.finish()) {
        complain(sentence);
    }
}

void WindowLoop::continueLastFlight() {
    if (const std::string problem = keeper_.continueLastFlight(); !problem.empty()) {
        notify(problem);
    }
}

/// The last flight flown again, a part of each frame, and how far it is.
void WindowLoop::replay() {
    if (!keeper_.isReplaying()) {
        return;
    }
    if (const std::unique_ptr<FlightReplay> done = keeper_.replay(kReplaySeconds)) {
        takeOver(*done);
        return;
    }
    const std::string percent = text::formatFixed(100.0 * keeper_.replayProgress(), 0);
    std::string sentence = "continuing the last flight: " + percent + " %";
    noticeUntil_ = window_.seconds() + 1.0;
    if (sentence != notice_) {
        notice_ = std::move(sentence);
        redraws_ = std::max(redraws_, 1);
    }
}

/// The replayed flight instead of the one until now. How it looks stays as the person has it, and
/// is no step of undo.
void WindowLoop::takeOver(FlightReplay& replay) {
    const sim::AppState looks = flight_.state;
    flight_ = std::move(replay.flight());
    player_ = {};
    journal_.startOver(replay.lines(), flight_.state);
    keeper_.startOver(replay.lines(), flight_.state);
    obey(sim::ReleaseKeys{});
    for (const sim::Command& command : asSetUp(commandsTowards(flight_.state, looks, true))) {
        obey(command);
    }
    lastMotionStep_ = flight_.state.stepCount;
    redraws_ = std::max(redraws_, 1);
    notify("the last flight goes on where it ended, at " +
           text::formatFixed(sim::timeS(flight_.state), 1) + " s");
}

/// The pictures asked for, of the state as it is now. Those of the window's size are read back
/// before they are handed to the screen, when it is drawn.
void WindowLoop::savePictures(bool isDrawn) {
    for (const sim::TakePicture& wanted : std::exchange(picturesWanted_, {})) {
        const bool isWindow =
            wanted.width == 0 || platform::PixelSize{wanted.width, wanted.height} == drawnSize_;
        DrawnPicture drawn;
        if (isDrawn && isWindow) {
            drawn.image = render::readFramebuffer({drawnSize_.width, drawnSize_.height});
        } else {
            const platform::PixelSize size =
                wanted.width == 0 ? drawnSize_ : platform::PixelSize{wanted.width, wanted.height};
            drawn = drawPicture(platform::openGlFunction, flight_, size.width, size.height);
        }
        if (drawn.error.empty()) {
            drawn.error = pictures_.write(
                {wanted.path, std::move(drawn.image), readoutsText(flight_, wanted.path)});
        }
        if (!drawn.error.empty()) {
            notify("no picture: " + drawn.error);
        }
    }
}

}  // namespace gimbalscope::app
