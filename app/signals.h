// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Ends that come from outside. Signals as values: SIGINT, SIGTERM and SIGHUP set a flag that loops
// look at, so that temporary files are removed by the usual destructors; a closed pipe and a full
// quota become errors of write(). And libraries that call exit(): Xlib does when its server dies.
#pragma once

#include <csignal>
#include <functional>

namespace gimbalscope::app {

/// Installs the handlers. Waiting system calls end with EINTR when the flag is set.
void watchSignals();

/// The number of the signal that asked the program to stop; 0 while none did.
const volatile std::sig_atomic_t& stopSignal();
/// The same as a question, for what takes long.
inline bool isToStop() { return stopSignal() != 0; }

/// The exit code for having been stopped: 129, 130 or 143; 0 when not stopped.
int stopExitCode();

/// While it lives, exit() called in the middle of things on this thread first does the task, which
/// may use all that lives as long; one at a time. Nothing is thrown out of it.
class BeforeExit {
public:
    explicit BeforeExit(std::function<void()> task);
    ~BeforeExit();
    BeforeExit(const BeforeExit&) = delete;
    BeforeExit& operator=(const BeforeExit&) = delete;
};

}  // namespace gimbalscope::app
