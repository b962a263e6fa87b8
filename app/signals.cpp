// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The variables that live outside of all functions: handlers of signals and of exit() can reach
// nothing else.
#include "app/signals.h"

#include <cstdlib>
#include <exception>
#include <thread>
#include <utility>

#include "app/exit_code.h"

namespace gimbalscope::app {
namespace {

volatile std::sig_atomic_t receivedSignal = 0;

extern "C" void rememberSignal(int number) { receivedSignal = number; }

std::function<void()> taskBeforeExit;
std::thread::id threadOfTask;

extern "C" void doTaskBeforeExit() {
    if (!taskBeforeExit || std::this_thread::get_id() != threadOfTask) {
        return;
    }
    try {
        std::exchange(taskBeforeExit, {})();
    } catch (const std::exception&) {
        return;  // nobody is left to tell
    }
}

}  // namespace

BeforeExit::BeforeExit(std::function<void()> task) {
    static const int registered = std::atexit(doTaskBeforeExit);  // once; 0 means it will be called
    taskBeforeExit = registered == 0 ? std::move(task) : nullptr;
    threadOfTask = std::this_thread::get_id();
}

BeforeExit::~BeforeExit() { taskBeforeExit = nullptr; }

void watchSignals() {
    struct sigaction action {};
    action.sa_handler = rememberSignal;  // without SA_RESTART, so that waiting ends
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, nullptr);
    sigaction(SIGTERM, &action, nullptr);
    struct sigaction before {};
    if (sigaction(SIGHUP, nullptr, &before) == 0 && before.sa_handler != SIG_IGN) {  // not nohup
        sigaction(SIGHUP, &action, nullptr);
    }
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
    std::signal(SIGCHLD,
                SIG_DFL);  // whoever started us may ignore it: no child could be waited for
}

const volatile std::sig_atomic_t& stopSignal() { return receivedSignal; }

int stopExitCode() {
    if (receivedSignal == 0) {
        return kExitClean;
    }
    return receivedSignal == SIGTERM  ? kExitTerminated
           : receivedSignal == SIGHUP ? kExitHungUp
                                      : kExitInterrupted;
}

}  // namespace gimbalscope::app
