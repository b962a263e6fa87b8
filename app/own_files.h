// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The commands that need files, done: conventions of one's own and keyframes, saved and opened.
#pragma once

#include <string>
#include <vector>

#include "sim/own_files.h"
#include "sim/shell.h"

namespace gimbalscope::app {

/// Does save, open, keyframes save and open, and show and versus with paths, for a program that
/// plays a script. Complaints name the file and the line in it; the code is that with which a
/// program ends that could not do it.
sim::Answer answerWithFiles(const sim::Command& command, const sim::AppState& state);

/// The same for a window, which must not wait: reads plain files only, and makes the folder of
/// conventionFolder() when something is to be saved there.
sim::Answer answerInWindow(const sim::Command& command, const sim::AppState& state);

/// A convention's file read, to be opened under a name: the one asked for, else the file's, else
/// the one in it.
struct ReadOpened {
    sim::Opened opened;
    std::string error;  ///< with the path, and the line in it
    int code = 0;
};
/// Of a plain file, for a window; one that cannot be called by its name becomes "yours".
ReadOpened readOpened(const std::string& path, const std::string& name = {});
/// The commands that bring it into a state and show it.
sim::Answer answerOpened(const sim::AppState& state, sim::Opened opened);

/// Where the window proposes to keep conventions of one's own: "conventions" beside the settings.
/// Empty when there is no such place.
std::string conventionFolder();
/// The names of the convention files in a folder, sorted, at most 200; none when it cannot be read.
std::vector<std::string> conventionFiles(const std::string& folder);

}  // namespace gimbalscope::app
