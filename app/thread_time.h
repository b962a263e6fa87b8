// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Processor time of the calling thread. What other programs, and the threads of a software
// renderer, do in between does not count, so that the cost of a piece of code can be told on a busy
// machine.
#pragma once

namespace gimbalscope::app {

/// Seconds from some moment on, never falling. Where the system has no such clock: wall time.
double threadSeconds();

}  // namespace gimbalscope::app
