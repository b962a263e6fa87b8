// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Pictures of the cockpit as files, each with a text of its readouts beside it: NAME.png and
// NAME.txt. A picture of another size than the window's is drawn by a cockpit of its own, so that
// nothing of the window's (pointer, open menus, easing cameras) is disturbed or seen in it.
// Compressing and writing take their time and are done beside the frames.
#pragma once

#include <future>
#include <string>
#include <vector>

#include "app/cockpit.h"
#include "render/image.h"

namespace gimbalscope::app {

/// The file of readouts beside a picture: the same name with .txt.
std::string readoutsPath(const std::string& picture);

/// What `play` prints at this moment, then the lines of a script that lead back to it.
/// `name` is the picture's, for the first line.
std::string readoutsText(const sim::Session& flight, const std::string& name);
/// True for a text that readoutsText made: it may be written over by another.
bool isReadoutsText(std::string_view text);

struct DrawnPicture {
    render::Image image;
    std::string error;  ///< a sentence when there is none
};
/// Draws a flight at a size from 64 to 16384 a side, as far as memory and OpenGL allow, cameras at
/// rest. The context has to be current; afterwards its own framebuffer is bound. `lesson`: the one
/// that the flight is in; none: of the program's own.
DrawnPicture drawPicture(Cockpit::LoadFunction load, const sim::Session& flight, int width,
                         int height, const lesson::Lesson* lesson = nullptr);

/// A picture to be written under a name that is free.
struct PictureFile {
    std::string path;
    render::Image image;
    std::string readouts;
};

/// Writes pictures in the background, never over a file that exists: a number comes before the
/// extension instead.
class PictureWriter {
public:
    /// A sentence when the name cannot be a picture's; otherwise it is being written.
    std::string write(PictureFile file);
    /// The sentences about pictures that are done: "picture saved as ..." or what went wrong.
    std::vector<std::string> takeSentences();
    /// Something is being written.
    bool isBusy() const { return !writing_.empty(); }
    /// Waits until all are written; their sentences.
    std::vector<std::string> finish();

private:
    struct Writing {
        std::string path;
        std::future<std::string> sentence;
    };
    std::string freePath(const std::string& path) const;

    std::vector<Writing> writing_;
};

}  // namespace gimbalscope::app
