// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The window: opens it, runs the frame loop, writes the journal. Draws only when something changed
// and sleeps otherwise. With a fixed time step it runs the same flight on every machine.
#pragma once

#include <optional>
#include <string>

namespace gimbalscope::app {

/// What the command line may say about the window.
struct WindowOptions {
    int width = 1600, height = 900;
    bool hasSize = false;           ///< false: as large as the default, or the screen if smaller
    std::optional<double> fixedDt;  ///< simulated seconds of each frame instead of the clock's
    std::optional<double>
        frameSeconds;       ///< at least this long from frame to frame, for slow machines in tests
    int frames = 0;         ///< leave after this many; 0: until the window is closed
    std::string journal;    ///< file for applied commands, one a line; empty for none
    std::string uiMap;      ///< file for the rectangles of the widgets; empty for none
    std::string ready;      ///< file created after the first complete frame; empty for none
    std::string lesson;     ///< id or file of a lesson to open; empty for none
    std::string language;   ///< of the lesson, two letters; empty: as it was
    bool says = false;      ///< lesson and readouts on standard output too
    bool noConfig = false;  ///< read and write no settings (there are none yet)
    std::string
        script;  ///< .gsc to play at the pace of the clock, or keyframes to show; empty for none
};

/// Gives what is free back to the system, once what only the start needed is freed: fonts being
/// drawn, shaders being compiled.
void giveBackMemory();

/// Runs the window until it is closed. Exit codes: 0, 1 when --frames is given and OpenGL reported
/// an error, 3 for a script that cannot be read, 4 for one with errors, 5 when the journal cannot
/// be written, 6 without display or OpenGL 3.3, 130 when interrupted. Messages go to standard
/// error.
int runWindow(const WindowOptions& options);

}  // namespace gimbalscope::app
