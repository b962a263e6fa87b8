// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Scripts from files.
#include "app/script_file.h"

#include <cstdio>

#include "app/command_line.h"
#include "app/exit_code.h"
#include "io/input_file.h"

namespace gimbalscope::app {
namespace {

void printEach(const std::string& path, const std::vector<std::string>& sentences) {
    for (const std::string& sentence : sentences) {
        const std::string line = path + ": " + sentence + "\n";
        std::fwrite(line.data(), 1, line.size(), stderr);
    }
}

}  // namespace

std::variant<sim::Script, int> readScript(const std::string& path) {
    const io::WholeFile file = io::readWhole(path);
    if (!file.text) {
        complain(file.error);
        return kExitUnreadable;
    }
    sim::Script script = sim::parseScript(*file.text);
    if (!script.errors.empty()) {
        printEach(path, script.errors);
        return kExitRejected;
    }
    return script;
}

bool printFindings(const std::string& path, const sim::Playback& playback) {
    printEach(path, playback.messages);
    printEach(path, playback.failures);
    return !playback.messages.empty() || !playback.failures.empty();
}

}  // namespace gimbalscope::app
