// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A picture of the window's loop, and the files that are written with it.
#include <algorithm>
#include <filesystem>

#include "app/command_line.h"
#include "app/window_loop.h"
#include "io/output_file.h"
#include "render/offscreen.h"

namespace gimbalscope::app {
namespace {

/// The path itself, or with a number before its extension when a file of that name exists.
std::string unusedPath(const std::string& path) {
    const std::filesystem::path wanted(path);
    std::filesystem::path candidate = wanted;
    std::error_code ignored;
    for (int number = 2; number < 10000 && std::filesystem::exists(candidate, ignored); ++number) {
        candidate = wanted.parent_path() / (wanted.stem().string() + "-" + std::to_string(number) +
                                            wanted.extension().string());
    }
    return candidate.string();
}

}  // namespace

void WindowLoop::draw() {
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
    frame.notice = notice_;
    frame.scriptFlies = drawnWithScript_ = !player_.isDone();
    lastFrame_ = now;
    drawn_ = flight_.state;
    redraws_ = std::max(redraws_ - 1, 0);
    input_.feed();
    cockpit_.draw(flight_, frame);
    input_.showPointer();
    savePicture();
    if (errors_) {
        errors_->check();
    }
    window_.swap();
    ++frames_;
    writeFiles();
}

/// What F12 asked for, read back before the picture is handed to the screen.
void WindowLoop::savePicture() {
    if (picture_.empty()) {
        return;
    }
    const std::string path = unusedPath(picture_);
    picture_.clear();
    const render::Image image = render::readFramebuffer({drawnSize_.width, drawnSize_.height});
    const std::string error = io::writeWhole(path, render::encodePng(image));
    notify(error.empty() ? "picture saved as " + path : error);
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
