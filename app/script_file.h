// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A script from a file, or the sentences that say why not.
#pragma once

#include <string>
#include <variant>

#include "sim/play.h"

namespace gimbalscope::app {

/// The script, or an exit code after saying why not: kExitUnreadable, kExitRejected after printing
/// "FILE: line 3: ..." for each mistake, or that of a signal.
std::variant<sim::Script, int> readScript(const std::string& path);

/// True when both paths lead to one regular file: a script must not be written over.
bool isSameFile(const std::string& one, const std::string& other);

/// Prints failed checks and commands that did nothing, one a line. True when there were any.
bool printFindings(const std::string& path, const sim::Playback& playback);

}  // namespace gimbalscope::app
