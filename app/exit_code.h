// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What the program's exit codes mean. Part of the promise to scripts: see docs/command-line.md.
#pragma once

namespace gimbalscope::app {

inline constexpr int kExitClean = 0;
inline constexpr int kExitFindings = 1;    ///< finished; a check failed, rows repaired or unusable
inline constexpr int kExitUsage = 2;       ///< the arguments are wrong
inline constexpr int kExitUnreadable = 3;  ///< the input cannot be read
inline constexpr int kExitRejected = 4;    ///< the input was read and makes no sense
inline constexpr int kExitOutput = 5;      ///< the output cannot be written
inline constexpr int kExitNoDisplay = 6;   ///< no display, or no OpenGL 3.3
inline constexpr int kExitInternal = 7;    ///< a fault of the program
inline constexpr int kExitHungUp = 129;    ///< SIGHUP
inline constexpr int kExitInterrupted = 130;  ///< SIGINT
inline constexpr int kExitTerminated = 143;   ///< SIGTERM

}  // namespace gimbalscope::app
