// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Where settings and the last flight are kept: $XDG_CONFIG_HOME/gimbalscope, else
// $HOME/.config/gimbalscope. Paths that are not absolute are ignored, as the XDG Base Directory
// Specification has it.
#pragma once

#include <string>

namespace gimbalscope::app {

struct ConfigFolder {
    std::string path;     ///< absolute, without a slash at its end; empty when there is none
    std::string problem;  ///< why there is none
};
/// The folder by the environment. Does not look whether it exists.
ConfigFolder configFolder();

/// Makes the folder and those above it that are missing, for the user alone (0700). Empty when it
/// is there, otherwise "cannot make PATH: reason".
std::string makeFolder(const std::string& path);

}  // namespace gimbalscope::app
