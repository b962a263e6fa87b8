// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Signals as values: SIGINT and SIGTERM set a flag that loops look at, so that temporary files are
// removed by the usual destructors; a closed pipe and a full quota become errors of write().
#pragma once

#include <csignal>

namespace gimbalscope::app {

/// Installs the handlers. Waiting system calls end with EINTR when the flag is set.
void watchSignals();

/// The number of the signal that asked the program to stop; 0 while none did.
const volatile std::sig_atomic_t& stopSignal();

/// The exit code for having been stopped: 130 or 143; 0 when not stopped.
int stopExitCode();

}  // namespace gimbalscope::app
