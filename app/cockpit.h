// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// One frame of the cockpit: layout, views, panels. The same for the window and for pictures without
// one, and callable from anybody's loop: the caller owns the OpenGL context and the clock.
//
//   Cockpit cockpit(load);              // with the context current
//   cockpit.draw(flight, frame);        // into the framebuffer bound now, once per picture
//   for (const sim::Command& each : cockpit.takeCommands()) ...
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "lesson/lecture.h"
#include "sim/session.h"
#include "ui/bindings.h"

namespace gimbalscope::app {

/// What the caller's loop knows about this frame.
struct FrameInput {
    int width = 0, height = 0;    ///< framebuffer; nothing is drawn at 0
    double contentScale = 1.0;    ///< of the monitor
    double seconds = 1.0 / 60.0;  ///< since the frame before; 0 and nonsense are taken as 1e-4
    bool settled = false;         ///< cameras at rest at once: a picture rather than a film
    bool complete = false;        ///< waits for what is computed beside the frames (flicker map)
    std::map<std::string, std::string, std::less<>>
        keyLabels{};            ///< what is printed on keys; empty: US
    std::string notice{};       ///< one sentence to show over the flight view; empty for none
    bool scriptFlies = false;   ///< a script is being played
    bool padConnected = false;  ///< a game pad is there
    const lesson::Lesson* lesson = nullptr;  ///< the open one; none: of the program's own
    /// The parts of its goal, where the caller has looked at them already.
    std::optional<std::span<const lesson::Reached>> reached{};
    std::string conventionFolder{};  ///< of files of one's own; empty: the current folder
};

class Cockpit {
public:
    /// Looks up OpenGL functions of the current context.
    using LoadFunction = void (*(*)(const char* name))();

    /// The context has to be current. Throws std::runtime_error with a sentence.
    explicit Cockpit(LoadFunction load);
    ~Cockpit();
    Cockpit(const Cockpit&) = delete;
    Cockpit& operator=(const Cockpit&) = delete;

    /// Makes every OpenGL object in the context that is current now, after the one before was lost.
    /// The only place that makes them; nothing else changes. Throws like the constructor.
    void rebuild(LoadFunction load);

    /// Draws into the framebuffer that is bound.
    void draw(const sim::Session& flight, const FrameInput& frame);
    /// A key for an action that waits for one (UiState::capturing); false when none waits. Becomes
    /// a command of takeCommands(), or ends the waiting (Escape).
    bool capture(const ui::KeyPress& press);
    /// What the panels asked for since the last call.
    std::vector<sim::Command> takeCommands();

    /// What became of a save or an open that the panels asked for: why not, or nothing.
    void answerFiles(const std::string& refusal);
    /// The file to which code was not saved; empty when it was.
    void answerCode(const std::string& refused);
    /// The file to which keyframes were not saved; empty when they were.
    void answerKeys(const std::string& refused);
    /// The file that the keyframes came from, or went to: the one to be saved to next.
    void keysAreOf(const std::string& file);
    /// True for a key that goes to the controls at which the keys point, and not to the ship.
    bool takesKey(const std::string& key) const;
    /// What was copied to the clipboard since the last call; empty for nothing.
    std::string takeCopied();
    /// A text in the field for an attitude, which opens.
    void offerAttitude(std::string text);
    /// Files that a page shows are read anew: they may have changed.
    void readFilesAnew();

    /// Something still eases towards its place (camera, fading halo): draw again soon.
    bool isAnimating() const;
    /// The widgets of the last frame, one a line: "x y width height name".
    std::string uiMap() const;
    /// Milliseconds of processor time the last frame's panels took to build, without drawing.
    double panelMilliseconds() const;

private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace gimbalscope::app
