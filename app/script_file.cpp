// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Scripts from files.
#include "app/script_file.h"

#include <sys/stat.h>

#include "app/command_line.h"
#include "app/exit_code.h"
#include "app/finding_log.h"
#include "app/signals.h"
#include "io/input_file.h"
#include "io/text_check.h"

namespace gimbalscope::app {
namespace {

void printEach(const std::string& path, const std::vector<std::string>& sentences) {
    for (const std::string& sentence : sentences) {
        tell(path + ": " + sentence);
    }
}

}  // namespace

std::variant<sim::Script, int> readScript(const std::string& path) {
    const io::WholeFile file = io::readWhole(path);
    if (!file.text) {
        if (stopSignal() != 0) {
            return stopExitCode();
        }
        complain(file.error);
        return kExitUnreadable;
    }
    if (const std::optional<io::Finding> finding = io::notText(*file.text)) {
        FindingLog(path).error(*finding);
        return kExitRejected;
    }
    sim::Script script = sim::parseScript(*file.text);
    if (!script.errors.empty()) {
        printEach(path, script.errors);
        return kExitRejected;
    }
    return script;
}

bool isSameFile(const std::string& one, const std::string& other) {
    struct stat first {
    }, second{};
    return ::stat(one.c_str(), &first) == 0 && ::stat(other.c_str(), &second) == 0 &&
           S_ISREG(first.st_mode) && first.st_dev == second.st_dev && first.st_ino == second.st_ino;
}

bool printFindings(const std::string& path, const sim::Playback& playback) {
    printEach(path, playback.messages);
    printEach(path, playback.failures);
    return !playback.messages.empty() || !playback.failures.empty();
}

}  // namespace gimbalscope::app
