// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The loop of the window. Each turn: wait or poll, events to commands, commands to the state, steps
// by the clock, and a picture only if something changed. When nothing moves, the clock of the
// simulation stands and no picture is drawn; the next event starts both at once.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "app/cockpit.h"
#include "app/dropped.h"
#include "app/frame_log.h"
#include "app/frame_watch.h"
#include "app/goal_watch.h"
#include "app/gui.h"
#include "app/imgui_input.h"
#include "app/journal_file.h"
#include "app/keeper.h"
#include "app/picture.h"
#include "app/speaker.h"
#include "app/tool_shell.h"
#include "app/window_faults.h"
#include "render/context_watch.h"
#include "render/gl_errors.h"
#include "sim/play.h"
#include "ui/bindings.h"
#include "ui/pad_pilot.h"

namespace gimbalscope::app {

inline constexpr double kFrameSeconds = 1.0 / 60.0;
/// The step of a motion that ended long before the first one: nothing has to be waited for.
inline constexpr std::int64_t kAtRest = -1000;
/// Pop-ups need a picture to find their size.
inline constexpr int kRedrawsPerEvent = 3;

/// The loop; its functions are in window_loop.cpp (the turns), window_events.cpp (what happens),
/// window_picture.cpp (what is shown), window_keeping.cpp and window_files.cpp (what is kept).
class WindowLoop {
public:
    /// The window's context has to be current. Throws std::runtime_error with a sentence.
    WindowLoop(const WindowOptions& options, platform::Window& window, Keeper& keeper,
               sim::Script script);

    /// Runs until the window is closed, --frames are drawn or a signal arrives. An exit code.
    int run();

private:
    bool goesOn() const;
    void rest();
    void takeEvents();
    void takeKeys(std::vector<ui::KeyPress>& presses);
    void takePad();
    void obey(const sim::Command& command);
    void obeyUser(const sim::Command& command);
    void obeyWithFiles(const sim::Command& command);
    void takeDrop(const platform::DropEvent& drop);
    void takeDropped();
    void watchGoal();
    void speak();
    void beginAnew(sim::Script script);
    void playScript();
    void fly();
    bool isMoving() const;
    bool mustDraw() const;
    void draw();
    void showFrame();
    void renewGraphics();
    void watchFrame(double seconds);
    double idleSeconds() const;
    void begin();
    void keep();
    void finishKeeping();
    void continueLastFlight();
    void replay();
    void takeOver(FlightReplay& replay);
    void announcePictures();
    void savePictures(bool isDrawn);
    void writeFiles();
    void readKeyLabels();
    void notify(const std::string& sentence);
    int exitCode();

    const WindowOptions& options_;
    platform::Window& window_;
    Cockpit cockpit_;
    std::optional<render::GlErrors> errors_;
    std::optional<render::ContextWatch> context_;
    ImGuiInput input_;
    ui::KeyPilot pilot_;
    ui::PadPilot padPilot_;
    bool padConnected_ = false;
    double padTouched_ = -1e9;  ///< when a person last touched it
    sim::Player player_;
    sim::Session flight_;
    sim::StepClock clock_;
    JournalFile journal_;
    Keeper& keeper_;
    ToolShell shell_{false};
    GoalWatch goal_;
    Speaker speaker_;
    sim::AppState goalSeen_;  ///< of the last look at it
    PictureWriter pictures_;
    DropReader drops_;
    std::vector<sim::TakePicture> picturesWanted_;  ///< of the state as it is now

    WindowFaults faults_ = environmentFaults();
    FrameWatch frameWatch_;
    FrameLog frameLog_;
    double paceSeconds_ = kFrameSeconds;  ///< from picture to picture while something moves
    std::int64_t contextsLost_ = 0;

    sim::AppState drawn_;  ///< the state of the last picture
    platform::PixelSize drawnSize_;
    double lastTurn_ = 0.0, lastFrame_ = -1.0;
    std::int64_t lastMotionStep_ = kAtRest, frames_ = 0;
    int redraws_ = 3;  ///< pictures still owed to the last event
    bool drawnWithScript_ = false;
    bool wasMoving_ = false, checksFailed_ = false, outputFailed_ = false;
    std::map<std::string, std::string, std::less<>> keyLabels_;
    std::string notice_, writtenMap_;
    double noticeUntil_ = -1.0, placeSeen_ = 0.0;
};

}  // namespace gimbalscope::app
