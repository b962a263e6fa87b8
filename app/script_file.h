// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A script from a file, or the sentences that say why not.
#pragma once

#include <string>
#include <variant>

#include "sim/play.h"

namespace gimbalscope::app {

/// The script, or kExitUnreadable or kExitRejected after printing "FILE: line 3: ...".
std::variant<sim::Script, int> readScript(const std::string& path);

/// Prints failed checks and commands that did nothing, one a line. True when there were any.
bool printFindings(const std::string& path, const sim::Playback& playback);

}  // namespace gimbalscope::app
