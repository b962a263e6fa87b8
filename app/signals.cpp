// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The one variable that lives outside of all functions: a signal handler can reach nothing else.
#include "app/signals.h"

#include "app/exit_code.h"

namespace gimbalscope::app {
namespace {

volatile std::sig_atomic_t receivedSignal = 0;

extern "C" void rememberSignal(int number) { receivedSignal = number; }

}  // namespace

void watchSignals() {
    struct sigaction action {};
    action.sa_handler = rememberSignal;  // without SA_RESTART, so that waiting ends
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, nullptr);
    sigaction(SIGTERM, &action, nullptr);
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
}

const volatile std::sig_atomic_t& stopSignal() { return receivedSignal; }

int stopExitCode() {
    if (receivedSignal == 0) {
        return kExitClean;
    }
    return receivedSignal == SIGTERM ? kExitTerminated : kExitInterrupted;
}

}  // namespace gimbalscope::app
