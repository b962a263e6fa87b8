// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A picture of the window's loop, and the files that are written with it.
#include <algorithm>
#include <stdexcept>

#include "app/command_line.h"
#include "app/own_files.h"
#include "app/window_loop.h"
#include "io/output_file.h"
#include "render/gl_loader.h"
#include "text/numbers.h"

namespace gimbalscope::app {
namespace {

constexpr double kPictureNoticeSeconds = 5.0;

}  // namespace

void WindowLoop::draw() {
    frameLog_.begin();
    const double now = window_.seconds();
    if (now > noticeUntil_) {
        notice_.clear();
    }
    FrameInput frame;
    drawnSize_ = window_.framebufferSize();
    frame.width = drawnSize_.width;
    frame.height = drawnSize_.height;
    frame.contentScale = window_.contentScale();
    frame.seconds = options_.fixedDt.value_or(lastFrame_ < 0.0 ? kFrameSeconds : now - lastFrame_);
    frame.settled = frames_ == 0;
    frame.keyLabels = keyLabels_;
    frame.notice = picturesWanted_.empty() ? notice_ : std::string();  // no part of a picture
    frame.scriptFlies = drawnWithScript_ = !player_.isDone();
    frame.padConnected = padConnected_;
    frame.lesson = shell_.shelf().lessonOf(flight_.state);
    if (frame.lesson != nullptr) {
        frame.reached = goal_.look(*frame.lesson, flight_.state);
    }
    frame.conventionFolder = options_.noConfig ? std::string() : conventionFolder();
    if (lastFrame_ >= 0.0) {
        watchFrame(now - lastFrame_);
    }
    lastFrame_ = now;
    drawn_ = flight_.state;
    redraws_ = std::max(redraws_ - 1, 0);
    input_.feed();
    cockpit_.draw(flight_, frame);
    input_.showPointer();
    announcePictures();
    savePictures(true);
    showFrame();
    frameLog_.end(cockpit_.panelMilliseconds());
    ++frames_;
    if (frames_ == kRedrawsPerEvent) {
        if (!faults_.dropped.empty()) {
            window_.push(
                platform::DropEvent{faults_.dropped[0], static_cast<int>(faults_.dropped.size())});
        }
        render::releaseShaderCompiler(platform::openGlFunction);
        giveBackMemory();
    }
    writeFiles();
    if (context_->isLost() || faults_.loseContextAfter == frames_) {
        renewGraphics();
    }
}

/// Says that a picture is being saved: the file takes a while, and its name is told when it is
/// there.
void WindowLoop::announcePictures() {
    if (picturesWanted_.empty()) {
        return;
    }
    notice_ = "saving the picture";
    noticeUntil_ = window_.seconds() + kPictureNoticeSeconds;
    redraws_ = std::max(redraws_, 1);
}

/// Hands the picture to the screen. Asking OpenGL for errors can make it wait, so that it is done
/// in every frame only where somebody wants to know.
void WindowLoop::showFrame() {
    constexpr int kFramesPerCheck = 60;
    sufferFrame(faults_, frames_);
    if (options_.frames > 0 || faults_.glErrors || frames_ % kFramesPerCheck == 0) {
        errors_->check();
    }
    window_.swap();
}

/// The graphics were lost, by a reset of the driver: another context, and everything in it made
/// anew from what the processor has. The flight knows nothing of it. Throws with a sentence.
void WindowLoop::renewGraphics() {
    errors_.reset();
    context_.reset();
    if (const std::string error = window_.renew(); !error.empty()) {
        throw std::runtime_error(error);
    }
    cockpit_.rebuild(platform::openGlFunction);
    errors_.emplace();
    context_.emplace(platform::openGlFunction);
    ++contextsLost_;
    redraws_ = kRedrawsPerEvent;
    notify("the graphics were reset and have been made anew");
}

/// Notices a machine that cannot keep up. Where the processor draws, half as many pictures at even
/// times look better than all it can do at uneven ones.
void WindowLoop::watchFrame(double seconds) {
    if (options_.fixedDt || options_.frameSeconds || options_.frames > 0 ||
        paceSeconds_ > kFrameSeconds || !wasMoving_) {
        return;
    }
    frameWatch_.add(seconds);
    if (frameWatch_.isSlow() && render::isSoftwareRenderer()) {
        paceSeconds_ = 2.0 * kFrameSeconds;
        notify("No graphics card found: drawing at " + text::formatFixed(1.0 / paceSeconds_, 0) +
               " pictures a second.");
    }
}

/// What tests and tutorials wait for: the map of widgets and the sign of the first picture.
void WindowLoop::writeFiles() {
    if (!options_.uiMap.empty()) {
        if (std::string map = cockpit_.uiMap(); map != writtenMap_) {
            writtenMap_ = std::move(map);
            if (const std::string error = io::writeWhole(options_.uiMap, writtenMap_);
                !error.empty()) {
                complain(error);
                outputFailed_ = true;
            }
        }
    }
    if (frames_ == 1 && !options_.ready.empty()) {
        const std::string size =
            std::to_string(drawnSize_.width) + " " + std::to_string(drawnSize_.height) + "\n";
        if (const std::string error = io::writeWhole(options_.ready, size); !error.empty()) {
            complain(error);
            outputFailed_ = true;
        }
    }
}

}  // namespace gimbalscope::app
